// The targets of attributes in prose: boards on the page, and places in their games.

import { warn as tell } from '../attributes/attributes.js';

/**
 * The members of the element that prose uses.
 * @typedef {import('../attributes/attributes.js').ReflectingElement & {
 *   readonly position: string, readonly paused: boolean, play(): void, pause(): void, goTo(jumps: number): void,
 * }} Board
 */
/** @typedef {import('../play/player.js').Player} Player */

/**
 * The target of an attribute: a board and a place in its game.
 * @typedef {{ board: Board, player: Player, place: string }} Aim
 */

export const [GO, STEP, PLAY] = ['data-peg', 'data-peg-scroll', 'data-peg-play'];

/** @param {Document} document @param {Map<Node, Player>} boards */
export function makeAims(document, boards) {
  /**
   * The parts of the prose that have an attribute, in the document and in the shadow trees that contain boards.
   * @param {string} name of the attribute
   */
  function parts(name) {
    const roots = new Set([document, ...[...boards.keys()].map((board) => board.getRootNode())]);
    return [...roots].flatMap((root) => [.../** @type {Document} */ (root).querySelectorAll(`[${name}]`)]);
  }

  /** @param {Element} part @param {string} name of an attribute @returns {Aim | undefined} */
  function find(part, name) {
    const text = part.getAttribute(name) ?? '';
    const [, id = text, place = ''] = (name === PLAY ? /^(.+):(\d*-\d*)$/ : /^(.+)@(.+)$/).exec(text) ?? [];
    const root = /** @type {ShadowRoot} */ (part.getRootNode());
    const board = /** @type {Board} */ (root.getElementById?.(id) ?? document.getElementById(id));
    const player = boards.get(board);
    return player && (place || name === PLAY) ? { board, player, place } : undefined;
  }

  /** Finds a target at the user's request, and warns if it is not valid. @param {Element} part @param {string} name */
  function request(part, name) {
    const aim = find(part, name);
    const form = name === PLAY ? 'ID:5-9' : 'ID@5';
    if (!aim) warn(part, name, `expected ${form} with the id of a <peg-solitaire> of this page`);
    const jumps = aim?.player.line()?.jumps.length;
    const isBeyond = (/** @type {string} */ count) => Number(count) > Number(jumps);
    if (aim?.place.split(/-(?=\d*$)/).some(isBeyond)) warn(part, name, `the last place is ${jumps}`);
    return aim;
  }

  return { parts, find, request };
}

/** @param {Element} part @param {string} name @param {string} message */
export function warn(part, name, message) {
  tell(`${name}="${part.getAttribute(name)}": ${message}`);
}

/**
 * True if the board shows the place that prose refers to, or a position in the range that prose plays.
 * @param {Aim | undefined} aim
 */
export function isShown(aim) {
  if (!aim) return false;
  const { board, place } = aim;
  const { names } = /** @type {{ names?: string[] }} */ (/** @type {unknown} */ (board));
  const [, from, to] = /^(\d*)(?:-(\d*))?$/.exec(place) ?? [];
  if (from === undefined) return Boolean(names?.includes(place));
  const positions = aim.player.line()?.positions ?? [];
  const first = Math.min(Number(from), positions.length - 1);
  const end = from && to === undefined ? first : Number(to || positions.length);
  return positions.slice(first, end + 1).includes(board.position);
}
