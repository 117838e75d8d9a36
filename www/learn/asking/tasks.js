// The article's questions to the engine. Each question is a generator that works for some milliseconds before each
// report.

import init, * as core from '../../engine/wasm/peg_solitaire.js';

/** The number of positions between two checks of the clock. */
const SLICE = 20_000;
/**
 * For measuring the speed of a search: the number of positions to search, and the number of runs, the first of which
 * are slower than the rest.
 */
const [SAMPLE, TRIES] = [200_000, 4];
/** The working time per report, in milliseconds. */
const PATIENCE = 30;
/**
 * The memory, in megabytes, for an ordinary search and for a visualised search. Several visualised searches may be in
 * view at once.
 */
const [MEGABYTES, WATCHED] = [192, 96];

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Method} Method */
/** @typedef {{ board: string, start: string, goal: string }} Question */
/**
 * @typedef {{ position: string, positions: number, deadEnds: number, depth: number, remembered: number }}
 *   WatchReport
 */
/** @typedef {{ pegs: number, count: number }} LevelCount */
/** @typedef {typeof TASKS} Tasks */
/**
 * @template {keyof Tasks} Name
 * @typedef {ReturnType<Tasks[Name]> extends Generator<infer Report, any, any> ? Report : never} ReportOf
 */

/** Starts the engine. @returns {Promise<Tasks>} */
export async function loadTasks() {
  await init({ module_or_path: new URL('../../engine/wasm/peg_solitaire_bg.wasm', import.meta.url) });
  return TASKS;
}

const TASKS = {
  /** @param {Question} question */
  *board(question) {
    const { game, start } = read(question);
    yield { holes: game.holes(), position: start };
  },

  /** @param {Question & { method: Method }} question @returns {Generator<WatchReport, void, number>} */
  *watch({ method, ...question }) {
    const { game, start, goal } = read(question);
    yield* holding(new core.Watch(game, start, goal, method, WATCHED), function* (search) {
      for (let steps = 0, isOver = false; !isOver; ) {
        const { state, positions, deadEnds, depth, remembered } = search.run(steps);
        isOver = state !== 'running';
        steps = yield { position: game.play(start, search.path()), positions, deadEnds, depth, remembered };
      }
    });
  },

  /** @param {Question & { method: Method | 'all', most: number }} question */
  *race({ method, most, ...question }) {
    const { game, start, goal } = read(question);
    /** @type {{ free(): void, run(positions: number): { state: string, positions: number } }} */
    const search =
      method === 'all' ? new core.Solver(game, start, goal) : new core.Watch(game, start, goal, method, WATCHED);
    yield* holding(search, (search) => inSlices(search, most));
  },

  /**
   * Plain backtracking on an array of cells, or on bits: the time for a number of positions, measured several times.
   * @param {Question & { way: 'cells' | 'bits' }} question
   * @returns {Generator<{ positions: number, ms: number }, void, void>}
   */
  *speed({ way, ...question }) {
    const { game, start, goal } = read(question);
    const tryCells = () => core.solveNaively(game, start, goal, 1, SAMPLE).positions;
    const tryBits = () => {
      const search = new core.Watch(game, start, goal, 'backtracking', 1);
      const { positions } = search.run(SAMPLE);
      search.free();
      return positions;
    };
    for (let count = 0; count < TRIES; count++) {
      const began = performance.now();
      const positions = way === 'cells' ? tryCells() : tryBits();
      // Some browsers' clocks have a coarse resolution.
      yield { positions, ms: Math.max(performance.now() - began, 1) };
    }
  },

  /** @param {Question} question */
  *games(question) {
    const { game, start, goal } = read(question);
    yield* holding(new core.Count(game, start, goal, false, MEGABYTES), (search) => inSlices(search));
  },

  /** @param {Question} question */
  *'fewest-moves'(question) {
    const { game, start, goal } = read(question);
    yield* holding(new core.FewestMoves(game, start, goal, MEGABYTES), (search) => inSlices(search));
  },

  /** @param {{ certificate: string }} question @returns {Generator<{ flaw?: string }, void, void>} */
  *check({ certificate }) {
    try {
      core.checkCertificate(certificate);
      yield {};
    } catch (error) {
      yield { flaw: error instanceof Error ? error.message : String(error) };
    }
  },

  /** @param {Question & { weights: number[] }} question */
  *weigh({ weights, ...question }) {
    const { game, start, goal } = read(question);
    yield game.weigh(Int32Array.from(weights), start, goal);
  },

  /** @param {Question} question */
  *pagoda(question) {
    const { game, start, goal } = read(question);
    const weights = game.findPagoda(start, goal);
    if (!weights) throw new Error('No weights prove it');
    yield { weights };
  },

  /**
   * Computes the set of winnable positions, and then a picture of each requested level.
   * @param {Omit<Question, 'start'>} question
   * @returns {Generator<{ share: number, ms: number, levels?: LevelCount[], picture?: Uint8Array }, void, number>}
   */
  *'whole-game'({ board, goal }) {
    const began = performance.now();
    yield* holding(new core.PositionSet(new core.Board(board), goal, MEGABYTES), function* (set) {
      while (!set.run(SLICE)) yield { share: set.progress, ms: performance.now() - began };
      const counts = [...set.counts()].map((count, pegs) => ({ pegs, count }));
      let pegs = yield { share: 1, ms: performance.now() - began, levels: counts.filter(({ count }) => count > 0) };
      for (;;) pegs = yield { share: 1, ms: 0, picture: set.picture(pegs) };
    });
  },
};

/** The board, start and goal of a question, as the engine expects them. @param {Question} question */
function read({ board, start, goal }) {
  const game = new core.Board(board);
  return { game, start: game.start(start), goal };
}

/**
 * Runs work on an engine object, and frees the object at the end, even if the reader cancels the task.
 * @template {{ free(): void }} T
 * @template Report
 * @param {T} object
 * @param {(object: T) => Generator<Report, void, any>} work
 * @returns {Generator<Report, void, any>}
 */
function* holding(object, work) {
  try {
    yield* work(object);
  } finally {
    object.free();
  }
}

/**
 * Runs a search to its end or its time limit, in slices. Reports include the working time. Other questions are answered
 * between slices.
 * @template {{ state: string }} Report
 * @param {{ run(positions: number): Report }} search
 * @param {number} [most] in milliseconds
 * @returns {Generator<Report & { ms: number }, void, void>}
 */
function* inSlices(search, most = Number.POSITIVE_INFINITY) {
  let ms = 0;
  let report;
  do {
    const began = performance.now();
    do report = search.run(SLICE);
    while (report.state === 'running' && performance.now() - began < PATIENCE);
    ms += performance.now() - began;
    yield { ...report, ms };
  } while (report.state === 'running' && ms < most);
}
