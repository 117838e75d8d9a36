// Keeps objects of the core after a question: one for each problem, with its results. They share one bound on memory.

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {{ board: string, start: string, finish: string }} Problem */

/** @template {{ memory: number, free: () => void }} T */
export class Kept {
  /** The object used last stands last. @type {Map<string, T>} */
  #objects = new Map();
  #make;
  #mostBytes;

  /**
   * @param {(board: Board, start: string, finish: string) => T} make
   * @param {number} mostBytes
   */
  constructor(make, mostBytes) {
    this.#make = make;
    this.#mostBytes = mostBytes;
  }

  /** The object of a problem. @param {Board} board @param {Problem} problem */
  of(board, problem) {
    const key = keyOf(problem);
    const object = this.#objects.get(key) ?? this.#make(board, problem.start, problem.finish);
    this.#objects.delete(key);
    this.#objects.set(key, object);
    return object;
  }

  /** The bytes of all of them together. */
  get memory() {
    return [...this.#objects.values()].reduce((sum, { memory }) => sum + memory, 0);
  }

  /** Frees the objects that were not used for longest, but never the last. */
  makeRoom() {
    for (const [key, object] of [...this.#objects].slice(0, -1)) {
      if (this.memory <= this.#mostBytes) return;
      this.#objects.delete(key);
      object.free();
    }
  }
}

/** A key that tells a problem from others. @param {Problem} problem */
export function keyOf({ board, start, finish }) {
  return [board, start, finish].join('\n');
}
