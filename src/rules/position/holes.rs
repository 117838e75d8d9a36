//! Iterates over the holes of a set, and collects holes into sets.

use std::iter::FusedIterator;

use super::{Hole, Position};

/// The holes of a [`Position`] in reading order, created by [`Position::holes`].
///
/// The iterator has an exact size and is double-ended. [`Holes::rest`] returns the remaining holes as a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holes(pub(super) Position);

impl Holes {
    /// The holes that the iterator has not returned yet.
    pub const fn rest(&self) -> Position {
        self.0
    }
}

impl Iterator for Holes {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let first = self.0.first_hole();
        self.0.0 &= self.0.0.wrapping_sub(1);
        first
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<Hole> {
        self.next_back()
    }
}

impl DoubleEndedIterator for Holes {
    fn next_back(&mut self) -> Option<Hole> {
        let last = self.0.last_hole()?;
        self.0 = self.0.without(last);
        Some(last)
    }
}

impl ExactSizeIterator for Holes {
    fn len(&self) -> usize {
        self.0.count() as usize
    }
}

impl FusedIterator for Holes {}

impl IntoIterator for Position {
    type Item = Hole;
    type IntoIter = Holes;

    fn into_iter(self) -> Holes {
        self.holes()
    }
}

impl FromIterator<Hole> for Position {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Position::EMPTY, Position::with)
    }
}

impl Extend<Hole> for Position {
    fn extend<I: IntoIterator<Item = Hole>>(&mut self, holes: I) {
        *self |= holes.into_iter().collect();
    }
}

impl<const N: usize> From<[Hole; N]> for Position {
    fn from(holes: [Hole; N]) -> Self {
        holes.into_iter().collect()
    }
}
