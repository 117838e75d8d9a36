// Finds the browsers of the machine.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const CHROMIUM = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser on a test machine needs no sandbox, no graphics card and nothing from outside. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to launch Chromium or Chrome: the machine's own, else one that Playwright has installed. */
export function findChromium() {
  const executablePath = process.env.CHROMIUM_PATH ?? firstOf(CHROMIUM) ?? chromium.executablePath();
  if (!existsSync(executablePath)) throw new Error(MISSING);
  return { executablePath, args: ARGUMENTS };
}

/** How to launch Firefox, if there is one. */
export function findFirefox() {
  const executablePath = firstOf(['firefox-esr', 'firefox']);
  return executablePath && { channel: 'moz-firefox', launchOptions: { executablePath } };
}

const MISSING = `The browser tests need Chrome or Chromium, and none was found. Install one:
  Debian, Ubuntu   sudo apt install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome
  Windows          winget install Google.Chrome
  anywhere         npx playwright install --with-deps chromium
or set CHROMIUM_PATH to the program.`;

/** @param {string[]} names programs on the search path, or whole paths */
function firstOf(names) {
  const folders = ['', ...(process.env.PATH ?? '').split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => isFile(path));
}

/** @param {string} path */
function isFile(path) {
  return /[\\/]/.test(path) && existsSync(path);
}
