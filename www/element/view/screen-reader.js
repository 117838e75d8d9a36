// The board for screen readers: the labels of its holes, and announcements about the game.

import { holeLabels } from '../../board/accessible-board.js';
import { legalJumps, status } from '../../game/game.js';
import { makeAnnouncer } from './announcer.js';

/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('./parts.js').ViewState} ViewState */

/**
 * @param {HTMLElement} news a live region
 * @param {ReturnType<typeof import('../../board/accessible-board.js').makeAccessibleBoard>} grid
 * @param {import('../../words/element.js').ElementWords} words
 * @param {import('./announcer.js').Voice} [voice]
 */
export function makeScreenReader(news, grid, words, voice) {
  const announcer = makeAnnouncer(news, voice?.spell);
  const { hole, jump: jumpWords } = voice ?? words;
  /** The values from which the current labels of the holes were made. @type {unknown[]} */
  let described = [];

  /** Prepares for another game. @param {Session} session */
  function open({ game }) {
    described = [];
    grid.setHoles(game.problem.holes);
    announcer.reset();
  }

  /**
   * Labels the holes, if anything about them has changed.
   * @param {Session} session
   * @param {ViewState} state
   * @param {(labels: string[]) => string[]} complete adds the verdicts and the drawings on the holes
   */
  function describe({ game, selection: { selected } }, { isReadOnly, analysis }, complete) {
    const manner = [analysis?.judgement(), analysis?.mode(), voice?.manner()];
    const now = [game.line, game.cursor, game.tree, isReadOnly, selected, ...manner];
    if (now.every((value, index) => value === described[index])) return;
    described = now;
    const labels = complete(holeLabels(game, isReadOnly, selected, hole));
    grid.describe(voice ? labels.map(voice.spell) : labels, selected);
  }

  /** @param {Session} session @param {string} sentence @param {boolean} isJudged @param {ViewState} state */
  function announce({ game, position, refused }, sentence, isJudged, { jump, solving }) {
    const isJump = jump !== undefined && jump.position === position && !refused && !solving.question();
    const verdict = solving.verdict();
    if (verdict?.state === 'failed') announcer.begin();
    if (!isJump) return announcer.say(sentence, refused);
    const { holes } = game.problem;
    const [from, over, to] = [jump.jump.from, jump.jump.over, jump.jump.to].map((hole) => holes[hole].name);
    const isOpen = status(game) === 'open' && legalJumps(game).length > 0 && !verdict && !isJudged;
    announcer.say(words.sentences(jumpWords({ from, over, to }), !isOpen && sentence), jump);
  }

  return { open, describe, announce };
}
