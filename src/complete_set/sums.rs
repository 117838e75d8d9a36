//! Counts and digests of the positions with each number of pegs, computed during a sweep.

use crate::error::debug;
use crate::proof::SetLevel;
use crate::rules::Position;

use super::indexing::{Indexing, SetRow};
use super::tally::Tally;

/// The number of positions in finished rows, and a digest of these positions, for each number of pegs.
pub struct SetSums {
    pub(super) tally: Tally,
    digests: Option<Digests>,
}

/// Sums to which each position contributes one number. The sums depend neither on the order of positions nor on the
/// numbering of bits.
struct Digests {
    /// One sum for each number of pegs.
    sums: Vec<u64>,
    /// The holes in which pegs and vacancies are swapped before a position is digested.
    turned: Position,
}

debug!(SetSums, |sums| counts: sums.counts());

impl SetSums {
    pub(super) fn new(indexing: &Indexing, turned: Option<Position>) -> Self {
        let sums = vec![0; indexing.parts.holes.count() as usize + 1];
        SetSums { tally: Tally::new(indexing), digests: turned.map(|turned| Digests { sums, turned }) }
    }

    /// Adds a finished row to the digests.
    pub(super) fn digest(&mut self, indexing: &Indexing, row: SetRow, words: &[u64]) {
        let Some(Digests { sums, turned }) = &mut self.digests else { return };
        indexing.positions(row, words).for_each(|position| {
            let sum = &mut sums[position.count() as usize];
            *sum = sum.wrapping_add(SetLevel::number(position ^ *turned));
        });
    }

    /// Ends a level: the rows closed since the last call have this number of outer pegs.
    pub fn end_level(&mut self, outer_pegs: usize) {
        self.tally.end_level(outer_pegs);
    }

    /// The number of positions with 0, 1, 2, ... pegs in all levels that have ended.
    pub fn counts(&self) -> &[u64] {
        &self.tally.counts
    }

    /// The digests of all rows, by number of pegs; `None` if they are not computed. [`SetLevel::digest`] defines what
    /// each position contributes.
    pub fn digests(&self) -> Option<&[u64]> {
        self.digests.as_ref().map(|digests| digests.sums.as_slice())
    }
}
