// What the browser tests reach of the page in Chromium. They run a build that is readable and has source maps, and each of their
// processes records what its pages run.

import { rmSync } from 'node:fs';
import { getTestBrowsers } from '../kit/browsers.mjs';
import { run, tryToRun } from '../kit/run.mjs';
import { recordsOf } from './folders.mjs';
import { readReports } from './report.mjs';

const TESTS = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tools/coverage/playwright.mjs',
  '--reporter=dot',
];

/** Runs the browser tests, and leaves the usual build behind. */
export function reportBrowserTests() {
  getTestBrowsers();
  rmSync(recordsOf('browser'), { recursive: true, force: true });
  // Whatever happens, the usual build is what other commands find.
  process.once('exit', () => build());
  build({ COVERAGE: '1' });
  const passed = tryToRun(process.execPath, TESTS);
  // One may need what only the usual build has.
  if (!passed) console.log('Some browser tests failed in the build that is measured. What they reached counts.');
  return readReports('browser');
}

/** In a process of its own, as the environment decides. @param {NodeJS.ProcessEnv} [env] */
function build(env) {
  run(process.execPath, ['tools/build.mjs'], env);
}
