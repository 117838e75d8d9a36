// Finds the latest winnable position of a game, with a time limit for each position.

/**
 * The verdict on a position, if it was found in time.
 * @typedef {import('../engine/search.js').Judgement['verdict']} Answer
 */

/** The time limit for each position in the first round, and the factor by which it grows in each later round. */
const FIRST_MILLISECONDS = 100;
const GROWTH = 4;
/** The time limit for the whole question. */
const MOST_MILLISECONDS = 10_000;

/**
 * The verdicts known so far about the positions of a game. The number of a position is the number of jumps before it. A
 * position before a winnable one is winnable itself, and a position after a lost one is lost; an unknown one implies
 * nothing. `winnable` is the latest position known to be winnable, or -1 if there is none. `lost` is the earliest
 * position known to be lost, or one past the last if there is none.
 * @typedef {{ winnable: number, lost: number }} WayBack
 */

/**
 * Looks for the latest winnable position until it is certain or the time is up. The results so far stay in `found`,
 * even if `ask` rejects.
 * @param {WayBack} found
 * @param {(position: number, milliseconds: number) => Promise<Answer>} ask
 * @param {() => number} [now] a clock, in milliseconds
 */
export async function lookBack(found, ask, now = () => performance.now()) {
  const end = now() + MOST_MILLISECONDS;
  /**
   * The time already spent on each position without finding an answer, in milliseconds.
   * @type {Map<number, number>}
   */
  const triedFor = new Map();

  /**
   * Bisects the range of positions without a verdict. If a position stays unknown, the bisection continues on the given
   * side: earlier positions may be solved quickly; later ones, with few pegs, may be refuted quickly.
   * @param {number} limit for each position, in milliseconds
   * @param {'earlier' | 'later'} side
   */
  async function halve(limit, side) {
    let { winnable: low, lost: high } = found;
    while (high - low > 1 && now() < end) {
      const middle = Math.floor((low + high) / 2);
      const answer = await settle(middle, Math.min(limit, end - now()));
      if (answer === 'winnable' || (answer === 'unknown' && side === 'later')) low = middle;
      else high = middle;
    }
  }

  /** @param {number} position @param {number} milliseconds */
  async function settle(position, milliseconds) {
    if ((triedFor.get(position) ?? 0) >= milliseconds) return 'unknown';
    const answer = await ask(position, milliseconds);
    if (answer === 'winnable') found.winnable = position;
    else if (answer === 'lost') found.lost = position;
    else triedFor.set(position, milliseconds);
    return answer;
  }

  for (let limit = FIRST_MILLISECONDS; limit <= MOST_MILLISECONDS; limit *= GROWTH) {
    await halve(limit, 'earlier');
    await halve(limit, 'later');
  }
}

/** True if the latest winnable position is certain, or it is certain that there is none. @param {WayBack} found */
export const isSettled = ({ winnable, lost }) => lost - winnable === 1;
