// Types alone: the answers to a person's questions to the solver.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('./questions.js').Search} Search */
/** @typedef {import('./questions.js').Wish} Wish */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */

/**
 * What some answers have more: a position on the way, and the halves of that; how many solutions there are, where that
 * is known.
 * @typedef {{ via?: string, halves?: import('./questions.js').Halves, solutions?: string }} More
 *
 * What became of a question about a position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, milliseconds: number, wish: Wish, proven: boolean } & More
 *   | { state: 'only' } & More
 *   | { state: 'open' } & More
 *   | { state: 'lost', reason: Reason, best: import('./questions.js').Best } & More
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Outcome
 *
 * A hint: the peg that is to jump and the hole where it lands, which is told when the hint `isWhole`; and the line that
 * it begins.
 * @typedef {{
 *   state: 'hinted', jump: Jump, from: string, to: string, isWhole: boolean, report: import('./questions.js').Found
 * }} Hint
 *
 * What a hint found out. The first of the jumps is the hint.
 * @typedef {{ outcome: 'solved' | 'impossible' | 'unknown', jumps: string[], moves: number, reason: Reason | null }}
 *   HintReport
 *
 * The last word on what is on the board: that, or what became of the wish to go back to where it can be won. It was
 * `rescued` to a winnable position, the latest one or, where later ones could not be settled in time, the latest known;
 * it is `hopeless` where the start is proven to be lost; and `unsettled` where neither was found out.
 * @typedef {Outcome | Hint | { state: 'rescued', isLatest: boolean } | { state: 'hopeless' } | { state: 'unsettled' }}
 *   Verdict
 *
 * What comes of a question: the verdict, and what to do on the board.
 * @typedef {{ verdict: Verdict, act?: (session: Session) => void }} Answer
 *
 * A line that was looked for; how many solutions there are, where that is known.
 * @typedef {import('./questions.js').Finding<any> & { solutions?: string }} Finding
 *
 * Looks for a line from the position on the board, as it is wished for, and through the position `via` where one is
 * given.
 * @typedef {(
 *   game: Game, asked: { wish: Wish, via?: string, nextSeed: () => number }, search: Search
 * ) => Promise<Finding | Answer>} Find
 */

export {};
