// What the coach says about the parts of a solution. Pure.

/** @typedef {import('./course.js').Part} Part */
/** @typedef {import('../workshop/desk.js').Words['learn']} Words */

/** The names of turns by their degrees. */
const TURNS = /** @type {Record<number, string>} */ ({
  0: 'again',
  60: 'sixth',
  90: 'quarter',
  120: 'third',
  180: 'half',
});

/** The name of a part: what it does. @param {Words} words @param {Part} part */
export function nameOfPart(words, { kind, name, clears }) {
  return words.part({ kind, name, pegs: clears.length });
}

/** A line about a part. @param {Words} words @param {Part} part */
export function lineOfPart(words, { kind, clears, jumps, like }) {
  if (like) return words.like({ way: wayOf(like), part: like.chunk + 1 });
  return words.clears({ kind, holes: clears.join(' '), route: routesOf(jumps) });
}

/** @param {NonNullable<Part['like']>} like */
function wayOf({ turn, mirrored }) {
  return mirrored ? 'mirror' : TURNS[Math.min(turn, 360 - turn)];
}

/** Jumps as moves: those of one peg in a row are one, such as `d2-d4-f4`. @param {string[]} jumps */
export function routesOf(jumps) {
  const goesOn = (/** @type {number} */ index) => jumps[index - 1]?.split('-')[1] === jumps[index].split('-')[0];
  return jumps
    .map((jump, index) => (goesOn(index) ? `-${jump.split('-')[1]}` : ` ${jump}`))
    .join('')
    .trim();
}
