// The element: its attributes, members and events. The player runs the game; the display shows it.

import { BoardInput } from '../board/input.js';
import { addStyles, adoptStyles } from '../common/dom/styles.js';
import { TEXTS } from '../engine/problem.js';
import { movesText } from '../game/game.js';
import { LINE } from '../game/line.js';
import { elementWords } from '../words/element.js';
import {
  checkAct,
  checkCount,
  checkDirection,
  checkIndex,
  checkOptions,
  checkPlaylist,
  checkTexts,
  checkTime,
} from './attributes/arguments.js';
import { CHOICES, complaints, controlsOf } from './attributes/attributes.js';
import { ReflectingElement, upgradeProperties } from './attributes/reflecting-element.js';
import { Display } from './display.js';
import { listenToButtons, listenToKeys, pointerIntents } from './hands/commands.js';
import { MovesList } from './moves/moves-list.js';
import { proseOf } from './page/prose.js';
import { Visibility } from './page/visibility.js';
import { Player } from './play/player.js';
import { Playlist } from './play/playlist.js';
import css from './view/element.css?inline';

/** @typedef {import('./play/player.js').Solved} Solved */
/** @typedef {import('./play/player.js').Texts} Texts */
/** @typedef {import('../game/session.js').Session} Session */
/** @typedef {import('./view/parts.js').Parts} Parts */

/**
 * `<peg-solitaire board="english" controls></peg-solitaire>`
 *
 * Attributes: `board` (a name or a drawing), `start` (the vacant hole, or a position in rows of text), `goal` (`any`,
 * `at most 2 pegs`, a hole, or a pattern), `moves` (jumps to come, such as `d2-d4 d5-d3 b4-d4-d2`), `at` (how many of them
 * are played when it opens), `solve` (finds the jumps to come), `autoplay`, `loop`, `speed` (0.25 to 8), `controls` (all, or some by
 * name), `caption` (a line below the board), `readonly`, `theme` (`light` or `dark`), `loading` (`lazy` or `eager`).
 *
 * Events: `ready`, `change`, `jump`, `refused`, `hint`, `play`, `pause`, `ended`, `solved` and `error`; `jump` has a `detail.jump`, `error` a
 * `detail.message`. They leave when the element is in a consistent state, so a listener may call anything.
 */
export class PegSolitaireElement extends ReflectingElement {
  static observedAttributes = [
    ...TEXTS,
    ...['at', 'solve', 'autoplay', 'loop', 'speed', 'controls', 'readonly', 'theme', 'loading', 'caption'],
  ];

  /** An element that can do more is a subclass with other parts. @type {Parts} */
  static parts = {
    form: LINE,
    MovesList,
    words: elementWords,
    css,
    // These need an element that can do more.
    choices: { ...CHOICES, analysis: ['off'], game: [], coordinates: ['off'], look: [] },
  };

  #root = this.attachShadow({ mode: 'open' });
  #parts = /** @type {typeof PegSolitaireElement} */ (this.constructor).parts;
  #player = new Player(this, {
    parts: this.#parts,
    texts: () => this.#texts(),
    isToBeSolved: () => this.hasAttribute('solve') && !this.getAttribute('moves') && !this.getAttribute('game'),
    prefersReducedMotion,
    words: () => this.#display.words,
    opened: (session) => {
      this.#display.approach();
      this.#display.view.open(session);
      // Reading a game and drawing it are two tasks: together they would hold up a slow phone.
      const { loader } = this.#player;
      loader.inTurn(() => this.#player.during(() => this.#display.fit(), false));
    },
    failed: (message, canRetry) => {
      this.#display.approach();
      this.#display.view.fail(message, canRetry);
    },
    invalidate: () => this.#display.invalidate(),
  });
  #display = new Display(this, this.#root, this.#player, this.#parts);
  #playlist = new Playlist(this, this.#display.view.part('.playlist'), {
    put: (item) => this.#put(item),
    open: (item) => {
      this.open({ caption: '', ...item });
      this.#player.loader.catchUp();
      this.#player.events.add('change');
    },
    words: () => this.#display.words,
  });
  #visibility = new Visibility(this, {
    near: () => {
      this.#display.approach();
      this.#player.loader.approach();
    },
    seen: (isSeen) => this.#player.selfPlay.see(isSeen),
  });
  /** @type {AbortController | undefined} */
  #connection;
  /** Stays the same function, whoever asks for it. */
  #solve = /** @param {{ signal?: AbortSignal, via?: string } | null} [options] @returns {Promise<Solved>} */ async (
    options,
  ) => this.#player.solve(checkOptions(options));

  constructor() {
    super();
    addStyles(this.#root, this.#parts.css);
    const { view } = this.#display;
    new BoardInput(view.part('canvas'), view.part('.stage'), pointerIntents(this.#player, view));
    listenToButtons(this.#root, this.#player, this.#playlist);
    listenToKeys(this.#root, this.#player, () => this.readOnly);
  }

  connectedCallback() {
    const report = (/** @type {unknown} */ error) => this.#player.reports.report(error);
    upgradeProperties(this, report, 'index');
    this.#connection = new AbortController();
    this.#display.watch(this.#connection.signal);
    this.#visibility.watch(this.#connection.signal);
    proseOf(this.ownerDocument).join(this, this.#player, this.#connection.signal);
    this.#playlist.watch(this.#connection.signal);
    this.#player.arrive(this.loading === 'eager');
    this.#display.resize();
    // It counts in the list between the tags, which has been read.
    upgradeProperties(this, report);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#player.leave();
    this.#display.stop();
  }

  adoptedCallback() {
    adoptStyles(this.#root);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    // Whoever has gone on is taken back.
    if (before === now && name !== 'at') return;
    if (TEXTS.some((text) => text === name)) return this.#player.loader.change();
    this.#checkAttributes();
    this.#reactions[name]?.();
    this.#display.invalidate();
  }

  /** How a live element reacts to the other attributes, beside being drawn again. @type {Record<string, () => void>} */
  #reactions = {
    at: () => this.#player.loader.isFresh && this.goTo(this.at),
    solve: () => this.#player.beginToSolve(),
    autoplay: () => (this.autoplay ? this.#player.beginToPlay() : this.#player.stopSelfPlay()),
    loop: () => this.loop || this.#player.selfPlay.endLoop(),
    // Only other colours need another canvas.
    theme: () => this.#display.resize(),
    controls: () => this.#display.view.setControls(controlsOf(this)),
    caption: () => this.#display.view.setCaption(this.caption),
    coordinates: () => this.#display.resize(),
    analysis: () => this.#player.analyse(),
    loading: () => this.loading === 'eager' && !this.#player.session && this.#player.loader.load(),
  };

  // What a page can ask and tell.

  /** The position on the board, in rows of `x`, `o` and `.` with `/` between them. */
  get position() {
    return this.#player.session?.position ?? '';
  }

  /** The jumps played so far, such as `['d2-d4']`. */
  get jumps() {
    return this.state?.line.jumps.slice(0, this.state.cursor).map(({ name }) => name) ?? [];
  }

  /** All jumps of the line on the board, played and to come, by moves, such as `d2-d4 d5-d3 b4-d4-d2`. Setting another text begins a new game. */
  get moves() {
    return this.state ? movesText(this.state.line) : (this.getAttribute('moves') ?? '');
  }

  set moves(jumps) {
    if (jumps) this.setAttribute('moves', jumps);
    else this.removeAttribute('moves');
  }

  /** What is being played, or undefined before it is loaded. */
  get problem() {
    return this.state?.problem;
  }

  /** The state of the game, for pictures of it, or undefined before it is loaded. */
  get state() {
    // Another board may have started the core again: the page gets a game that it can ask.
    this.#player.during(() => {}, false);
    return this.#player.session?.game;
  }

  /** The colours that apply now, for pictures that go with the board. */
  get colours() {
    return this.#display.view.theme;
  }

  get paused() {
    return !this.#player.session?.playback.isPlaying;
  }

  /** In seconds at normal speed. */
  get duration() {
    return this.#player.session?.playback.timeline.duration ?? 0;
  }

  /** In seconds at normal speed. */
  get currentTime() {
    return this.#player.session?.playback.time ?? 0;
  }

  set currentTime(time) {
    this.seek(time);
  }

  /** Plays the jumps to come; from the start when there are none. */
  play() {
    this.#player.play();
  }

  /** Plays from where so many jumps are played to where so many are. @param {number} from @param {number} [to] the end without it */
  playRange(from, to = Number.POSITIVE_INFINITY) {
    this.#player.playRange(checkCount(from), checkCount(to));
  }

  /** Stops where it is, even in the middle of a jump. */
  pause() {
    this.#player.pause();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    const seconds = checkTime(time);
    this.#player.call((session) => session.seek(seconds));
  }

  /** Shows which peg to jump with, and asked once more where to. Resolves with the line that it begins. */
  hint() {
    return this.#player.hint();
  }

  undo() {
    this.#player.call((session) => session.undo());
  }

  redo() {
    this.#player.call((session) => session.redo());
  }

  /** Goes one move on or back. @param {1 | -1} [direction] */
  step(direction = 1) {
    checkDirection(direction);
    this.#player.call((session) => session.step(direction));
  }

  /** Goes to where so many jumps are played. @param {number} jumps */
  goTo(jumps) {
    const count = checkCount(jumps);
    this.call((session) => session.goTo(count));
  }

  /**
   * Does what the page asks of the game, as soon as it is there; for elements that can do more, and for the app.
   * @param {(session: Session, reports: import('./play/reports.js').Reports) => void} act
   */
  call(act) {
    checkAct(act, 'call');
    this.#player.call(act);
  }

  /** Does something with the game, as soon as it is there, and lets play what plays. @param {() => void} act */
  whenOpen(act) {
    checkAct(act, 'whenOpen');
    this.#player.loader.whenOpen(act);
  }

  /** Goes back to the start. The jumps stay, to be played again. */
  reset() {
    this.goTo(0);
  }

  /** Moves the keyboard to the board. */
  focus() {
    this.#display.view.focus();
  }

  /**
   * Opens another problem, afresh even if it is the same; what is missing is as the board has it.
   * @param {import('./play/playlist.js').Item} texts
   */
  open(texts) {
    checkTexts(texts);
    // First: the game that is there does not follow what the attributes say from here on.
    this.#player.loader.change();
    this.#put({ caption: this.caption, ...texts });
    this.#player.loader.load();
  }

  /** A series of games, which a reader goes through: what `open()` takes, each with a `caption`. */
  get playlist() {
    return this.#playlist.items;
  }

  set playlist(items) {
    checkPlaylist(items);
    this.#playlist.set(items);
  }

  /** Which game of the playlist is on the board, from 0. Setting it opens that game. */
  get index() {
    return this.#playlist.index;
  }

  set index(index) {
    checkIndex(index, this.playlist.length);
    this.#playlist.go(index);
  }

  /**
   * Finds a way from the position on the board to the goal, and plays it. Resolves with what was
   * found: `solved`, `lost`, `open`, `cancelled` or `failed`; `undefined` where there is no game, or when
   * something else happened on the board meanwhile.
   *
   * As a property it can be set, too: it is an attribute then, for libraries that set what an element has.
   */
  get solve() {
    return this.#solve;
  }

  set solve(isOn) {
    // Vue gives a flag without a value as an empty text.
    this.toggleAttribute('solve', /** @type {unknown} */ (isOn) === '' || Boolean(isOn));
  }

  // Reading attributes.

  /** Lets the attributes say a game, and nothing of the one before. @param {import('./play/playlist.js').Item} item */
  #put(item) {
    for (const name of /** @type {const} */ ([...TEXTS, 'at', 'caption'])) {
      const text = item[name];
      if (text === undefined || text === '') this.removeAttribute(name);
      else this.setAttribute(name, String(text));
    }
  }

  /** @returns {Texts} */
  #texts() {
    this.#checkAttributes();
    const texts = TEXTS.map((name) => [name, this.getAttribute(name) || undefined]);
    return { ...Object.fromEntries(texts), at: this.at };
  }

  /** Reports invalid attributes that are no texts of a game. */
  #checkAttributes() {
    this.#player.speed = this.speed;
    this.#display.view.setSpeed(this.speed, this.#display.words);
    for (const message of complaints(this, this.#parts.choices, this.#display.words))
      this.#player.reports.once(message);
  }
}

/** Whether motion is to be reduced. */
function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
