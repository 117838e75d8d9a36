// Shows an analysis: marks on the board, a sentence, the switch, and collapsible sections with facts and a chart of the
// game. The content of a closed section is neither loaded nor computed.

import { keepingJumps } from '../../ask/analysis.js';
import { forkMark, proofMarks, verdictMarks, verdictOfPeg } from '../../board/verdict-marks.js';
import { build, setAttribute, setHidden, setText } from '../../common/dom/dom.js';
import { legalJumps, status } from '../../game/game.js';
import { ATTRIBUTES } from '../../link/attributes.js';
import { loadLaterTexts } from '../../words/language/texts.js';

/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('../../ask/analysis.js').Mode} Mode */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

/** @typedef {ReturnType<typeof makeAnalysisDisplay>} AnalysisDisplay */
/** @typedef {{ goTo: (cursor: number) => void, redraw: () => void, analyse: (mode: Mode) => void }} Intents */

/**
 * @param {HTMLElement} panel
 * @param {Intents} intents
 * @param {PlusWords} all
 */
export function makeAnalysisDisplay(panel, intents, all) {
  const words = all.analysis;
  const judgement = build('p', { class: 'judgement', hidden: true });
  const options = ATTRIBUTES.analysis.choices.map((mode) => build('option', { value: mode }, words.modes[mode]));
  const select = /** @type {HTMLSelectElement} */ (build('select', {}, ...options));
  const facts = makeFactsFold(intents, all);
  const chart = makeChartFold(intents, all);
  const mode = build('label', { class: 'analysis', part: 'analysis' }, build('span', {}, words.label), select);
  panel.querySelector('.message')?.append(judgement, mode, facts.details);
  panel.after(chart.box);
  select.addEventListener('change', () => intents.analyse(/** @type {Mode} */ (select.value)));

  /**
   * @param {Session} session
   * @param {Analysis} analysis
   * @param {boolean} isExplained true if the user has asked why the position is lost
   * @returns {import('../../board/scene.js').Mark[]}
   */
  function marks({ game, selection, playback }, analysis, isExplained) {
    if (playback.isBusy) return [];
    const { reason, fork } = (isExplained && analysis.why()) || {};
    const proof = proofMarks(reason);
    if (proof.length > 0) return proof;
    if (fork) return [forkMark(game.problem.holes, fork.kept)];
    if (analysis.mode() !== 'all') return [];
    return verdictMarks(game, selection, analysis.verdictOf);
  }

  /** The sentences about the position on the board; empty if there is nothing to say. @param {Analysis} analysis */
  function sentence(analysis) {
    const why = analysis.why();
    return all.sentences(verdict(analysis), why && words.why(why, analysis.game()));
  }

  /** @param {Analysis} analysis */
  function verdict(analysis) {
    const [mode, game] = [analysis.mode(), analysis.game()];
    if (mode === 'off' || status(game) === 'won') return '';
    if (analysis.verdict() === 'lost') return analysis.isWinLost() ? words.winLost : mode === 'all' ? words.lost : '';
    const jumps = legalJumps(game).length;
    if (mode === 'warn' || jumps === 0) return '';
    const keeping = keepingJumps(game, analysis);
    if (keeping !== undefined) return words.keeping(keeping, jumps);
    return analysis.isAsking() ? words.pending : words.unknown;
  }

  /**
   * The labels of the holes, with the verdicts on their pegs.
   * @param {Analysis} analysis
   * @param {string[]} plain
   */
  function labels(analysis, plain) {
    if (analysis.mode() !== 'all') return plain;
    return plain.map((label, hole) => {
      const verdict = verdictOfPeg(analysis.game(), hole, analysis.verdictOf);
      return all.list(label, verdict && words.pegs[verdict]);
    });
  }

  /** @param {Analysis} analysis @param {string} said */
  function update(analysis, said) {
    const isOffered = analysis.mode() === 'all';
    setText(judgement, said);
    setHidden(judgement, said === '');
    judgement.classList.toggle('is-lost', analysis.verdict() === 'lost');
    if (select.value !== analysis.mode()) select.value = analysis.mode();
    setHidden(facts.details, !isOffered);
    setHidden(chart.box, !isOffered || analysis.game().line.jumps.length === 0);
    const isCourse = chart.details.open && !chart.box.hidden;
    analysis.want({ facts: facts.details.open && isOffered, course: isCourse });
    facts.update(analysis.facts());
    if (isCourse) chart.update(analysis);
  }

  return { marks, sentence, labels, update };
}

/**
 * A collapsible section. Opening or closing a section takes effect in the next frame.
 * @param {() => void} redraw
 * @param {string} title
 * @param {Node} content
 */
function fold(redraw, title, content) {
  const details = build('details', {}, build('summary', {}, title), content);
  details.addEventListener('toggle', redraw);
  return /** @type {HTMLDetailsElement} */ (details);
}

/** @param {Omit<Intents, 'analyse'>} intents @param {PlusWords} all */
function makeChartFold({ goTo, redraw }, all) {
  const { chart: words, language } = all;
  const content = build('div');
  const details = fold(redraw, words.title, content);
  const box = build('div', { class: 'chart controls', part: 'chart', lang: language, hidden: true }, details);
  /** @type {ReturnType<typeof import('./chart.js').makeChart> | undefined} */
  let chart;

  async function load() {
    await loadLaterTexts();
    const { makeChart } = await import('./chart.js');
    content.replaceChildren();
    chart = makeChart(content, goTo, all);
    redraw();
  }

  details.addEventListener('toggle', () => {
    if (!details.open || chart) return;
    // Opening the section again retries.
    load().catch(() => {
      content.textContent = words.missing;
    });
  });
  return { details, box, update: (/** @type {Analysis} */ analysis) => chart?.update(analysis) };
}

const NAMES = /** @type {const} */ (['lines', 'chance', 'moves', 'pegs']);

/** @param {Pick<Intents, 'redraw'>} intents @param {PlusWords} all */
function makeFactsFold({ redraw }, { facts: words }) {
  const rows = NAMES.map((name) => ({ name, label: build('dt', {}, words.names[name]), value: build('dd', {}) }));
  const details = fold(redraw, words.title, build('dl', {}, ...rows.flatMap(({ label, value }) => [label, value])));
  Object.assign(details, { className: 'facts', hidden: true });

  /** @param {import('../../ask/facts.js').PositionFacts} found */
  function update(found) {
    if (!details.open) return;
    for (const { name, value } of rows) {
      setText(value, words.value(name, found));
      value.classList.toggle('is-open', found[name].state !== 'known');
      setAttribute(value, 'title', name === 'lines' ? words.allLines(found.lines) : '');
    }
  }

  return { details, update };
}
