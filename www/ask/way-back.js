// Finds the latest winnable position of a game, with a limited time for each position.

/**
 * The verdict of a position, as far as it was found out in time.
 * @typedef {import('../engine/search.js').Judgement['verdict']} Answer
 */

/** The first time for each position, and its growth in each later round. */
const FIRST_MILLISECONDS = 100;
const GROWTH = 4;
/** The most time for the whole question. */
const MOST_MILLISECONDS = 10_000;

/**
 * The verdicts of the positions of a game, by their numbers of jumps. A position before a winnable one is winnable
 * itself, and every position after a lost one is lost; an unknown one implies nothing.
 */
export class WayBack {
  /** The latest position known to be winnable; -1 if none is. */
  winnable = -1;
  /** The earliest position known to be lost; one after the last if none is. */
  lost;
  /** The milliseconds for which each position was asked in vain. @type {Map<number, number>} */
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

  /** True if the latest winnable position, or that there is none, is certain. */
  get isSettled() {
    return this.lost - this.winnable === 1;
  }

  /**
   * Looks for the latest winnable position until it is settled or the time is over. The results so far stay, even if
   * `ask` rejects.
   */
  async find() {
    const end = this.#now() + MOST_MILLISECONDS;
    for (let limit = FIRST_MILLISECONDS; limit <= MOST_MILLISECONDS; limit *= GROWTH) {
      await this.#halve(limit, end, 'earlier');
      await this.#halve(limit, end, 'later');
    }
  }

  /**
   * Halves the range of positions without a verdict. Beyond an unknown one it looks on one side only: earlier positions
   * may be solved fast, and later ones, with few pegs, refuted fast.
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
