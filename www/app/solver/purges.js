// Describes the line on the board as purges, if it has any: each is named, framed on the board, and can be played on
// its own.

import { goTo, movesText, pegs } from '../../game/game.js';
import { element as build, html } from '../kit/html.js';
import { frameBlock } from '../wood/marks.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Hole} Hole */
/** @typedef {{ first: number, last: number, holes: number[] }} Purge from one number of jumps to another */

/**
 * @param {import('../kit/dialog.js').Table} table
 * @param {Element} place the element before which they are listed
 */
export function tellPurges({ element, guard, follow, words: { purges: words } }, place) {
  /** The line shown in the list. @type {Game['line'] | undefined} */
  let told;
  const list = build`<ol role="list"></ol>`;
  const fold = build`<details class="purges" hidden><summary>${words.title}</summary>${list}</details>`;
  follow(tell);
  // Playback in Play has no frames.
  element.addEventListener('play', () => fold.checkVisibility() || frameBlock());
  place.before(fold);

  /** @param {Purge} purge @param {Game} game */
  function frame(purge, { line, problem }) {
    frameBlock({ ...purge, line, sides: problem.board.directions === 6 ? 6 : 4 });
  }

  /** @type {import('../kit/state.js').Reader} */
  function tell({ game, room }) {
    if (room === 'play' || !game || game.line === told) return;
    told = game.line;
    const purges = guard(() => purgesIn(game)) ?? [];
    fold.hidden = purges.length === 0;
    list.replaceChildren(...purges.map((purge) => itemOf(purge, game)));
  }

  /** @param {Purge} purge @param {Game} game */
  function itemOf(purge, game) {
    const { first, last, holes } = purge;
    const block = holes.map((hole) => game.problem.holes[hole]);
    const names = block.map(({ name }) => name);
    const play = () => {
      frame(purge, game);
      element.playRange(first, last);
    };
    return html`<li>
      <button type="button" @click=${() => guard(play)}>${words.purge(first + 1, last, shapeOf(block), names)}</button>
    </li>`;
  }
}

/** The purges of the line of a game. @param {Game} game @returns {Purge[]} */
export function purgesIn(game) {
  let last = 0;
  return game.problem.board
    .purges(movesText(game.line))
    .trimEnd()
    .split('\n')
    .flatMap((moves, row) => {
      const first = last;
      // A move has one hole more than jumps.
      last += moves.split('-').length - 1;
      if (row % 2 === 0) return [];
      const [before, after] = [first, last].map((cursor) => pegs(goTo(game, cursor)));
      return [{ first, last, holes: [...before.keys()].filter((hole) => before[hole] && !after[hole]) }];
    });
}

/**
 * The shape of a block, determined by how many corners of its bounding rectangle are holes: two in a block of six,
 * three in an L.
 * @param {Pick<Hole, 'row' | 'column'>[]} holes
 * @returns {'three' | 'six' | 'l' | 'other'}
 */
export function shapeOf(holes) {
  if (holes.length === 3) return 'three';
  const isOuter = (/** @type {'row' | 'column'} */ side, /** @type {number} */ value) => {
    const all = holes.map((hole) => hole[side]);
    return value === Math.min(...all) || value === Math.max(...all);
  };
  const corners = holes.filter(({ row, column }) => isOuter('row', row) && isOuter('column', column)).length;
  return corners === 4 ? 'six' : corners === 3 ? 'l' : 'other';
}
