// Adds the parts of the page beyond the board: the dialogs, the card for a win, progress, and sounds. These parts are
// loaded once the page is ready for play.

import { today } from '../common/day.js';
import { partsOf } from '../common/dom/dom.js';
import { once, onceDone } from '../common/memo.js';
import { EngineError } from '../engine/engine-error.js';
import { loadEngine } from '../engine/load.js';
import { knownFewestMoves } from '../engine/problem.js';
import { levelOfDay } from '../engine/wasm/peg_solitaire.js';
import { readLink, writeLink } from '../link/link.js';
import { DIALOG_WORDS as words } from '../words/dialogs.js';
import { composedAfter, composedFor, FIRST_DAY, levelMade } from './daily/composed.js';
import { dailyDialog as daily } from './daily/daily.js';
import { editDialog as edit } from './editor/edit.js';
import { begunOn, keepBegun, resumed } from './kit/begun.js';
import { namedProblem } from './kit/named.js';
import './dialogs.css';
import { offerProblems } from './heading/problem-lists.js';
import { rollCount } from './heading/roll.js';
import { hideNotice, showNotice } from './kit/notice.js';
import { puzzlesDialog as puzzles } from './library/puzzles.js';
import { workOffline } from './offline/offline.js';
import { playFilm } from './rooms/rooms.js';
import { howDialog as how } from './rules/how.js';
import { keysDialog as keys, settingsDialog } from './settings/settings.js';
import { giveFeedback, offerSounds } from './settings/sounds.js';
import { challengeOf, rowOf } from './share/result.js';
import { shareDialog as share } from './share/share.js';
import { startClock } from './solved/clock.js';
import { answerLostJumps } from './solved/lost-jump.js';
import { isOfLibrary, ladderOf, nextProblem } from './solved/next-problem.js';
import { keptProgress } from './solved/progress.js';
import { dayOfProblem, isDaySolved, keyOfProblem, leftIn, solvedIn } from './solved/progress-record.js';
import { winCard } from './solved/win.js';
import { tellPurges } from './solver/purges.js';
import { solutionsDialog as solutions } from './solver/solutions.js';
import { viaDialog as via } from './solver/via.js';
import { textDialog as text } from './text/text.js';
import { shelfOn } from './wood/shelf.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */

/** The dialogs by their names in the URL. */
const DIALOGS = {
  boards: puzzles,
  daily,
  edit,
  how,
  keys,
  problems: puzzles,
  progress: puzzles,
  settings: (/** @type {import('./solved/progress.js').ProgressTable} */ table) =>
    settingsDialog(table, shelfOn(table)),
  share,
  solutions,
  text,
  via,
};
/** The dialogs whose code is loaded when they are opened. */
const LATER = ['print', 'build', 'learn'];

/**
 * @param {import('./kit/guard.js').Page} page
 * @param {import('./kit/address.js').Address} address
 * @param {(view: string) => void} show opens a dialog
 * @param {import('./solved/shown.js').Shown} shown
 */
export function afterReady(page, address, show, shown) {
  const { element, guard, follow, know } = page;
  const progress = keptProgress();
  const table = { ...page, words, progress, show };
  // Dialogs are created when they are first needed, since creating one takes several milliseconds.
  const made = Object.entries(DIALOGS).map(([name, make]) => [name, once(() => make(table, name))]);
  const later = LATER.map((name) => [name, laterDialog(table, name)]);
  const dialogs = Object.fromEntries([...made, ...later]);
  /** The problem on the board when the next one was requested. @type {Problem | undefined} */
  let left;
  const part = partsOf(document);
  const card = winCard(table, part('.win'), shown, startClock(table, part('.clock')), {
    next: playNext,
    replay,
    share: () => show('share'),
    kept,
    learned: () => guard(showKnown),
  });
  answerLostJumps(table, card.card);
  /** The number of jumps made by hand before the current game was opened. */
  let jumpsBefore = 0;
  follow(({ game, problem, known, jumps }, before) => {
    if (problem !== before.problem) guard(showKnown);
    if (problem !== before.problem) jumpsBefore = jumps;
    // Stores the game so that it can be continued. A game from a link is stored only after a jump by the player.
    if (game && game !== before.game && (known.date || jumps > jumpsBefore))
      keepBegun(known.date, game, shown.isHelped(game));
  });
  giveFeedback(table);
  offerProblems(table);
  rollCount(table);
  offerSounds(part('#sound'));
  tellPurges(table, part('.comment-field'));
  workOffline(words.offline, address.flush);
  const tellOfVerdicts = () => showNotice(words.keys.inStudy, words.putAway);
  return {
    dialogs,
    showWin: card.show,
    keepLeft,
    openDay: (/** @type {string} */ day) => openDay(day, progress),
    openNamed,
    tellOfVerdicts,
  };

  /** Shows the player's results for the puzzle on the board, and the puzzle's day. */
  async function showKnown() {
    const { problem } = element;
    if (!problem) return;
    const key = keyOfProblem(problem);
    const record = await progress.read();
    const isWaiting = !isDaySolved(record, today());
    for (const dot of document.querySelectorAll('.dot')) dot.toggleAttribute('hidden', !isWaiting);
    part('#daily').setAttribute('aria-description', isWaiting ? words.daily.waiting : '');
    if (element.problem !== problem) return;
    const date = dayOfProblem(record, key);
    const { moves: best, fewest = knownFewestMoves(problem) } = solvedIn(record, key) ?? {};
    const left = best === undefined ? leftIn(record, key) : undefined;
    const level = levelMade(key);
    const name = level && { name: words.daily.made(level) };
    guard(() => {
      const isNew = best === undefined && left === undefined;
      const day = date && words.daily.named(date, isNew ? levelOfDay(date) : undefined);
      const ladder = ladderOf(problem, record);
      know({ known: { problem, ...name, fewest, best, left, date, day, beat: beatOf(problem), ladder } });
    });
  }

  /** The number of moves that the friend who sent the puzzle needed. @param {Problem} problem */
  function beatOf(problem) {
    return challengeOf(history.state?.beat, problem);
  }

  /**
   * Records a win. A link without a day may lead to the problem of the day on which it was opened.
   * @param {Problem} problem
   * @param {import('./solved/wins.js').Win} win
   * @returns the sentence about the streak and the friend's result
   */
  async function kept(problem, { moves, isHelped, day }) {
    const isComposed = guard(() => page.state().known.date === undefined && !isOfLibrary(problem));
    const key = isComposed && guard(() => keyOfProblem(problem));
    const composed = key ? await composedFor(day).catch(() => undefined) : undefined;
    if (key && composed?.key === key) {
      progress.addDay(day, key);
      await progress.addWin({ problem: key, moves, today: day, isHelped });
    }
    guard(showKnown);
    if (isHelped) return '';
    const row = guard(() => rowOf(progress.record, keyOfProblem(problem)));
    return words.win.more({ moves, row, beat: beatOf(problem) });
  }

  /**
   * Records how many pegs were left at the end of a game that was not won.
   * @param {Problem} problem
   * @param {number} pegs
   */
  async function keepLeft(problem, pegs) {
    const key = guard(() => keyOfProblem(problem));
    if (key !== undefined) await progress.addLeft(key, pegs);
    guard(showKnown);
  }

  /** @param {boolean} isByKey true if requested with the keyboard: the focus then moves to the board */
  async function playNext(isByKey) {
    const { problem } = element;
    // Pressing the button again does not start another request.
    if (!problem || problem === left) return;
    left = problem;
    hideNotice();
    try {
      const record = await progress.read();
      const place = guard(() => nextProblem(problem, record));
      const texts = place ?? (await composedAfter(problem)).texts;
      // Another game may have been opened in the meantime.
      if (element.problem !== problem) return;
      element.open(resumed(texts));
    } catch (error) {
      left = undefined;
      showNotice(words.failure(error), words.putAway);
    }
    if (isByKey) element.focus();
  }

  /** Plays back the won game from its start. */
  function replay() {
    element.reset();
    playFilm(element);
  }
}

/**
 * Makes a function that loads a dialog. A failure is reported, and the user can try again.
 * @param {import('./solved/progress.js').ProgressTable} table
 * @param {string} name
 */
function laterDialog(table, name) {
  const made = onceDone(async () => (await import('./on-demand.js')).dialogOnDemand(table, name));
  return () =>
    made().catch(() => {
      showNotice(words.missing, words.putAway);
      return undefined;
    });
}

/** Replaces the name of a problem in the URL with the problem itself. @param {string} name */
async function openNamed(name) {
  try {
    await loadEngine();
    const texts = namedProblem(name);
    if (!texts) showNotice(words.problems.unnamed({ name }), words.putAway);
    const { view } = readLink(location.search);
    history.replaceState(history.state, '', texts ? writeLink({ ...texts, view }) : location.pathname);
  } catch (error) {
    showNotice(words.failure(error), words.putAway);
  }
}

/**
 * Replaces the day in the URL with its problem, or with its unfinished game.
 * @param {string} day
 * @param {import('./solved/progress.js').Progress} progress records which problem belongs to the day
 */
async function openDay(day, progress) {
  try {
    await loadEngine();
    // The engine rejects a string that is not a date.
    levelOfDay(day);
    if (day < FIRST_DAY || day > today()) {
      showNotice(words.daily.outside(day, FIRST_DAY), words.putAway);
      day = today();
    }
    const { texts, key } = await composedFor(day);
    progress.addDay(day, key);
    history.replaceState(history.state, '', writeLink(begunOn(day) ?? texts));
  } catch (error) {
    showNotice(error instanceof EngineError ? words.failure(error) : words.daily.none({ day }), words.putAway);
    history.replaceState(history.state, '', location.pathname);
  }
}
