// The visible element: it sizes, draws and describes the board, and writes the text around it.

import { makeAccessibleBoard } from '../../board/accessible-board.js';
import { SHADOWS } from '../../board/theme.js';
import { partsOf, setHidden, setText } from '../../common/dom/dom.js';
import { makeCanvas } from './canvas.js';
import { makeControls, makeOverlay } from './controls.js';
import { makeScreenReader } from './screen-reader.js';
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

/** The selectors for the boxes of each control, by the control's name. */
const CONTROLS = { transport: '.transport', actions: '.actions, .offers', status: '.message', moves: '.moves' };

/**
 * @param {ShadowRoot} root
 * @param {Intents} intents
 * @param {ElementWords} words
 * @param {import('./parts.js').Parts} parts
 * @param {() => void} restored is called when the browser has restored the canvas, which is then empty
 */
export function makeView(root, intents, words, parts, restored) {
  root.append(template(words));
  const part = partsOf(root);
  const accessible = makeAccessibleBoard(part('.holes'), intents);
  const canvas = makeCanvas(root.host, part('.stage'), parts, restored);
  const screenReader = makeScreenReader(part('.news'), accessible, words, parts.makeVoice?.(root.host, words));
  const overlay = makeOverlay(part('.overlay'), words.labels, accessible.takeFocusFrom);
  /**
   * The parts other than the board, which are created when they are needed.
   * @type {ReturnType<typeof makeRest> | undefined}
   */
  let later;
  /** The last verdict announced. @type {unknown} */
  let saidVerdict;
  part('.sentinel').style.boxShadow = SHADOWS;

  /** @param {number} speed */
  const setSpeed = (speed) => later?.controls.setSpeed(speed);

  /** Shows the given controls, and hides the others. @param {readonly string[]} controls */
  function setControls(controls) {
    for (const [name, selector] of Object.entries(CONTROLS))
      for (const box of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)))
        setHidden(box, !controls.includes(name));
    const { classList } = part('.layout');
    classList.toggle('is-part', controls.length < Object.keys(CONTROLS).length);
    // The panel is next to the board only if there is a list of moves.
    classList.toggle('is-column', !controls.includes('moves'));
  }

  /** True until the element is near the window or has a game. */
  const isFar = () => !later;

  /** Creates the controls and other parts, once the element may soon be visible or has a game. */
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
  function open(session) {
    canvas.surface.clear();
    screenReader.open(session);
  }

  /** Replaces the fallback content between the tags, and any message, with the board. */
  function unveil() {
    const poster = part('.poster');
    // `querySelector` does not find slotted content.
    if (poster.matches(':focus-within')) accessible.focus();
    setHidden(poster, true);
  }

  /** Shows a message instead of the board, above the fallback content between the tags. @param {string} message */
  function fail(message) {
    const box = part('.poster');
    box.classList.add('failure');
    setText(/** @type {HTMLElement} */ (box.querySelector('p')), message);
    setHidden(part('[data-action="retry"]'), false);
    setHidden(box, false);
    later?.controls.disable();
    accessible.close();
  }

  /** Fits the canvas into its box. Returns true if there is something to draw on. @param {Session} session */
  function resize(session) {
    const isFirst = !canvas.surface.renderer();
    const layout = canvas.fit(session);
    if (!layout) return false;
    if (isFirst) unveil();
    accessible.setLayout(layout);
    overlay.place(layout);
    return true;
  }

  /** @param {Session} session @param {Solving} solving @param {Analysis | undefined} analysis @param {number} now */
  function draw(session, solving, analysis, now) {
    const judged = analysis && later?.analysis?.marks(session, analysis, solving.news().isExplained);
    canvas.draw(session, solving, judged ?? [], later?.annotations, now);
  }

  /** Updates everything around the canvas. @param {Session} session @param {ViewState} state */
  function update(session, state) {
    const { game, playback, refused } = session;
    const { solving, analysis, controls } = state;
    const { timeline, time, isPlaying } = playback;
    const news = { ...solving.news(), game, refusal: refused?.why, isPlaying };
    const { verdict } = news;
    updateStage(session, state);
    const judged = (analysis && later?.analysis?.sentence(analysis)) ?? '';
    // A solution starts playing in the frame in which it arrives, and its arrival is announced. Other playback is not
    // announced.
    const isBeginning = isPlaying && verdict !== undefined && verdict !== saidVerdict;
    if (!isPlaying || isBeginning)
      screenReader.announce(session, words.sentences(sentence(news, words), judged), judged !== '', state);
    saidVerdict = verdict ?? saidVerdict;
    later?.annotations?.update(session);
    if (controls.length === 0 || !later) return;
    // A solution's moves are listed in the next frame, since doing everything in one frame would block a slow phone.
    if (!isBeginning) later.moves.update(game);
    later.controls.update({ ...news, timeline, time, isLost: analysis?.verdict() === 'lost', why: analysis?.why() });
    if (analysis) later.analysis?.update(analysis, judged);
  }

  /** @param {Session} session @param {ViewState} state */
  function updateStage(session, state) {
    const { game, playback, selection, legalJumps } = session;
    const { controls, isSelfPlaying, analysis } = state;
    const { classList } = part('.stage');
    const canMove = legalJumps.some(({ from }) => from === selection.hovered);
    classList.toggle('can-move', canMove);
    classList.toggle('is-dragging', selection.drag !== undefined);
    classList.toggle('is-playing', playback.isPlaying);
    const isWanted = isSelfPlaying && game.line.jumps.length > 0 && !controls.includes('transport');
    overlay.update(isWanted, playback.isPlaying);
    screenReader.describe(session, state, (labels) => {
      const judged = (analysis && later?.analysis?.labels(analysis, labels)) ?? labels;
      return later?.annotations?.labels(game, judged) ?? judged;
    });
  }

  const controls = { isFar, approach, setControls, setSpeed };
  return { part, accessible, canvas, ...controls, open, resize, draw, fail, update };
}
