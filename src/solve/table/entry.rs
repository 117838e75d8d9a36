//! The entries of hash tables.

use crate::rules::Position;

/// An entry of a table: a position, and a value. The default value marks an unused place.
pub(in crate::solve) trait Entry: Copy + Default {
    /// The format of an entry, the same for all entries of a table.
    type Layout: Copy;

    /// Returns `true` if this place is unused.
    fn is_unused(&self) -> bool;

    /// Returns `true` if both entries are for the same position.
    fn is_same(&self, other: &Self, layout: Self::Layout) -> bool;

    /// A hash whose upper bits differ for most positions.
    fn hash(&self, layout: Self::Layout) -> u32;

    /// The value that the table returns when it adds an entry for a new position.
    fn news(self) -> Option<Self> {
        None
    }

    /// Merges another entry for the same position; returns the value that the table then returns.
    fn absorb(&mut self, _other: &Self, _layout: Self::Layout) -> Option<Self> {
        None
    }
}

/// A position without a value.
impl Entry for Position {
    type Layout = ();

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

/// A position, and a value that never changes.
#[derive(Clone, Copy, Default)]
pub(in crate::solve) struct Valued<V> {
    pub position: Position,
    pub value: V,
}

impl<V: Copy + Default> Entry for Valued<V> {
    type Layout = ();

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
