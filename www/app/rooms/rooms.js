// The two rooms of the page: Play, a board with the keys of a game, and Study, with all that can be known of one. A
// film in Play hides the keys of the game.

import { status } from '../../game/game.js';
import { isFound, treeOf } from '../../game/tree.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {'play' | 'study'} Room */

const { dataset } = document.documentElement;
const TRANSPORT = 'transport ';
/** The controls of the board in Play. */
const PLAIN = 'actions status';

/**
 * Opens the room of the last visit, and offers the other one.
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} button changes the room
 * @param {HTMLElement} problem the choice of start and goal, which Play shows on request
 * @param {HTMLElement} change the button for that
 * @param {(set: () => void) => void} quietly sets an attribute that is not to be kept
 */
export function offerRooms({ element, words: { rooms: words } }, button, problem, change, quietly) {
  let hasFilm = false;
  watchFilm(element, (isOn) => {
    hasFilm = isOn;
    show();
  });
  element.addEventListener('change', showState);
  element.addEventListener('ready', showState);
  button.addEventListener('click', ({ detail }) => {
    enter(room() === 'play' ? 'study' : 'play');
    remember('room', room());
    // The button has gone elsewhere: a person at the keyboard goes to the board.
    if (detail === 0) element.focus();
  });
  change.addEventListener('click', () => showProblem(problem.hidden === true));
  enter(roomOfLastVisit());
  return { enter };

  /** @param {Room} room @param {string} [mode] of the analysis: the last one that a person has chosen */
  function enter(room, mode = recall('analysis') || 'off') {
    // Verdicts on all jumps belong to Study.
    quietly(() => element.setAttribute('analysis', room === 'play' && mode === 'all' ? 'off' : mode));
    // Play has no variations to draw for.
    element.setAttribute('drawing', room === 'play' ? 'off' : 'on');
    dataset.room = room;
    button.textContent = words[room === 'play' ? 'study' : 'play'];
    // Study needs no button for the choice, and has the way back in view.
    document.querySelector(room === 'study' ? '#daily' : '#solutions')?.before(button);
    change.hidden = room === 'study';
    showProblem(room === 'study');
    show();
  }

  function show() {
    element.setAttribute('controls', room() === 'play' ? (hasFilm ? TRANSPORT : '') + PLAIN : '');
    dataset.film = String(hasFilm);
  }

  /** @param {boolean} isShown */
  function showProblem(isShown) {
    problem.hidden = !isShown;
    change.setAttribute('aria-expanded', String(isShown));
  }

  /** In Play the keys of a game come with its first jump. No Hint is of use in a dead end, no solver after a win. */
  function showState() {
    const { state } = element;
    dataset.begun = String(state !== undefined && state.line.jumps.length > 0);
    dataset.won = String(state !== undefined && state.cursor > 0 && status(state) === 'won');
    dataset.stuck = String(state !== undefined && status(state) === 'stuck');
  }
}

/** @returns {Room} */
export function room() {
  return dataset.room === 'study' ? 'study' : 'play';
}

/** A person who kept the analysis studies. @returns {Room} */
function roomOfLastVisit() {
  const kept = recall('room') || (recall('analysis') === 'all' ? 'study' : 'play');
  return kept === 'study' ? 'study' : 'play';
}

/** The buttons of the board that end a film. */
const ENDING = ['own', 'restart', 'undo'];

/**
 * Notices a film on the board: from its first frame, or from a link to the start of a line, until a person goes back,
 * undoes or plays on.
 * @param {import('../kit/guard.js').Page['element']} element
 * @param {(isOn: boolean) => void} tell hears of its beginning and end
 */
function watchFilm(element, tell) {
  // The page writes its own games into its entries of the history.
  let isByLink = history.state === null && location.search !== '';
  element.addEventListener('play', () => tell(true));
  element.addEventListener('jump', () => tell(false));
  element.addEventListener('ready', () => {
    tell(isByLink && isToBeSeen(element.state));
    isByLink = false;
  });
  // The film of a solution stays at its end, to be looked at; that of a person's own game is over.
  element.addEventListener('ended', () => isSolution(element.state) || tell(false));
  element.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest('[data-action]');
    const action = button instanceof HTMLElement ? button.dataset.action : undefined;
    if (ENDING.includes(action ?? '')) tell(false);
    // This button goes: a person at the keyboard is on the board then.
    if (action === 'own' && event.detail === 0) element.focus();
  });
}

/**
 * True if a game was opened at the start of its line.
 * @param {import('../../game/game.js').Game | undefined} game
 */
function isToBeSeen(game) {
  return game !== undefined && game.cursor === 0 && game.line.jumps.length > 1;
}

/**
 * True if a jump of the line on the board is the solver's.
 * @param {import('../../game/game.js').Game | undefined} game
 */
function isSolution(game) {
  return game !== undefined && treeOf(game).path.some((node) => isFound(game, node));
}
