// Weights that the reader chooses: pressing a hole changes its weight, and the figure shows what the weights prove.

import { ARROWS, holeTowards } from '../../board/layout.js';
import { build, svg } from '../../common/dom/dom.js';
import { answer } from '../asking/engine.js';
import { baseOf, boxOf, cellsOf, onPress, part, tellFailure, text } from './figure.js';

/** The range of weights that presses cycle through. */
const [LEAST, MOST] = [-1, 3];

/** @param {HTMLElement} figure */
export async function bring(figure) {
  const { board = '', start = '', goal = '' } = figure.dataset;
  const question = { board, start, goal };
  const { holes, position } = await answer('board', question);
  let weights = holes.map(() => 0);
  const buttons = holes.map((hole, index) => buttonOf(hole, (step) => set(index, stepped(weights[index], step))));
  rove(holes, buttons);
  const mark = svg('path', { class: 'broken' });
  laidOut(part(figure, '.scales'), holes, mark, buttons);
  const cells = cellsOf(position);
  for (const [hole, button] of buttons.entries()) {
    button.classList.toggle('peg', cells[hole] === 'x');
    button.classList.toggle('goal', holes[hole].name === goal);
  }
  onPress(figure, 'clear', () => show(holes.map(() => 0)));
  onPress(figure, 'find', async () => show((await answer('pagoda', question)).weights));
  await show(weights);

  /** @param {number} hole @param {number} weight */
  function set(hole, weight) {
    show(weights.with(hole, weight)).catch((error) => tellFailure(figure, error));
  }

  /** @param {number[]} chosen */
  async function show(chosen) {
    weights = chosen;
    for (const [hole, button] of buttons.entries()) {
      button.textContent = String(weights[hole]);
      button.classList.toggle('heavy', weights[hole] !== 0);
      const said = { hole: holes[hole].name, weight: String(weights[hole]) };
      button.setAttribute('aria-label', text(figure, 'hole', said));
    }
    const { broken, refutes, ...totals } = await answer('weigh', { ...question, weights });
    const values = { start: String(totals.start), finish: String(totals.finish), jump: broken ?? '' };
    part(figure, '.verdict').textContent = text(figure, broken ? 'broken' : refutes ? 'proven' : 'light', values);
    figure.classList.toggle('proven', refutes && !broken);
    mark.setAttribute('d', broken ? pathOf(broken, holes) : '');
  }
}

/** The next weight, in a cycle. @param {number} weight @param {number} step */
function stepped(weight, step) {
  const count = MOST - LEAST + 1;
  return LEAST + ((weight - LEAST + step + count) % count);
}

/** @param {{ name: string }} hole @param {(step: number) => void} change */
function buttonOf({ name }, change) {
  const button = build('button', { type: 'button', 'data-hole': name });
  button.addEventListener('click', () => change(1));
  button.addEventListener('keydown', ({ key }) => {
    const step = { '+': 1, '-': -1 }[key];
    if (step) change(step);
  });
  return button;
}

/**
 * Makes the buttons a single tab stop. Arrow keys move from hole to hole.
 * @param {import('./figure.js').Place[]} holes
 * @param {HTMLElement[]} buttons
 */
function rove(holes, buttons) {
  for (const [index, button] of buttons.entries()) {
    button.tabIndex = index === Math.floor(holes.length / 2) ? 0 : -1;
    button.addEventListener('focus', () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.addEventListener('keydown', (event) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      buttons[holeTowards({ holes }, index, way)].focus();
    });
  }
}

/**
 * Positions the buttons like the holes of the board.
 * @param {HTMLElement} scales
 * @param {import('./figure.js').Place[]} holes
 * @param {Element} mark
 * @param {HTMLElement[]} buttons
 */
function laidOut(scales, holes, mark, buttons) {
  const [left, top, width, height] = boxOf(holes).split(' ').map(Number);
  scales.style.setProperty('--columns', String(width));
  for (const [hole, { x, y }] of holes.entries()) {
    buttons[hole].style.left = `${(100 * (x - left)) / width}%`;
    buttons[hole].style.top = `${(100 * (y - top)) / height}%`;
  }
  const picture = svg('svg', { viewBox: boxOf(holes), 'aria-hidden': 'true' }, ...baseOf(holes), mark);
  scales.replaceChildren(picture, ...buttons);
}

/** The line of a jump. @param {string} jump such as `d2-d4` @param {import('./figure.js').Place[]} holes */
function pathOf(jump, holes) {
  const ends = jump.split('-').map((name) => holes.find((hole) => hole.name === name));
  return `M${ends.map((hole) => `${hole?.x} ${hole?.y}`).join('L')}`;
}
