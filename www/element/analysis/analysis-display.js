// Shows an analysis: marks on the board, a sentence, the switch, the folds of facts about the game and of its chart. A
// closed fold is neither loaded nor counted.

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

/**
 * @param {HTMLElement} panel
 * @param {{ analyse: (mode: Mode) => void, goTo: (cursor: number) => void }} intents
 * @param {PlusWords} all
 */
export function makeAnalysisDisplay(panel, { analyse, goTo }, all) {
  const words = all.analysis;
  const judgement = build('p', { class: 'judgement', hidden: true });
  const options = ATTRIBUTES.analysis.choices.map((mode) => build('option', { value: mode }, words.modes[mode]));
  const select = /** @type {HTMLSelectElement} */ (build('select', {}, ...options));
  const facts = makeFactsDisplay(all.facts);
  const chart = makeChartFold(goTo, all);
  const mode = build('label', { class: 'analysis', part: 'analysis' }, build('span', {}, words.label), select);
  panel.querySelector('.message')?.append(judgement, mode, facts.root);
  panel.after(chart.root);
  select.addEventListener('change', () => analyse(/** @type {Mode} */ (select.value)));

  /**
   * @param {Session} session
   * @param {Analysis} analysis
   * @param {boolean} isExplained true if a person has asked why the position is lost
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

  /** The sentences about the position on the board; empty while there are none. @param {Analysis} analysis */
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
   * The labels of the holes, with the verdicts of their pegs.
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
    facts.update(analysis.facts, isOffered);
    chart.update(analysis.course, analysis.game(), isOffered);
  }

  return { marks, sentence, labels, update };
}

/** @typedef {import('../../ask/analysis.js').Analysis['course']} Course */
/** @typedef {import('../../game/game.js').Game} Game */

/** @param {(cursor: number) => void} goTo @param {PlusWords} all */
function makeChartFold(goTo, all) {
  const { chart: words, language } = all;
  const box = build('div');
  const details = /** @type {HTMLDetailsElement} */ (build('details', {}, build('summary', {}, words.title), box));
  const root = build('div', { class: 'chart controls', part: 'chart', lang: language, hidden: true }, details);
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

  /** If loading fails, the fold says so, and the next opening tries again. */
  async function noticeToggle() {
    try {
      if (details.open && !chart) await load();
    } catch {
      box.textContent = words.missing;
    }
    show();
  }

  function show() {
    if (!shown) return;
    const { course, game } = shown;
    course.want(details.open && !root.hidden);
    if (course.isWanted()) chart?.update(course, game);
  }

  async function load() {
    await loadLaterTexts();
    const { makeChart } = await import('./chart.js');
    box.replaceChildren();
    chart = makeChart(box, goTo, all);
  }

  details.addEventListener('toggle', noticeToggle);
  return { root, update };
}

/** @typedef {import('../../ask/analysis.js').Analysis['facts']} Facts */
/** @typedef {import('../../ask/facts.js').PositionFacts} PositionFacts */

const NAMES = /** @type {const} */ (['lines', 'chance', 'moves', 'pegs']);

/** @param {PlusWords['facts']} words */
function makeFactsDisplay(words) {
  const rows = NAMES.map((name) => ({ name, label: build('dt', {}, words.names[name]), value: build('dd', {}) }));
  const list = build('dl', {}, ...rows.flatMap(({ label, value }) => [label, value]));
  const summary = build('summary', {}, words.title);
  const root = /** @type {HTMLDetailsElement} */ (build('details', { class: 'facts', hidden: true }, summary, list));
  /** @type {Facts | undefined} */
  let shown;

  /** @param {Facts} facts @param {boolean} isOffered */
  function update(facts, isOffered) {
    shown = facts;
    setHidden(root, !isOffered);
    notice();
    if (!facts.isWanted()) return;
    const found = facts.now();
    for (const { name, value } of rows) {
      setText(value, words.value(name, found));
      value.classList.toggle('is-open', found[name].state !== 'known');
      setAttribute(value, 'title', name === 'lines' ? words.allLines(found.lines) : '');
    }
  }

  /** A closed list looks for nothing. */
  function notice() {
    if (shown) shown.want(root.open && !root.hidden);
  }

  root.addEventListener('toggle', notice);
  return { root, update };
}
