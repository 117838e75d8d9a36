// The acts of a person, the page and the element itself at one board: plays and solves the open game.

import { makeAutoplay } from './autoplay.js';
import { makeOpenGame } from './open-game.js';

/** @typedef {import('../../ask/questions.js').HintReport} HintReport */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/session.js').Session} Session */

/**
 * The end of a search for any solution.
 * @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved
 */
/** @typedef {import('../../game/line.js').Texts} Texts */

/** @typedef {ReturnType<typeof makePlayer>} Player */

/** The acts of a session for a person's hands. */
const ACTS = /** @type {const} */ ([
  ...['seek', 'settle', 'goTo', 'step', 'pause', 'undo', 'redo', 'change', 'visit'],
  ...['press', 'choose', 'carry', 'drop', 'cancelDrag'],
]);

/**
 * @param {import('./opening.js').Element} element
 * @param {import('./opening.js').PlayerOptions} options
 */
export function makePlayer(element, options) {
  const game = makeOpenGame(element, options, () => autoplay.begin());
  const { now, events, loader, selfPlay, during, dispatch } = game;
  const hand = /** @type {Pick<Session, typeof ACTS[number]>} */ (Object.fromEntries(ACTS.map(byUser)));
  const autoplay = makeAutoplay(element, game, options.isToBeSolved, play);
  /** True if the element left the page before that had an answer. */
  let isCutShort = false;

  // Playing.

  /** Plays on request of a person or the page. */
  function play() {
    whenInside(() => {
      selfPlay.ask();
      dispatch('self', (session) => session.play());
    });
  }

  /**
   * Plays a part of a line, by default the one on the board. The film is over then, even if films loop.
   * @param {number} from
   * @param {number} to
   * @param {() => Line | undefined} [lineOf]
   */
  function playRange(from, to, lineOf) {
    whenInside(() => dispatch('user', (session) => session.playRange(lineOf?.() ?? session.game.line, from, to)));
  }

  /** Begins a film as soon as its game is there and the element is in the page. @param {() => void} film */
  function whenInside(film) {
    loader.want();
    if (!element.isConnected) return loader.defer(film);
    loader.whenOpen(film);
  }

  const pause = () => loader.whenOpen(() => hand.pause());

  /** The line of the prose: the one that the page has opened or, without one, the line on the board. */
  const line = () => (now.opened?.jumps.length ? now.opened : now.session?.game.line);

  /** Goes to a number of jumps of that line. @param {number} jumps */
  const follow = (jumps) => loader.whenOpen(() => hand.visit(/** @type {Line} */ (line()), jumps));

  /** @param {typeof ACTS[number]} name */
  function byUser(name) {
    return [name, (/** @type {any[]} */ ...values) => dispatch('user', (/** @type {any} */ it) => it[name](...values))];
  }

  /** Notes that the element is in the page. @param {boolean} isEager true if it is to load at once */
  function arrive(isEager) {
    loader.arrive(isEager);
    if (isCutShort) autoplay.begin();
    isCutShort = false;
    game.analyse();
  }

  /** Notes that the element leaves the page. */
  function leave() {
    isCutShort = autoplay.isAsking();
    loader.leave();
    selfPlay.leave();
    dispatch('self', (session) => session.pause());
    now.solving?.drop();
    now.analysis?.stop();
  }

  // Solving.

  /** True if the board can have the game of the attributes, and does not have it yet. */
  function isToBeLoaded() {
    loader.catchUp();
    return !(now.solving && loader.isFresh()) && element.isConnected;
  }

  /**
   * Finds a solution on request, and plays it.
   * @param {{ signal?: AbortSignal, via?: string, isBack?: boolean }} [options] `via` is a position on the way;
   *   `isBack` goes back first if no jump is left
   * @returns {Promise<Solved>}
   */
  async function solve(options) {
    if (isToBeLoaded()) await loader.load();
    return /** @type {Promise<Solved>} */ (
      dispatch('user', (_, solving) => solving.solve({ ...options, whenSolved: playSolution }))
    );
  }

  /**
   * Shows a jump towards the goal, and finds the line that it begins.
   * @returns {Promise<HintReport | undefined>}
   */
  async function hint() {
    if (isToBeLoaded()) await loader.load();
    await dispatch('user', (_, solving) => solving.hint());
    const verdict = now.solving?.verdict();
    if (verdict?.state === 'hinted') events.add('hint', { jump: verdict.jump.name });
    return now.solving?.hintReport();
  }

  /** @param {import('../../ask/questions.js').Wish} wish */
  const solveAgain = (wish) => dispatch('user', (_, solving) => solving.solveAgain(wish, playSolution));

  /** Plays the line that leaves the fewest pegs. */
  const showBest = () => during(() => now.solving?.followBest() && play());

  /** Goes back to a position from which the game can be won. */
  const rescue = () => dispatch('user', (_, solving) => solving.rescue(now.analysis?.lastWinnable()));

  function playSolution() {
    events.add('solved');
    if (now.session) now.session.playback.isShow = true;
    if (element.isConnected) play();
  }

  const film = { play, playRange, pause, line, follow };
  const solver = { solve, hint, solveAgain, showBest, rescue };
  return { ...game, ...film, ...solver, hand, autoplay, arrive, leave };
}
