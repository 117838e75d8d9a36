//! Lists solutions page by page, for JavaScript.

use peg_solitaire::Board;
use peg_solitaire::solve::{Listed, Listing, Solutions, UpTo};

/// A page of solutions, which may still be incomplete.
pub(super) struct Page {
    up_to: UpTo,
    /// The number of the page's first solution.
    first: u128,
    listing: Listing,
    /// Solutions that have been found but not returned yet.
    lines: Vec<String>,
}

impl Page {
    /// Returns the page that begins with solution number `first`: the given page if it begins there, otherwise a new
    /// one. Returns `None` if not all solutions have been found.
    pub fn turn_to(first: u128, up_to: UpTo, page: Option<Page>, all: &Solutions) -> Option<Page> {
        page.filter(|page| page.up_to == up_to && page.first == first).or_else(|| {
            let listing = all.list(up_to)?.starting_at(first);
            Some(Page { up_to, first, listing, lines: Vec::new() })
        })
    }

    /// Continues the list. Returns `None` if the page is not complete yet, `Some(false)` once it has `count` lines, and
    /// `Some(true)` if the list ends before that.
    pub fn fill(&mut self, count: usize, positions: u32, board: &Board) -> Option<bool> {
        let end = self.listing.positions() + u64::from(positions);
        while self.lines.len() < count {
            match self.listing.run(end.saturating_sub(self.listing.positions()))? {
                Listed::Solution(line) => self.lines.push(board.moves_text(&line.jumps)),
                Listed::End => return Some(true),
            }
        }
        Some(false)
    }

    /// Removes and returns up to `count` lines, so that the page begins after them. Also returns the number of the
    /// page's first solution or, at the end of the list, the total number of solutions.
    pub fn turn(&mut self, count: usize, is_end: bool) -> (Vec<String>, u128) {
        let lines: Vec<String> = self.lines.drain(..count.min(self.lines.len())).collect();
        self.first += lines.len() as u128;
        (lines, if is_end { self.listing.passed() } else { self.first })
    }
}
