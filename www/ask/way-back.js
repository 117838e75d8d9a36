// How far to go back in a game to where it can still be won, when each position can be asked for a while only.

/**
 * Whether a position can be won, as far as was found out in time.
 * @typedef {import('../engine/search.js').Judgement['verdict']} Answer
 */

/** How long each position is asked at first, and how many times longer in each later round. */
const FIRST_MILLISECONDS = 100;
const GROWTH = 4;
/** How long the whole question takes at most. */
const MOST_MILLISECONDS = 10_000;

/**
 * What is known of the positions of a game, by the number of jumps that led there. A position on the way to a winnable
 * one is winnable itself, and every position after a lost one is lost; about an unknown one nothing is concluded.
 */
export class WayBack {
  /** The latest position known to be winnable; -1 where none is. */
  winnable = -1;
  /** The earliest position known to be lost; one after the last where none is. */
  lost;
  /** For how many milliseconds each position was asked in vain. @type {Map<number, number>} */
  #triedFor = new Map();
  #ask;
  #now;

  /**
   * @param {number} last the number of the last position
   * @param {(position: number, milliseconds: number) => Promise<Answer>} ask
   * @param {() => number} [now] a clock, in milliseconds
   */
  constructor(last, ask, now = () => performance.now()) {
    this.lost = last + 1;
    this.#ask = ask;
    this.#now = now;
  }

  /** Whether the latest winnable position, if there is any, is found for certain. */
  get isSettled() {
    return this.lost - this.winnable === 1;
  }

  /**
   * Looks for the latest winnable position until it is settled or the time is over. What is known by then stays, even
   * where `ask` rejects.
   */
  async find() {
    const end = this.#now() + MOST_MILLISECONDS;
    for (let limit = FIRST_MILLISECONDS; limit <= MOST_MILLISECONDS; limit *= GROWTH) {
      await this.#halve(limit, end, 'earlier');
      await this.#halve(limit, end, 'later');
    }
  }

  /**
   * Halves the positions between what is known. Beyond an unknown one it looks on one side only: earlier, where
   * solutions are found fast, or later, where few pegs make proofs fast.
   * @param {number} limit for each position, in milliseconds
   * @param {number} end of the whole question, as the clock shows it
   * @param {'earlier' | 'later'} side
   */
  async #halve(limit, end, side) {
    let [low, high] = [this.winnable, this.lost];
    while (high - low > 1 && this.#now() < end) {
      const middle = Math.floor((low + high) / 2);
      const answer = await this.#settle(middle, Math.min(limit, end - this.#now()));
      if (answer === 'winnable' || (answer === 'unknown' && side === 'later')) low = middle;
      else high = middle;
    }
  }

  /** @param {number} position @param {number} milliseconds */
  async #settle(position, milliseconds) {
    if ((this.#triedFor.get(position) ?? 0) >= milliseconds) return 'unknown';
    const answer = await this.#ask(position, milliseconds);
    if (answer === 'winnable') this.winnable = position;
    else if (answer === 'lost') this.lost = position;
    else this.#triedFor.set(position, milliseconds);
    return answer;
  }
}
