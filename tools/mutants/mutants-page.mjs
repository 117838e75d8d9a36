// `npm run mutants:page`: changes pure modules of the page in one place after the other, and tries if a unit test
// notices. `-- FILE...` tries some of them. Stryker is fetched on demand: its 160 packages are no part of the project.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';

const STRYKER = '@stryker-mutator/core@9.6.0';
const OPTIONS = 'target/stryker.json';
/** The mutated modules, and the unit tests that decide over them. @type {Record<string, string[]>} */
const MODULES = {
  'www/game/timeline.js': ['game/session'],
  'www/game/selection.js': ['game/game'],
  'www/game/line.js': ['game/game', 'game/tree'],
  'www/game/tree.js': ['game/tree'],
  'www/link/link.js': ['link/link'],
  'www/board/layout.js': ['board/layout'],
  'www/board/chart-layout.js': ['board/chart'],
  'www/element/view/panel.js': ['element/controls'],
  'www/element/view/transport.js': ['element/controls'],
  'www/app/solved/progress-record.js': ['app/progress'],
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((file) => !(file in MODULES));
if (unknown) fail(`No tests are named for "${unknown}" in tools/mutants/mutants-page.mjs.`);

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
  const tests = MODULES[file].map((name) => `tests/unit/${name}.test.mjs`);
  return {
    mutate: [file],
    testRunner: 'command',
    commandRunner: { command: `node --test ${tests.join(' ')}` },
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
