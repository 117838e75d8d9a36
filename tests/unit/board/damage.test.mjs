// A redrawn part of a scene looks as if all had been drawn anew.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { layOut } from '../../../www/board/layout.js';
import { damageOf, makeRenderer } from '../../../www/board/renderer.js';
import { sceneOf } from '../../../www/board/scene.js';
import { continueWith, newGame } from '../../../www/game/game.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../kit/core.mjs';

const GAME = continueWith(
  newGame(problemOf('english', 'd4', 'd4')),
  'd2-d4 b3-d3 c1-c3 c4-c2 c6-c4 a5-c5 e3-c3 g3-e3 d5-b5-b3-d3-f3 e1-c1-c3-c5',
);
const { holes } = GAME.problem;
/**
 * A soft edge looks a little different if a part alone is drawn: channels may differ by this much, and a few by more.
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

/** @param {number} ratio */
function rendered(ratio) {
  Object.assign(globalThis, { document: { createElement: () => createCanvas(1, 1) } });
  const canvas = createCanvas(1, 1);
  const renderer = makeRenderer(/** @type {any} */ (canvas), LAYOUT, LIGHT_THEME, ratio);
  const pixels = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  return { renderer, pixels };
}

test('scenes drawn one over the other look like each of them alone', () => {
  fc.assert(
    fc.property(fc.array(scene, { minLength: 2, maxLength: 5 }), fc.constantFrom(1, 1.5, 2.625), (scenes, ratio) => {
      const { renderer, pixels } = rendered(ratio);
      for (const one of scenes) {
        renderer.redraw(one);
        const alone = rendered(ratio);
        alone.renderer.draw(one);
        const [ours, theirs] = [pixels(), alone.pixels()];
        const others = ours.filter((value, index) => Math.abs(value - theirs[index]) > SOFT).length;
        assert.ok(others <= FEW, `${others} numbers differ by more than ${SOFT} of 255`);
      }
    }),
    { numRuns: 40 },
  );
});

test('a jump changes a part of the board, and nothing changes nothing', () => {
  const at = (/** @type {number} */ part) =>
    sceneOf({ game: GAME, moment: { done: 0, part }, selection: {}, jumps: [], said: [] });
  assert.equal(damageOf(at(0.3), at(0.3), LAYOUT, 2), undefined);
  const { width = 0, height = 0 } = damageOf(at(0.3), at(0.4), LAYOUT, 2) ?? {};
  assert.ok(width > 0 && width * height < (2 * SIDE) ** 2 / 3);
});
