//! The rows of a complete set, for a program that keeps them itself: on several machines, or on a disk.

use std::ops::Range;

use crate::error::debug;
use crate::proof::SetLevel;
use crate::rules::{Board, Position};

use super::SetError;
use super::digest::Digests;
use super::layout::Row;
use super::parts::{Parts, WORD, of_words};
use super::plan::{Plan, Seeds};
use super::pull::Pull;
use super::size::SetSize;
use super::tally::Tally;

/// The work on rows of blocks, without their words. A row is finished once all rows of earlier levels were pulled into
/// it; rows of the same level do not depend on each other.
pub struct Rows {
    plan: Plan,
    /// Outer jumps that lead from each row to the same one.
    ways: Vec<Range<usize>>,
    /// The level, the number, the word and the bit of the position to begin with.
    seed: (RowName, usize, u64),
    is_forward: bool,
}

/// The place of a row in its set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowName {
    /// Rows lead to rows of earlier levels.
    pub level: usize,
    /// The pegs in the holes that choose a row, a bit each.
    pub number: u32,
}

/// The counts of finished rows.
pub struct RowSums {
    tally: Tally,
    digests: Option<Digests>,
}

debug!(Rows, |rows| levels: rows.levels(), is_forward: rows.is_forward);
debug!(RowSums, |sums| counts: sums.tally.counts);

impl Rows {
    /// The rows of all positions that play can reach from a start.
    ///
    /// # Errors
    /// [`SetError`] if the rows have no numbers.
    pub fn reachable(board: &Board, start: Position, has_digests: bool) -> Result<Self, SetError> {
        Self::new(board, board.complement(start), has_digests.then_some(board.holes()), true)
    }

    /// The rows of all positions from which play can reach a finish.
    ///
    /// # Errors
    /// [`SetError`] if the rows have no numbers.
    pub fn reaching(board: &Board, finish: Position, has_digests: bool) -> Result<Self, SetError> {
        Self::new(board, finish, has_digests.then_some(Position::EMPTY), false)
    }

    fn new(board: &Board, seed: Position, digested: Option<Position>, is_forward: bool) -> Result<Self, SetError> {
        let parts = Parts::of(board);
        let size = SetSize::new(board, &parts);
        if size.whole == u64::MAX {
            return Err(SetError { size });
        }
        let seeds = Seeds { positions: Vec::new(), most_pegs: 0 };
        let mut plan = Plan::new(board, parts, seed, &seeds);
        plan.digested = digested;
        let mut end = 0;
        let ways = plan.outer.chunk_by(|one, other| one.way() == other.way()).map(|pulls| {
            end += pulls.len();
            end - pulls.len()..end
        });
        let place = plan.layout.place(seed);
        let name = RowName { level: place.level, number: plan.layout.rows.number(seed) };
        let first = plan.layout.first_block(name.level, name.number).map_or(0, |(first, _)| first);
        let word = (place.block - first) * plan.layout.parts.words() + (place.bit >> WORD) as usize;
        Ok(Rows { ways: ways.collect(), seed: (name, word, 1 << (place.bit % u64::BITS)), plan, is_forward })
    }

    /// The number of levels.
    pub fn levels(&self) -> usize {
        self.plan.layout.levels.len()
    }

    /// Returns `true` if a level has rows.
    pub fn has_level(&self, level: usize) -> bool {
        self.plan.layout.levels[level].blocks > 0
    }

    /// The first level with rows to which a level leads.
    pub fn oldest(&self, level: usize) -> usize {
        self.plan.layout.oldest_read(level)
    }

    /// The rows of a level.
    pub fn of_level(&self, level: usize) -> impl Iterator<Item = RowName> {
        self.plan.layout.rows_of(level).into_iter().map(move |Row { number, .. }| RowName { level, number })
    }

    /// The number of words of a row; 0 if there is no such row.
    pub fn words(&self, RowName { level, number }: RowName) -> usize {
        let row = (number < 1 << self.plan.layout.rows.holes()).then(|| self.plan.layout.row(level, number)).flatten();
        row.map_or(0, |row| row.length * self.plan.layout.parts.words())
    }

    /// The row to begin with: a word of it, and the bits there.
    pub fn seed(&self) -> (RowName, usize, u64) {
        self.seed
    }

    /// The rows that lead to a row, each with the number of its way.
    pub fn before(&self, after: RowName) -> impl Iterator<Item = (usize, RowName)> {
        self.ways.iter().enumerate().filter_map(move |(way, pulls)| {
            let (level, number) = self.plan.outer[pulls.start].target(after.level, after.number)?;
            let columns = self.plan.layout.row(level, number)?.columns;
            let is_used = self.plan.outer[pulls.clone()].iter().any(|pull| !pull.is_empty(columns));
            is_used.then_some((way, RowName { level, number }))
        })
    }

    /// Adds to a row what leads into another by a way.
    pub fn pull(&self, way: usize, RowName { level, number }: RowName, words: &mut [u64], after: &[u64]) {
        let Some(row) = self.plan.layout.row(level, number) else { return };
        let pulls = &self.plan.outer[self.ways[way].clone()];
        of_words!(self.plan.layout.parts.words(), self, pull_blocks(pulls, row, words, after));
    }

    fn pull_blocks<const W: usize>(&self, pulls: &[Pull], row: Row, words: &mut [u64], after: &[u64]) {
        let class = self.plan.layout.class(self.plan.layout.rows.position(row.number));
        for pull in pulls {
            pull.pull(words.as_chunks_mut::<W>().0, (after.as_chunks::<W>().0, |_| true), row.columns, class);
        }
    }

    /// Finishes a row, and counts its positions.
    pub fn close(&self, RowName { level, number }: RowName, words: &mut [u64], sums: &mut RowSums) {
        let Some(row) = self.plan.layout.row(level, number) else { return };
        of_words!(self.plan.layout.parts.words(), self, close_blocks(row, words, sums));
    }

    fn close_blocks<const W: usize>(&self, row: Row, words: &mut [u64], sums: &mut RowSums) {
        let blocks = words.as_chunks_mut::<W>().0.iter_mut().zip(self.plan.classes(row));
        for ((block, class), pegs) in blocks.zip(self.plan.layout.outer_pegs(row)) {
            self.plan.pull_within(block, class);
            sums.tally.add(class, block);
            if let Some(digests) = &mut sums.digests {
                digests.add(pegs, class, block);
            }
        }
    }

    /// Sums before any row.
    pub fn sums(&self) -> RowSums {
        let digests = self.plan.digested.map(|turned| Digests::new(&self.plan.layout, turned));
        RowSums { tally: Tally::new(&self.plan.layout), digests }
    }

    /// The sums with all rows of a level, to be added up with those of others: counts by pegs, then digests by pegs.
    pub fn end_level(&self, level: usize, sums: &mut RowSums) -> Vec<u64> {
        sums.tally.end_level(level / self.plan.layout.heavy_steps());
        let digests = sums.digests.iter().flat_map(|digests| &digests.sums);
        sums.tally.counts.iter().chain(digests).copied().collect()
    }

    /// The positions of such sums, from most pegs to fewest. Without digests these are 0.
    pub fn report(&self, sums: &[u64]) -> Vec<SetLevel> {
        let most = self.plan.layout.parts.holes.count();
        let level = |pegs: u32| {
            let counted = if self.is_forward { most - pegs } else { pegs } as usize;
            let digest = sums.get(most as usize + 1 + counted).copied().unwrap_or_default();
            SetLevel { pegs, positions: sums.get(counted).copied().unwrap_or_default(), digest }
        };
        (0..=most).rev().map(level).filter(|level| level.positions > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::complete_set::CompleteSet;

    fn swept(rows: &Rows) -> Vec<SetLevel> {
        let (mut sums, mut words, mut totals) = (rows.sums(), HashMap::new(), Vec::new());
        let (seed, word, bits) = rows.seed();
        let fresh = |name| vec![0; rows.words(name)];
        words.entry(seed).or_insert_with(|| fresh(seed))[word] |= bits;
        for level in 0..rows.levels() {
            for name in rows.of_level(level) {
                let Some(mut after) = words.remove(&name) else { continue };
                rows.close(name, &mut after, &mut sums);
                for (way, before) in rows.before(name) {
                    assert!(before.level > level);
                    assert!(rows.oldest(before.level) <= level);
                    rows.pull(way, before, words.entry(before).or_insert_with(|| fresh(before)), &after);
                }
            }
            totals = rows.end_level(level, &mut sums);
        }
        assert!(words.is_empty());
        rows.report(&totals)
    }

    #[test]
    fn rows_that_are_kept_apart_make_the_same_set() {
        for (name, hole) in [("triangle-21", "a1"), ("hexagon-19", "c3"), ("english", "d4")] {
            let board: Board = name.parse().unwrap();
            let (start, finish) = (board.parse_start(hole).unwrap(), Position::of(board.parse_hole(hole).unwrap()));
            for is_forward in [true, false] {
                let (set, rows) = if is_forward {
                    (CompleteSet::reachable(&board, start, 1 << 27), Rows::reachable(&board, start, true))
                } else {
                    (CompleteSet::reaching(&board, &[finish], 1 << 27), Rows::reaching(&board, finish, true))
                };
                let mut set = set.unwrap().with_digests();
                while set.run(1 << 20).is_none() {}
                assert_eq!(Some(swept(&rows.unwrap())), set.levels(), "{name} {is_forward}");
            }
        }
    }
}
