// The dialog in which boards and positions are drawn.

import { watchPixels } from '../../board/surface.js';
import { THEME_QUERIES } from '../../board/theme.js';
import { hasModifier, undoKeyOf } from '../../common/dom/keys.js';
import { nextTask } from '../../common/tasks.js';
import { nameOf } from '../../engine/problem.js';
import { dialogOn } from '../kit/dialog.js';
import { findDifficulty } from '../kit/remembered.js';
import { isOn } from '../settings/preferences.js';
import { checkDraft, draftOf, emptyDraft, endingWith, fill, holesOf, setGoal, textsOf } from './draft.js';
import { sketchIn } from './sketch.js';
import { buttonsIn, formIn } from './template.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./stroke.js').Tool} Tool */

/** @type {Record<string, Tool>} */
const TOOL_KEYS = { h: 'holes', p: 'pegs', g: 'goal' };

/** @param {import('../solved/progress.js').ProgressTable} table */
export function editDialog(table) {
  const { element, guard } = table;
  const words = table.words.edit;
  /** The draft that "Start over" restores. */
  let first = emptyDraft(4);
  /** True once the dialog shows the draft. */
  let isShown = false;
  let isPlayed = false;
  const dialog = dialogOn(table, 'edit', words.labels.title, { body: formIn(words), fill: prepare, opened, closed });
  const { box, part } = dialog;
  part('h2').after(...buttonsIn(words));
  const desk = part('.table');
  const toolNow = () => /** @type {Tool} */ (tool.value);
  const sketch = sketchIn(desk, words, () => element.colours, toolNow, showControls);
  const { current, change, undo, redo } = sketch;
  const { elements } = /** @type {HTMLFormElement} */ (part('.body form'));
  const fields = /** @type {Record<string, HTMLInputElement>} */ (/** @type {unknown} */ (elements));
  const { tool, directions, goal, pegs } = fields;
  const acts = {
    undo,
    redo,
    // On an empty table, only holes can be drawn.
    clear() {
      tool.value = 'holes';
      sketch.replace(emptyDraft(current().directions));
    },
    fill: () => change(fill(current())),
    restart: () => sketch.replace(first),
    end: () => guard(() => sketch.replace(endingWith(current()))),
  };
  for (const [name, act] of Object.entries(acts)) fields[name].addEventListener('click', act);
  part('.directions').addEventListener('change', () => change({ ...current(), directions: Number(directions.value) }));
  pegs.addEventListener('input', () => change(setGoal(current(), { pegs: pegs.valueAsNumber || 0 })));
  goal.addEventListener('change', chooseGoal);
  // The listener is on the document, since clicking a button does not focus it in every browser.
  document.addEventListener('keydown', (event) => box.open && pressKey(event));
  watchPixels(desk, new AbortController().signal, () => isShown && !sketch.isFitted() && sketch.show());
  for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => sketch.show());
  return dialog;

  /** Prepares the current problem for editing, or keeps an earlier, unplayed edit of it. The engine must be loaded. */
  function prepare() {
    const shown = draftOf(/** @type {Problem} */ (element.problem));
    if (isPlayed || JSON.stringify(shown) !== JSON.stringify(first)) {
      first = shown;
      sketch.begin(first);
    }
    tool.value = 'holes';
    isPlayed = false;
    isShown = false;
  }

  /** Showing the dialog and drawing in it are two tasks: together they would block a slow phone. */
  async function opened() {
    await nextTask();
    isShown = true;
    sketch.show();
    if (box.open) sketch.focus();
  }

  /** The game to play, if the draft is playable. Otherwise the draft is kept. @param {string} act */
  function closed(act) {
    sketch.end();
    isPlayed = ['play', 'send'].includes(act) && isPlayable(check());
    if (!isPlayed) return undefined;
    if (act === 'send')
      element.addEventListener('ready', () => nextTask().then(() => table.show('share')), { once: true });
    const texts = textsOf(current());
    return { ...texts, board: guard(() => nameOf(texts.board)) ?? texts.board };
  }

  /** Checks the draft, and checks again if the engine crashes. */
  function check() {
    const ask = () => checkDraft(current());
    return guard(ask) ?? guard(ask);
  }

  /** Changes the kind of goal. If the goal needs marks, selects the tool for them. */
  function chooseGoal() {
    const kind = /** @type {import('./draft.js').Draft['goal']['kind']} */ (goal.value);
    if (kind === 'hole' || kind === 'pattern') tool.value = 'goal';
    change(setGoal(current(), { kind }));
  }

  /** @param {KeyboardEvent} event */
  function pressKey(event) {
    const { key, target } = event;
    const isField = target instanceof HTMLInputElement;
    const command = undoKeyOf(event);
    // In a number field, Backspace deletes a digit.
    if (command && !(key === 'Backspace' && isField && target.type === 'number')) {
      event.preventDefault();
      acts[command]();
    }
    // In a form, Enter would close the dialog.
    if (key === 'Enter' && isField) event.preventDefault();
    const chosen = hasModifier(event) ? undefined : TOOL_KEYS[key.toLowerCase()];
    // In a list, letters select options.
    if (chosen && isOn('letters') && !(target instanceof HTMLSelectElement)) tool.value = chosen;
  }

  /** Shows the assessment of the draft, and updates all controls. */
  function showControls() {
    const draft = current();
    const result = check();
    const { kind, pegs: number } = draft.goal;
    part('.assessment').textContent = result ? words.draft(result) : '';
    const signal = dialog.beginTask();
    if (isPlayable(result) && !sketch.isDrawing) tellDifficulty(draft, table.words, part('.assessment'), signal);
    directions.value = String(draft.directions);
    fields.play.disabled = fields.send.disabled = !isPlayable(result);
    fields.end.disabled = !result?.pegs || ['unreadable', 'no-lines'].includes(result.finding.kind);
    fields.undo.disabled = !sketch.canUndo;
    fields.redo.disabled = !sketch.canRedo;
    fields.clear.disabled = fields.fill.disabled = holesOf(draft).length === 0;
    goal.value = kind;
    // Text being typed is not overwritten: the caret would jump.
    if ((pegs.valueAsNumber || 0) !== number) pegs.value = String(number || '');
    part('.few').hidden = kind !== 'few';
    // If the focused button is now disabled, the focus moves to the drawing.
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && box.contains(activeElement)) sketch.focus();
  }
}

/** @param {ReturnType<typeof checkDraft> | undefined} check */
const isPlayable = (check) => check?.finding.kind === 'playable';

/**
 * Adds the difficulty to the assessment of a draft.
 * @param {import('./draft.js').Draft} draft
 * @param {import('../../words/dialogs.js').DialogWords} words
 * @param {HTMLElement} place
 * @param {AbortSignal} signal
 */
async function tellDifficulty(draft, { problems, sentences, edit }, place, signal) {
  const { board, start, goal: finish } = textsOf(draft);
  const { level, choices } = (await findDifficulty({ board, start, finish }, signal)) ?? {};
  if (!level || !choices || signal.aborted) return;
  const difficulty = edit.difficulty({ level: problems.level(level), way: problems.way(choices) });
  place.textContent = sentences(place.textContent, difficulty);
}
