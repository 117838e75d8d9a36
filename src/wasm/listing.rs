//! All solutions for JavaScript, one after the other.

use wasm_bindgen::prelude::*;

use super::report;
use super::solutions::Solutions;
use super::thrown::Thrown;
use super::value::Value;
use crate::{Listed, Listing, UpTo};

/// Solutions one after the other, as far as they have been listed.
pub(super) struct Page {
    up_to: UpTo,
    /// The number of the first solution of the page.
    first: u128,
    listing: Listing,
    /// The solutions that were found and not taken yet.
    lines: Vec<String>,
}

#[wasm_bindgen]
impl Solutions {
    /// Lists `count` solutions from the one with the number `from` on, from 0. If `symmetry` is set, only one of the
    /// solutions that the symmetries of the problem exchange is listed; if `order` is set, only one of those that
    /// differ only in the order of independent jumps. It looks at about `positions` positions: call it until the state
    /// is no longer `running`.
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
        self.turn_to(from, UpTo { symmetry, order });
        let Some(page) = &mut self.page else { return self.report("unknown", None) };
        let end = page.fill(count as usize, positions, self.all.problem().board());
        let Some(is_end) = end else { return report::running(self.all.progress()).to_js() };
        let lines = page.turn(count as usize);
        let (place, number) = if is_end { ("total", page.listing.passed()) } else { ("next", page.first) };
        let fields = vec![
            ("solutions", self.all.count().unwrap_or_default().to_string().into()),
            ("lines", Value::list(lines)),
            (place, number.to_string().into()),
        ];
        self.report("listed", Some(fields))
    }
}

impl Solutions {
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
    /// Lists on. `None` while there is more to do, then `true` if there are no more solutions.
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

    /// Takes at most this many lines; the page then begins behind them.
    fn turn(&mut self, count: usize) -> Vec<String> {
        let lines: Vec<String> = self.lines.drain(..count.min(self.lines.len())).collect();
        self.first += lines.len() as u128;
        lines
    }
}
