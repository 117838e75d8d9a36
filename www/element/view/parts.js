// Types only: the parts in which the elements of the two files differ, and their interfaces.

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */
/** @typedef {import('./controls.js').Intents} TransportIntents */
/** @typedef {import('../../ask/solving.js').Solving} Solving */
/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */

/**
 * The user's actions on the board, the transport and the list of moves; `redraw` draws the next frame.
 * @typedef {TransportIntents & {
 *   goTo: (cursor: number) => void,
 *   redraw: () => void,
 *   analyse: (mode: import('../../ask/analysis.js').Mode) => void,
 *   change: (act: (game: Game) => Game) => void,
 *   focus: (hole: number | undefined) => void,
 *   choose: (hole: number | undefined) => void,
 * }} Intents
 */

/**
 * The differences between the two elements: the form of games, the list of moves, the texts, the style, the search for
 * solutions, speech, the engraving and layout of boards, the menu, the analysis and its display, notes and drawings,
 * the memory of a reader's game, and additional listeners.
 * @typedef {{
 *   form: import('../../game/line.js').Form,
 *   makeMovesList(root: HTMLElement, intents: Intents, words: ElementWords): { update(game: Game): void },
 *   words: ElementWords,
 *   css: string,
 *   find?: import('../../ask/questions.js').Find,
 *   makeVoice?(element: Element, words: ElementWords): import('./announcer.js').Voice,
 *   engrave?: (problem: import('../../engine/problem.js').Problem, element: Element) =>
 *   import('../../board/engraving.js').Engraving,
 *   layOut?: (element: Element) => typeof import('../../board/layout.js').layOut,
 *   makeAnalysis?: typeof import('../../ask/analysis.js').makeAnalysis,
 *   addMenu?(keys: Element, element: Element, words: ElementWords): void,
 *   makeAnalysisDisplay?(panel: HTMLElement, intents: Intents, words: ElementWords):
 *     import('../analysis/analysis-display.js').AnalysisDisplay,
 *   makeDraws?: typeof import('../notes/annotations-display.js').makeDraws,
 *   makeAnnotationsDisplay?(stage: HTMLElement, words: ElementWords):
 *     import('../notes/annotations-display.js').AnnotationsDisplay,
 *   makeMemory?: typeof import('../attributes/memory.js').makeMemory,
 *   listen?(element: Element, words: ElementWords): void,
 *   followWheel?(element: Element): void,
 * }} Parts
 */

/**
 * The data for the view, in addition to the session.
 * @typedef {{
 *   solving: Solving,
 *   analysis: Analysis | undefined,
 *   controls: readonly string[],
 *   isReadOnly: boolean,
 *   isSelfPlaying: boolean,
 *   jump: { jump: Jump, position: string } | undefined,
 * }} ViewState `jump` is the last jump made by hand, with the position after it
 */

export {};
