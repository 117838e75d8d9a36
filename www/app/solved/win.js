// Shows the result of a won game while the game is on the board, as a card or, once that is closed, as a line. The card
// is also shown after playback of the solver's line.

import { isStill } from '../../common/dom/motion.js';
import { nextTask } from '../../common/tasks.js';
import { knownFewestMoves } from '../../engine/problem.js';
import { JUMP_SECONDS } from '../../game/timeline.js';
import { fewestMoves } from '../kit/remembered.js';
import { messageHere } from '../kit/sent.js';
import { comesWith } from '../wood/shelf.js';
import { cardIn } from './card.js';
import { endsLadder, rungsOf } from './next-problem.js';
import { keyOfProblem, solvedIn } from './progress-record.js';

/** The time that the last jump and the celebration on the board take before the card appears, in milliseconds. */
const MOMENT = 1000 * JUMP_SECONDS + 900;
const celebration = () => nextTask(isStill() ? 0 : MOMENT);

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./wins.js').Win} Win */
/**
 * The actions of the buttons; `kept` records a win and resolves with another sentence about it.
 * @typedef {{
 *   next: (isByKey: boolean) => void, replay: () => void, share: () => void,
 *   kept: (problem: Problem, win: Win) => Promise<string>, learned: () => Promise<void>,
 * }} Acts
 */

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {HTMLElement} box
 * @param {import('./shown.js').Shown} shown
 * @param {import('./clock.js').Clock} clock
 * @param {Acts} acts
 */
export function winCard(table, box, shown, clock, acts) {
  const { element: board, guard, state, follow, progress } = table;
  const { win: words, progress: rules, settings } = table.words;
  const card = cardIn(table, box);
  /** Cancels any pending announcements about a result. */
  let control = new AbortController();
  follow(update);
  return { show, card };

  /**
   * Shows the result of the current game, and hides the result of any other game. A result that was closed in one room
   * is shown again in the other.
   * @type {import('../kit/state.js').Reader}
   */
  function update({ game, result, moves, jumps, room }, before) {
    if (result === before.result && room === before.room) return;
    control.abort();
    control = new AbortController();
    card.hide();
    // The player's own win is celebrated on the board first.
    if (!game || !result || (moves !== undefined && jumps !== before.jumps)) return;
    const isPlay = room === 'play';
    if (moves === undefined) {
      // Study already shows everything that can follow playback.
      if (isPlay) endFilm(game, control.signal);
      return;
    }
    const isHelped = shown.isHelped(game);
    appear([words.title({ how: isHelped ? 'helped' : 'kept' }), words.done({ moves })]);
    if (isPlay && !isHelped) rate(moves, fewestMoves(game.problem, control.signal), control.signal);
    // Stepping through a won game in Study often ends at the win, so the card starts out as a line.
    box.classList.toggle('is-small', !isPlay);
  }

  /**
   * Shows the player's own win after its celebration on the board, and records it.
   * @param {Problem} problem
   * @param {Win} win
   */
  async function show(problem, win) {
    const { moves, isHelped, day } = win;
    const { seconds } = clock;
    const key = keyOfProblem(problem);
    // Another game may be on the board by now.
    const signal = state().result && state().problem === problem ? control.signal : AbortSignal.abort();
    const moment = celebration();
    // Storage that never responds must not hold up the card.
    await Promise.race([progress.read(), nextTask(MOMENT)]);
    const before = solvedIn(progress.record, key)?.moves;
    const isCatalogued = knownFewestMoves(problem) !== undefined;
    const fewest = guard(() => fewestMoves(problem, signal));
    const isNew = before === undefined && !isHelped;
    const gift = isNew && comesWith(Object.keys(progress.record.solved).length + 1);
    const isLast = isNew && guard(() => endsLadder(problem, progress.record));
    progress.addWin({ problem: key, moves, today: day, isHelped });
    await moment;
    // The heading shows the win after the celebration on the board.
    const more = acts.kept(problem, win);
    if (!signal.aborted) {
      appear(words.sentences({ ...win, before, seconds }));
      if (isLast) guard(() => graduate(problem));
    }
    const known = await rate(moves, fewest, signal, isHelped);
    if (isHelped && !signal.aborted) card.say(rules.counts, true);
    // If the catalogue lacks the fewest moves, the record stores them, unless it was cleared in the meantime.
    if (known !== undefined && !isCatalogued && solvedIn(progress.record, key))
      progress.addWin({ problem: key, moves, today: day, isHelped, fewest: known }).then(acts.learned);
    const last = await more;
    if (last && !signal.aborted) card.say(last);
    if (gift && !signal.aborted)
      card.say(words.gift({ name: /** @type {Record<string, string>} */ (settings[gift.kind].choices)[gift.name] }));
  }

  /**
   * Compares a win with the fewest moves, once they are known. A helped win has no stars.
   * @param {number} moves
   * @param {Promise<number | undefined> | undefined} fewest
   * @param {AbortSignal} signal
   * @param {boolean} [isHelped]
   */
  async function rate(moves, fewest, signal, isHelped) {
    if (!isHelped && !signal.aborted) card.rate(words.rating(moves));
    const known = await fewest;
    if (known === undefined || signal.aborted) return known;
    if (!isHelped) card.rate(words.rating(moves, known));
    card.say(words.comparison(moves, known));
    return known;
  }

  /** @param {string[]} sentences the first one is the title */
  function appear(sentences) {
    const next = { text: words.next, press: (/** @type {MouseEvent} */ { detail }) => acts.next(detail === 0) };
    const others = [
      { text: words.replay, press: acts.replay },
      { text: words.share, press: acts.share },
    ];
    card.put(sentences, [next, ...others], board.state);
    card.quote(messageHere());
  }

  /** @param {Problem} problem the last one on the ladder */
  function graduate({ board }) {
    const rungs = rungsOf(board);
    card.graduate(rungs);
    card.say(words.graduation({ count: rungs.length }));
  }

  /**
   * Shows the card after playback of the solver's line, and offers the fewest moves unless the line is known to have
   * no more.
   * @param {import('../../game/game.js').Game} game
   * @param {AbortSignal} signal
   */
  async function endFilm({ problem, line }, signal) {
    const moves = line.moves.length;
    const moment = celebration();
    const fewest = await Promise.race([fewestMoves(problem, signal), moment]);
    await moment;
    if (signal.aborted) return;
    const offers = fewest === moves ? ['another'] : ['fewest-moves', 'another'];
    const again = offers.map(offered).filter((button) => button !== undefined);
    const learn = /** @type {HTMLElement} */ (document.getElementById('learn'));
    card.put(
      [words.film.title, words.done({ moves })],
      [
        { text: words.film.own, press: () => press(offered('own')) },
        { text: learn.textContent, press: () => learn.click() },
        ...again.map((button) => ({ text: textOf(button), press: () => press(button) })),
      ],
    );
    if (fewest === moves) card.say(words.comparison(moves, fewest));
  }

  /** The button for the fewest moves includes their number. @param {HTMLElement} button */
  function textOf({ dataset, textContent }) {
    const { fewest } = state().known;
    if (dataset.action === 'another') return words.film.another;
    return fewest ? `${textContent} (${fewest})` : textContent;
  }

  /** The board's button for an action, if offered. @param {string} action */
  function offered(action) {
    const button = board.shadowRoot?.querySelector(`[data-action="${action}"]`);
    return button instanceof HTMLElement && !button.hidden ? button : undefined;
  }

  /** @param {HTMLElement | undefined} button */
  function press(button) {
    card.leave();
    button?.click();
  }
}
