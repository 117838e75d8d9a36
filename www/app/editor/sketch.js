// A board that is being drawn: its drafts, with undo and redo, and the current stroke.

import { begin, emptyDraft, record, redo, undo } from './draft.js';
import { drawingIn } from './drawing.js';
import { beginStroke, brushFor, listenToPointer } from './stroke.js';

/** @typedef {import('./draft.js').Draft} Draft */

/** The time from a stroke until the table grows, in milliseconds, so that quick taps hit what was visible. */
const REST = 1000;

/**
 * @param {HTMLElement} table the box of the drawing
 * @param {import('../../words/dialogs.js').DialogWords['edit']} words
 * @param {() => import('../../board/theme.js').Theme} theme the colours of the board
 * @param {() => import('./stroke.js').Tool} tool the selected tool
 * @param {() => void} changed called to update everything else that depends on the draft
 */
export function sketchIn(table, words, theme, tool, changed) {
  let drafts = begin(emptyDraft(4));
  /** @type {import('./stroke.js').Stroke | undefined} */
  let stroke;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const drawing = drawingIn(table, words, theme, (cell) => change(brushFor(current(), tool(), cell)(current(), cell)));
  listenToPointer(drawing.surface, {
    press(point) {
      stroke = beginStroke(drafts.present, tool(), drawing, point);
      show();
    },
    move(point, isFinger) {
      const draft = current();
      // If the drawing is larger than its box, dragging a finger scrolls it.
      if (!stroke || (isFinger && drawing.isScrolling())) return;
      stroke.moveTo(point);
      if (stroke.draft !== draft) show();
    },
    lift() {
      end();
      show(false);
      clearTimeout(rest);
      rest = setTimeout(() => table.checkVisibility() && drawing.show(current(), !stroke), REST);
    },
    cancel() {
      drop();
      show();
    },
  });
  return {
    current,
    change,
    end,
    show,
    focus: drawing.focus,
    isFitted: drawing.isFitted,
    undo: () => travel(undo),
    redo: () => travel(redo),
    get isDrawing() {
      return stroke !== undefined;
    },
    get canUndo() {
      return drafts.past.length > 0;
    },
    get canRedo() {
      return drafts.future.length > 0;
    },

    /** Starts over with a draft that has no history. @param {Draft} draft */
    begin(draft) {
      drafts = begin(draft);
      drawing.forgetBounds();
    },

    /** Continues with a new drawing, which gets new bounds. @param {Draft} draft */
    replace(draft) {
      drawing.forgetBounds();
      change(draft);
    },
  };

  /** The draft on the table. */
  function current() {
    return stroke?.draft ?? drafts.present;
  }

  /** @param {Draft} draft */
  function change(draft) {
    drafts = record(drafts, draft);
    show();
  }

  /** @param {typeof undo} step */
  function travel(step) {
    if (stroke) return;
    drafts = step(drafts);
    show();
  }

  /** Ends the stroke, and keeps its draft. */
  function end() {
    drafts = record(drafts, current());
    drop();
  }

  /** The keyboard continues from where the stroke started. */
  function drop() {
    drawing.goTo(stroke?.first);
    stroke = undefined;
  }

  /** Shows the draft, except in a closed dialog, which has no size to draw in. @param {boolean} [canGrow] */
  function show(canGrow = !stroke) {
    if (!table.checkVisibility()) return;
    drawing.show(current(), canGrow);
    changed();
  }
}
