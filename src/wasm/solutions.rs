//! All solutions for JavaScript.

use wasm_bindgen::prelude::*;

use super::board::Board;
use super::report;
use super::solver::settings;
use super::thrown::Thrown;
use super::value::Value;
use crate::{Listed, Listing, Search, Solutions as CoreSolutions, UpTo};

/// All solutions of a problem: found in slices, then counted from each position, drawn and listed.
#[wasm_bindgen]
pub struct Solutions {
    all: CoreSolutions,
    page: Option<Page>,
}

/// Solutions one after the other, as far as they have been listed.
struct Page {
    up_to: UpTo,
    /// The number of the solution with which it begins.
    first: u128,
    listing: Listing,
    lines: Vec<String>,
}

#[wasm_bindgen]
impl Solutions {
    /// Prepares a search. `megabytes` bound the memory, 192 unless told.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, start: &str, finish: &str, megabytes: Option<u32>) -> Result<Solutions, Thrown> {
        let all = CoreSolutions::new(board.problem(start, finish)?, settings(None, megabytes));
        Ok(Solutions { all, page: None })
    }

    /// Looks at about `positions` positions, some million a second, and tells where the search stands. Once the state is
    /// `counted`, the others answer at once.
    #[wasm_bindgen(unchecked_return_type = "CountReport")]
    pub fn run(&mut self, positions: u32) -> Result<JsValue, Thrown> {
        report::run(&mut self.all, positions).to_js()
    }

    /// How many ways the solutions that pass through a position go on from there, and the chance that play at random finds one.
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
        let drawn = self.all.draw(seed.into());
        let positions = self.all.progress().positions;
        drawn
            .map_or_else(|| report::unknown(positions), |line| report::solved(self.all.problem(), &line, positions))
            .to_js()
    }

    /// Lists `count` solutions from the one with the number `from` on, from 0. Of those that the symmetries of the problem exchange it
    /// has one if `symmetry` is set, and of those that differ only in the order of independent jumps if `order` is. It looks at
    /// about `positions` positions: call it until the state is no longer `running`.
    #[wasm_bindgen(unchecked_return_type = "Progress | Listed | Unknown")]
    pub fn list(
        &mut self,
        from: &str,
        count: u32,
        symmetry: bool,
        order: bool,
        positions: u32,
    ) -> Result<JsValue, Thrown> {
        let from = from.parse().map_err(|_| Thrown::new(format!("from: expected a whole number, found '{from}'")))?;
        self.turn_to(from, UpTo { symmetry, order });
        let Some(page) = &mut self.page else { return self.report("unknown", None) };
        let end = page.fill(count as usize, positions, self.all.problem().board());
        let Some(is_end) = end else { return report::running(self.all.progress()).to_js() };
        let lines = std::mem::take(&mut page.lines);
        page.first = page.listing.passed();
        let passed = page.first.to_string();
        let fields = vec![
            ("solutions", self.all.count().unwrap_or_default().to_string().into()),
            ("lines", Value::list(lines)),
            (if is_end { "total" } else { "next" }, passed.into()),
        ];
        self.report("listed", Some(fields))
    }

    /// How many bytes it takes.
    #[wasm_bindgen(getter)]
    pub fn memory(&self) -> f64 {
        self.all.memory() as f64
    }

    fn board(&self) -> Board {
        Board(self.all.problem().board().clone())
    }

    fn report(&self, state: &str, fields: Option<Vec<(&'static str, Value)>>) -> Result<JsValue, Thrown> {
        let positions = self.all.progress().positions;
        fields.map_or_else(|| report::unknown(positions), |fields| report::report(state, positions, fields)).to_js()
    }

    /// Opens the page that begins with a solution, unless it is open.
    fn turn_to(&mut self, from: u128, up_to: UpTo) {
        let is_open = |page: &Page| page.up_to == up_to && page.first == from;
        if !self.page.as_ref().is_some_and(is_open) {
            let listing = self.all.list(up_to).map(|listing| listing.starting_at(from));
            self.page = listing.map(|listing| Page { up_to, first: from, listing, lines: Vec::new() });
        }
    }
}

impl Page {
    /// Lists on. `None` where there is more to do; else whether there are no more solutions.
    fn fill(&mut self, count: usize, positions: u32, board: &crate::Board) -> Option<bool> {
        let end = self.listing.positions() + u64::from(positions);
        while self.lines.len() < count {
            match self.listing.run(end.saturating_sub(self.listing.positions()))? {
                Listed::Solution(line) => self.lines.push(board.moves_text(&line.jumps)),
                Listed::End => return Some(true),
            }
        }
        Some(false)
    }
}
