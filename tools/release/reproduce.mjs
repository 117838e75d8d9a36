// `npm run reproduce`: builds the commit again in a clone elsewhere, and compares both builds byte by byte.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { buildClone, compareBuilds, currentCommit, isCommitted } from './clones.mjs';

setUp();
const commit = currentCommit();
if (!isCommitted()) fail('Commit first: this folder has uncommitted changes.');
const { buildSite } = await import('../build/site.mjs');
await buildSite();
const place = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
process.on('exit', () => rmSync(place, { recursive: true }));
// This path is longer than the other and contains a space, so that paths from this machine that leak into the build are
// found.
const clone = join(place, 'another folder');
buildClone(clone);
compareBuilds(root, clone);
console.log(`\nTwo builds of ${commit} are identical.`);
