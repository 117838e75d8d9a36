// How to play: the goal, three pictures, and the finer points.

import { build } from '../../common/dom/dom.js';
import { withProblem } from '../../engine/problem.js';
import { continueWith, goTo, newGame } from '../../game/game.js';
import { drawThumbnail } from '../../pictures/thumbnail.js';
import { furnish, openModal } from '../kit/dialog.js';
import { goalOf } from './lead.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 160;

/** A game of two jumps, and the moments of it that the pictures show: how many jumps are played, and how much of the next. */
const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const JUMPS = ['c2-c4', 'c5-c3'];
const MOMENTS = [
  [0, 0.45],
  [1, 0],
  [2, 0],
];

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */

export class HowDialog {
  #dialog;
  #words;
  #lead;
  #guard;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(dialog, words, guard) {
    this.#dialog = dialog;
    this.#words = words.how;
    this.#lead = words.lead;
    this.#guard = guard;
    furnish(dialog, { title: words.how.title, close: words.close }, bodyOf(words.how));
  }

  /** @param {Problem} problem the one that is played @param {Theme} theme */
  async open(problem, theme) {
    /** @type {HTMLElement} */ (this.#dialog.querySelector('.about')).textContent = goalOf(problem, this.#lead);
    const closed = openModal(this.#dialog);
    this.#guard.run(() => withProblem(GAME, (example) => this.#draw(example, theme)));
    await closed;
  }

  /** @param {Problem} example @param {Theme} theme */
  #draw(example, theme) {
    const game = continueWith(newGame(example), JUMPS.join(' '));
    const steps = this.#words.steps.map((step, index) => {
      const [cursor, part] = MOMENTS[index];
      const canvas = document.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      drawThumbnail(canvas, goTo(game, cursor), theme, SIZE, part);
      return build('li', {}, canvas, build('p', {}, step));
    });
    this.#dialog.querySelector('.steps')?.replaceChildren(...steps);
  }
}

/** @param {Words['how']} words */
function bodyOf({ more, points }) {
  const items = points.map((point) => `<li>${point}</li>`).join('');
  return `<p class="about"></p><ol class="steps" role="list"></ol><h3>${more}</h3><ul class="points">${items}</ul>`;
}
