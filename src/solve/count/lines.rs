//! A position and how many lines of play lead to it.

use crate::position::Position;
use crate::solve::table::Entry;

/// A position that stands for its images too, and one digit of the number of lines that lead to all of them.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Lines {
    key: Position,
    count: u64,
}

impl Lines {
    pub fn new(key: Position, count: u64) -> Self {
        Lines { key, count }
    }

    pub fn count(&self) -> u64 {
        self.count
    }
}

impl Entry for Lines {
    const UNUSED: Self = Lines { key: Position::EMPTY, count: 0 };

    fn key(&self) -> Position {
        self.key
    }

    fn absorb(&mut self, other: &Self) {
        self.count += other.count;
    }
}
