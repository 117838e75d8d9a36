// Finds installed browsers for tests and tools.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

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
/** Headless Chromium halves the time that the tests take. It has no back/forward cache. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const FIREFOX = ['firefox-esr', 'firefox'];
/** WebKitGTK's browser, which each distribution installs in one of these folders. */
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((folder) => `${folder}/MiniBrowser`);
const LIBRARIES = ['/usr/libexec', '/usr/lib', '/usr/lib64'];
const FOLDERS = (process.env.PATH ?? '').split(delimiter);

/**
 * A browser on a test machine needs neither a sandbox nor a graphics card, and must not download anything on its own.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The launch options of Chromium or Chrome, if available: `CHROMIUM_PATH`, else an installed one, else Playwright's.
 */
export function findChromium() {
  return launching(process.env.CHROMIUM_PATH ?? installed(CHROMIUM) ?? downloaded(chromium));
}

/** The launch options of headless Chromium, if available: `CHROMIUM_PATH`, else an installed one. */
export function findHeadlessShell() {
  return launching(process.env.CHROMIUM_PATH ?? installed(HEADLESS_SHELL));
}

/** @param {string | undefined} executablePath */
function launching(executablePath) {
  return executablePath ? { executablePath, args: ARGUMENTS } : undefined;
}

/** The launch options of Firefox, if available: an installed one, else Playwright's. */
export function findFirefox() {
  const own = installed(FIREFOX);
  if (own) return { channel: 'moz-firefox', launchOptions: { executablePath: own } };
  const executablePath = downloaded(firefox);
  return executablePath ? { launchOptions: { executablePath } } : undefined;
}

/** WebKit's driver, its browser, and a virtual screen; undefined if any of them is missing. */
export function findWebKit() {
  const [driver] = existing(['WebKitWebDriver'], FOLDERS);
  const [screen] = existing(['xvfb-run'], FOLDERS);
  const [binary] = existing(MINI_BROWSERS, LIBRARIES.flatMap(withArchitectures));
  return driver && screen && binary ? { driver, screen, binary } : undefined;
}

/** The folder, and its subfolders with names like `x86_64-linux-gnu`. @param {string} library */
function withArchitectures(library) {
  const names = existsSync(library) ? readdirSync(library).filter((name) => name.endsWith('-linux-gnu')) : [];
  return [library, ...names.map((name) => join(library, name))];
}

/** @param {string[]} names programs on the search path, or absolute paths */
function installed(names) {
  return existing(names, ['', ...FOLDERS]).find(runs);
}

/**
 * The existing files with any of these names in any of these folders.
 * @param {string[]} names
 * @param {string[]} folders
 */
function existing(names, folders) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isFile);
}

/** @param {import('@playwright/test').BrowserType} browser */
function downloaded(browser) {
  const path = browser.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

/** @param {string} path */
function isFile(path) {
  return /[\\/]/.test(path) && existsSync(path);
}

/**
 * True if a browser starts at all. Ubuntu has scripts that only name the snap to install, and a downloaded browser may
 * lack libraries. Neither happens on Windows, where browsers ignore `--version`.
 * @param {string} path
 */
function runs(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
