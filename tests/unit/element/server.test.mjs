// A server that renders pages has no DOM, and imports the element all the same.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

/** Vite reads a style sheet as text; its words do not matter here. */
const STYLES = `export const load = (url, context, next) => url.endsWith('.css?inline')
  ? { format: 'module', source: 'export default ""', shortCircuit: true }
  : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(STYLES)}`);

test('the class can be imported without a DOM, and leaves no trace', async () => {
  const before = Object.getOwnPropertyNames(globalThis);
  const { PegSolitaireElement } = await import('../../../www/element/lean-element.js');
  assert.ok(PegSolitaireElement.observedAttributes.includes('board'));
  assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
});

test('the module that defines the tag can be imported without a DOM', async () => {
  await assert.doesNotReject(import('../../../www/element/define.js'));
});
