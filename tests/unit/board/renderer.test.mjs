// Scenes on a canvas are sharp, and marks differ by shape; a partial redraw looks like a complete one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { layOut } from '../../../www/board/layout.js';
import { paint } from '../../../www/board/paint.js';
import { damageOf, makeRenderer } from '../../../www/board/renderer.js';
import { sceneOf } from '../../../www/board/scene.js';
import { holeShapes, markShapes, pegShapes } from '../../../www/board/shapes.js';
import { continueWith, newGame } from '../../../www/game/game.js';
import { shapesPart } from '../../../www/pictures/svg.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../shared/core.mjs';

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

/** A material that paints nothing. @type {import('../../../www/board/renderer.js').Material} */
const MATERIAL = {
  paint: () => {},
  pegs: [() => []],
  shadow: () => [],
  mark: () => [],
  chosen: (at) => ({ at, radius: 1 }),
};

/** @param {number} side @param {number} ratio @param {typeof MATERIAL} [material] */
function rendered(side, ratio, material) {
  Object.assign(globalThis, { document: { createElement: fakeCanvas } });
  const canvas = fakeCanvas();
  const renderer = makeRenderer(
    /** @type {any} */ (canvas),
    layOut(HOLES, side, side),
    FLAT,
    ratio,
    undefined,
    material,
  );
  return { canvas, renderer };
}

/** The outlines and fills that make up a mark, without their sizes and colours. @param {Mark['kind']} kind */
function shapeOf(kind) {
  const { canvas, renderer } = rendered(300, 1);
  canvas.calls.length = 0;
  renderer.draw({ pegs: [], marks: [{ hole: 0, kind }] });
  return canvas.calls
    .map(([name]) => name)
    .filter((name) => ['arc', 'rect', 'lineTo', 'fill', 'stroke'].includes(name))
    .join(' ');
}

test('a canvas has one pixel per device pixel, and is drawn in pixels of the layout', () => {
  for (const ratio of [0.5, 1, 1.5, 3]) {
    const { canvas } = rendered(300, ratio);
    assert.deepEqual([canvas.width, canvas.height], [300 * ratio, 300 * ratio]);
    assert.deepEqual(canvas.calls[0], ['setTransform', ratio, 0, 0, ratio, 0, 0]);
  }
});

test('goal, landing hole, focus and last jump differ by shape, not only by colour or size', () => {
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
  // Dashes and gaps go around the circle without a seam.
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

const GAME = continueWith(
  newGame(problemOf('english', 'd4', 'd4')),
  'd2-d4 b3-d3 c1-c3 c4-c2 c6-c4 a5-c5 e3-c3 g3-e3 d5-b5-b3-d3-f3 e1-c1-c3-c5',
);
const { holes } = GAME.problem;
/**
 * Soft edges look slightly different in a partial redraw, so colour channels may differ by this much, and a few by
 * more.
 */
const SOFT = 40;
const FEW = 4;
const SIDE = 140;
const LAYOUT = layOut(holes, SIDE, SIDE);

const hole = fc.nat(holes.length - 1);
const scene = fc
  .record({
    done: fc.nat(GAME.line.jumps.length - 1),
    part: fc.constantFrom(0, 0, 0.1, 0.35, 0.5, 0.8, 0.99),
    selected: fc.option(hole, { nil: undefined }),
    drag: fc.option(fc.record({ hole, x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) }), {
      nil: undefined,
    }),
    said: fc.array(
      fc.record({
        hole,
        kind: fc.constant('badge'),
        verdict: fc.constantFrom('winnable', 'lost'),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ done, part, selected, drag, said }) =>
    sceneOf({
      game: GAME,
      moment: { done, part },
      selection: /** @type {any} */ ({ selected, drag }),
      jumps: [],
      said: /** @type {any} */ (said),
    }),
  );

/** @param {number} ratio @param {typeof LAYOUT} [layout] */
function renderedAt(ratio, layout = LAYOUT) {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
  const canvas = createCanvas(1, 1);
  const renderer = makeRenderer(/** @type {any} */ (canvas), layout, LIGHT_THEME, ratio);
  const pixels = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  return { renderer, pixels };
}

test('scenes drawn on top of each other look like each of them drawn separately', () => {
  const property = fc.property(
    fc.array(scene, { minLength: 2, maxLength: 5 }),
    fc.constantFrom(1, 1.5, 2.625),
    (scenes, ratio) => {
      const { renderer, pixels } = renderedAt(ratio);
      for (const one of scenes) {
        renderer.redraw(one);
        const alone = renderedAt(ratio);
        alone.renderer.draw(one);
        const [ours, theirs] = [pixels(), alone.pixels()];
        const others = ours.filter((value, index) => Math.abs(value - theirs[index]) > SOFT).length;
        assert.ok(others <= FEW, `${others} numbers differ by more than ${SOFT} of 255`);
      }
    },
  );
  fc.assert(property, { numRuns: 40 });
});

test('the outline of a board is found once, for the first frame and for the bitmap of later ones', () => {
  let reads = 0;
  const layout = {
    ...LAYOUT,
    get holes() {
      reads++;
      return LAYOUT.holes;
    },
  };
  const { renderer } = renderedAt(1, layout);
  renderer.draw({ pegs: [], marks: [] });
  const once = reads;
  renderer.prepare();
  assert.deepEqual([once > 0, reads], [true, once]);
});

test('drawings over a scene stay while the board is prepared, and the next frame shows a finer material', () => {
  const { canvas, renderer } = rendered(300, 1, MATERIAL);
  const still = { pegs: [], marks: [] };
  renderer.redraw(still);
  canvas.calls.length = 0;
  assert.equal(renderer.prepare(), MATERIAL);
  const names = () => canvas.calls.map(([name]) => name);
  assert.deepEqual(names(), []);
  renderer.redraw(still);
  assert.ok(names().includes('drawImage'));
  assert.equal(rendered(300, 1).renderer.prepare(), undefined);
});

test('a jump changes a part of the board, and nothing changes nothing', () => {
  const at = (/** @type {number} */ part) =>
    sceneOf({ game: GAME, moment: { done: 0, part }, selection: {}, jumps: [], said: [] });
  assert.equal(damageOf(at(0.3), at(0.3), LAYOUT, 2), undefined);
  const { width = 0, height = 0 } = damageOf(at(0.3), at(0.4), LAYOUT, 2) ?? {};
  assert.ok(width > 0 && width * height < (2 * SIDE) ** 2 / 3);
});
