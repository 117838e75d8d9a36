//! The engine for JavaScript: the only place that knows it.
//!
//! Boards, positions and jumps cross as text, in the forms of [`crate::Board`]; positions come back
//! with `/` between rows. Structured answers cross as plain objects whose types stand below. Errors carry their cause as
//! data: a text that cannot be read throws a `TextError`, a jump that is not legal a `JumpError`.
//!
//! ```js
//! import init, { Board, Solver } from './peg_solitaire.js';
//! await init({ module_or_path: new URL('./peg_solitaire_bg.wasm', import.meta.url) });
//! const board = new Board('english');
//! const report = new Solver(board, board.vacancy('d4'), 'd4').run(100_000);
//! if (report.state === 'solved') console.log(report.jumps); // moves such as d2-d4 and e4-e2-c2
//! ```

#[cfg(feature = "baseline")]
mod baseline;
mod board;
#[cfg(feature = "engine")]
mod certificate;
#[cfg(feature = "composer")]
mod compose;
#[cfg(feature = "engine")]
mod count;
#[cfg(feature = "library")]
mod day;
#[cfg(any(feature = "analysis", feature = "library"))]
mod game;
#[cfg(feature = "analysis")]
mod judge;
#[cfg(feature = "library")]
mod library;
#[cfg(feature = "lister")]
mod listing;
#[cfg(feature = "analysis")]
mod moves;
#[cfg(feature = "solver")]
mod report;
#[cfg(feature = "analysis")]
mod solutions;
#[cfg(feature = "engine")]
mod solve;
#[cfg(feature = "solver")]
mod solver;
mod thrown;
mod value;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Thrown where a text cannot be read. The message says all of it in English. */
export interface TextError extends Error {
    kind: 'text';
    /** From 1. Rows that are separated by `/` count as lines. */
    line: number;
    /** From 1, in characters. */
    column: number;
    /** What should stand there. */
    expected: ExpectedText;
    /** What stands there. */
    found: FoundText;
}

/** Thrown where a jump cannot be played or taken back. The message says it in English. */
export interface JumpError extends Error {
    kind: 'jump';
    /** The number of the jump in the text, from 1. */
    number: number;
    /** The holes of the jump, by name. */
    from: string;
    over: string;
    to: string;
    /** The position in which the jump was refused. */
    position: string;
    /** The first of the three holes that is not as it should be, by name. */
    hole: string;
    /** What it should hold. */
    expected: Content;
    /** What it holds. */
    found: Content;
}

/** What a hole holds. */
export interface Content {
    key: 'peg' | 'empty-hole';
    english: string;
}

/** Thrown where a proof has a flaw. The message says it in English. */
export interface CertificateError extends Error {
    kind: 'certificate';
    /** A jump breaks the rule of the proof; a finish is not excluded; or the check would take too long. */
    flaw: 'jump' | 'finish' | 'too-long';
    /** The jump by name, such as `d2-d4`, where a jump is the flaw. */
    jump?: string;
}

/** What should stand at a place of a text. The key stays the same from version to version; `english` says all of it. */
export type ExpectedText = { english: string } & (
    | { key: 'board' | 'header' | 'directions' | 'any-hole' | 'shape-cell' | 'position-cell' | 'peg-or-empty' | 'no-hole' }
    | { key: 'start' | 'finish' | 'finish-peg' | 'jump' | 'jump-on-board' | 'legal-jump' | 'closing-bracket' }
    | { key: 'annotation' | 'position-name' | 'unused-name' | 'arrow' | 'label' | 'closing-brace' | 'closing-square-bracket' }
    | { key: 'most-holes' | 'longest-side' | 'most-sets'; most: number }
    | { key: 'hole'; example: string }
    | { key: 'certificate-line' | 'direction-number' | 'proof-kind' | 'number' | 'single-number' | 'no-totals' }
    | { key: 'missing-line' | 'single-line'; name: string }
    | { key: 'weights'; count: number }
    | { key: 'totals'; text: string }
);

/** What stands at a place of a text. The key stays the same from version to version; `english` says all of it. */
export type FoundText = { english: string } & (
    | { key: 'end-of-text' | 'end-of-row' | 'peg' | 'empty-hole' | 'no-hole' | 'nothing' | 'another' | 'larger-drawing' }
    | { key: 'text'; text: string }
    | { key: 'ordinal'; number: number }
    | { key: 'count'; count: number }
);

/** A board of the catalogue. */
export interface CatalogueEntry {
    /** The short name, which `new Board()` takes. It never changes: other languages find their title by it. */
    name: string;
    /** The name for people, in English. */
    title: string;
    /** The drawing, which `new Board()` takes as well. */
    drawing: string;
    /** How many holes the board has. */
    holes: number;
    /** The hole that is empty at the start. */
    vacancy: string;
    /** The finish that goes with it: a hole, `any`, or `at most 2`. */
    finish: string;
}

/** A problem that has a name. */
export interface NamedProblem {
    /** The short name, which no other problem of the board has. It never changes. */
    name: string;
    /** The name for people, in English. */
    title: string;
    /** A position. */
    start: string;
    finish: string;
}

/** A problem with one vacancy and one survivor, and what is known of it. */
export interface SingleProblem {
    /** The vacancy. */
    start: string;
    /** The survivor. */
    finish: string;
    solvable?: boolean;
    /** The fewest moves of any solution. */
    moves?: number;
    /** How many solutions there are, for `BigInt`. */
    solutions?: string;
}

/** A problem that was made to a level. */
export interface Composition {
    /** The name of its board. */
    board: string;
    /** The position at the start. */
    start: string;
    /** The hole of the last peg. */
    finish: string;
    /** From 1, the easiest, to 7. */
    level: number;
    /** Play at random wins once in about so many games. */
    oneIn: number;
}

/** What a text means. */
export type Reading =
    | { kind: 'position'; start: string }
    | { kind: 'jumps'; jumps: string }
    /** With variations or comments: `readGame` reads it from its start. */
    | { kind: 'game' }
    /** A drawing with both pegs and empty holes also gives a start. */
    | { kind: 'board'; board: string; start?: string };

/** A hole and where it lies. */
export interface Hole {
    /** Column letter and row number, such as `d4`. */
    name: string;
    /** The row of the drawing, from 0. */
    row: number;
    /** The column of the drawing, from 0. */
    column: number;
    /** To the right, in units in which neighbours along a row are 1 apart. */
    x: number;
    /** Down, in the same units. */
    y: number;
}

/** Where play is to end. */
export interface Finish {
    /** `any`, `at most 2 pegs`, the name of a hole, or the pattern with `/` between rows. */
    text: string;
    /** How many pegs are left, at most. */
    pegs: number;
    /** The holes with a peg at the finish, by number; none where any will do. */
    holes: number[];
}

/** A jump; holes are numbers, indices into `board.holes()`. */
export interface Jump {
    /** Such as `d2-d4`. */
    name: string;
    from: number;
    over: number;
    to: number;
}

/** Consecutive jumps of one peg. */
export interface Move {
    /** Such as `d2-d4-f4`. */
    name: string;
    /** The number of its first jump. */
    first: number;
    /** How many jumps it has. */
    count: number;
}

/** Jumps that were played from a start. */
export interface Line {
    /** The start, and the position after each jump. */
    positions: string[];
    jumps: Jump[];
    moves: Move[];
}

/** A game with variations. */
export interface GameRead {
    /** Each after the one before it, and the main line before its variations. */
    jumps: GameJump[];
    /** What is said of the start, if anything is. */
    notes?: Notes;
}

/** What an author says of a position; holes are numbers. */
export interface Notes {
    /** All of it as a game has it, such as `{A comment} [mark d4]`. */
    text: string;
    /** Lines of text, never markup; empty where there is none. */
    comment: string;
    /** By which an author speaks of the position. */
    names: string[];
    arrows: { from: number; to: number }[];
    marks: number[];
    /** Of 1 to 4 characters. */
    labels: { hole: number; text: string }[];
}

/** A jump of a game with variations. */
export interface GameJump {
    /** Such as `d4-d2`. */
    jump: string;
    /** The number of the jump before it in the list; none at the start. */
    before?: number;
    /** The move that it belongs to, as far as it is played then, such as `b4-d4-d2`. */
    move: string;
    /** The number of this move in its line, from 1. */
    number: number;
    /** What is said of the position after it, if anything is. */
    notes?: Notes;
}

/** Why no line of play reaches a finish. Holes are numbers. */
export type Reason =
    /**
     * For each finish, there is a set on which it differs from the start in whether the number of pegs is odd; no jump changes
     * that. `pegs` are those on each set at the start.
     */
    | { kind: 'position-class'; sets: number[][]; pegs: number[] }
    /**
     * No jump raises the total of the weights, one a hole. The start weighs `total`; the lightest finish weighs `needed`, which
     * is more.
     */
    | { kind: 'pagoda'; weights: number[]; total: number; needed: number }
    /** Each of so many positions was refuted. */
    | { kind: 'exhausted'; positions: number };

/** What a search is doing. */
export interface Progress {
    state: 'running';
    activity: 'beam' | 'weights' | 'both-ends' | 'exhaustive' | 'count';
    /** Positions looked at so far. */
    positions: number;
    /** The fewest moves or pegs so far, from `FewestMoves` or `FewestPegs`. */
    best?: number;
    /** How many pegs the positions have that are counted, from `Count` or `Solutions`. */
    pegs?: number;
}

/** A line of play. */
export interface Found {
    state: 'solved';
    /** Move by move, such as `d2-d4 d5-d3 b4-d4-d2`. */
    jumps: string;
    /** How many jumps it has. */
    length: number;
    /** How many moves it has. */
    moves: number;
    /** Whether it is proven that no line is better. */
    proven: boolean;
    positions: number;
}

/** There is no line of play. */
export interface Lost {
    state: 'impossible';
    reason: Reason;
    /** The proof as text, for `checkCertificate`; only the engine of the npm package has it. */
    certificate?: string;
    positions: number;
}

/** The search has no answer: it was aborted, or memory did not suffice. */
export interface Unknown {
    state: 'unknown';
    positions: number;
}

/** Numbers of lines can be larger than a JavaScript number: they are text, for `BigInt`. */
export interface Counted {
    state: 'counted';
    solutions: string;
    /** All games; `0` where the solutions alone were counted. */
    games: string;
    /** From the start downwards; none where the solutions alone were counted. */
    levels: { pegs: number; positions: number; upToSymmetry: number; games: string }[];
    positions: number;
}

/** Whether a finish can still be reached. */
export type Verdict = 'winnable' | 'lost' | 'unknown';

/** What is known of a position and of its jumps. */
export interface Judgement {
    /** `judged` once nothing is unknown. */
    state: 'running' | 'judged';
    /** Of the position itself. */
    verdict: Verdict;
    /** All legal jumps, such as `d2-d4`, each with the verdict on the position after it. */
    jumps: { jump: string; verdict: Verdict }[];
    /** How many positions were looked at, for all questions together. */
    positions: number;
}

/** How the solutions that pass through a position go on from there. */
export interface WinningLines {
    state: 'counted';
    /** In how many ways, for `BigInt`; `0` where no solution passes. */
    solutions: string;
    /** How likely play at random is to reach a finish, from 0 to 1. */
    chance: number;
    positions: number;
}

/** Some of all solutions. */
export interface Listed {
    state: 'listed';
    /** How many solutions there are in all, for `BigInt`. */
    solutions: string;
    /** Move by move, such as `d2-d4 d5-d3 b4-d4-d2`. */
    lines: string[];
    /** The number of the first one that is not listed yet, for `from`; none at the end. */
    next?: string;
    /** How many there are to list, once the end is reached. */
    total?: string;
    positions: number;
}

/** What a `Solver` found out. */
export type Report = Progress | Found | Lost;

/** What a search for the best line found out. */
export type LineReport = Progress | Found;

/** What a `Count` found out. */
export type CountReport = Progress | Counted | Unknown;
";

/// Reports a panic in the console before the trap, which says nothing of its cause.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
