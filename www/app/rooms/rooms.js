// The two rooms of the page: Play, a board with a few buttons, and Study, which shows everything that can be known
// about a game. In Play, the game's buttons are hidden during playback.

import { partsOf, setAttribute } from '../../common/dom/dom.js';
import { actOf } from '../kit/state.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {import('../kit/state.js').Room} Room */

const { dataset } = document.documentElement;
const TRANSPORT = 'transport ';
/** The controls of the board in Play. */
const PLAIN = 'actions status';

/**
 * Opens the room used on the last visit, and offers the other one.
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} button switches rooms
 * @param {HTMLElement} problem the choice of start and goal, which Play shows on request
 * @param {HTMLElement} change the button that shows this choice
 * @param {(set: () => void) => void} quietly sets an attribute that is not to be stored
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
    // The button has moved elsewhere, so keyboard users continue on the board.
    if (detail === 0) element.focus();
  });
  element.addEventListener('click', (event) => {
    // This button disappears, so keyboard users continue on the board.
    if (actOf(event) === 'own' && event.detail === 0) element.focus();
  });
  change.addEventListener('click', () => showProblem(problem.hidden === true));
  enter(roomOfLastVisit());
  follow(show);
  return { enter };

  /** @param {Room} room @param {string} [mode] of the analysis: the user's last choice, or else all in Study */
  function enter(room, mode = recall('analysis') || (room === 'study' ? 'all' : 'off')) {
    // Verdicts on all jumps belong to Study.
    quietly(() => element.setAttribute('analysis', room === 'play' && mode === 'all' ? 'off' : mode));
    // Play shows no notes, so the user cannot draw any.
    element.setAttribute('drawing', room === 'play' ? 'off' : 'on');
    know({ room });
  }

  /**
   * In Play the game's buttons appear with its first jump. Hint is useless in a dead end, as is the solver after a win.
   * @type {import('../kit/state.js').Reader}
   */
  function show({ room, isFilm, isBegun, isWon, isStuck }, before) {
    Object.assign(dataset, { room, film: isFilm, begun: isBegun, won: isWon, stuck: isStuck });
    const isPlay = room === 'play';
    setAttribute(element, 'controls', isPlay ? (isFilm ? TRANSPORT : '') + PLAIN : '');
    if (room === before.room) return;
    partsOf(button)('span').textContent = words[isPlay ? 'study' : 'play'];
    // Study does not need the button for choosing another problem, and shows the button that leads back to Play.
    document.querySelector(isPlay ? '#how' : '#path')?.before(button);
    change.hidden = !isPlay;
    showProblem(!isPlay);
  }

  /** @param {boolean} isShown */
  function showProblem(isShown) {
    problem.hidden = !isShown;
    change.setAttribute('aria-expanded', String(isShown));
  }
}

/** A user who left the analysis switched on gets Study. @returns {Room} */
function roomOfLastVisit() {
  const kept = recall('room') || (recall('analysis') === 'all' ? 'study' : 'play');
  return kept === 'study' ? 'study' : 'play';
}

/**
 * Plays back what the user has requested, with the board in view.
 * @param {import('../kit/guard.js').Page['element']} element
 */
export function playFilm(element) {
  element.play();
  element.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
