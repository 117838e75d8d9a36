//! Composed problems, for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Thrown, board::Board, object};
use crate::{Composition, Difficulty, compose, problem_of};

/// The problem of a day such as `2026-11-22`: easy on Monday, hardest on Sunday. Throws if the text is no day.
#[wasm_bindgen(js_name = problemOfDay, unchecked_return_type = "Composition")]
pub fn problem_of_day(day: &str) -> Result<JsValue, Thrown> {
    Ok(value(problem_of(day.parse().map_err(Thrown::new)?)))
}

/// A problem of a level from 1, the easiest, to 7. The same seed gives the same problem. Throws if there is no such
/// level.
#[wasm_bindgen(js_name = newProblem, unchecked_return_type = "Composition")]
pub fn new_problem(level: u32, seed: u32) -> Result<JsValue, Thrown> {
    let difficulty = u8::try_from(level).ok().and_then(Difficulty::new);
    let difficulty = difficulty.ok_or_else(|| Thrown::new(format!("expected a level from 1 to 7, found {level}")))?;
    Ok(value(compose(difficulty, seed.into())))
}

/// The level that fits a problem, from 1 to 7; undefined if it cannot be won, or if it is too large to grade.
#[wasm_bindgen(js_name = levelOf)]
pub fn level_of(board: &Board, start: &str, finish: &str) -> Result<Option<u8>, Thrown> {
    Ok(Difficulty::of_problem(&board.problem(start, finish)?).map(Difficulty::number))
}

fn value(Composition { board, problem, level, one_in }: Composition) -> JsValue {
    let lattice = Board(problem.board().clone());
    object([
        ("board", board.into()),
        ("start", lattice.text(problem.start()).into()),
        ("finish", problem.finish().text(&lattice.0).into()),
        ("level", u32::from(level.number()).into()),
        ("oneIn", (one_in as f64).into()),
    ])
}
