// The element: its attributes, members and events. The player runs the game; the display shows it.

import { listenToPointers } from '../board/input.js';
import { adoptStyles, linked } from '../common/dom/dom.js';
import { isStill } from '../common/dom/motion.js';
import { EVERY_JUMP, TEXTS } from '../link/attributes.js';
import { check, checkIndex } from './attributes/arguments.js';
import {
  complaints,
  controlsOf,
  keepProperty,
  setValue,
  upgradeProperties,
  warn,
  warnOfEnd,
  warnOfTexts,
} from './attributes/attributes.js';
import { makeDisplay } from './display.js';
import { keepFromPage, listenToButtons, listenToKeys, pointerIntents } from './input/commands.js';
import { proseOf } from './page/prose.js';
import { CRAFT, NOW, PLAYER, PlayedElement } from './play/played-element.js';
import { makePlayer } from './play/player.js';
import { makePlaylist } from './play/playlist.js';
import { OTHERS } from './view/spoken.js';

/** @typedef {import('./play/player.js').Solved} Solved */
/** @typedef {import('./play/player.js').Texts} Texts */
/** @typedef {import('./view/parts.js').Parts} Parts */
/** @typedef {import('./play/player.js').Player} Player */
/** @typedef {import('./play/playlist.js').Playlist} Playlist */
/** @typedef {{ player: Player, display: ReturnType<typeof makeDisplay>, playlist: Playlist }} Board */

/** The base class of all elements. A subclass provides the observed attributes, its parts and its strings. */
export class BaseElement extends PlayedElement {
  /** @type {readonly string[]} */
  static observedAttributes;

  /** @type {Parts} */
  static parts;

  /**
   * The strings of additional languages, by language tag. An element uses its own `lang` attribute or the closest
   * enclosing one.
   */
  static words = OTHERS;

  /** The strings of an element in its language. @type {(element: Element) => Parts['words']} */
  static wordsOf;

  #root = this.attachShadow({ mode: 'open' });
  #class = /** @type {typeof BaseElement} */ (this.constructor);
  /** @type {Board | undefined} */
  #made;
  /**
   * The most recently opened game, as text. The attributes do not show which jumps the solver has found.
   * @type {Texts}
   */
  #opened = {};
  /** @type {AbortController | undefined} */
  #connection;
  /** Always the same function, so that callers can compare it. */
  #solve = /** @param {{ signal?: AbortSignal, via?: string } | null} [options] @returns {Promise<Solved>} */ async (
    options = {},
  ) => this[PLAYER].solve(/** @type {object} */ (check('solve', options)));

  /** The board, created once the element is in the page and its language is known, or earlier if a script needs it. */
  get #board() {
    return this.#made ?? this.#withBoard();
  }

  /**
   * Creates the board if necessary, and then does the work. Events are dispatched at the end, since listeners may
   * remove the element.
   * @param {() => void} [work]
   */
  #withBoard(work) {
    const isNew = !this.#made;
    this.#made ??= this.#makeBoard();
    this.#made.player.events.during(() => {
      if (isNew) this.#readTexts();
      work?.();
    });
    return this.#made;
  }

  get [PLAYER]() {
    return this.#board.player;
  }

  get [NOW]() {
    return this.#made?.player.now ?? {};
  }

  /** True if the element is not in the page, and its board has not been created. */
  get #isEarly() {
    return !this.#made && !this.isConnected;
  }

  get #display() {
    return this.#board.display;
  }

  /** @returns {Board} */
  #makeBoard() {
    const parts = { ...this.#class.parts, words: this.#class.wordsOf(this) };
    const player = makePlayer(this, {
      parts,
      texts: () => this.#texts(),
      isToBeSolved: () => this.hasAttribute('solve') && !this.getAttribute('moves') && !this.getAttribute('game'),
      prefersReducedMotion: isStill,
      opened: (session) => {
        const { length } = session.game.line.jumps;
        const { at, places } = /** @type {any} */ (this);
        if (!(at === EVERY_JUMP || (places?.get(at) ?? at) <= length))
          warn(`at="${at}": the last place is ${length}`, this);
        warnOfEnd(this);
        display.approach();
        display.view.open(session);
        // Parsing a game and drawing it are two tasks, since together they would block a slow phone.
        player.loader.inTurn(() => player.during(() => display.fit(), false));
      },
      failed: (message) => {
        display.approach();
        display.view.fail(message);
      },
      invalidate: () => display.invalidate(),
    });
    const display = makeDisplay(this, this.#root, player, parts);
    const { view } = display;
    const playlist = makePlaylist(this, view.part('.playlist'), {
      put: (item) => this.#put(item),
      open: (item) => {
        this.open({ caption: '', ...item });
        player.loader.catchUp();
        player.events.add('change');
      },
      words: parts.words,
    });
    adoptStyles(this.#root, parts.css);
    const draws = parts.makeDraws?.(/** @type {any} */ (this), player);
    const isPressed = listenToPointers(view.part('.stage'), { ...pointerIntents(this, player, view), draws });
    keepFromPage(this, isPressed);
    listenToButtons(this.#root, player, playlist);
    listenToKeys(this.#root, player, () => this.readOnly);
    parts.listen?.(/** @type {any} */ (this), parts.words);
    return { player, display, playlist };
  }

  /** Reads the attributes, and the properties set before the board was created. */
  #readTexts() {
    for (const name of this.#class.observedAttributes) if (this.hasAttribute(name)) this.#react(name);
    upgradeProperties(this, this[PLAYER].events.report, 'index');
  }

  connectedCallback() {
    this.#withBoard(() => this.#connect());
  }

  #connect() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#display.watch(signal);
    proseOf(this.ownerDocument).join(this, this[PLAYER], signal);
    this.#board.playlist.watch(signal);
    this[PLAYER].arrive(this.loading === 'eager');
    this.#display.resize();
    // The remaining property, `index`, refers to the list between the tags, which has been read by now.
    upgradeProperties(this, this[PLAYER].events.report);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this[PLAYER].leave();
    this.#display.stop();
  }

  adoptedCallback() {
    adoptStyles(this.#root, this.#class.parts.css);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    // Setting `at` to the same value goes to that position again. A new board reads all attributes anyway.
    if (this.#made && (before !== now || name === 'at')) this.#react(name);
  }

  /** @param {string} name of an attribute that has changed */
  #react(name) {
    if (TEXTS.some((text) => text === name)) {
      this.#opened = {};
      return this[PLAYER].loader.change();
    }
    this.#checkAttributes();
    this.#reactions[name]?.();
    this.#display.invalidate();
  }

  /**
   * The reactions of an element with a board to changes in other attributes, in addition to drawing a new frame.
   * @type {Record<string, () => void>}
   */
  #reactions = {
    at: () => this[PLAYER].loader.isFresh() && this.goTo(/** @type {any} */ (this.at)),
    solve: () => this[PLAYER].autoplay.solve(),
    autoplay: () => (this.autoplay ? this[PLAYER].autoplay.play() : this[PLAYER].autoplay.stop()),
    loop: () => this.loop || this[PLAYER].selfPlay.endLoop(),
    // Fits the canvas again, for the new colours.
    theme: () => this.#display.resize(),
    controls: () => this.#display.view.setControls(controlsOf(this)),
    caption: () => this.#display.view.part('.caption').replaceChildren(...linked(this.caption)),
    coordinates: () => this.#display.resize(),
    outline: () => this.#display.resize(),
    analysis: () => this[PLAYER].analyse(),
    wheel: () => this.#class.parts.followWheel?.(/** @type {any} */ (this)),
    loading: () => this.loading === 'eager' && !this[PLAYER].now.session && this[PLAYER].loader.load(),
  };

  // The members for use by the page that are not about the game itself.

  /** @param {Parameters<ReturnType<typeof makeDisplay>['adopt']>[0]} make */
  [CRAFT](make) {
    this.#display.adopt(make);
  }

  /** The current colours, for pictures that match the board. */
  get colours() {
    return this.#display.view.canvas.theme();
  }

  /** Moves the focus to the board. */
  focus() {
    this.#display.view.accessible.focus();
  }

  /**
   * Opens a problem, starting over even if it is the current one. Missing arguments default to the board's usual
   * problem.
   * @param {import('./play/playlist.js').Item} texts
   */
  open(texts) {
    check('open', texts);
    warnOfTexts(texts, this);
    // The loader is notified first, because from now on the game no longer follows the attributes.
    this[PLAYER].loader.change();
    this.#put({ caption: this.caption, ...texts });
    this.#opened = texts;
    this[PLAYER].loader.load();
  }

  /** A series of games that a reader can step through, given as arguments of `open()`, each with a `caption`. */
  get playlist() {
    return this.#made?.playlist.items() ?? [];
  }

  set playlist(items) {
    check('playlist', items);
    if (this.#isEarly) keepProperty(this, 'playlist', items);
    else this.#board.playlist.set(items);
  }

  /** The index of the current game in the playlist, starting at 0. Setting it opens that game. */
  get index() {
    return this.#made?.playlist.index() ?? 0;
  }

  set index(index) {
    if (this.#isEarly) keepProperty(this, 'index', index);
    else {
      this.#board.playlist.read();
      checkIndex(index, this.playlist.length);
      this.#board.playlist.go(index);
    }
  }

  /**
   * Finds a solution from the current position, and plays it. Resolves with the result: `solved`, `lost`, `open`,
   * `cancelled` or `failed`; `undefined` if there is no game, or if something else happened on the board in the
   * meantime.
   *
   * Setting this property sets the attribute, for frameworks that set properties.
   */
  get solve() {
    return this.#solve;
  }

  set solve(isOn) {
    // Vue passes a flag without a value as an empty string.
    this.toggleAttribute('solve', /** @type {unknown} */ (isOn) === '' || Boolean(isOn));
  }

  // Reading attributes.

  /**
   * Writes a game to the attributes, and removes the attributes of the previous game.
   * @param {import('./play/playlist.js').Item} item
   */
  #put(item) {
    for (const name of /** @type {const} */ ([...TEXTS, 'at', 'caption'])) setValue(this, name, item[name]);
  }

  /** @returns {Texts} */
  #texts() {
    this.#checkAttributes();
    const texts = TEXTS.map((name) => [name, this.getAttribute(name) || undefined]);
    return { ...this.#opened, ...Object.fromEntries(texts), at: this.at };
  }

  /** Reports invalid attributes other than those that describe the game. */
  #checkAttributes() {
    this[PLAYER].setSpeed();
    this.#display.view.setSpeed(this.speed);
    for (const message of complaints(this, this.#class.observedAttributes, this.#display.words))
      this[PLAYER].events.reportOnce(message);
  }
}
