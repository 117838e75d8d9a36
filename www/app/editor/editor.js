// The dialog in which a person draws a board and a position.

import { watchPixels } from '../../board/pixel-ratio.js';
import { THEME_QUERIES } from '../../board/theme.js';
import { setMarkup } from '../../common/dom/trusted-markup.js';
import { hasModifier, undoKeyOf } from '../../common/dom/undo-key.js';
import { nextTask } from '../../common/next-task.js';
import { nameOf } from '../../engine/problem.js';
import { brushFor } from './brush.js';
import { Controls } from './controls.js';
import { draftOf, emptyDraft, fill, setGoal, textsOf } from './draft.js';
import { checkDraft } from './draft-check.js';
import { Drawing } from './drawing.js';
import { listenToPointer } from './pointer.js';
import { Stroke } from './stroke.js';
import { template } from './template.js';
import { begin, record, redo, undo } from './undo-stack.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/editor.js').EditorWords} EditorWords */
/** @typedef {{ board: string, start: string, goal: string }} Texts */

export class Editor {
  #dialog;
  #words;
  #ask;
  #drawing;
  #controls;
  #drafts = begin(emptyDraft(4));
  /** The draft that "Start over" goes back to. */
  #first = emptyDraft(4);
  /** @type {Stroke | undefined} */
  #stroke;
  /** Whether the draft is in the dialog. */
  #isShown = false;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {EditorWords} words
   * @param {() => import('../../board/theme.js').Theme} theme the colours of the board
   * @param {<T>(work: () => T) => T | undefined} ask asks the core; undefined where it died and was started again
   */
  constructor(dialog, words, theme, ask) {
    this.#dialog = dialog;
    this.#words = words;
    this.#ask = ask;
    setMarkup(dialog, template(words));
    this.#drawing = new Drawing(this.#part('.table'), words, theme, (cell) => this.#apply(cell));
    this.#controls = this.#controlsOf(/** @type {HTMLFormElement} */ (this.#part('form')));
    this.#listenToPointer();
    // In the whole page: a click on a button does not give it the focus in every browser.
    document.addEventListener('keydown', (event) => dialog.open && this.#pressKey(event));
    watchPixels(this.#part('.table'), new AbortController().signal, () => this.#isShown && this.#fit());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.#show());
  }

  /**
   * Shows a problem to be changed; or what was drawn from it before, if that was not played. Resolves when the dialog
   * closes: with the texts of what is to be played, or with nothing. The core must be loaded.
   * @param {Problem} problem
   * @returns {Promise<Texts | undefined>}
   */
  async open(problem) {
    const first = draftOf(problem);
    if (this.#dialog.returnValue === 'play' || JSON.stringify(first) !== JSON.stringify(this.#first)) {
      this.#first = first;
      this.#drafts = begin(first);
      this.#drawing.forgetBounds();
    }
    this.#controls.tool = 'holes';
    this.#dialog.returnValue = '';
    this.#isShown = false;
    this.#dialog.showModal();
    const closed = new Promise((resolve) => this.#dialog.addEventListener('close', resolve, { once: true }));
    // Showing the dialog and drawing in it are two tasks: together they would hold up a slow phone.
    await nextTask();
    this.#isShown = true;
    this.#show();
    if (this.#dialog.open) this.#drawing.focus();
    await closed;
    return this.#result();
  }

  /** @returns {Texts | undefined} */
  #result() {
    this.#drafts = record(this.#drafts, this.#endStroke());
    if (this.#dialog.returnValue !== 'play') return undefined;
    const texts = textsOf(this.#draft);
    if (isPlayable(this.#check())) return { ...texts, board: this.#ask(() => nameOf(texts.board)) ?? texts.board };
    // What was not played is kept.
    this.#dialog.returnValue = '';
    return undefined;
  }

  /** What the core says of the draft. Where it dies, the one that runs then is asked once more. */
  #check() {
    const check = () => checkDraft(this.#draft);
    return this.#ask(check) ?? this.#ask(check);
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

  /** An empty table, on which nothing but holes can be drawn. */
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

  /** A finger that moves over a drawing that scrolls means to scroll. @param {Point} point @param {boolean} isFinger */
  #continueStroke(point, isFinger) {
    const draft = this.#draft;
    if (!this.#stroke || (isFinger && this.#drawing.isScrolling)) return;
    this.#stroke.moveTo(point);
    if (this.#stroke.draft !== draft) this.#show();
  }

  /** Ends the stroke, and gives what it drew. The keys go on from where it began. */
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
    // In a field that a number is typed into, Backspace takes a digit.
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
    if (!this.#dialog.open) return;
    const { past, future } = this.#drafts;
    this.#drawing.show(this.#draft, !this.#stroke);
    const check = this.#check();
    this.#controls.show(this.#draft, {
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      sentence: check ? this.#words.draft(check) : '',
      isPlayable: isPlayable(check),
    });
    // A button that a person has pressed until it has nothing more to do gives its focus to the drawing.
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && this.#dialog.contains(activeElement)) this.#drawing.focus();
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** @param {ReturnType<typeof checkDraft> | undefined} check */
function isPlayable(check) {
  return check?.finding.kind === 'playable';
}
