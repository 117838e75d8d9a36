// Shows an analysis: marks on the board, a sentence, the switch, and other facts about the game.

import { keepingJumps } from '../../ask/analysis.js';
import { proofMarks } from '../../board/proof-marks.js';
import { forkMark, verdictMarks, verdictOfPeg } from '../../board/verdict-marks.js';
import { build } from '../../common/dom/dom.js';
import { setHidden, setText } from '../../common/dom/write.js';
import { legalJumps, status } from '../../game/game.js';
import { ATTRIBUTES } from '../../link/attributes.js';
import { makeChartFold } from './chart-fold.js';
import { makeFactsDisplay } from './facts-display.js';

/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('../../ask/analysis.js').Mode} Mode */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../words/en/plus.js').PlusWords} PlusWords */

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
  const chart = makeChartFold(goTo, all.chart);
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
    return verdictMarks(game, selection, (jump) => analysis.verdictOf(jump));
  }

  /** The sentences about the position on the board; empty while there are none. @param {Analysis} analysis */
  function sentence(analysis) {
    const why = analysis.why();
    return `${verdict(analysis)} ${why ? words.why(why, analysis.game()) : ''}`.trim();
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
    const verdictOf = (/** @type {string} */ jump) => analysis.verdictOf(jump);
    return plain.map((label, hole) => {
      const verdict = verdictOfPeg(analysis.game(), hole, verdictOf);
      return verdict ? `${label}, ${words.pegs[verdict]}` : label;
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
