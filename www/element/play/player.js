// Plays and solves the open game of one board, for the user, the page and the element itself.

import { makeAutoplay } from './autoplay.js';
import { makeOpenGame } from './open-game.js';

/** @typedef {import('../../ask/questions.js').HintReport} HintReport */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/session.js').Session} Session */

/**
 * The result of a search for any solution.
 * @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved
 */
/** @typedef {import('../../game/line.js').Texts} Texts */

/** @typedef {ReturnType<typeof makePlayer>} Player */

/** The session's methods that handle the user's input. */
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
  /** True if the element was removed from the page before the question asked because of `solve` was answered. */
  let isCutShort = false;

  // Playing.

  /** Plays at the request of the user or the page. */
  function play() {
    whenInside(() => {
      selfPlay.ask();
      dispatch('self', (session) => session.play());
    });
  }

  /**
   * Plays a part of a line, by default of the line on the board. Playback stops at the end of that part, even with
   * `loop`.
   * @param {number} from
   * @param {number} to
   * @param {() => Line | undefined} [lineOf]
   */
  function playRange(from, to, lineOf) {
    whenInside(() => dispatch('user', (session) => session.playRange(lineOf?.() ?? session.game.line, from, to)));
  }

  /** Starts playback as soon as the game is loaded and the element is in the page. @param {() => void} start */
  function whenInside(start) {
    loader.want();
    if (!element.isConnected) return loader.defer(start);
    loader.whenOpen(start);
  }

  const pause = () => loader.whenOpen(() => hand.pause());

  /** The line that prose refers to: the one that the page has opened or, without one, the line on the board. */
  const line = () => (now.opened?.jumps.length ? now.opened : now.session?.game.line);

  /** Goes to the position after a number of jumps in the line that prose refers to. @param {number} jumps */
  const follow = (jumps) => loader.whenOpen(() => hand.visit(/** @type {Line} */ (line()), jumps));

  /** @param {typeof ACTS[number]} name */
  function byUser(name) {
    return [name, (/** @type {any[]} */ ...values) => dispatch('user', (/** @type {any} */ it) => it[name](...values))];
  }

  /** Called when the element enters the page. @param {boolean} isEager true to load at once */
  function arrive(isEager) {
    loader.arrive(isEager);
    if (isCutShort) autoplay.begin();
    isCutShort = false;
    game.analyse();
  }

  /** Called when the element leaves the page. */
  function leave() {
    isCutShort = autoplay.isAsking();
    loader.leave();
    selfPlay.leave();
    dispatch('self', (session) => session.pause());
    now.solving?.drop();
    now.analysis?.stop();
  }

  // Solving.

  /** True if the game that the attributes describe can be loaded, and is not on the board yet. */
  function isToBeLoaded() {
    loader.catchUp();
    return !(now.solving && loader.isFresh()) && element.isConnected;
  }

  /**
   * Finds a solution at the user's or the page's request, and plays it.
   * @param {{ signal?: AbortSignal, via?: string, isBack?: boolean }} [options] `via` is a position to pass through;
   * with `isBack`, a game without legal jumps first goes back
   * @returns {Promise<Solved>}
   */
  async function solve(options) {
    if (isToBeLoaded()) await loader.load();
    return /** @type {Promise<Solved>} */ (
      dispatch('user', (_, solving) => solving.solve({ ...options, whenSolved: playSolution }))
    );
  }

  /**
   * Shows a jump towards the goal, and finds the line that starts with it.
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

  const playback = { play, playRange, pause, line, follow };
  const solver = { solve, hint, solveAgain, showBest, rescue };
  return { ...game, ...playback, ...solver, hand, autoplay, arrive, leave };
}
