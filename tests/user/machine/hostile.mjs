// Everything that a hostile page does to an element, as lists of steps that fast-check generates and the page carries
// out.

import fc from 'fast-check';
import { anyNumber, anyText } from '../../unit/shared/hostile.mjs';

/** `npm run fuzz:page` multiplies the number of runs by this. */
export const SCALE = Number(process.env.FUZZ_SCALE ?? 1);

/** @param {string} name @param {number} inputs @param {boolean} failed */
export function count(name, inputs, failed) {
  if (process.env.FUZZ_SCALE) console.log(`fuzz ${JSON.stringify({ name, inputs, failed })}`);
}

/**
 * A value that is passed to the page as JSON.
 * @typedef {{ text: string } | { number: string } | { odd: string } | { huge: string }} Recipe
 */

const ODD = [
  ...['undefined', 'null', 'true', 'false', '[]', '{}', '10n', 'symbol', 'throws', 'proxy', 'getters', 'conversions'],
  ...['prototypeless', 'list of symbols', 'detached', 'items', 'signal', 'aborted', 'element', 'window', 'promise'],
];
const GOOD = [
  'triangle',
  'english',
  'a1',
  'd4',
  'any',
  'a3-a1',
  'd2-d4 (b4-d4)',
  'light',
  'all',
  'edge',
  'flat',
  ...'12',
];

/** @type {fc.Arbitrary<Recipe>} */
const recipe = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(anyText, fc.constantFrom(...GOOD)).map((text) => ({ text })) },
  { weight: 2, arbitrary: anyNumber.map((number) => ({ number: String(number) })) },
  { weight: 4, arbitrary: fc.constantFrom(...ODD).map((odd) => ({ odd })) },
  { weight: 1, arbitrary: fc.constantFrom('o', 'x/', 'd2-d4 ', '(', '\ud800', '{').map((huge) => ({ huge })) },
);

const EVENTS = ['ready', 'change', 'play', 'pause', 'ended', 'error', 'solved'];

/** Members are given as numbers, because only the page knows their names. */
const step = fc.record({
  member: fc.nat(999),
  values: fc.array(recipe, { maxLength: 3 }),
  /** A step with `within` happens in a listener during the next event with this name. */
  within: fc.option(fc.constantFrom(...EVENTS), { freq: 3, nil: '' }),
});

export const program = fc.array(step, { minLength: 1, maxLength: 8 });

/** @typedef {{ member: number, values: Recipe[], within: string }[]} Program */

/** @param {number} count @param {number} [seed] @returns {Program[]} */
export function programs(count, seed = Number(process.env.FUZZ_SEED ?? 20261122)) {
  return fc.sample(program, { numRuns: count, seed });
}

/**
 * Carries out programs on the page's element. The function runs in the page, so it must be self-contained.
 * @param {Program[]} programs
 * @returns {Promise<string[]>} the errors
 */
export async function carryOut(programs) {
  const UNCLEAR =
    /unreachable|recursive|null pointer|Cannot read|Cannot set|is not a function|is not iterable|undefined is/;
  const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
  /** @type {string[]} */
  const wrong = [];
  const mine = new Error('mine');
  const fail = () => {
    throw mine;
  };
  /** @type {Record<string, () => any>} */
  const makers = {
    undefined: () => undefined,
    null: () => null,
    true: () => true,
    false: () => false,
    '[]': () => [],
    '{}': () => ({}),
    '10n': () => 10n,
    symbol: () => Symbol('mine'),
    throws: () => fail,
    proxy: () => new Proxy({}, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((trap) => [trap, fail]))),
    getters: () => Object.defineProperty({}, 'board', { get: fail, enumerable: true }),
    conversions: () => ({ valueOf: fail, toString: fail }),
    prototypeless: () => Object.create(null),
    'list of symbols': () => [Symbol('mine')],
    detached: () => {
      const view = new Uint8Array(8);
      structuredClone(view, { transfer: [view.buffer] });
      return view;
    },
    items: () => [{ board: 'triangle' }, null, 5, { board: {} }],
    signal: () => ({ signal: new AbortController().signal }),
    aborted: () => ({ signal: AbortSignal.abort() }),
    element: () => element,
    window: () => window,
    promise: () => Promise.resolve('english'),
  };
  const make = (/** @type {any} */ recipe) => {
    if ('odd' in recipe) return makers[recipe.odd]();
    // Chromium takes a minute to lay out a million lone surrogates, because the time is quadratic.
    if ('huge' in recipe)
      return recipe.huge.repeat((recipe.huge === '\ud800' ? 1 << 16 : 1 << 20) / recipe.huge.length);
    return 'number' in recipe ? Number(recipe.number) : recipe.text;
  };
  /** @type {[string, PropertyDescriptor][]} */
  const members = [];
  for (let type = Object.getPrototypeOf(element); type !== HTMLElement.prototype; type = Object.getPrototypeOf(type))
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (!/^constructor$|Callback$/.test(name)) members.push([name, descriptor]);
  const attributes = element.constructor.observedAttributes;
  for (const name of attributes)
    members.push([`attribute ${name}`, { value: (/** @type {any} */ text) => element.setAttribute(name, text) }]);
  for (const name of ['remove', 'focus', 'blur', 'cloneNode']) members.push([name, { value: element[name] }]);

  /** @param {unknown} error @param {string} act */
  const judge = (error, act) => {
    if (error === mine) return;
    if (!(error instanceof Error) && !(error instanceof DOMException)) wrong.push(`${act} threw ${typeof error}`);
    else if (error instanceof WebAssembly.RuntimeError || !error.message || UNCLEAR.test(error.message))
      wrong.push(`${act} threw ${error.name}: ${error.message}`);
    else if (error.message.length > 1000) wrong.push(`${act} says ${error.message.length} characters`);
  };
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => {
      const error = /** @type {any} */ (event).error ?? /** @type {any} */ (event).reason;
      if (error && error !== mine) wrong.push(`${type}: ${error.stack ?? error}`);
      if (error) event.preventDefault();
    });
  /** @param {Program[number]} step */
  const perform = ({ member, values }) => {
    const [name, { value, get, set }] = members[member % members.length];
    const act = `${name}(${JSON.stringify(values)})`;
    try {
      const made = values.map(make);
      const result = value
        ? value.apply(element, made)
        : set && made.length > 0
          ? set.call(element, made[0])
          : get?.call(element);
      if (result instanceof Promise) result.catch((error) => judge(error, `${act}, later,`));
    } catch (error) {
      judge(error, act);
    }
  };
  const probe = async () => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (!element.isConnected) document.body.append(element);
    element.playlist = [];
    const isReady = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
    await isReady;
    element.goTo(1);
    return element.jumps.join() === 'a3-a1' ? '' : `it has ${element.jumps} on the board`;
  };
  for (const [index, program] of programs.entries()) {
    const before = wrong.length;
    const end = new AbortController();
    const once = { once: true, signal: end.signal };
    for (const step of program) {
      if (step.within) element.addEventListener(step.within, () => perform(step), once);
      else perform(step);
    }
    await new Promise((resolve) => setTimeout(resolve));
    end.abort();
    const late = new Promise((resolve) => setTimeout(() => resolve('it is dead'), 20_000));
    const trouble = await Promise.race([probe(), late]).catch((error) => `the probe threw ${error.stack}`);
    if (trouble) wrong.push(`${trouble} after ${JSON.stringify(program)}`);
    if (wrong.length > before) wrong.push(`… in program ${index}`);
    if (trouble) break;
  }
  const solved = await Promise.race([
    element.solve(),
    new Promise((resolve) => setTimeout(() => resolve('late'), 20_000)),
  ]);
  if (!['solved', 'lost', 'open'].includes(solved)) wrong.push(`in the end it is not solved, but ${solved}`);
  return wrong;
}
