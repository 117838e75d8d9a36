//! Iterators over the images of a position, and over the symmetries as permutations of the holes.

use std::iter::{FusedIterator, Take};
use std::{array, convert, slice};

use super::MOST_SYMMETRIES;
use crate::rules::{Hole, Position};

/// The images of a position, one for each symmetry; created by [`Symmetries::images`](super::Symmetries::images).
#[derive(Clone, Debug)]
pub struct SymmetricImages(pub(super) Take<array::IntoIter<Position, MOST_SYMMETRIES>>);

/// The symmetries as permutations, each a slice that contains the image of each hole; created by
/// [`Symmetries::permutations`](super::Symmetries::permutations).
#[derive(Clone, Debug)]
pub struct Permutations<'a>(pub(super) slice::Iter<'a, Vec<Hole>>);

/// Implements an iterator that wraps the iterator in the type's field and converts its items.
macro_rules! iterator {
    ([$($life:lifetime)?] $type:ty, $short:ty => $item:ty, $turned:expr) => {
        impl<$($life)?> Iterator for $type {
            type Item = $item;

            fn next(&mut self) -> Option<Self::Item> {
                self.0.next().map($turned)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }

        impl DoubleEndedIterator for $short {
            fn next_back(&mut self) -> Option<Self::Item> {
                self.0.next_back().map($turned)
            }
        }

        impl ExactSizeIterator for $short {}

        impl FusedIterator for $short {}
    };
}

iterator!([] SymmetricImages, SymmetricImages => Position, convert::identity);
iterator!(['a] Permutations<'a>, Permutations<'_> => &'a [Hole], Vec::as_slice);
