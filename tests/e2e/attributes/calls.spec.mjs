// The element's methods take effect at the right time and reject invalid arguments; their results are reported through
// events and attributes.

import { test } from '../../user/blog/box.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

const SHORT = 'd2-d4 d5-d3 b4-d4';

test('what is called right after a change is about the new game', async ({ guest }) => {
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

test('several changes at once are one game', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire></peg-solitaire>`);
  const told = await guest.element.evaluate(async (it) => {
    /** @type {string[]} */
    const told = [];
    for (const type of ['ready', 'error']) it.addEventListener(type, () => told.push(type));
    Object.assign(it, { start: 'a1', board: 'triangle', moves: 'a3-a1' });
    // Elements open their games in turn, so nothing is pending for this element once a later element is ready.
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
  test(`${name} before the game is loaded counts when it is`, async ({ guest }) => {
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

test('a number that is none is refused where it is given', async ({ guest }) => {
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

test('solve is a method to call and a property to set', async ({ guest }) => {
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

test('what makes no sense is refused, with words for the author', async ({ guest }) => {
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

test('a restart keeps the line, to be played again until another jump is played', async ({ guest }) => {
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

for (const type of ['change', 'solved']) {
  test(`a listener of ${type} may open another game when a solution is found`, async ({ guest, page }) => {
    await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" controls></peg-solitaire>');
    await guest.element.evaluate(async (it, type) => {
      const element = /** @type {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} */ (it);
      const open = () => {
        element.open({ board: 'english', moves: 'd2-d4' });
        element.goTo(0);
      };
      element.addEventListener(type, open, { once: true });
      await element.solve();
    }, type);
    await page.evaluate(frame);
    expect(await guest.ask(({ moves, jumps, paused }) => [moves, jumps, paused])).toEqual(['d2-d4', [], true]);
    await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  });
}

test('playback that is paused before it is loaded does not start by itself', async ({ guest, page }) => {
  await guest.visit('');
  const paused = await page.evaluate(async () => {
    const element = document.createElement('peg-solitaire');
    Object.assign(element, { moves: 'd2-d4', autoplay: true });
    const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    document.body.append(element);
    element.pause();
    await ready;
    for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
    return element.paused;
  });
  expect(paused).toBe(true);
});

test('invalid attributes are reported once, as soon as they are set', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire></peg-solitaire>');
  const told = await guest.ask((it) => {
    /** @type {string[]} */
    const told = [];
    it.addEventListener('error', ({ detail }) => told.push(detail.message));
    for (const name of ['at', 'theme', 'loading', 'speed', 'theme']) it.setAttribute(name, 'pink');
    for (const at of [Number.POSITIVE_INFINITY, -1, 1.5]) {
      try {
        it.at = at;
      } catch (error) {
        told.push(String(error));
      }
    }
    return told;
  });
  expect(told).toEqual([
    "at: expected 0 or 1 or 2 or ..., found 'pink'",
    "theme: expected light or dark, found 'pink'",
    "loading: expected lazy or eager, found 'pink'",
    "speed: expected a number from 0.25 to 8, found 'pink'",
    'TypeError: at is a whole number of jumps, from 0, not Infinity.',
    'TypeError: at is a whole number of jumps, from 0, not -1.',
    'TypeError: at is a whole number of jumps, from 0, not 1.5.',
  ]);
});
