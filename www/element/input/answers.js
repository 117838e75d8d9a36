// Spoken answers about the current position: its jumps one by one, its pegs by row, the row and the column of a hole,
// and what has changed since the last time.

import { legalJumps, pegCount, pegs } from '../../game/game.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Hole} Hole */

/** @param {import('../../words/plus.js').PlusWords} words @param {import('../view/announcer.js').Voice} voice */
export function makeAnswers({ spoken, list, sentences, item, open }, voice) {
  /** The jumps being read out, and the current one. @type {import('../../game/game.js').Facts['jumps']} */
  let told;
  let place = 0;
  /**
   * The position when changes were last announced.
   * @type {Pick<Game, 'problem'> & { there: Uint8Array } | undefined}
   */
  let before;

  /** The next jump, the previous one, or the same one again. @param {Game} game @param {1 | -1 | 0} step */
  function jump(game, step) {
    const { holes } = game.problem;
    const jumps = legalJumps(game);
    if (jumps.length === 0) return count(game);
    place = jumps === told ? (place + step + jumps.length) % jumps.length : 0;
    told = jumps;
    const { from, over, to } = jumps[place];
    const names = { from: holes[from].name, over: holes[over].name, to: holes[to].name };
    return list(item({ number: place + 1, count: jumps.length }), voice.jump(names));
  }

  /** @param {Game} game */
  const count = (game) => open({ pegs: pegCount(game), jumps: legalJumps(game).length });

  /** The pegs in each row that is not empty. @param {Game} game */
  function rows(game) {
    const taken = new Set(game.problem.holes.filter((_, hole) => pegs(game)[hole]).map(({ row }) => row));
    return sentences(count(game), ...[...taken].map((row) => line(game, 'row', row)));
  }

  /** The row and the column of a hole, including their empty holes. @param {Game} game @param {Hole} hole */
  function cross(game, { row, column }) {
    return sentences(line(game, 'row', row, true), line(game, 'column', column, true));
  }

  /** @param {Game} game @param {'row' | 'column'} axis @param {number} at @param {boolean} [isWhole] */
  function line(game, axis, at, isWhole = false) {
    const here = game.problem.holes.map((hole, index) => ({ ...hole, isPeg: pegs(game)[index] === 1 }));
    const own = here.filter((hole) => hole[axis] === at);
    const names = (/** @type {boolean} */ isPeg) =>
      list(...own.filter((hole) => hole.isPeg === isPeg).map(({ name }) => name)) || undefined;
    const isRow = axis === 'row';
    const name = isRow ? String(at + 1) : own[0].name.replace(/\d+/, '');
    return spoken.line({ isRow, name, pegs: names(true), empty: isWhole ? names(false) : undefined });
  }

  /**
   * The holes that have lost or gained a peg since changes were last announced, or since the start.
   * @param {Game} game
   */
  function changes(game) {
    const { problem } = game;
    const last = before?.problem === problem ? before.there : pegs({ ...game, cursor: 0 });
    const there = pegs(game);
    before = { problem, there };
    const names = (/** @type {number} */ now) =>
      list(...problem.holes.filter((_, hole) => there[hole] === now && last[hole] !== now).map(({ name }) => name));
    const [gone, came] = [names(0) || undefined, names(1) || undefined];
    return gone || came ? spoken.changed({ gone, came }) : spoken.unchanged;
  }

  return { jump, rows, cross, changes };
}
