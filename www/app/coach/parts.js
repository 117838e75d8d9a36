// Describes the parts of a solution in words and pictures, as the items of a list and on a page to print.

import { picture } from '../../common/markup.js';
import { sheetOf } from '../../pictures/sheet.js';
import { stillSvg } from '../../pictures/still.js';
import { PRINT_THEME } from '../../pictures/themes.js';
import { html } from '../kit/html.js';
import { nodeOf } from '../workshop/desk.js';
import { withJumps } from './panel.js';

/** @typedef {import('./course.js').Part} Part */
/** @typedef {import('../workshop/desk.js').Words['learn']} Words */

/** The names of rotations, by degrees. */
const TURNS = /** @type {Record<number, string>} */ ({
  0: 'again',
  60: 'sixth',
  90: 'quarter',
  120: 'third',
  180: 'half',
});

/** The name of a part, which says what it does. @param {Words} words @param {Part} part */
export const nameOfPart = (words, { kind, name, clears }) => words.part({ kind, name, pegs: clears.length });

/**
 * The text about a part: which earlier part it resembles, if any, and its jumps.
 * @param {Words} words
 * @param {Part} part
 */
export function lineOfPart(words, part) {
  const line = jumpsOfPart(words, part);
  if (!part.like) return line;
  const { chunk, turn, mirrored } = part.like;
  const way = mirrored ? 'mirror' : TURNS[Math.min(turn, 360 - turn)];
  return `${words.like({ way, part: chunk + 1 })} ${line}`;
}

/** The holes that a part clears, and its jumps. @param {Words} words @param {Part} part */
export function jumpsOfPart(words, { kind, clears, moves }) {
  return words.clears({ kind, holes: clears.join(' '), route: moves });
}

/**
 * The items of a list, each with a button.
 * @param {import('./course.js').Course} course
 * @param {import('../workshop/desk.js').Desk} table
 * @param {(index: number) => void} press
 */
export function itemsOf({ parts, games }, { element: { colours, outline }, guard, workshop }, press) {
  const { learn: words, sheet } = workshop;
  return parts.map(
    (part, index) => html`<li>
      <button type="button" class="plain row" @click=${() => guard(() => press(index))}>
        ${nodeOf(picture(stillSvg(games[index], colours, sheet, { outline }), ''))}
        <span><b>${nameOfPart(words, part)}</b> <small class="muted">${withJumps(lineOfPart(words, part))}</small></span>
      </button>
    </li>`,
  );
}

/** A page to print. @param {import('./course.js').Course} course @param {import('../workshop/desk.js').Words} words */
export function pageOf({ parts, games }, { learn: words, sheet }) {
  const diagrams = parts.map((part, index) => ({
    caption: nameOfPart(words, part),
    image: picture(stillSvg(games[index], PRINT_THEME, sheet, { coordinates: 'edge' }), ''),
    below: [lineOfPart(words, part)],
    solution: [],
  }));
  const form = { title: words.title, columns: 3, isAnswered: false };
  return sheetOf([{ heading: words.title }, ...diagrams], form, sheet);
}
