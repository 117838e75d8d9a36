// `npm run reproduce`: builds the commit again in a clone elsewhere, and compares what both builds have made, to the byte.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';
import { buildClone, compareBuilds, currentCommit, isCommitted } from './clones.mjs';

setUp();
const commit = currentCommit();
if (!isCommitted()) fail('Commit first: this folder has something else than the commit.');
const { buildSite } = await import('../build/site.mjs');
await buildSite();
const place = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
process.on('exit', () => rmSync(place, { recursive: true }));
// Paths of this machine would be noticed: this one is longer than the other, and has a space.
const clone = join(place, 'another folder');
buildClone(clone);
compareBuilds(root, clone);
console.log(`\nTwo builds of ${commit} are the same to the byte.`);
