// The parts that figures share: their texts, which stand in the article, and numbers in its language.

import { build } from '../../common/dom/dom.js';
import { formatIn, numbersIn } from '../../common/numbers.js';

/**
 * A figure that lives: it wakes when it comes into view, and rests when it is not.
 * @typedef {{ rest?: () => void, wake?: () => void }} Alive
 */

const LANGUAGE = document.documentElement.lang;
const timeIn = (/** @type {string} */ unit) => formatIn(LANGUAGE, { style: 'unit', unit, maximumSignificantDigits: 2 });
const [seconds, milliseconds] = ['second', 'millisecond'].map(timeIn);

/** Writes a whole number. */
export const number = numbersIn(LANGUAGE).whole;
/** Writes the first two digits of a number, and zeros for the others. */
export const roughly = formatIn(LANGUAGE, { maximumSignificantDigits: 2, roundingMode: 'trunc' });
/** Writes a share from 0 to 1. */
export const percent = formatIn(LANGUAGE, { style: 'percent' });
/** @param {number} ms */
export const time = (ms) => (ms < 1000 ? milliseconds(ms) : seconds(ms / 1000));

/** The contents of the holes in their order: `x` for a peg, `o` for none. @param {string} position */
export const cellsOf = (position) => position.replaceAll(/[^xo]/g, '');

/** True if the reader wants nothing to move by itself. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
 * Calls back when the board of a figure has a game, and whenever that changes.
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
 * A text of a figure with its values. The article has it in `<template data-if="name">`.
 * @param {HTMLElement} figure
 * @param {string} name
 * @param {Record<string, string>} [values] for the names in braces
 */
export function text(figure, name, values = {}) {
  const template = /** @type {HTMLTemplateElement} */ (part(figure, `template[data-if="${name}"]`));
  return (template.content.textContent ?? '').replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/**
 * Calls back when a button of a figure is pressed.
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

/** Tells below a figure that it failed, and why. @param {HTMLElement} figure @param {unknown} error */
export function tellFailure(figure, error) {
  figure.querySelector('.failure')?.remove();
  const message = error instanceof Error ? error.message : String(error);
  const words = text(part(document, '#failures'), 'failed', { message });
  figure.append(build('p', { class: 'failure', role: 'alert' }, words));
}

/**
 * Tells how the task of a figure goes: aloud once it is over, and not at each step.
 * @param {HTMLElement} figure
 * @param {string} words
 * @param {boolean} isOver
 */
export function tell(figure, words, isOver) {
  const output = part(figure, 'output');
  output.setAttribute('aria-live', isOver ? 'polite' : 'off');
  output.textContent = words;
}

/** The content of a template of the article, copied. @param {string} selector @returns {Node} */
export function copy(selector) {
  return /** @type {HTMLTemplateElement} */ (part(document, selector)).content.cloneNode(true);
}
