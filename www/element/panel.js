// The status line, what it offers, and the buttons under it.

import { HAS_FEWEST_MOVES } from '../engine/assets.js';
import { legalJumps, pegCount, status } from '../game/game.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/selection.js').Refusal} Refusal */
/** @typedef {import('../game/solving.js').Verdict} Verdict */
/** @typedef {import('../words/words.js').ElementWords} ElementWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Progress} Progress */

/**
 * What the panel shows.
 * @typedef {{
 *   game: Game,
 *   refusal?: Refusal,
 *   verdict?: Verdict,
 *   isSearching: boolean,
 *   progress?: Progress,
 *   isExplained: boolean,
 * }} View
 */

export class Panel {
  /** @type {HTMLElement} */
  #root;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /** @param {View} view @param {ElementWords} words */
  update(view, words) {
    const { game, verdict, isSearching, isExplained } = view;
    this.#setText('.status', sentence(view, words));
    this.#setText('.progress', view.isSearching && view.progress ? words.progress(view.progress) : '');
    const isStuck = !isSearching && status(game) === 'stuck' && game.cursor > 0;
    const lost = verdict?.state === 'lost' ? verdict : undefined;
    this.#show('[data-action="show-best"]', (lost?.best.jumps ?? '') !== '');
    const again = !isSearching && (verdict?.state === 'solved' || verdict?.state === 'only') ? verdict : undefined;
    this.#show('[data-action="another"]', again?.state === 'solved');
    const isFewest = again?.state === 'solved' && again.wish === 'fewest-moves' && again.proven;
    this.#show('[data-action="fewest-moves"]', HAS_FEWEST_MOVES && again !== undefined && !isFewest);
    this.#show('[data-action="explain"]', lost !== undefined);
    this.#show('[data-action="rescue"]', isStuck || (lost !== undefined && game.cursor > 0));
    this.#button('explain').setAttribute('aria-expanded', String(isExplained));
    this.#show('.explanation', lost !== undefined && isExplained);
    this.#setText('.explanation', lost ? words.explanation(lost.reason) : '');
    this.#updateActions(view);
  }

  /** @param {View} view */
  #updateActions({ game, isSearching }) {
    const { cursor, line } = game;
    const solve = this.#button('solve');
    solve.textContent = isSearching ? 'Cancel' : 'Solve';
    this.#button('undo').disabled = cursor === 0;
    this.#button('redo').disabled = cursor === line.jumps.length;
    this.#button('restart').disabled = line.jumps.length === 0;
  }

  /** @param {string} action */
  #button(action) {
    return /** @type {HTMLButtonElement} */ (this.#root.querySelector(`[data-action="${action}"]`));
  }

  /** Only what differs is written, for a live region speaks whatever is. @param {string} selector @param {string} text */
  #setText(selector, text) {
    const element = /** @type {HTMLElement} */ (this.#root.querySelector(selector));
    if (element.textContent !== text) element.textContent = text;
  }

  /** @param {string} selector @param {boolean} isShown */
  #show(selector, isShown) {
    const element = /** @type {HTMLElement} */ (this.#root.querySelector(selector));
    // Who has used a button by key goes on from here, not from the top of the page.
    if (!isShown && element.matches(':focus')) this.#button('solve').focus();
    element.hidden = !isShown;
  }
}

/**
 * The most recent news first; without any, how the game stands.
 * @param {View} view
 * @param {ElementWords} words
 */
function sentence({ game, refusal, verdict, isSearching }, words) {
  if (isSearching) return words.solving;
  if (refusal) return words.refusals[refusal];
  if (verdict?.state === 'failed') return verdict.message;
  const state = status(game);
  const isEnd = game.cursor === game.line.jumps.length;
  if (verdict && !(verdict.state === 'solved' && state === 'won' && isEnd)) {
    return words.verdict(verdict, game.problem.finish);
  }
  if (state === 'won') return words.won(game.cursor, game.line.moves.filter(({ first }) => first < game.cursor).length);
  if (state === 'stuck') return words.stuck(pegCount(game));
  return words.open(pegCount(game), legalJumps(game).length);
}
