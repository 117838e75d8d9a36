// Turns the right button, or a finger that rests, into arrows and marks on the position on the board.

import { draw } from '../../game/notes.js';

/** @typedef {import('../../game/session.js').Session} Session */
/** Does something with the game. @typedef {(work: (session: Session) => void) => void} Act */

/**
 * @param {Pick<HTMLElementTagNameMap['peg-solitaire'], 'drawing'>} element
 * @param {{ act: Act, person: Act }} player `person` does an act of a person
 * @returns {import('../../board/input.js').Draws}
 */
export function makeDraws(element, { act, person }) {
  return {
    isOn: () => element.drawing !== 'off',
    show: (sketch) => act((session) => session.follow({ selection: { ...session.selection, sketch } })),
    draw: (drawing) => person((session) => session.change((game) => draw(game, drawing))),
  };
}
