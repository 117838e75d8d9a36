// The visible element: it sizes, draws and describes the board, and writes the texts around it.

import { holeLabels, makeAccessibleBoard } from '../../board/accessible-board.js';
import { layOut } from '../../board/layout.js';
import { sceneOf } from '../../board/scene.js';
import { makeSurface } from '../../board/surface.js';
import { readTheme, SHADOWS } from '../../board/theme.js';
import { hintMarks, proofMarks } from '../../board/verdict-marks.js';
import { setHidden, setText } from '../../common/dom/dom.js';
import { legalJumps, status } from '../../game/game.js';
import { makeAnnouncer } from './announcer.js';
import { makeControls, makeOverlay } from './controls.js';
import { sentence } from './sentence.js';
import { furnish, template } from './template.js';

/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../ask/solving.js').Solving} Solving */
/** @typedef {import('../../ask/analysis.js').Analysis} Analysis */
/** @typedef {import('./parts.js').ViewState} ViewState */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */
/** @typedef {import('./parts.js').Intents} Intents */
/** @typedef {import('../../game/game.js').Game} Game */

/** @typedef {ReturnType<typeof makeView>} View */

/**
 * A page's own way to make the board: its material, which has a layout of its own, and what its scenes have more.
 * @typedef {{
 *   material: import('../../board/renderer.js').Material,
 *   layOut: (...box: [...Parameters<typeof layOut>, usual: typeof layOut]) => import('../../board/layout.js').Layout,
 *   stage: (scene: import('../../board/scene.js').Scene, view: ReturnType<Session['view']>,
 *     layout: import('../../board/layout.js').Layout, now: number) => import('../../board/scene.js').Scene,
 *   isAnimated: () => boolean,
 * }} Craft
 */

/** The boxes of the controls, by their names. */
const CONTROLS = { transport: '.transport', actions: '.actions, .offers', status: '.message', moves: '.moves' };

/**
 * @param {ShadowRoot} root
 * @param {Intents} intents
 * @param {ElementWords} words
 * @param {import('./parts.js').Parts} parts
 * @param {() => void} restored is called when the canvas comes back empty
 */
export function makeView(root, intents, words, parts, restored) {
  root.append(template(words));
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
  const accessible = makeAccessibleBoard(part('.holes'), intents);
  const surface = makeSurface(part('.stage'), restored);
  const voice = parts.makeVoice?.(root.host, words);
  const announcer = makeAnnouncer(part('.news'), voice?.spell);
  const overlay = makeOverlay(part('.overlay'), words.labels, accessible.takeFocusFrom);
  /** The parts beyond the board, once they are wanted. @type {ReturnType<typeof makeRest> | undefined} */
  let later;
  /** The last verdict that was said. @type {unknown} */
  let saidVerdict;
  /** The sources of the labels of the holes. @type {unknown[]} */
  let described = [];
  /** True if arrows and marks of an author are on the canvas. */
  let isAnnotated = false;
  /** The craft of the page. @type {Craft | undefined} */
  let craft;

  const theme = () => readTheme(part('.probe'));
  part('.sentinel').style.boxShadow = SHADOWS;

  /** @param {number} speed */
  const setSpeed = (speed) => later?.controls.setSpeed(speed);

  /** Shows some of the controls, or all. @param {readonly string[]} controls */
  function setControls(controls) {
    for (const [name, selector] of Object.entries(CONTROLS))
      for (const box of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)))
        setHidden(box, !controls.includes(name));
    const { classList } = part('.layout');
    classList.toggle('is-part', controls.length < Object.keys(CONTROLS).length);
    // The list of moves stands beside the board, with all that belongs to it.
    classList.toggle('is-column', !controls.includes('moves'));
  }

  /** True until a person comes near, or a game is there. */
  const isFar = () => !later;

  /** Makes the controls, and other parts beyond the board: a person may see it soon, or a game is there. */
  function approach() {
    later ??= makeRest();
    part('.room').classList.remove('is-far');
  }

  function makeRest() {
    const { makeMovesList, makeAnalysisDisplay, makeAnnotationsDisplay, addMenu } = parts;
    furnish(root, words);
    addMenu?.(part('.keys'), root.host, words);
    return {
      controls: makeControls(root, intents, words),
      analysis: makeAnalysisDisplay?.(part('.panel'), intents, words),
      annotations: makeAnnotationsDisplay?.(part('.stage'), words),
      moves: makeMovesList(part('.moves'), intents, words),
    };
  }

  /** Shows another game. Until the element has a size, nothing is drawn. @param {Session} session */
  function open({ game }) {
    surface.clear();
    described = [];
    accessible.setHoles(game.problem.holes);
    announcer.reset();
  }

  /** Replaces the page's content between the tags, and a message there, by the board. */
  function unveil() {
    const poster = part('.poster');
    // A query does not find slotted content within the poster.
    if (poster.matches(':focus-within')) accessible.focus();
    setHidden(poster, true);
  }

  /** Shows a message in the place of the board, above the page's content between the tags. @param {string} message */
  function fail(message) {
    const box = part('.poster');
    box.classList.add('failure');
    setText(/** @type {HTMLElement} */ (box.querySelector('p')), message);
    setHidden(part('[data-action="retry"]'), false);
    setHidden(box, false);
    later?.controls.disable();
    accessible.close();
  }

  /** Fits the canvas into its box. True if there is something to draw on. @param {Session} session */
  function resize({ game: { problem } }) {
    const isFirst = !surface.renderer();
    const engraving = parts.engrave?.(problem, root.host);
    const colours = theme();
    // A theme without shading has no material.
    const made = colours.relief ? craft : undefined;
    const usual = parts.layOut?.(root.host) ?? layOut;
    const inBox = (/** @type {number} */ width, /** @type {number} */ height) =>
      (made?.layOut ?? usual)(problem.holes, width, height, usual);
    const layout = surface.fit(inBox, colours, engraving, made?.material)?.layout;
    if (!layout) return false;
    if (isFirst) unveil();
    accessible.setLayout(layout);
    overlay.place(layout);
    return true;
  }

  /** @param {Session} session @param {Solving} solving @param {Analysis | undefined} analysis @param {number} now */
  function draw(session, solving, analysis, now) {
    const { verdict, isExplained } = solving.news();
    const judged = (analysis && later?.analysis?.marks(session, analysis, isExplained)) ?? [];
    const proof = isExplained && verdict?.state === 'lost' ? proofMarks(verdict.reason) : [];
    const { drag, selected } = session.selection;
    // Nobody chooses a peg of a board to look at.
    const isChosen = (/** @type {number} */ hole) =>
      hole === (drag?.hole ?? selected) || root.host.hasAttribute('readonly');
    const said = proof.length > 0 ? proof : [...judged, ...hintMarks(verdict, isChosen)];
    const renderer = surface.renderer();
    if (!renderer) return;
    const shown = session.view(now);
    const plain = sceneOf({ ...shown, said });
    const scene = craft?.stage(plain, shown, renderer.layout, now) ?? plain;
    // Arrows reach anywhere: they go with the whole drawing.
    if (isAnnotated) renderer.draw(scene);
    else renderer.redraw(scene);
    isAnnotated = later?.annotations?.draw(session, renderer) ?? false;
  }

  /** Writes all changes around the canvas. @param {Session} session @param {ViewState} state */
  function update(session, state) {
    const { game, playback, refused } = session;
    const { solving, analysis, controls } = state;
    const { timeline, time, isPlaying } = playback;
    const news = { ...solving.news(), game, refusal: refused?.why, isPlaying };
    const { verdict } = news;
    updateStage(session, state);
    const judged = (analysis && later?.analysis?.sentence(analysis)) ?? '';
    // The film of a solution begins in the frame of the answer, which is news. Any other film has none.
    const isBeginning = isPlaying && verdict !== undefined && verdict !== saidVerdict;
    if (!isPlaying || isBeginning)
      announce(session, words.sentences(sentence(news, words), judged), judged !== '', state);
    saidVerdict = verdict ?? saidVerdict;
    later?.annotations?.update(session);
    if (controls.length === 0 || !later) return;
    // Its moves are listed in the next frame: all in one would hold up a slow phone.
    if (!isBeginning) later.moves.update(game);
    later.controls.update({ ...news, timeline, time, isLost: analysis?.verdict() === 'lost', why: analysis?.why() });
    if (analysis) later.analysis?.update(analysis, judged);
  }

  /** @param {Session} session @param {ViewState} state */
  function updateStage({ game, playback, selection, legalJumps }, { isReadOnly, controls, isSelfPlaying, analysis }) {
    const { classList } = part('.stage');
    const canMove = legalJumps.some(({ from }) => from === selection.hovered);
    classList.toggle('can-move', canMove);
    classList.toggle('is-dragging', selection.drag !== undefined);
    classList.toggle('is-playing', playback.isPlaying);
    const isWanted = isSelfPlaying && game.line.jumps.length > 0 && !controls.includes('transport');
    overlay.update(isWanted, playback.isPlaying);
    describe(game, isReadOnly, selection.selected, analysis);
  }

  /**
   * @param {Session['game']} game
   * @param {boolean} isReadOnly
   * @param {number | undefined} selected
   * @param {Analysis | undefined} analysis
   */
  function describe(game, isReadOnly, selected, analysis) {
    const manner = [analysis?.judgement(), analysis?.mode(), voice?.manner()];
    const now = [game.line, game.cursor, game.tree, isReadOnly, selected, ...manner];
    if (now.every((value, index) => value === described[index])) return;
    described = now;
    const labels = holeLabels(game, isReadOnly, selected, (voice ?? words).hole);
    const judged = (analysis && later?.analysis?.labels(analysis, labels)) ?? labels;
    const all = later?.annotations?.labels(game, judged) ?? judged;
    accessible.describe(voice ? all.map(voice.spell) : all, selected);
  }

  /** @param {Session} session @param {string} sentence @param {boolean} isJudged @param {ViewState} state */
  function announce({ game, position, refused }, sentence, isJudged, { jump, solving }) {
    const isJump = jump !== undefined && jump.position === position && !refused && !solving.question();
    const verdict = solving.verdict();
    if (verdict?.state === 'failed') announcer.begin();
    if (!isJump) return announcer.say(sentence, refused);
    const { holes } = game.problem;
    const [from, over, to] = [jump.jump.from, jump.jump.over, jump.jump.to].map((hole) => holes[hole].name);
    const isOpen = status(game) === 'open' && legalJumps(game).length > 0 && !verdict && !isJudged;
    announcer.say(words.sentences((voice ?? words).jump({ from, over, to }), !isOpen && sentence), jump);
  }

  /** True if the next frame will look different by the craft of the page. */
  const isAnimated = () => craft?.isAnimated() ?? false;

  /** @param {Craft} other */
  function setCraft(other) {
    craft = other;
  }

  const controls = { isFar, approach, setControls, setSpeed };
  const drawing = { theme, setCraft, resize, draw, isAnimated };
  return { part, accessible, surface, ...controls, ...drawing, open, fail, update };
}
