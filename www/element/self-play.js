// When a film plays without being asked: as soon as it is seen, and again after its end.

/** How long the last position stands before a film in a loop begins again. */
const LOOP_MILLISECONDS = 1500;

/** @typedef {import('../game/session.js').Session} Session */
/** @typedef {{ autoplay: boolean, loop: boolean, play: () => void }} Player */

export class SelfPlay {
  /** Whether someone has paused the film: then it does not go on by itself. */
  isHeld = false;
  /** Whether the film waits for someone who sees it. */
  #isDue = false;
  /** Whether the film was the last to move a peg, and not a hand. */
  #isFilm = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #looping;
  #player;
  #host;

  /**
   * @param {Player} player
   * @param {{ session: () => Session | undefined, isCalm: () => boolean }} host
   */
  constructor(player, host) {
    this.#player = player;
    this.#host = host;
  }

  /** A film that began by itself stands still while nobody can see it. @param {boolean} isSeen */
  see(isSeen) {
    const session = this.#host.session();
    if (!session) return;
    if (isSeen && this.#isDue && !this.isHeld) return this.#player.play();
    if (!this.#player.autoplay || this.#host.isCalm()) return;
    const { line, cursor } = session.game;
    if (!isSeen) session.pause();
    else if (cursor < line.jumps.length && !this.isHeld) this.#player.play();
  }

  /** Plays as soon as it is seen. @param {boolean} isSeen whether it is now */
  playWhenSeen(isSeen) {
    this.#isDue = true;
    this.see(isSeen);
  }

  /** @param {string} event what has happened on the board */
  follow(event) {
    this.#isDue = false;
    if (event === 'play' || event === 'jump') this.#isFilm = event === 'play';
    clearTimeout(this.#looping);
    if (event !== 'ended' || !this.#player.loop || !this.#isFilm) return;
    this.#looping = setTimeout(() => this.#player.play(), LOOP_MILLISECONDS);
  }

  end() {
    clearTimeout(this.#looping);
  }
}
