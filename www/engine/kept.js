// Keeps objects of the core after a question: one for each problem, with its results. They share one bound on memory.

/** @typedef {import('./wasm/peg_solitaire.js').Board} Board */
/** @typedef {{ board: string, start: string, finish: string }} Problem */

/**
 * @template {{ memory: number, free: () => void }} T
 * @param {(board: Board, start: string, finish: string) => T} make
 * @param {number} mostBytes
 */
export function keep(make, mostBytes) {
  /** The object used last stands last. @type {Map<string, T>} */
  const objects = new Map();

  /** The object of a problem. @param {Board} board @param {Problem} problem */
  function of(board, problem) {
    const key = keyOf(problem);
    const object = objects.get(key) ?? make(board, problem.start, problem.finish);
    objects.delete(key);
    objects.set(key, object);
    return object;
  }

  /** The bytes of all of them together. */
  const memory = () => [...objects.values()].reduce((sum, { memory }) => sum + memory, 0);

  /** Frees the objects that were not used for longest, but never the last. */
  function makeRoom() {
    for (const [key, object] of [...objects].slice(0, -1)) {
      if (memory() <= mostBytes) return;
      objects.delete(key);
      object.free();
    }
  }

  return { of, memory, makeRoom };
}

/** A key that tells a problem from others. @param {Problem} problem */
export function keyOf({ board, start, finish }) {
  return [board, start, finish].join('\n');
}
