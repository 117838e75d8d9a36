// Finds browsers for the tests: installed ones, else Playwright's, else the distribution's packages. Also opens the
// built site in a browser, for other tools.

import { existsSync, readFileSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessShell, findWebKit } from './find-browsers.mjs';
import { fail, tryToRun } from './run.mjs';

/**
 * @typedef {'chromium' | 'firefox'} Browser
 * What determines how to get browsers. `missing`: neither installed nor downloaded, or unable to start. `downloaded`:
 * downloaded by Playwright, even if they do not start. `distribution`: the `ID` of /etc/os-release, such as
 * `debian`.
 * @typedef {{
 *   missing: Browser[], downloaded: Browser[], isRoot: boolean, distribution: string | undefined, hasSnap: boolean
 * }} Machine
 * @typedef {{ title: string, commands: string[][] }} Step
 */

const PLAYWRIGHT = [process.execPath, 'node_modules/@playwright/test/cli.js'];
/** Playwright gives up on a download after 5 attempts, each of which would wait for 30 seconds by default. */
const ENVIRONMENT = {
  PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '5000',
  DEBIAN_FRONTEND: 'noninteractive',
};
/** The distributions' packages. Ubuntu's packages only install snaps, which need a running snapd. */
const PACKAGES = {
  debian: { chromium: 'chromium', firefox: 'firefox-esr' },
  ubuntu: { chromium: 'chromium-browser', firefox: 'firefox' },
};
const HEADLESS_SHELL = ['chromium-headless-shell'];
const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'xauth'];
const HOW_TO_INSTALL = `The browser tests need Chrome or Chromium. None was found, and none could be had. Install one:
  Debian       sudo apt install chromium
  Ubuntu       sudo snap install chromium
  Fedora       sudo dnf install chromium
  macOS        brew install --cask google-chrome
  Windows      winget install Google.Chrome
  anywhere     npx playwright install --with-deps chromium
or set CHROMIUM_PATH to the program.`;

/** The ways to get a browser, in order. Each function returns undefined if it cannot help. */
const WAYS = [download, installLibraries, installPackages];

/**
 * Installs the missing browsers. Ends the process with advice if Chromium is not available; Firefox may be missing.
 * @param {Browser[]} [wanted]
 */
export function getBrowsers(wanted = ['chromium', 'firefox']) {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) fail(`CHROMIUM_PATH: there is no file ${path}.`);
  let machine = inspect(wanted);
  for (const way of WAYS) {
    const step = way(machine);
    if (!step) continue;
    take(step);
    machine = inspect(wanted);
  }
  if (machine.missing.includes('chromium')) fail(HOW_TO_INSTALL);
  if (machine.missing.includes('firefox')) console.log('Firefox is not available: its tests are skipped.');
}

/**
 * Installs the browsers for the tests, including headless Chromium, which is faster. Without headless Chromium, the
 * tests run in the full browser.
 */
export function getTestBrowsers() {
  getBrowsers();
  getUnlessFound(findHeadlessShell, installHeadlessShell);
}

/** Installs WebKit and its driver, either of which may be unavailable. */
export function getWebKit() {
  getUnlessFound(findWebKit, installWebKit);
  if (!findWebKit())
    console.log(`WebKit is not available: its tests are skipped. On Debian: sudo apt install ${WEBKIT.join(' ')}`);
}

/**
 * Serves the built site, and visits it with Chromium. A request for a missing file fails, and does not return the page
 * itself.
 * @param {(browser: import('@playwright/test').Browser, address: string) => Promise<void>} visit
 */
export async function visitSite(visit) {
  getBrowsers(['chromium']);
  const { preview } = await import('vite');
  const server = await preview({ appType: 'mpa', logLevel: 'warn' });
  const browser = await chromium.launch(findChromium());
  await visit(browser, server.resolvedUrls?.local[0] ?? '');
  await browser.close();
  await server.close();
}

/** @param {() => unknown} find @param {(machine: Machine) => Step | undefined} install */
function getUnlessFound(find, install) {
  const step = find() ? undefined : install(inspect([]));
  if (step) take(step);
}

/** @param {Step} step */
function take({ title, commands }) {
  console.log(title);
  const succeeded = commands.map(([program, ...args]) => tryToRun(program, args, ENVIRONMENT));
  if (!succeeded.every(Boolean)) console.log('That failed; continuing without it.');
}

/**
 * Downloads Playwright's own browsers, without the headless shell, which is just as large and only saves time.
 * @param {Machine} machine
 * @returns {Step | undefined}
 */
export function download({ missing, downloaded }) {
  const browsers = missing.filter((browser) => !downloaded.includes(browser));
  if (browsers.length === 0) return;
  return {
    title: `Downloading Playwright's ${browsers.join(' and ')}...`,
    commands: [[...PLAYWRIGHT, 'install', '--no-shell', ...browsers]],
  };
}

/**
 * Installs the system libraries of downloaded browsers that do not start.
 * @param {Machine} machine
 * @returns {Step | undefined}
 */
export function installLibraries({ missing, downloaded, isRoot, distribution }) {
  const browsers = missing.filter((browser) => downloaded.includes(browser));
  if (browsers.length === 0 || !isRoot || !packagesOf(distribution)) return;
  return {
    title: `Installing the libraries of Playwright's ${browsers.join(' and ')}...`,
    commands: [[...PLAYWRIGHT, 'install-deps', ...browsers]],
  };
}

/**
 * Installs the packages of Debian or Ubuntu.
 * @param {Machine} machine
 * @returns {Step | undefined}
 */
export function installPackages({ missing, isRoot, distribution, hasSnap }) {
  const packages = packagesOf(distribution);
  if (missing.length === 0 || !isRoot || !packages || (distribution === 'ubuntu' && !hasSnap)) return;
  const names = missing.map((browser) => packages[browser]);
  return {
    title: `Installing ${names.join(' and ')} with apt-get...`,
    commands: aptCommands(names),
  };
}

/** The commands that install packages on Debian and Ubuntu. @param {string[]} names */
function aptCommands(names) {
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '-o=Dpkg::Use-Pty=0', '--no-install-recommends', ...names],
  ];
}

/**
 * Installs headless Chromium, which only Debian packages separately.
 * @param {Pick<Machine, 'isRoot' | 'distribution'>} machine
 * @returns {Step | undefined}
 */
export function installHeadlessShell({ isRoot, distribution }) {
  if (!isRoot || distribution !== 'debian') return;
  return { title: "Installing Chromium's headless shell with apt-get...", commands: aptCommands(HEADLESS_SHELL) };
}

/**
 * Installs WebKit's packages, as root on Debian and Ubuntu.
 * @param {Pick<Machine, 'isRoot' | 'distribution'>} machine
 * @returns {Step | undefined}
 */
export function installWebKit({ isRoot, distribution }) {
  if (!isRoot || !packagesOf(distribution)) return;
  return { title: 'Installing WebKit with apt-get...', commands: aptCommands(WEBKIT) };
}

/** @param {string | undefined} distribution */
function packagesOf(distribution) {
  return distribution === 'debian' || distribution === 'ubuntu' ? PACKAGES[distribution] : undefined;
}

/** @param {Browser[]} wanted @returns {Machine} */
function inspect(wanted) {
  const browsers = { chromium: { find: findChromium, type: chromium }, firefox: { find: findFirefox, type: firefox } };
  return {
    missing: wanted.filter((browser) => !browsers[browser].find()),
    downloaded: wanted.filter((browser) => existsSync(browsers[browser].type.executablePath())),
    isRoot: process.getuid?.() === 0,
    distribution: distributionOf('/etc/os-release'),
    hasSnap: existsSync('/run/snapd.socket'),
  };
}

/** @param {string} file of a Linux system */
function distributionOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').match(/^ID="?([^"\n]+)/m)?.[1] : undefined;
}
