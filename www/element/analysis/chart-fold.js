// The fold around the chart of a game. A closed one is neither loaded nor counted.

import { build } from '../../common/dom/dom.js';
import { setHidden } from '../../common/dom/write.js';
import { LANGUAGE } from '../../words/en/language.js';

/** @typedef {import('../../ask/course.js').Course} Course */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/en/plus.js').PlusWords} PlusWords */

/** @param {(cursor: number) => void} goTo @param {PlusWords['chart']} words */
export function makeChartFold(goTo, words) {
  const box = build('div');
  const details = /** @type {HTMLDetailsElement} */ (build('details', {}, build('summary', {}, words.title), box));
  const root = build('div', { class: 'chart controls', part: 'chart', lang: LANGUAGE, hidden: true }, details);
  /** @type {ReturnType<typeof import('./chart.js').makeChart> | undefined} */
  let chart;
  /** The data about the game on the board. @type {{ course: Course, game: Game } | undefined} */
  let shown;

  /** @param {Course} course @param {Game} game @param {boolean} isOffered */
  function update(course, game, isOffered) {
    shown = { course, game };
    setHidden(root, !isOffered || game.line.jumps.length === 0);
    show();
  }

  async function noticeToggle() {
    if (details.open && !chart) await load();
    show();
  }

  function show() {
    if (!shown) return;
    const { course, game } = shown;
    course.want(details.open && !root.hidden);
    if (course.isWanted()) chart?.update(course, game);
  }

  /** If loading fails, the fold says so, and the next opening tries again. */
  async function load() {
    try {
      const { makeChart } = await import('./chart.js');
      box.replaceChildren();
      chart = makeChart(box, goTo);
    } catch {
      box.textContent = words.missing;
    }
  }

  details.addEventListener('toggle', noticeToggle);
  return { root, update };
}
