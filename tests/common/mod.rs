//! Helpers for several tests: the published results, and random boards and positions.
#![allow(dead_code, unused_imports, reason = "each test uses only some of the helpers")]

pub mod naive;
pub mod oracle;
mod place;

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::time::Instant;

use naive::Grid;
use peg_solitaire::solve::{FewestPegs, Search, Settings};
use peg_solitaire::{Board, Finish, Hole, Position, Problem};
pub use place::is_place_of;
use proptest::prelude::*;
use serde_json::{Value, json};

/// The environment variable with the path of the file to which comparisons are appended. `npm run proofs` sets it.
const FILE: &str = "PUBLISHED_RESULTS";

/// The rows of a list in `tests/data/results.json`.
pub fn data(name: &str) -> Vec<Value> {
    let lists: Value = serde_json::from_str(include_str!("../data/results.json")).unwrap();
    lists[name].as_array().unwrap().clone()
}

/// Checks that our result for a row of `tests/data` agrees with the published one, and records the comparison. `kind`
/// is the name of the list that contains the row.
pub fn agree(kind: &str, row: &Value, published: &Value, ours: impl FnOnce() -> Value) {
    let begin = Instant::now();
    let ours = ours();
    append(&json!({
        "kind": kind, "row": row, "published": published, "ours": ours, "seconds": begin.elapsed().as_secs_f64(),
    }));
    assert_eq!(*published, ours, "{row}");
}

/// Appends a line to the file. Tests run in parallel, so each line is written in one call.
fn append(line: &Value) {
    if let Some(path) = std::env::var_os(FILE) {
        let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
        file.write_all(format!("{line}\n").as_bytes()).unwrap();
    }
}

pub fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} in {row}"))
}

pub fn number(row: &Value, key: &str) -> usize {
    row[key].as_u64().and_then(|number| number.try_into().ok()).unwrap_or_else(|| panic!("{key} in {row}"))
}

pub fn numbers(row: &Value, key: &str) -> Vec<usize> {
    row[key].as_array().unwrap().iter().map(|value| value.as_u64().unwrap().try_into().unwrap()).collect()
}

pub fn texts<'a>(row: &'a Value, key: &str) -> Vec<&'a str> {
    row[key].as_array().unwrap().iter().map(|value| value.as_str().unwrap()).collect()
}

pub fn hole(board: &Board, row: &Value, key: &str) -> Hole {
    board.parse_hole(text(row, key)).unwrap()
}

/// The board in a row of the data, and the start: the position in which only the row's vacancy is empty.
pub fn start(row: &Value) -> (Board, Position) {
    let board = board(text(row, "board"));
    let start = board.vacancy(hole(&board, row, "vacancy"));
    (board, start)
}

/// The position with pegs only in the holes with these names.
pub fn pegs(board: &Board, names: &[&str]) -> Position {
    names.iter().map(|name| board.parse_hole(name).unwrap()).collect()
}

/// The board of this name in `boards.json`.
pub fn board(name: &str) -> Board {
    let row = data("boards").into_iter().find(|row| row["name"] == name).unwrap();
    format!("# directions: {}\n{}", row["directions"], texts(&row, "rows").join("\n")).parse().unwrap()
}

/// A configuration for `cases` test cases, or four times as many if the environment variable `LONG` is set.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(if std::env::var_os("LONG").is_some() { 4 * cases } else { cases })
}

/// Like [`cases`], but fails if more than `gaps` cases are rejected, for example because they are too hard for an
/// oracle.
pub fn cases_with_gaps(count: u32, gaps: u32) -> ProptestConfig {
    let config = cases(count);
    ProptestConfig { max_global_rejects: gaps * (config.cases / count), ..config }
}

/// The first output of the `SplitMix64` generator with this seed, computed as in its authors' code.
pub fn split_mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The pairs of a vacancy and a final hole that the position class does not rule out.
pub fn feasible_pairs(board: &Board) -> Vec<(Hole, Hole)> {
    let classes = board.classes();
    let holes = || board.holes().holes();
    let pairs = holes().flat_map(|vacancy| holes().map(move |finish| (vacancy, finish)));
    pairs.filter(|&(vacancy, finish)| classes.class(board.vacancy(vacancy)) == classes.class_of_hole(finish)).collect()
}

/// Converts a position to the array that the oracle uses, by way of text.
pub fn grid(board: &Board, position: Position) -> Grid {
    Grid::parse(&board.draw(position), board.directions().count())
}

/// A board of random shape with up to `side` rows and columns, and any number of directions.
pub fn any_board(side: usize) -> impl Strategy<Value = Board> {
    let rows = prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.8), 1..=side), 1..=side);
    (rows, prop::sample::select(vec![4, 6, 8])).prop_filter_map("no hole", |(rows, directions)| {
        let draw = |row: &Vec<bool>| row.iter().map(|&hole| if hole { 'o' } else { '.' }).collect::<String>();
        let rows: Vec<String> = rows.iter().map(draw).collect();
        format!("# directions: {directions}\n{}", rows.join("\n")).parse().ok()
    })
}

/// A random board with random pegs.
pub fn any_position(side: usize) -> impl Strategy<Value = (Board, Position)> {
    (any_board(side), any::<u64>()).prop_map(|(board, pegs)| {
        let position = Position::from_bits(pegs.into()) & board.holes();
        (board, position)
    })
}

/// The hole with this index, modulo the number of holes.
pub fn nth_hole(board: &Board, number: usize) -> Hole {
    Hole::new(number % board.hole_count())
}

/// A finish of any kind: a few pegs anywhere, one peg in a hole, or a pattern.
pub fn any_finish(board: &Board, choice: u64) -> Finish {
    let pattern = Position::from_bits((choice >> 2).into()) & board.holes();
    match choice % 3 {
        0 => Finish::AtMost(1 + (choice >> 2 & 0xFF) as u32 % 5),
        1 if !pattern.is_empty() => Finish::Pattern(pattern),
        _ => Finish::Pattern(Position::of(nth_hole(board, (choice >> 2) as usize))),
    }
}

/// Plays a game in which each number selects one of the legal jumps, and returns the last position.
pub fn played(board: &Board, start: Position, choices: &[usize]) -> Position {
    choices.iter().fold(start, |position, choice| {
        let legal: Vec<_> = board.legal_jumps(position).collect();
        if legal.is_empty() { position } else { legal[choice % legal.len()].play_unchecked(position) }
    })
}

/// The number of lost positions that the oracle remembers before it gives up. No board of 15 holes has more lost
/// positions.
const NAIVE_MEMORY: usize = 50_000;

/// Decides a problem by plain backtracking on an array, remembering lost positions. `None` if there are too many lost
/// positions to remember.
pub fn naive_solvable(problem: &Problem) -> Option<bool> {
    let board = problem.board();
    let is_finish: Box<dyn Fn(&Grid) -> bool> = match problem.finish() {
        Finish::AtMost(pegs) => Box::new(move |grid| (1..=pegs as usize).contains(&grid.pegs())),
        Finish::Pattern(pattern) => {
            let pattern = grid(board, pattern);
            Box::new(move |grid| *grid == pattern)
        }
    };
    reaches(&mut grid(board, problem.start()), &is_finish, &mut HashSet::new())
}

fn reaches(grid: &mut Grid, is_finish: &dyn Fn(&Grid) -> bool, lost: &mut HashSet<String>) -> Option<bool> {
    if is_finish(grid) {
        return Some(true);
    }
    if lost.contains(&grid.draw()) {
        return Some(false);
    }
    for jump in grid.jumps() {
        grid.play(jump);
        let verdict = reaches(grid, is_finish, lost);
        grid.undo(jump);
        if verdict != Some(false) {
            return verdict;
        }
    }
    lost.insert(grid.draw());
    (lost.len() < NAIVE_MEMORY).then_some(false)
}

/// Runs a search in slices and returns its outcome.
pub fn in_slices<S: Search>(mut search: S, slice: u64) -> S::Outcome {
    while search.run(slice).is_none() {}
    search.finish()
}

/// A search for the fewest pegs that can be left.
pub fn search_for_fewest_pegs(board: &Board, start: Position) -> FewestPegs {
    FewestPegs::new(board.clone(), start, Settings::default()).unwrap()
}

/// Runs a search. Returns the fewest pegs it found, and whether it has proven that no line leaves fewer.
pub fn fewest_pegs(mut search: FewestPegs) -> (u32, bool) {
    let line = search.finish();
    (search.problem().start().count() - u32::try_from(line.jumps.len()).unwrap(), line.is_proven)
}
