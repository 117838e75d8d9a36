// The dialog that prints a sheet of puzzles from any boards, with difficulty and answers.

import { setText } from '../../common/dom/dom.js';
import { taskOf, withProblem, writeProblem } from '../../engine/problem.js';
import { newGame } from '../../game/game.js';
import { diagramOf, easiestFirst, sheetOf } from '../../pictures/sheet.js';
import { PRINT_THEME } from '../../pictures/themes.js';
import { nameOf } from '../heading/aim.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { findAnswer, findDifficulty } from '../kit/remembered.js';
import { boardsIn, isInPlay, problemsIn } from '../library/listing.js';
import { keyOfProblem } from '../solved/progress-record.js';
import { paperIn } from './desk.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** A puzzle on offer. @typedef {Pick<import('../library/listing.js').Item, 'title' | 'texts' | 'task' | 'key'>} Item */
/** A chosen puzzle. @typedef {Pick<Item, 'texts' | 'task'> & { caption: string }} Chosen */

const FILE = 'peg-solitaire-sheet.html';
/** The choices for the number of diagrams side by side. */
const COLUMNS = { 1: '1', 2: '2', 3: '3', 4: '4' };
const USUAL = { columns: '3', coordinates: 'edge' };

/** @param {import('./desk.js').Desk} table */
export function printDialog(table) {
  const { element, guard, words, progress, workshop } = table;
  const own = workshop.print;
  /** The chosen puzzles by key, in the order in which they were chosen. @type {Map<string, Chosen>} */
  const chosen = new Map();
  /** @type {ReturnType<typeof boardsIn>} */
  let boards = [];
  /** @type {Item[]} */
  let items = [];
  const { label, choices } = words.settings.coordinates;
  const body = html`<div class="wishes">
    <div class="fields">
      <label class="wide">${own.board} <select name="board" autofocus @change=${() => guard(list)}></select></label>
    </div>
    <div class="buttons">
      <button type="button" @click=${() => chooseAll(true)}>${own.all}</button>
      <button type="button" @click=${() => chooseAll(false)}>${own.none}</button>
    </div>
    <div class="puzzles box digits" role="group" aria-label=${words.problems.titles.problems}></div>
    <div class="look fields" @input=${refresh}>
      <label class="wide">
        ${own.heading} <input name="heading" class="field" autocomplete="off" placeholder=${own.usual}>
      </label>
      <label>${own.columns} <select name="columns" .value=${USUAL.columns}>${optionsIn(COLUMNS)}</select></label>
      <label>${label} <select name="coordinates" .value=${USUAL.coordinates}>${optionsIn(choices)}</select></label>
      <label class="check row"><input type="checkbox" name="sorted" checked> ${own.sorted}</label>
      <label class="check row"><input type="checkbox" name="answers" checked> ${own.answers}</label>
    </div>
    <p class="said about muted" role="status"></p>
    <div class="buttons">
      <button type="button" name="print" class="primary" @click=${() => paper.print()}>${own.print}</button>
      <button type="button" name="save" @click=${() => paper.save(FILE)}>${words.progress.save}</button>
    </div></div>
    <div class="preview box"><iframe srcdoc="" title=${words.share.preview}></iframe></div>`;
  const dialog = dialogOn(table, 'print', own.title, { body, fill, opened: refresh });
  const { part, field } = dialog;
  const paper = paperIn(part('.preview'));
  const setReady = (/** @type {boolean} */ isReady) => {
    for (const name of ['print', 'save']) field(name).disabled = !isReady;
  };
  const say = (/** @type {string} */ sentence) => setText(part('.said'), sentence);
  return dialog;

  /** Lists the boards, starting with the one in play, and by default selects the current puzzle. */
  async function fill() {
    await progress.read();
    const problem = /** @type {Problem} */ (element.problem);
    boards = boardsIn(words, problem).sort((a, b) => Number(isInPlay(b)) - Number(isInPlay(a)));
    field('board').replaceChildren(...boards.map(({ name, title }) => html`<option value=${name}>${title}</option>`));
    // A single puzzle is only the default: the user has not selected any.
    if (chosen.size < 2) {
      chosen.clear();
      choose(itemsOf(table, boards[0])[0], true);
    }
    list();
  }

  function boardNow() {
    return /** @type {typeof boards[number]} */ (boards.find(({ name }) => name === field('board').value));
  }

  function list() {
    items = itemsOf(table, boardNow());
    part('.puzzles').replaceChildren(
      ...items.map((item) => {
        const change = (/** @type {Event} */ { target }) => {
          choose(item, /** @type {HTMLInputElement} */ (target).checked);
          refresh();
        };
        return html`<label class="check row">
          <input type="checkbox" .checked=${chosen.has(item.key)} @change=${change}> ${item.title}
        </label>`;
      }),
    );
  }

  /** @param {Item} item @param {boolean} isChosen */
  function choose({ key, title, texts, task }, isChosen) {
    if (isChosen) chosen.set(key, { caption: words.list(boardNow().title, title), texts, task });
    else chosen.delete(key);
  }

  /** Selects all puzzles of the board, or deselects everything. @param {boolean} areChosen */
  function chooseAll(areChosen) {
    if (!areChosen) chosen.clear();
    else for (const item of items) choose(item, true);
    list();
    refresh();
  }

  /** Rebuilds the sheet. Cached answers take no time. */
  async function refresh() {
    const signal = dialog.beginTask();
    setReady(false);
    const coordinates = /** @type {import('../../board/engraving.js').Coordinates} */ (field('coordinates').value);
    /** @type {import('../../pictures/sheet.js').Part[]} */
    const parts = [];
    let isWhole = true;
    for (const { task, texts, caption } of chosen.values()) {
      if (chosen.size > 1) say(own.grading({ number: parts.length + 1, count: chosen.size }));
      const answer = await findAnswer(task, signal);
      const difficulty = answer && (await findDifficulty(task, signal));
      if (signal.aborted) return;
      isWhole &&= answer !== undefined;
      const known = answer && { answer, difficulty };
      const look = { theme: PRINT_THEME, coordinates };
      const draw = (/** @type {Problem} */ it) => diagramOf(newGame(it), caption, known, look, workshop.sheet);
      const made = guard(() => withProblem(texts, draw));
      if (!made) return;
      parts.push(made);
    }
    const sorted = field('sorted').checked ? easiestFirst(parts) : parts;
    const heading = field('heading').value.trim() || own.usual;
    const form = { title: heading, columns: Number(field('columns').value), isAnswered: field('answers').checked };
    paper.show(sheetOf([{ heading }, ...sorted], form, workshop.sheet));
    say(words.sentences(own.chosen({ count: parts.length }), !isWhole && own.unreachable));
    setReady(parts.length > 0);
  }
}

/**
 * The puzzles of a board; for the board in play, starting with the current puzzle.
 * @param {import('./desk.js').Desk} table
 * @param {ReturnType<typeof boardsIn>[number]} board
 * @returns {Item[]}
 */
function itemsOf({ element, words, progress, workshop }, board) {
  const all = problemsIn(board, words, progress.record);
  if (!isInPlay(board)) return all;
  const problem = /** @type {Problem} */ (element.problem);
  const key = keyOfProblem(problem);
  const title = nameOf(problem, words) || workshop.print.here;
  const texts = { start: problem.start, goal: problem.finish.text, ...writeProblem(problem) };
  return [{ title, texts, task: taskOf(problem), key }, ...all.filter((item) => item.key !== key)];
}
