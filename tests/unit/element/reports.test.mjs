// The element reports errors.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Reports } from '../../../www/element/play/reports.js';
import { Board } from '../kit/core.mjs';

/** The events of a report. @param {unknown} error */
function reported(error) {
  /** @type {any[]} */
  const emitted = [];
  const words = /** @type {any} */ ({ failure: (/** @type {any} */ cause) => cause.message ?? cause });
  new Reports(
    (type, detail) => emitted.push([type, detail]),
    () => words,
  ).report(error);
  return emitted;
}

test('the event about an error has its cause, with the place in a text as data', (t) => {
  t.mock.method(console, 'error', () => {});
  let error;
  try {
    new Board('ooo').parsePosition('xyo');
  } catch (thrown) {
    error = /** @type {any} */ (thrown);
  }
  const [[type, detail]] = reported(error);
  assert.equal(type, 'error');
  assert.equal(detail.error, error);
  assert.deepEqual([detail.error.kind, detail.error.column], ['text', 2]);
  assert.match(detail.message, /line 1, column 2/);
  assert.deepEqual(reported('no board'), [['error', { message: 'no board', error: undefined }]]);
});
