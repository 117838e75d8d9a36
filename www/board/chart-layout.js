// Lays out a chart of the number of winning lines left after each jump, on a logarithmic scale. Both axes run from 0 to
// 1, starting at the bottom left. Lost positions are below the axis. Pure.

/** @template T @typedef {import('../ask/facts.js').Fact<T>} Fact */
/** @typedef {{ jump: number, x: number, y: number, isLost: boolean }} Point */

/**
 * `runs` are sequences of consecutive points, separated by unknown counts.
 * @typedef {{ runs: Point[][], powers: { power: number, y: number }[], jumps: { jump: number, x: number }[] }} Chart
 */

/** The part of the height reserved for lost positions. */
const BELOW = 0.14;
/** The possible intervals between labelled powers of ten, and between labelled jumps. */
const STEPS = [1, 2, 3, 5, 10, 20, 50];
const MOST_POWERS = 4;
const MOST_JUMPS = 7;

/** @param {Fact<bigint>[]} lines at the start and after each jump @returns {Chart} */
export function chartOf(lines) {
  const last = lines.length - 1;
  const logarithms = lines.map((fact) => (fact.state === 'known' ? logarithm(fact.value) : undefined));
  const { step, count } = scale(Math.max(1, ...logarithms.map((value) => value ?? 0)), MOST_POWERS);
  const { step: every } = scale(last, MOST_JUMPS);
  const heightOf = (/** @type {number} */ power) => BELOW + ((1 - BELOW) * power) / (step * count);
  const xOf = (/** @type {number} */ jump) => jump / Math.max(1, last);
  const points = logarithms.map((value, jump) => {
    const isLost = value === Number.NEGATIVE_INFINITY;
    return value === undefined ? undefined : { jump, x: xOf(jump), y: isLost ? 0 : heightOf(value), isLost };
  });
  return {
    runs: runsOf(points),
    powers: multiples(step, count).map((power) => ({ power, y: heightOf(power) })),
    jumps: multiples(every, Math.floor(last / every)).map((jump) => ({ jump, x: xOf(jump) })),
  };
}

/** The logarithm of an integer of any size. @param {bigint} value */
function logarithm(value) {
  const digits = value.toString();
  return Math.log10(Number(digits.slice(0, 15))) + Math.max(0, digits.length - 15);
}

/**
 * The size and the number of the round intervals that cover the range from 0 to `most`.
 * @param {number} most
 * @param {number} parts the maximum number of intervals
 */
function scale(most, parts) {
  const step = STEPS.find((step) => Math.ceil(most / step) <= parts) ?? Math.ceil(most / parts);
  return { step, count: Math.ceil(most / step) };
}

/** @param {number} step @param {number} count */
const multiples = (step, count) => Array.from({ length: count + 1 }, (_, index) => index * step);

/** @param {(Point | undefined)[]} points */
function runsOf(points) {
  /** @type {Point[][]} */
  const runs = [];
  points.forEach((point, index) => {
    if (!point) return;
    const run = points[index - 1] ? runs.at(-1) : undefined;
    if (run) run.push(point);
    else runs.push([point]);
  });
  return runs;
}
