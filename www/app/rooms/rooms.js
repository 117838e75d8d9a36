// The two rooms of the page: Play, a board with the keys of a game, and Study, with all that can be known of one. A
// film in Play hides the keys of the game.

import { partsOf, setAttribute } from '../../common/dom/dom.js';
import { actOf } from '../kit/state.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {import('../kit/state.js').Room} Room */

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
export function offerRooms(
  { element, state, follow, know, words: { rooms: words } },
  button,
  problem,
  change,
  quietly,
) {
  button.addEventListener('click', ({ detail }) => {
    const other = state().room === 'play' ? 'study' : 'play';
    enter(other);
    remember('room', other);
    // The button has gone elsewhere: a person at the keyboard goes to the board.
    if (detail === 0) element.focus();
  });
  element.addEventListener('click', (event) => {
    // This button goes: a person at the keyboard is on the board then.
    if (actOf(event) === 'own' && event.detail === 0) element.focus();
  });
  change.addEventListener('click', () => showProblem(problem.hidden === true));
  enter(roomOfLastVisit());
  follow(show);
  return { enter };

  /** @param {Room} room @param {string} [mode] of the analysis: a person's last choice, or else all in Study */
  function enter(room, mode = recall('analysis') || (room === 'study' ? 'all' : 'off')) {
    // Verdicts on all jumps belong to Study.
    quietly(() => element.setAttribute('analysis', room === 'play' && mode === 'all' ? 'off' : mode));
    // Play has no variations to draw for.
    element.setAttribute('drawing', room === 'play' ? 'off' : 'on');
    know({ room });
  }

  /**
   * In Play the keys of a game come with its first jump. No Hint is of use in a dead end, no solver after a win.
   * @type {import('../kit/state.js').Reader}
   */
  function show({ room, isFilm, isBegun, isWon, isStuck }, before) {
    Object.assign(dataset, { room, film: isFilm, begun: isBegun, won: isWon, stuck: isStuck });
    const isPlay = room === 'play';
    setAttribute(element, 'controls', isPlay ? (isFilm ? TRANSPORT : '') + PLAIN : '');
    if (room === before.room) return;
    partsOf(button)('span').textContent = words[isPlay ? 'study' : 'play'];
    // Study needs no button for the choice, and has the way back in view.
    document.querySelector(isPlay ? '#how' : '.top > .at-end')?.before(button);
    change.hidden = !isPlay;
    showProblem(!isPlay);
  }

  /** @param {boolean} isShown */
  function showProblem(isShown) {
    problem.hidden = !isShown;
    change.setAttribute('aria-expanded', String(isShown));
  }
}

/** A person who kept the analysis studies. @returns {Room} */
function roomOfLastVisit() {
  const kept = recall('room') || (recall('analysis') === 'all' ? 'study' : 'play');
  return kept === 'study' ? 'study' : 'play';
}

/**
 * Plays a film that a person has asked for, with its board in view.
 * @param {import('../kit/guard.js').Page['element']} element
 */
export function playFilm(element) {
  element.play();
  element.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
