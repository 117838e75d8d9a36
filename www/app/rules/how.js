// The rules dialog: the goal, three pictures, and details.

import { withProblem } from '../../engine/problem.js';
import { continueWith, goTo, newGame } from '../../game/game.js';
import { goalOf } from '../heading/aim.js';
import { dialogOn } from '../kit/dialog.js';
import { drawThumbnail } from '../kit/gallery.js';
import { html } from '../kit/html.js';

/** The size of a picture, in CSS pixels. */
const SIZE = 160;

/**
 * A game of two jumps, and the moment in each picture: the number of jumps played, and the fraction of the next one
 * that is complete.
 */
const GAME = { board: 'diamond-13', start: '..o../.oxo./ooxoo/.ooo./..x..', goal: 'c3' };
const JUMPS = ['c2-c4', 'c5-c3'];
const MOMENTS = [
  [0, 0.45],
  [1, 0],
  [2, 0],
];

/** @param {import('../solved/progress.js').ProgressTable} table */
export function howDialog(table) {
  const { element, guard, words } = table;
  const { title, steps, more, points, article } = words.how;
  const dialog = dialogOn(table, 'how', title, { fill, opened: () => guard(() => withProblem(GAME, draw)) });
  return dialog;

  function fill() {
    dialog.show(html`
      <p class="about">${goalOf(element, words.aim)}</p>
      <ol class="steps columns" role="list">
        ${steps.map((step) => html`<li class="row wrap"><canvas aria-hidden="true"></canvas><p>${step}</p></li>`)}
      </ol>
      <h3>${more}</h3>
      <ul class="points">${points.map((point) => html`<li>${point}</li>`)}</ul>
      <div class="buttons row">
        <button type="button" @click=${() => table.show('keys')}>${words.keys.title}</button>
        <a href=${words.language === 'de' ? './learn/de.html' : './learn/'}>${article}</a>
      </div>`);
  }

  /** @param {import('../../engine/problem.js').Problem} example */
  function draw(example) {
    const game = continueWith(newGame(example), JUMPS.join(' '));
    for (const [index, canvas] of dialog.box.querySelectorAll('canvas').entries()) {
      const [cursor, part] = MOMENTS[index];
      drawThumbnail(canvas, goTo(game, cursor), element, SIZE, part);
    }
  }
}
