// The types of objects that are passed to JavaScript. `wasm-bindgen` adds them to the types of the functions.

/** The error for input that cannot be parsed. The message describes it fully in English. */
export interface TextError extends Error {
  kind: 'text';
  /** The line, from 1. Rows separated by `/` count as lines. */
  line: number;
  /** The column, from 1, in characters. */
  column: number;
  /** What was expected at this place. */
  expected: ExpectedText;
  /** What was found at this place. */
  found: FoundText;
}

/** The error for a jump that cannot be played or taken back. The message describes it fully in English. */
export interface JumpError extends Error {
  kind: 'jump';
  /** The number of the jump in the text, from 1. */
  number: number;
  /** The holes of the jump, by name. */
  from: string;
  over: string;
  to: string;
  /** The position in which the jump is not legal. */
  position: string;
  /** The first of the three holes whose content is wrong, by name. */
  hole: string;
  /** What the hole should contain. */
  expected: Content;
  /** What the hole contains. */
  found: Content;
}

/** The content of a hole. */
export interface Content {
  key: 'peg' | 'empty-hole';
  english: string;
}

/** The error for a proof with a flaw. The message describes it in English. */
export interface CertificateError extends Error {
  kind: 'certificate';
  /**
   * A jump violates the proof; a finish is not excluded; the positions of an enumeration differ; or the check would
   * take too long.
   */
  flaw: 'jump' | 'finish' | 'level' | 'too-long';
  /** The jump by name, such as `d2-d4`, if a jump is the flaw. */
  jump?: string;
}

/** What was expected at a place in the input. The key never changes; `english` is the whole phrase. */
export type ExpectedText = { english: string } & (
  | { key: 'board' | 'header' | 'directions' | 'any-hole' | 'shape-cell' | 'position-cell' }
  | { key: 'peg-or-empty' | 'no-hole' | 'start' | 'finish' | 'finish-peg' | 'jump' | 'jump-on-board' | 'legal-jump' }
  | { key: 'closing-bracket' | 'annotation' | 'position-name' | 'unused-name' | 'arrow' | 'colour' | 'label' }
  | { key: 'closing-brace' | 'closing-square-bracket' }
  | { key: 'most-holes' | 'longest-side' | 'most-sets'; most: number }
  | { key: 'hole'; example: string }
  | { key: 'certificate-line' | 'direction-number' | 'proof-kind' | 'number' | 'single-number' | 'no-totals' }
  | { key: 'level' }
  | { key: 'missing-line' | 'single-line'; name: string }
  | { key: 'weights'; count: number }
  | { key: 'totals'; text: string }
);

/** What was found at a place in the input. The key never changes; `english` is the whole phrase. */
export type FoundText = { english: string } & (
  | { key: 'end-of-text' | 'end-of-row' | 'peg' | 'empty-hole' | 'no-hole' | 'nothing' | 'another' }
  | { key: 'larger-drawing' }
  | { key: 'text'; text: string }
  | { key: 'ordinal'; number: number }
  | { key: 'count'; count: number }
);

/** A board of the catalogue. */
export interface CatalogueEntry {
  /** The short name, which `new Board()` accepts. It never changes, so translations can refer to it. */
  name: string;
  /** The English name that people see. */
  title: string;
  /** The drawing, which `new Board()` accepts as well. */
  drawing: string;
  /** The number of holes of the board. */
  holes: number;
  /** The hole that is empty at the start. */
  vacancy: string;
  /** The usual finish: a hole, `any`, or `at most 2`. */
  finish: string;
}

/** A problem that has a name. */
export interface NamedProblem {
  /** The short name, which no other problem of the board has. It never changes. */
  name: string;
  /** The English name that people see. */
  title: string;
  /** A position. */
  start: string;
  finish: string;
}

/** A problem with one vacancy and one survivor, and the known facts about it. */
export interface SingleProblem {
  /** The vacancy. */
  start: string;
  /** The survivor. */
  finish: string;
  /** The rank among the problems of the board with known facts, the easiest first. */
  rank?: number;
  solvable?: boolean;
  /** The fewest moves of any solution. */
  moves?: number;
  /** The number of solutions, as text for `BigInt`. */
  solutions?: string;
}

/** A problem that a certificate proves to have no solution. */
export interface Refuted {
  /** The name of its board, or its drawing. */
  board: string;
  /** The position at the start. */
  start: string;
  /** `any`, `at most 2 pegs`, a hole, or a pattern. */
  finish: string;
}

/** A problem that was generated for a level. */
export interface Composition {
  /** The name of its board. */
  board: string;
  /** The position at the start. */
  start: string;
  /** The hole of the last peg. */
  finish: string;
  /** The level, from 1, the easiest, to 7. */
  level: number;
  /** Random play wins once in about this many games. */
  oneIn: number;
  choices: Choices;
}

/** A player's choices along a solution. */
export interface Choices {
  /** The number of positions with a legal jump to choose. */
  positions: number;
  /** The number of forks: positions in which some legal jump throws away the win. */
  forks: number;
  /** The percentage of the legal jumps that keep the win: 100 if all do, otherwise 1 to 99. */
  share: number;
}

/** The grade of a problem, with its reasons, which are missing before the end, or if no solution is found. */
export interface GradeReport {
  state: 'running' | 'graded';
  /** The level, from 1, the easiest, to 9. */
  level?: number;
  /** The grade, for sorting problems: fewer points are easier. */
  points?: number;
  /** Random play wins once in about this many games. */
  oneIn?: number;
  choices?: Choices;
}

/** What the text turned out to be. */
export type Reading =
  | { kind: 'position'; start: string }
  | { kind: 'jumps'; jumps: string }
  /** A game with variations or comments: `readGame` reads it from its start. */
  | { kind: 'game' }
  /** A drawing with both pegs and empty holes also gives a start. */
  | { kind: 'board'; board: string; start?: string };

/** A hole and its coordinates. */
export interface Hole {
  /** The column letter and row number, such as `d4`. */
  name: string;
  /** The row of the drawing, from 0. */
  row: number;
  /** The column of the drawing, from 0. */
  column: number;
  /** The distance to the right. Neighbours in a row are 1 apart. */
  x: number;
  /** The distance downwards, in the same units. */
  y: number;
}

/** The goal of a problem. */
export interface Finish {
  /** `any`, `at most 2 pegs`, the name of a hole, or the pattern with `/` between rows. */
  text: string;
  /** The largest number of pegs that it allows. */
  pegs: number;
  /** The holes with a peg at the finish, by number; empty if pegs may be left anywhere. */
  holes: number[];
}

/** A jump. Holes are numbers, which are indices into `board.holes()`. */
export interface Jump {
  /** The text of the jump, such as `d2-d4`. */
  name: string;
  from: number;
  over: number;
  to: number;
}

/** Consecutive jumps by one peg. */
export interface Move {
  /** The text of the move, such as `d2-d4-f4`. */
  name: string;
  /** The index of its first jump. */
  first: number;
  /** The number of its jumps. */
  count: number;
}

/** Jumps played from a start. */
export interface Line {
  /** The start, and the position after each jump. */
  positions: string[];
  jumps: Jump[];
  moves: Move[];
}

/** A game with variations. */
export interface GameRead {
  /** The jumps, each after the one before it, and the main line before its variations. */
  jumps: GameJump[];
  /** The annotations of the start, if it has any. */
  notes?: Notes;
}

/** An author's annotations of a position. Holes are numbers. */
export interface Notes {
  /** The text of all of them in a game, such as `{A comment} [mark d4]`. */
  text: string;
  /** Lines of plain text, never markup; empty if there is no comment. */
  comment: string;
  /** The names by which an author refers to the position. */
  names: string[];
  arrows: { from: number; to: number }[];
  marks: number[];
  /** The labels, of 1 to 4 characters each. */
  labels: { hole: number; text: string }[];
  /** The colours of the arrows, and then of the marks. */
  colours: Colour[];
}

/** The colour of an arrow or a mark, as it is written in texts; the first one has no name. */
export type Colour = '' | 'red' | 'blue' | 'yellow';

/** A jump of a game with variations. */
export interface GameJump {
  /** The text of the jump, such as `d4-d2`. */
  jump: string;
  /** The index of the jump before it in the list; missing at the start. */
  before?: number;
  /** The move up to this jump, such as `b4-d4-d2`. */
  move: string;
  /** The number of this move in its line, from 1. */
  number: number;
  /** The annotations of the position after it, if it has any. */
  notes?: Notes;
}

/** Why no line of play reaches a finish. Holes are numbers. */
export type Reason =
  /**
   * For each finish, there is a set whose number of pegs is odd at one end and even at the other, which no jump can
   * change. `pegs` are the numbers of pegs in each set at the start.
   */
  | { kind: 'position-class'; sets: number[][]; pegs: number[] }
  /**
   * No jump raises the total weight of the pegs, given a weight for each hole. The start weighs `total`; the lightest
   * finish weighs `needed`, which is more.
   */
  | { kind: 'pagoda'; weights: number[]; total: number; needed: number }
  /** This many positions were examined, and all of them were refuted. */
  | { kind: 'exhausted'; positions: number };

/** The progress of a search. */
export interface Progress {
  state: 'running';
  activity: 'beam' | 'weights' | 'both-ends' | 'exhaustive' | 'count';
  /** The number of positions examined so far. */
  positions: number;
  /** The fewest moves or pegs so far, from `FewestMoves` or `FewestPegs`. */
  best?: number;
  /** The number of pegs of the positions that are being counted, from `Count` or `Solutions`. */
  pegs?: number;
}

/** A line of play. */
export interface Found {
  state: 'solved';
  /** The line as moves, such as `d2-d4 d5-d3 b4-d4-d2`. */
  jumps: string;
  /** The number of its jumps. */
  length: number;
  /** The number of its moves. */
  moves: number;
  /** `true` if it is proven that no line is better. */
  proven: boolean;
  positions: number;
}

/** A solution in chunks, for people who want to remember it. */
export interface Described {
  state: 'solved';
  chunks: Chunk[];
  /** The number of things to remember. */
  cost: number;
  /** `true` if it is proven that no description of any solution costs less. */
  isProven: boolean;
  positions: number;
}

/** The jumps that every solution from a position includes. */
export interface SharedJumps {
  /** In the order of one solution. */
  jumps: string[];
  /** `true` if there are no others; `false` if some are not known. */
  isComplete: boolean;
}

/** A part of a solution that is remembered as a whole. Holes are numbers. */
export interface Chunk {
  /** Jumps that remove a block of pegs and change nothing else; several jumps by one peg; or a single jump. */
  kind: 'purge' | 'sweep' | 'jump';
  /** The shape of the block of a purge: three in a line, two by three holes, or six in an L; missing for others. */
  name?: 'three' | 'six' | 'l';
  /** The text of each jump, such as `d2-d4`. */
  jumps: string[];
  /** The holes whose pegs it removes: the block of a purge, or the holes that are jumped over. */
  clears: number[];
  /** The holes that its jumps change but in the end leave as they were: the catalyst of a purge. */
  needs: number[];
  /**
   * The index of an earlier chunk with the same jumps, first reflected from left to right if it is `mirrored`, then
   * turned by this many degrees, clockwise; missing for a new chunk. If it is neither mirrored nor turned, the earlier
   * chunk is repeated.
   */
  like?: { chunk: number; turn: number; mirrored: boolean };
}

/** There is no line of play. */
export interface Lost {
  state: 'impossible';
  reason: Reason;
  /** The proof as text, for `checkCertificate`; only from the engine of the npm package. */
  certificate?: string;
  positions: number;
}

/** The search ended without an answer. */
export interface Unknown {
  state: 'unknown';
  /** `budget` if the search was aborted or has not ended; `memory` if it ran out of memory. */
  cause: 'budget' | 'memory';
  positions: number;
}

/** Numbers of lines can exceed a JavaScript number, so they are text for `BigInt`. */
export interface Counted {
  state: 'counted';
  solutions: string;
  /** The number of games; `0` if only solutions were counted. */
  games: string;
  /** The levels from the start downwards; empty if only solutions were counted. */
  levels: { pegs: number; positions: number; upToSymmetry: number; games: string }[];
  positions: number;
}

/** The number of all solutions. */
export interface SolutionCount {
  state: 'counted';
  /** The number, as text for `BigInt`. */
  solutions: string;
  positions: number;
}

/** Whether a finish can still be reached. */
export type Verdict = 'winnable' | 'lost' | 'unknown';

/** The verdicts on a position and on its jumps. */
export interface Judgement {
  /** `judged` once no verdict is unknown. */
  state: 'running' | 'judged';
  /** The verdict on the position itself. */
  verdict: Verdict;
  /** All legal jumps, such as `d2-d4`, each with the verdict on the position after it. */
  jumps: { jump: string; verdict: Verdict }[];
  /** The number of positions examined, for all questions. */
  positions: number;
}

/** The number of ways to complete a solution from a position, and the probability that random play finds one. */
export interface WinningLines {
  state: 'counted';
  /** The number, as text for `BigInt`; `0` if there are none. */
  solutions: string;
  /** The probability that random play reaches a finish. */
  chance: number;
  positions: number;
}

/** A part of the list of all solutions. */
export interface Listed {
  state: 'listed';
  /** The number of all solutions, as text for `BigInt`. */
  solutions: string;
  /** The lines as moves, such as `d2-d4 d5-d3 b4-d4-d2`. */
  lines: string[];
  /** The number of the first solution that is not listed yet, for `from`; missing at the end. */
  next?: string;
  /** The number of solutions in the list, once the end is reached. */
  total?: string;
  positions: number;
}

/** The report of a `Solver`. */
export type Report = Progress | Found | Lost;

/** The report of a search for the best line. */
export type LineReport = Progress | Found;

/** The report of `Memorable`. */
export type MemorableReport = Progress | Described | Lost;

/** The report of a `Count`. */
export type CountReport = Progress | Counted | Unknown;

/** The report of `Solutions`. */
export type SolutionsReport = Progress | SolutionCount | Unknown;
