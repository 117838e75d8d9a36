// The form around the drawing: tools, directions, goal and buttons.

import { isOn } from '../settings/preferences.js';
import { holesOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Goal} Goal */
/** @typedef {import('./stroke.js').Tool} Tool */

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

/**
 * @param {HTMLFormElement} form
 * @param {Intents} intents
 */
export function controlsOf(form, { press, changeDirections, changeGoal }) {
  const fields = /** @type {Record<string, HTMLInputElement>} */ (/** @type {unknown} */ (form.elements));
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (form.querySelector(selector));
  const { tool, directions, goal, pegs } = fields;
  for (const [name, act] of Object.entries(press)) fields[name].addEventListener('click', act);
  part('.directions').addEventListener('change', () => changeDirections(Number(directions.value)));
  pegs.addEventListener('input', () => changeGoal({ pegs: pegs.valueAsNumber || 0 }));
  goal.addEventListener('change', () => {
    const kind = /** @type {Goal['kind']} */ (goal.value);
    // Marks are drawn with a tool of their own.
    if (kind === 'hole' || kind === 'pattern') tool.value = 'goal';
    changeGoal({ kind });
  });

  return {
    get tool() {
      return /** @type {Tool} */ (tool.value);
    },

    set tool(chosen) {
      tool.value = chosen;
    },

    /**
     * Takes the tool of a key, if a person wants such keys. In a list of choices a letter looks for a choice.
     * @param {KeyboardEvent} event
     */
    pressKey({ key, target }) {
      const chosen = TOOL_KEYS[key.toLowerCase()];
      if (chosen && isOn('letters') && !(target instanceof HTMLSelectElement)) tool.value = chosen;
    },

    /**
     * @param {Draft} draft
     * @param {State} state
     */
    show(draft, { canUndo, canRedo, sentence, isPlayable }) {
      const { play, undo, redo, clear, fill } = fields;
      const { kind, pegs: number } = draft.goal;
      part('.assessment').textContent = sentence;
      directions.value = String(draft.directions);
      play.disabled = !isPlayable;
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
      clear.disabled = fill.disabled = holesOf(draft).length === 0;
      goal.value = kind;
      // Text that is being typed stays: the caret would jump.
      if ((pegs.valueAsNumber || 0) !== number) pegs.value = String(number || '');
      part('.few').hidden = kind !== 'few';
    },
  };
}
