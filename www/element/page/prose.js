// Prose that moves a board: links, buttons and paragraphs of the page, before or after it, there from the beginning or
// added later.

import { setCurrent } from '../../common/dom/dom.js';
import { warn as tell } from '../attributes/attributes.js';

/**
 * The element, as far as prose moves it.
 * @typedef {import('../attributes/attributes.js').ReflectingElement & {
 *   readonly position: string, readonly paused: boolean, play(): void, pause(): void, goTo(jumps: number): void,
 * }} Board
 */
/** @typedef {import('../play/player.js').Player} Player */
/** @typedef {import('../../game/game.js').Game} Game */

/**
 * The target of an attribute: a board and a place of its game.
 * @typedef {{ board: Board, player: Player, place: string }} Aim
 */
/**
 * The way back: the game before the text moved the board, and the part that moved it.
 * @typedef {{ game: Game, part: Element, aim: Aim }} Way
 */

const [GO, STEP, PLAY] = ['data-peg', 'data-peg-scroll', 'data-peg-play'];

/** @type {WeakMap<Document, ReturnType<typeof makeProse>>} */
const known = new WeakMap();

/** The prose of a document. @param {Document} document */
export function proseOf(document) {
  const prose = known.get(document) ?? makeProse(document);
  known.set(document, prose);
  return prose;
}

/** @param {Document} document */
function makeProse(document) {
  /** The boards in the document. @type {Map<Node, Player>} */
  const boards = new Map();
  /** True if boards have come since the page was read. */
  let hasNews = false;
  /** The paragraphs that take a board along. @type {HTMLElement[]} */
  let steps = [];
  /** The step that each board follows. @type {WeakMap<Board, Element | undefined>} */
  const followed = new WeakMap();
  /** @type {WeakMap<Board, Way>} */
  const ways = new WeakMap();
  /** The way back of the board that was moved last. @type {Way | undefined} */
  let last;
  const changes = new MutationObserver(read);
  /** @type {WeakSet<Node>} */
  const watched = new WeakSet();

  /**
   * Adds a board of the document.
   * @param {Board} board
   * @param {Player} player
   * @param {AbortSignal} signal that ends it
   */
  function join(board, player, signal) {
    boards.set(board, player);
    signal.addEventListener('abort', () => boards.delete(board));
    board.addEventListener('change', mark, { signal });
    board.addEventListener('ready', () => welcome(board), { signal });
    watch(board.getRootNode());
    // All boards of a page come together: the page is read once for them.
    if (!hasNews) queueMicrotask(read);
    hasNews = true;
  }

  /** Another game is at the place that the page has reached. @param {Board} board */
  function welcome(board) {
    followed.delete(board);
    scroll();
    mark();
  }

  /** Watches a tree once: to watch a document again takes a millisecond for each board. @param {Node} root */
  function watch(root) {
    if (watched.has(root)) return;
    watched.add(root);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: [GO, STEP, 'id'] });
  }

  /** Reads the page after a change. */
  function read() {
    hasNews = false;
    steps = /** @type {HTMLElement[]} */ (parts(STEP));
    scroll();
    mark();
  }

  /** Marks the parts that speak of the places on their boards. */
  function mark() {
    for (const name of [GO, STEP]) for (const part of parts(name)) setCurrent(part, isShown(find(part, name)));
  }

  /** The parts in the document, and in the shadow trees that hold boards. @param {string} name of an attribute */
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

  /** The same, for a person's request. @param {Element} part @param {string} name */
  function aimOf(part, name) {
    const aim = find(part, name);
    const form = name === PLAY ? 'ID:5-9' : 'ID@5';
    if (!aim) warn(part, name, `expected ${form} with the id of a <peg-solitaire> of this page`);
    const jumps = aim?.player.line()?.jumps.length;
    const isBeyond = (/** @type {string} */ count) => Number(count) > Number(jumps);
    if (aim?.place.split(/-(?=\d*$)/).some(isBeyond)) warn(part, name, `the last place is ${jumps}`);
    return aim;
  }

  /** @param {Element} part @param {string} name @param {string} message */
  function warn(part, name, message) {
    tell(`${name}="${part.getAttribute(name)}": ${message}`);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const path = /** @type {Element[]} */ (event.composedPath());
    const part = path.find((node) => node.matches?.(`[${GO}], [${PLAY}]`));
    const isOfBrowser = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!part || event.defaultPrevented || isOfBrowser) return;
    const name = part.hasAttribute(GO) ? GO : PLAY;
    const aim = aimOf(part, name);
    // A link without a board leads to its address.
    if (!aim) return;
    event.preventDefault();
    aim.board.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
    aim.player.loader.want();
    if (name === PLAY) {
      remember(part, name, aim);
      play(aim);
    }
    // A film only passes the place: a click then stops there.
    else if (isShown(aim) && aim.board.paused) goBack(ways.get(aim.board));
    else go(part, name, aim);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const [target] = event.composedPath();
    const isHere = target === last?.part || target === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && isHere && isShown(last?.aim)) goBack(last);
  }

  /** Takes each board to its reached step: the last one whose top is above a line in the window. */
  function scroll() {
    // A page without steps is not measured; that of others, before a step is marked and makes another layout.
    const line = steps.length > 0 ? lineOf(document) : 0;
    const boxes = steps.map((step) => step.getBoundingClientRect());
    /** @type {Map<Board, [Element, Aim]>} */
    const reached = new Map();
    for (const [index, step] of steps.entries()) {
      const { top, height } = boxes[index];
      step.style.setProperty('--ps-progress', String(Math.min(1, Math.max(0, (line - top) / height)) || 0));
      const aim = top < line && aimOf(step, STEP);
      if (aim) reached.set(aim.board, [step, aim]);
    }
    for (const [board, player] of boards)
      if (player.now.session) follow(/** @type {Board} */ (board), player, reached.get(/** @type {Board} */ (board)));
  }

  /**
   * Before the first step a board is where it was at the beginning.
   * @param {Board} board
   * @param {Player} player
   * @param {[Element, Aim]} [reached]
   */
  function follow(board, player, reached) {
    const before = followed.get(board);
    const [step, aim] = reached ?? [];
    if (step === before) return;
    followed.set(board, step);
    const next = aim ?? { board, player, place: String(board.at) };
    if (!isShown(next)) go(/** @type {Element} */ (step ?? before), STEP, next);
  }

  /** @param {Element} part @param {string} name @param {Aim} aim */
  function go(part, name, aim) {
    const { board, player, place } = aim;
    remember(part, name, aim);
    if (/^\d+$/.test(place)) return player.follow(Number(place));
    try {
      // The name of a place, if the game has names.
      board.goTo(/** @type {any} */ (place));
    } catch (error) {
      warn(part, name, /** @type {Error} */ (error).message);
    }
  }

  /**
   * From link to link the way back stays the same; scrolling has one only to a person's own jumps.
   * @param {Element} part
   * @param {string} name
   * @param {Aim} aim
   */
  function remember(part, name, aim) {
    const { board, player } = aim;
    const way = ways.get(board);
    const { session } = player.now;
    const isOwn = !player.line()?.positions.includes(board.position);
    const game = way && isShown(way.aim) ? way.game : session?.game;
    if (!game || (name === STEP && !isOwn && game === session?.game)) return;
    last = { game, part, aim };
    ways.set(board, last);
  }

  /** @param {Way | undefined} way */
  function goBack(way) {
    if (!way) return;
    const { board, player } = way.aim;
    ways.delete(board);
    // Another game may have been opened since.
    if (player.now.session?.game.problem === way.game.problem) player.hand.visit(way.game.line, way.game.cursor);
  }

  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  // A box of the page may scroll, too.
  for (const type of ['scroll', 'resize']) document.defaultView?.addEventListener(type, scroll, { capture: true });
  watch(document);
  return { join };
}

/** True if the board shows the place of the prose, or a place of its film. @param {Aim | undefined} aim */
function isShown(aim) {
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

/**
 * The line that a step has to pass, from the top of the window: its middle. At the end of the page it sinks to the
 * bottom, or the last steps could not pass it.
 * @param {Document} document
 */
function lineOf({ scrollingElement, documentElement }) {
  const { scrollHeight, scrollTop, clientHeight } = scrollingElement ?? documentElement;
  const most = scrollHeight - clientHeight;
  const left = most > 0 ? Math.min(1, (most - scrollTop) / Math.min(most, clientHeight / 2)) : 1;
  return clientHeight * (1 - left / 2);
}

/** Plays, or stops a film. @param {Aim} aim */
function play({ board, player, place }) {
  if (!board.paused) return board.pause();
  const [from, to] = place.split('-');
  if (place) player.playRange(Number(from), to ? Number(to) : Number.POSITIVE_INFINITY, player.line);
  else board.play();
}
