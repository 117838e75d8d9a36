// The state machine of autoplay, which is notified of everything that happens to the element.
//
// | state     | the playback                                                               |
// | --------- | -------------------------------------------------------------------------- |
// | `idle`    | does not start automatically                                               |
// | `waiting` | starts as soon as the element is visible                                   |
// | `playing` | started automatically, and runs while the element is visible               |
// | `asked`   | runs because the user or the page requested it                             |
// | `pausing` | has ended, and starts again after a pause                                  |
// | `held`    | was paused, scrubbed, stepped or touched, by the user or the page          |
//
// From every state, play leads to `asked`. Any other action by the user, and any question to the solver, leads to
// `held`. Another game leads to `idle`. The state is also `held` after the page moves to another position in the game,
// but autoplay that is waiting for the element to become visible keeps waiting. Setting `autoplay` or `solve` later
// starts over. No other file has flags or timers for autoplay.

/** The time for which the last position is shown before a loop starts again. */
const LOOP_MILLISECONDS = 1500;

/** @typedef {'idle' | 'waiting' | 'playing' | 'asked' | 'pausing' | 'held'} State */

/**
 * The queries and actions of the state machine. With `prefersReducedMotion`, nothing starts automatically.
 * @typedef {{ play: () => void, pause: () => void, isLooping: () => boolean, prefersReducedMotion: () => boolean }}
 *   PlaybackControls
 */

/** @param {PlaybackControls} playback */
export function makeSelfPlay(playback) {
  /** @type {State} */
  let state = 'idle';
  let isSeen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** True if autoplay is running, or is waiting to run. */
  const isActive = () => state === 'playing' || state === 'waiting' || state === 'pausing';

  /** True if the user or the page has acted, or requested playback. */
  const isAsked = () => state === 'asked' || state === 'held';

  /** Starts autoplay, now or when the element becomes visible. */
  function begin() {
    if (playback.prefersReducedMotion()) return enter('idle');
    enter('waiting');
    if (isSeen) start();
  }

  /** Stops autoplay, because of another game or a removed attribute. */
  const stop = () => enter('idle');

  /** @param {boolean} isNowSeen true if the element is visible */
  function see(isNowSeen) {
    isSeen = isNowSeen;
    if (isSeen && state === 'waiting') start();
    else if (!isSeen && (state === 'playing' || state === 'pausing')) wait();
  }

  /** The user or the page has requested playback. */
  const ask = () => enter('asked');

  /** The user has acted in another way. */
  const hold = () => enter('held');

  /**
   * The page has moved to another position in the game. Running autoplay stops permanently; waiting autoplay keeps
   * waiting.
   */
  function interrupt() {
    if (state !== 'waiting' && state !== 'idle') enter('held');
  }

  /** Playback has ended. */
  function end() {
    const isOver = state === 'playing' || state === 'asked';
    if (!isOver) return;
    if (!playback.isLooping() || playback.prefersReducedMotion()) return enter('idle');
    if (!isSeen) return enter('waiting');
    enter('pausing');
    timer = setTimeout(() => start(), LOOP_MILLISECONDS);
  }

  /** The loop has been switched off. */
  function endLoop() {
    if (state === 'pausing') enter('idle');
  }

  /** The element has left the page. Autoplay continues when the element returns. */
  function leave() {
    see(false);
    if (state === 'asked') enter('idle');
  }

  function start() {
    enter('playing');
    playback.play();
  }

  function wait() {
    enter('waiting');
    playback.pause();
  }

  /** @param {State} next */
  function enter(next) {
    clearTimeout(timer);
    state = next;
  }

  return { state: () => state, isActive, isAsked, begin, stop, see, ask, hold, interrupt, end, endLoop, leave };
}
