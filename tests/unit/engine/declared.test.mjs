// The declared types of the engine agree with the values that it accepts and returns, and every type occurs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as engine from '../../../www/engine/wasm/peg_solitaire.js';
import '../shared/core.mjs';
import { Declarations } from '../shared/declared.mjs';

const { Board, Count, FewestMoves, FewestPegs, Grade, Judge, Memorable, PositionSet, Solutions, Solver, Watch } =
  engine;
const FILE = new URL('../../../www/engine/wasm/peg_solitaire.d.ts', import.meta.url);
const [ABOUT_THE_ENGINE] = readFileSync(FILE, 'utf8').split('export type InitInput');
const declared = new Declarations(ABOUT_THE_ENGINE);
/** Functions whose result does not matter. */
const SILENT = ['free', 'start', '__wbg_reset_state'];
/** The npm package's engine always writes a certificate; the site's smaller engines never do. */
const OF_OTHER_ENGINES = ['no Lost.certificate'];
const ERRORS = { text: 'TextError', jump: 'JumpError', certificate: 'CertificateError' };

/** @param {unknown} value @param {import('../shared/declared.mjs').Type} type */
function assertFits(value, type) {
  assert.ok(declared.fits(value, type), `not of the type ${type.label}: ${JSON.stringify(value)}`);
}

/**
 * The engine's functions, each wrapped so that its result is compared with the declared type.
 * @type {Record<string, any>}
 */
const functions = {};
/** The members that have not been called yet. */
const silent = new Set(declared.members.map(({ type }) => type.label));

/** @param {Function} original @param {import('../shared/declared.mjs').Type} type */
function compared(original, type) {
  /** @this {any} @param {any[]} args */
  return function (...args) {
    const value = original.apply(this, args);
    silent.delete(type.label);
    assertFits(value, type);
    return value;
  };
}

for (const { owner, name, type } of declared.members) {
  if (SILENT.includes(name)) silent.delete(type.label);
  else if (owner === '') functions[name] = compared(/** @type {any} */ (engine)[name], type);
  else {
    const all = /** @type {any} */ (engine)[owner];
    const place = name in all.prototype ? all.prototype : all;
    const { get, value } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(place, name));
    const instead = get ? { get: compared(get, type) } : { value: compared(value, type) };
    Object.defineProperty(place, name, { configurable: true, ...instead });
  }
}

/** Compares the cause of an error with the type declared for it. @param {() => unknown} act */
function refused(act) {
  try {
    act();
  } catch (error) {
    const { kind } = /** @type {{ kind: keyof typeof ERRORS }} */ (error);
    const type = declared.types.get(ERRORS[kind]) ?? assert.fail(`an error of the kind ${kind}`);
    return assertFits({ .../** @type {object} */ (error) }, type);
  }
  assert.fail(`nothing is refused: ${act}`);
}

/** @param {(text: string) => unknown} read @param {string[]} texts */
function everyOneRefused(read, texts) {
  for (const text of texts) refused(() => read(text));
}

/**
 * Runs a search to its end, in slices.
 * @param {{ run: (positions: number) => { state: string } }} search
 * @param {number} slice
 */
function end(search, slice) {
  for (let state = 'running'; state === 'running'; ) ({ state } = search.run(slice));
}

const english = new Board('english');
const triangle = new Board('triangle');
const row = new Board('ooooo');
const start = english.vacancy('d4');
const corner = triangle.vacancy('a1');
const BY_CLASS = ['..oxx../..xxx../xxxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..', 'd4'];
const BY_WEIGHTS = ['..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..', 'd4'];
const BY_EXHAUSTION = ['..xxx../..xoo../xxxxoox/xooxxxx/xxxooxx/..xox../..xxx..', 'd4'];

test('a value that differs from its type is found, and so is a part that no value has', () => {
  const point = 'export interface Point { x: number; name?: string; kind: Kind }';
  const types = new Declarations(`${point}\nexport type Kind = 'a' | 'b';`);
  const fits = (/** @type {unknown} */ value) =>
    types.fits(value, types.types.get('Point') ?? assert.fail('a type is missing'));
  for (const value of [{ kind: 'a' }, { x: '1', kind: 'a' }, { x: 1, kind: 'c' }, { x: 1, kind: 'a', y: 1 }, 1, null])
    assert.equal(fits(value), false, JSON.stringify(value));
  assert.equal(fits({ x: 1, kind: 'a' }), true);
  assert.deepEqual(types.unmet(), ['Point.name', "Kind: 'b'"]);
  assert.equal(fits({ x: 1, name: '', kind: 'b' }), true);
  assert.deepEqual(types.unmet(), []);
});

test('boards', () => {
  Board.catalogue();
  assert.ok(Board.catalogueEntry('english') && !Board.catalogueEntry('none'));
  Board.about('english');
  english.drawing();
  english.directions;
  english.isLarge;
  english.holes();
  english.jumps(start);
  english.pegs(start);
  english.start('d4');
  english.parsePosition(start);
  english.playable(start, 'd2-d4 d2-d4');
  english.problemKey(start, 'd4');
  english.undo(english.play(start, 'd2-d4'), 'd2-d4');
  functions.chunksOf(english, 'd2-d4 f3-d3 e1-e3 d3-f3');
  english.replay(start, 'd2-d4 b3-d3');
  for (const finish of ['any', 'd4']) english.finish(finish);
  for (const pegs of ['xoooo', 'xooox', 'xxooo']) row.status(pegs, 'any');
});

test('what is known of problems', () => {
  english.namedProblems('english');
  for (const name of ['english', 'triangle', 'none']) new Board(name === 'none' ? 'ooo' : name).singleProblems(name);
  english.fewestMoves('english', 'd4', 'd4');
  functions.newProblem(1, 1);
  functions.problemOfDay('2026-11-22');
  functions.levelOfDay('2026-11-22');
  const cross = '..ooo../..oxo../ooxxxoo/oooxooo/oooxooo/..ooo../..ooo..';
  for (const [from, to] of [[cross, 'd4'], [start, 'd4'], BY_CLASS]) end(new Grade(english, from, to), 4096);
  // The grade of this problem is not stored.
  end(new Grade(english, cross, 'any'), 1);
});

test('texts', () => {
  const game = 'd2-d4 {So far.} [arrow blue d4-d5] [mark e5 yellow d5 red d4] [label d3 "A"] [id here] (b4-d4) b3-d3';
  english.gameText(start, game);
  english.playableGame(start, game);
  english.readGame(start, game);
  english.readGame(start, `[mark d4] ${game}`);
  english.withComment('{One}', 'Another');
  english.withComment('{One}', '');
  for (const text of [start, 'd2-d4', game, 'triangle', 'xxo']) english.read(text);
});

test('searches', () => {
  for (const [from, to] of [[start, 'd4'], BY_CLASS, BY_WEIGHTS, BY_EXHAUSTION])
    end(new Solver(english, from, to), 100);
  const withoutMemory = new Solver(english, BY_EXHAUSTION[0], BY_EXHAUSTION[1], 0, 0);
  for (let slice = 0; slice < 3; slice++) withoutMemory.run(20_000);
  const progress = declared.types.get('Progress') ?? assert.fail('a type is missing');
  new Solver(english, start, 'd4').solve(1, (report) => assertFits(report, progress), AbortSignal.abort());
  const moves = new FewestMoves(triangle, corner, 'any');
  moves.best();
  end(moves, 100);
  end(new FewestMoves(row, 'xxooo', 'a1'), 100);
  end(new FewestMoves(english, start, 'd4', 0), 10_000);
  const memorable = new Memorable(english, start, 'd4');
  memorable.best();
  end(memorable, 1000);
  memorable.best();
  const [, , , inclined] = english.namedProblems('english');
  end(new Memorable(english, inclined.start, inclined.finish), 1000);
  end(new Memorable(row, 'xxooo', 'a1'), 100);
  const pegs = new FewestPegs(triangle, corner, 1);
  pegs.run(1);
  pegs.best();
  end(pegs, 1000);
});

test('counts and all solutions', () => {
  end(new Count(triangle, corner, 'any', false), 100);
  end(new Count(english, start, 'd4', false, 0), 1000);
  const all = new Solutions(triangle, corner, 'any');
  all.memory;
  all.from(corner);
  all.draw(1);
  all.list('0', 1, false, false, 1);
  end(all, 1000);
  all.from(corner);
  all.draw(1);
  end({ run: (positions) => all.list('0', 1, true, true, positions) }, 1);
  end({ run: (positions) => all.list('1550', 20, true, true, positions) }, 1000);
});

test('verdicts', () => {
  const judge = new Judge(triangle, corner, 'any');
  judge.memory;
  judge.prepare(1);
  judge.shared(corner, 1000);
  judge.shared(corner, 0);
  judge.ask(triangle.play(corner, 'a3-a1'));
  end(judge, 1);
  end(new Judge(row, 'xxoxo', 'a1'), 1);
});

test('what the article shows', () => {
  for (const method of /** @type {const} */ (['backtracking', 'remembering', 'symmetry', 'beam', 'both-ends'])) {
    assertFits(method, declared.types.get('Method') ?? assert.fail('a type is missing'));
    const watch = new Watch(row, 'xxxox', 'a1', method, 1);
    end(watch, 1);
    watch.path();
  }
  end(new Watch(triangle, corner, 'a1', 'beam', 1), 100);
  end(new Watch(triangle, corner, 'a1', 'remembering', 0), 100);
  triangle.classes();
  row.weigh(Int32Array.of(1, 1, 2, 3, 5), 'xxooo', 'e1');
  row.weigh(Int32Array.of(1, 1, 9, 3, 5), 'xxooo', 'e1');
  row.findPagoda('xxooo', 'e1');
  row.findPagoda('xxooo', 'c1');
  // A limit beyond what 32 bits can address is lowered to 2048 MB.
  const set = new PositionSet(row, 'c1', 4096);
  while (!set.run(1));
  set.progress;
  set.counts();
  set.picture(2);
  for (const [position, limit] of [
    ['xxooo', 100],
    ['xooox', 100],
    ['xxooo', 1],
  ])
    functions.solveNaively(row, position, 'c1', 1, limit);
  functions.countLines(row, 'xxooo', 1);
  functions.countNaively(row, 'xxooo', 1);
  functions.countPositions(row, 'xxooo', 1_000_000);
  functions.countPositions(english, start, 1);
});

test('errors of jumps and of texts', () => {
  refused(() => english.play(start, 'd2-d4 d2-d4'));
  refused(() => english.undo(start, 'd2-d4'));
  everyOneRefused(
    (text) => new Board(text),
    [
      ...['nonsense', '.', 'o\to', '# directions: 7\nooo', '# direction: 4\nooo'],
      ...['o'.repeat(65), 'oooooooooo/'.repeat(7)],
    ],
  );
  everyOneRefused((text) => row.parsePosition(text), ['', 'x', 'xo.oo', 'xoo?o', 'xooooo', 'xxxoo/x']);
  everyOneRefused((text) => row.start(text), ['z9']);
  everyOneRefused((text) => row.finish(text), ['z9', 'ooooo']);
  everyOneRefused(
    (text) => english.readGame(start, text),
    [
      ...['z9', 'd2', 'd2-c3', 'd2-d4 d2-d4', 'd2-d4 (', '{', '[', '[mark d4', '[id 1]', '[id a] d2-d4 [id a]'],
      ...['[arrow d2]', '[mark green d4]', '[label d4 ""]'],
    ],
  );
});

test('errors of certificates', () => {
  const good = 'certificate: pagoda\ndirections: 4\nstart: xxooo\nfinish: e1\nweights: 1 1 2 3 5';
  const exhausted = 'certificate: exhausted\ndirections: 4\nstart: xxooo\nfinish: e1\npositions: 1';
  const levels = exhausted.replace('positions: 1', 'level: 4 1 1');
  const byClass = 'certificate: position class\ndirections: 4\nstart: xxxxo/xxxxx\nfinish: at most 3 pegs';
  assert.deepEqual(functions.checkCertificate(good), { board: 'ooooo', start: 'xxooo', finish: 'e1' });
  everyOneRefused(functions.checkCertificate, [
    ...['', 'nonsense', good.replace(': 4', ': 5'), good.replace('pagoda', 'magic'), `${good}\nfinish: e1`],
    ...[good.replace('1 1 2', '1 q 2'), good.replace('1 1 2', '1 2'), good + '\nset: a1'.repeat(65)],
    ...[`${good}\ntotals: none`, `${exhausted}\ntotals: none`, `${exhausted} 2`, levels, `${levels} 1`],
    ...[good.replace('1 1 2', '1 1 9'), good.replace('3 5', '3 1'), byClass + '\nset:'.repeat(17)],
  ]);
});

test('the page about the engine names every field of what is returned', () => {
  const page = readFileSync(new URL('../../../docs/wasm.md', import.meta.url), 'utf8');
  const code = page.match(/```js\n.*?```|`[^`\n]+`/gs)?.join(' ') ?? '';
  // The page refers to the types for what is expected and found.
  const fields = declared.fields().filter((field) => !/^(Expected|Found)Text\./.test(field));
  assert.deepEqual(
    fields.filter((field) => !new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(code)),
    [],
  );
});

test('every declared part has crossed', () => {
  assert.deepEqual([...silent], []);
  assert.equal(
    declared
      .unmet()
      .filter((part) => !OF_OTHER_ENGINES.includes(part))
      .join(),
    '',
  );
});
