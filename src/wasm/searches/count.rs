//! Counts for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Board, Thrown, report, settings};
use crate::Count as CoreCount;

/// A count of lines of play, in slices.
#[wasm_bindgen]
pub struct Count(CoreCount);

#[wasm_bindgen]
impl Count {
    /// Prepares a count of all games, or of the solutions alone. `megabytes` bounds the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        #[wasm_bindgen(js_name = solutionsOnly)] solutions_only: bool,
        megabytes: Option<u32>,
    ) -> Result<Count, Thrown> {
        let problem = board.problem(start, finish)?;
        let count = if solutions_only { CoreCount::solutions } else { CoreCount::new };
        Ok(Count(count(problem, settings(None, megabytes))))
    }

    /// Looks at about `positions` positions, some million a second, and returns a report.
    #[wasm_bindgen(unchecked_return_type = "CountReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }
}
