// Runs the browser tests on the built site, in Chromium and Firefox.

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessShell } from './tools/shared/find-browsers.mjs';

const PORT = Number(process.env.PORT ?? 5187);
const firefox = findFirefox();

/** The test that goes through all that a player does. */
const VISIT = /a whole visit/;
const FIREFOX = { workers: 1, use: { browserName: /** @type {const} */ ('firefox'), ...firefox } };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.mjs',
  fullyParallel: true,
  // Tests wait a part of their time: one more worker than processors has no processor rest. Two more take an eighth
  // more of the processors, and no less time.
  workers: availableParallelism() + 1,
  // A run of all checks goes on after a test that passes the second time, and lists it; `npm run stress` never does.
  retries: Number(process.env.RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  // The tests that take minutes: `LONG=1 npm test`.
  grepInvert: process.env.LONG ? undefined : /@long/,
  reporter: 'list',
  // These times end a wait in vain. On a busy machine, even what comes may take long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1100, height: 900 },
    actionTimeout: 20_000,
    // A service worker would keep the files of the page, and answer requests that other tests want to answer.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
  projects: [
    // Firefox, if it is there, runs the tests that depend on the engine of a browser. It takes seconds to start, so it
    // starts once, and first. One of them is for a quick look, the others for a thorough one.
    ...(firefox
      ? [
          { ...FIREFOX, name: 'visit', grep: VISIT },
          { ...FIREFOX, name: 'firefox', grep: /@core/, grepInvert: VISIT },
        ]
      : []),
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: findHeadlessShell() ?? findChromium() } },
  ],
});
