// The form around the drawing: tools, directions, goal and buttons.

import { isOn } from '../settings/preferences.js';
import { holesOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Goal} Goal */
/** @typedef {import('./brush.js').Tool} Tool */

/**
 * The requests of a person.
 * @typedef {{
 *   press: Record<'undo' | 'redo' | 'clear' | 'fill' | 'restart', () => void>,
 *   changeDirections: (directions: number) => void,
 *   changeGoal: (change: Partial<Goal>) => void,
 * }} Intents
 */

/**
 * The state of the form beside the draft.
 * @typedef {{ canUndo: boolean, canRedo: boolean, sentence: string, isPlayable: boolean }} State
 */

/** @type {Record<string, Tool>} */
const TOOL_KEYS = { h: 'holes', p: 'pegs', g: 'goal' };

export class Controls {
  #form;
  #elements;

  /**
   * @param {HTMLFormElement} form
   * @param {Intents} intents
   */
  constructor(form, { press, changeDirections, changeGoal }) {
    this.#form = form;
    this.#elements = /** @type {Record<string, HTMLInputElement>} */ (/** @type {unknown} */ (form.elements));
    const { directions, goal, pegs } = this.#elements;
    for (const [name, act] of Object.entries(press)) this.#elements[name].addEventListener('click', act);
    this.#part('.directions').addEventListener('change', () => changeDirections(Number(directions.value)));
    goal.addEventListener('change', () => this.#chooseGoal(/** @type {Goal['kind']} */ (goal.value), changeGoal));
    pegs.addEventListener('input', () => changeGoal({ pegs: pegs.valueAsNumber || 0 }));
  }

  /** @returns {Tool} */
  get tool() {
    return /** @type {Tool} */ (this.#elements.tool.value);
  }

  set tool(tool) {
    this.#elements.tool.value = tool;
  }

  /**
   * Takes the tool of a key, if a person wants such keys. In a list of choices a letter looks for a choice.
   * @param {KeyboardEvent} event
   */
  pressKey({ key, target }) {
    const tool = TOOL_KEYS[key.toLowerCase()];
    if (tool && isOn('letters') && !(target instanceof HTMLSelectElement)) this.tool = tool;
  }

  /**
   * @param {Draft} draft
   * @param {State} state
   */
  show(draft, { canUndo, canRedo, sentence, isPlayable }) {
    const { play, directions, undo, redo, clear, fill } = this.#elements;
    this.#part('.assessment').textContent = sentence;
    directions.value = String(draft.directions);
    play.disabled = !isPlayable;
    undo.disabled = !canUndo;
    redo.disabled = !canRedo;
    clear.disabled = fill.disabled = holesOf(draft).length === 0;
    this.#showGoal(draft.goal);
  }

  /** @param {Goal} goal */
  #showGoal({ kind, pegs: number }) {
    const { goal, pegs } = this.#elements;
    goal.value = kind;
    // Text that is being typed stays: the caret would jump.
    if ((pegs.valueAsNumber || 0) !== number) pegs.value = String(number || '');
    this.#part('.few').hidden = kind !== 'few';
  }

  /** Marks are drawn with a tool of their own. @param {Goal['kind']} kind @param {Intents['changeGoal']} change */
  #chooseGoal(kind, change) {
    if (kind === 'hole' || kind === 'pattern') this.tool = 'goal';
    change({ kind });
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#form.querySelector(selector));
  }
}
