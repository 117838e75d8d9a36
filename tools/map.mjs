// `npm run map`: prints the tree of the sources, each file with its first sentence. `-- www/app` prints a
// part.

import { basename, dirname } from 'node:path';
import { openingOfFile, sourceFiles } from './kit/openings.mjs';
import { fail } from './kit/run.mjs';

const COLUMN = 34;

const [part = ''] = process.argv.slice(2);
const files = sourceFiles().filter((path) => path.startsWith(part));
if (files.length === 0) fail(`There is no source file in ${part}.`);
for (const [index, path] of files.entries()) {
  if (index === 0 || dirname(path) !== dirname(files[index - 1])) console.log(`\n${dirname(path)}/`);
  console.log(`  ${basename(path).padEnd(COLUMN)} ${openingOfFile(path)}`);
}
