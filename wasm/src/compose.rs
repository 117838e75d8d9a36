//! Generated problems and grades, for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Fields, Thrown, board::Board, fields, object, record};
use peg_solitaire_puzzles::{Composition, Difficulty, Facts, Grading, compose, problem_of};

/// The problem for a day such as `2026-11-22`. Problems get harder from Monday to Sunday. Throws if the text is not a
/// day.
#[wasm_bindgen(js_name = problemOfDay, unchecked_return_type = "Composition")]
pub fn problem_of_day(day: &str) -> Result<JsValue, Thrown> {
    Ok(value(problem_of(day.parse().map_err(Thrown::new)?)))
}

/// Generates a problem of a level from 1 (easiest) to 7. The same seed always gives the same problem. Throws if there
/// is no such level.
#[wasm_bindgen(js_name = newProblem, unchecked_return_type = "Composition")]
pub fn new_problem(level: u32, seed: u32) -> Result<JsValue, Thrown> {
    let difficulty = u8::try_from(level).ok().and_then(Difficulty::new);
    let difficulty = difficulty.filter(|&difficulty| difficulty <= Difficulty::HARDEST_MADE);
    let difficulty = difficulty.ok_or_else(|| Thrown::new(format!("expected a level from 1 to 7, found {level}")))?;
    Ok(value(compose(difficulty, seed.into())))
}

/// Grades a problem and gives the reasons, one slice of work at a time.
#[wasm_bindgen]
pub struct Grade(Grading);

#[wasm_bindgen]
impl Grade {
    /// Prepares the search. The search is over immediately if the problem is in the catalogue.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str) -> Result<Grade, Thrown> {
        Ok(Grade(Grading::new(board.problem(start, finish)?)))
    }

    /// Examines about `positions` positions. Call this method until the state is `graded`.
    #[wasm_bindgen(unchecked_return_type = "GradeReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        let is_over = self.0.run(positions.into());
        let state = if is_over { "graded" } else { "running" };
        let mut fields = fields! { state: state };
        if let Some(grade) = self.0.grade() {
            fields.extend(fields! { level: u32::from(grade.level().number()), points: grade.points() });
        }
        fields.extend(self.0.facts().into_iter().flat_map(reasons));
        record(fields)
    }
}

fn value(Composition { board, problem, level, facts, .. }: Composition) -> JsValue {
    let lattice = Board(problem.board().clone(), None);
    let mut fields = fields! {
        board: board, start: lattice.text(problem.start()), finish: problem.finish().text(&lattice.0),
        level: u32::from(level.number()),
    };
    fields.extend(reasons(facts));
    record(fields)
}

fn reasons(facts: Facts) -> Fields {
    let Facts { length, forks, share, .. } = facts;
    fields! {
        oneIn: facts.games(), choices: object! { positions: length, forks: forks, share: share },
    }
}
