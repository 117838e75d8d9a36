//! All solutions for JavaScript: their numbers from each position, and one at random.

use wasm_bindgen::prelude::*;

use super::board::Board;
#[cfg(feature = "lister")]
use super::listing::Page;
use super::report;
use super::solver::settings;
use super::thrown::Thrown;
use super::value::Value;
use crate::Solutions as CoreSolutions;

/// All solutions of a problem: found in slices, then counted from each position, drawn and listed.
#[wasm_bindgen]
pub struct Solutions {
    pub(super) all: CoreSolutions,
    #[cfg(feature = "lister")]
    pub(super) page: Option<Page>,
}

#[wasm_bindgen]
impl Solutions {
    /// Prepares a search. `megabytes` bounds the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<Solutions, Thrown> {
        let all = CoreSolutions::new(board.problem(start, finish)?, settings(None, megabytes));
        Ok(Solutions {
            all,
            #[cfg(feature = "lister")]
            page: None,
        })
    }

    /// Looks at about `positions` positions, some million a second, and returns a report. Once the state is `counted`,
    /// the other methods answer at once.
    #[wasm_bindgen(unchecked_return_type = "CountReport")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, Thrown> {
        report::run(&mut self.all, positions).to_js()
    }

    /// The number of solutions that pass through a position, counted from there on, and the chance that random play
    /// finds one.
    #[wasm_bindgen(unchecked_return_type = "WinningLines | Unknown")]
    pub fn from(&self, position: &str) -> Result<JsValue, Thrown> {
        let position = self.board().position(position)?;
        let known = self.all.count_from(position).zip(self.all.chance_from(position));
        let fields =
            |(count, chance): (u128, f64)| vec![("solutions", count.to_string().into()), ("chance", chance.into())];
        self.report("counted", known.map(fields))
    }

    /// A solution drawn at random, each as likely as the others; another seed draws another one.
    #[wasm_bindgen(unchecked_return_type = "Found | Unknown")]
    pub fn draw(&self, seed: u32) -> Result<JsValue, Thrown> {
        report::line(&self.all, self.all.draw(seed.into()).as_ref()).to_js()
    }

    /// The memory of the search, in bytes.
    #[wasm_bindgen(getter)]
    pub fn memory(&self) -> f64 {
        self.all.memory() as f64
    }

    fn board(&self) -> Board {
        Board(self.all.problem().board().clone())
    }

    pub(super) fn report(&self, state: &str, fields: Option<Vec<(&'static str, Value)>>) -> Result<JsValue, Thrown> {
        let positions = self.all.progress().positions;
        fields.map_or_else(|| report::unknown(&self.all), |fields| report::report(state, positions, fields)).to_js()
    }
}
