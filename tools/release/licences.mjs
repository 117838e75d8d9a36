// Checks that every copy includes the licences, and that the files for pages name them in a line.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../kit/run.mjs';

const LICENCES = ['LICENSE-MIT', 'LICENSE-APACHE'];
const BANNER = /^\/\*! peg-solitaire \d+\.\d+\.\d+ \| MIT OR Apache-2\.0 \*\//;

/** Refuses a package or site without the licences as they stand in the project. @param {string} folder */
export function checkLicences(folder) {
  for (const name of LICENCES) {
    const file = join(folder, name);
    if (!existsSync(file)) fail(`${folder} has no ${name}.`);
    if (!readFileSync(file).equals(readFileSync(join(root, name)))) fail(`${file} is not that of the project.`);
  }
}

/** Refuses a script that does not begin with its name, version and licence. @param {string} file */
export function checkBanner(file) {
  if (!BANNER.test(readFileSync(file, 'latin1'))) fail(`${file} does not begin with name, version and licence.`);
}
