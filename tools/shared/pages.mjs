// Lists the pages of the site, for the build, the service worker, the policies and the tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * A page, given by its file in the project; `layer` is the folder in `www` that contains the page's main module.
 * @typedef {{ file: string, layer: string }} Page
 */

/** The installable page; the other pages are parts of it. @type {Page} */
export const HOME = { file: 'index.html', layer: 'app' };
/** @type {Page[]} */
export const PAGES = [HOME, { file: 'embed.html', layer: 'frame' }, { file: 'table/index.html', layer: 'table' }];

/** The article, one file per language. It is built separately, with the published element. */
export const ARTICLE = ['learn/index.html', 'learn/de.html'];

/** The address of a page on the site. @param {Page} page */
export function addressOf({ file }) {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * The files that a page refers to, relative to the project or to the site.
 * @param {Page} page
 * @param {string} folder
 */
export function filesOf({ file }, folder = root) {
  const html = readFileSync(join(folder, file), 'utf8');
  const names = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(?!data:)([^"]+)"/g)].map(([, name]) => name);
  return names.map((name) => new URL(name, `file:///${file}`).pathname.slice(1));
}
