// Measures a page through Chromium: its heap, nodes, listeners, workers and memory.

import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/**
 * `heap`, `wasm` and `process` are in megabytes. `heap` is measured after garbage collection, `wasm` is the memory of
 * the page's engine, and `process` the memory of the tab's process, including workers.
 * @typedef {{ heap: number, nodes: number, listeners: number, workers: number, wasm: number, process: number |
 *   undefined }} Reading
 */

const MEGABYTE = 2 ** 20;

export class Gauges {
  #page;
  #session;
  #browserSession;

  /** @param {Page} page @param {CDPSession} session @param {CDPSession} browserSession */
  constructor(page, session, browserSession) {
    this.#page = page;
    this.#session = session;
    this.#browserSession = browserSession;
  }

  /** @param {Page} page */
  static async of(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const browserSession = await /** @type {import('@playwright/test').Browser} */ (
      page.context().browser()
    ).newBrowserCDPSession();
    return new Gauges(page, session, browserSession);
  }

  /** @returns {Promise<Reading>} */
  async read() {
    // Objects that the first collection frees may have kept others alive.
    for (let times = 0; times < 2; times++) await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const metric = (/** @type {string} */ name) => metrics.find((it) => it.name === name)?.value ?? 0;
    return {
      heap: metric('JSHeapUsedSize') / MEGABYTE,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      workers: this.#page.workers().length,
      wasm: await this.#wasm(),
      process: await this.process(),
    };
  }

  /** The largest process of a page, measured by its proportional share of memory (PSS) on Linux. */
  async process() {
    const { processInfo } = await this.#browserSession.send('SystemInfo.getProcessInfo');
    const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => sizeOf(id) ?? 0);
    return Math.max(...sizes) || undefined;
  }

  async #wasm() {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' });
    const prototypeObjectId = /** @type {string} */ (result.objectId);
    const { objects } = await this.#session.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: 'gauges' });
    const sum = await this.#session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }',
      returnByValue: true,
    });
    await this.#session.send('Runtime.releaseObjectGroup', { objectGroup: 'gauges' });
    return sum.result.value / MEGABYTE;
  }
}

/** The memory of a process, in megabytes; undefined if the system does not report it. @param {number} id */
function sizeOf(id) {
  const file = `/proc/${id}/smaps_rollup`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = readFileSync(file, 'utf8').match(/^Pss: +(\d+) kB$/m) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
