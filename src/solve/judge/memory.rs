//! Stores verdicts on positions. All images of a position share one verdict.

use crate::rules::{Position, Symmetries};
use crate::solve::{Meter, Refuted as BoundedSet};

use super::judgement::Verdict;

/// The sets of winnable and lost positions. When a set is full, some of its positions are dropped.
pub(super) struct Memory {
    /// The symmetries that preserve the finish.
    symmetries: Symmetries,
    winnable: BoundedSet,
    lost: BoundedSet,
}

impl Memory {
    /// Creates a memory of at most `bytes` bytes, plus a few kilobytes.
    pub fn new(symmetries: Symmetries, bytes: usize) -> Self {
        let entries = 1 << (bytes / size_of::<Position>() / 2).max(1).ilog2();
        Memory { symmetries, winnable: BoundedSet::new(entries), lost: BoundedSet::new(entries) }
    }

    /// The memory that both sets use, in bytes.
    pub fn bytes(&self) -> usize {
        self.winnable.bytes() + self.lost.bytes()
    }

    /// Makes room within the meter's budget; returns `true` when there is enough.
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        self.winnable.settle(meter) && self.lost.settle(meter)
    }

    /// The canonical image of a position.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger.
    fn key(&self, position: Position) -> Position {
        self.symmetries.canonical(position)
    }

    /// The verdict on a position, which must not be empty.
    pub fn verdict(&self, position: Position) -> Verdict {
        let key = self.key(position);
        match () {
            () if self.winnable.contains(key) => Verdict::Winnable,
            () if self.lost.contains(key) => Verdict::Lost,
            () => Verdict::Unknown,
        }
    }

    /// Remembers the verdict on a position.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn insert(&mut self, position: Position, verdict: Verdict) {
        let key = self.key(position);
        match verdict {
            Verdict::Winnable => self.winnable.insert(key),
            Verdict::Lost => self.lost.insert(key),
            Verdict::Unknown => {}
        }
    }
}
