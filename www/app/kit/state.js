// The state of the page: computed from the game on its board, once after each change, and read by all of its parts.

import { movesPlayed, pegCount, status } from '../../game/game.js';
import { isFound, lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../element/plus-element.js').PegSolitaireElement} Board */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {'play' | 'study'} Room */
/** @typedef {ReturnType<typeof stateOf>} State */
/**
 * Shows a state of the page; before the first one there was none.
 * @typedef {(state: State, before: Partial<State> & { jumps: number }) => void} Reader
 */
/** The place of the puzzle on the ladder, and the solved rungs. @typedef {{ at: number, solved: boolean[] }} Ladder */
/**
 * The facts about a puzzle: its name, and the fewest moves of its solutions; the fewest moves of a person's own wins,
 * the fewest pegs left without one, its date and the name of that day, the moves of a friend who has sent it, and its
 * place on the ladder.
 * @typedef {{
 *   problem?: Problem, name?: string, fewest?: number, best?: number, left?: number, date?: string, day?: string,
 *   beat?: number, ladder?: Ladder,
 * }} Known
 */
/**
 * The facts that no game tells: the room, whether a film is on the board, the number of jumps by hand in this visit,
 * those about a puzzle, and the puzzle beside which a jump was tried.
 * @typedef {{ room: Room, isFilm: boolean, jumps: number, known: Known, tried?: Problem }} Facts
 */

/** The events of the board after which another state may be there, and the acts of its buttons that end a film. */
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
    // Answers may come when another game is on the board.
    known: facts.known.problem === problem ? facts.known : FIRST.known,
    isTried: problem !== undefined && facts.tried === problem && facts.jumps === 0,
    pegs,
    isBegun: game !== undefined && game.line.jumps.length > 0,
    isWon,
    isStuck: end === 'stuck',
    /** The last jump of a won game at rest. */
    result: paused ? last : undefined,
    /** The moves of a win by a jump of the player's own. */
    moves: game && last && !isFound(game, last) ? movesPlayed(game) : undefined,
    /** The pegs of a game that is stuck. Pegs of a pattern are to stay: their number says nothing. */
    left: end === 'stuck' && problem && problem.finish.holes.length < 2 ? pegs : undefined,
  };
}

/**
 * True if a film is on the board after an event: from its first frame, or from a link to the start of a line, until a
 * person goes back, undoes or plays on. The film of a solution stays at its end, to be looked at; that of a person's
 * own game is over.
 * @param {boolean} isFilm before it
 * @param {string} event of the board, or the act of its button
 * @param {Game | undefined} game
 * @param {boolean} isByLink true if the game was opened by a link of somebody
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
  // The page writes its own games into its entries of the history.
  let isByLink = globalThis.history?.state === null && location.search !== '';
  for (const type of EVENTS) element.addEventListener(type, () => updateAfter(type));
  element.addEventListener('click', (event) => {
    const act = actOf(event);
    if (ENDING.includes(act)) updateAfter(act);
  });
  return { state: () => state, follow, know };

  /** Shows all states from now on. @param {Reader} reader */
  function follow(reader) {
    readers.push(reader);
    guard(() => reader(state, { jumps: 0 }));
  }

  /** Learns more. @param {Partial<Facts>} more */
  function know(more) {
    facts = { ...facts, ...more };
    updateAfter('');
  }

  /** The events of a change are dispatched in one task: one state comes after them. @param {string} event */
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
    // A reader that fails keeps nothing from the others.
    const now = state;
    for (const reader of readers) queueMicrotask(() => guard(() => reader(now, before)));
  }
}

/** The act of the button of the board that was pressed. @param {Event} event */
export function actOf(event) {
  const [target] = event.composedPath();
  const button = target instanceof Element && target.closest('[data-action]');
  return (button instanceof HTMLElement && button.dataset.action) || '';
}
