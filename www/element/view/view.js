// The visible element: it sizes, draws and describes the board, and writes the texts around it.

import { AccessibleBoard } from '../../board/accessible-board.js';
import { holeLabels } from '../../board/hole-labels.js';
import { layOut } from '../../board/layout.js';
import { hintMarks, proofMarks } from '../../board/proof-marks.js';
import { sceneOf } from '../../board/scene.js';
import { Surface } from '../../board/surface.js';
import { isSameTheme, readTheme } from '../../board/theme.js';
import { setHidden, setText } from '../../common/dom/write.js';
import { once } from '../../common/memo.js';
import { legalJumps, status } from '../../game/game.js';
import { Announcer } from './announcer.js';
import { Overlay } from './overlay.js';
import { Panel } from './panel.js';
import { sentence } from './sentence.js';
import { furnish, template } from './template.js';
import { Transport } from './transport.js';

/** @typedef {import('../../board/layout.js').Layout} Layout */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../ask/solving.js').Solving} Solving */
/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('./parts.js').ViewState} ViewState */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */
/** @typedef {import('./parts.js').Intents} Intents */
/** @typedef {import('./parts.js').Moves} Moves */
/** @typedef {import('../../game/game.js').Game} Game */

export class View {
  #root;
  #engrave;
  #overlay;
  /** The last verdict that was said. @type {unknown} */
  #verdict;
  /** The sources of the labels of the holes. @type {unknown[]} */
  #described = [];
  #accessible;
  #surface;
  #speed = 1;
  /** Makes the later parts, once. */
  #furnish;
  /** @type {Transport | undefined} */
  #transport;
  /** @type {Panel | undefined} */
  #panel;
  /** @type {Moves | undefined} */
  #moves;
  /** @type {import('../analysis/analysis-display.js').AnalysisDisplay | undefined} */
  #analysis;
  /** @type {import('../notes/annotations-display.js').AnnotationsDisplay | undefined} */
  #annotations;
  /** True if arrows and marks of an author are on the canvas. */
  #isAnnotated = false;
  #announcer;

  /**
   * @param {ShadowRoot} root
   * @param {Intents} intents
   * @param {ElementWords} words
   * @param {import('./parts.js').Parts} parts
   * @param {() => void} restored is called when the canvas comes back empty
   */
  constructor(root, intents, words, parts, restored) {
    this.#root = root;
    this.#engrave = parts.engrave;
    root.append(template(words));
    this.#furnish = once(() => this.#makeControls(intents, words, parts));
    this.#accessible = new AccessibleBoard(this.part('.holes'), intents);
    this.#surface = new Surface(this.part('.stage'), restored);
    this.#announcer = new Announcer(this.part('.news'));
    this.#overlay = new Overlay(this.part('.overlay'));
  }

  /** The places of the holes on the canvas, once it has a size. */
  get layout() {
    return this.#surface.renderer?.layout;
  }

  /** The current colours; the same object as long as the canvas has them. */
  get theme() {
    const now = this.#readTheme();
    const drawn = this.#surface.renderer?.theme;
    return drawn && isSameTheme(drawn, now) ? drawn : now;
  }

  #readTheme() {
    return readTheme(this.part('.probe'));
  }

  /** @param {number} speed @param {ElementWords} words */
  setSpeed(speed, words) {
    this.#speed = speed;
    this.#transport?.setSpeed(speed, words);
  }

  /** Shows some of the controls, or all. @param {readonly string[]} controls */
  setControls(controls) {
    const parts = {
      transport: ['.transport'],
      actions: ['.actions', '.offers'],
      status: ['.message'],
      moves: ['.moves'],
    };
    for (const [name, selectors] of Object.entries(parts))
      for (const selector of selectors) setHidden(this.part(selector), !controls.includes(name));
    const { classList } = this.part('.layout');
    classList.toggle('is-part', controls.length < Object.keys(parts).length);
    // The list of moves stands beside the board, with all that belongs to it.
    classList.toggle('is-column', !controls.includes('moves'));
  }

  /** @param {string} text */
  setCaption(text) {
    setText(this.part('.caption'), text);
  }

  /** Moves the keyboard to the board. */
  focus() {
    this.#accessible.focus();
  }

  /** Moves the keyboard to the board after a click. @param {number | undefined} hole the clicked hole */
  takeFocus(hole) {
    this.#accessible.takeFocus(hole);
  }

  /** True until a person comes near, or a game is there. */
  get isFar() {
    return this.part('.room').classList.contains('is-far');
  }

  /** Makes the controls, and other parts beyond the board: a person may see it soon, or a game is there. */
  approach() {
    this.#furnish();
    this.part('.room').classList.remove('is-far');
  }

  /**
   * @param {Intents} intents
   * @param {ElementWords} words
   * @param {import('./parts.js').Parts} parts
   */
  #makeControls(intents, words, { MovesList, AnalysisDisplay, AnnotationsDisplay, addMenu }) {
    furnish(this.#root, words);
    this.#panel = new Panel(this.part('.panel'));
    this.#analysis = AnalysisDisplay && new AnalysisDisplay(this.part('.panel'), intents);
    this.#annotations = AnnotationsDisplay && new AnnotationsDisplay(this.part('.stage'));
    this.#moves = new MovesList(this.part('.moves'), intents);
    addMenu?.(this.part('.keys'), this.#root.host, words);
    this.#transport = new Transport(this.part('.transport'), intents);
    this.#transport.setSpeed(this.#speed, words);
  }

  /** Shows another game. Until the element has a size, nothing is drawn. @param {Session} session */
  open({ game }) {
    this.#surface.clear();
    this.#described = [];
    this.#accessible.setHoles(game.problem.holes);
    this.#announcer.reset();
  }

  /** Replaces the page's content between the tags, and a message there, by the board. */
  #unveil() {
    const poster = this.part('.poster');
    // A query does not find slotted content within the poster.
    if (poster.matches(':focus-within')) this.#accessible.focus();
    setHidden(poster, true);
  }

  /**
   * Shows a message in the place of the board; the page's content between the tags stands below.
   * @param {string} message
   * @param {boolean} canRetry
   */
  fail(message, canRetry) {
    const box = this.part('.poster');
    box.classList.add('failure');
    setText(/** @type {HTMLElement} */ (box.querySelector('p')), message);
    setHidden(this.part('[data-action="retry"]'), !canRetry);
    setHidden(box, false);
    this.#panel?.disable();
    this.#transport?.disable();
    this.#accessible.close();
  }

  /** True if the canvas has the size and the pixels of its box. */
  get isFitted() {
    return this.#surface.isFitted;
  }

  /** Fits the canvas into its box. True if there is something to draw on. @param {Session} session */
  resize({ game: { problem } }) {
    const isFirst = !this.#surface.renderer;
    const engraving = this.#engrave?.(problem, this.#root.host);
    const inBox = (/** @type {number} */ width, /** @type {number} */ height) => layOut(problem.holes, width, height);
    const layout = this.#surface.fit(inBox, this.#readTheme(), engraving)?.layout;
    if (!layout) return false;
    if (isFirst) this.#unveil();
    this.#accessible.setLayout(layout);
    this.#overlay.place(layout);
    return true;
  }

  /** Prepares for motion. */
  prepare() {
    this.#surface.renderer?.prepare();
  }

  /** Scrolls a content that is too high for the page's room. */
  checkRoom() {
    const { scrollHeight, clientHeight } = this.part('.layout');
    this.part('.room').classList.toggle('is-cramped', scrollHeight > clientHeight + 1);
  }

  /** @param {Session} session @param {Solving} solving @param {Analysis | undefined} analysis @param {number} now */
  draw(session, solving, analysis, now) {
    const { verdict, isExplained } = solving;
    const judged = (analysis && this.#analysis?.marks(session, analysis)) ?? [];
    const said = isExplained ? proofMarks(verdict) : [...judged, ...hintMarks(verdict)];
    const scene = sceneOf({ ...session.view(now), said });
    // Arrows reach anywhere: they go with the whole drawing.
    if (this.#isAnnotated) this.#surface.renderer?.draw(scene);
    else this.#surface.renderer?.redraw(scene);
    this.#isAnnotated = this.#annotations?.draw(session, this.#surface.renderer) ?? false;
  }

  /** Writes all changes around the canvas. @param {Session} session @param {ViewState} state */
  update(session, state) {
    const { game, playback, refused } = session;
    const { solving, analysis, words, controls } = state;
    const { verdict, isRunning: isSearching, progress, isExplained } = solving;
    const { timeline, time, isPlaying } = playback;
    const news = { game, refusal: refused?.why, verdict, isSearching, isPlaying };
    this.#updateStage(session, state);
    const judged = (analysis && this.#analysis?.sentence(analysis, words)) ?? '';
    // The film of a solution begins in the frame of the answer, which is news. Any other film has none.
    const isBeginning = isPlaying && verdict !== undefined && verdict !== this.#verdict;
    if (!isPlaying || isBeginning)
      this.#announce(session, `${sentence(news, words)} ${judged}`.trim(), judged !== '', state);
    this.#verdict = verdict ?? this.#verdict;
    this.#annotations?.update(session, words);
    if (controls.length === 0) return;
    this.#transport?.update({ game, timeline, time, isPlaying }, words);
    // Its moves are listed in the next frame: all in one would hold up a slow phone.
    if (!isBeginning) this.#moves?.update(game, words);
    this.#panel?.update({ ...news, progress, isExplained, isLost: analysis?.verdict === 'lost' }, words);
    if (analysis) this.#analysis?.update(analysis, judged, words);
  }

  /** @param {Session} session @param {ViewState} state */
  #updateStage({ game, playback, selection, legalJumps }, { words, isReadOnly, controls, isSelfPlaying, analysis }) {
    const { classList } = this.part('.stage');
    const canMove = legalJumps.some(({ from }) => from === selection.hovered);
    classList.toggle('can-move', canMove);
    classList.toggle('is-dragging', selection.drag !== undefined);
    classList.toggle('is-playing', playback.isPlaying);
    const isWanted = isSelfPlaying && game.line.jumps.length > 0 && !controls.includes('transport');
    const leave = (/** @type {HTMLElement} */ box) => this.#accessible.takeFocusFrom(box);
    this.#overlay.update(isWanted, playback.isPlaying, words.labels, leave);
    this.#describe(game, isReadOnly, selection.selected, words, analysis);
  }

  /**
   * @param {Session['game']} game
   * @param {boolean} isReadOnly
   * @param {number | undefined} selected
   * @param {ElementWords} words
   * @param {Analysis | undefined} analysis
   */
  #describe(game, isReadOnly, selected, words, analysis) {
    const now = [game.line, game.cursor, isReadOnly, selected, words, analysis?.judgement, analysis?.mode, game.tree];
    if (now.every((value, index) => value === this.#described[index])) return;
    this.#described = now;
    const labels = holeLabels(game, isReadOnly, selected, words.hole);
    const judged = (analysis && this.#analysis?.labels(analysis, labels, words)) ?? labels;
    this.#accessible.describe(this.#annotations?.labels(game, judged, words) ?? judged, selected);
  }

  /** @param {Session} session @param {string} sentence @param {boolean} isJudged @param {ViewState} state */
  #announce({ game, position, refused }, sentence, isJudged, { jump, words, solving }) {
    const isJump = jump !== undefined && jump.position === position && !refused && !solving.isRunning;
    if (solving.verdict?.state === 'failed') this.#announcer.begin();
    if (!isJump) return this.#announcer.say(sentence, refused);
    const { holes } = game.problem;
    const [from, over, to] = [jump.jump.from, jump.jump.over, jump.jump.to].map((hole) => holes[hole].name);
    const isOpen = status(game) === 'open' && legalJumps(game).length > 0 && !solving.verdict && !isJudged;
    this.#announcer.say([words.jump(from, over, to), ...(isOpen ? [] : [sentence])].join(' '), jump);
  }

  /** The blocks of the layout, one beside or below the other. */
  get blocks() {
    return this.#root.querySelectorAll('.layout > *, .panel > *');
  }

  /** @param {string} selector @returns {HTMLElement} */
  part(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }
}
