// The light colours of the element, for pictures that are made without a page to read them from.

/** @type {import('../board/theme.js').Theme} */
export const LIGHT_THEME = {
  board: '#e2c79b',
  edge: '#c19e69',
  hole: '#8a6437',
  peg: '#1d6f80',
  pegLight: '#7cc3cf',
  pegDark: '#0c3f4c',
  // With commas, which programs that draw SVG outside browsers understand as well.
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
