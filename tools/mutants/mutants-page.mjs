// `npm run mutants:page`: changes pure modules of the page in one place after the other, and tries if a unit test
// notices. `-- FILE...` tries some of them. Stryker is fetched on demand: its 160 packages are no part of the project.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';
import { MODULES, testsOf } from './groups.mjs';

const STRYKER = '@stryker-mutator/core@9.6.0';
const OPTIONS = 'target/stryker.json';

const chosen = process.argv.slice(2);
const unknown = chosen.find((file) => !(file in MODULES));
if (unknown) fail(`No tests are named for "${unknown}" in tools/mutants/groups.mjs.`);

setUp();
const { buildSite } = await import('../build/site.mjs');
await buildSite();
for (const file of chosen.length > 0 ? chosen : Object.keys(MODULES)) {
  writeFileSync(join(root, OPTIONS), JSON.stringify(optionsOf(file)));
  // A mutant that survives is no failure: its table says so.
  run('npx', ['--yes', `--package=${STRYKER}`, 'stryker', 'run', OPTIONS]);
}

/** Stryker's options for a module. @param {string} file */
function optionsOf(file) {
  return {
    mutate: [file],
    testRunner: 'command',
    commandRunner: { command: `node --test ${testsOf(file).join(' ')}` },
    concurrency: 1,
    reporters: ['clear-text'],
    checkers: [],
    plugins: [],
    timeoutMS: 30_000,
    tempDirName: 'target/stryker',
    symlinkNodeModules: false,
    ignorePatterns: ['target', 'dist', 'docs', 'src', 'tests/e2e', 'tsconfig.json'],
    // The sandbox has nothing to rewrite.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    allowEmpty: true,
  };
}
