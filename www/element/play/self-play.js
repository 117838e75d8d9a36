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
 *   Host
 */

export class SelfPlay {
  /** @type {State} */
  #state = 'idle';
  #isSeen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** @type {State} */
  get state() {
    return this.#state;
  }

  /** True if the film plays by itself, or will. */
  get isActive() {
    return this.#state === 'playing' || this.#state === 'waiting' || this.#state === 'pausing';
  }

  /** Notes a film to play: at once, or when the element is seen. */
  begin() {
    if (this.#host.prefersReducedMotion()) return this.#enter('idle');
    this.#enter('waiting');
    if (this.#isSeen) this.#start();
  }

  /** Stops all that plays by itself: another game is there, or an attribute is gone. */
  stop() {
    this.#enter('idle');
  }

  /** @param {boolean} isSeen true if the element is seen */
  see(isSeen) {
    this.#isSeen = isSeen;
    if (isSeen && this.#state === 'waiting') this.#start();
    else if (!isSeen && (this.#state === 'playing' || this.#state === 'pausing')) this.#wait();
  }

  /** Notes that a person or the page has asked the film to play. */
  ask() {
    this.#enter('asked');
  }

  /** Notes another act of a person. */
  hold() {
    this.#enter('held');
  }

  /**
   * Notes that the page has gone elsewhere in the game: a film in motion stops for good, one that has not begun waits
   * on.
   */
  interrupt() {
    if (this.#state !== 'waiting' && this.#state !== 'idle') this.#enter('held');
  }

  /** Notes the end of the film. */
  end() {
    const isOver = this.#state === 'playing' || this.#state === 'asked';
    if (!isOver) return;
    if (!this.#host.isLooping() || this.#host.prefersReducedMotion()) return this.#enter('idle');
    if (!this.#isSeen) return this.#enter('waiting');
    this.#enter('pausing');
    this.#timer = setTimeout(() => this.#start(), LOOP_MILLISECONDS);
  }

  /** Notes that the loop has been switched off. */
  endLoop() {
    if (this.#state === 'pausing') this.#enter('idle');
  }

  /** Notes that the element is out of the page: a film that plays by itself goes on when it comes back. */
  leave() {
    this.see(false);
    if (this.#state === 'asked') this.#enter('idle');
  }

  #start() {
    this.#enter('playing');
    this.#host.play();
  }

  #wait() {
    const { pause } = this.#host;
    this.#enter('waiting');
    pause();
  }

  /** @param {State} state */
  #enter(state) {
    clearTimeout(this.#timer);
    this.#state = state;
  }
}
