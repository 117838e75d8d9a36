// The keys that undo and redo.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoKeyOf } from '../../../www/common/dom/keys.js';

/** @param {string} keys such as `Control+Shift+z` */
function pressed(keys) {
  const [key, ...held] = keys.split('+').reverse();
  const [ctrlKey, metaKey, altKey, shiftKey] = ['Control', 'Meta', 'Alt', 'Shift'].map((name) => held.includes(name));
  return undoKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey });
}

test('the keys that undo and redo everywhere', () => {
  for (const keys of ['Backspace', 'Control+z', 'Meta+z', 'Control+Z']) assert.equal(pressed(keys), 'undo', keys);
  const redo = ['Shift+Backspace', 'Control+Shift+Z', 'Meta+Shift+Z', 'Control+y', 'Meta+y', 'Control+Shift+Y'];
  for (const keys of redo) assert.equal(pressed(keys), 'redo', keys);
});

test('other keys, and those that mean something else, do neither', () => {
  const others = ['z', 'y', 'Control+Alt+z', 'Alt+Backspace', 'Control+Backspace', 'Meta+Backspace', 'Delete', 'Enter'];
  for (const keys of others) assert.equal(pressed(keys), undefined, keys);
});
