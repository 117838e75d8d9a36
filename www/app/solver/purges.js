// Lists the purges in the line on the board, if it has any. Each purge has a name; choosing a purge frames it on the
// board, and plays only its jumps.

import { taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { movesText } from '../../game/game.js';
import { element as build, html } from '../kit/html.js';
import { frameBlock } from '../wood/marks.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Chunk} Chunk */
/**
 * A purge in a line: its jumps, from index `first` up to but not including `last`, the holes it clears, and its shape.
 * @typedef {{ first: number, last: number, holes: number[], shape: NonNullable<Chunk['name']> | 'other' }} Purge
 */

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
  // In Play, no purge is framed during playback.
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
    // Without an answer there is nothing to list.
    if (game.line.jumps.length > 2) guard(() => find(game).catch(() => guard(() => show([], game))));
    else show([], game);
  }

  /** @param {Game} game */
  async function find(game) {
    const { board } = taskOf(game.problem);
    const { report } = await search({ kind: 'chunks', board, moves: movesText(game.line) });
    if (told === game.line) guard(() => show(purgesOf(report.chunks), game));
  }

  /** @param {Purge[]} purges @param {Game} game */
  function show(purges, game) {
    fold.hidden = purges.length === 0;
    list.replaceChildren(...purges.map((purge) => itemOf(purge, game)));
  }

  /** @param {Purge} purge @param {Game} game */
  function itemOf(purge, game) {
    const { first, last, holes, shape } = purge;
    const names = holes.map((hole) => game.problem.holes[hole].name);
    const play = () => {
      frame(purge, game);
      element.playRange(first, last);
    };
    return html`<li>
      <button type="button" @click=${() => guard(play)}>${words.purge(first + 1, last, shape, names)}</button>
    </li>`;
  }
}

/** The purges among the chunks of a line. @param {Chunk[]} chunks @returns {Purge[]} */
export function purgesOf(chunks) {
  let last = 0;
  return chunks.flatMap(
    /** @returns {Purge[]} */ ({ kind, name, jumps, clears: holes }) => {
      const first = last;
      last += jumps.length;
      return kind === 'purge' ? [{ first, last, holes, shape: name ?? 'other' }] : [];
    },
  );
}
