// Steps through a game with the mouse wheel, if the page enables this: always over the scrubber, and over the board
// where nothing else could scroll.

import { PLAYER } from '../play/played-element.js';

/** The scroll distance that makes a step, and the height of a line in browsers that report lines, in pixels. */
const [STEP, LINE] = [60, 20];
/** The distance scrolled since the last step. */
let turned = 0;

/** Starts or stops listening, depending on the attribute. @param {HTMLElement & { wheel?: boolean }} element */
export function followWheel(element) {
  // A listener that may cancel scrolling makes scrolling slower, so it is added only when needed.
  if (element.wheel) element.addEventListener('wheel', turn, { passive: false });
  else element.removeEventListener('wheel', turn);
}

/** @param {Event} event */
function turn(event) {
  const { currentTarget, deltaY, deltaMode, ctrlKey } = /** @type {WheelEvent} */ (event);
  const path = /** @type {Element[]} */ (event.composedPath());
  const isOver = (/** @type {string} */ part) => path.some((box) => box.matches?.(part));
  // With Ctrl, the wheel zooms.
  if (ctrlKey || event.defaultPrevented || !deltaY) return;
  if (!isOver('.scrubber') && (!isOver('.stage') || window.parent !== window || path.some(canScroll))) return;
  event.preventDefault();
  turned = (turned * deltaY > 0 ? turned : 0) + deltaY * (deltaMode ? LINE : 1);
  if (Math.abs(turned) < STEP) return;
  /** @type {any} */ (currentTarget)[PLAYER].hand.step(Math.sign(turned));
  turned = 0;
}

/** @param {Element} box around the board, or the page */
function canScroll(box) {
  if (!(box.scrollHeight > box.clientHeight)) return false;
  const { overflowY } = getComputedStyle(box);
  return /auto|scroll/.test(overflowY) || (box === document.scrollingElement && overflowY === 'visible');
}
