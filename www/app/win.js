// Says that a person has won: a card at the lower edge of the window, which takes no focus, compares, and leads on.

import { CROSS } from '../common/cross.js';
import { build } from '../common/dom.js';
import { vacancyOf } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { ownWin } from './own-win.js';
import { keyOf, solvedIn } from './progress-record.js';

/** How long the fewest moves are looked for, where the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../words/app.js').AppWords} Words */
/** @typedef {import('./own-win.js').OwnWin} OwnWin */
/** What the buttons do. @typedef {{ next: () => void, replay: () => void, share: () => void }} Acts */
/** Where a win is kept, the date where the person is, and how long the game has taken. @typedef {{
 *   progress: import('./progress.js').Progress, today: () => string, clock: import('./clock.js').Clock
 * }} Diary */

export class WinPanel {
  #element;
  #box;
  #words;
  #guard;
  #diary;
  /** The sentences, which screen readers say as they come. */
  #news = build('div', { role: 'status' });
  /** Ends what is being found out about the win that is shown. */
  #control = new AbortController();
  /** Whether a hint was asked for in this game. */
  #isHinted = false;

  /**
   * @param {PegSolitaireElement} element
   * @param {HTMLElement} box
   * @param {Words['win'] & Pick<Words, 'close'>} words
   * @param {import('./guard.js').Guard} guard
   * @param {Diary} diary
   * @param {Acts} acts
   */
  constructor(element, box, words, guard, diary, acts) {
    this.#element = element;
    this.#box = box;
    this.#words = words;
    this.#guard = guard;
    this.#diary = diary;
    this.#furnish(acts);
    element.addEventListener('hint', () => {
      this.#isHinted = true;
    });
    element.addEventListener('change', () => this.#noticeChange());
    element.addEventListener('ready', () => this.#begin());
    element.addEventListener('jump', () => guard.run(() => this.#noticeJump()));
  }

  /** @param {Acts} acts */
  #furnish({ next, replay, share }) {
    const { label, close, ...words } = this.#words;
    const button = (/** @type {string} */ text, /** @type {() => void} */ act, name = '') => {
      const made = build('button', { type: 'button', class: name }, text);
      made.addEventListener('click', act);
      return made;
    };
    const cross = button('', () => this.#leave());
    cross.innerHTML = CROSS;
    cross.className = 'close';
    cross.setAttribute('aria-label', close);
    cross.title = close;
    const buttons = [button(words.next, next, 'primary'), button(words.replay, replay), button(words.share, share)];
    this.#box.setAttribute('aria-label', label);
    this.#box.append(this.#news, build('div', { class: 'buttons' }, ...buttons), cross);
  }

  /** Closes the card for a person, who goes on at the board. */
  #leave() {
    this.#hide();
    this.#element.focus();
  }

  #hide() {
    this.#control.abort();
    this.#box.classList.remove('is-shown');
    this.#news.replaceChildren();
  }

  #noticeChange() {
    this.#hide();
    if (this.#element.state?.cursor === 0) this.#isHinted = false;
  }

  #begin() {
    this.#hide();
    this.#isHinted = false;
  }

  #noticeJump() {
    const { state } = this.#element;
    const win = state && ownWin(state);
    if (win) this.#show(state.problem, win);
  }

  /** @param {Problem} problem @param {OwnWin} win */
  async #show(problem, { moves, isHelped }) {
    this.#control = new AbortController();
    const { signal } = this.#control;
    const { progress, today, clock } = this.#diary;
    const { seconds } = clock;
    const key = keyOf(problem.board, problem.start, problem.finish.text);
    const fewest = this.#fewest(problem, signal);
    const before = solvedIn(await progress.read(), key)?.moves;
    const kept = progress.addWin({ problem: key, moves, today: today() });
    if (signal.aborted) return;
    const win = { moves, before, isHelped: isHelped || this.#isHinted, seconds };
    this.#box.classList.add('is-shown');
    this.#say(signal, 'strong', this.#words.title(win));
    this.#say(signal, 'p', this.#words.sentence(win));
    await kept;
    const known = await fewest;
    if (known !== undefined) this.#say(signal, 'p', this.#words.comparison(moves, known));
  }

  /** @param {AbortSignal} signal @param {string} tag @param {string} sentence */
  #say(signal, tag, sentence) {
    if (!signal.aborted) this.#news.append(build(tag, {}, sentence));
  }

  /**
   * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
   * @param {Problem} problem
   * @param {AbortSignal} signal
   */
  async #fewest(problem, signal) {
    const { board, shape, start, finish } = problem;
    const vacancy = vacancyOf(problem);
    const isSingle = vacancy !== undefined && finish.holes.length === 1;
    const known = isSingle
      ? this.#guard.run(() => board.fewestMoves(board.drawing(), vacancy, finish.text))
      : undefined;
    if (known !== undefined) return known;
    try {
      const request = { board: shape, start, finish: finish.text, limit: MOST_MILLISECONDS };
      const { report } = await search({ kind: 'fewest-moves', ...request }, { signal });
      return report.state === 'solved' && report.proven ? report.moves : undefined;
    } catch {
      return undefined;
    }
  }
}
