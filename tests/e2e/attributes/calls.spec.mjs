// The methods of the element take effect in time, and refuse bad arguments.

import { test } from '../../person/blog/box.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */
/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */

const SHORT = 'd2-d4 d5-d3 b4-d4';

test('what is called right after a change is about the new game', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire></peg-solitaire>`);
  const found = await guest.element.evaluate(async (it, moves) => {
    const element = /** @type {Element} */ (it);
    element.moves = moves;
    element.play();
    const isPlaying = !element.paused;
    element.open({ moves });
    element.goTo(1);
    element.play();
    const { jumps, paused } = element;
    element.board = 'triangle';
    element.start = 'a1';
    element.moves = '';
    const solved = await element.solve();
    return [isPlaying, jumps, paused, solved];
  }, SHORT);
  expect(found).toEqual([true, ['d2-d4'], false, 'solved']);
});

test('several changes at once are one game', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire></peg-solitaire>`);
  const told = await guest.element.evaluate(async (it) => {
    /** @type {string[]} */
    const told = [];
    for (const type of ['ready', 'error']) it.addEventListener(type, () => told.push(type));
    Object.assign(it, { start: 'a1', board: 'triangle', moves: 'a3-a1' });
    // Elements open their games in turn: when a later one is ready, nothing of this one waits any more.
    const later = Object.assign(document.createElement('peg-solitaire'), { loading: 'eager' });
    const isOpen = new Promise((resolve) => later.addEventListener('ready', resolve, { once: true }));
    document.body.append(later);
    await isOpen;
    return told;
  });
  expect(told).toEqual(['ready']);
});

for (const [name, call, jumps] of /** @type {const} */ ([
  ['goTo', 'it.goTo(2)', 2],
  ['currentTime', 'it.currentTime = 0.3', 1],
  ['seek', 'it.seek(9)', 3],
])) {
  test(`${name} before the game is loaded counts when it is`, async (/** @type {Fixtures} */ { guest }) => {
    await guest.visit('');
    const found = await guest.page.evaluate(
      async ([call, moves]) => {
        const element = /** @type {Element} */ (document.createElement('peg-solitaire'));
        element.moves = moves;
        new Function('it', call)(element);
        document.body.append(element);
        await new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
        return element.jumps.length;
      },
      [call, SHORT],
    );
    expect(found).toBe(jumps);
  });
}

test('a number that is none is refused where it is given', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}"></peg-solitaire>`);
  const words = await guest.ask((it) =>
    [() => it.goTo(1.5), () => it.goTo(Number.NaN), () => it.seek(Number.NaN)].map((call) => {
      try {
        return call();
      } catch (error) {
        return String(error);
      }
    }),
  );
  expect(words).toEqual([
    'TypeError: A number of jumps is a whole number, not 1.5.',
    'TypeError: A number of jumps is a whole number, not NaN.',
    'TypeError: A time in seconds is a number, not NaN.',
  ]);
});

test('solve is a method to call and a property to set', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visit('');
  const found = await guest.page.evaluate(async () => {
    const element = document.createElement('peg-solitaire');
    /** @param {any} value */
    const set = (value) => {
      element.solve = value;
      return element.hasAttribute('solve');
    };
    const flags = [true, false, '', null].map(set);
    document.body.append(Object.assign(element, { board: 'triangle', start: 'a1' }));
    return [flags, await element.solve()];
  });
  expect(found).toEqual([[true, false, true, false], 'solved']);
});

test('what makes no sense is refused, with words for the author', async (/** @type {Fixtures} */ { guest }) => {
  await guest.visitDrawn('<peg-solitaire></peg-solitaire>');
  const words = await guest.ask(async (/** @type {any} */ it) => [
    await it.solve(null).catch(String),
    await it.solve('fast').catch(String),
    await it.solve({ signal: 5 }).catch(String),
    ...[undefined, null, 'triangle'].map((texts) => {
      try {
        return it.open(texts);
      } catch (error) {
        return String(error);
      }
    }),
  ]);
  expect(words).toEqual([
    'TypeError: solve() takes nothing, or an object such as { signal }, not null.',
    'TypeError: solve() takes nothing, or an object such as { signal }, not fast.',
    'TypeError: solve() takes nothing, or an object such as { signal }, not [object].',
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not undefined.",
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not null.",
    "TypeError: open() takes an object such as { board: 'triangle', start: 'a1' }, not triangle.",
  ]);
});

test('a restart keeps the line, to be played again until another jump is played', async (/** @type {Fixtures} */ {
  guest,
}) => {
  await guest.visitDrawn(`<peg-solitaire moves="${SHORT}" at="3" controls></peg-solitaire>`);
  await guest.element.getByRole('button', { name: 'Restart' }).click();
  expect(await guest.ask(({ jumps, moves }) => [jumps, moves])).toEqual([[], SHORT]);
  await guest.element.getByRole('button', { name: 'Redo' }).click();
  expect(await guest.ask(({ jumps, moves }) => [jumps, moves])).toEqual([['d2-d4'], SHORT]);
  expect(
    await guest.ask((it) => {
      it.reset();
      return [it.jumps, it.moves];
    }),
  ).toEqual([[], SHORT]);
});
