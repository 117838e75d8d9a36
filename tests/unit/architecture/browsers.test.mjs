// The oldest supported browsers, as listed in package.json: the build targets them, the documents promise to support
// them, and they have all features that the sources use.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BROWSERS, oldestBrowsers, targetsOf } from '../../../tools/build/browsers.mjs';
import { root } from '../../../tools/shared/run.mjs';
import { featuresOf, isIn } from '../shared/features.mjs';

/** The folders in `www` that make up the element; the app uses all folders. */
const OF_ELEMENT = /^www\/(element|board|words|ask|link|game|engine|common)\//;
const SOURCES = ['www', 'index.html', 'embed.html', 'table/index.html', 'learn/*.html'];

/**
 * Features that some of the browsers lack or only partly support, and what happens in those browsers. An entry for a
 * CSS property also covers its values.
 * @type {Map<string, string>}
 */
const WITHOUT = new Map(Object.entries(JSON.parse(readFileSync(new URL('without.json', import.meta.url), 'utf8'))));
/** Names from wasm, strings or the page, which are not browser features. */
const OTHERS = ['.outputs', '.reasons', '.take'];

const files = execFileSync('git', ['ls-files', ...SOURCES], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(css|html|js)$/.test(file));
const features = featuresOf(files);

/** @param {string} name */
const stem = (name) => (name.startsWith('content: /') ? name : name.replace(/: .*/, ''));

/** The features that some of the browsers lack. @param {'app' | 'element'} part */
function missing(part) {
  const oldest = /** @type {[keyof typeof BROWSERS, string][]} */ (Object.entries(oldestBrowsers(part)));
  return features.filter(
    (one) =>
      !OTHERS.includes(one.name) &&
      (part === 'app' || OF_ELEMENT.test(one.file)) &&
      oldest.some(([browser, version]) => !isIn(one, BROWSERS[browser].mdn, Number(version))),
  );
}

test('the finder of features sees style sheets, markup and programs', () => {
  const names = new Set(features.map(({ name }) => name));
  for (const name of ['light-dark()', ':has', '<popover>', 'URL.canParse', '.hidePopover', 'CompressionStream'])
    assert.ok(names.has(name), name);
});

for (const part of /** @type {const} */ (['app', 'element']))
  test(`the oldest browsers of the ${part} have the features that it uses, or do without`, () => {
    const unexpected = missing(part).filter(({ name }) => !WITHOUT.has(stem(name)));
    assert.deepEqual([...new Set(unexpected.map(({ name, file }) => `${file}: ${name}`))], []);
  });

test('no feature is excused that all browsers have', () => {
  const needed = new Set([...missing('app'), ...missing('element')].map(({ name }) => stem(name)));
  assert.equal([...WITHOUT.keys()].filter((name) => !needed.has(name)).join(), '');
});

test('the documents promise the browsers that the build is made for', () => {
  assert.deepEqual(
    targetsOf('element').map((target) => /^[a-z]+/.exec(target)?.[0]),
    ['chrome', 'firefox', 'safari', 'ios'],
  );
  const promiseOf = (/** @type {'app' | 'element'} */ part) => {
    const { chrome, firefox, safari, ios_saf: ios } = oldestBrowsers(part);
    assert.equal(ios, safari);
    return `Chrome ${chrome}, Firefox ${firefox} or Safari ${safari}, or newer`;
  };
  for (const [file, ...parts] of /** @type {[string, ...('app' | 'element')[]][]} */ ([
    ['README.md', 'app', 'element'],
    ['docs/embed/README.md', 'element'],
    ['docs/publish.md', 'app'],
  ]))
    for (const part of parts)
      assert.ok(
        readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ').includes(promiseOf(part)),
        `${file}: ${part}`,
      );
});
