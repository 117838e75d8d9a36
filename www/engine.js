// Asks the core: loads the wasm once, and runs searches in one worker that all boards of a page share.

import { loadModule, startWorker, WORKER_REFUSED } from './engine-files.js';
import { Board, initSync } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('./wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('./wasm/peg_solitaire.js').Unknown} Unknown */

/**
 * A question to the worker. Another seed asks for another solution; a limit, in milliseconds, for the best that
 * is known by then.
 * @typedef {{ kind: 'solve', board: string, start: string, finish: string, seed?: number }} SolveRequest
 * @typedef {{ kind: 'fewest-moves', board: string, start: string, finish: string }} MovesRequest
 * @typedef {{ kind: 'fewest-pegs', board: string, start: string, atLeast: number, limit: number }} PegsRequest
 */

/**
 * How a search is followed and ended; `onBest` hears of the best line so far, where the best one is looked for.
 * @typedef {{
 *   signal?: AbortSignal,
 *   onProgress?: (progress: Progress) => void,
 *   onBest?: (best: Found) => void,
 * }} SearchOptions
 */

/**
 * The end of a search, and how long it took in milliseconds, without the way to the worker and back.
 * @template T
 * @typedef {{ report: T, milliseconds: number }} Finding
 */

/** @type {Promise<WebAssembly.Module> | undefined} */
let loading;
let isHere = false;

/** Whether the core is loaded. */
export function isLoaded() {
  return isHere;
}

/**
 * Loads the core; later calls wait for the first. Rejects where WebAssembly or the file is missing.
 * @returns {Promise<void>}
 */
export async function loadEngine() {
  if (typeof WebAssembly === 'undefined') {
    throw new Error('This browser has no WebAssembly, or a setting forbids it. The game needs it.');
  }
  loading ??= compile();
  // A failed download may be tried again.
  loading.catch(() => {
    loading = undefined;
  });
  await loading;
}

async function compile() {
  try {
    const module = await loadModule();
    initSync({ module });
    isHere = true;
    return module;
  } catch (error) {
    if (error instanceof WebAssembly.CompileError && isForbidden()) throw new Error(FORBIDDEN);
    throw error;
  }
}

const FORBIDDEN = "This page forbids WebAssembly, which the game needs (script-src 'wasm-unsafe-eval').";
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether not even nothing may be compiled: each browser has its own words for that. */
function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    return true;
  }
}

/**
 * The problem that some texts mean: a board by name or drawing, a start as the vacant hole or as a
 * position, a goal as `any`, a hole or a pattern. What is missing is as the catalogue has it; for a
 * start of one's own the goal is one peg anywhere. Throws where a text cannot be read, with the place.
 * The core must be loaded.
 * @param {{ board?: string, start?: string, goal?: string }} texts
 * @returns {import('./game.js').Problem}
 */
export function readProblem({ board: text = 'english', start, goal }) {
  const entry = Board.catalogueEntry(text);
  const shape = entry?.drawing ?? text;
  const board = new Board(shape);
  const holes = board.holes();
  const finish = board.finish(goal ?? (start ? 'any' : entry?.finish) ?? 'any');
  return { board, shape, holes, start: board.start(start ?? entry?.vacancy ?? holes[0].name), finish };
}

/** The texts that make a game; each is read with those before it. */
export const TEXTS = /** @type {const} */ (['board', 'start', 'goal', 'moves']);

/**
 * As many of the texts as can be read, the jumps among them: nothing where the board cannot. The core must be loaded.
 * @param {{ board?: string, start?: string, goal?: string, moves?: string }} texts
 * @returns {typeof texts}
 */
export function readable(texts) {
  /** @type {typeof texts} */
  let good = {};
  for (const name of TEXTS) {
    const more = { ...good, [name]: texts[name] };
    try {
      const { board, start } = readProblem(more);
      board.replay(start, more.moves ?? '');
      good = more;
    } catch {
      if (name === 'board') return good;
    }
  }
  return good;
}

/**
 * The named board that a text means, if it is a name. The core must be loaded.
 * @param {string} name
 */
export function findBoard(name) {
  return Board.catalogueEntry(name);
}

/**
 * The texts that mean a problem, as short as can be: what the catalogue has anyway is left out.
 * @param {import('./game.js').Problem} problem
 * @returns {{ board: string, start?: string, goal?: string }}
 */
export function writeProblem(problem) {
  const { board, start, finish } = problem;
  const name = board.drawing();
  const entry = Board.catalogueEntry(name);
  const vacancy = vacancyOf(problem);
  const isUsual = entry && vacancy === entry.vacancy && board.finish(entry.finish).text === finish.text;
  return isUsual ? { board: name } : { board: name, start: vacancy ?? start, goal: finish.text };
}

/** The name of the hole that alone is empty at the start, if it is alone. @param {import('./game.js').Problem} problem */
export function vacancyOf({ board, holes, start }) {
  return holes.find(({ name }) => board.vacancy(name) === start)?.name;
}

/** A sentence about a named board, empty for others. The core must be loaded. @param {string} name */
export function aboutBoard(name) {
  return Board.about(name);
}

/** The named boards. The core must be loaded. */
export function listBoards() {
  return Board.catalogue();
}

/**
 * Searches in the worker. Rejects with the signal's reason when it is aborted, and with an error
 * when the worker dies; the next search starts a new one.
 * @overload
 * @param {SolveRequest | MovesRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Found | Lost | Unknown>>}
 */
/**
 * @overload
 * @param {PegsRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<Found>>}
 */
/**
 * @param {SolveRequest | MovesRequest | PegsRequest} request
 * @param {SearchOptions} [options]
 * @returns {Promise<Finding<any>>}
 */
export async function search(request, { signal, onProgress, onBest } = {}) {
  await loadEngine();
  const module = await loading;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const id = nextId++;
    const end = () => {
      pending.delete(id);
      signal?.removeEventListener('abort', abort);
      if (pending.size === 0) idling = setTimeout(dismissWorker, IDLE_MILLISECONDS);
    };
    const abort = () => {
      end();
      if (worker) {
        worker.postMessage({ id, cancel: true });
        unheard.set(id, setTimeout(replaceWorker, HEARING_MILLISECONDS));
      }
      reject(signal?.reason);
    };
    // Where this throws, nothing waits for an answer.
    worker ??= hireWorker();
    clearTimeout(idling);
    signal?.addEventListener('abort', abort);
    const question = { id, module, request };
    pending.set(id, { question, onProgress, onBest, end, resolve, reject });
    worker.postMessage(question);
  });
}

/**
 * @typedef {Pick<SearchOptions, 'onProgress' | 'onBest'> & {
 *   question: unknown,
 *   end: () => void,
 *   resolve: (finding: Finding<any>) => void,
 *   reject: (error: unknown) => void,
 * }} Pending
 */

/** A worker that has had nothing to do for so long is ended: the memory of its searches is freed with it. */
const IDLE_MILLISECONDS = 60_000;
/** A worker that lives hears a cancellation between two slices of some 15 ms. */
const HEARING_MILLISECONDS = 2000;

/** @type {Worker | undefined} */
let worker;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idling;
let nextId = 1;
/** @type {Map<number, Pending>} */
const pending = new Map();
/** The cancellations that the worker has not heard yet. @type {Map<number, ReturnType<typeof setTimeout>>} */
const unheard = new Map();

function hireWorker() {
  const hired = tryToStart();
  hired.onmessage = ({ data }) => receive(data);
  hired.onerror = (event) => {
    event.preventDefault();
    // Only a worker that runs has words for what went wrong.
    loseWorker(event.message ? stopped(event.message) : WORKER_REFUSED);
  };
  return hired;
}

/** Where a page forbids workers, some browsers throw and others tell it later, as an error of the worker. */
function tryToStart() {
  try {
    return startWorker();
  } catch {
    throw new Error(WORKER_REFUSED);
  }
}

/**
 * @typedef {{ id: number, isHeard?: boolean, progress?: Progress, best?: Found | Unknown, finding?: Finding<any>,
 *   error?: string, isFatal?: boolean }} Message
 * @param {Message} message
 */
function receive({ id, isHeard, progress, best, finding, error, isFatal }) {
  if (isFatal) return loseWorker(stopped(error));
  if (isHeard) return forget(id);
  const request = pending.get(id);
  if (best?.state === 'solved') request?.onBest?.(best);
  if (progress) return request?.onProgress?.(progress);
  request?.end();
  if (finding) request?.resolve(finding);
  else request?.reject(new Error(error));
}

/** @param {string | undefined} reason */
function stopped(reason) {
  return `The solver stopped unexpectedly${reason ? ` (${reason})` : ''}. Try again.`;
}

/**
 * Tells everyone who waits, and forgets the worker, so that the next search starts a new one.
 * @param {string} message
 */
function loseWorker(message) {
  dismissWorker();
  const error = new Error(message);
  for (const request of [...pending.values()]) {
    request.end();
    request.reject(error);
  }
}

function dismissWorker() {
  worker?.terminate();
  worker = undefined;
  for (const id of [...unheard.keys()]) forget(id);
}

/** Another worker takes over what still waits. */
function replaceWorker() {
  dismissWorker();
  if (pending.size === 0) return;
  worker = hireWorker();
  for (const { question } of pending.values()) worker.postMessage(question);
}

/** A cancellation is no longer waited for. @param {number} id */
function forget(id) {
  clearTimeout(unheard.get(id));
  unheard.delete(id);
}
