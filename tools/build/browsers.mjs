// The oldest supported browsers, as listed in package.json for the app and for the element.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/run.mjs';

/** @typedef {'app' | 'element'} Part */

const LINE = /^(chrome|firefox|safari|ios_saf) >= ([\d.]+)$/;
/** The browsers by their usual names, with the names that Vite and MDN use. */
export const BROWSERS = {
  chrome: { title: 'Chrome', target: 'chrome', mdn: 'chrome' },
  firefox: { title: 'Firefox', target: 'firefox', mdn: 'firefox' },
  safari: { title: 'Safari', target: 'safari', mdn: 'safari' },
  ios_saf: { title: 'Safari on iOS', target: 'ios', mdn: 'safari_ios' },
};

/**
 * The oldest version of each browser.
 * @param {Part} part
 * @returns {Record<keyof typeof BROWSERS, string>}
 */
export function oldestBrowsers(part) {
  /** @type {string[]} */
  const lines = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).browserslist[part];
  const versions = lines.map((line) => {
    const [, name, version] = LINE.exec(line) ?? [];
    if (!name) throw new Error(`package.json: cannot read "${line}"`);
    return [name, version];
  });
  return Object.fromEntries(versions);
}

/** The versions of browsers as numbers, for Lightning CSS. @param {Part} part */
export function versionsOf(part) {
  return Object.fromEntries(
    Object.entries(oldestBrowsers(part)).map(([name, version]) => {
      const [major, minor = 0] = version.split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
}

/** The targets of a build. @param {Part} part */
export function targetsOf(part) {
  return Object.entries(oldestBrowsers(part)).map(
    ([name, version]) => BROWSERS[/** @type {keyof typeof BROWSERS} */ (name)].target + version,
  );
}
