//! All solutions for JavaScript: counted from each position, drawn at random, or listed.

use wasm_bindgen::prelude::*;

use crate::{Fields, fields, number};
use peg_solitaire::solve::{CountError, Solutions as CoreSolutions};

#[cfg(feature = "engine")]
use super::listing::Page;
use super::report::{self, Answer};
use super::{Board, Thrown, settings};

/// All solutions of a problem, which are found one slice of work at a time and can then be counted from each position,
/// drawn at random or listed.
#[wasm_bindgen]
pub struct Solutions {
    all: CoreSolutions,
    #[cfg(feature = "engine")]
    page: Option<Page>,
}

#[wasm_bindgen]
impl Solutions {
    /// Prepares a search. `megabytes` limits the memory; the default is 192.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<Solutions, Thrown> {
        let all = CoreSolutions::new(board.problem(start, finish)?, settings(None, megabytes));
        Ok(Solutions {
            all,
            #[cfg(feature = "engine")]
            page: None,
        })
    }

    /// Examines about `positions` positions, at about a million per second, and returns a report. Once the state is
    /// `counted`, the other methods answer immediately.
    #[wasm_bindgen(unchecked_return_type = "SolutionsReport")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        report::run(&mut self.all, positions)
    }

    /// The number of ways to complete a solution from a position, and the probability that random play from there finds
    /// one.
    #[wasm_bindgen(unchecked_return_type = "WinningLines | Unknown")]
    pub fn from(&self, position: &str) -> Result<JsValue, Thrown> {
        let position = self.all.problem().board().parse_position(position)?;
        let known = self.all.count_from(position).zip(self.all.chance_from(position));
        let fields = |(count, chance): (u128, f64)| fields! { solutions: count.to_string(), chance: chance };
        Ok(self.report("counted", known.map(fields)))
    }

    /// A solution drawn uniformly at random; another seed draws another solution.
    #[wasm_bindgen(unchecked_return_type = "Found | Unknown")]
    pub fn draw(&self, seed: u32) -> JsValue {
        let line = self.all.draw(seed.into());
        line.map_or_else(|| self.unknown(), |line| line.report(self.all.problem(), self.all.progress().positions))
    }

    /// The memory that the search uses, in bytes.
    #[wasm_bindgen(getter)]
    pub fn memory(&self) -> f64 {
        number(self.all.memory() as u64)
    }

    fn report(&self, state: &str, fields: Option<Fields>) -> JsValue {
        let positions = self.all.progress().positions;
        fields.map_or_else(|| self.unknown(), |fields| report::report(state, positions, fields))
    }

    fn unknown(&self) -> JsValue {
        let is_memory = matches!(self.all.outcome(), Some(Err(CountError)));
        report::unknown(is_memory, self.all.progress().positions)
    }
}

#[cfg(feature = "engine")]
#[wasm_bindgen]
impl Solutions {
    /// Lists `count` solutions, beginning with solution number `from`, counted from 0. If `symmetry` is set, only one
    /// of any solutions that are images of each other under the symmetries of the problem is listed. If `order` is set,
    /// only one of any solutions that differ only in the order of independent jumps is listed. Each call examines about
    /// `positions` positions. Call this method until the state is no longer `running`.
    #[wasm_bindgen(unchecked_return_type = "Progress | Listed | Unknown")]
    pub fn list(
        &mut self,
        from: &str,
        count: u32,
        symmetry: bool,
        order: bool,
        positions: u32,
    ) -> Result<JsValue, Thrown> {
        let from =
            from.parse().map_err(|_| Thrown::new(format!("from: expected a whole number, found '{from:.100}'")))?;
        self.page = Page::turn_to(from, peg_solitaire::solve::UpTo { symmetry, order }, self.page.take(), &self.all);
        let Some(page) = &mut self.page else { return Ok(self.unknown()) };
        let end = page.fill(count as usize, positions, self.all.problem().board());
        let Some(is_end) = end else { return Ok(report::running(self.all.progress())) };
        let (lines, place) = page.turn(count as usize, is_end);
        let solutions = self.all.count().unwrap_or_default().to_string();
        let mut fields = fields! { solutions: solutions, lines: crate::list(lines) };
        fields.push((if is_end { "total" } else { "next" }, place.to_string().into()));
        Ok(self.report("listed", Some(fields)))
    }
}
