// Offers first-time visitors a jump to try, next to the goal, and a link to the first rung of the ladder. Both offers
// disappear after the first jump on the board.

import { build, setLabel } from '../../common/dom/dom.js';
import { isStill } from '../../common/dom/motion.js';
import { writeProblem } from '../../engine/problem.js';
import { writeLink } from '../../link/link.js';
import { recall, remember } from '../kit/storage.js';

/** The board whose named puzzles form the ladder. */
const BOARD = 'english';
/** The times at which the peg takes off and lands in the demonstration, in seconds. */
const [LEAP, LANDED] = [1.6, 3];

/**
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} button around the demonstration of a jump
 * @param {HTMLElement} line around a link to the first puzzle
 */
export function offerJump({ element, follow, know, words: { lead: words } }, button, line) {
  if (recall('played') !== '') return;
  button.hidden = false;
  setLabel(button, words.tryJump);
  const drawing = /** @type {SVGSVGElement} */ (button.querySelector('svg'));
  if (isStill()) drawing.pauseAnimations();
  button.addEventListener('click', () => {
    drawing.setCurrentTime(isStill() ? LANDED : LEAP);
    know({ tried: element.problem });
  });
  follow(({ problem, jumps }, before) => {
    if (jumps === 0 && problem && problem !== before.problem) offerLadder(problem);
    if (jumps === 0 || before.jumps > 0) return;
    button.hidden = line.hidden = true;
    remember('played', 'yes');
  });

  /**
   * Shows a link from the default game to the ladder's first rung, whose lesson replaces the demonstration.
   * @param {import('../../engine/problem.js').Problem} problem
   */
  function offerLadder(problem) {
    const { board, start } = problem;
    const [first] = board.drawing() === BOARD ? board.namedProblems(BOARD) : [];
    line.hidden = !first || writeProblem(problem).start !== undefined;
    button.hidden = first !== undefined && start === board.start(first.start);
    if (!first) return;
    const texts = { board: BOARD, start: first.start, goal: first.finish };
    const link = build('a', { class: 'tick', href: writeLink(texts) }, words.begin);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      element.open(texts);
    });
    line.replaceChildren(link);
  }
}
