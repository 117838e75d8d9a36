// The machine of films that play by themselves, fed by everything that happens to the element.
//
// | state     | the film                                                                   |
// | --------- | -------------------------------------------------------------------------- |
// | `idle`    | does not play by itself                                                    |
// | `waiting` | plays as soon as the element is seen                                       |
// | `playing` | plays by itself, while the element is seen                                 |
// | `asked`   | plays because a person or the page has asked for it                        |
// | `pausing` | has ended, and begins again after a pause                                  |
// | `held`    | was paused, scrubbed, stepped or touched, by a person or the page          |
//
// From every state, play leads to `asked`, any other act of a person and any question to the solver to `held`, and
// another game to `idle`. A page that goes elsewhere in the game leads to `held` as well, but a film that waits to be
// seen goes on waiting. Setting `autoplay` or `solve` later begins afresh. No other file has a flag or a timer
// about this.

/** The rest of the last position before a film in a loop begins again. */
const LOOP_MILLISECONDS = 1500;

/** @typedef {'idle' | 'waiting' | 'playing' | 'asked' | 'pausing' | 'held'} State */

/**
 * The questions and acts of the machine. With `prefersReducedMotion`, nothing begins by itself.
 * @typedef {{ play: () => void, pause: () => void, isLooping: () => boolean, prefersReducedMotion: () => boolean }}
 *   FilmControls
 */

/** @param {FilmControls} film */
export function makeSelfPlay(film) {
  /** @type {State} */
  let state = 'idle';
  let isSeen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** True if the film plays by itself, or will. */
  const isActive = () => state === 'playing' || state === 'waiting' || state === 'pausing';

  /** True if a person or the page has acted, or asked the film to play. */
  const isAsked = () => state === 'asked' || state === 'held';

  /** Notes a film to play: at once, or when the element is seen. */
  function begin() {
    if (film.prefersReducedMotion()) return enter('idle');
    enter('waiting');
    if (isSeen) start();
  }

  /** Stops all that plays by itself: another game is there, or an attribute is gone. */
  const stop = () => enter('idle');

  /** @param {boolean} isNowSeen true if the element is seen */
  function see(isNowSeen) {
    isSeen = isNowSeen;
    if (isSeen && state === 'waiting') start();
    else if (!isSeen && (state === 'playing' || state === 'pausing')) wait();
  }

  /** Notes that a person or the page has asked the film to play. */
  const ask = () => enter('asked');

  /** Notes another act of a person. */
  const hold = () => enter('held');

  /**
   * Notes that the page has gone elsewhere in the game: a film in motion stops for good, one that has not begun waits
   * on.
   */
  function interrupt() {
    if (state !== 'waiting' && state !== 'idle') enter('held');
  }

  /** Notes the end of the film. */
  function end() {
    const isOver = state === 'playing' || state === 'asked';
    if (!isOver) return;
    if (!film.isLooping() || film.prefersReducedMotion()) return enter('idle');
    if (!isSeen) return enter('waiting');
    enter('pausing');
    timer = setTimeout(() => start(), LOOP_MILLISECONDS);
  }

  /** Notes that the loop has been switched off. */
  function endLoop() {
    if (state === 'pausing') enter('idle');
  }

  /** Notes that the element is out of the page: a film that plays by itself goes on when it comes back. */
  function leave() {
    see(false);
    if (state === 'asked') enter('idle');
  }

  function start() {
    enter('playing');
    film.play();
  }

  function wait() {
    enter('waiting');
    film.pause();
  }

  /** @param {State} next */
  function enter(next) {
    clearTimeout(timer);
    state = next;
  }

  return { state: () => state, isActive, isAsked, begin, stop, see, ask, hold, interrupt, end, endLoop, leave };
}
