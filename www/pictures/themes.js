// The colours of pictures made without a page to read them from: those of the element, light and dark, and ink on
// paper.

/** @typedef {import('../board/theme.js').Theme} Theme */

/** @type {Theme} */
export const LIGHT_THEME = {
  board: '#e2c79b',
  edge: '#c19e69',
  hole: '#8a6437',
  peg: '#1d6f80',
  pegLight: '#7cc3cf',
  pegDark: '#0c3f4c',
  // Commas suit programs that draw SVG outside browsers as well.
  shadow: 'rgba(52, 30, 8, 0.42)',
  mark: '#a3320b',
  focus: '#10233f',
  trace: 'rgba(255, 250, 238, 0.62)',
  proof: '#7a1f4b',
  label: '#5f4426',
  keep: '#1c6b36',
  lose: '#a3211b',
  relief: true,
};

/** @type {Theme} */
export const DARK_THEME = {
  board: '#54402f',
  edge: '#2f2219',
  hole: '#1d140e',
  peg: '#e0a24a',
  pegLight: '#ffe2ad',
  pegDark: '#8d541b',
  shadow: 'rgba(0, 0, 0, 0.5)',
  mark: '#8fe3d6',
  focus: '#f4f1ea',
  trace: 'rgba(255, 226, 173, 0.3)',
  proof: '#f3d9e6',
  label: '#d3b898',
  keep: '#7fdc9c',
  lose: '#ff9c8f',
  relief: true,
};

/** A printer without colours loses nothing. @type {Theme} */
export const PRINT_THEME = {
  ...LIGHT_THEME,
  board: '#fff',
  edge: '#111',
  hole: '#111',
  peg: '#111',
  pegLight: '#fff',
  pegDark: '#111',
  label: '#111',
  relief: false,
};

/**
 * The colours of each by name, those of a strip, and the ground behind the board, if any.
 * @type {Record<string, { theme: Theme, strip: import('./strip.js').Print, ground: string }>}
 */
export const THEMES = {
  light: { theme: LIGHT_THEME, strip: { ink: '#111', paper: '#fff' }, ground: '#fff' },
  dark: { theme: DARK_THEME, strip: { ink: '#ece6dc', paper: '#221e1a' }, ground: '#221e1a' },
  print: { theme: PRINT_THEME, strip: { ink: '#111', paper: '#fff' }, ground: '#fff' },
};
