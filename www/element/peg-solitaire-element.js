// The element: a board that is played, and that solves itself. Everything else meets here.

import { AccessibleBoard } from '../board/accessible-board.js';
import { listen } from '../board/input.js';
import { layOut } from '../board/layout.js';
import { proofMarks } from '../board/proof-marks.js';
import { Renderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';
import { readTheme, THEME_QUERIES } from '../board/theme.js';
import { TaskQueue } from '../common/task-queue.js';
import { trusted } from '../common/trusted-types.js';
import { isLoaded, loadEngine } from '../engine/load.js';
import { readable, readProblem, TEXTS } from '../engine/problem.js';
import { continueWith, newGame } from '../game/game.js';
import { Session } from '../game/session.js';
import { Solving } from '../game/solving.js';
import { elementWords } from '../words/words.js';
import { checkCount, checkTime } from './arguments.js';
import { complaints, speedOf } from './attributes.js';
import css from './element.css?inline';
import { sharedStyles } from './element-base.js';
import { MovesList } from './moves-list.js';
import { Panel } from './panel.js';
import { ReflectingElement } from './reflecting-element.js';
import { SelfPlay } from './self-play.js';
import { TEMPLATE } from './template.js';
import { Transport } from './transport.js';
import { Visibility } from './visibility.js';

/** What becomes of a search for any way to the goal. @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved */

/** What the film goes on by in one frame at most: what nobody has seen is not over. */
const LONGEST_STEP_MILLISECONDS = 100;
/** All elements of a page open their games in turn. */
const turns = new TaskQueue();

/**
 * `<peg-solitaire board="english" controls></peg-solitaire>`
 *
 * Attributes: `board` (a name or a drawing), `start` (the vacant hole, or a position in rows of
 * text), `goal` (`any`, `at most 2 pegs`, a hole, or a pattern), `moves` (jumps to come, such as `d2-d4 d5-d3 b4-d4-d2`),
 * `solve` (finds the jumps to come), `autoplay`, `loop`, `speed` (0.25 to 8), `controls`, `readonly`, `theme` (`light` or
 * `dark`), `loading` (`lazy` or `eager`), `lang` (how numbers are written).
 *
 * Events: `ready`, `change`, `jump`, `play`, `pause`, `ended`, `solved` and `error`; `jump` has a `detail.jump`, `error` a
 * `detail.message`.
 */
export class PegSolitaireElement extends ReflectingElement {
  static observedAttributes = [...TEXTS, 'theme', 'controls', 'speed', 'readonly', 'lang', 'autoplay'];

  #root = this.attachShadow({ mode: 'open' });
  /** @type {Session | undefined} */
  #session;
  /** @type {Solving | undefined} */
  #solving;
  /** @type {import('../board/layout.js').Layout | undefined} */
  #layout;
  /** @type {Renderer | undefined} */
  #renderer;
  #frameRequest = 0;
  #lastFrame = 0;
  /** Whether the attributes say something else than what was opened last. */
  #isStale = true;
  /** Whether a game is to be there: the element has come near, or was asked for something that needs one. */
  #isWanted = false;
  /** Several changes at once are opened together. @type {Promise<void> | undefined} */
  #loading;
  /** What was asked of the game before it was there. @type {((session: Session) => void)[]} */
  #wishes = [];
  /** Outlasts a game. */
  #speed = 1;
  /** @type {SelfPlay} */
  #selfPlay;
  /** What has been told of; nothing is told twice. @type {Set<string>} */
  #told = new Set();
  /** @type {Visibility} */
  #visibility;
  /** @type {AbortController | undefined} */
  #connection;

  /** @type {AccessibleBoard} */
  #accessible;
  /** @type {Transport} */
  #transport;
  /** @type {MovesList} */
  #moves;
  /** @type {Panel} */
  #panel;

  /** Stays the same function, whoever asks for it. */
  #solve = /** @param {{ signal?: AbortSignal }} [options] */ (options) => this.#find(options);

  constructor() {
    super();
    this.#root.innerHTML = trusted.createHTML(TEMPLATE);
    this.#root.adoptedStyleSheets = [sharedStyles(css)];
    this.#visibility = new Visibility(this, {
      near: () => this.#approach(),
      seen: (isSeen) => this.#selfPlay.see(isSeen),
    });
    this.#selfPlay = new SelfPlay(this, {
      session: () => this.#session,
      isCalm,
    });
    this.#panel = new Panel(this.#part('.panel'));
    this.#moves = new MovesList(this.#part('.moves'), (cursor) => this.goTo(cursor));
    this.#transport = new Transport(this.#part('.transport'), {
      seek: (time) => this.seek(time),
      speed: (speed) => {
        this.speed = speed;
      },
    });
    this.#accessible = new AccessibleBoard(this.#part('.holes'), {
      focus: (hole) => this.#session?.focus(hole),
      choose: (hole) => this.#session?.choose(hole),
    });
    this.#part('.sentinel').addEventListener('transitionrun', () => this.#resize());
    this.#listenToPointer();
    this.#listenToButtons();
  }

  connectedCallback() {
    this.upgradeProperties();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this.#part('.stage'));
    signal.addEventListener('abort', () => observer.disconnect());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.#resize(), { signal });
    this.#visibility.watch(signal);
    if (this.#session && !this.#isStale) this.#resize();
    else if (this.#isWanted || this.loading === 'eager') this.#load();
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#wishes = [];
    this.#session?.pause();
    this.#solving?.drop();
    this.#selfPlay.end();
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name === 'speed') this.#checkAttributes();
    else if (name === 'autoplay') this.#selfPlay.see(this.#visibility.isSeen);
    else if (!TEXTS.some((one) => one === name)) this.#resize();
    else this.#change();
  }

  // What a page can ask and tell.

  /** The position on the board, in rows of `x`, `o` and `.` with `/` between them. */
  get position() {
    return this.#session?.position ?? '';
  }

  /** The jumps played so far, such as `['d2-d4']`. */
  get jumps() {
    const { line, cursor } = this.#session?.game ?? { line: { jumps: [] }, cursor: 0 };
    return line.jumps.slice(0, cursor).map(({ name }) => name);
  }

  /** All jumps of the game, played and to come, by moves, such as `d2-d4 d5-d3 b4-d4-d2`. Setting them begins a new game. */
  get moves() {
    const moves = this.#session?.game.line.moves.map(({ name }) => name).join(' ');
    return moves ?? this.getAttribute('moves') ?? '';
  }

  set moves(jumps) {
    if (jumps) this.setAttribute('moves', jumps);
    else this.removeAttribute('moves');
  }

  /** From 0.25 to 8; 1 is normal. */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.setAttribute('speed', String(speed));
  }

  /** What is being played, or undefined before it is loaded. */
  get problem() {
    return this.#session?.game.problem;
  }

  /** The game, for pictures of it, or undefined before it is loaded. */
  get game() {
    return this.#session?.game;
  }

  /** The colours that apply now, for pictures that go with the board. */
  get colours() {
    return readTheme(this.#part('.probe'));
  }

  get paused() {
    return !this.#session?.film.isPlaying;
  }

  /** In seconds at normal speed. */
  get duration() {
    return this.#session?.film.timeline.duration ?? 0;
  }

  /** In seconds at normal speed. */
  get currentTime() {
    return this.#session?.film.time ?? 0;
  }

  set currentTime(time) {
    this.seek(time);
  }

  /** Plays the jumps to come; from the start when there are none. */
  play() {
    this.#selfPlay.isHeld = false;
    this.#isWanted = true;
    this.#tellGame((session) => session.play());
  }

  /** Stops where it is, even in the middle of a jump. */
  pause() {
    this.#selfPlay.isHeld = true;
    this.#tellGame((session) => session.pause());
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    checkTime(time);
    this.#tellGame((session) => session.seek(time));
  }

  undo() {
    this.#tellGame((session) => session.undo());
  }

  redo() {
    this.#tellGame((session) => session.redo());
  }

  /** Goes one move on or back. @param {1 | -1} [direction] */
  step(direction = 1) {
    this.#tellGame((session) => session.step(direction));
  }

  /**
   * Opens another problem, afresh even if it is the same; what is missing is as the board has it.
   * @param {{ board?: string, start?: string, goal?: string, moves?: string }} texts
   */
  open(texts) {
    for (const name of TEXTS) {
      const text = texts[name];
      if (text === undefined) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }
    this.#isStale = true;
    if (this.isConnected) this.#load();
  }

  /** Goes to where so many jumps are played. @param {number} jumps */
  goTo(jumps) {
    checkCount(jumps);
    this.#tellGame((session) => session.goTo(jumps));
  }

  /** Starts afresh, without the jumps. */
  reset() {
    this.#tellGame((session) => session.reset());
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

  /** @param {{ signal?: AbortSignal }} [options] @returns {Promise<Solved>} */
  async #find({ signal } = {}) {
    this.#catchUp();
    if (!this.#solving && this.isConnected) await this.#load();
    const state = /** @type {Solved} */ (await this.#solving?.solve(signal));
    if (this.#tellOfSolution(state)) this.play();
    return state;
  }

  /** @param {import('../game/solving.js').Wish} wish */
  async #solveAgain(wish) {
    if (this.#tellOfSolution(await this.#solving?.solveAgain(wish))) this.play();
  }

  /** As the attribute asks for it: nobody has to be there yet. */
  async #solveByItself() {
    if (this.#tellOfSolution(await this.#solving?.solve())) this.#selfPlay.playWhenSeen(this.#visibility.isSeen);
  }

  /** @param {import('../game/solving.js').Outcome['state'] | undefined} state */
  #tellOfSolution(state) {
    if (state === 'solved') this.#emit('solved');
    return state === 'solved';
  }

  // Loading.

  /** The attributes say something else. */
  #change() {
    this.#isStale = true;
    if (this.isConnected && this.#isWanted) this.#load();
  }

  /** Opens what the attributes say; of several changes at once the last ones count. */
  #load() {
    this.#isWanted = true;
    this.#part('.failure').hidden = true;
    this.#loading ??= this.#openInTurn();
    return this.#loading;
  }

  async #openInTurn() {
    try {
      await loadEngine();
      await turns.add(() => {
        // What is changed from here on, by someone who hears that it is ready, is opened in another turn.
        this.#loading = undefined;
        this.#catchUp();
      });
    } catch (error) {
      this.#loading = undefined;
      this.#fail(error);
    }
  }

  /** Opens what the attributes say, if that is another game than was opened last, and the core is there. */
  #catchUp() {
    if (!this.#isStale || !this.isConnected || !isLoaded()) return;
    this.#isStale = false;
    this.#isWanted = true;
    this.#checkAttributes();
    const texts = this.#texts();
    try {
      this.#open(texts);
    } catch (error) {
      // What was on the board stays there; a page that begins with an error gets what can be read of it.
      const message = this.#report(error);
      if (!this.#session) this.#open(readable(texts));
      this.#solving?.fail(elementWords(this.#locale).unreadable(message));
    }
    for (const wish of this.#wishes.splice(0)) this.#session && wish(this.#session);
    this.#begin();
  }

  /** Does something with the game that the attributes say, as soon as it is there. @param {(session: Session) => void} wish */
  #tellGame(wish) {
    this.#catchUp();
    if (this.#session && !this.#isStale) return wish(this.#session);
    this.#wishes.push(wish);
    if (this.isConnected && this.#isWanted) this.#load();
  }

  /** The element comes near what a person sees, for the first time. */
  #approach() {
    if (!this.#session) this.#load();
  }

  /** Plays by itself, where the attributes ask for it. */
  #begin() {
    if (this.hasAttribute('solve') && !this.getAttribute('moves')) this.#solveByItself();
    else this.#selfPlay.see(this.#visibility.isSeen);
  }

  /** What cannot be read of the attributes that are no texts is told of. */
  #checkAttributes() {
    this.#readSpeed();
    for (const message of complaints(this)) this.#tell(message);
  }

  #readSpeed() {
    this.#speed = speedOf(this) ?? 1;
    if (this.#session) this.#session.film.speed = this.#speed;
    this.#transport?.setSpeed(this.#speed);
  }

  #texts() {
    const [board, start, goal, moves] = TEXTS.map((name) => this.getAttribute(name) || undefined);
    return { board, start, goal, moves };
  }

  /** @param {{ board?: string, start?: string, goal?: string, moves?: string }} texts */
  #open({ moves = '', ...texts }) {
    const problem = readProblem(texts);
    const game = continueWith(newGame(problem), moves);
    this.#solving?.drop();
    const invalidate = () => this.#invalidate();
    const report = (/** @type {unknown} */ error) => this.#report(error);
    const emit = (/** @type {string} */ type, /** @type {unknown} */ detail) => this.#emit(type, detail);
    const isReadOnly = () => this.readOnly;
    this.#session = new Session(game, { emit, invalidate, isCalm, isReadOnly });
    this.#session.film.speed = this.#speed;
    this.#solving = new Solving(this.#session, { invalidate, report });
    this.#accessible.setHoles(problem.holes);
    // While the element has no size, nothing is drawn: least of all in the layout of another board.
    this.#layout = this.#renderer = undefined;
    this.#resize();
    this.#emit('ready');
  }

  /** Says what is wrong in the place of the board; what is between the tags says what to do without it. @param {unknown} error */
  #fail(error) {
    const box = this.#part('.failure');
    /** @type {HTMLElement} */ (box.querySelector('p')).textContent = this.#report(error);
    box.hidden = false;
  }

  /** Tells the page and its author of an error; returns the words. @param {unknown} error */
  #report(error) {
    const message = error instanceof Error ? error.message : String(error);
    this.#emit('error', { message });
    console.error(`<peg-solitaire>: ${message}`);
    return message;
  }

  /** Tells of a wrong attribute, once. @param {string} message */
  #tell(message) {
    if (this.#told.has(message)) return;
    this.#told.add(message);
    this.#report(message);
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    if (type === 'change') this.#solving?.noticeChange();
    this.#selfPlay.follow(type);
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // Input.

  #listenToPointer() {
    listen(this.#part('canvas'), this.#part('.stage'), {
      layout: () => this.#layout,
      canMove: (hole) => this.#session?.legalJumps.some(({ from }) => from === hole) ?? false,
      press: () => this.#session?.press(),
      hover: (hole) => this.#session?.hover(hole),
      click: (hole) => this.#session?.choose(hole),
      drag: (hole, place, near) => this.#session?.carry(hole, place, near),
      drop: (near) => this.#session?.drop(near),
      cancel: () => this.#session?.cancelDrag(),
      release: (hole) => this.#accessible.takeFocus(hole),
    });
  }

  #listenToButtons() {
    const actions = /** @type {Record<string, () => unknown>} */ ({
      'to-start': () => this.goTo(0),
      'to-end': () => this.goTo(Number.POSITIVE_INFINITY),
      'step-back': () => this.step(-1),
      'step-forward': () => this.step(1),
      toggle: () => (this.paused ? this.play() : this.pause()),
      solve: () => (this.#solving?.isRunning ? this.#solving.cancel() : this.#find()),
      undo: () => this.undo(),
      redo: () => this.redo(),
      restart: () => this.reset(),
      another: () => this.#solveAgain('another'),
      'fewest-moves': () => this.#solveAgain('fewest-moves'),
      'show-best': () => this.#solving?.followBest() && this.play(),
      explain: () => this.#explain(),
      rescue: () => this.#solving?.rescue(),
    });
    this.#root.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('[data-action]')) : null;
      if (button) actions[button.dataset.action ?? '']?.();
    });
    this.#root.addEventListener('keydown', (event) => this.#pressKey(/** @type {KeyboardEvent} */ (event)));
  }

  #explain() {
    if (!this.#solving) return;
    this.#solving.isExplained = !this.#solving.isExplained;
    this.#invalidate();
  }

  /** @param {KeyboardEvent} event */
  #pressKey(event) {
    const isUndo = event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z');
    // What a page puts into the element has keys of its own.
    const isOurs = this.#root.contains(/** @type {Node} */ (event.composedPath()[0]));
    if (!isUndo || !isOurs || event.defaultPrevented || this.readOnly) return;
    event.preventDefault();
    if (event.shiftKey) this.redo();
    else this.undo();
  }

  // Drawing.

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#part('.stage');
    if (!this.#session || width === 0 || height === 0) return;
    this.#layout = layOut(this.#session.game.problem.holes, width, height);
    const canvas = /** @type {HTMLCanvasElement} */ (this.#part('canvas'));
    this.#renderer = new Renderer(canvas, this.#layout, this.colours, devicePixelRatio);
    this.#accessible.setLayout(this.#layout);
    // A canvas that has a new size is empty: it is filled before the next frame is shown.
    this.#draw(this.#session, performance.now());
    this.#invalidate();
  }

  /** One frame is on its way at most. */
  #invalidate() {
    if (this.#frameRequest || !this.isConnected) return;
    this.#lastFrame = performance.now();
    this.#frameRequest = requestAnimationFrame((now) => this.#frame(now));
  }

  /** @param {number} now */
  #frame(now) {
    this.#frameRequest = 0;
    const session = this.#session;
    if (!session) return;
    const step = Math.min(Math.max(0, now - this.#lastFrame), LONGEST_STEP_MILLISECONDS);
    session.advance(now, step / 1000);
    this.#draw(session, now);
    this.#update(session);
    if (session.isAnimated(now)) this.#invalidate();
    this.#lastFrame = now;
  }

  /** @param {Session} session @param {number} now */
  #draw(session, now) {
    const proof = this.#solving?.isExplained ? proofMarks(this.#solving.verdict) : [];
    this.#renderer?.draw(sceneOf({ ...session.view(now), proof }));
  }

  /** @param {Session} session */
  #update({ game, film, selection, legalJumps, position, refusal }) {
    const stage = this.#part('.stage');
    stage.classList.toggle(
      'can-move',
      legalJumps.some(({ from }) => from === selection.hovered),
    );
    stage.classList.toggle('is-dragging', selection.drag !== undefined);
    const { board, holes, finish } = game.problem;
    this.#accessible.describe(holes, board.pegs(position), legalJumps, finish.holes, selection.selected);
    if (!this.hasAttribute('controls') || !this.#solving) return;
    const { verdict, isRunning, progress, isExplained } = this.#solving;
    this.#transport.update({ game, timeline: film.timeline, time: film.time, isPlaying: film.isPlaying });
    this.#moves.update(game);
    const view = { game, refusal, verdict, isSearching: isRunning, progress, isExplained };
    this.#panel.update(view, elementWords(this.#locale));
  }

  /** The language of the element or of what it stands in, as far as numbers are written in it. */
  get #locale() {
    const lang = this.closest('[lang]')?.getAttribute('lang') || 'en';
    try {
      return Intl.getCanonicalLocales(lang)[0] ?? 'en';
    } catch {
      this.#tell(`lang: expected a language such as en or de-AT, found '${lang}'`);
      return 'en';
    }
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }
}

/** Whether nothing shall fly. */
function isCalm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
