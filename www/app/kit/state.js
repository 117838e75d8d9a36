// The state of the page: computed from the game on the board after each change, and used by all parts of the page.

import { movesPlayed, pegCount, status } from '../../game/game.js';
import { isFound, lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../element/plus-element.js').PegSolitaireElement} Board */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {'play' | 'study'} Room */
/** @typedef {ReturnType<typeof stateOf>} State */
/**
 * Receives each state of the page, and the one before it, which is empty at first.
 * @typedef {(state: State, before: Partial<State> & { jumps: number }) => void} Reader
 */
/** The puzzle's place on the ladder, and which rungs are solved. @typedef {{ at: number, solved: boolean[] }} Ladder */
/**
 * The facts about a puzzle: its name; the fewest moves of any solution; the fewest moves of the player's own wins or,
 * if there are none, the fewest pegs left; its date and the name of that day; the number of moves that the friend who
 * sent it needed; and its place on the ladder.
 * @typedef {{
 *   problem?: Problem, name?: string, fewest?: number, best?: number, left?: number, date?: string, day?: string,
 *   beat?: number, ladder?: Ladder,
 * }} Known
 */
/**
 * The facts that are not part of a game: the room, whether the board shows playback, the number of jumps made by hand
 * during this visit, the facts about a puzzle, and the puzzle that was open when the button with the demonstration of a
 * jump was pressed.
 * @typedef {{ room: Room, isFilm: boolean, jumps: number, known: Known, tried?: Problem }} Facts
 */

/** The board's events that may change the state, and the actions of its buttons that end playback. */
const EVENTS = ['ready', 'change', 'jump', 'play', 'pause', 'ended'];
const ENDING = ['own', 'restart', 'undo'];
/** @type {Facts} */
const FIRST = { room: 'play', isFilm: false, jumps: 0, known: {} };

/**
 * @param {Pick<Board, 'state' | 'paused'>} board
 * @param {Facts} facts
 */
export function stateOf({ state: game, paused }, facts) {
  const end = game && status(game);
  const isWon = end === 'won' && game !== undefined && game.cursor > 0;
  const last = isWon ? lastJump(game) : undefined;
  const pegs = game && pegCount(game);
  const problem = game?.problem;
  return {
    ...facts,
    game,
    problem,
    // Answers may arrive when another game is on the board.
    known: facts.known.problem === problem ? facts.known : FIRST.known,
    isTried: problem !== undefined && facts.tried === problem && facts.jumps === 0,
    pegs,
    isBegun: game !== undefined && game.line.jumps.length > 0,
    isWon,
    isStuck: end === 'stuck',
    /** The last jump of a won game, once nothing is moving. */
    result: paused ? last : undefined,
    /** The number of moves, if the player made the winning jump. */
    moves: game && last && !isFound(game, last) ? movesPlayed(game) : undefined,
    /** The number of pegs left in a stuck game; undefined for a pattern, where several pegs are meant to stay. */
    left: end === 'stuck' && problem && problem.finish.holes.length < 2 ? pegs : undefined,
  };
}

/**
 * True if the board shows playback after an event. Playback begins with its first frame, or with a link to the start of
 * a line, and lasts until the user goes back, undoes or plays a jump. At the end of a solution, playback is still
 * shown; playback of the player's own game is over when the game ends.
 * @param {boolean} isFilm previous value
 * @param {string} event of the board, or the action of its button
 * @param {Game | undefined} game
 * @param {boolean} isByLink true if the game was opened by someone's link
 */
export function filmAfter(isFilm, event, game, isByLink) {
  if (event === 'ready') return isByLink && game?.cursor === 0 && game.line.jumps.length > 1;
  if (event === 'ended') return isFilm && game !== undefined && treeOf(game).path.some((node) => isFound(game, node));
  return event === 'play' || (isFilm && event !== 'jump' && !ENDING.includes(event));
}

/**
 * Follows the game on the board.
 * @param {Board} element
 * @param {(work: () => void) => void} guard
 */
export function followBoard(element, guard) {
  let facts = FIRST;
  let state = stateOf({ state: undefined, paused: true }, FIRST);
  /** @type {Reader[]} */
  const readers = [];
  /** The events since the last state. @type {string[]} */
  let events = [];
  // History entries that the page has written have a state.
  let isByLink = globalThis.history?.state === null && location.search !== '';
  for (const type of EVENTS) element.addEventListener(type, () => updateAfter(type));
  element.addEventListener('click', (event) => {
    const act = actOf(event);
    if (ENDING.includes(act)) updateAfter(act);
  });
  return { state: () => state, follow, know };

  /** Calls a reader with the current state, and with every state from now on. @param {Reader} reader */
  function follow(reader) {
    readers.push(reader);
    guard(() => reader(state, { jumps: 0 }));
  }

  /** @param {Partial<Facts>} more */
  function know(more) {
    facts = { ...facts, ...more };
    updateAfter('');
  }

  /** All events caused by a change are dispatched in one task, and lead to a single new state. @param {string} event */
  function updateAfter(event) {
    if (events.push(event) === 1) queueMicrotask(update);
  }

  function update() {
    const all = events;
    events = [];
    const isFilm = all.reduce((is, event) => filmAfter(is, event, element.state, isByLink), facts.isFilm);
    if (all.includes('ready')) isByLink = false;
    facts = { ...facts, isFilm, jumps: facts.jumps + all.filter((event) => event === 'jump').length };
    const before = state;
    guard(() => {
      state = stateOf(element, facts);
    });
    // A reader that throws does not stop the others.
    const now = state;
    for (const reader of readers) queueMicrotask(() => guard(() => reader(now, before)));
  }
}

/** The action of the button that was pressed on the board. @param {Event} event */
export function actOf(event) {
  const [target] = event.composedPath();
  const button = target instanceof Element && target.closest('[data-action]');
  return (button instanceof HTMLElement && button.dataset.action) || '';
}
