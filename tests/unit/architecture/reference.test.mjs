// The element's reference lists the members of the class, and both the reference and the picture of the boards are up
// to date.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { boardsPicture, PICTURE } from '../../../tools/build/boards-picture.mjs';
import { elementsManifest } from '../../../tools/build/elements-manifest.mjs';
import { referencePage } from '../../../tools/build/reference.mjs';
import { root } from '../../../tools/shared/run.mjs';

const { PegSolitaireElement } = await import(pathToFileURL(join(root, 'dist/npm/www/element/plus-element.js')).href);

/** Members that the browser calls, that every HTML element has, or that only the app uses. */
const OTHERS =
  /^(constructor|(dis)?connectedCallback|adoptedCallback|attributeChangedCallback|focus|call|whenOpen|lang)$/;

test('the page is what the types and the table of attributes say', () =>
  assert.equal(readFileSync(join(root, 'docs/embed/reference.md'), 'utf8'), referencePage()));

test('the picture of the boards shows the catalogue: `npm run screenshots` draws it', () =>
  assert.equal(readFileSync(PICTURE, 'utf8'), boardsPicture()));

test('the types have the members of the class', () => {
  const names = [];
  for (
    let one = PegSolitaireElement.prototype;
    one !== null && one !== Object.prototype;
    one = Object.getPrototypeOf(one)
  )
    names.push(...Object.getOwnPropertyNames(one));
  const [{ declarations = [] }] = elementsManifest().modules;
  const { members = [] } = /** @type {import('custom-elements-manifest').ClassDeclaration} */ (declarations[0]);
  const typed = members.filter((member) => !(member.kind === 'field' && member.static)).map(({ name }) => name);
  assert.deepEqual([...new Set(names)].filter((name) => !OTHERS.test(name)).sort(), typed.sort());
});

test('every member and event is explained, except those that are attributes', () => {
  const [{ declarations = [] }] = elementsManifest().modules;
  const element = /** @type {import('custom-elements-manifest').CustomElementDeclaration} */ (declarations[0]);
  const { attributes = [], members = [], events = [] } = element;
  const explained = new Set(attributes.map(({ fieldName }) => fieldName));
  const silent = [...members, ...events].filter(({ name, description }) => !description && !explained.has(name));
  assert.deepEqual(silent, []);
});
