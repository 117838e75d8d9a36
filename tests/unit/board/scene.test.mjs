// Pegs and marks at each moment of a game; arrows and marks in four colours, which can be told apart even without
// colour.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotationShapes } from '../../../www/board/annotation-marks.js';
import { layOut, toHand, toPixels } from '../../../www/board/layout.js';
import { paint } from '../../../www/board/paint.js';
import { sceneOf } from '../../../www/board/scene.js';
import { PEG_RADIUS } from '../../../www/board/shapes.js';
import { hintMarks, proofMarks } from '../../../www/board/verdict-marks.js';
import { continueWith, goTo, legalJumps, newGame, pegs } from '../../../www/game/game.js';
import { COLOURS } from '../../../www/game/notes.js';
import { shapesPart } from '../../../www/pictures/svg.js';
import { DARK_THEME, LIGHT_THEME, PRINT_THEME } from '../../../www/pictures/themes.js';
import { problemOf } from '../shared/core.mjs';

const problem = problemOf('english', 'd4', 'd4');
const game = continueWith(newGame(problem), 'd2-d4 b3-d3');
const hole = (/** @type {string} */ name) => problem.holes.findIndex((hole) => hole.name === name);

/** @param {Partial<Parameters<typeof sceneOf>[0]>} view */
const scene = (view) =>
  sceneOf({ game, moment: { done: 0, part: 0 }, selection: {}, jumps: legalJumps(game), said: [], ...view });

test('at rest every peg lies in its hole, and the goal is marked', () => {
  const { pegs, marks } = scene({});
  assert.equal(pegs.length, 32);
  assert.ok(pegs.every(({ lift, scale, opacity }) => lift === 0 && scale === 1 && opacity === 1));
  assert.deepEqual(marks, [{ hole: hole('d4'), kind: 'goal' }]);
});

test('a dragged peg is drawn completely, wherever the pointer is', () => {
  const layout = layOut(problem.holes, 640, 600);
  const outermost = toPixels(layout, problem.holes[0]);
  for (const pointer of [{ x: -90, y: 300 }, { x: 200, y: -90 }, { x: 300, y: 999 }, { x: 639, y: 1 }, outermost]) {
    const place = toHand(layout, pointer);
    const [{ x, y, lift, scale }] = scene({ selection: { drag: { hole: 0, ...place } } }).pegs.slice(-1);
    const drawn = toPixels(layout, { x, y: y - lift });
    const radius = scale * PEG_RADIUS * layout.unit;
    assert.ok(drawn.x >= radius && drawn.x <= layout.width - radius);
    assert.ok(drawn.y >= radius && drawn.y <= layout.height - radius);
    if (pointer === outermost) assert.ok(Math.hypot(x - problem.holes[0].x, y - problem.holes[0].y) < 0.1);
  }
});

test('in a jump the peg flies over the one that sinks', () => {
  const { pegs } = scene({ moment: { done: 0, part: 0.5 } });
  const flying = pegs[pegs.length - 1];
  assert.ok(flying.lift > 0.4 && flying.scale > 1);
  assert.ok(Math.abs(flying.y - 2) < 1e-9 && flying.x === 3);
  const sinking = pegs.filter(({ opacity }) => opacity < 1);
  assert.equal(sinking.length, 1);
  assert.equal(pegs.length, 32);
});

test('the end of a jump is the position after it', () => {
  const { pegs, marks } = scene({ game: goTo(game, 1), moment: { done: 1, part: 0 } });
  assert.equal(pegs.length, 31);
  assert.deepEqual(
    marks.filter(({ kind }) => kind === 'trace'),
    [{ hole: hole('d2'), to: hole('d4'), kind: 'trace' }],
  );
});

test('the peg under the pointer rises if it can jump, and its landing holes are ringed', () => {
  const { pegs, marks } = scene({ selection: { hovered: hole('d2') } });
  assert.equal(pegs.filter(({ lift }) => lift > 0).length, 1);
  assert.ok(marks.some((mark) => mark.hole === hole('d4') && mark.kind === 'landing'));
  assert.ok(scene({ selection: { hovered: hole('a3') } }).pegs.every(({ lift }) => lift === 0));
});

test('the peg of a hint is marked without its way', () => {
  const { pegs, marks } = scene({ selection: { selected: hole('d2'), isHinted: true } });
  assert.ok(pegs.some(({ isChosen }) => isChosen));
  assert.deepEqual(marks, [{ hole: hole('d4'), kind: 'goal' }]);
});

test('a selected peg is marked, and all kinds of marks can be on one hole', () => {
  const at = { game: goTo(game, 1), moment: { done: 1, part: 0 } };
  const chosen = scene({ ...at, selection: { selected: hole('d4') } }).pegs.filter(({ isChosen }) => isChosen);
  assert.deepEqual(
    chosen.map(({ hole }) => hole),
    [hole('d4')],
  );
  // d2 is the goal and the hole that the last jump started from, a selected peg can land in it, and it has the keyboard
  // focus and an analysis mark.
  const goal = problemOf('english', 'd4', 'd2');
  /** @type {import('../../../www/board/scene.js').Mark} */
  const said = { hole: hole('d2'), kind: 'badge' };
  const jumps = [{ from: hole('b2'), over: hole('c2'), to: hole('d2'), name: 'b2-d2' }];
  const selection = { selected: hole('b2'), focused: hole('d2') };
  const { marks } = scene({ ...at, game: { ...at.game, problem: goal }, jumps, selection, said: [said] });
  const kinds = marks.filter((mark) => mark.hole === hole('d2')).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['trace', 'goal', 'landing', 'focus', 'badge']);
});

test('a dragged peg is at the pointer, above all others', () => {
  const { pegs } = scene({ selection: { drag: { hole: hole('d2'), x: 1.25, y: 2.5 } } });
  assert.equal(pegs.length, 32);
  assert.deepEqual([pegs[31].x, pegs[31].y], [1.25, 2.5]);
});

test('a change without playback fades, but a dragged peg is there at once', () => {
  const after = goTo(game, 1);
  const fade = { before: pegs(game), part: 0.25 };
  const moment = { done: 1, part: 0 };
  assert.equal(scene({ game: after, moment, fade }).pegs.filter(({ opacity }) => opacity < 1).length, 3);
  const moved = game.line.jumps[0];
  const fading = scene({ game: after, moment, fade: { ...fade, moved } }).pegs.filter(({ opacity }) => opacity < 1);
  assert.equal(fading.map(({ opacity }) => opacity).join(' '), '0.75');
});

test('the landing of a hint is shown while its peg is chosen', () => {
  const jump = { name: 'd2-d4', from: 3, over: 8, to: 16 };
  const verdict = /** @type {any} */ ({ state: 'hinted', jump, isWhole: true });
  const isChosen = (/** @type {number} */ hole) => hole === 3;
  assert.deepEqual(hintMarks(verdict, isChosen), [{ hole: 16, kind: 'nearest' }]);
  assert.deepEqual(
    hintMarks(verdict, () => false),
    [],
  );
  assert.deepEqual(hintMarks({ ...verdict, isWhole: false }, isChosen), []);
});

test('a proof is written into the holes', () => {
  const weights = problem.holes.map((_, index) => (index === 3 ? -1 : 0));
  const marks = proofMarks({ kind: 'pagoda', weights, total: 0, needed: 1 });
  assert.deepEqual(marks, [{ hole: 3, kind: 'proof', text: '−1' }]);
  const sets = [[1, 2], [2]];
  const classMarks = proofMarks({ kind: 'position-class', sets, pegs: [1, 1] });
  assert.deepEqual(
    classMarks.map(({ hole, text }) => [hole, text]),
    [
      [1, '1'],
      [2, '1·2'],
    ],
  );
  assert.deepEqual(proofMarks({ kind: 'exhausted', positions: 7 }), []);
});

/** @typedef {import('../../../www/board/shapes.js').Path} Path */
/** @typedef {import('../../../www/game/notes.js').Drawing} Drawing */

const LAYOUT = layOut(problemOf('ooo', 'a1').holes, 300, 300);
/** A theme in which all drawings have the same colour, as with forced colours. */
const ONE_INK = { ...LIGHT_THEME, proof: '#00f', red: '#00f', blue: '#00f', yellow: '#00f' };
const NUMBERS = COLOURS.map((_, number) => number);

/** The shapes of one drawing. @param {Drawing} drawing */
const shapesOf = (drawing, theme = ONE_INK) =>
  /** @type {Path[]} */ (annotationShapes(undefined, LAYOUT, theme, drawing));

/** The contrast ratio of two colours, as defined by WCAG. @param {string} one @param {string} other */
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
    // The last shape is the inlay, which has the board's colour.
    const [plain, ...others] = drawn.map((shapes) => shapes[shapes.length - 1]);
    assert.notEqual(kind === 'mark' ? plain.stroke : plain.fill, ONE_INK.board);
    for (const inlay of others) assert.equal(inlay.stroke, ONE_INK.board);
    assert.equal(new Set(others.map(({ dash }) => String(dash))).size, 3);
  });

test('every colour contrasts with the board, and is distinct', () => {
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
  // A new arrow is below the marks.
  assert.deepEqual(shapes({ from: 2, to: 0 }).slice(-3), shapesOf({ ...mark, colour: 1 }));
});
