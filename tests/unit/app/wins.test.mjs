// A win is shown, and hidden when it is over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardWith } from '../../../www/app/kit/guard.js';
import { watchWins } from '../../../www/app/solved/wins.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo } from '../../../www/game/game.js';
import { comment } from '../../../www/game/notes.js';
import { lastJump, TREE } from '../../../www/game/tree.js';
import '../kit/core.mjs';

const problem = readProblem({ board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' });

/** A board that shows its wins. */
function sitDown() {
  /** @type {{ win: import('../../../www/app/solved/wins.js').Win, over: AbortSignal }[]} */
  const told = [];
  const element = Object.assign(new EventTarget(), { state: TREE.open(problem, {}) });
  const clock = /** @type {any} */ ({ seconds: undefined });
  const dates = { today: '2026-11-22' };
  const guard = guardWith(() => {});
  const page = { element: /** @type {any} */ (element), guard };
  watchWins(
    page,
    clock,
    () => dates.today,
    (_, win, over) => told.push({ win, over }),
  );
  /** @param {string[]} types @param {(game: import('../../../www/game/game.js').Game) => any} [act] */
  const tell = (types, act = (game) => game) => {
    element.state = act(element.state);
    for (const type of types) element.dispatchEvent(new Event(type));
  };
  const jump = (/** @type {string} */ name) => tell(['change', 'jump'], (game) => TREE.play(game, name));
  tell(['ready']);
  return { told, tell, jump, dates };
}

/** Writes a comment on the position on the board. @param {import('../../../www/game/game.js').Game} game */
const write = (game) => comment(game, lastJump(game), 'At last!');

test('a win is over when another position comes to the board, and not with a comment on it', () => {
  const { told, tell, jump } = sitDown();
  jump('c2-c4');
  jump('c5-c3');
  tell(['change'], write);
  assert.deepEqual(
    told.map(({ over }) => over.aborted),
    [false],
  );
  tell(['change'], (game) => goTo(game, 1));
  assert.equal(told[0].over.aborted, true);
});

test('a comment on the start takes no hint back', () => {
  const { told, tell, jump } = sitDown();
  tell(['hint']);
  tell(['change'], write);
  jump('c2-c4');
  jump('c5-c3');
  assert.equal(told[0].win.isHelped, true);
});

test('a look at the start forgets no hint; a jump from the start begins anew', () => {
  const { told, tell, jump } = sitDown();
  jump('c2-c4');
  tell(['hint']);
  tell(['change'], (game) => goTo(game, 0));
  tell(['change'], (game) => goTo(game, 1));
  jump('c5-c3');
  tell(['change'], (game) => goTo(game, 0));
  jump('c2-c4');
  jump('c5-c3');
  assert.deepEqual(
    told.map(({ win }) => win.isHelped),
    [true, false],
  );
});

test('a win after midnight counts for the day on which its game was opened', () => {
  const { told, jump, dates } = sitDown();
  jump('c2-c4');
  dates.today = '2026-11-23';
  jump('c5-c3');
  assert.equal(told[0].win.day, '2026-11-22');
});
