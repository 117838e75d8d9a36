// Runs the browser tests on the built site, in Chromium and Firefox.

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessShell } from './tests/person/machine/browsers.mjs';

const PORT = Number(process.env.PORT ?? 5187);
const firefox = findFirefox();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.mjs',
  fullyParallel: true,
  // Half of the time of a test is spent waiting.
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What takes minutes: `LONG=1 npm test -- browser`.
  grepInvert: process.env.LONG ? undefined : /@long/,
  reporter: 'list',
  // They end waiting for what never comes. On a machine that is busy with other things, what comes may take long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1100, height: 900 },
    actionTimeout: 20_000,
    // A test that has it keeps the files of the page, and answers what other tests want to answer.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: findHeadlessShell() ?? findChromium() } },
    // What a player does most, in another engine, where there is one.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@core/,
            use: { browserName: /** @type {const} */ ('firefox'), ...firefox },
          },
        ]
      : []),
  ],
});
