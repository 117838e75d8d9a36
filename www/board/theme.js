// The colours of the canvas. The style sheet of the element has them as custom properties.

/**
 * Colours as CSS writes them, and a flag for shaded pegs and holes.
 * @typedef {{
 *   board: string, edge: string, hole: string, peg: string, pegLight: string, pegDark: string,
 *   shadow: string, mark: string, focus: string, trace: string, proof: string, label: string, keep: string, lose:
 *   string, relief: boolean,
 * }} Theme
 */

/** The settings of the system that change a theme. */
export const THEME_QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/**
 * The properties in which a probe keeps each colour. A browser computes all of them at once; most invalid ones become
 * the colour of the text.
 * @satisfies {Partial<Record<keyof Theme, [property: string, name: string]>>}
 */
const PLACES = {
  board: ['border-top-color', 'board'],
  edge: ['border-right-color', 'board-edge'],
  hole: ['border-bottom-color', 'hole'],
  peg: ['border-left-color', 'peg'],
  pegLight: ['outline-color', 'peg-light'],
  pegDark: ['text-decoration-color', 'peg-dark'],
  shadow: ['background-color', 'shadow'],
  mark: ['column-rule-color', 'mark'],
  focus: ['caret-color', 'focus'],
  trace: ['fill', 'trace'],
  proof: ['-webkit-text-fill-color', 'proof'],
  label: ['-webkit-text-stroke-color', 'label'],
  keep: ['stop-color', 'keep'],
  lose: ['flood-color', 'lose'],
};

/**
 * Reads the current theme.
 * @param {HTMLElement} probe an element without text. The colours are set on it and read back, because a canvas
 *   understands less than a style sheet: no `light-dark()`
 * @returns {Theme}
 */
export function readTheme(probe) {
  const places = Object.entries(PLACES);
  if (probe.style.length === 0)
    for (const [, [property, name]] of places) probe.style.setProperty(property, `var(--ps-${name})`);
  const style = getComputedStyle(probe);
  const colours = places.map(([key, [property]]) => [key, style.getPropertyValue(property)]);
  const relief = style.getPropertyValue('--ps-relief').trim() !== 'none';
  return { ...Object.fromEntries(colours), relief };
}

/** @param {Theme} a @param {Theme} b */
export function isSameTheme(a, b) {
  return Object.entries(a).every(([key, value]) => value === b[/** @type {keyof Theme} */ (key)]);
}
