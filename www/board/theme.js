// The colours of the canvas, which the element's style sheet defines as custom properties.

/**
 * Colours as CSS values, and a flag for shaded pegs and holes.
 * @typedef {{
 *   board: string, edge: string, hole: string, peg: string, pegLight: string, pegDark: string,
 *   shadow: string, mark: string, focus: string, trace: string, proof: string, red: string, blue: string,
 *   yellow: string, label: string, keep: string, lose: string, relief: boolean,
 * }} Theme
 */

/** The system settings that change a theme. */
export const THEME_QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

/**
 * For each colour: the property of the probe that stores it, its token, its light and dark defaults, and its value in
 * forced-colours mode, where nothing is shaded. The browser computes all of these properties at once; most invalid
 * values become the text colour. The comma syntax also works in programs that render SVG outside browsers.
 * @satisfies {Record<Exclude<keyof Theme, 'relief'>,
 *   [property: string, name: string, light: string, dark: string, forced?: string]>}
 */
const PLACES = {
  board: ['border-top-color', 'board', '#e2c79b', '#54402f', 'Canvas'],
  edge: ['border-right-color', 'board-edge', '#c19e69', '#2f2219', 'CanvasText'],
  hole: ['border-bottom-color', 'hole', '#8a6437', '#1d140e', 'CanvasText'],
  peg: ['border-left-color', 'peg', '#1d6f80', '#e0a24a', 'CanvasText'],
  pegLight: ['outline-color', 'peg-light', '#7cc3cf', '#ffe2ad'],
  pegDark: ['text-decoration-color', 'peg-dark', '#0c3f4c', '#8d541b'],
  shadow: ['background-color', 'shadow', 'rgba(52, 30, 8, 0.42)', 'rgba(0, 0, 0, 0.5)'],
  mark: ['column-rule-color', 'mark', '#a3320b', '#8fe3d6', 'Highlight'],
  focus: ['caret-color', 'focus', '#10233f', '#f4f1ea', 'Highlight'],
  trace: ['fill', 'trace', 'rgba(255, 250, 238, 0.62)', 'rgba(255, 226, 173, 0.3)', 'GrayText'],
  proof: ['-webkit-text-fill-color', 'proof', '#7a1f4b', '#f3d9e6', 'Highlight'],
  red: ['stroke', 'red', '#c8261c', '#ff7a66', 'Highlight'],
  blue: ['lighting-color', 'blue', '#1f4fb5', '#6fb0ff', 'Highlight'],
  yellow: ['text-emphasis-color', 'yellow', '#a87200', '#ffe04a', 'Highlight'],
  label: ['-webkit-text-stroke-color', 'label', '#5f4426', '#d3b898', 'CanvasText'],
  keep: ['stop-color', 'keep', '#1c6b36', '#7fdc9c', 'Highlight'],
  lose: ['flood-color', 'lose', '#a3211b', '#ff9c8f', 'CanvasText'],
};
const places = Object.entries(PLACES);

/** @param {string} relief @param {(colours: string[]) => string | undefined} colourOf */
function rule(relief, colourOf) {
  const tokens = places.map(([, [, name, ...colours]]) => colourOf(colours) && `--ps-${name}:${colourOf(colours)};`);
  return `:host{--ps-relief:${relief};${tokens.join('')}}`;
}

/** The tokens of the canvas, as a style sheet. */
export const COLOURS =
  rule('soft', ([light, dark]) => `light-dark(${light},${dark})`) +
  `@media (forced-colors:active){${rule('none', ([, , forced]) => forced)}}`;

/** A shadow in each colour. A transition on these shadows is the only way to detect that a colour has changed. */
export const SHADOWS = places.map(([, [, name]]) => `0 0 var(--ps-${name})`).join();

/** The default theme. @param {2 | 3} place light or dark @returns {Theme} */
export function usualTheme(place) {
  return {
    .../** @type {any} */ (Object.fromEntries(places.map(([key, values]) => [key, values[place]]))),
    relief: true,
  };
}

/**
 * Reads the current theme. The colours are set on a probe and read back, because a canvas does not understand every
 * colour that a style sheet may contain, such as `light-dark()`.
 * @param {HTMLElement} probe an element without text
 * @returns {Theme}
 */
export function readTheme(probe) {
  if (probe.style.length === 0)
    for (const [, [property, name]] of places) probe.style.setProperty(property, `var(--ps-${name})`);
  const style = getComputedStyle(probe);
  const colours = places.map(([key, [property]]) => [key, style.getPropertyValue(property)]);
  const relief = style.getPropertyValue('--ps-relief').trim() !== 'none';
  return { ...Object.fromEntries(colours), relief };
}
