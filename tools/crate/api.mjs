// Compares the public items of the crate with the written list.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root } from '../kit/run.mjs';
import { documentAsJson } from './oldest-rust.mjs';

const PROMISED = 'tests/public-api.txt';
const HELPER = ['run', '--quiet', '--locked', '--package', 'api', '--'];

/** @param {boolean} isFix true to write the list instead */
export function checkPublicApi(isFix) {
  const items = output('cargo', [...HELPER, documentAsJson()]) ?? fail('The public items could not be listed.');
  const file = join(root, PROMISED);
  if (isFix) writeFileSync(file, items);
  else compare(readFileSync(file, 'utf8').split('\n'), items.split('\n'));
}

/** @param {string[]} promised @param {string[]} items */
function compare(promised, items) {
  const gone = promised.filter((item) => !items.includes(item));
  const added = items.filter((item) => !promised.includes(item));
  if (gone.length + added.length === 0) return;
  console.error([...gone.map((item) => `- ${item}`), ...added.map((item) => `+ ${item}`)].join('\n'));
  fail(`${PROMISED} has other public items. If the change is meant, "npm run crate -- --fix" writes it down.`);
}
