// Animates the large peg count: it rolls from one number to the next.

import { partsOf } from '../../common/dom/dom.js';
import { isStill } from '../../common/dom/motion.js';

const MILLISECONDS = 160;
/** The previous number is below the next one. Both numbers move down behind a window with the height of one number. */
const FRAMES = [
  { transform: 'translateY(-1em)', maskPosition: '0 0' },
  { transform: 'none', maskPosition: '0 100%' },
];

/** @param {Pick<import('../kit/guard.js').Page, 'follow'>} page */
export function rollCount({ follow }) {
  const count = partsOf(document)('.count');
  /** @type {Animation | undefined} */
  let roll;
  follow(({ pegs, problem }, before) => {
    if (pegs === before.pegs) return;
    roll?.cancel();
    delete count.dataset.before;
    if (before.pegs === undefined || problem !== before.problem || isStill()) return;
    count.dataset.before = `${before.pegs}`;
    roll = count.animate(FRAMES, { duration: MILLISECONDS, easing: 'ease-out' });
    roll.onfinish = () => delete count.dataset.before;
  });
}
