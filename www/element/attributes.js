// The attributes that take one of a few values: what they mean, and what is wrong with them.

const [SLOWEST, FASTEST] = [0.25, 8];
/** @type {Record<string, string[]>} */
const CHOICES = { theme: ['light', 'dark'], loading: ['lazy', 'eager'] };

/** The speed that is asked for; undefined where it cannot be read. @param {Element} element */
export function speedOf(element) {
  const text = element.getAttribute('speed') ?? '1';
  const speed = text.trim() === '' ? Number.NaN : Number(text);
  return speed >= SLOWEST && speed <= FASTEST ? speed : undefined;
}

/** What is wrong, for the author of a page. @param {Element} element */
export function complaints(element) {
  const found = (/** @type {string} */ name) => `found '${element.getAttribute(name)}'`;
  const isWrong = (/** @type {string} */ name) =>
    element.hasAttribute(name) && !['', ...CHOICES[name]].includes(element.getAttribute(name) ?? '');
  const wrong = Object.keys(CHOICES).filter(isWrong);
  const choices = wrong.map((name) => `${name}: expected ${CHOICES[name].join(' or ')}, ${found(name)}`);
  const isGood = speedOf(element) !== undefined;
  return isGood ? choices : [`speed: expected a number from ${SLOWEST} to ${FASTEST}, ${found('speed')}`, ...choices];
}
