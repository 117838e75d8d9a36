// Shows an author's words about the position below the board, and the author's drawings on it.

import { annotationShapes } from '../../board/annotation-marks.js';
import { build } from '../../common/dom/dom.js';
import { setAttribute, setHidden, setText } from '../../common/dom/write.js';
import { hasComments, notesOf } from '../../game/notes.js';
import { treeOf } from '../../game/tree.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Notes} Notes */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../words/element.js').ElementWords} Words */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

export class AnnotationsDisplay {
  #layout;
  /** The page wrote it, in a language that it knows. */
  #comment = build('div', { class: 'remark', part: 'comment', role: 'note', dir: 'auto', hidden: true });
  /** The text is read aloud, not shown. */
  #drawn = build('p', { class: 'news' });
  /** @type {import('../../game/game.js').Tree | undefined} */
  #tree;

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.#layout = /** @type {HTMLElement} */ (stage.parentElement);
    stage.after(this.#comment, this.#drawn);
  }

  /**
   * Draws over the pegs. A moving film shows nothing.
   * @param {Session} session
   * @param {import('../../board/renderer.js').Renderer | undefined} renderer
   * @returns {boolean} true if it has drawn something
   */
  draw({ game, playback }, renderer) {
    const notes = notesOf(game);
    if (!notes || !renderer || playback.isBusy) return false;
    renderer.paint(annotationShapes(notes, renderer.layout, renderer.theme));
    return true;
  }

  /**
   * The labels of the holes, with the drawings on them.
   * @param {Game} game
   * @param {string[]} labels
   * @param {Words} all
   */
  labels(game, labels, all) {
    const { annotations } = /** @type {PlusWords} */ (all);
    const notes = notesOf(game);
    if (!notes) return labels;
    const labelled = new Map(notes.labels.map(({ hole, text }) => [hole, annotations.labelled(text)]));
    return labels.map((label, hole) =>
      [label, notes.marks.includes(hole) && annotations.marked, labelled.get(hole)].filter(Boolean).join(', '),
    );
  }

  /** @param {Session} session @param {Words} all */
  update({ game, playback }, all) {
    const { annotations } = /** @type {PlusWords} */ (all);
    const tree = treeOf(game);
    if (tree !== this.#tree) {
      this.#tree = tree;
      const isSpoken = hasComments(game);
      setHidden(this.#comment, !isSpoken);
      this.#layout.classList.toggle('is-annotated', isSpoken);
    }
    const notes = notesOf(game);
    const { holes } = game.problem;
    const arrows = notes?.arrows.map(({ from, to }) => annotations.arrow(holes[from].name, holes[to].name)) ?? [];
    setAttribute(this.#comment, 'aria-label', annotations.comment);
    this.#say(this.#comment, notes?.comment ?? '', playback.isPlaying);
    this.#say(this.#drawn, arrows.join(' '), playback.isPlaying);
  }

  /** @param {HTMLElement} region @param {string} text @param {boolean} isPlaying */
  #say(region, text, isPlaying) {
    // A screen reader does not follow a film.
    setAttribute(region, 'aria-live', isPlaying ? 'off' : 'polite');
    if (region.textContent === text) return;
    setText(region, text);
    if (region === this.#comment) this.#unroll(region);
  }

  /** Keys can scroll a region that scrolls. @param {HTMLElement} region that is shown */
  #unroll(region) {
    region.scrollTop = 0;
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
