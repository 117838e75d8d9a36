// The status line, its offers, and the buttons above it.

import { setAttribute, setEnabled, setHidden, setText } from '../../common/dom/write.js';
import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { status } from '../../game/game.js';
import { sentence } from './sentence.js';

/** @typedef {import('./sentence.js').News} News */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/**
 * The data of the panel. `isLost` is true if an analysis has found a loss.
 * @typedef {News & { progress?: Progress, isExplained: boolean, isLost: boolean }} View
 */

export class Panel {
  /** @type {HTMLElement} */
  #root;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.disable();
  }

  /** Shows that there is no game. */
  disable() {
    for (const action of ['solve', 'hint', 'undo', 'redo', 'restart']) setEnabled(this.#button(action), false);
  }

  /** @param {View} view @param {ElementWords} words */
  update(view, words) {
    const { verdict, isSearching, progress } = view;
    setText(this.#part('.status'), sentence(view, words));
    setText(this.#part('.progress'), isSearching && progress ? words.progress(progress) : '');
    this.#updateActions(view, words);
    this.#offerAgain(view);
    this.#offerRescue(view);
    this.#explain(verdict?.state === 'lost' ? words.explanation(verdict.reason) : '', view.isExplained);
  }

  /** @param {View} view @param {ElementWords} words */
  #updateActions({ game, isSearching }, { labels }) {
    const { cursor, line } = game;
    setText(this.#button('solve'), isSearching ? labels.cancel : labels.solve);
    setEnabled(this.#button('solve'), true);
    setEnabled(this.#button('hint'), !isSearching && status(game) === 'open');
    // An edit of the first jumps can be taken back at the start.
    const { edits, path } = game.tree ?? {};
    setEnabled(this.#button('undo'), cursor > 0 || (path !== undefined && edits?.at(-1)?.path === path));
    setEnabled(this.#button('redo'), cursor < line.jumps.length);
    setEnabled(this.#button('restart'), cursor > 0);
  }

  /** After a solution: another one, or one with fewer moves. @param {View} view */
  #offerAgain({ verdict, isSearching }) {
    const again = !isSearching && (verdict?.state === 'solved' || verdict?.state === 'only') ? verdict : undefined;
    this.#show(this.#button('another'), again?.state === 'solved');
    if (!HAS_FEWEST_MOVES) return;
    const isFewest = again?.state === 'solved' && again.wish === 'fewest-moves' && again.proven;
    this.#show(this.#button('fewest-moves'), again !== undefined && !isFewest);
  }

  /** In a lost position: the best line, and the way back. @param {View} view */
  #offerRescue({ game, verdict, isSearching, isLost }) {
    const hasBest = verdict?.state === 'lost' && verdict.best.jumps !== '';
    const isOver = !isSearching && (isLost || status(game) === 'stuck');
    this.#show(this.#button('show-best'), hasBest);
    this.#show(this.#button('rescue'), (hasBest || isOver) && game.cursor > 0);
  }

  /** @param {string} reason of the loss, or empty @param {boolean} isExplained */
  #explain(reason, isExplained) {
    this.#show(this.#button('explain'), reason !== '');
    setAttribute(this.#button('explain'), 'aria-expanded', String(isExplained));
    this.#show(this.#part('.explanation'), reason !== '' && isExplained);
    setText(this.#part('.explanation'), reason);
  }

  /** @param {string} action */
  #button(action) {
    return this.#part(`[data-action="${action}"]`);
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }

  /** @param {HTMLElement} element @param {boolean} isShown */
  #show(element, isShown) {
    // A vanishing button hands its focus on, or it would fall to the page.
    if (!isShown && element.matches(':focus')) this.#button('solve').focus();
    setHidden(element, !isShown);
  }
}
