//! A position and how many lines of play lead to it.

use crate::position::Position;
use crate::solve::table::Entry;

/// A position that stands for its images too, and how many lines lead to all of them. The number is split in two, so that it
/// takes 24 bytes and not 32.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Lines {
    key: Position,
    low: u64,
    high: u64,
}

impl Lines {
    pub fn new(key: Position, count: u128) -> Self {
        Lines { key, low: count as u64, high: (count >> u64::BITS) as u64 }
    }

    pub fn count(&self) -> u128 {
        u128::from(self.high) << u64::BITS | u128::from(self.low)
    }
}

impl Entry for Lines {
    const UNUSED: Self = Lines { key: Position::EMPTY, low: 0, high: 0 };

    fn key(&self) -> Position {
        self.key
    }

    fn absorb(&mut self, other: &Self) {
        *self = Lines::new(self.key, self.count() + other.count());
    }
}
