// The chart of a game: the number of winning lines after each jump, and the jump that threw away the win. A slider over
// the chart selects positions by click, drag or arrow keys. For screen readers, the numbers are in a table.

import { chartOf } from '../../board/chart-layout.js';
import { build, setAttribute, setHidden, setText, svg } from '../../common/dom/dom.js';
import { goTo, pegCount, status } from '../../game/game.js';
import { chartWords } from '../../words/chart.js';

/** @typedef {import('../../board/chart-layout.js').Point} Point */
/** @typedef {import('../../ask/analysis.js').Analysis['course']} Course */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/chart.js').ChartWords} Words */

/** @template T @typedef {import('../../ask/facts.js').Fact<T>} Fact */

/** The width and height of the drawing, in units. Lines and dots keep their size when the drawing is stretched. */
const UNITS = 1000;
const CROSS = 'M5 5l14 14M19 5L5 19';

/**
 * @param {Element} box around the chart
 * @param {(cursor: number) => void} go
 * @param {import('../../words/plus.js').PlusWords} plus
 */
export function makeChart(box, go, { language, chartTexts, sentences }) {
  const words = chartWords(language, chartTexts);
  const readout = build('p', { class: 'readout' });
  const drawing = svg('svg', { viewBox: `0 0 ${UNITS} ${UNITS}`, preserveAspectRatio: 'none', role: 'img' });
  const now = svg('path', { class: 'now' });
  const cross = svg('svg', { viewBox: '0 0 24 24', class: 'cross', 'aria-hidden': 'true' }, svg('path', { d: CROSS }));
  const scale = build('div', { 'aria-hidden': 'true' });
  const slider = /** @type {HTMLInputElement} */ (build('input', { type: 'range', min: '0', step: '1' }));
  const moves = build('span');
  const lossButton = build('button', { type: 'button' });
  const table = build('table');
  /** The data shown in the last drawing, as text. */
  let drawn = '';
  let lost = 0;

  /** @param {import('../../ask/analysis.js').Analysis} analysis */
  function update({ course, game: played }) {
    const game = played();
    const lines = course.lines();
    draw(lines, game);
    showPlace(lines, game);
    showLoss(course.loss(), game);
    setText(moves, outcome(course, lines, game));
  }

  /** @param {Fact<bigint>[]} lines @param {Game} game */
  function draw(lines, game) {
    const written = lines.map(words.lines);
    const names = game.line.jumps.map(({ name }) => name);
    const key = [...written, ...names].join();
    if (key === drawn) return;
    drawn = key;
    const { runs, powers, jumps } = chartOf(lines);
    const dots = (/** @type {boolean} */ isLost) => dotsAt(runs.flat().filter((point) => point.isLost === isLost));
    drawing.replaceChildren(
      svg('path', { class: 'grid', d: powers.map(({ y }) => `M0 ${down(y)}H${UNITS}`).join('') }),
      now,
      svg('path', { class: 'line', d: runs.map(pathThrough).join('') }),
      svg('path', { class: 'dots', d: dots(false) }),
      svg('path', { class: 'dots lost', d: dots(true) }),
    );
    scale.replaceChildren(
      ...powers.map(({ power, y }) => placed('power', words.power(power), 'bottom', y)),
      placed('power', words.lost, 'bottom', 0),
      ...jumps.map(({ jump, x }) => placed('jump', words.jump(jump), 'left', x)),
    );
    tabulate(written, game);
  }

  /** @param {string[]} written @param {Game} game */
  function tabulate(written, game) {
    const { label, columns, start } = words;
    const row = (/** @type {Element[]} */ ...cells) => build('tr', {}, ...cells);
    const names = [start, ...game.line.jumps.map(({ name }, index) => `${index + 1}. ${name}`)];
    const rows = names.map((name, cursor) => {
      const pegs = String(pegCount(goTo(game, cursor)));
      return row(build('th', { scope: 'row' }, name), build('td', {}, written[cursor]), build('td', {}, pegs));
    });
    const head = [columns.jump, columns.lines, columns.pegs].map((text) => build('th', { scope: 'col' }, text));
    table.replaceChildren(build('caption', {}, label), build('thead', {}, row(...head)), build('tbody', {}, ...rows));
  }

  /** @param {Fact<bigint>[]} lines @param {Game} game */
  function showPlace(lines, { line, cursor }) {
    const jumps = line.jumps.length;
    const place = words.place(cursor, jumps, lines[cursor]);
    setText(readout, place);
    setAttribute(slider, 'aria-valuetext', place);
    setAttribute(slider, 'max', String(jumps));
    if (slider.valueAsNumber !== cursor) slider.value = String(cursor);
    setAttribute(now, 'd', `M${Math.round((UNITS * cursor) / jumps)} 0V${UNITS}`);
  }

  /** @param {number | undefined} loss @param {Game} game */
  function showLoss(loss, { line }) {
    const isLost = loss !== undefined;
    cross.toggleAttribute('hidden', !isLost);
    setHidden(lossButton, !isLost);
    if (!isLost) return;
    lost = loss;
    cross.style.left = percent(loss / line.jumps.length);
    setText(lossButton, words.loss({ jump: line.jumps[loss - 1].name }));
  }

  /** @param {Course} course @param {Fact<bigint>[]} lines @param {Game} game */
  function outcome(course, lines, game) {
    const open = lines.filter(({ state }) => state !== 'known');
    if (course.isAsking() && open.length > 0) {
      const positions = lines.map((fact) => (fact.state === 'known' ? undefined : fact.positions)).find(Boolean);
      return words.counting({ known: lines.length - open.length, all: lines.length, positions });
    }
    const isWon = status(goTo(game, Number.POSITIVE_INFINITY)) === 'won';
    const said = words.moves(isWon ? game.line.moves.length : undefined, course.fewestMoves());
    return sentences(said, open.length > 0 && words.gaps({ count: open.length }));
  }

  box.append(
    readout,
    build('div', { class: 'plot' }, drawing, scale, cross, slider),
    build('p', { class: 'outcome' }, moves, lossButton),
    build('div', { class: 'unseen' }, table),
  );
  for (const named of [drawing, slider]) named.setAttribute('aria-label', words.label);
  slider.addEventListener('input', () => go(slider.valueAsNumber));
  lossButton.addEventListener('click', () => go(lost));
  return { update };
}

/** @param {Point[]} points */
function pathThrough(points) {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(UNITS * x)} ${down(y)}`).join('');
}

/** Very short lines, whose round ends form dots. @param {Point[]} points */
const dotsAt = (points) => points.map(({ x, y }) => `M${Math.round(UNITS * x)} ${down(y)}h.01`).join('');

/** The distance from the top, as in SVG. @param {number} y */
const down = (y) => Math.round(UNITS * (1 - y));

/**
 * @param {string} name
 * @param {string} text
 * @param {'left' | 'bottom'} side
 * @param {number} share of the distance from that side
 */
function placed(name, text, side, share) {
  const label = build('span', { class: name }, text);
  label.style[side] = percent(share);
  return label;
}

/** @param {number} share */
const percent = (share) => `${100 * share}%`;
