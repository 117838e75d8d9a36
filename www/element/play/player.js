// The acts of a person, the page and the element itself at one board: plays and solves the open game.

import { makeOpenGame } from './open-game.js';

/** @typedef {import('../../ask/questions.js').HintReport} HintReport */
/** @typedef {import('../../ask/solving.js').Solving} Solving */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('./events.js').Events} Events */

/**
 * The end of a search for any solution.
 * @typedef {'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined} Solved
 */
/** @typedef {import('../../game/line.js').Texts} Texts */

/** @typedef {ReturnType<typeof makePlayer>} Player */

/**
 * @param {import('./open-game.js').Element} element
 * @param {import('./open-game.js').Host} host
 */
export function makePlayer(element, host) {
  const game = makeOpenGame(element, host, begin);
  const { now, events, loader, selfPlay, during, act } = game;
  /** The question of the attribute. @type {ReturnType<Solving['question']>} */
  let own;
  /** True if the element left the page before that had an answer. */
  let isCutShort = false;

  // Playing.

  /** Plays on request of a person or the page. */
  function play() {
    whenInside(() => {
      selfPlay.ask();
      act((session) => session.play());
    });
  }

  /**
   * Plays a part of a line, by default the one on the board. The film is over then, even if films loop.
   * @param {number} from
   * @param {number} to
   * @param {() => Line | undefined} [lineOf]
   */
  function playRange(from, to, lineOf) {
    whenInside(() => person((session) => session.playRange(lineOf?.() ?? session.game.line, from, to)));
  }

  /** Begins a film as soon as its game is there and the element is in the page. @param {() => void} film */
  function whenInside(film) {
    loader.want();
    if (!element.isConnected) return loader.defer(film);
    loader.whenOpen(film);
  }

  function pause() {
    loader.whenOpen(() => {
      selfPlay.hold();
      act((session) => session.pause());
    });
  }

  /** The line of the prose: the one that the page has opened or, without one, the line on the board. */
  const line = () => (now.opened?.jumps.length ? now.opened : now.session?.game.line);

  /** Goes to a number of jumps of that line. @param {number} jumps */
  const follow = (jumps) => loader.whenOpen(() => visit(/** @type {Line} */ (line()), jumps));

  /** Goes to a place of a line for a reader, and stays there. @param {Line} line @param {number} jumps */
  const visit = (line, jumps) => person((session) => session.visit(line, jumps));

  /**
   * Does an act of the page as soon as the game of the attributes is there.
   * @param {(session: Session, events: Events) => void} work
   */
  function call(work) {
    loader.whenOpen(() => {
      selfPlay.interrupt();
      act(work);
    });
  }

  /** Does an act of a person: nothing plays by itself any more. @param {(session: Session) => void} work */
  function person(work) {
    selfPlay.hold();
    act(work);
  }

  /** Notes that the element is in the page. @param {boolean} isEager true if it is to load at once */
  function arrive(isEager) {
    loader.arrive(isEager);
    if (isCutShort) begin();
    isCutShort = false;
    game.analyse();
  }

  /** Notes that the element leaves the page. */
  function leave() {
    isCutShort = own !== undefined && own === now.solving?.question();
    loader.leave();
    selfPlay.leave();
    act((session) => session.pause());
    now.solving?.drop();
    now.analysis?.stop();
  }

  // Solving.

  /**
   * Finds a solution on request, and plays it.
   * @param {{ signal?: AbortSignal, via?: string, isBack?: boolean }} [options] `via` is a position on the way;
   *   `isBack` goes back first if no jump is left
   * @returns {Promise<Solved>}
   */
  async function solve(options) {
    loader.catchUp();
    if (!(now.solving && loader.isFresh()) && element.isConnected) await loader.load();
    return /** @type {Promise<Solved>} */ (ask((solving) => solving.solve({ ...options, whenSolved: playSolution })));
  }

  /**
   * Shows a jump towards the goal, and finds the line that it begins.
   * @returns {Promise<HintReport | undefined>}
   */
  async function hint() {
    loader.catchUp();
    if (!(now.solving && loader.isFresh()) && element.isConnected) await loader.load();
    await ask((solving) => solving.hint());
    const verdict = now.solving?.verdict();
    if (verdict?.state === 'hinted') events.add('hint', { jump: verdict.jump.name });
    return now.solving?.hintReport();
  }

  /** @param {import('../../ask/questions.js').Wish} wish */
  const solveAgain = (wish) => ask((solving) => solving.solveAgain(wish, playSolution));

  /** Plays the line that leaves the fewest pegs. */
  const showBest = () => during(() => now.solving?.followBest() && play());

  /** Goes back to a position from which the game can be won. */
  const rescue = () => ask((solving) => solving.rescue(now.analysis?.lastWinnable()));

  /**
   * Asks the solver on request: nothing plays by itself any more.
   * @template T
   * @param {(solving: Solving) => T} question
   */
  function ask(question) {
    selfPlay.hold();
    return during(() => now.solving && question(now.solving));
  }

  function playSolution() {
    events.add('solved');
    if (element.isConnected) play();
  }

  /** Solves for the attribute; the solution plays once the element is seen. */
  function solveByItself() {
    const whenSolved = () => {
      events.add('solved');
      if (selfPlay.state() === 'idle') selfPlay.begin();
      // It was to play before there was a film.
      else if (selfPlay.state() === 'asked') play();
    };
    during(() => now.solving?.solve({ whenSolved }));
    own = now.solving?.question();
  }

  // Opening.

  /** Plays or solves by itself, if the attributes ask for it. */
  function begin() {
    if (!now.session || !loader.isFresh()) return;
    if (host.isToBeSolved()) solveByItself();
    else if (element.autoplay && selfPlay.state() === 'idle') beginToPlay();
  }

  /** Solves for the attribute from now on, whatever was done before. */
  function beginToSolve() {
    if (!host.isToBeSolved()) return;
    if (selfPlay.state() !== 'asked') stopSelfPlay();
    begin();
  }

  /** Ends a film that plays by itself, at its place. */
  function stopSelfPlay() {
    if (selfPlay.state() === 'playing') act((session) => session.pause());
    selfPlay.stop();
  }

  function beginToPlay() {
    const { session } = now;
    if (session && session.game.cursor < session.game.line.jumps.length) selfPlay.begin();
  }

  const film = { play, playRange, pause, line, follow, visit, beginToPlay, stopSelfPlay };
  const solver = { solve, hint, solveAgain, showBest, rescue, beginToSolve };
  return { ...game, ...film, ...solver, call, person, arrive, leave };
}
