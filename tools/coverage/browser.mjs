// Measures what the browser tests reach of the page in Chromium. They run a readable build with source maps, and each
// of their processes records what its pages run.

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
  // Other commands find the usual build, whatever happens here.
  process.once('exit', () => build());
  build({ COVERAGE: '1' });
  const passed = tryToRun(process.execPath, TESTS);
  // A test may need something that only the usual build has.
  if (!passed) console.log('Some browser tests failed in the build that is measured. What they reached counts.');
  return readReports('browser');
}

/** Builds in a process of its own, since the environment decides. @param {NodeJS.ProcessEnv} [env] */
function build(env) {
  run(process.execPath, ['tools/build.mjs'], env);
}
