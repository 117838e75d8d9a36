// The element's class: a server without a DOM can import it, and its arguments are validated.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

/** Vite imports style sheets as text; their content does not matter here. */
const STYLES = `export const load = (url, context, next) => url.endsWith('.css?inline')
  ? { format: 'module', source: 'export default ""', shortCircuit: true }
  : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(STYLES)}`);

test('the class can be imported without a DOM, and leaves no trace', async () => {
  const before = Object.getOwnPropertyNames(globalThis);
  const { PegSolitaireElement } = await import('../../../www/element/small-element.js');
  assert.ok(PegSolitaireElement.observedAttributes.includes('board'));
  assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
});

test('the module that defines the tag can be imported without a DOM', async () => {
  await assert.doesNotReject(import('../../../www/element/define.js'));
});

/** Imported late, because the first test checks the globals that importing the element leaves behind. */
const checks = () => import('../../../www/element/attributes/arguments.js');

test('a time is a number', async () => {
  const { check } = await checks();
  for (const time of [0, -1, 2.5, Number.POSITIVE_INFINITY]) check('time', time);
  for (const time of [Number.NaN, undefined, 'soon'])
    assert.throws(() => check('time', time), {
      name: 'TypeError',
      message: `A time in seconds is a number, not ${time}.`,
    });
});

test('a number of jumps is whole, or infinite', async () => {
  const { check } = await checks();
  for (const jumps of [0, -1, 3, Number.POSITIVE_INFINITY]) check('count', jumps);
  for (const jumps of [1.5, Number.NaN, undefined])
    assert.throws(() => check('count', jumps), {
      name: 'TypeError',
      message: `A number of jumps is a whole number, not ${jumps}.`,
    });
});

test('a position on the way is a text', async () => {
  const { check } = await checks();
  for (const options of [{}, { via: 'xo' }]) assert.equal(check('solve', options), options);
  for (const options of [null, { via: 5 }, { signal: 'soon' }])
    assert.throws(() => check('solve', options), { name: 'TypeError' });
});

test('what cannot be written into a sentence is refused in one, too', async () => {
  const { check } = await checks();
  const odd = [Symbol('mine'), 10n, () => {}, 'x'.repeat(1 << 20)];
  for (const name of ['time', 'count', 'step', 'playlist', 'solve', 'pickHole', 'open'])
    for (const value of odd)
      assert.throws(
        () => check(name, value),
        ({ name, message }) => name === 'TypeError' && message.length < 200,
      );
});

test('each game of a playlist is an object', async () => {
  const { check } = await checks();
  check('playlist', [{ board: 'triangle' }, {}]);
  for (const items of [[null], [{}, 5], ['triangle']])
    assert.throws(() => check('playlist', items), { name: 'TypeError' });
});
