// Scenes on a canvas are sharp, and told apart by shape.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from '../../../www/board/layout.js';
import { paint } from '../../../www/board/paint.js';
import { makeRenderer } from '../../../www/board/renderer.js';
import { holeShapes, markShapes, pegShapes } from '../../../www/board/shapes.js';
import { shapesPart } from '../../../www/pictures/svg.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../kit/core.mjs';

/** @typedef {import('../../../www/board/scene.js').Mark} Mark */

const HOLES = problemOf('ooo', 'a1').holes;
const FLAT = { ...LIGHT_THEME, relief: false };

/** A canvas that records its calls. */
function fakeCanvas() {
  const calls = /** @type {[string, ...any[]][]} */ ([]);
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {any[]} */ ...values) => {
          calls.push([String(name), ...values]);
          return { addColorStop: () => {} };
        },
      set: () => true,
    },
  );
  return { width: 0, height: 0, calls, getContext: () => context };
}

/** @param {number} side @param {number} ratio */
function rendered(side, ratio) {
  Object.assign(globalThis, { document: { createElement: fakeCanvas } });
  const canvas = fakeCanvas();
  const renderer = makeRenderer(/** @type {any} */ (canvas), layOut(HOLES, side, side), FLAT, ratio);
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

test('a goal is a dashed ring, and a landing hole a filled dot within it', () => {
  const layout = layOut(HOLES, 300, 300);
  const [goal, landing] = /** @type {const} */ (['goal', 'landing']).map((kind) => {
    const shapes = markShapes({ hole: 0, kind }, layout, FLAT);
    assert.equal(shapes.length, 1);
    return /** @type {import('../../../www/board/shapes.js').Circle} */ (shapes[0]);
  });
  assert.ok(goal.dash && goal.stroke && !goal.fill);
  assert.ok(landing.fill && !landing.dash);
  assert.ok(landing.radius + (landing.width ?? 0) / 2 < goal.radius - (goal.width ?? 0) / 2);
  // Dashes and gaps go round without a seam.
  assert.ok(Math.abs(((2 * Math.PI * goal.radius) / goal.dash[0]) % 2) < 1e-9);
});

test('a canvas and a picture in SVG show the same circles, points and texts', () => {
  const layout = layOut(HOLES, 300, 300);
  const shapes = [
    ...holeShapes({ x: 10, y: 20 }, 100, LIGHT_THEME),
    ...pegShapes({ x: 10, y: 20 }, 100, LIGHT_THEME),
    ...markShapes({ hole: 1, kind: 'proof', text: '+1' }, layout, LIGHT_THEME),
    ...markShapes({ hole: 0, to: 2, kind: 'trace' }, layout, LIGHT_THEME),
    ...markShapes({ hole: 2, kind: 'focus' }, layout, LIGHT_THEME),
    ...markShapes({ hole: 0, kind: 'goal' }, layout, LIGHT_THEME),
  ];
  const { calls, getContext } = fakeCanvas();
  paint(/** @type {any} */ (getContext()), shapes);
  const svg = shapesPart(shapes, 'a');
  const short = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  const valuesOf = (/** @type {RegExp} */ pattern) =>
    [...svg.matchAll(pattern)].map(([, ...values]) => values.join(' '));
  const called = (/** @type {string} */ name) =>
    calls.filter((call) => call[0] === name).map(([, ...values]) => values);
  assert.deepEqual(
    called('arc').map((values) => values.slice(0, 3).map(short).join(' ')),
    valuesOf(/cx="([^"]*)" cy="([^"]*)" r="([^"]*)" (?!fx)/g),
  );
  assert.deepEqual(
    [...called('moveTo'), ...called('lineTo')].map((point) => point.map(short).join(' ')).sort(),
    valuesOf(/[ML]([\d.]+ [\d.]+)/g).sort(),
  );
  assert.deepEqual(called('setLineDash').flat(2).map(short), valuesOf(/stroke-dasharray="([^"]*)"/g).map(Number));
  assert.deepEqual(
    called('fillText').map(([text, x, y]) => [short(x), short(y), text].join(' ')),
    valuesOf(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)/g),
  );
});
