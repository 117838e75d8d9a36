// `npm run mutants:page`: changes pure modules of the page, one place at a time, and checks whether a unit test fails.
// `-- FILE...` changes only these modules. Stryker is installed on demand, so that its 160 packages are not part of the
// project.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { MODULES, testsOf } from './groups.mjs';

const STRYKER = '@stryker-mutator/core@9.6.0';
const OPTIONS = 'target/stryker.json';

const chosen = process.argv.slice(2);
const unknown = chosen.find((file) => !(file in MODULES));
if (unknown) fail(`tools/mutants/groups.mjs lists no tests for "${unknown}".`);

setUp();
const { buildSite } = await import('../build/site.mjs');
await buildSite();
for (const file of chosen.length > 0 ? chosen : Object.keys(MODULES)) {
  writeFileSync(join(root, OPTIONS), JSON.stringify(optionsOf(file)));
  // Surviving mutants do not fail the run, but the table shows them.
  run('npx', ['--yes', `--package=${STRYKER}`, 'stryker', 'run', OPTIONS]);
}

/** @param {string} file */
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
    // There is nothing to rewrite in the sandbox.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    allowEmpty: true,
  };
}
