// Adds the parts of the page beyond the board: the dialogs, the card of a win, progress, and sounds. They are loaded
// once a person can play.

import { EngineError } from '../engine/engine-error.js';
import { writeLink } from '../link/link.js';
import { dialogWords } from '../words/dialogs.js';
import { composedAfter, composedFor } from './daily/composed.js';
import { dialogsOn } from './dialog-list.js';
import { hideNotice, showNotice } from './kit/notice.js';
import { workOffline } from './offline/offline.js';
import { giveFeedback } from './settings/feedback.js';
import { nextProblem } from './solved/next-problem.js';
import { Progress } from './solved/progress.js';
import './solved/win.css';
import { WinPanel } from './solved/win.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/**
 * The parts that are there before.
 * @typedef {{
 *   element: PegSolitaireElement,
 *   address: import('./kit/address.js').Address,
 *   guard: import('./kit/guard.js').Guard,
 *   show: (view: string) => void,
 * }} Page
 */

/** @param {Page} page */
export function afterReady({ element, address, guard, show }) {
  const words = dialogWords();
  const progress = new Progress();
  /** The problem whose next one was asked for. @type {Problem | undefined} */
  let left;
  const box = /** @type {HTMLElement} */ (document.querySelector('.win'));
  const acts = { next: playNext, replay, share: () => show('share'), leave: () => element.focus() };
  const card = new WinPanel(box, words, guard, progress, acts);
  giveFeedback(element, guard);
  workOffline(words.offline, () => address.flush());
  return { dialogs: dialogsOn({ element, guard, progress, words }), card, openDay };

  /** Replaces the day in the address by its problem. @param {string} day */
  async function openDay(day) {
    try {
      const { texts, key } = await composedFor(day);
      progress.addDay(day, key);
      history.replaceState(history.state, '', writeLink(texts));
    } catch (error) {
      showNotice(error instanceof EngineError ? words.failure(error) : words.daily.none(day), words.putAway);
      history.replaceState(history.state, '', location.pathname);
    }
  }

  async function playNext() {
    const { problem } = element;
    // A second press asks for nothing new.
    if (!problem || problem === left) return;
    left = problem;
    hideNotice();
    try {
      const texts = await textsAfter(problem);
      // Another game may have been opened meanwhile.
      if (element.problem !== problem) return;
      element.open(texts);
    } catch (error) {
      left = undefined;
      showNotice(words.failure(error), words.putAway);
    }
    element.focus();
  }

  /** @param {Problem} problem */
  async function textsAfter(problem) {
    const record = await progress.read();
    return guard.run(() => nextProblem(problem, record)) ?? (await composedAfter(problem)).texts;
  }

  /** Plays the won game from its start. */
  function replay() {
    element.reset();
    element.play();
  }
}
