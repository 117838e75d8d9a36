// Pages are hostile, careless or crowded: the element neither harms them nor is harmed by them.

import { test } from '../../user/blog/room.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

const ELEMENT = '<peg-solitaire controls board="triangle" start="a1" moves="a3-a1"></peg-solitaire>';

/** Plays, goes back and solves. @param {import('../../user/blog/guest.mjs').Guest} guest */
async function playAndSolve(guest) {
  await guest.isReady();
  const found = await guest.ask(async (it) => {
    it.goTo(1);
    const { jumps } = it;
    it.open({ board: 'triangle', start: 'a1' });
    return [jumps, await it.solve()];
  });
  expect(found).toEqual([['a3-a1'], 'solved']);
  await guest.element.getByRole('button', { name: 'Hint' }).click();
}

/** Changes that pages make to their environment before any of our scripts runs. @type {Record<string, string>} */
const GROUNDS = {
  'enumerable extras on all prototypes': `
    for (const type of [Object, Array, String, Number, Function, Map, Promise, Element, Event])
      type.prototype.extra = () => 'extra';
    Object.prototype.kind = 'extra'; Object.prototype.state = 'extra'; Object.prototype.signal = undefined;`,
  'helpers of twenty years ago': `
    Array.prototype.at = Array.prototype.at; Array.prototype.last = function () { return this[this.length - 1]; };
    Array.prototype.toJSON = undefined; Function.prototype.bind = Function.prototype.bind;
    Element.prototype.remove = Element.prototype.remove; String.prototype.trim = String.prototype.trim;`,
  'frozen prototypes': `
    for (const type of [Object, Array, String, Number, Boolean, Function, Error, TypeError, RangeError, Map, Set, WeakMap,
      Promise, RegExp, Date, Uint8Array, DataView, ArrayBuffer, Event, CustomEvent, EventTarget])
      Object.freeze(type.prototype), Object.freeze(type);
    Object.freeze(WebAssembly); Object.freeze(JSON); Object.freeze(Math); Object.freeze(Reflect);`,
  'a registry that is watched': `
    const { define } = customElements;
    customElements.define = function (name, type, options) {
      const Watched = class extends type {
        connectedCallback() { this.dataset.watched = ''; super.connectedCallback(); }
      };
      return define.call(this, name, Watched, options);
    };`,
  'browser functions that are watched': `
    for (const name of ['requestAnimationFrame', 'setTimeout', 'matchMedia', 'addEventListener']) {
      const act = window[name];
      window[name] = (...all) => act.apply(window, all);
    }
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) { return attachShadow.call(this, { ...options, mode: 'open' }); };
    window.Worker = class extends Worker {};`,
  'names that are taken':
    'var pegSolitaireProgram = 1, PegSolitaire = 2, wasm = 3; window.name = "pegSolitaireProgram";',
};

/** Environments that can be combined, two at a time. */
const PAIRS = [
  ['enumerable extras on all prototypes', 'helpers of twenty years ago'],
  ['frozen prototypes', 'names that are taken'],
  ['a registry that is watched', 'browser functions that are watched'],
];

for (const pair of PAIRS) {
  for (const script of /** @type {const} */ (['script', 'plusScript'])) {
    test(`on a page with ${pair.join(' and ')} it plays and solves: ${script}`, async ({ guest }) => {
      const grounds = pair.map((name) => `<script>${GROUNDS[name]}</script>`).join('');
      const html = `${grounds}${ELEMENT}<script src="${guest.blog[script]}"></script>`;
      await guest.page.goto(guest.blog.publish(html));
      await playAndSolve(guest);
    });
  }
}

test('with frozen prototypes, an engine failure is reported as elsewhere', async ({ guest }) => {
  const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; worker-src blob:";
  const html = `<script>${GROUNDS['frozen prototypes']}</script>${ELEMENT}<script src="${guest.blog.script}"></script>`;
  await guest.page.goto(guest.blog.publish(html, { 'content-security-policy': policy }));
  await expect(guest.page.getByText('This page’s security policy blocks WebAssembly')).toBeVisible();
});

for (const order of [
  ['script', 'plusScript'],
  ['plusScript', 'script'],
  ['script', 'distantScript', 'plusScript'],
]) {
  test(`of several scripts the first one counts: ${order}`, async ({ guest }) => {
    /** @type {string[]} */
    const told = [];
    guest.page.on('console', (message) => told.push(message.text()));
    const scripts = order.map((name) => `<script src="${/** @type {any} */ (guest.blog)[name]}"></script>`);
    await guest.page.goto(guest.blog.publish(`<link rel="icon" href="data:,">${ELEMENT}${scripts.join('')}`));
    await playAndSolve(guest);
    expect(await guest.ask((it) => 'places' in it)).toBe(order[0] === 'plusScript');
    expect(told).toEqual([]);
  });
}

/** Records everything in a page's environment that scripts can see. */
function noteGround() {
  const names =
    'Object Array String Number Function Promise Error Map Set Element HTMLElement Node Event Document Window';
  const types = names.split(' ').map((name) => /** @type {Function} */ (Reflect.get(window, name)));
  const keysOf = (/** @type {object} */ object) => Reflect.ownKeys(object).map(String);
  return {
    prototypes: types.map((type) => keysOf(type.prototype).join()),
    types: types.map((type) => keysOf(type).join()),
    document: keysOf(document).join(),
    root: document.documentElement.outerHTML.replace(/<peg-solitaire.*<\/peg-solitaire>/s, ''),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    events: keysOf(window).filter((name) => name.startsWith('on') && Reflect.get(window, name) !== null),
    names: keysOf(window)
      .filter((name) => !/^__pw|^\d+$/.test(name))
      .join(),
  };
}

test('nothing of the ground of a page is another afterwards', async ({ guest }) => {
  await guest.page.goto(guest.blog.publish(ELEMENT));
  const before = await guest.page.evaluate(noteGround);
  // The page loads the script later.
  await guest.page.evaluate(async (address) => {
    const script = Object.assign(document.createElement('script'), { src: address });
    await new Promise((resolve) => {
      script.onload = resolve;
      document.head.append(script);
    });
    script.remove();
  }, guest.blog.plusScript);
  await playAndSolve(guest);
  expect(await guest.page.evaluate(noteGround)).toEqual(before);
});

test('a page that changes the details of events changes no game', async ({ guest }) => {
  await guest.page.goto(
    guest.blog.publish(
      `<peg-solitaire controls board="triangle" start="a1" analysis="all"></peg-solitaire><script src="${guest.blog.plusScript}"></script>`,
    ),
  );
  await guest.isReady();
  const found = await guest.ask(async (it) => {
    let heard = 0;
    /** @param {any} value */
    const spoil = (value) => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
      for (const key of Object.keys(value)) {
        spoil(value[key]);
        value[key] = 'spoilt';
      }
      if (Array.isArray(value)) value.length = 0;
    };
    const judged = new Promise((resolve) => it.addEventListener('verdict', resolve, { once: true }));
    for (const type of ['ready', 'jump', 'change', 'verdict', 'solved', 'error'])
      it.addEventListener(type, (/** @type {any} */ event) => {
        heard++;
        spoil(event.detail);
        event.stopImmediatePropagation();
      });
    const press = (/** @type {string} */ name) =>
      /** @type {any} */ (it.shadowRoot).querySelector(`[data-hole="${name}"]`).click();
    press('a3');
    press('a1');
    await judged;
    it.undo();
    it.redo();
    const { jumps } = it;
    spoil(it.jumps);
    spoil(await it.hint());
    return [heard > 0, jumps, it.jumps, await it.solve()];
  });
  expect(found).toEqual([true, ['a3-a1'], ['a3-a1'], 'solved']);
});
