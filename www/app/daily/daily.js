// The dialog for the problem of the day, with a calendar of earlier problems, and buttons for new ones.

import { today } from '../../common/day.js';
import { weekOf } from '../../common/days.js';
import { nextTask } from '../../common/tasks.js';
import { withProblem } from '../../engine/problem.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { begunOn } from '../kit/begun.js';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { html } from '../kit/html.js';
import { fewestMoves } from '../kit/remembered.js';
import { dueIn } from '../solved/learned.js';
import { isDaySolved, isHelpedIn, solvedIn, streakUpTo } from '../solved/progress-record.js';
import { calendar } from './calendar.js';
import { composedAt, composedFor, LEVELS } from './composed.js';

/** The size of the picture, in CSS pixels. */
const SIZE = 192;

/** @typedef {import('./composed.js').Composed} Composed */
/** @typedef {import('../solved/progress-record.js').ProgressRecord} ProgressRecord */
/** @typedef {(signal: AbortSignal) => Promise<Composed>} Compose */

/** @param {import('../solved/progress.js').ProgressTable} table */
export function dailyDialog(table) {
  const { guard, progress, words } = table;
  const { daily } = words;
  /** The day on which the dialog was opened. */
  let now = '';
  const dialog = dialogOn(table, 'daily', daily.title, { fill, opened });
  const { part } = dialog;
  return dialog;

  async function fill() {
    await progress.read();
    now = today();
    dialog.box.dataset.today = now;
    const days = calendar(daily, (day) => stateOf(progress.record, day), now, onDay);
    // The calendar and the rest of the dialog are two tasks: together they would block a slow phone.
    await nextTask();
    const { record, trouble } = progress;
    const [due] = dueIn(record, now);
    const playText = stateOf(record, now) === 'solved' ? daily.again : begunOn(now) ? daily.goOn : daily.play;
    dialog.show(html`
      <div class="today">
        <div class="picture"></div>
        <div class="facts">
          <h3>${daily.day(now)}</h3>
          <p><b>${daily.level(levelOfDay(now))}</b> <span class="odds muted"></span></p>
          <p class="result tick"></p>
        </div>
        <button type="button" class="primary" autofocus @click=${onDay(now)}>${playText}</button>
        <div class="week row" aria-hidden="true">${weekOf(now, daily.firstWeekday).map(dot)}</div>
        <div class="row">
          <p class="streak muted">${daily.streak({ days: streakUpTo(record, now) })}</p>
          <button type="button" class="plain" @click=${() => table.show('progress')}>${words.progress.title}</button>
        </div>
        ${due && html`<p><a href=${due.link}>${daily.review}</a></p>`}
        <p class="about muted" role="status"></p>
        <p class="error about" role="alert"></p>
        <p class="trouble note muted">${trouble && words.progress.troubles[trouble]}</p>
      </div>
      ${days}
      <section class="wide">
        <h3>${daily.fresh}</h3>
        <div class="buttons">
          ${LEVELS.map((level) => {
            const play = onPress((signal) => composedAt(level, signal));
            return html`<button type="button" @click=${play}>${daily.level(level)}</button>`;
          })}
        </div>
      </section>`);
    showResult();
  }

  /** Shows the facts about today's problem that the worker provides. */
  async function opened() {
    const { signal } = dialog;
    const picture = galleryIn(table, dialog, SIZE);
    const composed = await make(dialog, words, (signal) => composedFor(now, signal), part('.picture'), signal);
    if (!composed) return;
    part('.picture').replaceChildren(picture(composed.texts));
    part('.odds').textContent = daily.luck(composed.oneIn);
    if (stateOf(progress.record, now) !== 'solved') return;
    const fewest = await guard(() => withProblem(composed.texts, (problem) => fewestMoves(problem, signal)));
    if (!signal.aborted) showResult(fewest);
  }

  /** @param {number} [fewest] moves of any solution of today's problem, if known */
  function showResult(fewest) {
    const { record } = progress;
    const state = stateOf(record, now);
    const moves = state === 'solved' ? solvedIn(record, record.days[now].problem)?.moves : undefined;
    part('.result').textContent =
      moves === undefined ? (state ? daily.onlyHelped : '') : daily.solvedIn({ moves, fewest });
  }

  /** The dot for a day of this week. @param {string} day */
  function dot(day) {
    const state = day > now ? 'later' : stateOf(progress.record, day) || 'open';
    return html`<span class=${day === now ? `${state} now` : state}>${daily.weekday(day).slice(0, 1)}</span>`;
  }

  /** Plays the problem for a day, or continues the unfinished game. @param {string} day */
  function onDay(day) {
    const play = onPress(
      (signal) => composedFor(day, signal),
      ({ key }) => progress.addDay(day, key),
    );
    return (/** @type {Event} */ event) => {
      const begun = begunOn(day);
      if (begun) dialog.choose(begun);
      else play(event);
    };
  }

  /**
   * Plays a problem generated by the worker; only the last request counts.
   * @param {Compose} compose
   * @param {(composed: Composed) => void} [note]
   */
  function onPress(compose, note) {
    return async (/** @type {Event} */ { currentTarget }) => {
      const composed = await make(
        dialog,
        words,
        compose,
        /** @type {HTMLElement} */ (currentTarget),
        dialog.beginTask(),
      );
      if (!composed) return;
      note?.(composed);
      dialog.choose(composed.texts);
    };
  }
}

/**
 * Requests a problem from the worker. The dialog shows that the request is pending, and any error.
 * @param {import('../kit/dialog.js').Dialog} dialog
 * @param {import('../../words/dialogs.js').DialogWords} words
 * @param {Compose} compose
 * @param {HTMLElement} place the element that waits for the result
 * @param {AbortSignal} signal
 * @returns {Promise<Composed | undefined>} undefined if it is no longer wanted
 */
async function make({ box, part }, words, compose, place, signal) {
  const [status, error] = [part('.about[role="status"]'), part('.error')];
  place.setAttribute('aria-busy', 'true');
  status.textContent = words.daily.making;
  error.textContent = '';
  try {
    const composed = await compose(signal);
    return signal.aborted ? undefined : composed;
  } catch (reason) {
    if (!signal.aborted) error.textContent = words.failure(reason);
    return undefined;
  } finally {
    place.removeAttribute('aria-busy');
    if (!box.querySelector('[aria-busy]')) status.textContent = '';
  }
}

/** @param {ProgressRecord} record @param {string} day @returns {'solved' | 'helped' | false} */
function stateOf(record, day) {
  if (isDaySolved(record, day)) return 'solved';
  return Object.hasOwn(record.days, day) && isHelpedIn(record, record.days[day].problem) && 'helped';
}
