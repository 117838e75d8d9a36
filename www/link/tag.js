// The markup of an element: its tag and, inside it, fallback content for places where a board cannot be shown.

import { part } from '../common/markup.js';

/**
 * Text or a picture, as a link if the URL of the game is known.
 * @param {import('../common/markup.js').Attributes} attributes
 * @param {{ label: string, picture?: string, address?: string }} fallback
 */
export function boardPart(attributes, { label, picture, address }) {
  const shown = picture ? part('img', { src: picture, alt: label, width: '100%' }) : label;
  return part('peg-solitaire', attributes, address ? part('a', { href: address }, shown) : shown);
}
