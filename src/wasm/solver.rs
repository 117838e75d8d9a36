//! Searches for JavaScript.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

use super::board::Board;
use super::report::{FewestReport, Report};
use super::{to_error, to_js};
use crate::{FewestPegs as CoreFewestPegs, Outcome, Run, Solver as CoreSolver};

/// A search for a line of play from a start to a finish, in slices.
#[wasm_bindgen]
pub struct Solver(CoreSolver);

#[wasm_bindgen]
impl Solver {
    /// Prepares a search. The finish is `any`, a hole, or a pattern in rows of text.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str) -> Result<Solver, JsError> {
        board.problem(start, finish).map(|problem| Solver(CoreSolver::new(problem)))
    }

    /// Looks at about `positions` positions, some 2 to 5 million a second, and tells where the
    /// search stands. Call it until the state is no longer `running`.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, JsError> {
        let run = self.0.run(positions.into());
        self.report(run)
    }

    /// Runs to the end in one call. After each `slice` of positions, `onProgress` gets a report; the
    /// search ends with the state `unknown` when `signal` was aborted meanwhile.
    #[wasm_bindgen(unchecked_return_type = "Report | Aborted")]
    #[allow(clippy::needless_pass_by_value, reason = "JavaScript hands optional values over")]
    pub fn solve(
        &mut self,
        slice: u32,
        #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "(progress: Progress) => void")]
        on_progress: Option<Function>,
        #[wasm_bindgen(unchecked_optional_param_type = "AbortSignal")] signal: Option<AbortSignal>,
    ) -> Result<JsValue, JsError> {
        if slice == 0 {
            return Err(to_error("slice: expected a number of positions above 0, found 0"));
        }
        loop {
            let run = self.0.run(slice.into());
            if matches!(run, Run::Done(_)) {
                return self.report(run);
            }
            if let Some(on_progress) = &on_progress {
                let progress = self.report(run)?;
                on_progress.call1(&JsValue::NULL, &progress).map_err(|_| to_error("onProgress threw an error"))?;
            }
            if signal.as_ref().is_some_and(AbortSignal::aborted) {
                return self.report(Run::Done(Outcome::Unknown));
            }
        }
    }

    fn report(&self, run: Run<Outcome>) -> Result<JsValue, JsError> {
        to_js(&Report::new(self.0.problem().board(), run, self.0.positions()))
    }
}

/// A search for a line of play that leaves as few pegs as possible, in slices.
#[wasm_bindgen]
pub struct FewestPegs {
    board: crate::Board,
    search: CoreFewestPegs,
}

#[wasm_bindgen]
impl FewestPegs {
    /// Prepares a search. `atLeast` is 2 where it is proven that no single peg can be left, else 1.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        #[wasm_bindgen(js_name = atLeast)] at_least: u32,
    ) -> Result<FewestPegs, JsError> {
        let search = CoreFewestPegs::new(&board.0, board.position(start)?, at_least);
        Ok(FewestPegs { board: board.0.clone(), search })
    }

    /// Looks at about `positions` positions and tells where the search stands.
    #[wasm_bindgen(unchecked_return_type = "FewestReport")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, JsError> {
        let run = self.search.run(positions.into());
        to_js(&FewestReport::new(&self.board, run, self.search.positions()))
    }
}
