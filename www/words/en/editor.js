// What the editor says.

import { goal, phrasesIn } from './phrases.js';

/** @param {import('../numbers.js').Numbers} numbers */
export function editorIn(numbers) {
  const { counted } = phrasesIn(numbers);
  return { counted, goal };
}
