// The colours of pictures that are made without a page to read colours from: the element's light and dark colours, and
// ink on paper.

import { usualTheme } from '../board/theme.js';

/** @typedef {import('../board/theme.js').Theme} Theme */

export const LIGHT_THEME = usualTheme(2);
export const DARK_THEME = usualTheme(3);

/** A theme in which everything remains visible when printed without colours. @type {Theme} */
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
 * For each theme, by name: its colours, the colours of a strip, and the background.
 * @type {Record<string, { theme: Theme, strip: import('./strip.js').Print, ground: string }>}
 */
export const THEMES = {
  light: { theme: LIGHT_THEME, strip: { ink: '#111', paper: '#fff' }, ground: '#fff' },
  dark: { theme: DARK_THEME, strip: { ink: '#ece6dc', paper: '#221e1a' }, ground: '#221e1a' },
  print: { theme: PRINT_THEME, strip: { ink: '#111', paper: '#fff' }, ground: '#fff' },
};
