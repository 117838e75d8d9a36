//! Searches for the fewest moves for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Board, Thrown, report, settings};
use crate::FewestMoves as CoreFewestMoves;

/// A search for a solution with as few moves as possible, in slices.
#[wasm_bindgen]
pub struct FewestMoves(CoreFewestMoves);

#[wasm_bindgen]
impl FewestMoves {
    /// Prepares a search. `megabytes` bounds the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<FewestMoves, Thrown> {
        let settings = settings(None, megabytes);
        Ok(FewestMoves(CoreFewestMoves::new(board.problem(start, finish)?, settings)))
    }

    /// Looks at about `positions` positions, some 500,000 a second, and returns a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Lost | Unknown")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }

    /// The best solution so far, as a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Unknown")]
    pub fn best(&self) -> JsValue {
        report::best(&self.0)
    }
}
