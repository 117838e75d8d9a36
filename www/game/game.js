// The state of a game, and its changes, as pure functions. The board decides which jumps are legal.

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */

/**
 * A jump in the tree: its name, its move up to this jump, the number of that move, and the jump before it. The node
 * stays the same object for as long as the game lasts.
 * @typedef {{ jump: string, move: string, number: number, before?: Node }} Node
 *
 * An edit that can be undone: the jumps that it has deleted, the game before it, and the last jump on the board after
 * it.
 * @typedef {{
 *   removed: Node[], before: { nodes: Node[], path: Node[], cursor: number }, path: Node[], place: Node | undefined,
 * }} Edit
 *
 * `nodes` are all jumps, with parents before children and the main line before its variations. `path` are the jumps of
 * the line on the board. `edits` are in chronological order. `found` are the solver's jumps that have not been played,
 * and `asked` the jumps played before the solver last found a line. `notes` maps each jump to the notes on the position
 * after it, with `undefined` for the start.
 * @typedef {{
 *   nodes: Node[], path: Node[], edits: Edit[], found: ReadonlySet<Node>, asked?: Node[],
 *   notes: ReadonlyMap<Node | undefined, Notes>,
 * }} Tree
 */

/**
 * The jumps of a game, both played and to come, and the number of jumps played. If a game has variations, the line is
 * part of the tree.
 * @typedef {{ problem: Problem, line: Line, cursor: number, tree?: Tree }} Game
 */

/**
 * The engine's facts about one position.
 * @typedef {{ pegs?: Uint8Array, jumps?: Jump[], status?: 'won' | 'stuck' | 'open' }} Facts
 */

/** The facts about each position of a line, so that the engine is queried only once. @type {WeakMap<Line, Facts[]>} */
const known = new WeakMap();

/** @param {Game} game */
function factsOf({ line, cursor }) {
  const facts = known.get(line) ?? [];
  known.set(line, facts);
  facts[cursor] ??= {};
  return facts[cursor];
}

/**
 * @param {Problem} problem
 * @returns {Game}
 */
export const newGame = (problem) => ({ problem, line: problem.board.replay(problem.start, ''), cursor: 0 });

/** @param {Game} game */
export const position = ({ line, cursor }) => line.positions[cursor];

/**
 * An array with 1 for each hole with a peg, and 0 for the others. The array is shared: do not change it.
 * @param {Game} game
 */
export function pegs(game) {
  const facts = factsOf(game);
  facts.pegs ??= game.problem.board.pegs(position(game));
  return facts.pegs;
}

/**
 * The jumps that can be played now.
 * @param {Game} game
 */
export function legalJumps(game) {
  const facts = factsOf(game);
  facts.jumps ??= game.problem.board.jumps(position(game));
  return facts.jumps;
}

/**
 * The status of the position: `won`, `stuck` or `open`.
 * @param {Game} game
 */
export function status(game) {
  const facts = factsOf(game);
  facts.status ??= game.problem.board.status(position(game), game.problem.finish.text);
  return facts.status;
}

/** @param {Game} game */
export const pegCount = (game) => pegs(game).reduce((sum, peg) => sum + peg, 0);

/**
 * The number of moves played, including a move that has been played in part.
 * @param {Pick<Game, 'line' | 'cursor'>} game
 */
export const movesPlayed = ({ line, cursor }) => line.moves.filter(({ first }) => first < cursor).length;

/** The moves of a line, such as `d2-d4 d5-d3 b4-d4-d2`. @param {Pick<Line, 'moves'>} line */
export const movesText = ({ moves }) => moves.map(({ name }) => name).join(' ');

/** The jumps played, such as `d2-d4 d5-d3 b4-d4 d4-d2`. @param {Pick<Game, 'line' | 'cursor'>} game */
export function playedText({ line, cursor }) {
  const played = line.jumps.slice(0, cursor).map(({ name }) => name);
  return played.join(' ');
}

/**
 * Plays a jump. The jumps to come are kept if this jump is the first of them, and dropped otherwise.
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
  // Without a leading space, the position of an error is its position in `jumps`.
  const all = game.cursor > 0 ? `${playedText(game)} ${jumps}` : jumps;
  const line = game.problem.board.replay(game.problem.start, all);
  return { ...game, line };
}

/**
 * Goes to the position after a number of jumps, clamped to the line.
 * @param {Game} game
 * @param {number} cursor
 * @returns {Game}
 */
export const goTo = (game, cursor) => ({ ...game, cursor: Math.min(Math.max(cursor, 0), game.line.jumps.length) });

/**
 * The cursor after stepping one move forwards or backwards: the nearest end of a move in that direction, or the cursor
 * itself if there is none.
 * @param {Game} game
 * @param {1 | -1} direction
 */
export function moveBoundary({ line, cursor }, direction) {
  const boundaries = [0, ...line.moves.map(({ first, count }) => first + count)];
  const candidates = boundaries.filter((boundary) => (boundary - cursor) * direction > 0);
  return candidates.at(direction > 0 ? 0 : -1) ?? cursor;
}

/**
 * True if the first `jumps` jumps of two lines are equal.
 * @param {Line} one
 * @param {Line} other
 * @param {number} jumps
 */
export function beginsAlike(one, other, jumps) {
  return other.positions.slice(0, jumps + 1).every((position, index) => position === one.positions[index]);
}

/**
 * True if a cursor is no further away than the nearest end of a move in the cursor's direction.
 * @param {Game} game
 * @param {number} cursor
 */
export function isWithinMove(game, cursor) {
  const direction = cursor > game.cursor ? 1 : -1;
  return (moveBoundary(game, direction) - cursor) * direction >= 0;
}
