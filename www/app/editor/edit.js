// The dialog in which a person draws a board and a position.

import { watchPixels } from '../../board/surface.js';
import { THEME_QUERIES } from '../../board/theme.js';
import { hasModifier, undoKeyOf } from '../../common/dom/keys.js';
import { nextTask } from '../../common/tasks.js';
import { nameOf } from '../../engine/problem.js';
import { dialogOn } from '../kit/dialog.js';
import { findDifficulty } from '../kit/remembered.js';
import { isOn } from '../settings/preferences.js';
import {
  begin,
  checkDraft,
  draftOf,
  emptyDraft,
  fill,
  holesOf,
  record,
  redo,
  setGoal,
  textsOf,
  undo,
} from './draft.js';
import { drawingIn } from './drawing.js';
import { beginStroke, brushFor, listenToPointer } from './stroke.js';
import { buttonsIn, formIn } from './template.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./stroke.js').Tool} Tool */

/** @type {Record<string, Tool>} */
const TOOL_KEYS = { h: 'holes', p: 'pegs', g: 'goal' };
/** The rest of the pointer, in milliseconds, after which the table grows: the next tap hits the cells that are seen. */
const REST = 1000;

/** @param {import('../kit/dialog.js').Table} table */
export function editDialog(table) {
  const { element, guard } = table;
  const words = table.words.edit;
  let drafts = begin(emptyDraft(4));
  /** The draft of "Start over". */
  let first = emptyDraft(4);
  /** @type {import('./stroke.js').Stroke | undefined} */
  let stroke;
  /** True if the draft is in the dialog. */
  let isShown = false;
  let isPlayed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  const dialog = dialogOn(table, 'edit', words.labels.title, { body: formIn(words), fill: prepare, opened, closed });
  const { box, part } = dialog;
  part('h2').after(...buttonsIn(words));
  const desk = part('.table');
  const drawing = drawingIn(desk, words, () => element.colours, apply);
  const { elements } = /** @type {HTMLFormElement} */ (part('.body form'));
  const fields = /** @type {Record<string, HTMLInputElement>} */ (/** @type {unknown} */ (elements));
  const { tool, directions, goal, pegs } = fields;
  const acts = {
    undo: () => travel(undo),
    redo: () => travel(redo),
    clear,
    fill: () => change(fill(current())),
    restart: () => replace(first),
  };
  for (const [name, act] of Object.entries(acts)) fields[name].addEventListener('click', act);
  part('.directions').addEventListener('change', () => change({ ...current(), directions: Number(directions.value) }));
  pegs.addEventListener('input', () => change(setGoal(current(), { pegs: pegs.valueAsNumber || 0 })));
  goal.addEventListener('change', chooseGoal);
  listenToPointer(drawing.surface, {
    press(point) {
      stroke = beginStroke(drafts.present, toolNow(), drawing, point);
      show();
    },
    move: continueStroke,
    lift() {
      change(endStroke(), false);
      clearTimeout(rest);
      rest = setTimeout(() => box.open && drawing.show(current(), !stroke), REST);
    },
    cancel() {
      endStroke();
      show();
    },
  });
  // The whole page listens: a click on a button does not give it the focus in every browser.
  document.addEventListener('keydown', (event) => box.open && pressKey(event));
  watchPixels(desk, new AbortController().signal, () => isShown && !drawing.isFitted() && show());
  for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => show());
  return dialog;

  /** Shows a problem to be changed, or an earlier drawing from it that was not played. The core must be loaded. */
  function prepare() {
    const shown = draftOf(/** @type {Problem} */ (element.problem));
    if (isPlayed || JSON.stringify(shown) !== JSON.stringify(first)) {
      first = shown;
      drafts = begin(first);
      drawing.forgetBounds();
    }
    tool.value = 'holes';
    isPlayed = false;
    isShown = false;
  }

  /** Showing the dialog and drawing in it are two tasks: together they would hold up a slow phone. */
  async function opened() {
    await nextTask();
    isShown = true;
    show();
    if (box.open) drawing.focus();
  }

  /** The game to play, if it can be played. A draft that cannot is kept. @param {string} act */
  function closed(act) {
    drafts = record(drafts, endStroke());
    isPlayed = act === 'play' && isPlayable(check());
    if (!isPlayed) return undefined;
    const texts = textsOf(drafts.present);
    return { ...texts, board: guard(() => nameOf(texts.board)) ?? texts.board };
  }

  /** Asks the core about the draft, and again if the core dies. */
  function check() {
    const ask = () => checkDraft(current());
    return guard(ask) ?? guard(ask);
  }

  function current() {
    return stroke?.draft ?? drafts.present;
  }

  function toolNow() {
    return /** @type {Tool} */ (tool.value);
  }

  /** Marks are drawn with a tool of their own. */
  function chooseGoal() {
    const kind = /** @type {Draft['goal']['kind']} */ (goal.value);
    if (kind === 'hole' || kind === 'pattern') tool.value = 'goal';
    change(setGoal(current(), { kind }));
  }

  /** @param {Draft} draft @param {boolean} [canGrow] */
  function change(draft, canGrow) {
    drafts = record(drafts, draft);
    show(canGrow);
  }

  /** Begins a new drawing, with bounds of its own. @param {Draft} draft */
  function replace(draft) {
    drawing.forgetBounds();
    change(draft);
  }

  /** @param {typeof undo} step */
  function travel(step) {
    if (stroke) return;
    drafts = step(drafts);
    show();
  }

  /** Uses the tool on one cell. @param {Cell} cell */
  function apply(cell) {
    const draft = drafts.present;
    change(brushFor(draft, toolNow(), cell)(draft, cell));
  }

  /** Shows an empty table, on which only holes can be drawn. */
  function clear() {
    tool.value = 'holes';
    replace(emptyDraft(current().directions));
  }

  /** A moving finger on a scrolling drawing means to scroll. @param {Point} point @param {boolean} isFinger */
  function continueStroke(point, isFinger) {
    const draft = current();
    if (!stroke || (isFinger && drawing.isScrolling())) return;
    stroke.moveTo(point);
    if (stroke.draft !== draft) show();
  }

  /** Ends the stroke, and returns its drawing. The keys go on from its beginning. */
  function endStroke() {
    const draft = current();
    drawing.goTo(stroke?.first);
    stroke = undefined;
    return draft;
  }

  /** @param {KeyboardEvent} event */
  function pressKey(event) {
    const { key, target } = event;
    const isField = target instanceof HTMLInputElement;
    const command = undoKeyOf(event);
    // In a number field, Backspace takes a digit.
    if (command && !(key === 'Backspace' && isField && target.type === 'number')) {
      event.preventDefault();
      acts[command]();
    }
    // In a form Enter would close the dialog.
    if (key === 'Enter' && isField) event.preventDefault();
    const chosen = hasModifier(event) ? undefined : TOOL_KEYS[key.toLowerCase()];
    // In a list of choices a letter looks for a choice.
    if (chosen && isOn('letters') && !(target instanceof HTMLSelectElement)) tool.value = chosen;
  }

  /** Shows the draft. While the dialog is closed, it has no size to be drawn in. @param {boolean} [canGrow] */
  function show(canGrow = !stroke) {
    if (!box.open) return;
    drawing.show(current(), canGrow);
    showControls(current(), check());
    // A button that becomes inactive gives its focus to the drawing.
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && box.contains(activeElement)) drawing.focus();
  }

  /** @param {Draft} draft @param {AbortSignal} signal */
  async function tellDifficulty(draft, signal) {
    const { problems, sentences } = table.words;
    const { board, start, goal: finish } = textsOf(draft);
    const { level, choices } = (await findDifficulty({ board, start, finish }, signal)) ?? {};
    if (!level || !choices || signal.aborted) return;
    const assessment = part('.assessment');
    assessment.textContent = sentences(
      assessment.textContent,
      words.difficulty({ level: problems.level(level), way: problems.way(choices) }),
    );
  }

  /** @param {Draft} draft @param {ReturnType<typeof check>} result */
  function showControls(draft, result) {
    const { kind, pegs: number } = draft.goal;
    part('.assessment').textContent = result ? words.draft(result) : '';
    const signal = dialog.beginTask();
    if (isPlayable(result) && !stroke) tellDifficulty(draft, signal);
    directions.value = String(draft.directions);
    fields.play.disabled = !isPlayable(result);
    fields.undo.disabled = drafts.past.length === 0;
    fields.redo.disabled = drafts.future.length === 0;
    fields.clear.disabled = fields.fill.disabled = holesOf(draft).length === 0;
    goal.value = kind;
    // Text that is being typed stays: the caret would jump.
    if ((pegs.valueAsNumber || 0) !== number) pegs.value = String(number || '');
    part('.few').hidden = kind !== 'few';
  }
}

/** @param {ReturnType<typeof checkDraft> | undefined} check */
function isPlayable(check) {
  return check?.finding.kind === 'playable';
}
