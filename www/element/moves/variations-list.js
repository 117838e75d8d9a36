// Lists the moves of a game with its variations: a click goes there. A variation stands after the move that it
// replaces, and can be made the main line or deleted; the last deletion can be brought back. The solver's moves are
// marked until a person plays them.

import {
  build,
  icon,
  isEnabled,
  languageAround,
  setAttribute,
  setCurrent,
  setEnabled,
  setHidden,
} from '../../common/dom/dom.js';
import { ownCursor } from '../../game/own.js';
import { enter, isFound, nextOf, promote, remove, removedLast, restore, treeOf } from '../../game/tree.js';
import { handOn, isLong, makeRoving, reveal, setStop } from './moves-list.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/game.js').Node} GameNode */
/** @typedef {import('../../game/game.js').Tree} Tree */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

const UP = 'M12 4l7 8h-4.5v8h-5v-8H5z';
const CROSS = 'M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z';

/**
 * @param {HTMLElement} root
 * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void, change: (act: (game: Game) => Game) =>
 *   void }} intents
 * @param {PlusWords} all
 */
export function makeVariationsList(root, intents, all) {
  const words = all.variations;
  const legend = build('p', { class: 'legend', hidden: true }, words.legend);
  /** @type {Tree} */
  let tree = treeOf({});
  let cursor = 0;
  /** The button of a jump, or of the end of the move that it begins. @type {Map<GameNode, HTMLElement>} */
  const buttons = new Map();
  /** The jumps of the move on each button. @type {Map<HTMLElement, GameNode[]>} */
  const moves = new Map();
  /** The target of the focus after the list is rebuilt. @type {GameNode | 'restore' | undefined} */
  let focus;
  const offers = /** @type {Element} */ (root.parentElement?.querySelector('.offers'));
  const steps = makeSolutionSteps(offers, intents, words);
  const list = /** @type {HTMLElement} */ (root.querySelector('ol'));
  /** The page wrote the comments. */
  const lang = languageAround(/** @type {ShadowRoot} */ (root.getRootNode()).host);

  /** @param {Game} game */
  function update(game) {
    const before = tree;
    if (treeOf(game) === before && game.cursor === cursor) return;
    [tree, cursor] = [treeOf(game), game.cursor];
    const isSame = tree.nodes === before.nodes && tree.edits === before.edits && tree.notes === before.notes;
    if (!isSame) write();
    if (!isSame || tree.found !== before.found) markFound();
    mark();
    steps.update(game);
    takeFocus();
  }

  /** Goes to the position after a jump. @param {GameNode} node */
  function go(node) {
    const index = tree.path.indexOf(node);
    if (index < 0) intents.change((game) => enter(game, node));
    else intents.goTo(index + 1);
  }

  // Writing.
  function write() {
    const focused = root.querySelector('button:focus');
    const node = moves.get(/** @type {HTMLElement} */ (focused))?.at(-1);
    buttons.clear();
    moves.clear();
    const [main, ...variations] = nextOf(tree, undefined);
    list.replaceChildren(...comment(undefined), ...(main ? line(main, variations) : []));
    list.hidden = list.childElementCount === 0;
    /** @type {HTMLElement} */ (root.querySelector('.empty')).hidden = main !== undefined;
    offerRemoved();
    if (focused) handOn(root, button(node) ?? root.querySelector('button'));
  }

  /**
   * The moves of a line, each before its variations.
   * @param {GameNode} first
   * @param {GameNode[]} variations of the first jump
   * @returns {Element[]}
   */
  function line(first, variations) {
    const items = [];
    for (let [node, ...others] = [first, ...variations]; node; ) {
      const { last, next } = others.length > 0 ? { last: node, next: nextOf(tree, node) } : move(node);
      items.push(item(node, last), ...comment(last), ...others.map(variation));
      [node, ...others] = next;
    }
    return items;
  }

  /** An author's words about a position, as prose. @param {GameNode | undefined} node @returns {Element[]} */
  function comment(node) {
    const text = tree.notes.get(node)?.comment;
    return text ? [build('li', { class: 'comment', lang }, text)] : [];
  }

  /**
   * The last jump of a move that neither a variation nor a comment interrupts, and the jumps after it.
   * @param {GameNode} node
   */
  function move(node) {
    let last = node;
    let next = nextOf(tree, last);
    while (next.length === 1 && next[0].number === last.number && !tree.notes.get(last)?.comment) {
      [last] = next;
      next = nextOf(tree, last);
    }
    return { last, next };
  }

  /** A move, by the first and the last of its jumps. @param {GameNode} first @param {GameNode} last */
  function item(first, last) {
    const shown = build('button', { type: 'button' }, last.move);
    shown.addEventListener('click', () => go(last));
    const jumps = [last];
    while (jumps[0] !== first) jumps.unshift(/** @type {GameNode} */ (jumps[0].before));
    for (const jump of jumps) buttons.set(jump, shown);
    moves.set(shown, jumps);
    return build('li', { class: isLong(last.move) && 'long' }, build('small', {}, `${last.number}.`), shown);
  }

  /** @param {GameNode} node its first jump @returns {Element} */
  function variation(node) {
    const tools = build(
      'span',
      { class: 'tools' },
      tool(words.promote(node), UP, (game) => promote(game, node), node),
      tool(words.remove(node), CROSS, (game) => remove(game, node), 'restore'),
    );
    const jumps = build('ol', { 'aria-label': words.variation(node) }, ...line(node, []));
    return build('li', { class: 'variation' }, tools, jumps);
  }

  /**
   * @param {string} label
   * @param {string} drawing
   * @param {(game: Game) => Game} act
   * @param {GameNode | 'restore'} next the target of the focus
   */
  function tool(label, drawing, act, next) {
    const made = build('button', { type: 'button', 'aria-label': label, title: label }, icon(drawing));
    made.addEventListener('click', () => change(act, next));
    return made;
  }

  /** Offers to bring back the last deletion. */
  function offerRemoved() {
    const removed = removedLast(tree);
    root.querySelector('.removed')?.remove();
    if (removed.length === 0) return;
    const [first] = removed;
    const sentence = words.removed({ move: first.move, jumps: removed.length });
    const back = build('button', { type: 'button', 'aria-label': `${words.restore}: ${sentence}` }, words.restore);
    back.addEventListener('click', () => change(restore, first));
    root.prepend(build('p', { class: 'removed' }, sentence, back));
  }

  /** @param {(game: Game) => Game} act @param {GameNode | 'restore'} next the target of the focus */
  function change(act, next) {
    focus = next;
    intents.change(act);
  }

  // Marking the place of the game.
  function mark() {
    const { path } = tree;
    const played = new Set(path.slice(0, cursor).map((node) => buttons.get(node)));
    const current = button(path[cursor - 1]);
    for (const move of moves.keys()) {
      move.classList.toggle('played', played.has(move));
      setCurrent(move, move === current);
    }
    for (const item of root.querySelectorAll('.variation'))
      item.classList.toggle('entered', current !== undefined && item.contains(current));
    setStop(list, current);
    reveal(root, current ?? button(path[0]));
  }

  /** Marks the moves that the solver has found, in whole or in part. */
  function markFound() {
    const { found } = tree;
    for (const [move, jumps] of moves) {
      const count = jumps.filter((jump) => found.has(jump)).length;
      move.classList.toggle('found', count > 0);
      if (count > 0)
        setAttribute(move, 'aria-label', words.foundMove({ move: move.textContent, isWhole: count === jumps.length }));
      else move.removeAttribute('aria-label');
    }
    setHidden(legend, !tree.nodes.some((node) => found.has(node)));
  }

  /** A removed button hands the focus on. */
  function takeFocus() {
    const target = focus === 'restore' ? root.querySelector('.removed button') : button(focus);
    if (target) /** @type {HTMLElement} */ (target).focus();
    focus = undefined;
  }

  /** @param {GameNode | 'restore' | undefined} node */
  const button = (node) => buttons.get(/** @type {GameNode} */ (node));

  root.prepend(legend);
  makeRoving(list);
  return { update };
}

/**
 * @param {Element} offers around the buttons
 * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void }} intents
 * @param {PlusWords['variations']} words
 */
function makeSolutionSteps(offers, { goTo, goBy }, words) {
  /** The number of jumps before those of the solver. */
  let own = 0;
  const back = buttonFor('own', words.back, () => goTo(own));
  const forward = buttonFor('one', words.next, () => goBy(1), 'more again');
  offers.prepend(back, forward);

  /** @param {Game} game */
  function update(game) {
    const { path } = treeOf(game);
    const next = path[game.cursor];
    const hasFound = path.some((node) => isFound(game, node));
    own = ownCursor(game);
    for (const button of [back, forward]) setHidden(button, !hasFound);
    // The film of a solution may have begun, with no jump of it played yet.
    setEnabled(back, own < game.cursor || (next !== undefined && isFound(game, next)));
    // A page may hide it there, if no film is on.
    back.part.toggle('there', own >= game.cursor);
    setEnabled(forward, next !== undefined);
  }

  return { update };
}

/** @param {string} action @param {string} text @param {() => void} act @param {string} [part] */
function buttonFor(action, text, act, part) {
  const button = build('button', { type: 'button', 'data-action': action, part, hidden: true }, text);
  button.addEventListener('click', () => isEnabled(button) && act());
  return button;
}
