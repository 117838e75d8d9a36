// What the page and its dialogs say.

import { BOARDS } from './boards.js';
import { failure } from './failures.js';
import { goal, phrasesIn } from './phrases.js';
import { problemsIn } from './problems.js';
import { shareIn } from './share.js';
import { TEXT } from './text.js';

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function appIn(numbers) {
  const { counted } = phrasesIn(numbers);
  /** @param {number} holes */
  const size = (holes) => counted(holes, 'hole');
  return {
    /** The board that is played, its start and its goal. */
    heading: {
      unnamed: 'Your board',
      fewPegs: goal,
      someHoles: 'some holes',
      anywhere: 'anywhere',
      /** @param {string} hole */
      inHole: (hole) => `in ${hole}`,
      inPattern: 'in a pattern',
    },
    close: 'Close',
    boards: BOARDS,
    size,
    failure,
    copying: {
      copied: 'Copied',
      selected: 'Selected: press Ctrl+C',
    },
    picker: { title: 'Choose a board' },
    problems: problemsIn(numbers),
    share: shareIn(numbers),
    text: TEXT,
  };
}
