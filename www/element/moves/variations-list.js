// Lists the moves of a game with its variations: a click goes there. A variation stands after the move that it
// replaces, and can be made the main line or deleted; the last deletion can be brought back. The solver's moves are
// marked until a person plays them.

import { build, icon } from '../../common/dom/dom.js';
import { setAttribute, setHidden, setText } from '../../common/dom/write.js';
import { enter, nextOf, promote, remove, removedLast, restore, treeOf } from '../../game/tree.js';
import { isLong, reveal } from './moves-list.js';
import { makeRoving, setStop } from './roving-list.js';
import { SolutionSteps } from './solution-steps.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/game.js').Node} GameNode */
/** @typedef {import('../../game/game.js').Tree} Tree */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

const UP = 'M12 4l7 8h-4.5v8h-5v-8H5z';
const CROSS = 'M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z';

export class VariationsList {
  #root;
  #list;
  #intents;
  #steps;
  #legend = build('p', { class: 'legend', hidden: true });
  /** @type {Tree} */
  #tree = treeOf({});
  #cursor = 0;
  /** @type {PlusWords | undefined} */
  #words;
  /** The button of a jump, or of the end of the move that it begins. @type {Map<GameNode, HTMLElement>} */
  #buttons = new Map();
  /** The jumps of the move on each button. @type {Map<HTMLElement, GameNode[]>} */
  #jumps = new Map();
  /** The target of the focus after the list is rebuilt. @type {GameNode | 'restore' | undefined} */
  #focus;

  /**
   * @param {HTMLElement} root
   * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void, change: (act: (game: Game) => Game) =>
   *   void }} intents
   */
  constructor(root, intents) {
    this.#root = root;
    this.#intents = intents;
    this.#steps = new SolutionSteps(/** @type {Element} */ (root.parentElement?.querySelector('.offers')), intents);
    root.prepend(this.#legend);
    this.#list = /** @type {HTMLElement} */ (root.querySelector('ol'));
    makeRoving(this.#list);
  }

  /** @param {Game} game @param {PlusWords} words */
  update(game, words) {
    const tree = treeOf(game);
    if (tree === this.#tree && game.cursor === this.#cursor && words === this.#words) return;
    const { nodes, edits, found, notes } = this.#tree;
    const isSame = tree.nodes === nodes && tree.edits === edits && tree.notes === notes && words === this.#words;
    [this.#tree, this.#cursor, this.#words] = [tree, game.cursor, words];
    if (!isSame) this.#write();
    if (!isSame || tree.found !== found) this.#markFound();
    this.#mark();
    this.#steps.update(game, words);
    this.#takeFocus();
  }

  /** Goes to the position after a jump. @param {GameNode} node */
  #go(node) {
    const index = this.#tree.path.indexOf(node);
    if (index < 0) this.#intents.change((game) => enter(game, node));
    else this.#intents.goTo(index + 1);
  }

  // Writing.

  #write() {
    const focused = this.#root.querySelector('button:focus');
    const node = this.#jumps.get(/** @type {HTMLElement} */ (focused))?.at(-1);
    this.#buttons.clear();
    this.#jumps.clear();
    const [main, ...variations] = nextOf(this.#tree, undefined);
    this.#list.replaceChildren(...this.#comment(undefined), ...(main ? this.#line(main, variations) : []));
    this.#list.hidden = this.#list.childElementCount === 0;
    /** @type {HTMLElement} */ (this.#root.querySelector('.empty')).hidden = main !== undefined;
    this.#offerRemoved();
    if (focused) (this.#button(node) ?? this.#root.querySelector('button'))?.focus({ preventScroll: true });
  }

  /**
   * The moves of a line, each before its variations.
   * @param {GameNode} first
   * @param {GameNode[]} variations of the first jump
   * @returns {Element[]}
   */
  #line(first, variations) {
    const items = [];
    for (let [node, ...others] = [first, ...variations]; node; ) {
      const { last, next } = others.length > 0 ? { last: node, next: nextOf(this.#tree, node) } : this.#move(node);
      items.push(this.#item(node, last), ...this.#comment(last), ...others.map((other) => this.#variation(other)));
      [node, ...others] = next;
    }
    return items;
  }

  /** An author's words about a position, as prose. @param {GameNode | undefined} node @returns {Element[]} */
  #comment(node) {
    const comment = this.#tree.notes.get(node)?.comment;
    return comment ? [build('li', { class: 'comment', dir: 'auto' }, comment)] : [];
  }

  /**
   * The last jump of a move that neither a variation nor a comment interrupts, and the jumps after it.
   * @param {GameNode} node
   */
  #move(node) {
    let last = node;
    let next = nextOf(this.#tree, last);
    while (next.length === 1 && next[0].number === last.number && !this.#tree.notes.get(last)?.comment) {
      [last] = next;
      next = nextOf(this.#tree, last);
    }
    return { last, next };
  }

  /** A move, by the first and the last of its jumps. @param {GameNode} first @param {GameNode} last */
  #item(first, last) {
    const button = build('button', { type: 'button' }, last.move);
    button.addEventListener('click', () => this.#go(last));
    const jumps = [last];
    while (jumps[0] !== first) jumps.unshift(/** @type {GameNode} */ (jumps[0].before));
    for (const jump of jumps) this.#buttons.set(jump, button);
    this.#jumps.set(button, jumps);
    return build('li', { class: isLong(last.move) && 'long' }, build('small', {}, `${last.number}.`), button);
  }

  /** @param {GameNode} node its first jump @returns {Element} */
  #variation(node) {
    const { promote: up, remove: cross, variation } = /** @type {PlusWords} */ (this.#words).variations;
    const tools = build(
      'span',
      { class: 'tools' },
      this.#tool(up(node.move), UP, (game) => promote(game, node), node),
      this.#tool(cross(node.move), CROSS, (game) => remove(game, node), 'restore'),
    );
    const list = build('ol', { 'aria-label': variation(node.move) }, ...this.#line(node, []));
    return build('li', { class: 'variation' }, tools, list);
  }

  /**
   * @param {string} label
   * @param {string} drawing
   * @param {(game: Game) => Game} act
   * @param {GameNode | 'restore'} focus the target of the focus
   */
  #tool(label, drawing, act, focus) {
    const button = build('button', { type: 'button', 'aria-label': label, title: label }, icon(drawing));
    button.addEventListener('click', () => this.#change(act, focus));
    return button;
  }

  /** Offers to bring back the last deletion. */
  #offerRemoved() {
    const removed = removedLast(this.#tree);
    this.#root.querySelector('.removed')?.remove();
    if (removed.length === 0) return;
    const words = /** @type {PlusWords} */ (this.#words).variations;
    const [first] = removed;
    const sentence = words.removed(first.move, removed.length);
    const button = build('button', { type: 'button', 'aria-label': `${words.restore}: ${sentence}` }, words.restore);
    button.addEventListener('click', () => this.#change(restore, first));
    this.#root.prepend(build('p', { class: 'removed' }, sentence, button));
  }

  /** @param {(game: Game) => Game} act @param {GameNode | 'restore'} focus */
  #change(act, focus) {
    this.#focus = focus;
    this.#intents.change(act);
  }

  // Marking the place of the game.

  #mark() {
    const { path } = this.#tree;
    const played = new Set(path.slice(0, this.#cursor).map((node) => this.#buttons.get(node)));
    const current = this.#button(path[this.#cursor - 1]);
    for (const button of this.#jumps.keys()) {
      button.classList.toggle('played', played.has(button));
      if (button === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    for (const variation of this.#root.querySelectorAll('.variation'))
      variation.classList.toggle('entered', current !== undefined && variation.contains(current));
    setStop(this.#list, current);
    reveal(this.#root, current ?? this.#button(path[0]));
  }

  /** Marks the moves that the solver has found, in whole or in part. */
  #markFound() {
    const { found } = this.#tree;
    const { foundMove, legend } = /** @type {PlusWords} */ (this.#words).variations;
    for (const [button, jumps] of this.#jumps) {
      const count = jumps.filter((jump) => found.has(jump)).length;
      button.classList.toggle('found', count > 0);
      if (count > 0) setAttribute(button, 'aria-label', foundMove(button.textContent ?? '', count === jumps.length));
      else button.removeAttribute('aria-label');
    }
    setText(this.#legend, legend);
    setHidden(this.#legend, !this.#tree.nodes.some((node) => found.has(node)));
  }

  /** A removed button hands the focus on. */
  #takeFocus() {
    const target = this.#focus === 'restore' ? this.#root.querySelector('.removed button') : this.#button(this.#focus);
    if (target) /** @type {HTMLElement} */ (target).focus();
    this.#focus = undefined;
  }

  /** @param {GameNode | 'restore' | undefined} node */
  #button(node) {
    return this.#buttons.get(/** @type {GameNode} */ (node));
  }
}
