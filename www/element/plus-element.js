// The full element, in which games have variations and are analysed.

import { makeAnalysis } from '../ask/analysis.js';
import { engravingOf } from '../board/engraving.js';
import { layOutWith } from '../board/round-board.js';
import { WORKER_FAILURE } from '../engine/assets.js';
import { EngineError } from '../engine/engine-error.js';
import { notesOf } from '../game/notes.js';
import { depth, enter, gameText, placesOf, TREE, treeOf } from '../game/tree.js';
import { ALL } from '../link/attributes.js';
import { elementWords } from '../words/element.js';
import { PLUS_WORDS, plusWords } from '../words/plus.js';
import analysisCss from './analysis/analysis.css?inline';
import { makeAnalysisDisplay } from './analysis/analysis-display.js';
import plotCss from './analysis/plot.css?inline';
import { check } from './attributes/arguments.js';
import { reflect, setValue } from './attributes/attributes.js';
import { makeMemory } from './attributes/memory.js';
import { BaseElement } from './base-element.js';
import { LETTERS, listenToBoardKeys } from './input/board-keys.js';
import typedCss from './input/typed.css?inline';
import { followWheel } from './input/wheel.js';
import menuCss from './menu/menu.css?inline';
import { addMenu } from './menu/menu.js';
import variationsCss from './moves/variations.css?inline';
import { makeVariationsList } from './moves/variations-list.js';
import annotationsCss from './notes/annotations.css?inline';
import { makeAnnotationsDisplay, makeDraws } from './notes/annotations-display.js';
import { endPick, pickHole } from './play/hole-picker.js';
import { PLAYER } from './play/played-element.js';
import looksCss from './style/looks.css?inline';
import { STYLE } from './style/style.js';
import touchCss from './style/touch.css?inline';
import { makeVoice } from './view/announcer.js';
import { spokenBy } from './view/spoken.js';

/**
 * Additional attributes and properties: `game`, the jumps with their variations as text, such as `d2-d4 (b4-d4 c2-c4)
 * b3-d3`; `analysis`: `off`, `warn`, which reports when a jump throws away the win, or `all`, which judges every jump;
 * `coordinates`: `off`, `edge` or `holes`; `look`: `wood`, `flat` or `contrast`; and `app`, the URL of the app. The
 * event `verdict` contains the judgement of a position, as the command line prints it.
 */
class PlusElement extends BaseElement {
  static observedAttributes = ALL;

  /** @type {import('./view/parts.js').Parts} */
  static parts = {
    form: TREE,
    makeMovesList: makeVariationsList,
    words: PLUS_WORDS,
    css: STYLE + variationsCss + analysisCss + plotCss + looksCss + touchCss + annotationsCss + menuCss + typedCss,
    find: findLater,
    engrave: (problem, element) => engravingOf(problem, /** @type {PlusElement} */ (element).coordinates),
    layOut: (element) => layOutWith(/** @type {PlusElement} */ (element).outline),
    addMenu,
    makeVoice: (element, words) =>
      makeVoice(/** @type {PlusElement} */ (element), /** @type {typeof PLUS_WORDS} */ (words)),
    makeAnalysis,
    makeAnalysisDisplay,
    makeAnnotationsDisplay,
    makeMemory,
    makeDraws,
    listen: listenToBoardKeys,
    followWheel,
  };

  static wordsOf = spokenBy(PLUS_WORDS, ({ ELEMENT, PLUS, CHART }, language) =>
    plusWords(PLUS, elementWords(ELEMENT, language), CHART),
  );

  /** True if pressing a peg with a single jump plays it at once. */
  isOneTap = false;

  /** False if letter keys do nothing on the board. */
  hasLetters = true;

  /** @type {import('./input/board-keys.js').Letters} */
  [LETTERS] = () => undefined;

  disconnectedCallback() {
    super.disconnectedCallback();
    endPick(/** @type {ShadowRoot} */ (this.shadowRoot));
  }

  /** The whole game with its variations. Setting it to different text starts a new game. */
  get game() {
    const { state } = this;
    if (!state) return this.getAttribute('game') ?? '';
    try {
      return gameText(state);
    } catch (error) {
      // Without an engine, the game cannot be written as moves. The game is still available jump by jump after the
      // engine has been given up.
      this[PLAYER].during(() => {
        throw error;
      }, false);
      return TREE.record(state).game ?? '';
    }
  }

  set game(text) {
    setValue(this, 'game', text);
  }

  /**
   * The number of jumps before each position that is named in the game, for example by `[id first]`.
   * @returns {ReadonlyMap<string, number>}
   */
  get places() {
    return new Map([...placesOf(this.state ?? {})].map(([name, node]) => [name, depth(node)]));
  }

  /** The names of the current position. @returns {string[]} */
  get names() {
    return this.state ? (notesOf(this.state)?.names ?? []) : [];
  }

  /**
   * Goes to the position after a number of jumps, or to a named position, even in a variation.
   * @param {number | string} place
   */
  goTo(place) {
    // A string of digits is not a name.
    if (typeof place !== 'string' || /^-?\d+$/.test(place)) return super.goTo(/** @type {number} */ (place));
    this.call((session) => {
      const places = placesOf(session.game);
      const node = places.get(place);
      if (!places.has(place)) {
        const { unknownPlace } = PlusElement.wordsOf(this).annotations;
        const names = [...places.keys()].join(', ') || undefined;
        this[PLAYER].events.report(new RangeError(unknownPlace({ name: JSON.stringify(place), names })));
      } else if (node && !treeOf(session.game).path.includes(node)) session.change((game) => enter(game, node));
      else session.goTo(depth(node));
    });
  }

  /** Moves the focus to a hole, and shows the focus. @param {string} name of the hole, such as `d4` */
  focusHole(name) {
    this.whenOpen(() => {
      const root = /** @type {ShadowRoot} */ (this.shadowRoot);
      const holes = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-hole]'));
      [...holes].find(({ dataset }) => dataset.hole === name)?.focus();
    });
  }

  /**
   * Lets the user choose a hole with a click or Enter, without moving a peg. Resolves with its name, or with undefined
   * after Escape, when the signal is aborted, when another choice starts, or when the element leaves the page.
   * @param {{ signal?: AbortSignal }} [options]
   */
  async pickHole(options = {}) {
    check('pickHole', options);
    // Outside the page, the board may not even exist.
    return this.isConnected ? pickHole(/** @type {ShadowRoot} */ (this.shadowRoot), options.signal) : undefined;
  }
}

reflect(PlusElement, ALL);

export { PlusElement as PegSolitaireElement };

/**
 * Answers kinds of questions about solutions that the smaller file does not support.
 * @type {import('../ask/questions.js').Find}
 */
async function findLater(game, asked, search) {
  const find = await loadWays().catch(() => {
    // A module that cannot be loaded is reported like a worker that cannot be loaded.
    throw new EngineError(WORKER_FAILURE);
  });
  return find(game, asked, search);
}

/** Loads the module that answers these questions, on the first search. */
async function loadWays() {
  const { find } = await import('../ask/ways.js');
  return find;
}
