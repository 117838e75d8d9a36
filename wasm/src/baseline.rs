//! For JavaScript: plain backtracking, which the benchmark and the article compare with the engine, and counts that
//! only the benchmark uses.

#[path = "../../tests/common/naive.rs"]
mod naive;

use wasm_bindgen::prelude::*;

use super::{Thrown, board::Board, number, object};
use naive::{Grid, Verdict};
use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::{Finish, Position, perft};

/// Plain backtracking that examines at most `limit` positions. If the finish is `any`, the search looks for a position
/// with `pegs` pegs.
#[wasm_bindgen(js_name = solveNaively, unchecked_return_type = "NaiveReport")]
pub fn solve_naively(board: &Board, start: &str, finish: &str, pegs: usize, limit: u32) -> Result<JsValue, Thrown> {
    let pattern = Finish::parse(finish, &board.0)?.pattern().map(|pattern| grid(board, pattern));
    let is_finish = |grid: &Grid| pattern.as_ref().map_or(grid.pegs() == pegs, |pattern| grid == pattern);
    let mut positions = 0;
    let verdict = grid(board, board.position(start)?).solve(&is_finish, limit.into(), &mut positions);
    let (state, jumps) = match verdict {
        Verdict::Solved(jumps) => ("solved", jumps.len()),
        Verdict::Impossible => ("impossible", 0),
        Verdict::Unknown => ("unknown", 0),
    };
    Ok(object! { state: state, jumps: jumps, positions: number(positions) })
}

/// The number of lines of play with `depth` jumps.
#[wasm_bindgen(js_name = countLines)]
pub fn count_lines(board: &Board, start: &str, depth: u32) -> Result<f64, Thrown> {
    Ok(number(perft(&board.0, board.position(start)?, depth)))
}

/// The number of lines of play with `depth` jumps, computed on an array of cells.
#[wasm_bindgen(js_name = countNaively)]
pub fn count_naively(board: &Board, start: &str, depth: u32) -> Result<f64, Thrown> {
    Ok(number(grid(board, board.position(start)?).perft(depth)))
}

/// The number of positions that play can reach, computed with a complete set; `undefined` if it needs more than
/// `memory` bytes.
#[wasm_bindgen(js_name = countPositions)]
pub fn count_positions(board: &Board, start: &str, memory: usize) -> Result<Option<f64>, Thrown> {
    let Ok(set) = CompleteSet::reachable(&board.0, board.position(start)?, memory) else { return Ok(None) };
    Ok(Some(number(set.finish().counts().iter().sum())))
}

fn grid(board: &Board, position: Position) -> Grid {
    Grid::parse(&board.0.draw(position), board.0.directions().count())
}
