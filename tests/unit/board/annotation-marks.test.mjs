// Arrows and marks of four colours are told apart, also without colours.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotationShapes } from '../../../www/board/annotation-marks.js';
import { layOut } from '../../../www/board/layout.js';
import { paint } from '../../../www/board/paint.js';
import { COLOURS } from '../../../www/game/notes.js';
import { shapesPart } from '../../../www/pictures/svg.js';
import { DARK_THEME, LIGHT_THEME, PRINT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../kit/core.mjs';

/** @typedef {import('../../../www/board/shapes.js').Path} Path */
/** @typedef {import('../../../www/game/notes.js').Drawing} Drawing */

const LAYOUT = layOut(problemOf('ooo', 'a1').holes, 300, 300);
/** As a system with forced colours has it. */
const ONE_INK = { ...LIGHT_THEME, proof: '#00f', red: '#00f', blue: '#00f', yellow: '#00f' };
const NUMBERS = COLOURS.map((_, number) => number);

/** The shapes of one drawing. @param {Drawing} drawing */
const shapesOf = (drawing, theme = ONE_INK) =>
  /** @type {Path[]} */ (annotationShapes(undefined, LAYOUT, theme, drawing));

/** The contrast of two colours, as WCAG counts it. @param {string} one @param {string} other */
function contrast(one, other) {
  const [a, b] = [one, other].map((colour) => {
    const digits =
      colour.length === 4 ? [...colour.slice(1)].flatMap((digit) => digit + digit).join('') : colour.slice(1);
    const [red, green, blue] = (digits.match(/../g) ?? []).map((part) => {
      const value = Number.parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(a / b, b / a);
}

for (const [kind, to] of /** @type {const} */ ([
  ['arrow', 2],
  ['mark', 0],
]))
  test(`each colour of an ${kind} has a form of its own`, () => {
    const drawn = NUMBERS.map((colour) => shapesOf({ from: 0, to, colour }));
    assert.equal(new Set(drawn.map((shapes) => JSON.stringify(shapes))).size, 4);
    // The inlay in the colour of the board lies on top.
    const [plain, ...others] = drawn.map((shapes) => shapes[shapes.length - 1]);
    assert.notEqual(kind === 'mark' ? plain.stroke : plain.fill, ONE_INK.board);
    for (const inlay of others) assert.equal(inlay.stroke, ONE_INK.board);
    assert.equal(new Set(others.map(({ dash }) => String(dash))).size, 3);
  });

test('every colour stands out from the board, and is its own', () => {
  for (const theme of [LIGHT_THEME, DARK_THEME, PRINT_THEME]) {
    const inks = [theme.proof, theme.red, theme.blue, theme.yellow];
    assert.equal(new Set(inks).size, 4);
    for (const ink of inks) assert.ok(contrast(ink, theme.board) > 2.2, `${ink} on ${theme.board}`);
    for (const [number, ink] of inks.entries())
      assert.ok(shapesOf({ from: 0, to: 0, colour: number }, theme).some(({ stroke }) => stroke === ink));
  }
});

test('dashes and dots go round a mark without a seam', () => {
  for (const colour of [2, 3]) {
    const { lines, dash = [] } = shapesOf({ from: 1, to: 1, colour })[2];
    const round = [...lines[0], lines[0][0]];
    const lengths = round
      .slice(1)
      .map((point, index) => Math.hypot(point.x - round[index].x, point.y - round[index].y));
    const count = lengths.reduce((sum, length) => sum + length) / dash.reduce((sum, length) => sum + length, 0);
    assert.ok(Math.abs(count - Math.round(count)) < 1e-9, `${count} dashes`);
  }
});

test('a canvas and a picture in SVG have the same dashes and dots', () => {
  for (const colour of [2, 3]) {
    const shapes = shapesOf({ from: 0, to: 2, colour });
    /** @type {number[][]} */
    const dashes = [];
    const context = new Proxy(/** @type {any} */ ({}), {
      get: (_, name) => (/** @type {any} */ list) => name === 'setLineDash' && dashes.push(list),
      set: () => true,
    });
    paint(context, shapes);
    const written = [...shapesPart(shapes).matchAll(/stroke-dasharray="([\d. ]+)"/g)].map(([, list]) => list);
    const short = (/** @type {number} */ value) => Math.round(value * 10) / 10;
    assert.deepEqual(written, [(dashes.at(-1) ?? []).map(short).join(' ')]);
    assert.ok(dashes.at(-1)?.length);
  }
});

test('a sketch shows what a release leaves', () => {
  const notes = {
    arrows: [{ from: 0, to: 2 }],
    marks: [1],
    labels: [],
    colours: /** @type {('' | 'red')[]} */ (['', 'red']),
  };
  const shapes = (/** @type {import('../../../www/game/notes.js').Sketch} */ sketch) =>
    annotationShapes(notes, LAYOUT, ONE_INK, sketch);
  const mark = { from: 1, to: 1 };
  assert.deepEqual(shapes({ ...mark, colour: 1 }), shapesOf({ from: 0, to: 2, colour: 0 }));
  assert.deepEqual(shapes(mark), shapes({ ...mark, colour: 2 }));
  assert.notDeepEqual(shapes(mark), shapes({ ...mark, colour: 0 }));
  // A new arrow lies under the marks.
  assert.deepEqual(shapes({ from: 2, to: 0 }).slice(-3), shapesOf({ ...mark, colour: 1 }));
});
