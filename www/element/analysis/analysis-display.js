// Shows an analysis: marks on the board, a sentence, the switch, and other facts about the game.

import { keepingJumps } from '../../ask/analysis.js';
import { verdictMarks, verdictOfPeg } from '../../board/verdict-marks.js';
import { build } from '../../common/dom/dom.js';
import { setHidden, setText } from '../../common/dom/write.js';
import { legalJumps, status } from '../../game/game.js';
import { ATTRIBUTES } from '../../link/attributes.js';
import { ChartFold } from './chart-fold.js';
import { FactsDisplay } from './facts-display.js';

/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('../../ask/analysis.js').Mode} Mode */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../words/element.js').ElementWords} Words */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

export class AnalysisDisplay {
  #sentence = build('p', { class: 'judgement', hidden: true });
  #label = build('span', {});
  #select = /** @type {HTMLSelectElement} */ (
    build('select', {}, ...ATTRIBUTES.analysis.choices.map((mode) => build('option', { value: mode })))
  );
  #facts = new FactsDisplay();
  #chart;

  /**
   * @param {HTMLElement} panel
   * @param {{ analyse: (mode: Mode) => void, goTo: (cursor: number) => void }} intents
   */
  constructor(panel, { analyse, goTo }) {
    this.#select.addEventListener('change', () => analyse(/** @type {Mode} */ (this.#select.value)));
    const message = /** @type {HTMLElement} */ (panel.querySelector('.message'));
    const mode = build('label', { class: 'analysis' }, this.#label, this.#select);
    message.append(this.#sentence, mode, this.#facts.root);
    this.#chart = new ChartFold(goTo);
    panel.after(this.#chart.root);
  }

  /** @param {Session} session @param {Analysis} analysis @returns {import('../../board/scene.js').Mark[]} */
  marks({ game, selection, playback }, analysis) {
    if (analysis.mode !== 'all' || playback.isBusy) return [];
    return verdictMarks(game, selection, (jump) => analysis.verdictOf(jump));
  }

  /**
   * A sentence about the position on the board; empty while there is none.
   * @param {Analysis} analysis
   * @param {Words} all
   */
  sentence(analysis, all) {
    const words = wordsOf(all);
    const { mode, game, verdict } = analysis;
    if (mode === 'off' || status(game) === 'won') return '';
    if (verdict === 'lost') return analysis.isWinLost ? words.winLost : mode === 'all' ? words.lost : '';
    const jumps = legalJumps(game).length;
    if (mode === 'warn' || jumps === 0) return '';
    const keeping = keepingJumps(game, analysis);
    if (keeping !== undefined) return words.keeping(keeping, jumps);
    return analysis.isAsking ? words.pending : words.unknown;
  }

  /**
   * The labels of the holes, with the verdicts of their pegs.
   * @param {Analysis} analysis
   * @param {string[]} labels
   * @param {Words} words
   */
  labels(analysis, labels, words) {
    if (analysis.mode !== 'all') return labels;
    const verdictOf = (/** @type {string} */ jump) => analysis.verdictOf(jump);
    return labels.map((label, hole) => {
      const verdict = verdictOfPeg(analysis.game, hole, verdictOf);
      return verdict ? `${label}, ${wordsOf(words).pegs[verdict]}` : label;
    });
  }

  /** @param {Analysis} analysis @param {string} sentence @param {Words} all */
  update(analysis, sentence, all) {
    const words = /** @type {PlusWords} */ (all);
    const { label, modes } = words.analysis;
    const isOffered = analysis.mode === 'all';
    setText(this.#sentence, sentence);
    setHidden(this.#sentence, sentence === '');
    this.#sentence.classList.toggle('is-lost', analysis.verdict === 'lost');
    setText(this.#label, label);
    for (const option of this.#select.options) setText(option, modes[/** @type {Mode} */ (option.value)]);
    if (this.#select.value !== analysis.mode) this.#select.value = analysis.mode;
    this.#facts.update(analysis.facts, isOffered, words);
    this.#chart.update(analysis.course, analysis.game, isOffered, words);
  }
}

/** The words for an analysis: an element with an analysis has the words of all features. @param {Words} words */
function wordsOf(words) {
  return /** @type {PlusWords} */ (words).analysis;
}
