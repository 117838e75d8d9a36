// The groups of the boards on offer. Pure.

/** The groups in their order. */
export const GROUPS = /** @type {const} */ (['classic', 'small', 'large', 'triangles', 'stars', 'diagonal']);

/** @typedef {(typeof GROUPS)[number]} Group */

/** The boards that people have played for centuries, and their nearest relatives. */
const CLASSIC = ['english', 'european', 'wiegleb', 'diamond', 'asymmetric', 'semi-wiegleb'];
/** The most holes of a small board. */
const SMALL = 30;

/** @param {{ name: string, holes: number }} board @returns {Group} */
export function groupOf({ name, holes }) {
  if (CLASSIC.includes(name)) return 'classic';
  if (name.startsWith('star')) return 'stars';
  if (/^(triangle|hexagon)/.test(name)) return 'triangles';
  if (name.endsWith('-diagonal')) return 'diagonal';
  return holes <= SMALL ? 'small' : 'large';
}
