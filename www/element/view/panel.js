// The status line, its sentence and its offers, and the buttons above it.

import { setAttribute, setEnabled, setHidden, setText } from '../../common/dom/dom.js';
import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { legalJumps, pegCount, status } from '../../game/game.js';
import { ACTIONS } from './template.js';

/** @typedef {import('../../ask/why.js').Why} Why */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/**
 * The data of the panel. `isLost` is true if an analysis has found a loss, and `why` has its reason.
 * @typedef {News & { progress?: Progress, isExplained: boolean, isLost: boolean, why?: Why }} View
 */

/** @param {HTMLElement} root @param {ElementWords} words */
export function makePanel(root, words) {
  /** Shows that there is no game. */
  function disable() {
    for (const action of ACTIONS) setEnabled(button(action), false);
  }

  /** @param {View} view */
  function update(view) {
    const { verdict, isSearching, progress } = view;
    setText(part('.status'), sentence(view, words));
    setText(part('.progress'), isSearching && progress ? words.progress(progress) : '');
    updateActions(view);
    offerAgain(view);
    offerRescue(view);
    const reason = verdict?.state === 'lost' ? verdict.reason : view.why?.reason;
    explain(reason ? words.explanation(reason) : '', view.isExplained);
  }

  /** @param {View} view */
  function updateActions({ game, isSearching, isLong }) {
    const { labels } = words;
    const { cursor, line } = game;
    setText(button('solve'), isLong ? labels.cancel : labels.solve);
    setEnabled(button('solve'), true);
    setEnabled(button('hint'), !isSearching && status(game) === 'open');
    // An edit of the first jumps can be taken back at the start.
    const { edits, path } = game.tree ?? {};
    setEnabled(button('undo'), cursor > 0 || (path !== undefined && edits?.at(-1)?.path === path));
    setEnabled(button('redo'), cursor < line.jumps.length);
    setEnabled(button('restart'), cursor > 0);
  }

  /** After a solution: another one, or one with fewer moves. @param {View} view */
  function offerAgain({ verdict, isSearching }) {
    const again = !isSearching && (verdict?.state === 'solved' || verdict?.state === 'only') ? verdict : undefined;
    show(button('another'), again?.state === 'solved');
    if (!HAS_FEWEST_MOVES) return;
    const isFewest = again?.state === 'solved' && again.wish === 'fewest-moves' && again.proven;
    show(button('fewest-moves'), again !== undefined && !isFewest);
  }

  /** In a lost position: the best line, and the way back. @param {View} view */
  function offerRescue({ game, verdict, isSearching, isLost }) {
    const hasBest = verdict?.state === 'lost' && verdict.best.jumps !== '';
    const isOver = !isSearching && (isLost || status(game) === 'stuck');
    show(button('show-best'), hasBest);
    show(button('rescue'), (hasBest || isOver) && game.cursor > 0);
  }

  /** @param {string} reason of the loss, or empty @param {boolean} isExplained */
  function explain(reason, isExplained) {
    show(button('explain'), reason !== '');
    setAttribute(button('explain'), 'aria-expanded', String(isExplained));
    show(part('.explanation'), reason !== '' && isExplained);
    setText(part('.explanation'), reason);
  }

  /** @param {string} action */
  const button = (action) => part(`[data-action="${action}"]`);

  /** @param {string} selector @returns {HTMLElement} */
  const part = (selector) => /** @type {HTMLElement} */ (root.querySelector(selector));

  /** @param {HTMLElement} element @param {boolean} isShown */
  function show(element, isShown) {
    // A vanishing button hands its focus on, or it would fall to the page.
    if (!isShown && element.matches(':focus')) button('solve').focus();
    setHidden(element, !isShown);
  }

  disable();
  return { disable, update };
}

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/selection.js').Refusal} Refusal */
/** @typedef {import('../../ask/questions.js').Verdict} Verdict */

/**
 * `isLong` if a search can be cancelled, `isSeen` if the game was beyond the first position of a solution.
 * @typedef {{
 *   game: Game, refusal?: Refusal, verdict?: Verdict, isSearching: boolean, isLong?: boolean, isPlaying: boolean,
 *   isSeen: boolean
 * }} News
 */

/**
 * The most recent news or, without any, the state of the game.
 * @param {News} news
 * @param {ElementWords} words
 */
export function sentence({ game, refusal, verdict, isSearching, isPlaying, isSeen }, words) {
  if (isSearching) return words.solving;
  if (refusal) return words.refusals[refusal];
  if (verdict?.state === 'failed') return verdict.message;
  const state = status(game);
  const jumps = game.line.jumps.length - game.cursor;
  const solved = verdict?.state === 'solved' ? verdict : undefined;
  // A requested solution is reported while it plays, and at its end; on the way, its progress; before it, the game.
  const isAhead = solved !== undefined && !isPlaying && jumps > 0 && jumps < solved.jumps;
  if (isAhead) return words.ahead({ pegs: pegCount(game), jumps });
  const isBefore = solved !== undefined && !isPlaying && (jumps > solved.jumps || (isSeen && jumps > 0));
  const isFewest = HAS_FEWEST_MOVES && solved?.wish === 'fewest-moves';
  const isOver = solved && !isFewest && jumps === 0;
  if (verdict && !isOver && !isBefore) return words.verdict(verdict);
  if (state === 'won') {
    const moves = game.line.moves.filter(({ first }) => first < game.cursor).length;
    return words.won({ jumps: game.cursor, moves });
  }
  if (state === 'stuck') return words.stuck(pegCount(game), game.problem.finish);
  return words.open({ pegs: pegCount(game), jumps: legalJumps(game).length });
}
