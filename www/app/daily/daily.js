// The dialog of the problem of the day: that of today, those of the days before, new problems, and the progress.

import './daily.css';
import { nextTask } from '../../common/tasks.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { html } from '../kit/html.js';
import { progressPanel } from '../solved/progress-panel.js';
import { isDaySolved, streakIn } from '../solved/progress-record.js';
import { composedAt, composedFor } from './composed.js';
import { daysUpTo, today, weekdayOf } from './days.js';

/** The side of the picture, in pixels of the page. */
const SIZE = 132;
/** The number of days to look back on. */
const DAYS = 31;
const TICK = '\u2713';
const LEVELS = [1, 2, 3, 4, 5, 6, 7];

/** @typedef {import('./composed.js').Composed} Composed */
/** @typedef {(signal: AbortSignal) => Promise<Composed>} Compose */

/** @param {import('../solved/progress.js').ProgressTable} table */
export function dailyDialog(table) {
  const { progress, words } = table;
  const { daily } = words;
  /** The day on which the dialog was opened. */
  let now = '';
  /** Ends the making of the problem that was chosen last. */
  let making = new AbortController();
  const dialog = dialogOn(table, 'daily', daily.title, { fill, opened });
  const { part } = dialog;
  return dialog;

  async function fill() {
    await progress.read();
    now = today();
    dialog.box.dataset.today = now;
    dialog.show(html`
      <div class="today row">
        <div class="picture"></div>
        <div>
          <h3>${daily.day(now)}</h3>
          <p><b>${daily.level(levelOfDay(now))}</b> <span class="odds"></span></p>
          <p class="streak muted"></p>
          <button type="button" class="primary" autofocus @click=${onDay(now)}>${daily.play}</button>
        </div>
      </div>
      <p class="about" role="status"></p>
      <p class="error" role="alert"></p>
      <h3>${daily.past}</h3>
      <div class="days digits"></div>
      <h3>${daily.fresh}</h3>
      <p class="about">${daily.freshHelp}</p>
      <div class="buttons">
        ${LEVELS.map((level) => {
          const play = onPress((signal) => composedAt(level, signal));
          return html`<button type="button" @click=${play}>${daily.level(level)}</button>`;
        })}
      </div>
      ${progressPanel(table, showDays)}`);
    await nextTask();
    showDays();
  }

  /** Shows the worker's facts about the problem of today. */
  async function opened() {
    const picture = galleryIn(table, dialog, SIZE);
    const composed = await make((signal) => composedFor(now, signal), part('.picture'), dialog.signal);
    if (!composed) return;
    part('.picture').replaceChildren(picture(composed.texts));
    part('.odds').textContent = daily.difficulty(composed);
  }

  /** The days, from the oldest on, below each other by weekday. */
  function showDays() {
    const { record } = progress;
    const days = daysUpTo(now, DAYS).reverse();
    const week = days.slice(-7).sort((a, b) => weekdayOf(a) - weekdayOf(b));
    // Today may not be solved yet, and an unsolved day ends the row, which may be longer than the calendar.
    const row = streakIn(record, daysUpTo(now, Object.keys(record.days).length + 2));
    part('.streak').textContent = daily.streak(row);
    part('.days').replaceChildren(...week.map(weekday), ...days.map(buttonOf));
    const [first] = part('.days').getElementsByTagName('button');
    first.style.gridColumnStart = String(weekdayOf(days[0]) + 1);
  }

  /** The head of a column: the day of the week, and the difficulty of its problems. @param {string} day */
  function weekday(day) {
    const level = levelOfDay(day);
    return html`<span class="muted" aria-hidden="true" title=${daily.level(level)}>
      ${daily.weekday(day)}
      <small>${LEVELS.map((mark) => html`<i class=${mark <= level && 'on'}></i>`)}</small>
    </span>`;
  }

  /** @param {string} day */
  function buttonOf(day) {
    const isSolved = isDaySolved(progress.record, day);
    const level = daily.level(levelOfDay(day));
    const label = [daily.day(day), level, ...(isSolved ? [daily.solved] : [])].join(', ');
    const current = day === now && 'date';
    return html`<button type="button" aria-label=${label} title=${label} aria-current=${current} @click=${onDay(day)}>
      ${daily.date(day)} ${isSolved && html`<b aria-hidden="true">${TICK}</b>`}
    </button>`;
  }

  /** @param {string} day */
  function onDay(day) {
    return onPress(
      (signal) => composedFor(day, signal),
      ({ key }) => progress.addDay(day, key),
    );
  }

  /**
   * Plays a problem that the worker makes: the last one that a person has chosen.
   * @param {Compose} compose
   * @param {(composed: Composed) => void} [note]
   */
  function onPress(compose, note) {
    return async (/** @type {Event} */ { currentTarget }) => {
      making.abort();
      making = new AbortController();
      const { signal } = making;
      dialog.signal.addEventListener('abort', () => making.abort());
      const composed = await make(compose, /** @type {HTMLElement} */ (currentTarget), signal);
      if (!composed) return;
      note?.(composed);
      dialog.choose(composed.texts);
    };
  }

  /**
   * Asks the worker, and says so meanwhile. The dialog shows an error.
   * @param {Compose} compose
   * @param {HTMLElement} place of the result
   * @param {AbortSignal} signal
   * @returns {Promise<Composed | undefined>} undefined if it is not wanted any more
   */
  async function make(compose, place, signal) {
    const [status, error] = [part('[role="status"]'), part('.error')];
    place.setAttribute('aria-busy', 'true');
    status.textContent = daily.making;
    error.textContent = '';
    try {
      const composed = await compose(signal);
      return signal.aborted ? undefined : composed;
    } catch (reason) {
      if (!signal.aborted) error.textContent = words.failure(reason);
      return undefined;
    } finally {
      place.removeAttribute('aria-busy');
      if (!dialog.box.querySelector('[aria-busy]')) status.textContent = '';
    }
  }
}
