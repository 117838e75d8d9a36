// `npm run map`: prints the source folders with their numbers of files. `-- www/app` prints the files in that folder,
// each with its first sentence.

import { basename, dirname } from 'node:path';
import { openingOfFile, sourceFiles } from './shared/openings.mjs';
import { fail } from './shared/run.mjs';

const COLUMN = 34;

const [part = ''] = process.argv.slice(2);
const files = sourceFiles().filter((path) => path.startsWith(part));
if (files.length === 0) fail(`There is no source file in ${part}.`);
for (const folder of new Set(files.map(dirname))) {
  const inside = files.filter((path) => dirname(path) === folder);
  console.log(part === '' ? `${folder.padEnd(COLUMN)} ${String(inside.length).padStart(3)}` : `\n${folder}/`);
  if (part !== '') for (const path of inside) console.log(`  ${basename(path).padEnd(COLUMN)} ${openingOfFile(path)}`);
}
