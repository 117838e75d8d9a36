// The words of the page before any dialog is open.

import { CATALOGUE } from './catalogue.js';
import { failure } from './failures.js';
import { LEAD } from './lead.js';
import { clockTime, goal, phrasesIn } from './phrases.js';
import { PICK } from './pick.js';

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function appIn(numbers) {
  const { counted } = phrasesIn(numbers);
  /** @param {number} holes */
  const size = (holes) => counted(holes, 'hole');
  return {
    /** The board, its start and its goal. */
    heading: {
      unnamed: 'Your board',
      fewPegs: goal,
      someHoles: 'some holes',
      anywhere: 'anywhere',
      /** @param {string} hole */
      inHole: (hole) => `in ${hole}`,
      inPattern: 'in a pattern',
      /**
       * The title of the page.
       * @param {string} board
       * @param {string | undefined} start the vacancy
       * @param {string | undefined} goal the hole of the last peg
       */
      title: (board, start, goal) => `${board}${start && goal ? `, ${start} to ${goal}` : ''} — Peg Solitaire`,
    },
    comment: { label: 'Comment on this position' },
    /** The button that puts a message away. */
    putAway: 'Close this message',
    catalogue: CATALOGUE,
    size,
    failure,
    lead: LEAD,
    pick: PICK,
    /** A part of the page that is loaded on demand has not come. */
    missing:
      'This part of the page could not be loaded. Check your connection and try again, or reload the page: your game stays.',
    clock: clockTime,
  };
}
