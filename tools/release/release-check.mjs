// `npm run release:check`: builds all that is published from clones of the commit, twice, and uses it in foreign
// projects. It takes many minutes and the network, so it is no part of `npm test`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from '../kit/setup.mjs';
import { buildClone, compareBuilds, currentCommit, isCommitted } from './clones.mjs';
import { checkBanner, checkLicences } from './licences.mjs';
import { checkVersions, pack } from './packs.mjs';

const place = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
// One path is longer than the other, and has a space.
const [one, other] = [join(place, 'one'), join(place, 'another folder')];
process.on('exit', (code) => {
  if (code === 0) rmSync(place, { recursive: true });
  else console.error(`What was built until then is in ${place}.`);
});

/** @param {string} sentence about the next step */
function say(sentence) {
  console.log(`\n== ${sentence}`);
}

setUp();
(await import('../kit/browsers.mjs')).getBrowsers(['chromium']);
checkVersions();
const commit = currentCommit();
if (!isCommitted()) console.log('What is not committed is not checked: the clones do not have it.');
say(`Builds ${commit} in a clone.`);
buildClone(one);
say('Builds it in another clone.');
buildClone(other);
say('Compares both builds, to the byte.');
compareBuilds(one, other);
say('Packs the npm package and the crate.');
pack(one, place);
say('Looks for licences in what is published.');
for (const folder of ['npm/peg-solitaire', 'package/peg-solitaire', 'one/dist']) checkLicences(join(place, folder));
for (const file of ['peg-solitaire.js', 'peg-solitaire-plus.js']) checkBanner(join(one, 'dist', file));
say('Uses them as strangers do.');
const { runRustStranger, runStrangers } = await import('./strangers.mjs');
runRustStranger(place);
await runStrangers(place);
console.log(`\nWhat is published of ${commit} is in order.`);
