// The state of the page: computed from the game on the board after each change, and read by all parts of the page.

import { movesPlayed, pegCount, status } from '../../game/game.js';
import { isFound, lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../element/plus-element.js').PegSolitaireElement} Board */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {'play' | 'study'} Room */
/** @typedef {ReturnType<typeof stateOf>} State */
/**
 * Shows a state of the page; there is none before the first one.
 * @typedef {(state: State, before: Partial<State> & { jumps: number }) => void} Reader
 */
/** The place of the puzzle on the ladder, and the solved rungs. @typedef {{ at: number, solved: boolean[] }} Ladder */
/**
 * The facts about a puzzle: its name, and the fewest moves of any solution; the fewest moves of the player's own wins
 * or, without one, the fewest pegs left; its date and the name of that day, the moves of a friend who sent it, and its
 * place on the ladder.
 * @typedef {{
 *   problem?: Problem, name?: string, fewest?: number, best?: number, left?: number, date?: string, day?: string,
 *   beat?: number, ladder?: Ladder,
 * }} Known
 */
/**
 * The facts that are not part of a game: the room, whether the board shows a playback, the number of jumps by hand in
 * this visit, the facts about a puzzle, and the puzzle next to which a jump was tried.
 * @typedef {{ room: Room, isFilm: boolean, jumps: number, known: Known, tried?: Problem }} Facts
 */

/** The events of the board that may change the state, and the actions of its buttons that end playback. */
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
    /** The last jump of a won game that is not moving. */
    result: paused ? last : undefined,
    /** The number of moves, if the player made the winning jump. */
    moves: game && last && !isFound(game, last) ? movesPlayed(game) : undefined,
    /** The number of pegs of a stuck game; for a pattern, where pegs are meant to stay, the number means nothing. */
    left: end === 'stuck' && problem && problem.finish.holes.length < 2 ? pegs : undefined,
  };
}

/**
 * True if the board shows a playback after an event: from its first frame, or from a link to the start of a line, until
 * the user goes back, undoes or plays a jump. After a solution it is still shown at its end; playback of the player's
 * own game is over.
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
  // The page's own history entries have a state.
  let isByLink = globalThis.history?.state === null && location.search !== '';
  for (const type of EVENTS) element.addEventListener(type, () => updateAfter(type));
  element.addEventListener('click', (event) => {
    const act = actOf(event);
    if (ENDING.includes(act)) updateAfter(act);
  });
  return { state: () => state, follow, know };

  /** Calls a reader with every state from now on. @param {Reader} reader */
  function follow(reader) {
    readers.push(reader);
    guard(() => reader(state, { jumps: 0 }));
  }

  /** Adds facts. @param {Partial<Facts>} more */
  function know(more) {
    facts = { ...facts, ...more };
    updateAfter('');
  }

  /** All events of a change are dispatched in one task, and followed by one state. @param {string} event */
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

/** The action of the board's button that was pressed. @param {Event} event */
export function actOf(event) {
  const [target] = event.composedPath();
  const button = target instanceof Element && target.closest('[data-action]');
  return (button instanceof HTMLElement && button.dataset.action) || '';
}
