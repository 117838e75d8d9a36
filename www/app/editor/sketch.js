// The sketch of a board: its drafts, which can be undone, and the stroke of a pointer that is drawing on it.

import { begin, emptyDraft, record, redo, undo } from './draft.js';
import { drawingIn } from './drawing.js';
import { beginStroke, brushFor, listenToPointer } from './stroke.js';

/** @typedef {import('./draft.js').Draft} Draft */

/** The rest of the pointer, in milliseconds, after which the table grows: the next tap hits the cells that are seen. */
const REST = 1000;

/**
 * @param {HTMLElement} table the box of the drawing
 * @param {import('../../words/dialogs.js').DialogWords['edit']} words
 * @param {() => import('../../board/theme.js').Theme} theme the colours of the board
 * @param {() => import('./stroke.js').Tool} tool that is chosen
 * @param {() => void} changed shows what else depends on the draft
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
      // A moving finger on a scrolling drawing means to scroll.
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

    /** Begins anew with a draft, which nothing precedes. @param {Draft} draft */
    begin(draft) {
      drafts = begin(draft);
      drawing.forgetBounds();
    },

    /** Goes on with a new drawing, with bounds of its own. @param {Draft} draft */
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

  /** The keys go on from the beginning of the stroke. */
  function drop() {
    drawing.goTo(stroke?.first);
    stroke = undefined;
  }

  /** Shows the draft. While the dialog is closed, it has no size to be drawn in. @param {boolean} [canGrow] */
  function show(canGrow = !stroke) {
    if (!table.checkVisibility()) return;
    drawing.show(current(), canGrow);
    changed();
  }
}
