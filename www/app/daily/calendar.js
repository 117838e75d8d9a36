// The calendar of daily problems, which shows one month at a time: a grid with a single tab stop and arrow keys.

import { dayAfter, daysOfMonth, sameDateAfter, weekdayOf, weekOf } from '../../common/days.js';
import { hasModifier } from '../../common/dom/keys.js';
import { levelOfDay } from '../../engine/wasm/peg_solitaire.js';
import { element, html } from '../kit/html.js';
import { FIRST_DAY } from './composed.js';

const TICK = '\u2713';
/** The icons of the buttons for the previous and next month, as markup. */
const ARROWS = ['m14 6-6 6 6 6', 'm10 6 6 6-6 6'].map(
  (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor"
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>`,
);

/**
 * @param {import('../../words/dialogs.js').DialogWords['daily']} words
 * @param {(day: string) => 'solved' | 'helped' | false} stateOf a day
 * @param {string} now today
 * @param {(day: string) => (event: Event) => void} onDay creates the listener for a day
 */
export function calendar(words, stateOf, now, onDay) {
  const first = words.firstWeekday;
  /**
   * The calendar's navigation keys, and the days to which they move the focus.
   * @type {Record<string, (day: string) => string>}
   */
  const keys = {
    ArrowLeft: (day) => dayAfter(day, -1),
    ArrowRight: (day) => dayAfter(day, 1),
    ArrowUp: (day) => dayAfter(day, -7),
    ArrowDown: (day) => dayAfter(day, 7),
    Home: (day) => weekOf(day, first)[0],
    End: (day) => weekOf(day, first)[6],
    PageUp: (day) => sameDateAfter(day, -1),
    PageDown: (day) => sameDateAfter(day, 1),
  };
  /** The day that is the tab stop. */
  let current = now;
  const name = element`<h3 id="month" aria-live="polite"></h3>`;
  const days = element`<div class="days digits" role="grid" aria-labelledby="month" @keydown=${move}></div>`;
  const [before, after] = [-1, 1].map(turn);
  show();
  return html`<section><div class="month row">${before} ${name} ${after}</div>${days}
    <p class="note muted">${words.rising}</p></section>`;

  /** Shows the month of a day, or the nearest month that the calendar contains. @param {string} [day] */
  function show(day = current) {
    current = day < FIRST_DAY ? FIRST_DAY : day > now ? now : day;
    const month = current.slice(0, 7);
    const title = words.month(`${month}-01`);
    if (name.textContent !== title) name.textContent = title;
    const all = daysOfMonth(month);
    const weeks = new Set(all.map((day) => weekOf(day, first)[0]));
    days.replaceChildren(
      html`<div role="row">${weekOf(now, first).map(weekday)}</div>`,
      ...[...weeks].map(
        (week) => html`<div role="row">${all.filter((day) => weekOf(day, first)[0] === week).map(cellOf)}</div>`,
      ),
    );
    const cell = /** @type {HTMLElement} */ (days.querySelector('[role="gridcell"]'));
    cell.style.gridColumnStart = String(weekdayOf(all[0], first) + 1);
    before.toggleAttribute('disabled', month <= FIRST_DAY.slice(0, 7));
    after.toggleAttribute('disabled', month >= now.slice(0, 7));
  }

  /** @param {Event} event */
  function move(event) {
    const { key } = /** @type {KeyboardEvent} */ (event);
    if (!Object.hasOwn(keys, key) || hasModifier(/** @type {KeyboardEvent} */ (event))) return;
    event.preventDefault();
    show(keys[key](current));
    /** @type {HTMLElement} */ (days.querySelector('[tabindex="0"]')).focus();
  }

  /** The button for the previous or next month. @param {number} step @param {number} index */
  function turn(step, index) {
    const label = words.turn[index];
    const act = () => {
      show(sameDateAfter(current, step));
      // A disabled button cannot keep the focus.
      const [own, other] = index ? [after, before] : [before, after];
      if (own.hasAttribute('disabled')) other.focus();
    };
    return element`<button type="button" class="plain" aria-label=${label} title=${label} @click=${act}>${html([ARROWS[index]])}</button>`;
  }

  /** The header of a column: the day of the week, with the difficulty of its problems. @param {string} day */
  function weekday(day) {
    const title = words.level(levelOfDay(day));
    return html`<span class="muted" role="columnheader" title=${title}>${words.weekday(day)}</span>`;
  }

  /** @param {string} day */
  function cellOf(day) {
    const state = stateOf(day);
    const label = words.list(words.day(day), words.level(levelOfDay(day)), state && words[state]);
    return html`<div role="gridcell"><button
      type="button" class=${`plain ${state || ''}`} aria-label=${label} title=${label} aria-current=${day === now && 'date'}
      tabindex=${day === current ? '0' : '-1'} disabled=${day > now || day < FIRST_DAY} @click=${onDay(day)}
    >
      ${Number(day.slice(-2))} ${state && html`<b aria-hidden="true">${state === 'solved' ? TICK : '~'}</b>`}
    </button></div>`;
  }
}
