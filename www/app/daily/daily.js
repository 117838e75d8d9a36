// The dialog of the problem of the day: that of today, those of the days before, new problems, and the progress.

import { build } from '../../common/dom/dom.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { furnish, openModal } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
import { ProgressPanel } from '../solved/progress-panel.js';
import { isDaySolved, streakIn } from '../solved/progress-record.js';
import { composedAt, composedFor } from './composed.js';
import { daysUpTo, weekdayOf } from './days.js';

/** The side of the picture, in pixels of the page. */
const SIZE = 132;
/** How many days there are to look back on. */
const DAYS = 31;
const TICK = '\u2713';
const LEVELS = [1, 2, 3, 4, 5, 6, 7];

/** @typedef {import('./composed.js').Composed} Composed */
/** @typedef {import('../solved/progress.js').Progress} Progress */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */

export class DailyDialog {
  #dialog;
  #words;
  #guard;
  #progress;
  #panel;
  #failure;
  /** @type {Composed['texts'] | undefined} */
  #choice;
  /** Ends when the dialog is closed. */
  #control = new AbortController();

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   * @param {Progress} progress
   */
  constructor(dialog, words, guard, progress) {
    this.#dialog = dialog;
    this.#words = words.daily;
    this.#failure = words.failure;
    this.#guard = guard;
    this.#progress = progress;
    furnish(dialog, { title: words.daily.title, close: words.close }, bodyOf(words.daily));
    this.#part('.levels').append(...LEVELS.map((level) => this.#levelButton(level)));
    this.#panel = new ProgressPanel(this.#part('.record'), words.progress, progress, () => this.showDays());
  }

  /** @param {string} today */
  async showToday(today) {
    const { day, play } = this.#words;
    await this.#progress.read();
    this.#dialog.dataset.today = today;
    const button = build('button', { type: 'button', class: 'primary', autofocus: true }, play);
    button.addEventListener('click', () => this.#chooseDay(today));
    this.#part('.error').textContent = '';
    this.#part('.picture').replaceChildren();
    this.#part('.today').replaceChildren(
      build('h3', {}, day(today)),
      build('p', {}, build('b', {}, this.#levelOf(today)), build('span', { class: 'odds' })),
      build('p', { class: 'streak' }),
      button,
    );
  }

  /** @param {import('../../board/theme.js').Theme} theme @returns {Promise<Composed['texts'] | undefined>} what a person chooses */
  async open(theme) {
    this.#choice = undefined;
    this.#control = new AbortController();
    const gallery = new Gallery(this.#dialog, theme, SIZE, this.#guard);
    this.#panel.show();
    const closed = openModal(this.#dialog);
    this.#finish(gallery);
    await closed;
    this.#control.abort();
    gallery.close();
    return this.#choice;
  }

  /** Shows what the worker knows of the problem of today. @param {Gallery} gallery */
  async #finish(gallery) {
    const composed = await this.#compose(() => composedFor(this.#today));
    if (!composed) return;
    this.#part('.picture').replaceChildren(gallery.picture(composed.texts));
    this.#part('.odds').textContent = ` ${this.#words.odds(composed.oneIn)}`;
  }

  get #today() {
    return this.#dialog.dataset.today ?? '';
  }

  /** The name of the level of a day. @param {string} day */
  #levelOf(day) {
    return this.#words.level(levelOfDay(day));
  }

  /** The days, from the oldest on, below each other by weekday. */
  showDays() {
    const days = daysUpTo(this.#today, DAYS);
    this.#part('.streak').textContent = this.#words.streak(this.#streak());
    const weekdays = days
      .slice(0, 7)
      .sort((a, b) => weekdayOf(a) - weekdayOf(b))
      .map((day) => this.#weekday(day));
    const [first, ...others] = days.toReversed().map((day) => this.#dayButton(day));
    first.style.gridColumnStart = String(weekdayOf(days[days.length - 1]) + 1);
    this.#part('.days').replaceChildren(...weekdays, first, ...others);
  }

  /** Days in a row, which may be more than the calendar shows. */
  #streak() {
    const { record } = this.#progress;
    // Today may not be solved yet, and a day that was not ends it.
    return streakIn(record, daysUpTo(this.#today, Object.keys(record.days).length + 2));
  }

  /** The head of a column: the day of the week, and how hard its problems are. @param {string} day */
  #weekday(day) {
    const level = levelOfDay(day);
    const marks = LEVELS.map((mark) => build('i', { class: mark <= level && 'on' }));
    const name = this.#words.weekday(day);
    return build(
      'span',
      { 'aria-hidden': 'true', title: this.#words.level(level) },
      name,
      build('small', {}, ...marks),
    );
  }

  /** @param {string} day */
  #dayButton(day) {
    const { date, day: whole, solved } = this.#words;
    const isSolved = isDaySolved(this.#progress.record, day);
    const isToday = day === this.#today;
    const label = [whole(day), this.#levelOf(day), ...(isSolved ? [solved] : [])].join(', ');
    const attributes = {
      type: 'button',
      'aria-label': label,
      title: label,
      'aria-current': isToday && 'date',
    };
    const tick = isSolved ? [build('b', { 'aria-hidden': 'true' }, TICK)] : [];
    const button = build('button', attributes, date(day), ...tick);
    button.addEventListener('click', () => this.#chooseDay(day));
    return button;
  }

  /** @param {number} level */
  #levelButton(level) {
    const button = build('button', { type: 'button', 'data-level': String(level) }, this.#words.level(level));
    button.addEventListener('click', () => this.#choose(() => composedAt(level)));
    return button;
  }

  /** @param {string} day */
  #chooseDay(day) {
    this.#choose(async () => {
      const composed = await composedFor(day);
      this.#progress.addDay(day, composed.key);
      return composed;
    });
  }

  /** @param {() => Promise<Composed>} compose */
  async #choose(compose) {
    this.#choice = (await this.#compose(compose))?.texts;
    if (this.#choice) this.#dialog.close();
  }

  /**
   * Asks the worker. What fails is told in the dialog.
   * @param {() => Promise<Composed>} compose
   * @returns {Promise<Composed | undefined>} none once the dialog is closed
   */
  async #compose(compose) {
    const { signal } = this.#control;
    try {
      const composed = await compose();
      return signal.aborted ? undefined : composed;
    } catch (error) {
      this.#part('.error').textContent = this.#failure(error);
      return undefined;
    }
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** @param {Words['daily']} words */
function bodyOf({ past, fresh, freshHelp }) {
  return `
    <div class="daily"><div class="picture"></div><div class="today"></div></div>
    <p class="error" role="alert"></p>
    <h3>${past}</h3>
    <div class="days"></div>
    <h3>${fresh}</h3>
    <p class="about">${freshHelp}</p>
    <div class="levels"></div>
    <section class="record"></section>`;
}
