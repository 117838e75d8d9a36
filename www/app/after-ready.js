// Adds the parts of the page beyond the board: the dialogs, the card of a win, progress, and sounds. They are loaded
// once a person can play.

import { once } from '../common/memo.js';
import { EngineError } from '../engine/engine-error.js';
import { writeLink } from '../link/link.js';
import { DIALOG_WORDS as words } from '../words/en/dialogs.js';
import { composedAfter, composedFor } from './daily/composed.js';
import { dailyDialog as daily } from './daily/daily.js';
import { editDialog as edit } from './editor/edit.js';
import './kit/dialogs.css';
import { hideNotice, showNotice } from './kit/notice.js';
import { boardsDialog as boards } from './library/boards.js';
import { problemsDialog as problems } from './library/problems.js';
import { workOffline } from './offline/offline.js';
import { howDialog as how } from './rules/how.js';
import { giveFeedback } from './settings/feedback.js';
import { keysDialog as keys } from './settings/keys.js';
import { settingsDialog as settings } from './settings/settings.js';
import { shareDialog as share } from './share/share.js';
import { ladderOf, nextProblem } from './solved/next-problem.js';
import { keptProgress } from './solved/progress.js';
import { keyOf, solvedIn } from './solved/progress-record.js';
import './solved/win.css';
import { winCard } from './solved/win.js';
import { solutionsDialog as solutions } from './solver/solutions.js';
import { viaDialog as via } from './solver/via.js';
import { textDialog as text } from './text/text.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */

/** The dialogs by their names in the address. */
const DIALOGS = { boards, daily, edit, how, keys, problems, settings, share, solutions, text, via };

/**
 * @param {import('./kit/guard.js').Page} page
 * @param {import('./kit/address.js').Address} address
 * @param {(view: string) => void} show opens a dialog
 * @param {ReturnType<typeof import('./heading/aim.js').showAim>} aim
 */
export function afterReady({ element, guard }, address, show, aim) {
  const progress = keptProgress();
  const table = { element, guard, words, progress };
  // Each takes some milliseconds to make.
  const dialogs = Object.fromEntries(Object.entries(DIALOGS).map(([name, make]) => [name, once(() => make(table))]));
  /** The problem whose next one was asked for. @type {Problem | undefined} */
  let left;
  const box = /** @type {HTMLElement} */ (document.querySelector('.win'));
  const card = winCard(table, box, { next: playNext, replay, share: () => show('share'), kept: showKnown });
  element.addEventListener('ready', () => guard(showKnown));
  guard(showKnown);
  giveFeedback(table);
  workOffline(words.offline, address.flush);
  return { dialogs, card, openDay };

  /** Shows a person's best moves for the puzzle on the board, and its day. */
  async function showKnown() {
    const { problem } = element;
    if (!problem) return;
    const key = keyOf(problem.board, problem.start, problem.finish.text);
    const record = await progress.read();
    if (element.problem !== problem) return;
    const day = Object.keys(record.days).find((day) => record.days[day].problem === key);
    guard(() => {
      const ladder = ladderOf(problem, record);
      aim.tell({ best: solvedIn(record, key)?.moves, day: day && words.daily.named(day), ladder });
    });
  }

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

  /** @param {boolean} isByKey true if the keyboard asks: it goes on to the board */
  async function playNext(isByKey) {
    const { problem } = element;
    // A second press asks for nothing new.
    if (!problem || problem === left) return;
    left = problem;
    hideNotice();
    try {
      const record = await progress.read();
      const texts = guard(() => nextProblem(problem, record)) ?? (await composedAfter(problem)).texts;
      // Another game may have been opened meanwhile.
      if (element.problem !== problem) return;
      element.open(texts);
    } catch (error) {
      left = undefined;
      showNotice(words.failure(error), words.putAway);
    }
    if (isByKey) element.focus();
  }

  /** Plays the won game from its start. */
  function replay() {
    element.reset();
    element.play();
  }
}
