// The calendar of the problems of days, a month at a time.

import { daysOfMonth, monthAfter, weekdayOf, weekOf } from '../../common/days.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { element, html } from '../kit/html.js';
import { isDaySolved, isHelpedIn } from '../solved/progress-record.js';
import { LEVELS } from './composed.js';

/** The calendar begins with this day. Others open by their address. */
const FIRST_DAY = '2026-01-01';
const TICK = '\u2713';
/** The signs of the buttons that turn to another month, as markup. */
const ARROWS = ['m14 6-6 6 6 6', 'm10 6 6 6-6 6'].map(
  (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor"
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>`,
);

/** @typedef {import('../solved/progress-record.js').ProgressRecord} ProgressRecord */

/**
 * @param {import('../../words/dialogs.js').DialogWords['daily']} words
 * @param {{ record: ProgressRecord }} progress
 * @param {string} now today
 * @param {(day: string) => (event: Event) => void} onDay makes the listener of a day
 */
export function calendar(words, progress, now, onDay) {
  let month = now.slice(0, 7);
  const name = element`<h3 aria-live="polite"></h3>`;
  const days = element`<div class="days digits"></div>`;
  const [before, after] = [-1, 1].map(turn);
  show();
  return html`<section><div class="month row">${before} ${name} ${after}</div>${days}</section>`;

  function show() {
    name.textContent = words.month(`${month}-01`);
    const all = daysOfMonth(month);
    days.replaceChildren(...weekOf(now).map(weekday), ...all.map(buttonOf));
    const [first] = days.getElementsByTagName('button');
    first.style.gridColumnStart = String(weekdayOf(all[0]) + 1);
    before.toggleAttribute('disabled', month <= FIRST_DAY.slice(0, 7));
    after.toggleAttribute('disabled', month >= now.slice(0, 7));
  }

  /** The button to the month before or after. @param {number} step @param {number} index */
  function turn(step, index) {
    const label = words.turn[index];
    const act = () => {
      month = monthAfter(month, step);
      show();
      // A button that is off has no focus to keep.
      const [own, other] = index ? [after, before] : [before, after];
      if (own.hasAttribute('disabled')) other.focus();
    };
    return element`<button type="button" class="plain" aria-label=${label} title=${label} @click=${act}>${html([ARROWS[index]])}</button>`;
  }

  /** The head of a column: the day of the week, and the difficulty of its problems. @param {string} day */
  function weekday(day) {
    const level = levelOfDay(day);
    return html`<span class="muted" aria-hidden="true" title=${words.level(level)}>
      ${words.weekday(day)}
      <small>${LEVELS.map((mark) => html`<i class=${mark <= level && 'on'}></i>`)}</small>
    </span>`;
  }

  /** @param {string} day */
  function buttonOf(day) {
    const state = stateOf(progress.record, day);
    const label = words.list(words.day(day), words.level(levelOfDay(day)), state && words[state]);
    return html`<button
      type="button" class=${`plain ${state || ''}`} aria-label=${label} title=${label} aria-current=${day === now && 'date'}
      disabled=${day > now || day < FIRST_DAY} @click=${onDay(day)}
    >
      ${words.date(day)} ${state && html`<b aria-hidden="true">${state === 'solved' ? TICK : '~'}</b>`}
    </button>`;
  }
}

/** @param {ProgressRecord} record @param {string} day @returns {'solved' | 'helped' | false} */
export function stateOf(record, day) {
  if (isDaySolved(record, day)) return 'solved';
  return Object.hasOwn(record.days, day) && isHelpedIn(record, record.days[day].problem) && 'helped';
}
