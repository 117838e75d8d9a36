//! An iterator over the jumps that can be played.

use std::iter::FusedIterator;

use crate::rules::{Hole, Jump, Position, Shifts};

/// The largest number of jumps from a hole.
const DIRECTIONS: usize = 8;

/// The legal jumps of a position, created by [`Board::legal_jumps`](super::Board::legal_jumps).
#[derive(Clone, Debug)]
pub struct LegalJumps<'a> {
    jumps: &'a [Jump],
    /// The remaining jumps. Hole `n` in set `m` represents the jump with index `m * CAPACITY + n`.
    numbers: [Position; DIRECTIONS],
    count: usize,
}

impl<'a> LegalJumps<'a> {
    // Inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(super) fn new(jumps: &'a [Jump], shifts: &Shifts, position: Position) -> Self {
        let mut legal = LegalJumps { jumps, numbers: [Position::EMPTY; DIRECTIONS], count: 0 };
        for number in shifts.legal_jumps(position) {
            let set = &mut legal.numbers[number / Position::CAPACITY];
            *set = set.with(Hole::new(number % Position::CAPACITY));
            legal.count += 1;
        }
        legal
    }

    /// Removes a hole from a set, and returns the jump that the hole represents.
    fn take(&mut self, set: usize, hole: Hole) -> Jump {
        self.numbers[set] = self.numbers[set].without(hole);
        self.count -= 1;
        self.jumps[set * Position::CAPACITY + hole.index()]
    }
}

impl Iterator for LegalJumps<'_> {
    type Item = Jump;

    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn next(&mut self) -> Option<Jump> {
        if self.count == 0 {
            return None;
        }
        let set = self.numbers.iter().position(|set| !set.is_empty())?;
        self.numbers[set].first_hole().map(|hole| self.take(set, hole))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count, Some(self.count))
    }

    fn count(self) -> usize {
        self.count
    }
}

impl DoubleEndedIterator for LegalJumps<'_> {
    fn next_back(&mut self) -> Option<Jump> {
        let set = self.numbers.iter().rposition(|set| !set.is_empty())?;
        self.numbers[set].last_hole().map(|hole| self.take(set, hole))
    }
}

impl ExactSizeIterator for LegalJumps<'_> {}

impl FusedIterator for LegalJumps<'_> {}
