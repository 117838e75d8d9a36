// The wooden board: the groove, the marbles in it, the celebration of a win, and the breathing peg of a first game.
// Purges are tested as well: their frames, lists and descriptions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { purgesOf } from '../../../www/app/solver/purges.js';
import { joyAt } from '../../../www/app/wood/joy.js';
import { MARBLES, TURNS, tint } from '../../../www/app/wood/marbles.js';
import { frameBlock, onLook, showFork, withBlock } from '../../../www/app/wood/marks.js';
import { placesIn } from '../../../www/app/wood/places.js';
import { makeRolling } from '../../../www/app/wood/rolling.js';
import { layOutWithGroove } from '../../../www/app/wood/straight-groove.js';
import { craftOn } from '../../../www/app/wood/wood.js';
import { motionOn } from '../../../www/app/wood/wood-motion.js';
import { distance, layOut, toPixels } from '../../../www/board/layout.js';
import { BASE_RADIUS } from '../../../www/board/outline.js';
import { layOutRound } from '../../../www/board/round-board.js';
import { sceneOf } from '../../../www/board/scene.js';
import { PEG_RADIUS } from '../../../www/board/shapes.js';
import { chunksOf } from '../../../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo, legalJumps, movesText, newGame } from '../../../www/game/game.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { Board, problemOf } from '../shared/core.mjs';

const CATALOGUE = readFileSync(new URL('../../../src/catalogue/catalogue.txt', import.meta.url), 'utf8');
const BOARDS = [...CATALOGUE.matchAll(/^name: (\S+)/gm)].map(([, name]) => ({ name, holes: new Board(name).holes() }));
const BOXES = [[640, 717], [366, 414], [410, 366], [337, 364], [730, 788], [500, 500]]; // biome-ignore format: one box after the other
const GAME = continueWith(newGame(problemOf('english', 'd4', 'd4')), 'd2-d4 b3-d3 e3-c3');
const LAYOUT = layOutWithGroove(GAME.problem.holes, 640, 717, layOut);

/** The boards whose holes fill a disc. The only triangular boards that do so are the hexagons. */
const ROUND = ['cross-21', 'english', 'english-diagonal', 'european', 'hexagon-19', 'hexagon-37', 'star-13'];

let isStill = false;
beforeEach(() => {
  isStill = false;
  Object.assign(globalThis, { matchMedia: () => ({ get matches() { return isStill; } }) }); // biome-ignore format: one getter
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

/**
 * A test fixture that shows moments of a game.
 * @param {import('../../../www/game/game.js').Game} game
 */
function table(game = GAME, isFirst = false) {
  const element = new EventTarget();
  let frames = 0;
  const craft = motionOn(
    element,
    isFirst,
    () => frames++,
    () => 5,
  );
  const look = (/** @type {number} */ now, /** @type {number} */ done, part = 0, layout = LAYOUT, played = game) => {
    const at = goTo(played, part > 0 ? done + 1 : done);
    const view = { game: at, moment: { done, part }, selection: {}, refused: undefined, fade: undefined };
    const jumps = part > 0 ? [] : legalJumps(at);
    const scene = sceneOf({ ...view, jumps, said: [] });
    const shown = { ...view, jumps };
    return craft.stage({ ...scene, pegs: tint(scene.pegs, shown) }, shown, layout, now);
  };
  return { craft, look, jump: () => element.dispatchEvent(new Event('jump')), frames: () => frames };
}

/** The marbles off the board, in a groove below it. @param {import('../../../www/board/scene.js').Scene} scene */
const beside = ({ pegs }) => pegs.filter(({ y }) => y > 6.5);

test('every board has a groove with room for all its marbles, which lie in it and touch nothing else', () => {
  for (const { name, holes } of BOARDS)
    for (const [width, height] of BOXES) {
      const layout = layOutWithGroove(holes, width, height, layOut);
      const { groove, unit } = layout;
      assert.ok(groove, name);
      const row = placesIn(layout, holes.length - 1);
      assert.ok(row);
      const places = holes.slice(1).map((_, index) => row.placeOf(index));
      const radius = places[0].scale * PEG_RADIUS * unit;
      const isBelow = height >= width;
      const edge = Math.max(...layout.holes.map((hole) => hole[isBelow ? 'y' : 'x'])) + BASE_RADIUS * unit;
      const gap = groove.from[isBelow ? 'y' : 'x'] - groove.plank - edge;
      assert.ok(gap > 0 && gap < 0.2 * unit, `${name}: apart from the board, and close to it`);
      assert.ok(edge + gap + 2 * groove.plank < (isBelow ? height : width), `${name}: within the box`);
      const pixels = places.map((place) => toPixels(layout, place));
      for (const [index, { x, y }] of pixels.entries()) {
        const along = isBelow ? x - groove.from.x : y - groove.from.y;
        const aside = isBelow ? y - groove.from.y : x - groove.from.x;
        const length = Math.hypot(groove.to.x - groove.from.x, groove.to.y - groove.from.y);
        assert.ok(along > -1e-6 && along < length + 1e-6, `${name}: ${index} lies between the ends`);
        assert.ok(Math.abs(aside) + radius < groove.radius, `${name}: ${index} lies between the sides`);
        const next = pixels[index + 1];
        if (next)
          assert.ok(Math.hypot(next.x - x, next.y - y) > 2 * radius - 1e-6, `${name}: ${index} beside the next`);
      }
    }
});

test('the boards whose holes fill a disc are round, with room for all marbles around the holes', () => {
  const round = BOARDS.filter(({ holes }) => layOutRound(holes, 500, 500).disc).map(({ name }) => name);
  assert.deepEqual(round.sort(), ROUND);
  for (const { name, holes } of BOARDS)
    for (const [width, height] of BOXES) {
      const layout = layOutWithGroove(holes, width, height, layOutRound);
      const { disc, unit } = layout;
      if (!disc) {
        assert.deepEqual(layout, layOutWithGroove(holes, width, height, layOut), name);
        continue;
      }
      const { centre, groove, half, radius: edge } = disc;
      assert.ok(edge < Math.min(width, height) / 2, name);
      for (const hole of layout.holes) assert.ok(distance(hole, centre) + PEG_RADIUS * unit < groove - half, name);
      const places = placesIn(layout, holes.length - 1);
      assert.ok(places);
      const marbles = holes.slice(1).map((_, index) => places.placeOf(index));
      const radius = marbles[0].scale * PEG_RADIUS * unit;
      assert.ok(marbles[0].scale > 0.6 && radius < half && groove + half < edge, name);
      const at = marbles.map((marble) => toPixels(layout, marble));
      at.forEach((one, index) => {
        assert.ok(Math.abs(distance(one, centre) - groove) < 1e-6, name);
        for (const other of at.slice(index + 1)) assert.ok(distance(one, other) > 2 * radius - 1e-6, name);
      });
    }
});

test('a marble rolls along its groove past none that lies there, and ends at its place', () => {
  for (const layout of [LAYOUT, layOutWithGroove(GAME.problem.holes, 500, 500, layOutRound)]) {
    const places = placesIn(layout, 31);
    assert.ok(places);
    const wide = 2 * PEG_RADIUS * places.placeOf(0).scale - 1e-6;
    for (let index = 0; index < 31; index++)
      for (const { x, y } of GAME.problem.holes) {
        const { at, length } = places.wayTo(index, { x, y });
        const way = Array.from({ length: 50 }, (_, part) => at(part / 49));
        assert.ok(distance(way[49], places.placeOf(index)) < 1e-6);
        if (layout.disc)
          for (let other = 0; other < index; other++)
            for (const place of way) assert.ok(distance(place, places.placeOf(other)) > wide, `${index} past ${other}`);
        assert.ok(length >= 0 && length < 30);
      }
  }
});

test('a jumped marble rolls into the groove, and home again when the jump is taken back', () => {
  const { craft, look } = table();
  assert.equal(beside(look(0, 0)).length, 0);
  const rolling = look(100, 0, 0.6);
  assert.equal(rolling.pegs.length, 32);
  assert.ok(craft.isAnimated());
  look(240, 1);
  const [marble] = beside(look(5000, 1));
  assert.ok(marble.y > 6.5 && marble.lift === 0);
  assert.ok(!craft.isAnimated());
  const isHome = (/** @type {import('../../../www/board/scene.js').Scene} */ { pegs }) =>
    pegs.some(({ x, y, lift }) => x === 3 && y === 2 && lift === 0);
  const back = look(5100, 0);
  assert.equal(back.pegs.length, 32);
  assert.ok(!isHome(back));
  assert.ok(isHome(look(9000, 0)));
  assert.equal(beside(look(9000, 0)).length, 0);
});

test('a marble that arrives knocks against the one before, which gives way and comes back', () => {
  const { craft, look } = table();
  look(0, 0);
  look(100, 0, 0.6);
  const [rest] = beside(look(3000, 1));
  look(3100, 1, 0.6);
  /** @type {number[]} */
  const places = [];
  for (let now = 3200; now < 5000; now += 20) places.push(beside(look(now, 2))[0].x);
  assert.ok(Math.min(...places) < rest.x - 0.03 || Math.max(...places) > rest.x + 0.03);
  assert.equal(places.at(-1), rest.x);
  assert.ok(!craft.isAnimated());
});

test('a marble that leaves the board makes a sound once, for as long as it rolls', () => {
  const places = placesIn(LAYOUT, 31);
  assert.ok(places);
  /** @type {[number, number, boolean][]} */
  const heard = [];
  const rolling = makeRolling((...times) => heard.push(times));
  const taken = [{ hole: 3, home: { x: 3, y: 2, scale: 1 }, tint: 0 }];
  rolling.follow([], places, 0, false);
  for (const now of [10, 20, 2000]) rolling.follow(taken, places, now, false);
  rolling.follow([], places, 3000, false);
  assert.equal(heard.length, 1);
  const [[after, seconds, isFirst]] = heard;
  assert.ok(after > 0.1 && seconds > 0.1 && seconds < 0.6 && isFirst);
});

test('a rolling marble turns: it takes other pictures of its tint, and comes to rest as it began', () => {
  const places = placesIn(LAYOUT, 31);
  assert.ok(places);
  const rolling = makeRolling(() => {});
  const marble = { hole: 3, home: { x: 3, y: 2, scale: 1 }, tint: 2 };
  rolling.follow([], places, 0, false);
  rolling.follow([marble], places, 10, false);
  const tints = Array.from({ length: 60 }, (_, frame) => {
    const [{ tint = -1 }] = rolling.gather([], places, 20 + 16 * frame, MARBLES.length * TURNS);
    return tint;
  });
  assert.ok(tints.every((tint) => tint % MARBLES.length === marble.tint));
  assert.ok(new Set(tints).size > 2);
  assert.deepEqual([tints[0], tints.at(-1)], [marble.tint, marble.tint]);
  assert.equal(rolling.gather([], places, 300, MARBLES.length)[0].tint, marble.tint);
});

test('many marbles at once, another game and reduced motion move nothing', () => {
  const { craft, look } = table();
  look(0, 0);
  const three = beside(look(10, 3));
  assert.equal(three.length, 3);
  assert.deepEqual(three, beside(look(9000, 3)));
  look(9020, 0, 0, LAYOUT, continueWith(newGame(problemOf('english', 'd4')), 'd2-d4'));
  assert.ok(!craft.isAnimated());
  isStill = true;
  look(9030, 1);
  assert.ok(!craft.isAnimated());
});

test('a marble keeps its tint on its way, and each tint is one of the marbles', () => {
  const { look } = table();
  const tintAt = (/** @type {ReturnType<typeof look>} */ { pegs }, /** @type {number} */ hole) =>
    pegs.find((peg) => peg.hole === hole)?.tint;
  const { from, to, over } = GAME.line.jumps[0];
  const before = look(0, 0);
  const [flying, taken] = [tintAt(before, from), tintAt(before, over)];
  assert.equal(look(100, 0, 0.5).pegs.find((peg) => peg.from === from)?.tint, flying);
  const after = look(9000, 1);
  assert.equal(tintAt(after, to), flying);
  assert.equal(beside(after)[0].tint, taken);
  assert.ok(before.pegs.every(({ tint = -1 }) => MARBLES[tint]));
});

test('the peg that jumps passes over the marble it takes, which keeps its size in the air', () => {
  const { look } = table();
  look(0, 0);
  look(100, 0, 0.5);
  const { pegs } = look(200, 0, 0.8);
  const [taken, flying] = pegs.slice(-2);
  assert.equal(flying.from, GAME.line.jumps[0].from);
  assert.ok(taken.hole === undefined && taken.lift > 0);
  assert.equal(taken.scale, 1);
});

test('a board has one craft, however often it is adopted', () => {
  const element = new EventTarget();
  let waiting = 0;
  element.addEventListener = () => void waiting++;
  const [first, again] = [craftOn(element, true)(() => {}), craftOn(element, false)(() => {})];
  assert.equal(again, first);
  assert.equal(waiting, 1);
  assert.notEqual(
    craftOn(new EventTarget(), false)(() => {}),
    first,
  );
});

const WON = continueWith(
  newGame(problemOf('english', '..ooo../..ooo../ooooooo/oxxoooo/ooooooo/..ooo../..ooo..', 'd4')),
  'b4-d4',
);

test('a win by hand is celebrated from its landing on, and the end of playback more quietly', () => {
  const { craft, look, jump } = table(WON);
  const isJoy = (/** @type {number} */ now) => look(now, 1).isWhole === true;
  look(0, 0);
  jump();
  assert.ok(!look(100, 0, 0.5).isWhole);
  assert.ok(isJoy(240));
  assert.ok(isJoy(1000) && craft.isAnimated());
  assert.ok(!isJoy(3000) && !craft.isAnimated());
  const film = table(WON);
  const lightAt = (/** @type {number} */ now, at = film) =>
    Math.max(...(at.look(now, 1).marks.at(-1)?.shapes?.(LAYOUT, LIGHT_THEME) ?? []).map(({ opacity = 1 }) => opacity));
  film.look(0, 0);
  film.look(100, 0, 0.5);
  assert.ok(film.look(240, 1).isWhole);
  const hand = table(WON);
  hand.look(0, 0);
  hand.jump();
  hand.look(240, 1);
  assert.ok(lightAt(840) < lightAt(840, hand));
});

test('the celebration starts with a pause: then a ring opens, holes and marbles light up; without motion there is a ring', () => {
  const shapesAt = (/** @type {number} */ time, still = false, strength = 1) =>
    joyAt(time, 16, [{ x: 0, y: 8, scale: 0.5 }], still, strength)?.flatMap(
      ({ shapes }) => shapes?.(LAYOUT, LIGHT_THEME) ?? [],
    );
  const rings = (/** @type {number} */ time, still = false) => shapesAt(time, still)?.filter(({ stroke }) => stroke);
  assert.deepEqual(shapesAt(150), []);
  const [early, late] = [rings(300), rings(600)].map((found) => /** @type {any} */ (found)?.[0].radius);
  assert.ok(late > early);
  assert.ok((shapesAt(600)?.length ?? 0) > 8);
  assert.deepEqual(shapesAt(900, true)?.length, rings(300, true)?.length);
  assert.deepEqual(shapesAt(300, true), shapesAt(900, true));
  assert.equal(shapesAt(2000), undefined);
  const light = (/** @type {number} */ strength) =>
    Math.max(...(shapesAt(600, false, strength) ?? []).map(({ opacity = 1 }) => opacity));
  assert.ok(light(0.5) < light(1));
});

test('a peg that lands is flat for a moment', () => {
  const { look } = table();
  look(0, 0, 0.9);
  look(240, 1);
  const squashed = (/** @type {ReturnType<typeof look>} */ { pegs }) =>
    pegs.filter(({ squash = 0 }) => squash > 0).length;
  assert.equal(squashed(look(300, 1)), 1);
  assert.equal(squashed(look(2000, 1)), 0);
});

test('in a first game pegs that can jump breathe once after six idle seconds', () => {
  const { craft, look, frames } = table(GAME, true);
  look(0, 0);
  mock.timers.tick(5000);
  look(5000, 0);
  mock.timers.tick(5000);
  assert.equal(frames(), 0);
  mock.timers.tick(1000);
  assert.equal(frames(), 1);
  const now = performance.now();
  assert.equal(look(now + 500, 0).pegs.filter(({ scale }) => scale > 1).length, 4);
  assert.ok(craft.isAnimated());
  look(now + 5000, 0);
  mock.timers.tick(60_000);
  assert.equal(frames(), 1);
  isStill = true;
  const other = table(GAME, true);
  other.look(0, 0);
  mock.timers.tick(60_000);
  assert.equal(other.frames(), 0);
});

const [CENTRAL] = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8')).purges;
const PURGED = continueWith(newGame(problemOf('english', 'd4', 'd4')), CENTRAL.jumps);
const { holes } = PURGED.problem;
const purgesIn = (/** @type {import('../../../www/game/game.js').Game} */ { line, problem }) =>
  purgesOf(chunksOf(problem.board, movesText(line)));

test('the purges of a line agree with the core, each with the block that it removes, in words', () => {
  const purges = purgesIn(PURGED);
  const names = purges.map((purge) => purge.holes.map((hole) => holes[hole].name).join(' '));
  assert.deepEqual(names, CENTRAL.blocks);
  const told = purges.map(({ first, last, holes: block, shape }) =>
    DIALOG_WORDS.purges.purge(
      first + 1,
      last,
      shape,
      block.map((hole) => holes[hole].name),
    ),
  );
  assert.deepEqual(told, [
    'Jumps 2 to 7 remove six: a3 to b5',
    'Jumps 8 to 13 remove six: c6 to e7',
    'Jumps 14 to 19 remove an L of six: c1 d1 e1 e2 e3 e4',
    'Jumps 20 to 25 remove six: f3 to g5',
    'Jumps 26 to 31 remove an L of six: c2 c3 c4 c5 d5 e5',
  ]);
});

test('a line without purges has none, and three in a line have their words', () => {
  const start = newGame(problemOf('english', 'd4', 'd4'));
  assert.deepEqual(purgesIn(start), []);
  assert.deepEqual(purgesIn(continueWith(start, 'd2-d4 f3-d3 e1-e3')), []);
  assert.deepEqual(purgesIn(continueWith(start, 'd2-d4 f3-d3 e1-e3 d3-f3')).map(({ first, last }) => [first, last]), [[1, 4]]); // biome-ignore format: one line
  const words = DIALOG_WORDS.purges.purge(2, 4, 'three', ['e1', 'e2', 'e3']);
  assert.equal(words, 'Jumps 2 to 4 remove three: e1 to e3');
});

test('the frame goes around the block, while its jumps are on the board', () => {
  const [{ first, last, holes: block }] = purgesIn(PURGED);
  frameBlock({ line: PURGED.line, first, last, holes: block, sides: 4 });
  const marksAt = (/** @type {number} */ done, game = PURGED) => withBlock([], { game, moment: { done, part: 0 } });
  for (const done of [first, last]) assert.deepEqual(marksAt(done).map(({ hole }) => hole), block); // biome-ignore format: one line
  for (const done of [first - 1, last + 1]) assert.deepEqual(marksAt(done), []);
  assert.deepEqual(marksAt(first, newGame(PURGED.problem)), []);
  // The frame surrounds two by three cells.
  const layout = layOut(holes, 640, 640);
  const lines = marksAt(first).flatMap(({ shapes }) => {
    const [rim] = shapes?.(layout, LIGHT_THEME) ?? [];
    return /** @type {import('../../../www/board/shapes.js').Path} */ (rim).lines;
  });
  assert.equal(lines.length, 2 * (2 + 3));
  for (const [from, to] of lines) assert.ok(Math.abs(Math.hypot(from.x - to.x, from.y - to.y) - layout.unit) < 1e-6);
});

test('showing a fork redraws every board of the page', () => {
  const drawn = { page: 0, coach: 0 };
  onLook(() => drawn.page++);
  onLook(() => drawn.coach++);
  showFork();
  assert.deepEqual(drawn, { page: 1, coach: 1 });
});
