// Plans are read back from their files: each hole is where the board's layout puts it, to within a hundredth of a
// millimetre, and nothing overlaps.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brailleDots, brailleSize, DOT, planOf } from '../../../www/plans/plan.js';
import { scadPlan } from '../../../www/plans/scad-plan.js';
import { faultOf, USUAL } from '../../../www/plans/sizes.js';
import { svgPlan } from '../../../www/plans/svg-plan.js';
import { Board, problemOf } from '../shared/core.mjs';
import { cornersOf, readScad, readSvg } from './read.mjs';

/** @typedef {import('../../../www/plans/sizes.js').Wishes} Wishes */
/** @typedef {import('./read.mjs').Point} Point */

const DRAWN = ['oooooooo', 'ooo/oo.', '# directions: 6\no.../oo../ooo./oooo', '..ooooo/.ooooo./ooooo..'];
const BOARDS = [...Board.catalogue().map(({ name }) => name), ...DRAWN];
/** A hundredth of a millimetre. */
const NEAR = 0.01;

/** @param {Partial<Wishes>} [wishes] @returns {Wishes} */
const wishesOf = ({ form = 'bowl', ...others } = {}) => ({
  form,
  sizes: USUAL[form],
  edge: 'follow',
  letters: 'none',
  ...others,
});

/** @param {string} name @param {Wishes} wishes */
function planned(name, wishes) {
  const problem = problemOf(name, new Board(name).holes()[0].name);
  return { problem, plan: planOf(problem, wishes) };
}

const distance = (/** @type {{ x: number, y: number }} */ a, /** @type {{ x: number, y: number }} */ b) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Asserts that circles are the holes of a board, in the engine's order: in both directions, the distances between them
 * match the lattice.
 * @param {{ x: number, y: number }[]} circles
 * @param {{ row: number, column: number }[]} holes
 * @param {number} directions
 * @param {number} pitch
 * @param {1 | -1} down
 */
function assertLattice(circles, holes, directions, pitch, down) {
  assert.equal(circles.length, holes.length);
  circles.forEach((circle, index) => {
    // On a triangular board, each row starts half a hole further left than the row above it, and rows are closer
    // together than the holes in a row.
    const [rows, columns] = [holes[index].row - holes[0].row, holes[index].column - holes[0].column];
    const [x, y] = directions === 6 ? [columns - rows / 2, (rows * Math.sqrt(3)) / 2] : [columns, rows];
    assert.ok(Math.abs(circle.x - circles[0].x - x * pitch) < NEAR, `hole ${index}: x`);
    assert.ok(Math.abs(circle.y - circles[0].y - y * pitch * down) < NEAR, `hole ${index}: y`);
  });
}

test('in SVG and OpenSCAD the holes of every board lie where they belong', () => {
  for (const name of BOARDS)
    for (const form of /** @type {const} */ (['bowl', 'straight'])) {
      const { problem, plan } = planned(name, wishesOf({ form }));
      const { pitch, hole } = USUAL[form];
      const { holes, board } = problem;
      const svg = readSvg(svgPlan(plan, name));
      const scad = readScad(scadPlan(plan, name));
      const inSvg = svg.circles.filter(({ layer }) => layer === 'holes');
      const inScad = scad.holes.map((/** @type {number[]} */ [x, y]) => ({ x, y }));
      assertLattice(inSvg, holes, board.directions, pitch, 1);
      assertLattice(inScad, holes, board.directions, pitch, -1);
      for (const circle of inSvg) assert.ok(Math.abs(2 * circle.radius - hole) < NEAR, name);
      assert.equal(scad.hole_diameter, hole);
      inSvg.forEach(({ x, y }, index) => {
        const mirrored = { x, y: svg.height - y };
        assert.ok(distance(mirrored, inScad[index]) < NEAR, `${name}: OpenSCAD is the mirror of SVG`);
      });
    }
});

test('the edge of every board goes around its holes and its groove at the border, whatever its form', () => {
  for (const name of BOARDS)
    for (const edge of /** @type {const} */ (['follow', 'round', 'straight'])) {
      const { plan } = planned(name, wishesOf({ edge }));
      const { width, height, circles, paths } = readSvg(svgPlan(plan, name));
      const { border, hole, groove } = USUAL.bowl;
      const least = 2 * border + groove + hole / 2;
      const [rim] = circles.filter(({ layer }) => layer === 'edge');
      const arcs = rim ? [{ centre: rim, radius: rim.radius, from: rim, to: rim }] : arcsOf(paths[0]);
      const holes = circles.filter(({ layer }) => layer === 'holes');
      const away = Math.min(...holes.map((each) => distanceTo(arcs, each)));
      assert.ok(Math.abs(away - least) < NEAR, `${name} ${edge}: ${away}`);
      for (const [key, size] of /** @type {const} */ ([
        ['x', width],
        ['y', height],
      ])) {
        const ends = arcs.flatMap(({ centre, radius }) => [centre[key] - radius, centre[key] + radius]);
        assert.ok(Math.abs(Math.min(...ends)) < NEAR && Math.abs(Math.max(...ends) - size) < NEAR, `${name} ${edge}`);
      }
    }
});

/** The arcs in a path, with their centres, which are on the right-hand side of the path. @param {string} path */
function arcsOf(path) {
  const corners = cornersOf(path);
  return corners.flatMap((to, index) => {
    if (!to.radius) return [];
    const from = corners[index - 1];
    const half = distance(from, to) / 2;
    const up = Math.sqrt(Math.max(0, to.radius ** 2 - half ** 2));
    const [dx, dy] = [(to.x - from.x) / (2 * half), (to.y - from.y) / (2 * half)];
    return [
      { centre: { x: (from.x + to.x) / 2 - dy * up, y: (from.y + to.y) / 2 + dx * up }, radius: to.radius, from, to },
    ];
  });
}

/**
 * The distance from an inner point to the arcs and the lines between them.
 * @param {ReturnType<typeof arcsOf>} arcs
 * @param {Point} point
 */
function distanceTo(arcs, point) {
  const lines = arcs.map(({ to }, index) => {
    const next = arcs[(index + 1) % arcs.length].from;
    const [dx, dy] = [next.x - to.x, next.y - to.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return Number.POSITIVE_INFINITY;
    const along = Math.min(1, Math.max(0, ((point.x - to.x) * dx + (point.y - to.y) * dy) / length ** 2));
    return distance(point, { x: to.x + along * dx, y: to.y + along * dy });
  });
  if (arcs.length === 1) return arcs[0].radius - distance(arcs[0].centre, point);
  // All points of an arc are equally far from its centre; for any other inner point, the closest point of the arc is
  // one of its ends.
  const curves = arcs.map(({ centre, radius, from, to }) =>
    distance(centre, point) < NEAR ? radius : Math.min(distance(from, point), distance(to, point)),
  );
  return Math.min(...lines, ...curves);
}

test('Braille does not touch holes, groove or other letters, and has the sizes of signs', () => {
  for (const name of BOARDS)
    for (const hole of [2, 24]) {
      const sizes = { ...USUAL.bowl, pitch: hole / 2 + 15, hole, depth: 1 };
      const wishes = wishesOf({ sizes, letters: 'braille' });
      assert.equal(faultOf(wishes), undefined);
      const { plan } = planned(name, wishes);
      const { circles } = readSvg(svgPlan(plan, name));
      const [dots, holes] = ['braille', 'holes'].map((one) => circles.filter(({ layer }) => layer === one));
      assert.ok(dots.length > 0);
      for (const [index, dot] of dots.entries()) {
        for (const hole of holes) assert.ok(distance(dot, hole) > hole.radius + dot.radius, `${name}: a dot in a hole`);
        for (const other of dots.slice(index + 1))
          assert.ok(distance(dot, other) > DOT.apart - NEAR, `${name}: two dots`);
      }
      for (const { x, y } of dots) assert.ok(Math.min(x, y, plan.width - x, plan.height - y) > sizes.border, name);
    }
});

test('numerals do not touch holes or each other, however wide the holes are', () => {
  for (const name of BOARDS)
    for (const hole of [2, 12.5, 21]) {
      const { plan } = planned(name, wishesOf({ sizes: { ...USUAL.bowl, hole }, letters: 'numerals' }));
      const boxes = plan.labels.map(({ text, size, x, y }) => ({
        x,
        y,
        width: 0.75 * size * text.length,
        height: size,
      }));
      boxes.forEach((box, index) => {
        for (const { x, y } of plan.holes) {
          const [dx, dy] = [Math.abs(x - box.x) - box.width / 2, Math.abs(y - box.y) - box.height / 2];
          assert.ok(Math.hypot(Math.max(0, dx), Math.max(0, dy)) > hole / 2, `${name}: a numeral in a hole`);
        }
        const isApart = (/** @type {typeof box} */ other) =>
          Math.abs(other.x - box.x) > (other.width + box.width) / 2 ||
          Math.abs(other.y - box.y) > (other.height + box.height) / 2;
        assert.ok(boxes.slice(index + 1).every(isApart), `${name}: two numerals`);
      });
    }
});

test('letters are in Braille, digits come after the number sign', () => {
  const drawn = (/** @type {string} */ text) => {
    const { width, height } = brailleSize(text);
    const dots = brailleDots(text, { x: width / 2, y: height / 2 });
    const rows = Array.from({ length: 3 }, () => Array(Math.round((width - DOT.diameter) / 1.24) + 1).fill('.'));
    for (const { x, y } of dots) {
      const cell = Math.floor(x / DOT.cell);
      const column = 2 * cell + Math.round((x - DOT.diameter / 2 - cell * DOT.cell) / DOT.apart);
      rows[Math.round((y - DOT.diameter / 2) / DOT.apart)][column] = 'x';
    }
    return rows.map((row) => row.join('').replace(/\.+$/, '')).join('/');
  };
  assert.equal(drawn('a'), 'x//');
  assert.equal(drawn('d'), 'xx/.x/');
  assert.equal(drawn('h'), 'x/xx/');
  assert.equal(drawn('4'), '.xxx/.x.x/xx');
  assert.equal(drawn('10'), '.xx..x/.x..xx/xx');
});

test('sizes that do not fit are named, with the limits that the others set', () => {
  /** @type {[Partial<Wishes>, Partial<Wishes['sizes']>, object | undefined][]} */
  const cases = [
    [{}, {}, undefined],
    [{ form: 'straight' }, {}, undefined],
    [{}, { hole: 22 }, { name: 'hole', least: 1, most: 21.5 }],
    [{}, { pitch: Number.NaN }, { name: 'pitch', least: 4, most: 200 }],
    [{ letters: 'braille' }, { pitch: 18, hole: 8 }, { name: 'pitch', least: 19, most: 200 }],
    [{}, { depth: 7 }, { name: 'depth', least: 0.5, most: 6.25 }],
    [{ form: 'straight' }, { depth: 20 }, { name: 'depth', least: 0.5, most: 18 }],
    [{}, { grooveDepth: 18 }, { name: 'grooveDepth', least: 0.2, most: 17.5 }],
    [{}, { grooveDepth: 18, groove: 0 }, undefined],
    [{}, { grooveDepth: -1, groove: 0 }, { name: 'grooveDepth', least: 0, most: 100 }],
    [{}, { border: -1 }, { name: 'border', least: 0, most: 200 }],
  ];
  for (const [others, sizes, fault] of cases) {
    const wishes = wishesOf(others);
    assert.deepEqual(faultOf({ ...wishes, sizes: { ...wishes.sizes, ...sizes } }), fault);
  }
});

const OPENSCAD = process.env.OPENSCAD_PATH ?? 'openscad';
const isInstalled = spawnSync(OPENSCAD, ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'peg-plan-'));
after(() => rmSync(folder, { recursive: true }));

test('OpenSCAD makes a board of each form, with the holes where they belong', { skip: !isInstalled }, () => {
  const forms = /** @type {const} */ ([
    ['triangle', { form: 'straight', letters: 'numerals', edge: 'follow' }],
    ['english', { form: 'bowl', letters: 'braille', edge: 'round' }],
  ]);
  for (const [name, wishes] of forms) {
    const { problem, plan } = planned(name, wishesOf(wishes));
    const [program, tree] = ['scad', 'csg'].map((ending) => join(folder, `${name}.${ending}`));
    writeFileSync(program, scadPlan(plan, `A "board"\n// ${name}`));
    const { status, stderr } = spawnSync(OPENSCAD, ['-o', tree, program], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /WARNING|ERROR/);
    const hole = wishes.form === 'bowl' ? /rotate_extrude\(/ : /^[^)]*\) \{\s*circle\([^)]*r = 3\.1\)/;
    const found = readFileSync(tree, 'utf8')
      .split('multmatrix(')
      .filter((part) => hole.test(part))
      .map((part) => {
        const [, x, y] = /^\[\[1, 0, 0, ([-\d.]+)\], \[0, 1, 0, ([-\d.]+)\]/.exec(part) ?? [];
        return { x: Number(x), y: Number(y) };
      });
    assertLattice(found, problem.holes, problem.board.directions, wishesOf(wishes).sizes.pitch, -1);
  }
});
