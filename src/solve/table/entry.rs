//! The entries of hash tables.

use crate::rules::Position;

/// An entry of a table: a position, and the knowledge about it.
pub(crate) trait Entry: Copy {
    /// The format of an entry, the same for all entries of a table.
    type Layout: Copy;

    /// An unused place of the table.
    const UNUSED: Self;

    /// Returns `true` if this place is unused.
    fn is_unused(&self) -> bool;

    /// Returns `true` if both are of the same position.
    fn is_same(&self, other: &Self, layout: Self::Layout) -> bool;

    /// A number whose upper bits differ for most positions.
    fn hash(&self, layout: Self::Layout) -> u32;

    /// The answer of a table to an entry whose position is new.
    fn news(self) -> Option<Self> {
        None
    }

    /// Adds the knowledge of another entry about the same position; returns the answer of the table.
    fn absorb(&mut self, _other: &Self, _layout: Self::Layout) -> Option<Self> {
        None
    }
}

/// The presence of a position, without other knowledge.
impl Entry for Position {
    type Layout = ();
    const UNUSED: Self = Position::EMPTY;

    fn is_unused(&self) -> bool {
        self.is_empty()
    }

    fn is_same(&self, other: &Self, (): ()) -> bool {
        self == other
    }

    fn hash(&self, (): ()) -> u32 {
        (Position::hash(*self, 0x9E37_79B9_7F4A_7C15) >> 32) as u32
    }

    fn news(self) -> Option<Self> {
        Some(self)
    }
}

/// A position and a value, which stays as it was added.
#[derive(Clone, Copy)]
pub(crate) struct Valued<V> {
    pub position: Position,
    pub value: V,
}

/// A value that a table keeps.
pub(crate) trait Value: Copy {
    /// The value of positions that are not in the table.
    const NONE: Self;
}

impl<V: Value> Entry for Valued<V> {
    type Layout = ();
    const UNUSED: Self = Valued { position: Position::EMPTY, value: V::NONE };

    fn is_unused(&self) -> bool {
        self.position.is_empty()
    }

    fn is_same(&self, other: &Self, (): ()) -> bool {
        self.position == other.position
    }

    fn hash(&self, (): ()) -> u32 {
        Entry::hash(&self.position, ())
    }
}
