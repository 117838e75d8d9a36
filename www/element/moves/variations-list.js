// Lists the moves of a game with its variations. Clicking a move goes to its position. A variation follows the move
// that it replaces, and can be made the main line or deleted; the last deletion can be undone. The solver's moves are
// marked until the player makes them.

import { build, icon, languageAround, press, setCurrent, setEnabled, setHidden } from '../../common/dom/dom.js';
import { ownCursor } from '../../game/own.js';
import { enter, isFound, nextOf, pathTo, promote, remove, removedLast, restore, treeOf } from '../../game/tree.js';
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
  /** Maps each jump to the button of the move to which the jump belongs. @type {Map<GameNode, HTMLElement>} */
  const buttons = new Map();
  /** The button to focus after the list is rebuilt. @type {GameNode | 'restore' | undefined} */
  let focus;
  const offers = /** @type {Element} */ (root.parentElement?.querySelector('.offers'));
  const steps = makeSolutionSteps(offers, intents, words);
  const list = /** @type {HTMLElement} */ (root.querySelector('ol'));
  /** Comments are in the page's language. */
  const lang = languageAround(/** @type {ShadowRoot} */ (root.getRootNode()).host);

  /** @param {Game} game */
  function update(game) {
    const before = tree;
    if (treeOf(game) === before && game.cursor === cursor) return;
    [tree, cursor] = [treeOf(game), game.cursor];
    if (/** @type {const} */ (['nodes', 'edits', 'notes', 'found']).some((name) => tree[name] !== before[name]))
      write();
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
    const [node] = [...buttons].findLast(([, move]) => move === focused) ?? [];
    buttons.clear();
    const [main, ...variations] = nextOf(tree, undefined);
    list.replaceChildren(...comment(undefined), ...(main ? line(main, variations) : []));
    list.hidden = list.childElementCount === 0;
    /** @type {HTMLElement} */ (root.querySelector('.empty')).hidden = main !== undefined;
    setHidden(legend, !tree.nodes.some((node) => tree.found.has(node)));
    offerRemoved();
    if (focused) handOn(root, button(node) ?? root.querySelector('button'));
  }

  /**
   * The moves of a line, each followed by its variations.
   * @param {GameNode} first
   * @param {GameNode[]} variations of the first jump
   * @returns {Element[]}
   */
  function line(first, variations) {
    const items = [];
    for (let [node, ...others] = [first, ...variations]; node; ) {
      const { last, next } = others.length > 0 ? { last: node, next: nextOf(tree, node) } : moveFrom(tree, node);
      items.push(item(node, last), ...comment(last), ...others.map(variation));
      [node, ...others] = next;
    }
    return items;
  }

  /** An author's comment on a position. @param {GameNode | undefined} node @returns {Element[]} */
  function comment(node) {
    const text = tree.notes.get(node)?.comment;
    return text ? [build('li', { class: 'comment', lang }, text)] : [];
  }

  /** A move, given by its first and last jump. @param {GameNode} first @param {GameNode} last */
  function item(first, last) {
    const jumps = pathTo(last).slice(pathTo(first.before).length);
    const found = jumps.filter((jump) => tree.found.has(jump)).length;
    const label = found > 0 && words.foundMove({ move: last.move, isWhole: found === jumps.length });
    const shown = press(() => go(last), { class: found > 0 && 'found', 'aria-label': label }, last.move);
    for (const jump of jumps) buttons.set(jump, shown);
    return build('li', { class: isLong(last.move) && 'long' }, build('small', {}, `${last.number}.`), shown);
  }

  /** @param {GameNode} node its first jump @returns {Element} */
  function variation(node) {
    const tools = build(
      'span',
      { class: 'tools' },
      tool(words.promote(node), UP, () => change((game) => promote(game, node), node)),
      tool(words.remove(node), CROSS, () => change((game) => remove(game, node), 'restore')),
    );
    const jumps = build('ol', { 'aria-label': words.variation(node) }, ...line(node, []));
    return build('li', { class: 'variation' }, tools, jumps);
  }

  /** Offers to undo the last deletion. */
  function offerRemoved() {
    const removed = removedLast(tree);
    root.querySelector('.removed')?.remove();
    if (removed.length === 0) return;
    const [first] = removed;
    const sentence = words.removed({ move: first.move, jumps: removed.length });
    const back = press(() => change(restore, first), { 'aria-label': `${words.restore}: ${sentence}` }, words.restore);
    root.prepend(build('p', { class: 'removed' }, sentence, back));
  }

  /** @param {(game: Game) => Game} act @param {GameNode | 'restore'} next what to focus next */
  function change(act, next) {
    focus = next;
    intents.change(act);
  }

  // Marks the current position of the game.
  function mark() {
    const { path } = tree;
    const played = new Set(path.slice(0, cursor).map((node) => buttons.get(node)));
    const current = button(path[cursor - 1]);
    for (const move of new Set(buttons.values())) {
      move.classList.toggle('played', played.has(move));
      setCurrent(move, move === current);
    }
    for (const item of root.querySelectorAll('.variation'))
      item.classList.toggle('entered', current !== undefined && item.contains(current));
    setStop(list, current);
    reveal(root, current ?? button(path[0]));
  }

  /** Focuses the button that `change` has chosen, since the pressed one has been removed. */
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
 * The last jump of a move, up to a variation or a comment, and the jumps after it.
 * @param {Tree} tree
 * @param {GameNode} node
 */
function moveFrom(tree, node) {
  let last = node;
  let next = nextOf(tree, last);
  while (next.length === 1 && next[0].number === last.number && !tree.notes.get(last)?.comment) {
    [last] = next;
    next = nextOf(tree, last);
  }
  return { last, next };
}

/**
 * @param {Element} offers around the buttons
 * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void }} intents
 * @param {PlusWords['variations']} words
 */
function makeSolutionSteps(offers, { goTo, goBy }, words) {
  /** The number of jumps before the solver's jumps. */
  let own = 0;
  const back = press(() => goTo(own), { 'data-action': 'own', hidden: true }, words.back);
  const forward = press(() => goBy(1), { 'data-action': 'one', part: 'more again', hidden: true }, words.next);
  offers.prepend(back, forward);

  /** @param {Game} game */
  function update(game) {
    const { path } = treeOf(game);
    const next = path[game.cursor];
    const hasFound = path.some((node) => isFound(game, node));
    own = ownCursor(game);
    for (const button of [back, forward]) setHidden(button, !hasFound);
    // Playback of a solution may have started, with none of its jumps played yet.
    setEnabled(back, own < game.cursor || (next !== undefined && isFound(game, next)));
    // With this part, a page can hide the button when there is nothing to go back from.
    back.part.toggle('there', own >= game.cursor);
    setEnabled(forward, next !== undefined);
  }

  return { update };
}

/** @param {string} label @param {string} drawing @param {() => void} act */
const tool = (label, drawing, act) => press(act, { 'aria-label': label, title: label }, icon(drawing));
