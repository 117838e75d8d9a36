// Makes the board's keys work anywhere on the page, as the footer promises, without a click on the board first. Letter
// keys act like buttons, unless they are switched off in the settings.

import { hasModifier, undoKeyOf } from '../../common/dom/keys.js';
import { LETTERS, toggleFilm } from '../../element/input/board-keys.js';
import { legalJumps } from '../../game/game.js';
import { openDialog } from '../kit/dialogs.js';
import { isOn } from '../settings/preferences.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** Elements that handle all keys themselves, and elements that handle Enter and Space. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const BUTTONS = 'button, a, summary';
/** A long comment is focusable only so that it can be scrolled. */
const SCROLLED = '[role="note"]';

/**
 * @param {import('../kit/guard.js').Page} page
 * @param {() => void} showKeys opens the list of keys
 * @param {() => void} tellOfVerdicts tells the user that verdicts are available in Study
 */
export function listenToKeys({ element, guard, state }, showKeys, tellOfVerdicts) {
  /** The analysis mode before `V` was pressed. @type {'off' | 'warn'} */
  let before = 'off';
  const press = (/** @type {string} */ action) =>
    /** @type {HTMLElement | null | undefined} */ (
      element.shadowRoot?.querySelector(`[data-action="${action}"]`)
    )?.click();
  /** @type {Record<string, () => void>} */
  const acts = {
    h: () => press('hint'),
    s: () => press('solve'),
    v: judge,
    n: focusNext,
    u: () => element.undo(),
    r: () => element.redo(),
    '?': showKeys,
  };
  document.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || openDialog() || isMenuOpen() || isWithin(target, FIELDS)) return;
    const command = undoKeyOf(event);
    const act = command ? () => element[command]() : (moveOf(event, target) ?? letterOf(event));
    if (!act) return;
    event.preventDefault();
    guard(act);
  });

  /** Toggles verdicts on all jumps, in Study only. */
  function judge() {
    const { analysis } = element;
    if (state().room === 'play') return tellOfVerdicts();
    if (analysis !== 'all') before = analysis;
    element.analysis = analysis === 'all' ? before : 'all';
  }

  /**
   * The action of a key that focuses the board or controls playback.
   * @param {KeyboardEvent} event
   * @param {EventTarget} target the focused element
   * @returns {(() => void) | undefined}
   */
  function moveOf(event, target) {
    if (hasModifier(event) || isWithin(target, SCROLLED)) return undefined;
    const { key, repeat } = event;
    const isButton = isWithin(target, BUTTONS);
    const isNothing = target === document.body || target === document.documentElement;
    // Arrow keys do not move the focus away from a button or link.
    if ((ARROWS.includes(key) && isNothing) || (key === 'Enter' && !isButton)) return () => element.focus();
    return key === ' ' && !isButton && !repeat ? () => toggleFilm(element) : undefined;
  }

  /** @param {KeyboardEvent} event */
  function letterOf(event) {
    const key = event.key.toLowerCase();
    if (hasModifier(event) || event.repeat || !isOn('letters')) return undefined;
    if (Object.hasOwn(acts, key)) return acts[key];
    const act = element[LETTERS](event);
    return act && (() => act(event));
  }

  /** Moves the focus to the next peg that can jump, wrapping around. */
  function focusNext() {
    const { state, shadowRoot } = element;
    if (!state) return;
    const { holes } = state.problem;
    const focused = /** @type {HTMLElement | null | undefined} */ (shadowRoot?.activeElement)?.dataset.hole;
    const here = holes.findIndex(({ name }) => name === focused);
    const pegs = [...new Set(legalJumps(state).map(({ from }) => from))].sort((a, b) => a - b);
    const next = pegs.find((peg) => peg > here) ?? pegs[0];
    if (next !== undefined) element.focusHole(holes[next].name);
  }
}

const isMenuOpen = () => document.querySelector(':popover-open') !== null;

/** @param {EventTarget | null} target @param {string} selector */
export const isWithin = (target, selector) => target instanceof Element && target.closest(selector) !== null;
