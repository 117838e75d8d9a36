// The state of a game, and how it changes. Pure: what is legal is asked of the board.

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

/**
 * The jumps of a game, played and to come, and how many of them are played.
 * @typedef {{ problem: Problem, line: Line, cursor: number }} Game
 */

/**
 * @param {Problem} problem
 * @returns {Game}
 */
export function newGame(problem) {
  return { problem, line: problem.board.replay(problem.start, ''), cursor: 0 };
}

/** @param {Game} game */
export function position({ line, cursor }) {
  return line.positions[cursor];
}

/**
 * The jumps that can be played now.
 * @param {Game} game
 */
export function legalJumps(game) {
  return game.problem.board.jumps(position(game));
}

/**
 * `won`, `stuck` or `open`.
 * @param {Game} game
 */
export function status(game) {
  return game.problem.board.status(position(game), game.problem.finish.text);
}

/** @param {Game} game */
export function pegCount(game) {
  return game.problem.board.pegs(position(game)).reduce((sum, peg) => sum + peg, 0);
}

/**
 * Plays a jump. The jumps to come stay if it is the first of them, and are dropped if not.
 * @param {Game} game
 * @param {string} jump such as `d2-d4`
 * @returns {Game}
 */
export function play(game, jump) {
  if (game.line.jumps[game.cursor]?.name === jump) return { ...game, cursor: game.cursor + 1 };
  const continued = continueWith(game, jump);
  return { ...continued, cursor: game.cursor + 1 };
}

/**
 * Replaces the jumps to come.
 * @param {Game} game
 * @param {string} jumps such as `d2-d4 d5-d3 b4-d4-d2`
 * @returns {Game}
 */
export function continueWith(game, jumps) {
  const played = game.line.jumps.slice(0, game.cursor).map(({ name }) => name);
  const line = game.problem.board.replay(game.problem.start, [...played, jumps].join(' '));
  return { ...game, line };
}

/**
 * Goes to where so many jumps are played.
 * @param {Game} game
 * @param {number} cursor
 * @returns {Game}
 */
export function goTo(game, cursor) {
  return { ...game, cursor: Math.min(Math.max(cursor, 0), game.line.jumps.length) };
}

/**
 * Where the move ends, or the one before or after it begins or ends: the cursor one move on.
 * @param {Game} game
 * @param {1 | -1} direction
 */
export function moveBoundary({ line, cursor }, direction) {
  const boundaries = [0, ...line.moves.map(({ first, count }) => first + count)];
  const candidates = boundaries.filter((boundary) => (boundary - cursor) * direction > 0);
  return candidates.at(direction > 0 ? 0 : -1) ?? cursor;
}
