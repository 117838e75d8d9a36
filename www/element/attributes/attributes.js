// The attributes that take one of a few values: what they mean, and what is wrong with them.

/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

const [SLOWEST, FASTEST] = [0.25, 8];
/** What attributes may say, by their names. @typedef {Record<string, readonly string[]>} Choices */

/** @type {Choices} */
export const CHOICES = { theme: ['light', 'dark'], loading: ['lazy', 'eager'] };

/** The speed that is asked for; undefined where it cannot be read. @param {Element} element */
export function speedOf(element) {
  const text = element.getAttribute('speed') ?? '1';
  const speed = text.trim() === '' ? Number.NaN : Number(text);
  return speed >= SLOWEST && speed <= FASTEST ? speed : undefined;
}

/** The parts of the controls. */
export const CONTROLS = ['transport', 'actions', 'status', 'moves'];
/** How markup and libraries write that a flag is set. */
const FLAG = ['', 'true', 'controls'];

/** @param {Element} element */
function namedControls(element) {
  return (element.getAttribute('controls') ?? '').split(/\s+/).filter((name) => !FLAG.includes(name));
}

/** The controls that are shown: all of them, unless some are named. @param {Element} element */
export function controlsOf(element) {
  if (!element.hasAttribute('controls')) return [];
  const named = CONTROLS.filter((name) => namedControls(element).includes(name));
  return named.length > 0 ? named : CONTROLS;
}

/** How many jumps are to be played when the game opens; undefined where it cannot be read. @param {Element} element */
export function atOf(element) {
  const text = (element.getAttribute('at') ?? '0').trim();
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/**
 * What is wrong with the attributes that are no texts of a game.
 * @param {Element} element
 * @param {Choices} choices
 * @param {ElementWords} words
 */
export function complaints(element, choices, { invalid, expected }) {
  const textOf = (/** @type {string} */ name) => element.getAttribute(name) ?? '';
  /** @type {[string, boolean, string][]} */
  const checks = [
    ['speed', speedOf(element) !== undefined, expected.speed(SLOWEST, FASTEST)],
    ['controls', namedControls(element).every((name) => CONTROLS.includes(name)), expected.choice(CONTROLS)],
    ['at', atOf(element) !== undefined, expected.at],
    ...Object.entries(choices).map(
      ([name, choices]) =>
        /** @type {[string, boolean, string]} */ ([
          name,
          ['', ...choices].includes(textOf(name)),
          expected.choice(choices),
        ]),
    ),
  ];
  return checks.filter(([, isGood]) => !isGood).map(([name, , form]) => invalid(name, form, textOf(name)));
}
