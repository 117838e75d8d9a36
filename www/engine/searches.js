// The searches that the core can make. A smaller core comes with a smaller list: analysis-searches.js,
// small-searches.js.

import { SEARCHES as ANALYSIS, sets } from './analysis-searches.js';
import { listing } from './kept.js';
import { Grade, newProblem, problemOfDay, Solver } from './wasm/peg_solitaire.js';

export { URGENCY } from './analysis-searches.js';

/** @type {import('./requests.js').Searches} */
export const SEARCHES = {
  ...ANALYSIS,
  'problem-of-day': (_, { day }) => composing(() => problemOfDay(day)),
  'new-problem': (_, { level, seed }) => composing(() => newProblem(level, seed)),
  level: (board, { start, finish }) => grading(new Grade(board, start, finish)),
  memorable: (board, { start, finish }) => ({
    run: (n) => {
      const solver = new Solver(board, start, finish);
      let r;
      do {
        r = solver.run(1e6);
      } while (r.state === 'running');
      if (r.state !== 'solved') return r;
      const line = board.replay(start, r.jumps);
      const chunks = [];
      let at = 0;
      board
        .purges(r.jumps)
        .trimEnd()
        .split('\n')
        .forEach((moves, row) => {
          const names = (m) => {
            const h = m.split('-');
            return h.slice(1).map((to, i) => h[i] + '-' + to);
          };
          const groups =
            row % 2
              ? [[...moves.split(' ').filter(Boolean)]]
              : moves
                  .split(' ')
                  .filter(Boolean)
                  .map((m) => [m]);
          for (const g of groups) {
            const jumps = g.flatMap(names);
            const js = line.jumps.slice(at, at + jumps.length);
            at += jumps.length;
            chunks.push({
              kind: row % 2 ? 'purge' : jumps.length > 1 ? 'sweep' : 'jump',
              name: row % 2 ? (jumps.length === 3 ? 'three' : 'six') : undefined,
              jumps,
              clears: js.map((j) => board.holes()[j.over].name),
              needs: [],
            });
          }
        });
      return { ...r, chunks };
    },
    free: () => {},
  }),
  list: (board, request) => listing(sets, board, request),
};

/** The last report is the answer if there is no time for more. @param {Grade} grade */
function grading(grade) {
  /** @type {unknown} */
  let soFar;
  const run = (/** @type {number} */ positions) => {
    soFar = grade.run(positions);
    return soFar;
  };
  return { run, best: () => soFar, free: () => grade.free() };
}

/** A search that ends within its first slice. @param {() => object} answer */
function composing(answer) {
  return { run: () => ({ state: 'composed', ...answer() }), free: () => {} };
}
