// Helpers for figures: strings (which are in the article), numbers in the article's language, small boards of dots, and
// tasks that take seconds.

import { boundsOf } from '../../board/layout.js';
import { BASE_RADIUS } from '../../board/outline.js';
import { baseShapes } from '../../board/shapes.js';
import { usualTheme } from '../../board/theme.js';
import { svg } from '../../common/dom/dom.js';
import { formatIn, numbersIn } from '../../common/numbers.js';

/**
 * An active figure: it wakes when it scrolls into view, and rests otherwise.
 * @typedef {{ rest?: () => void, wake?: () => void }} Alive
 */

const LANGUAGE = document.documentElement.lang;
const timeIn = (/** @type {string} */ unit) => formatIn(LANGUAGE, { style: 'unit', unit, maximumSignificantDigits: 2 });
const [seconds, milliseconds] = ['second', 'millisecond'].map(timeIn);

/** Writes a whole number. */
export const number = numbersIn(LANGUAGE).whole;
/** Writes a number rounded to two significant digits. */
export const roughly = formatIn(LANGUAGE, { maximumSignificantDigits: 2, roundingMode: 'trunc' });
/** Writes a fraction from 0 to 1 as a percentage. */
export const percent = formatIn(LANGUAGE, { style: 'percent' });
/** @param {number} ms */
export const time = (ms) => (ms < 1000 ? milliseconds(ms) : seconds(ms / 1000));

/** The contents of the holes, in order: `x` for a peg, `o` for an empty hole. @param {string} position */
export const cellsOf = (position) => position.replaceAll(/[^xo]/g, '');

/**
 * A part of a figure.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {ParentNode} figure
 * @param {string} selector
 * @returns {T}
 */
export function part(figure, selector) {
  const found = figure.querySelector(selector);
  if (!found) throw new Error(`The figure has no ${selector}`);
  return /** @type {T} */ (found);
}

/**
 * Calls back when the board in a figure has a game, and whenever the game changes.
 * @param {HTMLElement} figure
 * @param {(position: string, holes: import('../../board/layout.js').Hole[]) => void} show
 */
export function followBoard(figure, show) {
  const board = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (part(figure, 'peg-solitaire'));
  const update = () => board.problem && show(board.position, board.problem.holes);
  for (const event of ['ready', 'change']) board.addEventListener(event, update);
  update();
}

/**
 * A figure's string, with its values filled in. In the article, the string is in `<template data-if="name">`.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {Record<string, string>} [values] for the names in braces
 */
export function text(figure, name, values = {}) {
  const template = /** @type {HTMLTemplateElement} */ (part(figure, `template[data-if="${name}"]`));
  return (template.content.textContent ?? '').replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/**
 * Calls back when a button in a figure is pressed.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {() => void | Promise<void>} act
 */
export function onPress(figure, name, act) {
  part(figure, `[data-do="${name}"]`).addEventListener('click', async () => {
    try {
      await act();
    } catch (error) {
      tellFailure(figure, error);
    }
  });
}

/** Reports below a figure that it has failed, and why. @param {HTMLElement} figure @param {unknown} error */
export function tellFailure(figure, error) {
  const message = error instanceof Error ? error.message : String(error);
  part(figure, '.failure').textContent = text(part(document, '#failures'), 'failed', { message });
}

/**
 * Shows the progress of a figure's task. Screen readers announce the end, not each step.
 * @param {HTMLElement} figure
 * @param {string} words
 * @param {boolean} isOver
 */
export function tell(figure, words, isOver) {
  const output = part(figure, 'output');
  output.setAttribute('aria-live', isOver ? 'polite' : 'off');
  output.textContent = words;
}

/** A copy of a template in the article. @param {string} selector @returns {Node} */
export const copy = (selector) => /** @type {HTMLTemplateElement} */ (part(document, selector)).content.cloneNode(true);

const MARGIN = BASE_RADIUS + 0.06;
const [LIGHT, DARK] = [usualTheme(2), usualTheme(3)];
/** One of the boards' colours, for light and dark mode. @param {'board' | 'edge' | 'hole' | 'peg' | 'mark'} name */
const colourOf = (name) => `light-dark(${LIGHT[name]}, ${DARK[name]})`;
for (const name of /** @type {const} */ (['hole', 'peg', 'mark']))
  document.documentElement.style.setProperty(`--${name}`, colourOf(name));

/** @typedef {{ name: string, x: number, y: number }} Place */

/** The base of a board, drawn in the same way as for the article's other boards. @param {Place[]} holes */
export function baseOf(holes) {
  const theme = { board: colourOf('board'), edge: colourOf('edge'), shadow: '', relief: false };
  return baseShapes(/** @type {any} */ ({ holes, unit: 1 }), theme).map((shape) => {
    const { lines, fill, stroke, width } = /** @type {import('../../board/shapes.js').Path} */ (shape);
    return svg('path', {
      d: lines.map((points) => `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`).join(''),
      fill: String(fill),
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });
  });
}

/**
 * A picture of a board, and a function that shows a position on it, for searches that visit many positions per second.
 * @param {Place[]} holes
 * @returns {{ picture: Element, show: (position: string) => void }}
 */
export function dots(holes) {
  const circles = holes.map(({ x, y }) => svg('circle', { cx: String(x), cy: String(y) }));
  return {
    picture: svg('svg', { viewBox: boxOf(holes), class: 'dots', 'aria-hidden': 'true' }, ...baseOf(holes), ...circles),
    show(position) {
      const cells = cellsOf(position);
      for (const [hole, circle] of circles.entries()) circle.classList.toggle('peg', cells[hole] === 'x');
    },
  };
}

/** The box around the holes, with a margin, as a value for `viewBox`. @param {Place[]} holes */
export function boxOf(holes) {
  const { left, right, top, bottom } = boundsOf(holes);
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' ');
}

/** @template Report @typedef {AsyncGenerator<Report, void, any>} Task */

/**
 * Sets up a task that takes seconds. One button starts the task. While the task runs, that button is replaced by
 * another, which cancels the task.
 * @template Report
 * @param {HTMLElement} figure
 * @param {string} name of the button that starts it
 * @param {() => Task<Report>} begin
 * @param {(report: Report, task: Task<Report>) => boolean | void} show returns true if it keeps the task for more
 * questions, so that the task cannot start again
 */
export function onLongTask(figure, name, begin, show) {
  const start = part(figure, `[data-do="${name}"]`);
  const cancel = part(figure, '[data-do="cancel"]');
  const told = part(figure, 'output');
  /** @type {Task<Report> | undefined} */
  let current;
  onPress(figure, 'cancel', () => {
    current = undefined;
  });
  onPress(figure, name, async () => {
    replace(start, cancel);
    const task = begin();
    current = task;
    let isKept = false;
    try {
      for (let next = await task.next(); current === task && !next.done; next = await task.next()) {
        isKept = show(next.value, task) === true;
        if (isKept) return;
      }
      if (current !== task) told.textContent = '';
      await task.return();
    } finally {
      if (isKept) cancel.hidden = true;
      else replace(cancel, start);
    }
  });
}

/**
 * Replaces one button with another, and moves the focus.
 * @param {HTMLElement} old
 * @param {HTMLElement} now
 */
function replace(old, now) {
  const hasFocus = old === document.activeElement;
  now.hidden = false;
  if (hasFocus) now.focus();
  old.hidden = true;
}
