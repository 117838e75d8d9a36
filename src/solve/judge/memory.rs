//! Verdicts on positions, one for all images of a position.

use crate::rules::{Position, Symmetries};
use crate::solve::{Meter, Refuted as BoundedSet};

use super::judgement::Verdict;

/// Two sets, which forget some positions when they are full.
pub(super) struct Memory {
    /// The symmetries that keep the finish.
    symmetries: Symmetries,
    winnable: BoundedSet,
    lost: BoundedSet,
}

impl Memory {
    /// A memory of at most this many bytes, and some kilobytes more.
    pub fn new(symmetries: Symmetries, bytes: usize) -> Self {
        let entries = 1 << (bytes / size_of::<Position>() / 2).max(1).ilog2();
        Memory { symmetries, winnable: BoundedSet::new(entries), lost: BoundedSet::new(entries) }
    }

    /// The memory of both sets, in bytes.
    pub fn bytes(&self) -> usize {
        self.winnable.bytes() + self.lost.bytes()
    }

    /// Makes room while the meter allows; returns `true` when there is enough.
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        self.winnable.settle(meter) && self.lost.settle(meter)
    }

    /// The position that stands for all images of this one.
    pub fn key(&self, position: Position) -> Position {
        self.symmetries.canonical(position)
    }

    /// The verdict on a position that is not empty.
    pub fn verdict(&self, position: Position) -> Verdict {
        let key = self.key(position);
        match () {
            () if self.winnable.contains(key) => Verdict::Winnable,
            () if self.lost.contains(key) => Verdict::Lost,
            () => Verdict::Unknown,
        }
    }

    /// Remembers the verdict on a position.
    pub fn insert(&mut self, position: Position, verdict: Verdict) {
        let key = self.key(position);
        match verdict {
            Verdict::Winnable => self.winnable.insert(key),
            Verdict::Lost => self.lost.insert(key),
            Verdict::Unknown => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn it_takes_no_more_than_it_may_however_much_it_is_told() {
        let board: Board = "english".parse().unwrap();
        let position = |number: u64| Position::from_bits((number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 31).into());
        for bytes in [1 << 12, 1 << 16] {
            let mut memory = Memory::new(board.symmetries().clone(), bytes);
            let empty = memory.bytes();
            (1..50_000).for_each(|number| memory.insert(position(number), Verdict::Winnable));
            let half = memory.bytes();
            (50_000..99_000).for_each(|number| memory.insert(position(number), Verdict::Lost));
            assert!(empty < half && half < memory.bytes(), "{empty}, {half}, {}", memory.bytes());
            assert_eq!(memory.bytes(), bytes);
            assert_eq!(memory.verdict(position(49_999)), Verdict::Winnable);
            assert_eq!(memory.verdict(position(98_999)), Verdict::Lost);
        }
    }
}
