// The dialog of the problem of the day: that of today, those of the days before, new problems, and the progress.

import './daily.css';
import { nextTask } from '../../common/next-task.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { Dialog } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
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

/** @extends {Dialog<import('../solved/progress.js').ProgressTable>} */
export class DailyDialog extends Dialog {
  /** Ends the making of the problem that was chosen last. */
  #making = new AbortController();

  /** @param {import('../solved/progress.js').ProgressTable} table */
  constructor(table) {
    super(table, 'daily', table.words.daily.title);
  }

  async fill() {
    const { day, play, past, fresh, freshHelp, level: nameOf } = this.#words;
    await this.table.progress.read();
    this.box.dataset.today = today();
    this.show(html`
      <div class="today">
        <div class="picture"></div>
        <div>
          <h3>${day(this.#today)}</h3>
          <p><b>${this.#levelOf(this.#today)}</b> <span class="odds"></span></p>
          <p class="streak"></p>
          <button type="button" class="primary" autofocus @click=${this.#onDay(this.#today)}>${play}</button>
        </div>
      </div>
      <p class="about" role="status"></p>
      <p class="error" role="alert"></p>
      <h3>${past}</h3>
      <div class="days"></div>
      <h3>${fresh}</h3>
      <p class="about">${freshHelp}</p>
      <div class="buttons">
        ${LEVELS.map((level) => html`<button type="button" @click=${this.#onLevel(level)}>${nameOf(level)}</button>`)}
      </div>
      ${progressPanel(this.table, () => this.#showDays())}`);
    await nextTask();
    this.#showDays();
  }

  /** Shows the worker's facts about the problem of today. */
  async opened() {
    const gallery = new Gallery(this, SIZE);
    const composed = await this.#make((signal) => composedFor(this.#today, signal), this.part('.picture'));
    if (!composed) return;
    this.part('.picture').replaceChildren(gallery.picture(composed.texts));
    this.part('.odds').textContent = this.#words.odds(composed.oneIn);
  }

  get #today() {
    return this.box.dataset.today ?? '';
  }

  get #words() {
    return this.table.words.daily;
  }

  /** The name of the level of a day. @param {string} day */
  #levelOf(day) {
    return this.#words.level(levelOfDay(day));
  }

  /** The days, from the oldest on, below each other by weekday. */
  #showDays() {
    const { record } = this.table.progress;
    const days = daysUpTo(this.#today, DAYS);
    const week = days.slice(0, 7).sort((a, b) => weekdayOf(a) - weekdayOf(b));
    const oldest = days.toReversed();
    // Today may not be solved yet, and an unsolved day ends the row, which may be longer than the calendar.
    const row = streakIn(record, daysUpTo(this.#today, Object.keys(record.days).length + 2));
    this.part('.streak').textContent = this.#words.streak(row);
    this.part('.days').replaceChildren(
      ...week.map((day) => this.#weekday(day)),
      ...oldest.map((day) => this.#day(day)),
    );
    const [first] = this.part('.days').getElementsByTagName('button');
    first.style.gridColumnStart = String(weekdayOf(oldest[0]) + 1);
  }

  /** The head of a column: the day of the week, and the difficulty of its problems. @param {string} day */
  #weekday(day) {
    const level = levelOfDay(day);
    return html`<span aria-hidden="true" title=${this.#words.level(level)}>
      ${this.#words.weekday(day)}
      <small>${LEVELS.map((mark) => html`<i class=${mark <= level && 'on'}></i>`)}</small>
    </span>`;
  }

  /** @param {string} day */
  #day(day) {
    const { date, day: whole, solved } = this.#words;
    const isSolved = isDaySolved(this.table.progress.record, day);
    const label = [whole(day), this.#levelOf(day), ...(isSolved ? [solved] : [])].join(', ');
    const current = day === this.#today && 'date';
    return html`<button type="button" aria-label=${label} title=${label} aria-current=${current} @click=${this.#onDay(day)}>
      ${date(day)} ${isSolved && html`<b aria-hidden="true">${TICK}</b>`}
    </button>`;
  }

  /** @param {number} level */
  #onLevel(level) {
    return this.#onPress((signal) => composedAt(level, signal));
  }

  /** @param {string} day */
  #onDay(day) {
    return this.#onPress(
      (signal) => composedFor(day, signal),
      ({ key }) => this.table.progress.addDay(day, key),
    );
  }

  /**
   * Plays a problem that the worker makes: the last one that a person has chosen.
   * @param {Compose} compose
   * @param {(composed: Composed) => void} [note]
   */
  #onPress(compose, note) {
    return async (/** @type {Event} */ { currentTarget }) => {
      this.#making.abort();
      const control = new AbortController();
      this.#making = control;
      this.signal.addEventListener('abort', () => control.abort());
      const composed = await this.#make(compose, /** @type {HTMLElement} */ (currentTarget), control.signal);
      if (!composed) return;
      note?.(composed);
      this.choose(composed.texts);
    };
  }

  /**
   * Asks the worker, and says so meanwhile. The dialog shows an error.
   * @param {Compose} compose
   * @param {HTMLElement} place of the result
   * @returns {Promise<Composed | undefined>} undefined if it is not wanted any more
   */
  async #make(compose, place, signal = this.signal) {
    const [status, error] = [this.part('[role="status"]'), this.part('.error')];
    place.setAttribute('aria-busy', 'true');
    status.textContent = this.#words.making;
    error.textContent = '';
    try {
      const composed = await compose(signal);
      return signal.aborted ? undefined : composed;
    } catch (reason) {
      if (!signal.aborted) error.textContent = this.table.words.failure(reason);
      return undefined;
    } finally {
      place.removeAttribute('aria-busy');
      if (!this.box.querySelector('[aria-busy]')) status.textContent = '';
    }
  }
}
