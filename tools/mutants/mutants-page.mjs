// `npm run mutants:page`: changes pure modules of the page in one place after the other, and tries if a unit test
// notices. `-- FILE...` tries some of them. Stryker is fetched on demand: its 160 packages are no part of the project.

import { fail, run } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';
import { MODULES } from './modules.mjs';

const STRYKER = '@stryker-mutator/core@9.6.0';

const chosen = process.argv.slice(2);
const unknown = chosen.find((file) => !(file in MODULES));
if (unknown) fail(`No tests are named for "${unknown}" in tools/mutants/modules.mjs.`);

setUp();
const { buildSite } = await import('../build/site.mjs');
await buildSite();
for (const file of chosen.length > 0 ? chosen : Object.keys(MODULES)) {
  const call = ['--yes', `--package=${STRYKER}`, 'stryker', 'run', 'tools/mutants/stryker.mjs', '--mutate', file];
  // A mutant that survives is no failure: its table says so.
  run('npx', call, { MUTANTS_TESTS: MODULES[file].map((name) => `tests/unit/${name}.test.mjs`).join(' ') });
}
