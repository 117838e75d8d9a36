// The dialog in which a person draws a board and a position.

import './drawing.css';
import './edit.css';
import { watchPixels } from '../../board/pixel-ratio.js';
import { THEME_QUERIES } from '../../board/theme.js';
import { hasModifier, undoKeyOf } from '../../common/dom/undo-key.js';
import { nextTask } from '../../common/next-task.js';
import { nameOf } from '../../engine/problem.js';
import { Dialog } from '../kit/dialog.js';
import { brushFor } from './brush.js';
import { Controls } from './controls.js';
import { draftOf, emptyDraft, fill, setGoal, textsOf } from './draft.js';
import { checkDraft } from './draft-check.js';
import { Drawing } from './drawing.js';
import { listenToPointer } from './pointer.js';
import { Stroke } from './stroke.js';
import { buttonsIn, formIn } from './template.js';
import { begin, record, redo, undo } from './undo-stack.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {{ board: string, start: string, goal: string }} Texts */

export class EditDialog extends Dialog {
  #drawing;
  #controls;
  #drafts = begin(emptyDraft(4));
  /** The draft of "Start over". */
  #first = emptyDraft(4);
  /** @type {Stroke | undefined} */
  #stroke;
  /** True if the draft is in the dialog. */
  #isShown = false;
  #isPlayed = false;

  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    const words = table.words.edit;
    super(table, 'edit', words.labels.title, formIn(words));
    this.part('h2').after(buttonsIn(words));
    this.#drawing = new Drawing(
      this.part('.table'),
      words,
      () => table.element.colours,
      (cell) => this.#apply(cell),
    );
    this.#controls = this.#controlsOf(/** @type {HTMLFormElement} */ (this.part('.body form')));
    this.#listenToPointer();
    // The whole page listens: a click on a button does not give it the focus in every browser.
    document.addEventListener('keydown', (event) => this.box.open && this.#pressKey(event));
    watchPixels(this.part('.table'), new AbortController().signal, () => this.#isShown && this.#fit());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.#show());
  }

  /** Shows a problem to be changed, or an earlier drawing from it that was not played. The core must be loaded. */
  fill() {
    const first = draftOf(/** @type {Problem} */ (this.table.element.problem));
    if (this.#isPlayed || JSON.stringify(first) !== JSON.stringify(this.#first)) {
      this.#first = first;
      this.#drafts = begin(first);
      this.#drawing.forgetBounds();
    }
    this.#controls.tool = 'holes';
    this.#isPlayed = false;
    this.#isShown = false;
  }

  /** Showing the dialog and drawing in it are two tasks: together they would hold up a slow phone. */
  async opened() {
    await nextTask();
    this.#isShown = true;
    this.#show();
    if (this.box.open) this.#drawing.focus();
  }

  /** @returns {Promise<Texts | undefined>} the game to play */
  async open() {
    await super.open();
    this.#drafts = record(this.#drafts, this.#endStroke());
    // A draft that cannot be played is kept.
    this.#isPlayed = this.box.returnValue === 'play' && isPlayable(this.#check());
    if (!this.#isPlayed) return undefined;
    const texts = textsOf(this.#draft);
    return { ...texts, board: this.table.guard.run(() => nameOf(texts.board)) ?? texts.board };
  }

  /** Asks the core about the draft. If the core dies, the next one is asked once more. */
  #check() {
    const check = () => checkDraft(this.#draft);
    return this.table.guard.run(check) ?? this.table.guard.run(check);
  }

  get #draft() {
    return this.#stroke?.draft ?? this.#drafts.present;
  }

  /** @param {Draft} draft */
  #change(draft) {
    this.#drafts = record(this.#drafts, draft);
    this.#show();
  }

  /** Begins a new drawing, with bounds of its own. @param {Draft} draft */
  #replace(draft) {
    this.#drawing.forgetBounds();
    this.#change(draft);
  }

  /** @param {typeof undo} step */
  #travel(step) {
    if (this.#stroke) return;
    this.#drafts = step(this.#drafts);
    this.#show();
  }

  /** Uses the tool on one cell. @param {Cell} cell */
  #apply(cell) {
    const draft = this.#drafts.present;
    this.#change(brushFor(draft, this.#controls.tool, cell)(draft, cell));
  }

  /** Shows an empty table, on which only holes can be drawn. */
  #clear() {
    this.#controls.tool = 'holes';
    this.#replace(emptyDraft(this.#draft.directions));
  }

  /** @param {HTMLFormElement} form */
  #controlsOf(form) {
    return new Controls(form, {
      press: {
        undo: () => this.#travel(undo),
        redo: () => this.#travel(redo),
        clear: () => this.#clear(),
        fill: () => this.#change(fill(this.#draft)),
        restart: () => this.#replace(this.#first),
      },
      changeDirections: (directions) => this.#change({ ...this.#draft, directions }),
      changeGoal: (change) => this.#change(setGoal(this.#draft, change)),
    });
  }

  #listenToPointer() {
    listenToPointer(this.#drawing.surface, {
      press: (point) => this.#beginStroke(point),
      move: (point, isFinger) => this.#continueStroke(point, isFinger),
      lift: () => this.#change(this.#endStroke()),
      cancel: () => {
        this.#endStroke();
        this.#show();
      },
    });
  }

  /** @param {Point} point */
  #beginStroke(point) {
    this.#stroke = new Stroke(this.#drafts.present, this.#controls.tool, this.#drawing, point);
    this.#show();
  }

  /** A moving finger on a scrolling drawing means to scroll. @param {Point} point @param {boolean} isFinger */
  #continueStroke(point, isFinger) {
    const draft = this.#draft;
    if (!this.#stroke || (isFinger && this.#drawing.isScrolling)) return;
    this.#stroke.moveTo(point);
    if (this.#stroke.draft !== draft) this.#show();
  }

  /** Ends the stroke, and returns its drawing. The keys go on from its beginning. */
  #endStroke() {
    const draft = this.#draft;
    this.#drawing.goTo(this.#stroke?.first);
    this.#stroke = undefined;
    return draft;
  }

  /** @param {KeyboardEvent} event */
  #pressKey(event) {
    const { key, target } = event;
    const isField = target instanceof HTMLInputElement;
    const command = undoKeyOf(event);
    // In a number field, Backspace takes a digit.
    if (command && !(key === 'Backspace' && isField && target.type === 'number')) {
      event.preventDefault();
      this.#travel(command === 'undo' ? undo : redo);
    }
    // In a form Enter would close the dialog.
    if (key === 'Enter' && isField) event.preventDefault();
    if (!hasModifier(event)) this.#controls.pressKey(event);
  }

  /** Shows the draft in the size of the dialog, unless it has it. */
  #fit() {
    if (!this.#drawing.isFitted) this.#show();
  }

  /** Shows the draft. While the dialog is closed, it has no size to be drawn in. */
  #show() {
    if (!this.box.open) return;
    const { past, future } = this.#drafts;
    this.#drawing.show(this.#draft, !this.#stroke);
    const check = this.#check();
    this.#controls.show(this.#draft, {
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      sentence: check ? this.table.words.edit.draft(check) : '',
      isPlayable: isPlayable(check),
    });
    // A button that becomes inactive gives its focus to the drawing.
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && this.box.contains(activeElement)) this.#drawing.focus();
  }
}

/** @param {ReturnType<typeof checkDraft> | undefined} check */
function isPlayable(check) {
  return check?.finding.kind === 'playable';
}
