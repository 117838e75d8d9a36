// A plan on several pages: together they show the whole plan, neighbouring pages overlap, and the ruler has the stated
// length.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fileOf } from '../../../www/common/markup.js';
import { coinsPart, drillingPart, PAPERS, pagesFor, pagesOf, RULERS } from '../../../www/plans/pages.js';
import { planOf } from '../../../www/plans/plan.js';
import { USUAL } from '../../../www/plans/sizes.js';
import { problemOf } from '../shared/core.mjs';
import { readSvg } from './read.mjs';

const words = {
  language: 'en',
  direction: 'ltr',
  page: (/** @type {number} */ page, /** @type {number} */ pages) => `${page}/${pages}`,
  ruler: 'Check <it>',
};
const problem = problemOf('english', 'd4', 'd4');
/** @param {number} pitch */
const planAt = (pitch) =>
  planOf(problem, { sizes: { ...USUAL.bowl, pitch }, form: 'bowl', edge: 'follow', letters: 'none' });

/** @param {import('../../../www/common/markup.js').Paper} paper */
const picturesOf = (paper) =>
  [...fileOf(paper).matchAll(/<img src="data:image\/svg\+xml,([^"]*)"/g)].map(([, svg]) => decodeURIComponent(svg));

test('pages have the whole plan, and neighbours a strip of it', () => {
  const length = fc.double({ min: 10, max: 1500, noNaN: true });
  const property = fc.property(length, length, fc.constantFrom(...Object.values(PAPERS)), (width, height, paper) => {
    const { area, columns, rows, tiles, ...page } = pagesFor({ width, height, holes: [] }, paper);
    assert.deepEqual([page.width, page.height].sort(), [...paper].sort());
    assert.equal(tiles.length, columns.length * rows.length);
    for (const [starts, size, own] of /** @type {const} */ ([
      [columns, width, area.width],
      [rows, height, area.height],
    ])) {
      const end = starts[starts.length - 1] + own;
      assert.ok(starts[0] <= 1e-9 && end >= size - 1e-9);
      assert.ok(starts.slice(1).every((start, index) => Math.abs(starts[index] + own - start - 10) < 1e-6));
    }
  });
  fc.assert(property);
});

test('a board of a usual size takes one page for small holes, more for large ones, on either paper', () => {
  const counts = [12, 22, 40].map((pitch) =>
    Object.values(PAPERS).map((paper) => pagesFor(planAt(pitch), paper).tiles.length),
  );
  assert.deepEqual(counts, [
    [1, 1],
    [2, 2],
    [4, 4],
  ]);
});

test('no line to glue along goes through a hole of a board of a usual size', () => {
  for (const paper of Object.values(PAPERS))
    for (const pitch of [20, 22, 25, 30]) {
      const plan = planAt(pitch);
      const { columns, rows } = pagesFor(plan, paper);
      const seams = (/** @type {number[]} */ starts) => starts.slice(1).map((start) => start + 5);
      for (const { x, y } of plan.holes) {
        assert.ok(
          seams(columns).every((seam) => Math.abs(seam - x) > USUAL.bowl.hole / 2),
          `${pitch}`,
        );
        assert.ok(
          seams(rows).every((seam) => Math.abs(seam - y) > USUAL.bowl.hole / 2),
          `${pitch}`,
        );
      }
    }
});

test('each page has the drawing at its true size, cut to the page, and a ruler', () => {
  const plan = planAt(22);
  const paper = pagesOf(plan, drillingPart(plan), { paper: 'a4', unit: 'mm', title: 'A & B', words });
  const pictures = picturesOf(paper);
  assert.equal(pictures.length, 2);
  assert.match(paper.style, /@page \{ size: 210mm 297mm; margin: 0; \}/);
  pictures.forEach((svg, index) => {
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="210mm" height="297mm" viewBox="0 0 210 297">/,
    );
    const [, width, height, x, y, wide, high] =
      /<svg x="12" y="12" width="([\d.]+)" height="([\d.]+)" viewBox="(\S+) (\S+) (\S+) (\S+)">/.exec(svg) ?? [];
    assert.deepEqual([width, height], [wide, high]);
    const { tiles } = pagesFor(plan, PAPERS.a4);
    assert.ok(Math.abs(Number(x) - tiles[index].x) < 0.01 && Math.abs(Number(y) - tiles[index].y) < 0.01);
    assert.match(svg, new RegExp(`<title>A &amp; B · ${index + 1}/2</title>`));
    assert.match(svg, /Check &lt;it&gt;/);
    const ruler = svg.split('id="ruler"')[1].split('</g>')[0];
    assert.match(ruler, /d="M12 278L112 278"/);
    assert.equal(ruler.split('<path').length - 1, 12);
    assert.equal(svg.split('id="drill"')[1].split('</g>')[0].split('<path').length - 1, 66);
  });
  const [inches] = picturesOf(pagesOf(plan, '', { paper: 'letter', unit: 'in', title: '', words }));
  assert.ok(inches.includes(`L${12 + 4 * 25.4} `) && RULERS.in.length === 101.6);
});

test('a board for coins has a disc for each peg of the start, and a ring around the goal', () => {
  const plan = planAt(22);
  const svg = coinsPart(plan, problem.board.pegs(problem.start), problem.finish.holes);
  const { circles } = readSvg(svg);
  const inLayer = (/** @type {string} */ one) => circles.filter(({ layer }) => layer === one);
  assert.equal(['start', 'holes', 'goal'].map((layer) => inLayer(layer).length).join(' '), '32 33 1');
  const [goal] = inLayer('goal');
  const empty = plan.holes.find(({ name }) => name === 'd4');
  assert.ok(Math.hypot(goal.x - Number(empty?.x), goal.y - Number(empty?.y)) < 0.01);
  assert.ok(inLayer('start').every(({ x, y }) => Math.hypot(goal.x - x, goal.y - y) > 20));
});
