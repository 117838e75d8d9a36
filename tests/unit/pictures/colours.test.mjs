// One source of colours: the tokens of the element. The page and the frame repeat some, and the manifest the ground.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../../tools/kit/run.mjs';
import { COLOURS } from '../../../www/board/theme.js';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
/** The custom properties of a style sheet with two colours. @param {string} css @param {RegExp} prefix */
const tokensOf = (css, prefix) =>
  new Map(
    [...css.matchAll(/--([\w-]+): ?(light-dark\([^;}]+\))/g)].map(([, name, value]) => [
      name.replace(prefix, ''),
      value.replaceAll(/, ?/g, ', '),
    ]),
  );

const element = tokensOf(COLOURS + read('www/element/style/tokens.css'), /^ps-/);
const page = tokensOf(read('www/app/style/base.css'), /^$/);

test('the page has the colours of the element, and a ground of its own', () => {
  const shared = [...page].filter(([name]) => element.has(name));
  assert.ok(shared.length >= 4, String([...page.keys()]));
  for (const [name, value] of shared) assert.equal(value, element.get(name), name);
});

test('the frame has colours of the page', () => {
  const css = read('www/frame/frame.css');
  assert.ok(css.includes(`color: ${page.get('muted')};`));
  const [, dark] = /light-dark\(\S+, (#\w+)\)/.exec(page.get('ground') ?? '') ?? [];
  assert.match(css, new RegExp(`background: light-dark\\(#\\w+, ${dark}\\);`));
});

test('an installed app begins on the ground of the page', () => {
  const [, light] = /light-dark\((#\w+)/.exec(page.get('ground') ?? '') ?? [];
  assert.ok(light);
  assert.ok(read('tools/build/offline.mjs').includes(`background_color: '${light}'`));
});
