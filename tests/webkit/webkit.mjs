// Starts WebKitGTK with its driver, because Playwright only drives its own build of WebKit, which is not available
// everywhere.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities } from 'selenium-webdriver';
import { findWebKit } from '../../tools/shared/find-browsers.mjs';

const BROWSER = 'MiniBrowser';

/**
 * Starts the browser.
 * @returns {Promise<{ driver: import('selenium-webdriver').WebDriver, close: () => Promise<void> }>}
 */
export async function startWebKit() {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit.');
  const port = await freePort();
  // The server has its own process group, so that programs started by the virtual screen end with it.
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

/** Polls until the driver answers, but for at most a minute, because it may have crashed. @param {string} address */
async function isReady(address) {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
