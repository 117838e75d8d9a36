// The element: a board that is played, and that solves itself. Everything else meets here.

import { AccessibleBoard } from './accessible-board.js';
import css from './element.css?inline';
import { loadEngine, readProblem } from './engine.js';
import * as games from './game.js';
import { carry, choose, drop } from './hands.js';
import { listen } from './input.js';
import { layOut } from './layout.js';
import { MovesList } from './moves-list.js';
import { Panel } from './panel.js';
import { advance, isMoving, newPlayer } from './player.js';
import { proofMarks } from './proof.js';
import { Renderer } from './renderer.js';
import { sceneOf } from './scene.js';
import { fewestPegs, lastWinnable, solve } from './solving.js';
import { TEMPLATE } from './template.js';
import { readTheme, THEME_QUERIES } from './theme.js';
import { momentAt, timelineOf, timeOf } from './timeline.js';
import { Transport } from './transport.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./scene.js').Hands} Hands */
/** @typedef {import('./solving.js').Verdict} Verdict */
/** @typedef {import('./wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */

const FADE_SECONDS = 0.18;
const SHAKE_SECONDS = 0.12;

const styles = new CSSStyleSheet();
styles.replaceSync(css);

/**
 * `<peg-solitaire board="english" controls></peg-solitaire>`
 *
 * Attributes: `board` (a name or a drawing), `start` (the vacant hole, or a position in rows of
 * text), `goal` (`any`, a hole, or a pattern), `controls`, `theme` (`light` or `dark`).
 *
 * Events: `ready`, `change`, `jump`, `play`, `pause`, `ended`, `solved` and `error`; the last one
 * has a `detail.message`.
 */
export class PegSolitaireElement extends HTMLElement {
  static observedAttributes = ['board', 'start', 'goal', 'theme'];

  #root = this.attachShadow({ mode: 'open' });
  /** What undo restores. @type {Game | undefined} */
  #game;
  #timeline = timelineOf({ moves: [] });
  #player = newPlayer();
  #isPlaying = false;
  /** @type {Hands} */
  #hands = {};
  /** Changes that are shown without a film. @type {{ before: string, begin: number, moved?: Jump } | undefined} */
  #fade;
  /** @type {{ hole: number, why: import('./hands.js').Refusal, begin: number } | undefined} */
  #refusal;
  /** The answer of a search, and the game for which it was given. @type {{ verdict: Verdict, game: Game } | undefined} */
  #answer;
  /** @type {{ control: AbortController, progress?: Progress } | undefined} */
  #search;
  #isExplained = false;

  /** @type {import('./layout.js').Layout | undefined} */
  #layout;
  /** @type {Renderer | undefined} */
  #renderer;
  #frameRequest = 0;
  #lastFrame = 0;

  /** @type {AccessibleBoard} */
  #accessible;
  /** @type {Transport} */
  #transport;
  /** @type {MovesList} */
  #moves;
  /** @type {Panel} */
  #panel;
  /** @type {AbortController | undefined} */
  #connection;

  constructor() {
    super();
    this.#root.innerHTML = TEMPLATE;
    this.#root.adoptedStyleSheets = [styles];
    this.#transport = new Transport(this.#part('.transport'), {
      seek: (time) => this.seek(time),
      speed: (speed) => {
        this.#player = { ...this.#player, speed };
      },
    });
    this.#moves = new MovesList(this.#part('.moves'), (cursor) => this.#goTo(cursor));
    this.#panel = new Panel(this.#part('.panel'));
    this.#accessible = new AccessibleBoard(this.#part('.holes'), {
      focus: (focused) => this.#setHands({ ...this.#hands, focused }),
      choose: (hole) => this.#choose(hole),
    });
    this.#listen();
  }

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this.#part('.stage'));
    signal.addEventListener('abort', () => observer.disconnect());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.#resize(), { signal });
    if (this.#game) this.#resize();
    else this.#load();
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#cancelSearch();
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (name === 'theme') this.#resize();
    else this.#load();
  }

  // What a page can ask and tell.

  /** The position on the board, in rows of `x`, `o` and `.` with `/` between them. */
  get position() {
    return this.#game ? games.position(this.#game) : '';
  }

  /** The jumps played so far, such as `['d2-d4']`. */
  get jumps() {
    return this.#game?.line.jumps.slice(0, this.#game.cursor).map(({ name }) => name) ?? [];
  }

  /** What is being played, or undefined before it is loaded. */
  get problem() {
    return this.#game?.problem;
  }

  /** The colours that apply now, for pictures that go with the board. */
  get theme() {
    return readTheme(this.#part('.probe'));
  }

  get paused() {
    return !this.#isPlaying;
  }

  /** In seconds at normal speed. */
  get duration() {
    return this.#timeline.duration;
  }

  /** In seconds at normal speed. */
  get currentTime() {
    return this.#player.time;
  }

  set currentTime(time) {
    this.seek(time);
  }

  /** Plays the jumps to come; from the start when there are none. */
  play() {
    const game = this.#game;
    if (!game || this.#isPlaying || game.line.jumps.length === 0) return;
    this.#letGo();
    if (game.cursor === game.line.jumps.length) {
      this.#game = games.goTo(game, 0);
      this.#player.time = 0;
    }
    this.#isPlaying = true;
    this.#player.target = this.#timeline.duration;
    this.#emit('play');
    this.#invalidate();
  }

  /** Stops where it is, even in the middle of a jump. */
  pause() {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.#player.target = this.#player.time;
    this.#emit('pause');
    this.#invalidate();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    if (!this.#game) return;
    this.pause();
    this.#letGo();
    const clamped = Math.min(Math.max(time, 0), this.#timeline.duration);
    this.#player = { ...this.#player, time: clamped, target: clamped };
    this.#setGame(games.goTo(this.#game, momentAt(this.#timeline, clamped).done));
  }

  undo() {
    if (this.#game) this.#goTo(this.#settled().cursor - 1);
  }

  redo() {
    if (this.#game) this.#goTo(this.#settled().cursor + 1);
  }

  /** Goes one move on or back. @param {1 | -1} [direction] */
  step(direction = 1) {
    if (this.#game) this.#goTo(games.moveBoundary(this.#settled(), direction));
  }

  /** Starts afresh, without the jumps. */
  reset() {
    if (!this.#game) return;
    const before = this.position;
    this.#settled();
    this.#cut(games.newGame(this.#game.problem), { before });
  }

  /**
   * Finds a way from the position on the board to the goal, and plays it. Resolves with what was
   * found: `solved`, `lost`, `cancelled` or `failed`.
   * @param {{ signal?: AbortSignal }} [options]
   */
  async solve({ signal } = {}) {
    const game = this.#settled();
    const state = await this.#searching(signal, async (options) => {
      const { report, milliseconds } = await solve(game, options);
      if (report.state !== 'solved')
        return { state: 'lost', reason: report.reason, best: await fewestPegs(game, options) };
      this.#setLine(games.continueWith(game, report.jumps));
      return { state: 'solved', jumps: report.jumps.length, moves: report.moves, milliseconds };
    });
    if (state === 'solved') {
      this.#emit('solved');
      this.play();
    }
    return state;
  }

  // Searching.

  /**
   * Runs a search and keeps its verdict for the game as it then is.
   * @param {AbortSignal | undefined} signal
   * @param {(options: import('./solving.js').Options) => Promise<Verdict | undefined>} ask
   */
  async #searching(signal, ask) {
    this.#cancelSearch();
    const control = new AbortController();
    const search = /** @type {{ control: AbortController, progress?: Progress }} */ ({ control });
    signal?.addEventListener('abort', () => control.abort(signal.reason), { signal: control.signal });
    if (signal?.aborted) control.abort(signal.reason);
    this.#search = search;
    this.#answer = undefined;
    this.#refusal = undefined;
    this.#isExplained = false;
    this.#invalidate();
    const onProgress = (/** @type {Progress} */ progress) => {
      search.progress = progress;
      this.#invalidate();
    };
    const verdict = await ask({ signal: control.signal, onProgress }).catch((error) =>
      this.#failed(error, control.signal),
    );
    if (this.#search === search) {
      this.#search = undefined;
      if (verdict && this.#game) this.#answer = { verdict, game: this.#game };
    }
    this.#invalidate();
    return verdict?.state;
  }

  /**
   * @param {unknown} error
   * @param {AbortSignal} signal
   * @returns {Verdict}
   */
  #failed(error, signal) {
    return signal.aborted ? { state: 'cancelled' } : { state: 'failed', message: this.#report(error) };
  }

  #cancelSearch() {
    this.#search?.control.abort();
    this.#search = undefined;
  }

  #showBest() {
    const { verdict } = this.#answer ?? {};
    if (!this.#game || verdict?.state !== 'lost' || !verdict.best) return;
    this.#setLine(games.continueWith(this.#settled(), verdict.best.jumps));
    this.play();
  }

  async #rescue() {
    const game = this.#settled();
    /** @type {number | undefined} */
    let winnable;
    const state = await this.#searching(undefined, async (options) => {
      winnable = await lastWinnable(game, options);
      return undefined;
    });
    if (winnable !== undefined) this.#goTo(winnable);
    else if (!state) this.#invalidate();
  }

  /** The verdict, while it is about what is on the board. */
  get #verdict() {
    const { verdict, game } = this.#answer ?? {};
    if (!verdict || !game || !this.#game) return undefined;
    const isAbout = verdict.state === 'solved' ? game.line === this.#game.line : games.position(game) === this.position;
    return isAbout ? verdict : undefined;
  }

  // Changing the game.

  async #load() {
    this.#part('.failure').hidden = true;
    try {
      await loadEngine();
    } catch (error) {
      return this.#fail(error);
    }
    if (!this.isConnected) return;
    try {
      this.#open(readProblem(this.#attributes()));
    } catch (error) {
      // What was on the board stays there; a page that begins with an error gets the usual game.
      if (!this.#game) this.#open(readProblem({}));
      this.#answer = {
        verdict: { state: 'failed', message: this.#report(error) },
        game: /** @type {Game} */ (this.#game),
      };
      this.#invalidate();
    }
  }

  #attributes() {
    const [board, start, goal] = ['board', 'start', 'goal'].map((name) => this.getAttribute(name) || undefined);
    return { board, start, goal };
  }

  /** @param {import('./game.js').Problem} problem */
  #open(problem) {
    this.#cancelSearch();
    this.#isPlaying = false;
    this.#letGo();
    this.#fade = undefined;
    this.#answer = undefined;
    this.#setLine(games.newGame(problem));
    this.#player = { ...this.#player, time: 0, target: 0 };
    this.#accessible.setHoles(problem.holes);
    this.#resize();
    this.#emit('ready');
  }

  /** Says what is wrong in the place of the board; what is between the tags says what to do without it. */
  #fail(/** @type {unknown} */ error) {
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

  /** @param {Game} game */
  #setGame(game) {
    const isMoved = game.cursor !== this.#game?.cursor || game.line !== this.#game.line;
    this.#game = game;
    if (isMoved) this.#emit('change');
    this.#invalidate();
  }

  /** @param {Game} game with other jumps */
  #setLine(game) {
    this.#timeline = timelineOf(game.line);
    const time = timeOf(this.#timeline, game.cursor);
    this.#player = { ...this.#player, time, target: time };
    this.#setGame(game);
  }

  /** Goes where so many jumps are played: with a film when that is near, else at once. @param {number} cursor */
  #goTo(cursor) {
    const game = this.#settled();
    const next = games.goTo(game, cursor);
    if (next.cursor === game.cursor) return this.#invalidate();
    const isNear = [1, -1].some((direction) => {
      const boundary = games.moveBoundary(game, /** @type {1 | -1} */ (direction));
      return (next.cursor - game.cursor) * direction > 0 && (boundary - next.cursor) * direction >= 0;
    });
    if (!isNear || this.#isCalm) return this.#cut(next, { before: games.position(game) });
    const { begins, ends } = this.#timeline;
    // Backwards the film ends where the jump begins, and does not wait out the pause before it.
    this.#player.target = next.cursor < game.cursor ? begins[next.cursor] : ends[next.cursor - 1];
    if (next.cursor > game.cursor) this.#player.time = begins[game.cursor];
    this.#setGame(next);
  }

  /** @param {Game} game @param {{ before: string, moved?: Jump }} change */
  #cut(game, change) {
    this.#setLine(game);
    this.#fade = { ...change, begin: performance.now() };
  }

  /** @param {Jump} jump @param {boolean} isCarried whether the hand has brought the peg there already */
  #playJump(jump, isCarried) {
    const game = this.#settled();
    const next = games.play(game, jump.name);
    this.#cancelSearch();
    if (isCarried || this.#isCalm) {
      this.#cut(next, { before: games.position(game), moved: isCarried ? jump : undefined });
    } else {
      this.#setLine(next);
      this.#player.time = this.#timeline.begins[game.cursor];
    }
    this.#emit('jump', { jump: jump.name });
    if (games.status(next) === 'won') this.#emit('ended');
  }

  /** Ends what is moving: new input finds the game where it was going to be. */
  #settled() {
    if (!this.#game) throw new Error('The game is not loaded yet.');
    if (this.#isPlaying || isMoving(this.#player) || momentAt(this.#timeline, this.#player.time).part > 0) {
      const { done, part } = momentAt(this.#timeline, this.#player.time);
      const cursor = this.#isPlaying ? done + Math.ceil(Math.min(part, 1)) : this.#game.cursor;
      this.pause();
      this.#game = games.goTo(this.#game, cursor);
      const time = timeOf(this.#timeline, this.#game.cursor);
      this.#player = { ...this.#player, time, target: time };
    }
    this.#letGo();
    return this.#game;
  }

  // Hands.

  #listen() {
    const actions = /** @type {Record<string, () => unknown>} */ ({
      'to-start': () => this.#goTo(0),
      'to-end': () => this.#goTo(this.#game?.line.jumps.length ?? 0),
      'step-back': () => this.step(-1),
      'step-forward': () => this.step(1),
      toggle: () => (this.#isPlaying ? this.pause() : this.play()),
      solve: () => (this.#search ? this.#search.control.abort() : this.solve()),
      undo: () => this.undo(),
      redo: () => this.redo(),
      restart: () => this.reset(),
      'show-best': () => this.#showBest(),
      explain: () => {
        this.#isExplained = !this.#isExplained;
        this.#invalidate();
      },
      rescue: () => this.#rescue(),
    });
    this.#root.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('[data-action]')) : null;
      if (button && this.#game) actions[button.dataset.action ?? '']?.();
    });
    this.#root.addEventListener('keydown', (event) => this.#pressKey(/** @type {KeyboardEvent} */ (event)));
    listen(this.#part('canvas'), {
      layout: () => (this.#game ? this.#layout : undefined),
      canMove: (hole) => this.#legalJumps().some(({ from }) => from === hole),
      press: () => this.#game && this.#settledKeepingChoice(),
      hover: (hovered) => hovered !== this.#hands.hovered && this.#setHands({ ...this.#hands, hovered }),
      click: (hole) => this.#choose(hole),
      drag: (hole, point) => this.#layout && this.#setHands(carry(hole, point, this.#layout, this.#legalJumps())),
      drop: (point) => {
        if (this.#layout) this.#follow(drop(this.#hands, point, this.#layout, this.#legalJumps()), true);
      },
      cancel: () => this.#setHands({}),
    });
  }

  /** @param {KeyboardEvent} event */
  #pressKey(event) {
    const isUndo = event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z');
    if (!isUndo || !this.#game) return;
    event.preventDefault();
    if (event.shiftKey) this.redo();
    else this.undo();
  }

  /** @param {number | undefined} hole */
  #choose(hole) {
    if (!this.#game) return;
    this.#settledKeepingChoice();
    const pegs = this.#game.problem.board.pegs(this.position);
    this.#follow(choose(this.#hands, hole, this.#legalJumps(), pegs), false);
  }

  #settledKeepingChoice() {
    const hands = this.#hands;
    this.#settled();
    this.#hands = hands;
  }

  /** @param {import('./hands.js').Result} result @param {boolean} isCarried */
  #follow({ hands, jump, refusal }, isCarried) {
    this.#refusal = refusal && { ...refusal, begin: performance.now() };
    this.#setHands(hands);
    if (jump) this.#playJump(jump, isCarried);
  }

  /** @param {Hands} hands */
  #setHands(hands) {
    this.#hands = hands;
    this.#invalidate();
  }

  /** Nothing is chosen or carried any more; where pointer and focus are stays. */
  #letGo() {
    const { hovered, focused } = this.#hands;
    this.#hands = { hovered, focused };
    this.#refusal = undefined;
  }

  #legalJumps() {
    return this.#game ? games.legalJumps(this.#game) : [];
  }

  // Drawing.

  get #isCalm() {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#part('.stage');
    if (!this.#game || width === 0 || height === 0) return;
    this.#layout = layOut(this.#game.problem.holes, width, height);
    const canvas = /** @type {HTMLCanvasElement} */ (this.#part('canvas'));
    this.#renderer = new Renderer(canvas, this.#layout, this.theme, devicePixelRatio);
    this.#accessible.setLayout(this.#layout);
    this.#draw(performance.now());
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
    if (!this.#game) return;
    const seconds = Math.max(0, now - this.#lastFrame) / 1000;
    const before = this.#player;
    this.#player = advance(this.#player, seconds);
    if (this.#isPlaying) this.#followFilm(now);
    this.#draw(now);
    this.#update();
    if (isMoving(this.#player) || this.#isFading(now) || before.time !== this.#player.time) {
      this.#lastFrame = now;
      this.#frameRequest = requestAnimationFrame((time) => this.#frame(time));
    }
  }

  /** While the film plays, the game follows it. @param {number} now */
  #followFilm(now) {
    const game = /** @type {Game} */ (this.#game);
    const { done } = momentAt(this.#timeline, this.#player.time);
    if (done !== game.cursor) {
      if (this.#isCalm) this.#fade = { before: games.position(game), begin: now };
      this.#game = games.goTo(game, done);
      this.#emit('change');
    }
    if (!isMoving(this.#player)) {
      this.#isPlaying = false;
      this.#emit('ended');
    }
  }

  /** @param {number} now */
  #isFading(now) {
    const isWithin = (/** @type {{ begin: number } | undefined} */ event, /** @type {number} */ seconds) =>
      event !== undefined && now - event.begin < seconds * 1000;
    return isWithin(this.#fade, FADE_SECONDS) || isWithin(this.#refusal, SHAKE_SECONDS);
  }

  /** @param {number} now */
  #draw(now) {
    if (!this.#game || !this.#renderer) return;
    const part = (/** @type {{ begin: number }} */ event, /** @type {number} */ seconds) =>
      Math.min(1, Math.max(0, (now - event.begin) / (seconds * 1000)));
    if (this.#fade && part(this.#fade, FADE_SECONDS) === 1) this.#fade = undefined;
    const { done, part: flown } = momentAt(this.#timeline, this.#player.time);
    const isStill = !this.#isPlaying && !isMoving(this.#player) && flown === 0;
    const refused = this.#refusal && { hole: this.#refusal.hole, part: part(this.#refusal, SHAKE_SECONDS) };
    const scene = sceneOf({
      game: this.#game,
      moment: { done, part: this.#isCalm ? 0 : flown },
      hands: { ...this.#hands, refused },
      fade: this.#fade && { ...this.#fade, part: part(this.#fade, FADE_SECONDS) },
      jumps: isStill ? this.#legalJumps() : [],
      proof: this.#isExplained ? proofMarks(this.#verdict) : [],
    });
    this.#renderer.draw(scene);
  }

  #update() {
    const game = /** @type {Game} */ (this.#game);
    const jumps = this.#legalJumps();
    const stage = this.#part('.stage');
    stage.classList.toggle(
      'can-move',
      jumps.some(({ from }) => from === this.#hands.hovered),
    );
    stage.classList.toggle('is-dragging', this.#hands.drag !== undefined);
    const { board, holes } = game.problem;
    this.#accessible.describe(holes, board.pegs(this.position), jumps, this.#hands.selected);
    if (!this.hasAttribute('controls')) return;
    this.#transport.update({ game, timeline: this.#timeline, time: this.#player.time, isPlaying: this.#isPlaying });
    this.#moves.update(game);
    this.#panel.update({
      game,
      refusal: this.#refusal?.why,
      verdict: this.#verdict,
      isSearching: this.#search !== undefined,
      progress: this.#search?.progress,
      isExplained: this.#isExplained,
    });
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
