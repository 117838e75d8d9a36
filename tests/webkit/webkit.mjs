// WebKit of GTK and its driver: Playwright drives only a build of its own, which is not available everywhere.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';

/** The folders of a distribution that may hold the browser of the driver. */
const LIBRARIES = ['/usr/libexec', '/usr/lib', '/usr/lib64'];
const FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
const BROWSER = 'MiniBrowser';

/** The driver, the browser, and a virtual screen; undefined if one of them is missing. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('xvfb-run');
  const binary = LIBRARIES.flatMap(withArchitectures)
    .flatMap((library) => FOLDERS.map((folder) => join(library, folder, BROWSER)))
    .find((path) => existsSync(path));
  return driver && screen && binary ? { driver, screen, binary } : undefined;
}

/** @param {string} name */
function onPath(name) {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path));
}

/** The folder, and its subfolders with names like `x86_64-linux-gnu`. @param {string} library */
function withArchitectures(library) {
  const names = existsSync(library) ? readdirSync(library).filter((name) => name.endsWith('-linux-gnu')) : [];
  return [library, ...names.map((name) => join(library, name))];
}

/**
 * Starts the browser.
 * @returns {Promise<{ driver: import('selenium-webdriver').WebDriver, close: () => Promise<void> }>}
 */
export async function startWebKit() {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit.');
  const port = await freePort();
  // It has a group of its own: programs that the screen has started end with it.
  const server = spawn(found.screen, ['-a', found.driver, `--port=${port}`], { stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}`;
  const end = () => process.kill(-(/** @type {number} */ (server.pid)));
  try {
    await isReady(address);
    const options = { binary: found.binary, args: ['--automation'] };
    const capabilities = new Capabilities({ browserName: BROWSER, 'webkitgtk:browserOptions': options });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    return { driver, close: () => driver.quit().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Asks until the driver answers, for a minute at most, as it may have died. @param {string} address */
async function isReady(address) {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
