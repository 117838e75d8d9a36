// The dialog of the problem of the day: that of today, those of the days before, new problems, and the progress.

import { build } from '../common/dom.js';
import { composedAt, composedFor } from './composed.js';
import { daysUpTo, weekdayOf } from './days.js';
import { furnish, openModal } from './dialog.js';
import { Gallery } from './gallery.js';
import { ProgressPanel } from './progress-panel.js';
import { isDaySolved, streakIn } from './progress-record.js';

/** The side of the picture, in pixels of the page. */
const SIZE = 132;
/** How many days there are to look back on. */
const DAYS = 31;
const TICK = '\u2713';
const LEVELS = [1, 2, 3, 4, 5, 6, 7];

/** @typedef {import('./composed.js').Composed} Composed */
/** @typedef {import('./progress.js').Progress} Progress */
/** @typedef {import('../words/app.js').AppWords} Words */

export class DailyDialog {
  #dialog;
  #words;
  #guard;
  #progress;
  #panel;
  /** @type {Composed['texts'] | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('./guard.js').Guard} guard
   * @param {Progress} progress
   */
  constructor(dialog, words, guard, progress) {
    this.#dialog = dialog;
    this.#words = words.daily;
    this.#guard = guard;
    this.#progress = progress;
    furnish(dialog, { title: words.daily.title, close: words.close }, bodyOf(words.daily));
    this.#part('.levels').append(...LEVELS.map((level) => this.#levelButton(level)));
    this.#panel = new ProgressPanel(this.#part('.record'), words.progress, progress, () => this.#showDays());
  }

  /**
   * @param {string} today
   * @param {import('../board/theme.js').Theme} theme
   * @returns {Promise<Composed['texts'] | undefined>} what a person chooses
   */
  async open(today, theme) {
    this.#choice = undefined;
    await this.#progress.read();
    const gallery = new Gallery(this.#dialog, theme, SIZE, this.#guard);
    const composed = composedFor(today);
    this.#dialog.dataset.today = today;
    this.#part('.picture').replaceChildren(gallery.picture(composed.texts));
    this.#showToday(today, composed);
    this.#showDays();
    this.#panel.show();
    await openModal(this.#dialog);
    gallery.close();
    return this.#choice;
  }

  /** @param {string} today @param {Composed} composed */
  #showToday(today, { level, oneIn }) {
    const { day, odds, play } = this.#words;
    const button = build('button', { type: 'button', class: 'primary', autofocus: true }, play);
    button.addEventListener('click', () => this.#chooseDay(today));
    this.#part('.today').replaceChildren(
      build('h3', {}, day(today)),
      build('p', {}, build('b', {}, this.#words.level(level)), ` ${odds(oneIn)}`),
      build('p', { class: 'streak' }),
      button,
    );
  }

  /** The days, from the oldest on, below each other by weekday. */
  #showDays() {
    const days = daysUpTo(this.#dialog.dataset.today ?? '', DAYS);
    const { record } = this.#progress;
    this.#part('.streak').textContent = this.#words.streak(streakIn(record, days));
    const weekdays = days
      .slice(0, 7)
      .sort((a, b) => weekdayOf(a) - weekdayOf(b))
      .map((day) => build('span', { 'aria-hidden': 'true' }, this.#words.weekday(day)));
    const [first, ...others] = days.toReversed().map((day) => this.#dayButton(day));
    first.style.gridColumnStart = String(weekdayOf(days[days.length - 1]) + 1);
    this.#part('.days').replaceChildren(...weekdays, first, ...others);
  }

  /** @param {string} day */
  #dayButton(day) {
    const { date, day: whole, solved } = this.#words;
    const isSolved = isDaySolved(this.#progress.record, day);
    const isToday = day === this.#dialog.dataset.today;
    const label = isSolved ? `${whole(day)}, ${solved}` : whole(day);
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
    this.#choose(() => {
      const composed = composedFor(day);
      this.#progress.addDay(day, composed.key);
      return composed;
    });
  }

  /** @param {() => Composed} compose */
  #choose(compose) {
    this.#choice = this.#guard.run(compose)?.texts;
    this.#dialog.close();
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
    <h3>${past}</h3>
    <div class="days"></div>
    <h3>${fresh}</h3>
    <p class="about">${freshHelp}</p>
    <div class="levels"></div>
    <section class="record"></section>`;
}
