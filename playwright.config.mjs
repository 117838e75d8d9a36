// Runs the browser tests on the built site, in Chromium and Firefox.

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessShell } from './tools/shared/find-browsers.mjs';

const PORT = Number(process.env.PORT ?? 5187);
const firefox = findFirefox();

/** The test that does everything a player does. */
const VISIT = /a whole visit/;
const FIREFOX = { workers: 1, use: { browserName: /** @type {const} */ ('firefox'), ...firefox } };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.mjs',
  fullyParallel: true,
  // Tests spend part of their time waiting, so one more worker than processors keeps all processors busy. With two more
  // workers, tests would take an eighth more processor time and finish no sooner.
  workers: availableParallelism() + 1,
  // A run of all checks tolerates a test that passes on its second try, and lists it as flaky; `npm run stress`
  // tolerates no such test.
  retries: Number(process.env.RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  // Tests that take minutes run only with `LONG=1 npm test`.
  grepInvert: process.env.LONG ? undefined : /@long/,
  reporter: 'list',
  // These timeouts only guard against waits that never end: on a busy machine, even a passing test may take long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1100, height: 900 },
    actionTimeout: 20_000,
    // A service worker would cache the page's files, and answer requests that tests intercept.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
  projects: [
    // Firefox, if available, runs the tests whose results may depend on the browser. Since Firefox takes seconds to
    // start, it starts only once, and first. The `visit` project is a quick check, the `firefox` project a thorough
    // one.
    ...(firefox
      ? [
          { ...FIREFOX, name: 'visit', grep: VISIT },
          { ...FIREFOX, name: 'firefox', grep: /@core/, grepInvert: VISIT },
        ]
      : []),
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: findHeadlessShell() ?? findChromium() } },
  ],
});
