// The dialog that lists all solutions from the current position.

import { problemOf } from '../../ask/questions.js';
import { isEnabled, setEnabled, setHidden, setText } from '../../common/dom/dom.js';
import { isTrap } from '../../engine/engine-error.js';
import { taskOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { playedText, position } from '../../game/game.js';
import { gameText } from '../../game/tree.js';
import { dialogOn } from '../kit/dialog.js';
import { html } from '../kit/html.js';

/** The number of solutions on a page of the list. */
const PAGE = 40n;
/** An index past the end of every list, but within the engine's range. */
const MOST = 10n ** 38n;

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/search.js').Listed} Listed */

/** @param {import('../kit/dialog.js').Table} table */
export function solutionsDialog(table) {
  const { element, guard, words } = table;
  const { solutions } = words;
  /** @type {Game} */
  let game;
  /** The index of the first listed solution. */
  let first = 0n;
  /** The number of solutions in the list, once it is known. @type {string | undefined} */
  let total;
  const body = html`
    <p class="found" role="status"></p>
    <p class="shared" role="status"></p>
    <div class="options row wrap">
      <label><input type="checkbox" name="symmetry" checked @change=${begin}> ${solutions.symmetry}</label>
      <label><input type="checkbox" name="order" checked @change=${begin}> ${solutions.order}</label>
    </div>
    <div class="pages row wrap">
      <label>${solutions.from} <input name="first" class="field" inputmode="numeric" size="8" autocomplete="off"
        @change=${() => turnTo(numberIn(field('first').value) - 1n)}></label>
      <button type="button" name="before" @click=${turnBy(-PAGE)}>${solutions.before}</button>
      <button type="button" name="after" @click=${turnBy(PAGE)}>${solutions.after}</button>
    </div>
    <ol class="lines" role="list"></ol>`;
  const dialog = dialogOn(table, 'solutions', solutions.title, { body, fill, opened });
  const { field, part } = dialog;
  const say = (/** @type {string} */ message) => setText(part('.found'), message);
  return dialog;

  function fill() {
    game = /** @type {Game} */ (element.state);
    // The list may still belong to another game, but choosing from it would apply to the current game.
    clear('');
    setText(part('.shared'), '');
    setHidden(part('.shared'), false);
  }

  function opened() {
    begin();
    guard(() => share(dialog.signal).catch((error) => dialog.signal.aborted || fail(error)));
  }

  /** Shows the jumps that all solutions share, as far as they can be found quickly. @param {AbortSignal} signal */
  async function share(signal) {
    const question = { ...taskOf(game.problem), position: position(game) };
    const { report } = await search({ kind: 'shared', ...question }, { signal });
    const { jumps, isComplete } = report.shared ?? { jumps: [], isComplete: false };
    setText(part('.shared'), solutions.shared({ count: jumps.length, isComplete, jumps: jumps.join(', ') }));
  }

  /** Starts the list with the first solution. */
  function begin() {
    total = undefined;
    turnTo(0n);
  }

  /** @param {bigint} by */
  function turnBy(by) {
    return (/** @type {Event} */ { currentTarget }) => {
      if (isEnabled(/** @type {Element} */ (currentTarget))) turnTo(first + by);
    };
  }

  /** @param {bigint} number index of the first solution on the page */
  function turnTo(number) {
    first = number > 0n ? number : 0n;
    const signal = dialog.beginTask();
    guard(() => list(signal).catch((error) => signal.aborted || fail(error)));
  }

  /** The dialog shows the error; the guard restarts the page's engine. @param {unknown} error */
  function fail(error) {
    clear('');
    if (isTrap(error)) throw error;
    say(words.failure(error));
  }

  /** @param {AbortSignal} signal */
  async function list(signal) {
    field('first').value = String(first + 1n);
    const listed = await find(first, PAGE, signal);
    if (!listed) return clear(solutions.tooMany);
    showLines(listed);
    const count = BigInt(listed.solutions);
    setHidden(part('.shared'), count === 0n);
    say(count === 0n ? solutions.none : solutions.found({ count }));
    if (count === 0n || !(field('symmetry').checked || field('order').checked)) return;
    // A request past the end of the list returns its length. Until the length arrives, the number of all solutions is
    // shown.
    total ??= listed.total ?? (await find(count, 1n, signal, () => {}))?.total;
    if (total) say(words.sentences(solutions.found({ count }), solutions.different({ total: BigInt(total) })));
  }

  /**
   * @param {bigint} from
   * @param {bigint} count
   * @param {AbortSignal} signal
   * @param {(progress: any) => void} [onProgress]
   * @returns {Promise<Listed | undefined>} undefined if they cannot all be found
   */
  async function find(from, count, signal, onProgress = ({ pegs = 0 }) => say(solutions.finding({ pegs }))) {
    const [symmetry, order] = [field('symmetry').checked, field('order').checked];
    const question = { ...problemOf(game), from: String(from), count: Number(count), symmetry, order };
    const { report } = await search({ kind: 'list', ...question }, { signal, onProgress });
    return report.state === 'listed' ? report : undefined;
  }

  /** @param {Pick<Listed, 'lines' | 'next'>} listed */
  function showLines({ lines, next }) {
    part('.lines').replaceChildren(...lines.map((line, index) => itemOf(line, first + BigInt(index + 1))));
    setEnabled(field('before'), first > 0n);
    setEnabled(field('after'), next !== undefined);
  }

  /** @param {string} line @param {bigint} number */
  function itemOf(line, number) {
    return html`<li>
      <small class="muted">${solutions.number({ number })}</small>
      <button type="button" class="plain" title=${solutions.show} @click=${() => choose(line)}>
        ${line.split(' ').map((move) => html`<span>${move}</span> `)}
      </button>
    </li>`;
  }

  /** @param {string} solution */
  function choose(solution) {
    const { board, start, finish } = game.problem;
    const texts = { board: board.drawing(), start, goal: finish.text, game: gameText(game), moves: playedText(game) };
    dialog.choose({ ...texts, at: game.cursor, solution });
  }

  /** @param {string} message */
  function clear(message) {
    showLines({ lines: [] });
    say(message);
  }
}

/**
 * The number in a string, ignoring other characters, up to the maximum; 1 if there is none.
 * @param {string} text
 */
function numberIn(text) {
  const digits = text.replace(/\D/g, '');
  const number = BigInt(digits || '1');
  return number < MOST ? number : MOST;
}
