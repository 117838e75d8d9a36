// Runs the browser tests in Chromium only, and records which parts of the built program run, in the format of Node's
// coverage.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import config from '../../playwright.config.mjs';
import { root } from '../shared/run.mjs';
import { recordsOf } from './monocart.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {import('@playwright/test').CDPSession} Session */
/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ functionName: string, ranges: { startOffset: number, endOffset: number, count: number }[],
 *   isBlockCoverage: boolean }} Ran
 */
/** @typedef {{ url: string, functions: Ran[] }} Script */

/** The files of the site and the element that pages load. Each has a source map. */
const PROGRAM = /\/((learn\/)?assets\/[^/]+|peg-solitaire(-plus)?)\.js$/;
/** The actions after which a page no longer reports its previous scripts. */
const LEAVING = /** @type {const} */ (['goto', 'reload', 'goBack', 'goForward', 'close']);

/** Records the code that runs in every page of every Chromium that this process launches. */
class Recorder {
  #site;
  /**
   * Execution counts by file, then by the ranges of a function. V8 omits ranges that ran as often as the code around
   * them.
   * @type {Map<string, Map<string, Ran>>}
   */
  #ran = new Map();
  /** @type {WeakMap<Page, Session>} */
  #sessions = new WeakMap();

  /** @param {string} site the folder that is served */
  constructor(site) {
    this.#site = site;
    const launch = chromium.launch.bind(chromium);
    chromium.launch = async (options) => this.#watchBrowser(await launch(options));
  }

  /** Writes all records so far. @param {string} folder */
  write(folder) {
    if (this.#ran.size === 0) return;
    const result = [...this.#ran].flatMap(([url, ways]) =>
      listsOf(ways.values()).map((functions) => ({ url, functions })),
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify({ result }));
  }

  /** @param {Browser} browser */
  #watchBrowser(browser) {
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => this.#watchContext(await newContext(options));
    return browser;
  }

  /** @param {Context} context */
  #watchContext(context) {
    const [newPage, close] = [context.newPage.bind(context), context.close.bind(context)];
    context.newPage = async () => {
      const page = await newPage();
      await this.#watchPage(page);
      return page;
    };
    context.close = async (options) => {
      await Promise.all(context.pages().map((page) => this.#take(page)));
      await close(options);
    };
    return context;
  }

  /** @param {Page} page */
  async #watchPage(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    this.#sessions.set(page, session);
    // Several tests use the same page in turn.
    for (const act of LEAVING) {
      const leave = /** @type {(...args: any[]) => Promise<any>} */ (page[act].bind(page));
      Object.assign(page, {
        [act]: async (/** @type {any[]} */ ...args) => {
          await this.#take(page);
          return leave(...args);
        },
      });
    }
  }

  /**
   * Records the code that a page has run since the last recording. A page that has crashed or closed reports nothing.
   * @param {Page} page
   */
  async #take(page) {
    const taken = await this.#sessions
      .get(page)
      ?.send('Profiler.takePreciseCoverage')
      .catch(() => undefined);
    for (const script of taken?.result ?? []) this.#add(script);
  }

  /** @param {Script} script */
  #add({ url, functions }) {
    const file = this.#fileOf(url);
    if (!file) return;
    const address = pathToFileURL(file).href;
    const ways = this.#ran.get(address) ?? new Map();
    this.#ran.set(address, ways);
    for (const one of functions) {
      const way = one.ranges.map(({ startOffset, endOffset }) => `${startOffset} ${endOffset}`).join();
      ways.set(way, plus(one, ways.get(way)));
    }
  }

  /** The file of a script, whichever test server sent it. @param {string} url */
  #fileOf(url) {
    const [path] = url.match(PROGRAM) ?? [];
    const file = path && join(this.#site, path);
    return file && existsSync(file) ? file : undefined;
  }
}

/** Adds the counts of equal ranges. @param {Ran} one @param {Ran} [other] @returns {Ran} */
function plus(one, other) {
  const count = (/** @type {number} */ place) => one.ranges[place].count + (other?.ranges[place].count ?? 0);
  return { ...one, ranges: one.ranges.map((range, place) => ({ ...range, count: count(place) })) };
}

/**
 * A list can contain each function only once, so a function with several sets of ranges needs several lists.
 * @param {Iterable<Ran>} ways
 */
function listsOf(ways) {
  /** @type {Ran[][]} */
  const lists = [];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const way of ways) {
    const { startOffset, endOffset } = way.ranges[0];
    const place = `${startOffset} ${endOffset}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    lists[count] ??= [];
    lists[count].push(way);
  }
  return lists;
}

const recorder = new Recorder(join(root, 'dist'));
process.on('exit', () => recorder.write(recordsOf('browser')));

export default {
  ...config,
  testDir: join(root, config.testDir ?? ''),
  outputDir: join(root, 'test-results'),
  webServer: { ...config.webServer, cwd: root },
  projects: config.projects?.filter(({ name }) => name === 'chromium'),
};
