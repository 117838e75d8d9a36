// The element as a part of a page: its tag, and in it what is shown where no board is possible.

import { part } from '../common/markup.js';

/**
 * Words or a picture, as a link if an address of the game is known.
 * @param {import('../common/markup.js').Attributes} attributes
 * @param {{ label: string, picture?: string, address?: string }} fallback
 */
export function boardPart(attributes, { label, picture, address }) {
  const shown = picture ? part('img', { src: picture, alt: label, width: '100%' }) : label;
  return part('peg-solitaire', attributes, address ? part('a', { href: address }, shown) : shown);
}
