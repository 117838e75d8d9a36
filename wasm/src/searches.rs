//! The searches that JavaScript can run.

#[cfg(feature = "analysis")]
mod judge;
#[cfg(feature = "engine")]
mod listing;
mod report;
#[cfg(feature = "analysis")]
mod solutions;
#[cfg(feature = "engine")]
mod solve;

use wasm_bindgen::prelude::*;

use super::{Thrown, board::Board};
use peg_solitaire::solve::Settings;
use report::Answer;

/// Searches for a line of play from a start to a finish, one slice of work at a time.
#[wasm_bindgen]
pub struct Solver(peg_solitaire::solve::Solver);

#[wasm_bindgen]
impl Solver {
    /// Prepares a search. The finish is `any`, `at most 2 pegs`, a hole, or a pattern in rows of text. With another
    /// `seed`, the search may find another solution. `megabytes` limits the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        seed: Option<u32>,
        megabytes: Option<u32>,
    ) -> Result<Solver, Thrown> {
        let problem = board.problem(start, finish)?;
        Ok(Solver(peg_solitaire::solve::Solver::new(problem, settings(seed, megabytes))))
    }

    /// Examines about `positions` positions, at 2 to 5 million per second, and returns a report. Call this method until
    /// the state is no longer `running`.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }
}

/// Searches for a line of play that leaves as few pegs as possible, one slice of work at a time.
#[wasm_bindgen]
pub struct FewestPegs(peg_solitaire::solve::FewestPegs);

#[wasm_bindgen]
impl FewestPegs {
    /// Prepares a search. `atLeast` is 2 if it is proven that no single peg can be left, and 1 otherwise.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        #[wasm_bindgen(js_name = atLeast)] at_least: u32,
        megabytes: Option<u32>,
    ) -> Result<FewestPegs, Thrown> {
        let search =
            peg_solitaire::solve::FewestPegs::new(board.0.clone(), board.position(start)?, settings(None, megabytes));
        Ok(FewestPegs(search.map_err(Thrown::new)?.at_least(at_least)))
    }

    /// Examines about `positions` positions and returns a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }

    /// The best line so far, as a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport")]
    pub fn best(&self) -> JsValue {
        self.0.best().report(self.0.problem(), self.0.progress().positions)
    }
}

/// Searches for a solution with as few moves as possible, one slice of work at a time.
#[cfg(feature = "analysis")]
#[wasm_bindgen]
pub struct FewestMoves(peg_solitaire::solve::FewestMoves);

#[cfg(feature = "analysis")]
#[wasm_bindgen]
impl FewestMoves {
    /// Prepares a search. `megabytes` limits the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<FewestMoves, Thrown> {
        let search = peg_solitaire::solve::FewestMoves::new(board.problem(start, finish)?, settings(None, megabytes));
        Ok(FewestMoves(search))
    }

    /// Examines about `positions` positions, at about 500,000 per second, and returns a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Lost | Unknown")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }

    /// The best solution so far, as a report.
    #[wasm_bindgen(unchecked_return_type = "LineReport | Unknown")]
    pub fn best(&self) -> JsValue {
        let positions = self.0.progress().positions;
        self.0.best().map_or_else(|| report::unknown(false, positions), |line| line.report(self.0.problem(), positions))
    }
}

/// Searches for the solution that is easiest to remember, one slice of work at a time.
#[cfg(feature = "engine")]
#[wasm_bindgen]
pub struct Memorable(peg_solitaire::solve::Memorable);

#[cfg(feature = "engine")]
#[wasm_bindgen]
impl Memorable {
    /// Prepares a search. `megabytes` limits the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<Memorable, Thrown> {
        let search = peg_solitaire::solve::Memorable::new(board.problem(start, finish)?, settings(None, megabytes));
        Ok(Memorable(search))
    }

    /// Examines about `positions` positions, at about 50,000 per second, and returns a report.
    #[wasm_bindgen(unchecked_return_type = "MemorableReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }

    /// The best description so far, as a report.
    #[wasm_bindgen(unchecked_return_type = "Described | Unknown")]
    pub fn best(&self) -> JsValue {
        let positions = self.0.progress().positions;
        self.0.best().map_or_else(|| report::unknown(false, positions), |best| best.report(self.0.problem(), positions))
    }
}

/// Describes a line by its purges and the moves between them.
#[cfg(feature = "engine")]
#[wasm_bindgen(js_name = chunksOf, unchecked_return_type = "Chunk[]")]
pub fn chunks_of(board: &Board, moves: &str) -> Result<JsValue, Thrown> {
    let jumps = board.0.parse_jumps(moves)?;
    Ok(report::chunks(&board.0, &peg_solitaire::solve::Description::of(&board.0, &jumps)))
}

/// Counts lines of play, one slice of work at a time.
#[cfg(feature = "engine")]
#[wasm_bindgen]
pub struct Count(peg_solitaire::solve::Count);

#[cfg(feature = "engine")]
#[wasm_bindgen]
impl Count {
    /// Prepares a count of all games, or only of the solutions. `megabytes` limits the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        #[wasm_bindgen(js_name = solutionsOnly)] solutions_only: bool,
        megabytes: Option<u32>,
    ) -> Result<Count, Thrown> {
        let problem = board.problem(start, finish)?;
        let count =
            if solutions_only { peg_solitaire::solve::Count::solutions } else { peg_solitaire::solve::Count::new };
        Ok(Count(count(problem, settings(None, megabytes))))
    }

    /// Examines about `positions` positions, at about a million per second, and returns a report.
    #[wasm_bindgen(unchecked_return_type = "CountReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.0, positions)
    }
}

/// The default memory limit of a search. A tab in which a search reaches this limit uses less than 300 MB in total.
const MEGABYTES: u32 = 192;

/// A search may use only the fraction `USED / PARTS` of the limit. Wasm memory never shrinks, and growing tables leave
/// gaps in it, which take up to a fifth of the memory in use. With an eighth set aside for gaps, the memory exceeds the
/// limit by at most a tenth.
const USED: usize = 7;
const PARTS: usize = 8;

/// Converts megabytes to bytes, up to 2048 MB, because an address has 32 bits.
pub(super) fn bytes(megabytes: u32) -> usize {
    (megabytes.min(2048) as usize) << 20
}

fn settings(seed: Option<u32>, megabytes: Option<u32>) -> Settings {
    let memory = bytes(megabytes.unwrap_or(MEGABYTES)) / PARTS * USED;
    Settings::default().with_seed(seed.unwrap_or(0).into()).with_memory(memory)
}
