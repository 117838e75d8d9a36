//! What stands for a position where memory is short: as few bits as tell it from others.

use std::ops::BitXor;

use super::Position;

/// A set of holes that are numbered anew, as many as fit.
pub(crate) trait Key: Copy + Ord + BitXor<Output = Self> {
    /// How many holes there can be.
    const CAPACITY: usize;

    /// No hole at all.
    const EMPTY: Self;

    /// The holes of a set that there can be here.
    fn of(position: Position) -> Self;

    /// The set.
    fn position(self) -> Position;
}

impl Key for Position {
    const CAPACITY: usize = Position::CAPACITY;
    const EMPTY: Self = Position::EMPTY;

    fn of(position: Position) -> Self {
        position
    }

    fn position(self) -> Position {
        self
    }
}

/// A set of the first 32 holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ShortKey(u32);

impl ShortKey {
    /// The set whose holes are the ones in binary.
    pub const fn from_bits(bits: u32) -> Self {
        ShortKey(bits)
    }

    /// The set as a number.
    pub const fn to_bits(self) -> u32 {
        self.0
    }
}

impl BitXor for ShortKey {
    type Output = ShortKey;

    fn bitxor(self, other: ShortKey) -> ShortKey {
        ShortKey(self.0 ^ other.0)
    }
}

impl Key for ShortKey {
    const CAPACITY: usize = u32::BITS as usize;
    const EMPTY: Self = ShortKey(0);

    fn of(position: Position) -> Self {
        ShortKey(position.0 as u32)
    }

    fn position(self) -> Position {
        Position(self.0.into())
    }
}
