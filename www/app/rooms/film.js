// Notices a film on the board: from its first frame, or from a link to the start of a line, until a person goes back,
// undoes or plays on.

import { isFound, treeOf } from '../../game/tree.js';

/** The buttons of the board that end a film. */
const ENDING = ['own', 'restart', 'undo'];

/**
 * @param {import('../kit/guard.js').Page['element']} element
 * @param {(isOn: boolean) => void} tell hears of its beginning and end
 */
export function watchFilm(element, tell) {
  // The page writes its own games into its entries of the history.
  let isByLink = history.state === null && location.search !== '';
  element.addEventListener('play', () => tell(true));
  element.addEventListener('jump', () => tell(false));
  element.addEventListener('ready', () => {
    tell(isByLink && isToBeSeen(element.state));
    isByLink = false;
  });
  // The film of a solution stays at its end, to be looked at; that of a person's own game is over.
  element.addEventListener('ended', () => isSolution(element.state) || tell(false));
  element.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest('[data-action]');
    const action = button instanceof HTMLElement ? button.dataset.action : undefined;
    if (ENDING.includes(action ?? '')) tell(false);
    // This button goes: a person at the keyboard is on the board then.
    if (action === 'own' && event.detail === 0) element.focus();
  });
}

/**
 * True if a game was opened at the start of its line.
 * @param {import('../../game/game.js').Game | undefined} game
 */
function isToBeSeen(game) {
  return game !== undefined && game.cursor === 0 && game.line.jumps.length > 1;
}

/**
 * True if a jump of the line on the board is the solver's.
 * @param {import('../../game/game.js').Game | undefined} game
 */
function isSolution(game) {
  return game !== undefined && treeOf(game).path.some((node) => isFound(game, node));
}
