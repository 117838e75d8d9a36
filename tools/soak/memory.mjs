// What the process of a tab takes while the page searches.

import { Gauges } from '../../tests/e2e/gauges.mjs';
import { fail } from '../run.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A tab stays below, in megabytes. */
const MOST = 300;
const PAUSE_MILLISECONDS = 100;

/** Calls of the page's element, one after the other; each ends when it is answered. @type {Record<string, (element: any) => Promise<unknown>>} */
const WORKS = {};

/** @param {Awaited<ReturnType<typeof import('./site.mjs').openSite>>} site */
export async function measureTab({ browser, address }) {
  console.log(WORKS, MOST, PAUSE_MILLISECONDS, Gauges, fail, browser, address);
}
