// The keys of the board, pressed anywhere on the page: the footer promises them without a click on the board first. Letters do what
// buttons do, unless a person has switched them off.

import { undoKeyOf } from '../common/undo-key.js';
import { legalJumps } from '../game/game.js';
import { openDialog } from './dialogs.js';
import { isOn } from './preferences.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** What has a use of its own for all keys, and what has one for Enter and Space. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const BUTTONS = 'button, a, summary';

/**
 * @param {PegSolitaireElement} element
 * @param {import('./guard.js').Guard} guard
 * @param {() => void} showKeys opens the list of keys
 */
export function listenToKeys(element, guard, showKeys) {
  const acts = { ...actsOf(element), '?': showKeys };
  document.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || openDialog() || isWithin(target, FIELDS)) return;
    const act = actOf(element, event, isWithin(target, BUTTONS)) ?? letterOf(acts, event);
    if (!act) return;
    event.preventDefault();
    guard.run(act);
  });
}

/**
 * What the keys of the board do.
 * @param {PegSolitaireElement} element
 * @param {KeyboardEvent} event
 * @param {boolean} isButton whether the focus is on a button
 * @returns {(() => void) | undefined}
 */
function actOf(element, event, isButton) {
  const command = undoKeyOf(event);
  if (command) return () => element[command]();
  const { key, repeat } = event;
  if (hasModifier(event)) return undefined;
  if (ARROWS.includes(key) || (key === 'Enter' && !isButton)) return () => element.focus();
  return key === ' ' && !isButton && !repeat ? () => (element.paused ? element.play() : element.pause()) : undefined;
}

/** @param {Record<string, () => void>} acts @param {KeyboardEvent} event */
function letterOf(acts, event) {
  const key = event.key.toLowerCase();
  const isLetter = !hasModifier(event) && Object.hasOwn(acts, key);
  return isLetter && isOn('letters') ? acts[key] : undefined;
}

/** @param {PegSolitaireElement} element @returns {Record<string, () => void>} */
function actsOf(element) {
  return {
    h: () => element.hint(),
    s: () => element.solve(),
    v: () => element.setAttribute('analysis', element.analysis === 'off' ? 'all' : 'off'),
    n: () => focusNext(element),
    u: () => element.undo(),
    r: () => element.redo(),
  };
}

/** Moves the keyboard to the next peg that can jump, and after the last one to the first. @param {PegSolitaireElement} element */
function focusNext(element) {
  const { state, shadowRoot } = element;
  if (!state) return;
  const { holes } = state.problem;
  const focused = /** @type {HTMLElement | null | undefined} */ (shadowRoot?.activeElement)?.dataset.hole;
  const here = holes.findIndex(({ name }) => name === focused);
  const pegs = [...new Set(legalJumps(state).map(({ from }) => from))].sort((a, b) => a - b);
  const next = pegs.find((peg) => peg > here) ?? pegs[0];
  if (next !== undefined) element.focusHole(holes[next].name);
}

/** @param {KeyboardEvent} event */
function hasModifier({ ctrlKey, metaKey, altKey }) {
  return altKey || ctrlKey || metaKey;
}

/** @param {EventTarget} target @param {string} selector */
function isWithin(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}
