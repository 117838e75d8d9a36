// Scenes on a canvas: sharp, and told apart by shape.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from '../../../www/board/layout.js';
import { Renderer } from '../../../www/board/renderer.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../kit/core.mjs';

/** @typedef {import('../../../www/board/scene.js').Mark} Mark */

const HOLES = problemOf('ooo', 'a1').holes;
const FLAT = { ...LIGHT_THEME, relief: false };

/** A canvas that keeps what it is told. */
function fakeCanvas() {
  const calls = /** @type {[string, ...any[]][]} */ ([]);
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {any[]} */ ...values) =>
          calls.push([String(name), ...values]),
      set: () => true,
    },
  );
  return { width: 0, height: 0, calls, getContext: () => context };
}

/** @param {number} side @param {number} ratio */
function rendered(side, ratio) {
  Object.assign(globalThis, { document: { createElement: fakeCanvas } });
  const canvas = fakeCanvas();
  const renderer = new Renderer(/** @type {any} */ (canvas), layOut(HOLES, side, side), FLAT, ratio);
  return { canvas, renderer };
}

/** The outlines and fills that make a mark, without their sizes and colours. @param {Mark['kind']} kind */
function shapeOf(kind) {
  const { canvas, renderer } = rendered(300, 1);
  canvas.calls.length = 0;
  renderer.draw({ pegs: [], marks: [{ hole: 0, kind }] });
  return canvas.calls
    .map(([name]) => name)
    .filter((name) => ['arc', 'rect', 'lineTo', 'fill', 'stroke'].includes(name))
    .join(' ');
}

test('a canvas has the pixels that it takes up on the screen, and is drawn in those of the layout', () => {
  for (const ratio of [0.5, 1, 1.5, 3]) {
    const { canvas } = rendered(300, ratio);
    assert.deepEqual([canvas.width, canvas.height], [300 * ratio, 300 * ratio]);
    assert.deepEqual(canvas.calls[0], ['setTransform', ratio, 0, 0, ratio, 0, 0]);
  }
});

test('goal, landing hole, focus and last jump differ by shape, not by colour or size alone', () => {
  const shapes = new Set([shapeOf('goal'), shapeOf('landing'), shapeOf('focus'), shapeOf('trace')]);
  assert.equal(shapes.size, 4);
});
