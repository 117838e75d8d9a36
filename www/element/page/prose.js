// Prose that controls a board: links, buttons and paragraphs on the page, before or after the board, present from the
// start or added later.

import { setCurrent } from '../../common/dom/dom.js';
import { GO, isShown, makeAims, PLAY, STEP, warn } from './aims.js';
import { makeWaysBack } from './ways-back.js';

/** @typedef {import('../play/player.js').Player} Player */
/** @typedef {import('./aims.js').Aim} Aim */
/** @typedef {import('./aims.js').Board} Board */

/** @type {WeakMap<Document, ReturnType<typeof makeProse>>} */
const known = new WeakMap();

/** The prose of a document, which all boards in it share. @param {Document} document */
export function proseOf(document) {
  const prose = known.get(document) ?? makeProse(document);
  known.set(document, prose);
  return prose;
}

/** @param {Document} document */
function makeProse(document) {
  /** The boards in the document. @type {Map<Node, Player>} */
  const boards = new Map();
  /** True if boards have been added since the page was last scanned. */
  let hasNews = false;
  /** The paragraphs that change the position on a board when the reader scrolls past them. @type {HTMLElement[]} */
  let steps = [];
  /** The step that each board currently follows. @type {WeakMap<Board, Element | undefined>} */
  const followed = new WeakMap();
  const aims = makeAims(document, boards);
  const ways = makeWaysBack();
  const changes = new MutationObserver(read);
  /** @type {WeakSet<Node>} */
  const watched = new WeakSet();

  /**
   * Registers a board in the document.
   * @param {Board} board
   * @param {Player} player
   * @param {AbortSignal} signal removes the board again
   */
  function join(board, player, signal) {
    boards.set(board, player);
    signal.addEventListener('abort', () => boards.delete(board));
    board.addEventListener('change', mark, { signal });
    board.addEventListener('ready', () => welcome(board), { signal });
    watch(board.getRootNode());
    // The boards on a page are usually added together, so the page is read once for all of them.
    if (!hasNews) queueMicrotask(read);
    hasNews = true;
  }

  /** Moves a new game to the place that the reader has scrolled to. @param {Board} board */
  function welcome(board) {
    followed.delete(board);
    scroll();
    mark();
  }

  /** Observes a tree once: observing a document again would take a millisecond for each board. @param {Node} root */
  function watch(root) {
    if (watched.has(root)) return;
    watched.add(root);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: [GO, STEP, 'id'] });
  }

  /** Finds the steps and marks the parts again after the page has changed. */
  function read() {
    hasNews = false;
    steps = /** @type {HTMLElement[]} */ (aims.parts(STEP));
    scroll();
    mark();
  }

  /** Marks the parts that refer to the current places of their boards. */
  function mark() {
    for (const name of [GO, STEP])
      for (const part of aims.parts(name)) setCurrent(part, isShown(aims.find(part, name)));
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const path = /** @type {Element[]} */ (event.composedPath());
    const part = path.find((node) => node.matches?.(`[${GO}], [${PLAY}]`));
    const isOfBrowser = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!part || event.defaultPrevented || isOfBrowser) return;
    const name = part.hasAttribute(GO) ? GO : PLAY;
    const aim = aims.request(part, name);
    // A link without a board follows its `href`.
    if (!aim) return;
    event.preventDefault();
    aim.board.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
    aim.player.loader.want();
    if (name === PLAY) {
      ways.remember(part, name, aim);
      play(aim);
    }
    // If playback is just passing the target position, a click stops it at that position instead of going back.
    else if (isShown(aim) && aim.board.paused) ways.go(aim.board);
    else go(part, name, aim);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const [target] = event.composedPath();
    const last = ways.last();
    const isHere = target === last?.part || target === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && isHere && isShown(last?.aim)) ways.go();
  }

  /** Moves each board to the step that the reader has reached: the last one whose top is above a line in the window. */
  function scroll() {
    // Pages without steps are not measured. Other pages are measured before a step is marked, because marking a step
    // would invalidate the layout.
    const line = steps.length > 0 ? lineOf(document) : 0;
    const boxes = steps.map((step) => step.getBoundingClientRect());
    /** @type {Map<Board, [Element, Aim]>} */
    const reached = new Map();
    for (const [index, step] of steps.entries()) {
      const { top, height } = boxes[index];
      step.style.setProperty('--ps-progress', String(Math.min(1, Math.max(0, (line - top) / height)) || 0));
      const aim = top < line && aims.request(step, STEP);
      if (aim) reached.set(aim.board, [step, aim]);
    }
    for (const [board, player] of boards)
      if (player.now.session) follow(/** @type {Board} */ (board), player, reached.get(/** @type {Board} */ (board)));
  }

  /**
   * Moves a board to a step. Before the first step, the board is in its initial position.
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
    ways.remember(part, name, aim);
    if (/^\d+$/.test(place)) return player.follow(Number(place));
    try {
      // The place may be the name of a position, if the game has named positions.
      board.goTo(/** @type {any} */ (place));
    } catch (error) {
      warn(part, name, /** @type {Error} */ (error).message);
    }
  }

  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  // Capturing also catches the scroll events of boxes within the page.
  for (const type of ['scroll', 'resize']) document.defaultView?.addEventListener(type, scroll, { capture: true });
  watch(document);
  return { join };
}

/**
 * The line that a step has to pass, measured from the top of the window. The line is in the middle of the window, but
 * moves to the bottom towards the end of the page. Otherwise, the last steps could never pass the line.
 * @param {Document} document
 */
function lineOf({ scrollingElement, documentElement }) {
  const { scrollHeight, scrollTop, clientHeight } = scrollingElement ?? documentElement;
  const most = scrollHeight - clientHeight;
  const left = most > 0 ? Math.min(1, (most - scrollTop) / Math.min(most, clientHeight / 2)) : 1;
  return clientHeight * (1 - left / 2);
}

/** Starts or stops playback. @param {Aim} aim */
function play({ board, player, place }) {
  if (!board.paused) return board.pause();
  const [from, to] = place.split('-');
  if (place) player.playRange(Number(from), to ? Number(to) : Number.POSITIVE_INFINITY, player.line);
  else board.play();
}
