// Prose that moves a board: links, buttons and paragraphs of the page, before or after it, there from the beginning or
// added later.

/**
 * The element, as far as prose moves it.
 * @typedef {import('../attributes/reflecting-element.js').ReflectingElement & {
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

/** @type {WeakMap<Document, Prose>} */
const known = new WeakMap();

/** The prose of a document. @param {Document} document */
export function proseOf(document) {
  const prose = known.get(document) ?? new Prose(document);
  known.set(document, prose);
  return prose;
}

class Prose {
  #document;
  /** The boards in the document. @type {Map<Node, Player>} */
  #boards = new Map();
  /** Those of them whose prose has not been read yet. @type {Set<Board>} */
  #new = new Set();
  /** Those that have been in the document before. @type {WeakSet<Board>} */
  #old = new WeakSet();
  /** @type {WeakMap<Board, Way>} */
  #ways = new WeakMap();
  /** The way back of the board that was moved last. @type {Way | undefined} */
  #last;
  #warnings = new Set();
  #changes = new MutationObserver(() => this.#read());
  #steps;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    document.addEventListener('click', (event) => this.#click(event));
    document.addEventListener('keydown', (event) => this.#key(event));
    // A step is reached when it touches the line in the middle of the window.
    this.#steps = new IntersectionObserver((entries) => this.#scroll(entries), {
      root: document,
      rootMargin: '-50% 0px',
    });
    this.#watch(document);
  }

  /**
   * Adds a board of the document.
   * @param {Board} board
   * @param {Player} player
   * @param {AbortSignal} signal that ends it
   */
  join(board, player, signal) {
    this.#boards.set(board, player);
    signal.addEventListener('abort', () => this.#boards.delete(board));
    for (const event of ['ready', 'change']) board.addEventListener(event, () => this.#mark(), { signal });
    this.#watch(board.getRootNode());
    // All boards of a page come together: the page is read once for them.
    if (this.#new.size === 0) queueMicrotask(() => this.#welcome());
    this.#new.add(board);
  }

  #welcome() {
    // A reached step moves a new board, too.
    for (const step of this.#parts(STEP)) {
      const board = this.#find(step, STEP)?.board;
      if (board && this.#new.has(board) && !this.#old.has(board)) this.#steps.unobserve(step);
    }
    for (const board of this.#new) this.#old.add(board);
    this.#new.clear();
    this.#read();
  }

  /** @param {Node} root */
  #watch(root) {
    this.#changes.observe(root, { subtree: true, childList: true, attributeFilter: [GO, STEP, 'id'] });
  }

  /** Reads the page after a change. */
  #read() {
    for (const step of this.#parts(STEP)) this.#steps.observe(step);
    this.#mark();
  }

  /** Marks the parts that speak of the places on their boards. */
  #mark() {
    for (const name of [GO, STEP]) {
      for (const part of this.#parts(name)) {
        if (isShown(this.#find(part, name))) part.setAttribute('aria-current', 'step');
        else part.removeAttribute('aria-current');
      }
    }
  }

  /** The parts in the document, and in the shadow trees that hold boards. @param {string} name of an attribute */
  #parts(name) {
    const roots = new Set([this.#document, ...[...this.#boards.keys()].map((board) => board.getRootNode())]);
    return [...roots].flatMap((root) => [.../** @type {Document} */ (root).querySelectorAll(`[${name}]`)]);
  }

  /** @param {Element} part @param {string} name of an attribute @returns {Aim | undefined} */
  #find(part, name) {
    const text = part.getAttribute(name) ?? '';
    const [, id = text, place = ''] = (name === PLAY ? /^(.+):(\d*-\d*)$/ : /^(.+)@(.+)$/).exec(text) ?? [];
    const root = /** @type {ShadowRoot} */ (part.getRootNode());
    const board = /** @type {Board} */ (root.getElementById?.(id) ?? this.#document.getElementById(id));
    const player = this.#boards.get(board);
    return player && (place || name === PLAY) ? { board, player, place } : undefined;
  }

  /** The same, for a person's request. @param {Element} part @param {string} name */
  #aim(part, name) {
    const aim = this.#find(part, name);
    const form = name === PLAY ? 'ID:5-9' : 'ID@5';
    if (!aim) this.#warn(part, name, `expected ${form} with the id of a <peg-solitaire> of this page`);
    return aim;
  }

  /** @param {Element} part @param {string} name @param {string} message */
  #warn(part, name, message) {
    const text = `<peg-solitaire>: ${name}="${part.getAttribute(name)}": ${message}`;
    if (!this.#warnings.has(text)) console.warn(text);
    this.#warnings.add(text);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const path = /** @type {Element[]} */ (event.composedPath());
    const part = path.find((node) => node.matches?.(`[${GO}], [${PLAY}]`));
    const isOfBrowser = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!part || event.defaultPrevented || isOfBrowser) return;
    const name = part.hasAttribute(GO) ? GO : PLAY;
    const aim = this.#aim(part, name);
    // A link without a board leads to its address.
    if (!aim) return;
    event.preventDefault();
    aim.board.shadowRoot?.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
    aim.player.loader.want();
    if (name === PLAY) play(aim);
    else if (isShown(aim)) this.#goBack(this.#ways.get(aim.board));
    else this.#go(part, name, aim);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const way = this.#last;
    const [target] = event.composedPath();
    const isHere = target === way?.part || target === this.#document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && isHere && isShown(way?.aim)) this.#goBack(way);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #scroll(entries) {
    for (const { target, isIntersecting } of entries) {
      const aim = isIntersecting && target.hasAttribute(STEP) && this.#aim(target, STEP);
      if (aim && !isShown(aim)) this.#go(target, STEP, aim);
    }
  }

  /** @param {Element} part @param {string} name @param {Aim} aim */
  #go(part, name, aim) {
    const { board, player, place } = aim;
    this.#remember(part, name, aim);
    if (/^\d+$/.test(place)) return player.follow(Number(place));
    try {
      // The name of a place, if the game has names.
      board.goTo(/** @type {any} */ (place));
    } catch (error) {
      this.#warn(part, name, /** @type {Error} */ (error).message);
    }
  }

  /**
   * From link to link the way back stays the same; scrolling has one only to a person's own jumps.
   * @param {Element} part
   * @param {string} name
   * @param {Aim} aim
   */
  #remember(part, name, aim) {
    const { board, player } = aim;
    const way = this.#ways.get(board);
    const { session, line } = player;
    const isOwn = !line?.positions.includes(board.position);
    const game = way && isShown(way.aim) ? way.game : session?.game;
    if (!game || (name === STEP && !isOwn && game === session?.game)) return;
    this.#last = { game, part, aim };
    this.#ways.set(board, this.#last);
  }

  /** @param {Way | undefined} way */
  #goBack(way) {
    if (!way) return;
    const { board, player } = way.aim;
    this.#ways.delete(board);
    // Another game may have been opened since.
    if (player.session?.game.problem === way.game.problem) player.visit(way.game.line, way.game.cursor);
  }
}

/** True if the board shows the place of the prose. @param {Aim | undefined} aim */
function isShown(aim) {
  if (!aim) return false;
  const { board, place } = aim;
  const positions = aim.player.line?.positions ?? [];
  const { names } = /** @type {{ names?: string[] }} */ (/** @type {unknown} */ (board));
  return /^\d+$/.test(place)
    ? positions[Math.min(Number(place), positions.length - 1)] === board.position
    : Boolean(names?.includes(place));
}

/** Plays, or stops a film. @param {Aim} aim */
function play({ board, player, place }) {
  if (!board.paused) return board.pause();
  const [from, to] = place.split('-');
  if (place) player.playRange(Number(from), to ? Number(to) : Number.POSITIVE_INFINITY, () => player.line);
  else board.play();
}
