// Runs the checker of the table, which is a program in Python: it shares no code with the solver.

import { join } from 'node:path';
import { fail, output, root, run } from '../kit/run.mjs';

const CHECKER = join(root, 'tools/table/check.py');

/** The name of Python 3, or undefined if there is none. */
export function findPython() {
  return ['python3', 'python'].find((name) => output(name, ['--version'])?.startsWith('Python 3'));
}

/** Checks the files of the table in a folder. Ends this process if one is wrong. @param {string} folder */
export function checkTable(folder) {
  const python = findPython() ?? fail('Python 3 is missing. The table is checked by tools/table/check.py: install it.');
  run(python, [CHECKER, folder]);
}
