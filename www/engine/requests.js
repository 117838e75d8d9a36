// Types only: the questions to the worker, the progress of a search, and its result.

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */

/**
 * A question to the worker. A different seed finds a different solution. After `limit` milliseconds the search ends
 * with the best line so far, or with the state `unknown`.
 * @typedef {{ kind: 'solve', board: string, start: string, finish: string, seed?: number, limit?: number }}
 *   SolveRequest
 * @typedef {{ kind: 'fewest-moves', board: string, start: string, finish: string, limit?: number }} MovesRequest
 * @typedef {{ kind: 'fewest-pegs', board: string, start: string, atLeast: number, limit?: number }} PegsRequest
 *
 * A question to a problem's judge about a position that can be reached from the start, and a request for the judge to
 * learn in advance.
 * @typedef {{ kind: 'verdicts', board: string, start: string, finish: string, position: string, limit?: number }}
 *   VerdictsRequest
 * @typedef {{ kind: 'prepare', board: string, start: string, finish: string, limit?: number }} PrepareRequest
 *
 * Questions about all solutions from a start, which are kept for the next question: the number of winning lines from a
 * reachable position, a solution drawn at random, and `count` solutions starting with number `from`.
 * @typedef {{ kind: 'winning-lines', board: string, start: string, finish: string, position: string, limit?: number }}
 *   LinesRequest
 * @typedef {{ kind: 'draw', board: string, start: string, finish: string, seed: number, limit?: number }} DrawRequest
 * @typedef {{
 *   kind: 'list', board: string, start: string, finish: string,
 *   from: string, count: number, symmetry: boolean, order: boolean, limit?: number,
 * }} ListRequest
 * @typedef {SolveRequest | MovesRequest | PegsRequest | VerdictsRequest | PrepareRequest | LinesRequest | DrawRequest }
 *   AnalysisRequest
 *
 * Requests for a new problem, by day or level, and for the difficulty of a problem. The level of a problem is known at
 * once, and the choices along its solution are known within half a second.
 * @typedef {{ kind: 'problem-of-day', board?: undefined, day: string, limit?: number }
 *   | { kind: 'new-problem', board?: undefined, level: number, seed: number, limit?: number }} ComposeRequest
 * @typedef {{ kind: 'level', board: string, start: string, finish: string, limit?: number }} LevelRequest
 *
 * A request for the solution that is easiest to remember, in chunks.
 * @typedef {{ kind: 'memorable', board: string, start: string, finish: string, limit?: number }} MemorableRequest
 *
 * Requests for the jumps that every solution from a position plays, and for the chunks of a line.
 * @typedef {{ kind: 'shared', board: string, start: string, finish: string, position: string, limit?: number }}
 *   SharedRequest
 * @typedef {{ kind: 'chunks', board: string, moves: string, limit?: number }} ChunksRequest
 * @typedef {AnalysisRequest | ListRequest | ComposeRequest | LevelRequest | MemorableRequest | SharedRequest
 *   | ChunksRequest} Request
 */

/**
 * A search of the engine. `best` is present if the search looks for the best line.
 * @typedef {{ run: (positions: number) => any, best?: () => any, free: () => void }} Search
 *
 * The function that creates each kind of search; searches for new problems need no board.
 * @typedef {import('./wasm/peg_solitaire.js').Board} Board
 * @typedef {{ [K in Request['kind']]: (board: Board, request: Extract<Request, { kind: K }>) => Search }} Searches
 */

/**
 * Options for following and cancelling a search. If the search looks for the best line, `onBest` receives the best one
 * so far.
 * @typedef {{
 *   signal?: AbortSignal,
 *   onProgress?: (progress: Progress) => void,
 *   onBest?: (best: Found) => void,
 * }} SearchOptions
 */

/**
 * The result of a search, and its duration in milliseconds, excluding communication with the worker.
 * @template T
 * @typedef {{ report: T, milliseconds: number }} Finding
 */

export {};
