// A game as a tree: variations, comments, deletions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { goTo, legalJumps, movesText, position } from '../../../www/game/game.js';
import { comment, draw, drawings, longestComment, notesOf } from '../../../www/game/notes.js';
import { ownCursor } from '../../../www/game/own.js';
import { Session } from '../../../www/game/session.js';
import {
  depth,
  enter,
  gameText,
  hasMore,
  isFound,
  placesOf,
  promote,
  remove,
  removedLast,
  restore,
  TREE,
  treeOf,
} from '../../../www/game/tree.js';
import { problemOf } from '../shared/core.mjs';

/** @typedef {import('../../../www/game/game.js').Game} Game */

const english = problemOf('english', 'd4', 'd4');
const TEXT = 'd2-d4 (b4-d4 c2-c4) b3-d3 (f3-d3 e1-e3) d4-d2';

/** @param {string} game @param {string} [moves] */
const open = (game, moves) => TREE.open(english, { game, moves });

/**
 * A jump in a game, given by its name and the name of the jump before it.
 * @param {Game} game
 * @param {string} jump
 * @param {string} [before]
 */
function nodeOf(game, jump, before) {
  const node = treeOf(game).nodes.find((node) => node.jump === jump && node.before?.jump === before);
  assert.ok(node);
  return node;
}

/** Checks the properties that every game must have. @param {Game} game */
function check(game) {
  const { nodes, path } = treeOf(game);
  assert.deepEqual(
    path.map(({ jump }) => jump),
    game.line.jumps.map(({ name }) => name),
  );
  assert.ok(path.every((node, index) => nodes.includes(node) && node.before === path[index - 1]));
  assert.ok(nodes.every(({ before }, index) => before === undefined || nodes.indexOf(before) < index));
  assert.ok(game.cursor >= 0 && game.cursor <= path.length);
  return game;
}

test('a game opens with its main line on the board', () => {
  const game = check(open(TEXT));
  assert.equal(movesText(game.line), 'd2-d4 b3-d3 d4-d2');
  assert.equal(game.cursor, 0);
  assert.equal(gameText(game), TEXT);
});

test('moves alone make a game', () => {
  assert.equal(gameText(TREE.open(english, { moves: 'd2-d4 b3-d3' })), 'd2-d4 b3-d3');
});

test('moves say which line is on the board, and are added where they are not there', () => {
  assert.equal(movesText(check(open(TEXT, 'd2-d4 f3-d3')).line), 'd2-d4 f3-d3');
  assert.equal(gameText(open(TEXT, 'd2-d4 f3-d3')), TEXT);
  assert.equal(gameText(open('d2-d4', 'b4-d4 c2-c4')), 'd2-d4 (b4-d4 c2-c4)');
  assert.equal(gameText(open('', 'd2-d4 b3-d3')), 'd2-d4 b3-d3');
});

test('a different jump opens a variation, a known one continues along what followed it', () => {
  const game = goTo(open('d2-d4 b3-d3 d4-d2'), 1);
  const varied = check(TREE.play(game, 'f3-d3'));
  assert.equal(gameText(varied), 'd2-d4 b3-d3 (f3-d3) d4-d2');
  assert.equal(varied.cursor, 2);
  const back = check(TREE.play(goTo(varied, 1), 'b3-d3'));
  assert.equal(movesText(back.line), 'd2-d4 b3-d3 d4-d2');
  assert.equal(gameText(back), gameText(varied));
  assert.equal(TREE.play(game, 'b3-d3').line, game.line);
});

const SAID =
  '{Before all.} [id start] d2-d4 {The only one.} [id first] [arrow d2-d4] (b4-d4 {Also.\nOr not.} c2-c4) b3-d3 [mark d4 e5] [label d4 "A"]';

test('a game keeps what is said of its positions', () => {
  const game = check(open(SAID));
  assert.equal(gameText(game), SAID);
  assert.equal(notesOf(game)?.comment, 'Before all.');
  assert.equal(notesOf(goTo(game, 1))?.text, '{The only one.} [id first] [arrow d2-d4]');
  assert.deepEqual(notesOf(goTo(game, 2))?.labels, [{ hole: 16, text: 'A' }]);
  assert.equal(notesOf(enter(game, nodeOf(game, 'b4-d4')))?.comment, 'Also.\nOr not.');
  assert.equal(notesOf(enter(game, nodeOf(game, 'c2-c4', 'b4-d4'))), undefined);
  const played = TREE.play(goTo(game, 2), 'd4-d2');
  assert.equal(gameText(played), `${SAID} d4-d2`);
  const { board, ...record } = TREE.record(played);
  assert.equal(gameText(TREE.open(problemOf(board ?? '', 'd4', 'd4'), record)), gameText(played));
});

test('variations move with what is said of them, and nothing is lost when they are deleted', () => {
  const game = open(SAID);
  const variation = nodeOf(game, 'b4-d4');
  const promoted = gameText(promote(game, variation));
  assert.match(promoted, /^\{Before all\.\} \[id start\] b4-d4 \{Also\.\nOr not\.\} \(d2-d4 \{The only one\.\}/);
  const left = check(remove(game, variation));
  assert.doesNotMatch(gameText(left), /Also/);
  assert.equal(gameText(restore(left)), SAID);
  assert.equal(gameText(TREE.play(left, 'b4-d4')), SAID.replace(' c2-c4', ''));
});

test('a game that only has comments has more than its line', () => {
  assert.equal(hasMore(open('d2-d4 {Well.}')), true);
  assert.equal(hasMore(open('d2-d4')), false);
  // A deleted jump that can be restored does not appear in the text.
  const game = open('d2-d4 (b4-d4 {Well.})');
  const left = remove(game, nodeOf(game, 'b4-d4'));
  assert.deepEqual([hasMore(left), hasMore(restore(left))], [false, true]);
  assert.equal(longestComment(open('{So.} d2-d4 (b4-d4 {Well.})')), 'Well.');
  assert.equal(
    longestComment(open('{Three\nshort\nlines} d2-d4 {A line that is longer than all of these.}')).length,
    17,
  );
  assert.equal(longestComment(open('d2-d4 [mark d4]')), '');
  assert.equal(gameText(open('{Before any jump.}')), '{Before any jump.}');
});

test('positions are found by their names', () => {
  const game = open(SAID);
  const places = [...placesOf(game)].map(([name, node]) => [name, depth(node)]);
  assert.deepEqual(places, [
    ['start', 0],
    ['first', 1],
  ]);
});

test('a game opens at a name, whose line replaces the one on the board', () => {
  const game = '[id start] d2-d4 (b4-d4 [id left] c2-c4) [id undefined] b3-d3';
  const opened = (/** @type {import('../../../www/game/line.js').Texts} */ texts) => {
    const { cursor, line } = TREE.open(english, { game, ...texts });
    return [cursor, movesText(line)];
  };
  assert.deepEqual(opened({ at: 'left' }), [1, 'b4-d4 c2-c4']);
  assert.deepEqual(opened({ at: 'left', moves: 'd2-d4' }), [1, 'b4-d4 c2-c4']);
  for (const at of ['start', 'gone', undefined]) assert.deepEqual(opened({ at }), [0, 'd2-d4 b3-d3']);
});

test('a comment is written, changed and deleted', () => {
  const game = goTo(open('d2-d4 [mark d4] b3-d3'), 1);
  const said = check(comment(game, nodeOf(game, 'd2-d4'), ' With } and \\, \n <b>in lines</b> '));
  assert.equal(gameText(said), 'd2-d4 {With \\} and \\\\,\n<b>in lines</b>} [mark d4] b3-d3');
  assert.equal(notesOf(said)?.comment, 'With } and \\,\n<b>in lines</b>');
  assert.equal(said.line, game.line);
  assert.equal(gameText(comment(said, nodeOf(said, 'd2-d4'), '')), gameText(game));
  assert.equal(hasMore(comment(open('d2-d4'), undefined, ' ')), false);
});

test('an illegal jump throws and leaves the game as it was', () => {
  assert.throws(() => TREE.play(open(TEXT), 'd4-d2'), /legal/);
});

test('a solution is added, and nothing goes', () => {
  const game = check(TREE.continueWith(goTo(open(TEXT), 1), 'f3-d3 d4-d2'));
  assert.equal(gameText(game), 'd2-d4 (b4-d4 c2-c4) b3-d3 (f3-d3 e1-e3 (d4-d2)) d4-d2');
  assert.equal(movesText(game.line), 'd2-d4 f3-d3 d4-d2');
  assert.equal(game.cursor, 1);
});

test('a click goes into a variation', () => {
  const game = open(TEXT);
  const entered = check(enter(game, nodeOf(game, 'f3-d3', 'd2-d4')));
  assert.equal(movesText(entered.line), 'd2-d4 f3-d3 e1-e3');
  assert.equal(entered.cursor, 2);
  assert.equal(enter(game, nodeOf(game, 'd2-d4')).line, game.line);
});

test('a jump of another game changes nothing', () => {
  const [game, other] = [open('d2-d4 b3-d3'), open(TEXT)];
  const node = nodeOf(other, 'f3-d3', 'd2-d4');
  for (const act of [enter, promote, remove]) assert.equal(act(game, node), game);
});

test('a variation becomes the main line; the line on the board stays', () => {
  const game = open(TEXT);
  const promoted = check(promote(game, nodeOf(game, 'f3-d3', 'd2-d4')));
  assert.equal(gameText(promoted), 'd2-d4 (b4-d4 c2-c4) f3-d3 (b3-d3 d4-d2) e1-e3');
  assert.equal(promoted.line, game.line);
});

test('what is deleted can be brought back', () => {
  const game = open(TEXT);
  const left = check(remove(game, nodeOf(game, 'b4-d4')));
  assert.equal(gameText(left), 'd2-d4 b3-d3 (f3-d3 e1-e3) d4-d2');
  assert.equal(left.line, game.line);
  assert.equal(gameText(check(restore(left))), TEXT);
  assert.equal(gameText(check(restore(restore(left)))), TEXT);
});

test('edits are a stack: two deletions come back one after the other, and undo takes each back as it was', () => {
  const game = TREE.play(TREE.play(open(TEXT), 'b4-d4'), 'c2-c4');
  const once = check(remove(game, nodeOf(game, 'f3-d3', 'd2-d4')));
  const twice = check(remove(once, nodeOf(once, 'b4-d4')));
  assert.equal(gameText(twice), 'd2-d4 b3-d3 d4-d2');
  assert.equal(removedLast(treeOf(twice))[0].jump, 'b4-d4');
  const one = check(restore(twice));
  assert.equal(removedLast(treeOf(one))[0].jump, 'f3-d3');
  assert.equal(gameText(check(restore(one))).split(/[() ]+/).length, TEXT.split(/[() ]+/).length);
  const back = check(/** @type {any} */ (TREE.undo?.(twice)));
  assert.deepEqual([gameText(back), back.cursor, position(back)], [gameText(once), 2, position(game)]);
  const first = check(/** @type {any} */ (TREE.undo?.(back)));
  assert.deepEqual([gameText(first), TREE.undo?.(first)], [TEXT, undefined]);
});

test('a new try from the start is the main line, and the one before its variation', () => {
  const first = TREE.play(TREE.play(open(''), 'd2-d4'), 'b3-d3');
  const second = TREE.play(goTo(first, 0), 'b4-d4');
  assert.equal(gameText(second), 'b4-d4 (d2-d4 b3-d3)');
  assert.equal(gameText(TREE.play(second, 'c2-c4')), 'b4-d4 (d2-d4 b3-d3) c2-c4');
  // Replaying an earlier attempt does not move it, and in a game with comments nothing is moved at all.
  assert.equal(gameText(TREE.play(goTo(second, 0), 'd2-d4')), gameText(second));
  const studied = TREE.play(goTo(open('d2-d4 {good}'), 0), 'b4-d4');
  assert.equal(gameText(studied), 'd2-d4 {good} (b4-d4)');
});

test('undo takes back an edit only until something else moves, and a promotion as well', () => {
  const game = open(TEXT);
  const promoted = promote(game, nodeOf(game, 'f3-d3', 'd2-d4'));
  assert.equal(TREE.undo?.(goTo(promoted, 1)), undefined);
  const back = check(/** @type {any} */ (TREE.undo?.(promoted)));
  assert.equal(gameText(back), TEXT);
  const played = TREE.play(remove(game, nodeOf(game, 'b4-d4')), 'd2-d4');
  assert.equal(TREE.undo?.(played), undefined);
});

test('nothing is offered to be brought back but deleted jumps that are gone', () => {
  const game = TREE.play(TREE.play(open(TEXT), 'b4-d4'), 'c2-c4');
  assert.deepEqual(removedLast(treeOf(promote(game, nodeOf(game, 'b4-d4')))), []);
  const once = remove(game, nodeOf(game, 'f3-d3', 'd2-d4'));
  const twice = remove(once, nodeOf(once, 'b4-d4'));
  // Jumps that are played again no longer count as deleted, so the deletion before them becomes the latest one.
  const again = TREE.play(TREE.play(goTo(twice, 0), 'b4-d4'), 'c2-c4');
  assert.equal(removedLast(treeOf(again))[0].jump, 'f3-d3');
  assert.deepEqual(removedLast(treeOf(restore(again))), []);
  assert.equal(treeOf(restore(twice)).edits.length, 1);
  const back = /** @type {any} */ (TREE.undo?.(twice));
  assert.equal(movesText(back.line), 'b4-d4 c2-c4');
});

test('a record keeps to where the solver was asked', () => {
  const game = TREE.continueWith(TREE.play(open(''), 'd2-d4'), 'b3-d3 d4-d2');
  const own = TREE.continueWith(TREE.play(game, 'b3-d3'), 'd4-d2');
  const again = TREE.open(english, TREE.record(own));
  assert.equal(
    treeOf(again)
      .asked?.map(({ jump }) => jump)
      .join(' '),
    'd2-d4 b3-d3',
  );
  assert.equal(treeOf(TREE.open(english, TREE.record(open(TEXT)))).asked, undefined);
});

test('where the line on the board is deleted, the game goes back to where it began', () => {
  const game = TREE.play(TREE.play(open(TEXT), 'b4-d4'), 'c2-c4');
  const left = check(remove(game, nodeOf(game, 'b4-d4')));
  assert.equal(left.cursor, 0);
  assert.equal(movesText(left.line), 'd2-d4 b3-d3 d4-d2');
});

test('what was deleted and is played again is there once when it is brought back', () => {
  const game = open(TEXT);
  const again = check(TREE.play(remove(game, nodeOf(game, 'b4-d4')), 'b4-d4'));
  assert.equal(movesText(again.line), 'b4-d4');
  assert.equal(gameText(check(restore(again))), TEXT);
});

test('a game is the same when it is opened from its record', () => {
  const game = TREE.play(open(TEXT), 'b4-d4');
  const record = TREE.record(game);
  const again = goTo(TREE.open(english, record), Number(record.at));
  assert.equal(gameText(again), gameText(game));
  assert.equal(position(again), position(game));
  assert.deepEqual(again.line, game.line);
});

test('of a damaged game as much is kept as can be read', () => {
  const texts = { board: 'english', moves: 'd2-d4 zz', game: 'd2-d4 (b4-d4 zz) b3-d3' };
  const { moves, game } = TREE.readable(texts);
  assert.deepEqual([moves, game], ['d2-d4', 'd2-d4 (b4-d4)']);
  assert.equal(TREE.readable({ board: 'none', game: 'd2-d4' }).game, undefined);
});

test('whatever is done, nothing but what is deleted ever goes', () => {
  const property = fc.property(
    fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 1, 2, 3, 4), fc.nat()), { maxLength: 40 }),
    (acts) => {
      let game = open('');
      for (const [act, choice] of acts) {
        const { nodes } = treeOf(game);
        const node = nodes[choice % Math.max(nodes.length, 1)];
        const jumps = legalJumps(game);
        if (act === 0 && jumps.length > 0) game = TREE.play(game, jumps[choice % jumps.length].name);
        else if (act === 1) game = goTo(game, choice % 12);
        else if (act === 2 && node) game = enter(game, node);
        else if (act === 3 && node) game = promote(game, node);
        else if (act === 4 && node) {
          game = check(restore(check(remove(game, node))));
        }
        check(game);
        assert.ok(nodes.every((known) => treeOf(game).nodes.includes(known)));
        assert.equal(hasMore(game), treeOf(game).nodes.length > game.line.jumps.length);
        assert.deepEqual(gameText(TREE.open(english, { game: gameText(game) })), gameText(game));
      }
    },
  );
  fc.assert(property, { numRuns: 60 });
});

test('a session keeps other lines that were played, and reports each change', () => {
  /** @type {string[]} */
  const told = [];
  const host = {
    tell: (/** @type {string} */ type) => told.push(type),
    invalidate: () => {},
    prefersReducedMotion: () => true,
  };
  const session = new Session(open(TEXT), host, TREE);
  session.change((game) => enter(game, nodeOf(game, 'f3-d3', 'd2-d4')));
  session.change((game) => promote(game, nodeOf(game, 'b4-d4')));
  assert.equal(gameText(session.game), 'b4-d4 (d2-d4 b3-d3 (f3-d3 e1-e3) d4-d2) c2-c4');
  assert.equal(session.game.cursor, 2);
  assert.deepEqual(told, ['change', 'change']);
});

/** The jumps in the line that were found by the solver. @param {Game} game */
const foundOf = (game) => treeOf(game).path.flatMap((node) => (isFound(game, node) ? [node.jump] : []));

test("the solver's jumps are its own until the player makes them", () => {
  const played = TREE.play(open(''), 'd2-d4');
  const solved = check(TREE.continueWith(played, 'b3-d3 d4-d2 c1-c3'));
  assert.deepEqual(foundOf(solved), ['b3-d3', 'd4-d2', 'c1-c3']);
  assert.equal(gameText(solved), 'd2-d4 b3-d3 d4-d2 c1-c3');
  const along = check(TREE.play(solved, 'b3-d3'));
  assert.deepEqual(foundOf(along), ['d4-d2', 'c1-c3']);
  assert.deepEqual(foundOf(solved), ['b3-d3', 'd4-d2', 'c1-c3']);
  assert.deepEqual(foundOf(TREE.play(goTo(along, 1), 'f3-d3')), []);
  assert.equal(treeOf(TREE.play(along, 'd4-d2')).nodes, treeOf(along).nodes);
  assert.equal(treeOf(TREE.play(goTo(along, 0), 'd2-d4')).found, treeOf(along).found);
});

test('a record knows what the solver has found', () => {
  const solved = TREE.continueWith(TREE.play(open('d2-d4 (b4-d4 c2-c4)'), 'd2-d4'), 'b3-d3 d4-d2');
  assert.deepEqual(TREE.record(solved).found, ['d2-d4 b3-d3', 'd2-d4 b3-d3 d4-d2']);
  const again = check(TREE.open(english, TREE.record(solved)));
  assert.deepEqual(foundOf(again), ['b3-d3', 'd4-d2']);
  assert.equal(ownCursor(goTo(again, 3)), 1);
  assert.deepEqual(foundOf(enter(again, nodeOf(again, 'c2-c4', 'b4-d4'))), []);
});

test("the player's jumps stay the player's when the solver finds them, even if they were deleted", () => {
  const played = goTo(open('d2-d4 b3-d3'), 0);
  assert.deepEqual(foundOf(TREE.continueWith(played, 'd2-d4 b3-d3 d4-d2')), ['d4-d2']);
  const deleted = remove(played, nodeOf(played, 'b3-d3', 'd2-d4'));
  assert.deepEqual(foundOf(TREE.continueWith(deleted, 'd2-d4 b3-d3 d4-d2')), ['d4-d2']);
  const solved = TREE.continueWith(open(''), 'd2-d4 b3-d3');
  const node = nodeOf(solved, 'd2-d4');
  assert.deepEqual(foundOf(enter(restore(remove(solved, node)), node)), ['d2-d4', 'b3-d3']);
});

test('the way back to my position ends where the solver was asked, or after my last jump', () => {
  const asked = TREE.play(open(''), 'd2-d4');
  assert.equal(ownCursor(asked), 1);
  const solved = TREE.continueWith(asked, 'b3-d3 d4-d2 c1-c3');
  assert.equal(ownCursor(solved), 1);
  assert.equal(ownCursor(goTo(solved, 3)), 1);
  assert.equal(ownCursor(goTo(solved, 0)), 0);
  const along = TREE.play(goTo(solved, 2), 'd4-d2');
  assert.equal(ownCursor(along), 3);
  assert.equal(ownCursor(goTo(along, 4)), 1);
  const known = TREE.continueWith(goTo(open('d2-d4 b3-d3'), 1), 'b3-d3 d4-d2');
  assert.equal(ownCursor(goTo(known, 3)), 1);
});

test('my position is not where the solver was asked after jumps of its own, nor where it was asked on another line', () => {
  const solved = TREE.continueWith(TREE.play(open(''), 'd2-d4'), 'b3-d3 d4-d2 c1-c3');
  const asked = goTo(solved, 3);
  assert.equal(ownCursor(goTo(TREE.continueWith(asked, legalJumps(asked)[0].name), 4)), 1);
  const played = TREE.play(TREE.play(open(''), 'b4-d4'), 'c2-c4');
  const [{ name: found }] = legalJumps(played);
  const first = TREE.continueWith(played, found);
  const second = TREE.continueWith(TREE.play(goTo(first, 0), 'd2-d4'), 'b3-d3');
  assert.equal(ownCursor(enter(second, nodeOf(second, found, 'c2-c4'))), 2);
});

test('the place of an error is that in the text that was given', () => {
  assert.throws(() => TREE.continueWith(open(''), 'd2-d4 zz'), /column 7/);
});

test('whose the jumps are holds whatever is done', () => {
  const property = fc.property(
    fc.array(fc.record({ turn: fc.nat(), isFound: fc.boolean(), at: fc.nat(8) }), { maxLength: 12 }),
    (acts) => {
      let game = open('');
      /** For each line, whether its last jump was made by hand. @type {Map<string, boolean>} */
      const isOwn = new Map();
      for (const { turn, isFound: byMachine, at } of acts) {
        game = goTo(game, at);
        const legal = legalJumps(game);
        // The shortest game ends after six jumps.
        if (legal.length === 0) continue;
        const { name } = legal[turn % legal.length];
        const line = [...game.line.jumps.slice(0, game.cursor).map(({ name }) => name), name].join(' ');
        isOwn.set(line, !byMachine || (isOwn.get(line) ?? false));
        game = check(byMachine ? TREE.continueWith(game, name) : TREE.play(game, name));
      }
      const { nodes } = treeOf(game);
      for (const node of nodes) assert.equal(isFound(game, node), !isOwn.get(lineTo(node)), lineTo(node));
    },
  );
  fc.assert(property);
});

/** @param {import('../../../www/game/game.js').Node} node @returns {string} */
const lineTo = (node) => (node.before ? `${lineTo(node.before)} ${node.jump}` : node.jump);

test('notes on the start come before the first jump, separately', () => {
  const text = '{The start.} d2-d4 {The first jump.} b3-d3';
  assert.equal(gameText(open(text)), text);
  assert.equal(TREE.record(open(text)).game, text);
});

test('a game without variations has none in any list', () => {
  const { nodes, path, edits } = treeOf({});
  assert.deepEqual([nodes, path, edits], [[], [], []]);
});

test('drawings are added and removed next to a comment, a name and a label that look like them', () => {
  const said = '{Draw [mark d4] \\} and {[arrow d2-d4] \\\\} [id mark]';
  const labels = '[label c3 "[ar" d3 "{" e3 "}"]';
  const drawn = [
    { from: 0, to: 0, colour: 0 },
    { from: 3, to: 5, colour: 0 },
    { from: 5, to: 3, colour: 0 },
    { from: 2, to: 2, colour: 0 },
  ];
  const texts = [''];
  let game = TREE.open(english, { game: `${said} ${labels} d2-d4` });
  const bare = notesOf(game)?.text;
  for (const drawing of drawn) {
    game = draw(game, drawing);
    texts.push(notesOf(game)?.text ?? '');
  }
  assert.equal(new Set(texts).size, 5);
  assert.equal(texts[4], `${said} [arrow c2-e2 e2-c2] [mark c1 e1] ${labels}`);
  for (const drawing of [...drawn].reverse()) game = draw(game, drawing);
  assert.equal(notesOf(game)?.text, bare);
  const mark = { from: 9, to: 9, colour: 1 };
  const plain = TREE.open(english, { game: 'd2-d4' });
  assert.deepEqual(treeOf(draw(draw(plain, mark), mark)).notes, treeOf(plain).notes);
});

test('the same drawing in another colour changes it, and without a colour goes through all', () => {
  let game = TREE.open(english, { game: '[arrow d2-d4] [mark blue c1]' });
  const after = (/** @type {import('../../../www/game/notes.js').Sketch} */ sketch) => {
    game = draw(game, sketch);
    return notesOf(game)?.text;
  };
  const [arrow, mark] = [
    { from: 4, to: 16 },
    { from: 2, to: 2 },
  ];
  assert.equal(after({ ...arrow, colour: 3 }), '[arrow yellow d2-d4] [mark blue c1]');
  assert.equal(after({ ...arrow, colour: 1 }), '[arrow red d2-d4] [mark blue c1]');
  const shown = ['[mark e1] [mark blue c1]', '[mark red e1] [mark blue c1]', '[mark blue c1 e1]'];
  for (const marks of [...shown, '[mark blue c1] [mark yellow e1]', '[mark blue c1]', shown[0]])
    assert.equal(after(mark), `[arrow red d2-d4] ${marks}`);
  assert.equal(after({ ...arrow, colour: 1 }), shown[0]);
  assert.equal(after({ ...mark, colour: 0 }), '[mark blue c1]');
  assert.equal(after({ from: 0, to: 0 }), '[mark yellow c1]');
  assert.equal(after({ from: 0, to: 0 }), undefined);
});

test('any drawings leave what the last of each place says', () => {
  const holes = fc.nat({ max: english.holes.length - 1 });
  const colours = fc.option(fc.nat({ max: 3 }), { nil: undefined });
  const sketches = fc.array(fc.record({ from: holes, to: holes, colour: colours }), { maxLength: 12 });
  const property = fc.property(sketches, (sketches) => {
    /** @type {Map<string, number>} */
    const expected = new Map();
    let game = TREE.open(english, { game: '' });
    for (const { from, to, colour } of sketches) {
      const place = `${from} ${to}`;
      const before = expected.get(place);
      const next = colour ?? (before === undefined ? 0 : before + 1);
      if (next === before || next > 3) expected.delete(place);
      else expected.set(place, next);
      game = draw(game, { from, to, colour });
    }
    const left = drawings(notesOf(game)).map(({ from, to, colour }) => [`${from} ${to}`, colour]);
    assert.deepEqual(new Map(/** @type {[string, number][]} */ (left)), expected);
    const text = gameText(game);
    assert.deepEqual(notesOf(TREE.open(english, { game: text })), notesOf(game));
  });
  fc.assert(property, { numRuns: 200 });
});
