//! What several tests need: the published results, and random boards and positions.
#![allow(dead_code, reason = "each test uses a part")]

use peg_solitaire::naive::Grid;
use peg_solitaire::{Board, Position};
use proptest::prelude::*;
use serde_json::Value;

/// The rows of a file in `tests/data`.
pub fn data(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

pub fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} in {row}"))
}

pub fn number(row: &Value, key: &str) -> usize {
    row[key].as_u64().unwrap_or_else(|| panic!("{key} in {row}")) as usize
}

pub fn numbers(row: &Value, key: &str) -> Vec<usize> {
    row[key].as_array().unwrap().iter().map(|value| value.as_u64().unwrap() as usize).collect()
}

/// The board of this name in `boards.json`.
pub fn board(name: &str) -> Board {
    let row = data("boards").into_iter().find(|row| row["name"] == name).unwrap();
    let rows: Vec<&str> = row["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    format!("# directions: {}\n{}", row["directions"], rows.join("\n")).parse().unwrap()
}

/// The same position for the oracle, by way of its text.
pub fn grid(board: &Board, position: Position) -> Grid {
    Grid::parse(&board.draw(position), board.directions().count())
}

/// A random shape of up to `side` rows and columns, with any directions.
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
        let position = Position(pegs) & board.holes();
        (board, position)
    })
}

/// Where play ends that takes the legal jump with each of these numbers in turn.
pub fn played(board: &Board, start: Position, choices: &[usize]) -> Position {
    choices.iter().fold(start, |position, choice| {
        let legal: Vec<_> = board.legal_jumps(position).collect();
        if legal.is_empty() { position } else { legal[choice % legal.len()].play_unchecked(position) }
    })
}
