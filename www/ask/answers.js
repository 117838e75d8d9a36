// Types alone: the answers to a person's questions to the solver.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('./questions.js').Search} Search */
/** @typedef {import('./questions.js').Wish} Wish */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */

/**
 * Additions to some answers: a position on the way, and the halves of that way; the number of solutions, if it is
 * known. `isBack` says that the game went back to a winnable position.
 * @typedef {{ via?: string, halves?: import('./questions.js').Halves, solutions?: string }} More
 *
 * The outcome of a question about a position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, milliseconds: number, wish: Wish, proven: boolean,
 *   isBack?: boolean } & More
 *   | { state: 'only' } & More
 *   | { state: 'open', cause?: import('./questions.js').Unknown['cause'] } & More
 *   | { state: 'lost', reason: Reason, best: import('./questions.js').Best } & More
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Outcome
 *
 * A hint: the peg that is to jump, the hole in which it lands, which is shown if the hint `isWhole`, and the line that
 * it begins.
 * @typedef {{
 *   state: 'hinted', jump: Jump, from: string, to: string, isWhole: boolean, report: import('./questions.js').Found
 * }} Hint
 *
 * The report of a hint. The first of the jumps is the hint.
 * @typedef {{ outcome: 'solved' | 'impossible' | 'unknown', jumps: string[], moves: number, reason: Reason | null }}
 *   HintReport
 *
 * The last answer about the position on the board: that outcome, or the outcome of going back to a winnable position.
 * The game is `rescued` at the latest winnable position, or at the latest known one if later ones could not be settled
 * in time. It is `hopeless` if the start is proven to be lost, and `unsettled` if neither was found out.
 * @typedef {Outcome | Hint | { state: 'rescued', isLatest: boolean } | { state: 'hopeless' } | { state: 'unsettled' }}
 *   Verdict
 *
 * The answer to a question: the verdict, and the act on the board.
 * @typedef {{ verdict: Verdict, act?: (session: Session) => void }} Answer
 *
 * A line that was looked for; the number of solutions, if it is known.
 * @typedef {import('./questions.js').Finding<any> & { solutions?: string }} Finding
 *
 * Looks for a line from the position on the board, of the wanted kind, and through the position `via` if one is given.
 * @typedef {(
 *   game: Game, asked: { wish: Wish, via?: string, nextSeed: () => number }, search: Search
 * ) => Promise<Finding | Answer>} Find
 */

export {};
