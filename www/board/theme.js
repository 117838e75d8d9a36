// The colours of the canvas. The style sheet of the element has them as custom properties.

/**
 * Colours as CSS writes them, and whether pegs and holes are shaded.
 * @typedef {{
 *   board: string, edge: string, hole: string, peg: string, pegLight: string, pegDark: string,
 *   shadow: string, mark: string, focus: string, trace: string, proof: string, label: string, keep: string, lose: string, relief: boolean,
 * }} Theme
 */

/** The settings of the system that change a theme. */
export const THEME_QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/**
 * Reads the theme that applies now.
 * @param {HTMLElement} probe an element without text. Each colour is set on it and read back, because a canvas does not
 *   understand all that a style sheet does, such as `light-dark()`
 * @returns {Theme}
 */
export function readTheme(probe) {
  const style = getComputedStyle(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--ps-${name})`;
    return style.color;
  };
  return {
    board: colour('board'),
    edge: colour('board-edge'),
    hole: colour('hole'),
    peg: colour('peg'),
    pegLight: colour('peg-light'),
    pegDark: colour('peg-dark'),
    shadow: colour('shadow'),
    mark: colour('mark'),
    focus: colour('focus'),
    trace: colour('trace'),
    proof: colour('proof'),
    label: colour('label'),
    keep: colour('keep'),
    lose: colour('lose'),
    relief: style.getPropertyValue('--ps-relief').trim() !== 'none',
  };
}
