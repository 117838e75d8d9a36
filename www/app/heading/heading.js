// The line above the board: its name, and lists of its starts and goals.

import { vacancyOf, writeProblem } from '../../engine/problem.js';
import { TREE } from '../../game/tree.js';
import { offerPick } from '../kit/pick-hole.js';
import { titleOf } from '../library/listing.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/app.js').AppWords} Words */

/** The value of an option for a start or a goal without a named hole. */
const DRAWN = '';

export class Heading {
  #element;
  #words;
  #vacancy;
  #finish;

  /**
   * @param {PegSolitaireElement} element
   * @param {HTMLElement} box
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(element, box, words, guard) {
    this.#element = element;
    this.#words = words;
    this.#vacancy = /** @type {HTMLSelectElement} */ (box.querySelector('#vacancy'));
    this.#finish = /** @type {HTMLSelectElement} */ (box.querySelector('#finish'));
    const name = /** @type {HTMLElement} */ (box.querySelector('.board-name'));
    const size = /** @type {HTMLElement} */ (box.querySelector('.board-size'));
    element.addEventListener('ready', () => guard.run(() => this.#show(name, size)));
    onChoice(this.#vacancy, (hole) => guard.run(() => this.#changeVacancy(hole)));
    for (const [what, choose] of /** @type {const} */ ([
      ['start', (/** @type {string} */ hole) => this.#changeVacancy(hole)],
      ['goal', (/** @type {string} */ hole) => this.#changeGoal(hole)],
    ])) {
      const button = /** @type {HTMLButtonElement} */ (box.querySelector(`[data-pick="${what}"]`));
      offerPick(button, what, element, words, (hole) => guard.run(() => choose(hole)));
    }
    onChoice(this.#finish, (goal) => guard.run(() => this.#changeGoal(goal)));
  }

  /** @param {HTMLElement} name @param {HTMLElement} size */
  #show(name, size) {
    const { problem } = this.#element;
    if (!problem) return;
    const { heading } = this.#words;
    name.textContent = titleOf(problem.board.drawing(), this.#words) ?? heading.unnamed;
    size.textContent = this.#words.size(problem.holes.length);
    const names = problem.holes.map((hole) => hole.name);
    const holes = names.map((hole) => [hole, hole]);
    fill(this.#vacancy, holes, this.#shownVacancy(), heading.someHoles);
    const { text, pegs, holes: ends } = problem.finish;
    const goals = [['any', heading.anywhere], ...names.map((hole) => [hole, heading.inHole(hole)])];
    const few = ends.length === 0 && pegs > 1 ? [[text, heading.fewPegs(problem.finish)]] : [];
    fill(this.#finish, [...few, ...goals], ends.length > 1 ? DRAWN : text, heading.inPattern);
  }

  /** The name of the hole that alone is empty at the start, if there is one. */
  #shownVacancy() {
    const { problem } = this.#element;
    return (problem && vacancyOf(problem)) ?? DRAWN;
  }

  /** If the last peg was to end in the vacancy, it still is. @param {string} start */
  #changeVacancy(start) {
    const before = this.#shownVacancy();
    // The game goes on.
    if (start === before) return;
    const isSame = before !== DRAWN && before === this.#finish.value;
    this.#change(isSame ? { start, goal: start } : { start });
  }

  /** The jumps stay: another goal makes none of them wrong. @param {string} goal */
  #changeGoal(goal) {
    const { state } = this.#element;
    // The game goes on.
    if (!state || goal === state.problem.finish.text) return;
    const { moves, game, at, found, asked } = TREE.record(state);
    this.#change(moves || game ? { goal, moves, game, at, found, asked } : { goal });
  }

  /** Plays the problem on the board with another start or goal. @param {import('../../game/line.js').Texts} texts */
  #change(texts) {
    const { problem } = this.#element;
    if (!problem) return;
    const { board, start = problem.start, goal = problem.finish.text } = writeProblem(problem);
    this.#element.open({ board, start, goal, ...texts });
  }
}

/** The keys that go through a closed list, beside letters and digits. */
const BROWSING = /^(Arrow|Page|Home|End|[^ ]$)/;
/** On these systems arrow keys open a list. */
const OPENS_LISTS = /Mac|iP/.test(navigator.platform);

/**
 * Listens for a choice. Keys that go through a closed list choose nothing until Enter, or until the list is left: each
 * step would open another game.
 * @param {HTMLSelectElement} select
 * @param {(value: string) => void} choose
 */
function onChoice(select, choose) {
  let isBrowsing = false;
  let isOpen = false;
  const end = () => {
    if (isOpen) choose(select.value);
    isOpen = false;
  };
  select.addEventListener('keydown', ({ key, altKey }) => {
    isBrowsing = !altKey && !(OPENS_LISTS && key.startsWith('Arrow')) && BROWSING.test(key);
    if (key === 'Enter') end();
  });
  select.addEventListener('pointerdown', () => {
    isBrowsing = false;
  });
  select.addEventListener('change', () => {
    isOpen = true;
    if (!isBrowsing) end();
  });
  select.addEventListener('blur', end);
}

/**
 * @param {HTMLSelectElement} select
 * @param {string[][]} options values and texts
 * @param {string} value
 * @param {string} drawn the text of a value without a named hole
 */
function fill(select, options, value, drawn) {
  const all = value === DRAWN ? [[DRAWN, drawn], ...options] : options;
  select.replaceChildren(...all.map(([option, text]) => new Option(text, option)));
  select.value = value;
  select.disabled = false;
}
