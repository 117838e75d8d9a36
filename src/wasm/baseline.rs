//! Plain backtracking for JavaScript, the baseline of the benchmark. Not in the shipped wasm.

use wasm_bindgen::prelude::*;

use super::{board::Board, to_error};
use crate::Finish;
use crate::naive::{Grid, Verdict};

/// Plain backtracking through at most `limit` positions. Returns how many were visited, negative when
/// the limit came first.
#[wasm_bindgen(js_name = solveNaively)]
pub fn solve_naively(board: &Board, start: &str, finish: &str, limit: u32) -> Result<f64, JsError> {
    let draw = |position| Grid::parse(&board.0.draw(position), board.0.directions().count());
    let target = match Finish::parse(finish, &board.0).map_err(to_error)? {
        Finish::AnyPeg => None,
        Finish::Pattern(pattern) => Some(draw(pattern)),
    };
    let is_finish = |grid: &Grid| target.as_ref().map_or(grid.pegs() == 1, |target| grid == target);
    let mut positions = 0;
    let verdict = draw(board.position(start)?).solve(&is_finish, limit.into(), &mut positions);
    let sign = if verdict == Verdict::Unknown { -1.0 } else { 1.0 };
    Ok(sign * positions as f64)
}
