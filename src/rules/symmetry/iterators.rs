//! Iterators over the images of a position, and over the symmetries as permutations of the holes.

use std::iter::{FusedIterator, Take};
use std::{array, slice};

use super::MOST;
use crate::rules::{Hole, Position};

/// The images of a position, one for each symmetry; made by [`Symmetries::images`](super::Symmetries::images).
#[derive(Clone, Debug)]
pub struct SymmetricImages(pub(super) Take<array::IntoIter<Position, MOST>>);

impl Iterator for SymmetricImages {
    type Item = Position;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for SymmetricImages {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back()
    }
}

impl ExactSizeIterator for SymmetricImages {}

impl FusedIterator for SymmetricImages {}

/// The symmetries as permutations, each a slice with the image of each hole; made by
/// [`Symmetries::permutations`](super::Symmetries::permutations).
#[derive(Clone, Debug)]
pub struct Permutations<'a>(pub(super) slice::Iter<'a, Vec<Hole>>);

impl<'a> Iterator for Permutations<'a> {
    type Item = &'a [Hole];

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Vec::as_slice)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for Permutations<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(Vec::as_slice)
    }
}

impl ExactSizeIterator for Permutations<'_> {}

impl FusedIterator for Permutations<'_> {}
