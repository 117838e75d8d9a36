// The fold around the chart of a game. A closed one is neither loaded nor counted.

import { build } from '../../common/dom/dom.js';
import { addStyles } from '../../common/dom/styles.js';
import { setHidden, setText } from '../../common/dom/write.js';
import { LANGUAGE } from '../../words/language.js';

/** @typedef {import('../../ask/course.js').Course} Course */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */
/** The data about the game on the board. @typedef {{ course: Course, game: Game, words: PlusWords }} Shown */

export class ChartFold {
  #summary = build('summary', {});
  #box = build('div', {});
  #details = /** @type {HTMLDetailsElement} */ (build('details', {}, this.#summary, this.#box));
  #goTo;
  /** @type {import('./chart.js').Chart | undefined} */
  #chart;
  /** @type {Shown | undefined} */
  #shown;

  /** @param {(cursor: number) => void} goTo */
  constructor(goTo) {
    this.#goTo = goTo;
    this.root = build('div', { class: 'chart controls', part: 'chart', lang: LANGUAGE, hidden: true }, this.#details);
    this.#details.addEventListener('toggle', () => this.#noticeToggle());
  }

  /** @param {Course} course @param {Game} game @param {boolean} isOffered @param {PlusWords} words */
  update(course, game, isOffered, words) {
    this.#shown = { course, game, words };
    setHidden(this.root, !isOffered || game.line.jumps.length === 0);
    setText(this.#summary, words.chart.title);
    this.#show();
  }

  async #noticeToggle() {
    if (this.#details.open && !this.#chart) await this.#load();
    this.#show();
  }

  #show() {
    if (!this.#shown) return;
    const { course, game } = this.#shown;
    course.isWanted = this.#details.open && !this.root.hidden;
    if (course.isWanted) this.#chart?.update(course, game);
  }

  /** If loading fails, the fold says so, and the next opening tries again. */
  async #load() {
    const { chart } = /** @type {Shown} */ (this.#shown).words;
    try {
      const { Chart } = await import('./chart.js');
      addStyles(/** @type {ShadowRoot} */ (this.root.getRootNode()), Chart.css);
      this.#box.replaceChildren();
      this.#chart = new Chart(this.#box, this.#goTo);
    } catch {
      this.#box.textContent = chart.missing;
    }
  }
}
