// The chart of a game: the number of winning lines after each jump, and the loss of the win. A slider lies over it, so
// a click, a drag and the arrow keys go to a place of the game; screen readers find the numbers in a table. It comes
// with its words: all of it is loaded when the fold opens.

import { chartOf } from '../../board/chart-layout.js';
import { build, fill } from '../../common/dom/dom.js';
import { setAttribute, setHidden, setText } from '../../common/dom/write.js';
import { goTo, pegCount, status } from '../../game/game.js';
import { chartWords } from '../../words/chart.js';
import css from './plot.css?inline';

/** @typedef {import('../../board/chart-layout.js').Point} Point */
/** @typedef {import('../../ask/course.js').Course} Course */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/chart.js').ChartWords} Words */

/** @template T @typedef {import('../../ask/facts.js').Fact<T>} Fact */

/** The drawing has this many units in each direction; lines and dots keep their size when it is stretched. */
const UNITS = 1000;
const CROSS = 'M5 5l14 14M19 5L5 19';

export class Chart {
  static css = css;

  #readout = build('p', { class: 'readout' });
  #drawing = svg('svg', { viewBox: `0 0 ${UNITS} ${UNITS}`, preserveAspectRatio: 'none', role: 'img' });
  #now = svg('path', { class: 'now' });
  #cross = svg('svg', { viewBox: '0 0 24 24', class: 'cross', 'aria-hidden': 'true' }, svg('path', { d: CROSS }));
  #scale = build('div', { 'aria-hidden': 'true' });
  #slider = /** @type {HTMLInputElement} */ (build('input', { type: 'range', min: '0', step: '1' }));
  #moves = build('span', {});
  #loss = build('button', { type: 'button' });
  #table = build('table', {});
  #words = chartWords();
  /** The markup of the last drawing. */
  #drawn = '';
  #lost = 0;

  /** @param {Element} box around it @param {(cursor: number) => void} goTo */
  constructor(box, goTo) {
    box.append(
      this.#readout,
      build('div', { class: 'plot' }, this.#drawing, this.#scale, this.#cross, this.#slider),
      build('p', { class: 'outcome' }, this.#moves, this.#loss),
      build('div', { class: 'unseen' }, this.#table),
    );
    this.#slider.addEventListener('input', () => goTo(this.#slider.valueAsNumber));
    this.#loss.addEventListener('click', () => goTo(this.#lost));
  }

  /** @param {Course} course @param {Game} game */
  update(course, game) {
    const { lines } = course;
    this.#draw(lines, game);
    this.#showPlace(lines, game);
    this.#showLoss(course.loss, game);
    setText(this.#moves, this.#outcome(course, lines, game));
  }

  /** @param {Fact<bigint>[]} lines @param {Game} game */
  #draw(lines, game) {
    const words = this.#words;
    const written = lines.map(words.lines);
    const names = game.line.jumps.map(({ name }) => name);
    const key = [...written, ...names].join();
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { runs, powers, jumps } = chartOf(lines);
    const dots = (/** @type {boolean} */ isLost) => dotsAt(runs.flat().filter((point) => point.isLost === isLost));
    this.#drawing.replaceChildren(
      svg('path', { class: 'grid', d: powers.map(({ y }) => `M0 ${down(y)}H${UNITS}`).join('') }),
      this.#now,
      svg('path', { class: 'line', d: runs.map(pathThrough).join('') }),
      svg('path', { class: 'dots', d: dots(false) }),
      svg('path', { class: 'dots lost', d: dots(true) }),
    );
    this.#scale.replaceChildren(
      ...powers.map(({ power, y }) => placed('power', words.power(power), 'bottom', y)),
      placed('power', words.lost, 'bottom', 0),
      ...jumps.map(({ jump, x }) => placed('jump', words.jump(jump), 'left', x)),
    );
    this.#tabulate(written, game);
  }

  /** @param {string[]} written @param {Game} game */
  #tabulate(written, game) {
    const { label, columns, start } = this.#words;
    const cells = (/** @type {string} */ tag, /** @type {string[]} */ texts) =>
      texts.map((text) => build(tag, {}, text));
    const row = (/** @type {Element[]} */ ...cells) => build('tr', {}, ...cells);
    const names = [start, ...game.line.jumps.map(({ name }, index) => `${index + 1}. ${name}`)];
    const rows = names.map((name, cursor) =>
      row(build('th', { scope: 'row' }, name), ...cells('td', [written[cursor], String(pegCount(goTo(game, cursor)))])),
    );
    const head = [columns.jump, columns.lines, columns.pegs].map((text) => build('th', { scope: 'col' }, text));
    this.#table.replaceChildren(
      build('caption', {}, label),
      build('thead', {}, row(...head)),
      build('tbody', {}, ...rows),
    );
  }

  /** @param {Fact<bigint>[]} lines @param {Game} game */
  #showPlace(lines, { line, cursor }) {
    const words = this.#words;
    const jumps = line.jumps.length;
    const place = words.place(cursor, jumps, lines[cursor]);
    setText(this.#readout, place);
    setAttribute(this.#drawing, 'aria-label', words.label);
    setAttribute(this.#slider, 'aria-label', words.label);
    setAttribute(this.#slider, 'aria-valuetext', place);
    setAttribute(this.#slider, 'max', String(jumps));
    if (this.#slider.valueAsNumber !== cursor) this.#slider.value = String(cursor);
    setAttribute(this.#now, 'd', `M${Math.round((UNITS * cursor) / jumps)} 0V${UNITS}`);
  }

  /** @param {number | undefined} loss @param {Game} game */
  #showLoss(loss, { line }) {
    const isLost = loss !== undefined;
    this.#cross.toggleAttribute('hidden', !isLost);
    setHidden(this.#loss, !isLost);
    if (!isLost) return;
    this.#lost = loss;
    this.#cross.style.left = percent(loss / line.jumps.length);
    setText(this.#loss, this.#words.loss(line.jumps[loss - 1].name));
  }

  /** @param {Course} course @param {Fact<bigint>[]} lines @param {Game} game */
  #outcome({ isAsking, fewestMoves }, lines, game) {
    const words = this.#words;
    const open = lines.filter(({ state }) => state !== 'known');
    if (isAsking && open.length > 0) {
      const positions = lines.map((fact) => (fact.state === 'known' ? undefined : fact.positions)).find(Boolean);
      return words.counting(lines.length - open.length, lines.length, positions);
    }
    const isWon = status(goTo(game, Number.POSITIVE_INFINITY)) === 'won';
    const moves = words.moves(isWon ? game.line.moves.length : undefined, fewestMoves);
    return open.length > 0 ? `${moves} ${words.gaps(open.length)}`.trim() : moves;
  }
}

/** @param {string} tag @param {import('../../common/dom/dom.js').Attributes} attributes @param {Node[]} children */
function svg(tag, attributes, ...children) {
  return fill(
    /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', tag)),
    attributes,
    children,
  );
}

/** @param {Point[]} points */
function pathThrough(points) {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(UNITS * x)} ${down(y)}`).join('');
}

/** The shortest lines, whose round ends make a dot. @param {Point[]} points */
function dotsAt(points) {
  return points.map(({ x, y }) => `M${Math.round(UNITS * x)} ${down(y)}h.01`).join('');
}

/** The distance from above, as drawings count. @param {number} y */
function down(y) {
  return Math.round(UNITS * (1 - y));
}

/**
 * @param {string} name
 * @param {string} text
 * @param {'left' | 'bottom'} side
 * @param {number} share of the way from that side
 */
function placed(name, text, side, share) {
  const label = build('span', { class: name }, text);
  label.style[side] = percent(share);
  return label;
}

/** @param {number} share */
function percent(share) {
  return `${100 * share}%`;
}
