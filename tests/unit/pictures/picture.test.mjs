// SVG pictures are well formed and show the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eased } from '../../../www/board/shapes.js';
import { continueWith, goTo, legalJumps, newGame, pegCount, play } from '../../../www/game/game.js';
import { TREE } from '../../../www/game/tree.js';
import { ATTRIBUTES } from '../../../www/link/attributes.js';
import { animatedSvg, stillSvg, stripSvg } from '../../../www/pictures/still.js';
import { DARK_THEME, LIGHT_THEME, PRINT_THEME, THEMES } from '../../../www/pictures/themes.js';
import { PICTURE_WORDS as words } from '../../../www/words/pictures.js';
import { problemOf } from '../shared/core.mjs';
import { elementsOf } from '../shared/pictures.mjs';

/** @typedef {import('../../../www/game/game.js').Game} Game */

const SWEEP = problemOf('english', '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..');
const sweep = continueWith(newGame(SWEEP), 'b4-d4 d4-f4 f5-d5');
const PROBLEMS = [SWEEP, problemOf('english', 'd4', 'd4'), problemOf('triangle', 'a1')];

/** A game of random legal jumps. */
const randomGame = fc
  .tuple(fc.constantFrom(...PROBLEMS), fc.array(fc.nat(), { maxLength: 31 }))
  .map(([problem, choices]) =>
    choices.reduce((game, choice) => {
      const jumps = legalJumps(game);
      return jumps.length > 0 ? play(game, jumps[choice % jumps.length].name) : game;
    }, newGame(problem)),
  );

/** @param {Game} game */
const picturesOf = (game, theme = LIGHT_THEME) =>
  ATTRIBUTES.coordinates.choices.flatMap((coordinates) =>
    [stillSvg, animatedSvg, stripSvg].map((draw) => draw(game, theme, words, { coordinates })),
  );

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => text.match(pattern)?.length ?? 0;

/** The number of SVG groups that draw a peg. @param {string} svg */
const pegs = (svg) => count(svg, /<g class="ps\w+-p"/g);

test('a picture contains the requested coordinates', () => {
  const game = newGame(PROBLEMS[1]);
  const textsOf = (/** @type {string} */ svg) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
  assert.deepEqual(textsOf(stillSvg(game, LIGHT_THEME, words)), []);
  assert.equal(
    textsOf(stillSvg(game, LIGHT_THEME, words, { coordinates: 'edge' })).join(' '),
    '1 2 3 4 5 6 7 c d e a b f g',
  );
  const named = textsOf(stillSvg(game, LIGHT_THEME, words, { coordinates: 'holes' }));
  // The name of a hole is written in the hole and again on its peg. Each copy consists of two text elements: one for
  // the edge of the letters, and one for the letters.
  assert.equal(named.length, 2 * (33 + 32));
  assert.equal(named.filter((name) => name === 'd4').length, 2);
  assert.equal(textsOf(animatedSvg(game, LIGHT_THEME, words, { coordinates: 'holes' })).length, 2 * 33);
});

test('every picture is well formed, self-contained and describes itself', () => {
  const property = fc.property(randomGame, (game) => {
    for (const svg of picturesOf(game)) {
      const names = elementsOf(svg);
      assert.equal(names[0], 'svg');
      assert.equal(names[1], 'title');
      assert.equal(names[2], 'desc');
      assert.ok(!names.includes('script') && !names.includes('image'));
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img"/);
      assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:|@import|NaN|undefined/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length);
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) assert.ok(ids.includes(id), id);
    }
  });
  fc.assert(property, { numRuns: 40 });
});

test('a still picture has the pegs of the position', () => {
  const property = fc.property(randomGame, fc.nat({ max: 31 }), (game, cursor) => {
    const there = goTo(game, cursor);
    assert.equal(pegs(stillSvg(there, LIGHT_THEME, words)), pegCount(there));
  });
  fc.assert(property, { numRuns: 40 });
});

test('in an animated picture every jump ends where it should, and one peg vanishes', () => {
  const property = fc.property(randomGame, (game) => {
    const svg = animatedSvg(game, LIGHT_THEME, words);
    assert.equal(pegs(svg), pegCount(goTo(game, 0)));
    assert.equal(count(svg, /translateY/g), game.line.jumps.length);
    assert.equal(count(svg, /%,to\{opacity:0\}/g), game.line.jumps.length);
    assert.deepEqual(survivors(svg), placesAtTheEnd(game));
  });
  fc.assert(property, { numRuns: 40 });
});

/** The final positions of the pegs that do not vanish, according to their keyframes. @param {string} svg */
function survivors(svg) {
  const groups = [...svg.matchAll(/<g class="ps\w+-p"(?: id="([^"]+)")? transform="translate\(([^)]+)\)"/g)];
  return groups
    .map(([, id, start]) => ({ frames: id ? keyframes(svg, id) : '', start }))
    .filter(({ frames }) => !frames.includes('opacity:0'))
    .map(({ frames, start }) => (/to\{transform:translate\(([^)]+)\)/.exec(frames)?.[1] ?? start).replaceAll('px', ''))
    .map((place) => place.replace(',', ' '))
    .sort();
}

/** @param {string} svg @param {string} name */
const keyframes = (svg, name) => new RegExp(`@keyframes ${name}\\{(.*)\\}`).exec(svg)?.[1] ?? '';

/** The positions of the same pegs in a still picture of the final position. @param {Game} game */
function placesAtTheEnd(game) {
  const still = stillSvg(goTo(game, game.line.jumps.length), LIGHT_THEME, words);
  return [...still.matchAll(/<g class="ps\w+-p" transform="translate\(([^)]+)\)"/g)].map(([, place]) => place).sort();
}

test('keyframes are in order and within the animation', () => {
  const property = fc.property(randomGame, (game) => {
    const svg = animatedSvg(game, LIGHT_THEME, words);
    for (const [, frames] of svg.matchAll(/@keyframes ps\w+-\d+b\{(.*)\}/g)) {
      const times = [...frames.matchAll(/([\d.]+)%/g)].map(([, time]) => Number(time));
      assert.deepEqual(
        times,
        times.toSorted((a, b) => a - b),
      );
      assert.ok(times[0] > 0 && /** @type {number} */ (times.at(-1)) < 100);
    }
  });
  fc.assert(property, { numRuns: 40 });
});

test('the jumps of one move flow: they are eased only at its ends', () => {
  const svg = animatedSvg(sweep, LIGHT_THEME, words);
  const peg = [...svg.matchAll(/@keyframes ps\w+-\d+\{(.*)\}/g)].map(([, frames]) => frames);
  const twice = /** @type {string} */ (peg.find((frames) => count(frames, /translate\(/g) === 4));
  assert.match(twice, /cubic-bezier\(.333,0,.667,.667\).*cubic-bezier\(.333,.333,.667,1\)/);
});

test('motion is only for those who do not mind it', () => {
  const svg = animatedSvg(sweep, LIGHT_THEME, words);
  const style = /<style>(.*)<\/style>/s.exec(svg)?.[1] ?? '';
  assert.match(style, /^@media \(prefers-reduced-motion:no-preference\)\{.*\}$/s);
  assert.match(svg, /<desc[^>]*>English board, 5 pegs: b4 c4 e4 e5 f5; leave one peg\. b4-d4-f4 f5-d5\.</);
});

test('a slower animation is longer by its jumps, not by its pauses at the ends', () => {
  const seconds = (/** @type {number} */ secondsPerJump) =>
    Number(/animation:\S+ ([\d.]+)s/.exec(animatedSvg(sweep, LIGHT_THEME, words, { secondsPerJump }))?.[1]);
  assert.equal(seconds(0.3), 0.8 + 3 * 0.3 + 0.2 + 2);
  assert.ok(Math.abs(seconds(0.6) - seconds(0.3) - 1.1) < 1e-9);
});

test('a strip has a board for the start and after each move, and an arrow for each move', () => {
  const svg = stripSvg(sweep, LIGHT_THEME, words, { columns: 2 });
  assert.deepEqual(
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, caption]) => caption),
    ['1. b4-d4-f4', '2. f5-d5', '2 pegs'],
  );
  assert.equal(count(svg, new RegExp(`stroke="${LIGHT_THEME.mark}"`, 'g')), 2);
  const dots = [...svg.matchAll(/<path d="([^"]*)" stroke="#111"/g)].map(([, path]) => count(path, /M/g));
  assert.deepEqual(dots, [5, 3, 2]);
  assert.match(svg, /viewBox="0 0 1592 1792"/);
});

test('a picture is as wide as it is asked to be, on the ground that it is asked to have', () => {
  const strip = (/** @type {object} */ options) => stripSvg(sweep, LIGHT_THEME, words, { columns: 2, ...options });
  assert.match(strip({ size: 796 }), /width="796" height="896"/);
  assert.match(stillSvg(sweep, LIGHT_THEME, words, { size: 100 }), /width="100" height="100"/);
  const behind = (/** @type {string} */ svg) => /<rect [^>]*width="102%" height="102%" fill="([^"]*)"/.exec(svg)?.[1];
  assert.equal(behind(strip({})), '#fff');
  assert.equal(behind(strip({ ground: '#123456' })), '#123456');
  assert.equal(behind(strip({ ground: 'transparent' })), undefined);
  for (const draw of [stillSvg, animatedSvg]) {
    assert.equal(behind(draw(sweep, LIGHT_THEME, words)), undefined);
    assert.equal(behind(draw(sweep, LIGHT_THEME, words, { ground: '#123456' })), '#123456');
    assert.equal(behind(draw(sweep, LIGHT_THEME, words, { ground: 'transparent' })), undefined);
  }
});

test('a strip in dark colours is light ink on dark paper, and one for a printer has no other colour than its marks', () => {
  const dark = stripSvg(sweep, DARK_THEME, words, { print: THEMES.dark.strip });
  assert.doesNotMatch(dark, /#111|#fff/);
  const printed = stillSvg(sweep, PRINT_THEME, words, { coordinates: 'holes' });
  assert.deepEqual(
    new Set(printed.match(/#\w{3,6}(?=")/g)?.filter((text) => !text.startsWith('#ps'))),
    new Set(['#111', '#fff']),
  );
});

test('pictures that differ share no ids', () => {
  const prefixes = picturesOf(sweep).map((svg) => /id="(ps\w+-)/.exec(svg)?.[1]);
  assert.equal(new Set(prefixes).size, 9);
  assert.equal(stillSvg(sweep, LIGHT_THEME, words), stillSvg(sweep, LIGHT_THEME, words));
});

test('a theme without relief has plain pegs, and its colours cannot break the markup', () => {
  const theme = { ...LIGHT_THEME, peg: '"><script>', mark: '</style><script>', relief: false };
  for (const svg of picturesOf(sweep, theme)) {
    assert.ok(!elementsOf(svg).includes('script'));
    assert.ok(!svg.includes('Gradient'));
  }
});

/**
 * A cubic CSS easing as a function of time. The easing's control points are evenly spaced in time, so only their
 * heights matter.
 * @param {string} easing
 */
function heightsOf(easing) {
  const [x1, y1, x2, y2] = easing.split(',').map(Number);
  assert.deepEqual([x1, x2], [0.333, 0.667]);
  return (/** @type {number} */ t) => 3 * t * (1 - t) * ((1 - t) * y1 + t * y2) + t ** 3;
}

test('pegs move in pictures as on the page', () => {
  const svg = animatedSvg(sweep, LIGHT_THEME, words);
  const grounds = [...svg.matchAll(/translate\([^{}]*cubic-bezier\(([\d.,]+)\)/g)].map(([, easing]) => easing);
  const whole = /cubic-bezier\(([\d.,]+)\) infinite/.exec(svg)?.[1] ?? '';
  const [first, last] = grounds;
  for (let part = 0; part <= 1; part += 0.05) {
    for (const [easing, isFirst, isLast] of /** @type {[string, boolean, boolean][]} */ ([
      [whole, true, true],
      [first, true, false],
      [last, false, true],
    ])) {
      assert.ok(Math.abs(heightsOf(easing)(part) - eased(part, isFirst, isLast)) < 0.002, `${easing} at ${part}`);
    }
  }
});

test('pictures have the proportions of the page', () => {
  const svg = stillSvg(newGame(problemOf('english', 'd4', 'd4')), LIGHT_THEME, words);
  const radius = (/** @type {string} */ id) =>
    Number(new RegExp(`id="ps\\w+-${id}">.*? r="([\\d.]+)" fill`).exec(svg)?.[1]);
  assert.equal(radius('peg'), 37);
  assert.equal(radius('shadow'), 41.4);
  // The edge of the base is 0.74 units from the outermost holes, which are 98 units from the edge of the picture.
  assert.match(svg, /id="ps\w+-base" d="[^"]*L298 29L498 29L/);
  assert.match(svg, /stroke="#c19e69" stroke-width="10"/);
  assert.match(svg, /r="21"/);
  assert.match(svg, /r="44"[^>]*stroke-width="4.5"/);
});

const SAID = `{Before all.} [arrow d2-d4] d2-d4 {${'So many words. '.repeat(20)}<b>${'x'.repeat(90)}</b>} [mark d2 d3] [label d5 "<&" c3 "1234"] d5-d3 b4-d4 {In between.} d4-d2 [mark c1]`;
const said = TREE.open(problemOf('english', 'd4', 'd4'), { game: SAID });

test('what an author has drawn is in every picture, and is markup that is closed', () => {
  for (const game of [said, goTo(said, 1), goTo(said, 4)]) for (const svg of picturesOf(game)) elementsOf(svg);
  const still = stillSvg(goTo(said, 1), LIGHT_THEME, words);
  assert.equal(count(still, />&lt;&amp;<\/text>/g), 1);
  assert.equal(count(still, /textLength/g), 1);
  // Each diamond is drawn twice: once for its edge, and once for its line.
  assert.equal(count(still, /<path d="[^"L]*(L[^"L]*){3}Z" stroke="[^"]*" stroke-width="(16|7)"/g), 4);
  assert.notEqual(still, stillSvg(goTo(TREE.open(said.problem, { game: 'd2-d4' }), 1), LIGHT_THEME, words));
});

test('every picture has the colours of arrows and marks', () => {
  const { problem } = said;
  for (const colour of /** @type {const} */ (['red', 'blue', 'yellow']))
    for (const notes of [`[arrow ${colour} d2-d4]`, `[mark ${colour} d4]`]) {
      const pictures = (/** @type {string} */ game) => picturesOf(TREE.open(problem, { game: `${game} d2-d4` }));
      const ink = new RegExp(`"${LIGHT_THEME[colour]}"`, 'g');
      for (const svg of pictures(notes)) assert.equal(count(svg, ink), 1, notes);
      for (const svg of pictures(notes.replace(` ${colour}`, ''))) assert.equal(count(svg, ink), 0);
      for (const svg of pictures(notes)) elementsOf(svg);
    }
});

test('a strip prints comments below its boards, in lines that fit', () => {
  const svg = stripSvg(said, LIGHT_THEME, words, { columns: 2 });
  const comments = [...svg.matchAll(/<g [^>]*font-size="36"[^>]*>(.*?)<\/g>/g)].map(([text]) => text).join('');
  const lines = [...comments.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line]) => line);
  assert.equal(lines[0], 'Before all.');
  assert.equal(lines.at(-1), 'In between.');
  assert.ok(lines.length > 8, `${lines.length} lines`);
  assert.ok(lines.every((line) => line.replaceAll(/&\w+;/g, '.').length <= 40));
  assert.equal(
    lines
      .slice(1, -1)
      .join(' ')
      .match(/So many words\./g)?.length,
    20,
  );
  assert.equal(lines.join('').replaceAll(/[^x]/g, '').length, 90);
});

test('an animation shows drawings while nothing moves', () => {
  const svg = animatedSvg(said, LIGHT_THEME, words);
  // The three positions between moves have drawings; the position within a move has only a comment.
  assert.equal(count(svg, /<g id="[^"]*n\d+" class/g), 3);
  assert.equal(count(svg, /<g id="[^"]*n\d+" class="[^"]*" opacity="0"/g), 2);
  assert.equal(count(svg, /@keyframes [^{]*n\d+\{/g), 3);
});
