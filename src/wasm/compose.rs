//! Composed problems, for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Fields, Thrown, board::Board, fields, object, record};
use crate::compose::grade;
use crate::{Choices, Composition, Difficulty, Way, compose, problem_of};

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

/// The difficulty of a problem, found in slices: its level, and the choices along its solution.
#[wasm_bindgen]
pub struct Grade {
    level: Option<(Difficulty, u64)>,
    way: Way,
}

#[wasm_bindgen]
impl Grade {
    /// Finds the level of a problem, which takes some milliseconds, and prepares the rest.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str) -> Result<Grade, Thrown> {
        let problem = board.problem(start, finish)?;
        Ok(Grade { level: grade(&problem), way: Way::new(problem) })
    }

    /// Looks at about `positions` positions, and reports what is known by then. Call it until the state is `graded`.
    #[wasm_bindgen(unchecked_return_type = "GradeReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        let is_over = self.way.run(positions.into());
        let state = if is_over { "graded" } else { "running" };
        let mut fields = difficulty(self.level, self.way.choices());
        fields.push(("state", state.into()));
        record(fields)
    }
}

fn value(Composition { board, problem, level, one_in, choices }: Composition) -> JsValue {
    let lattice = Board(problem.board().clone());
    let mut fields = difficulty(Some((level, one_in)), Some(choices));
    fields.extend(fields! {
        board: board, start: lattice.text(problem.start()), finish: problem.finish().text(&lattice.0),
    });
    record(fields)
}

fn difficulty(level: Option<(Difficulty, u64)>, choices: Option<Choices>) -> Fields {
    let mut fields = Fields::new();
    if let Some((level, one_in)) = level {
        fields.extend(fields! { level: u32::from(level.number()), oneIn: one_in as f64 });
    }
    if let Some(Choices { positions, forks, jumps, keeping }) = choices {
        fields.push(("choices", object! { positions: positions, forks: forks, jumps: jumps, keeping: keeping }));
    }
    fields
}
