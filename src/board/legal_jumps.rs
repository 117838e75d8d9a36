//! An iterator over the jumps that can be played.

use std::iter::FusedIterator;
use std::slice;

use crate::jump::Jump;
use crate::position::Position;

/// The legal jumps of a position, made by [`Board::legal_jumps`](super::Board::legal_jumps).
#[derive(Clone, Debug)]
pub struct LegalJumps<'a> {
    /// The jumps of the board that are still to be tried.
    jumps: slice::Iter<'a, Jump>,
    position: Position,
}

impl<'a> LegalJumps<'a> {
    pub(super) fn new(jumps: &'a [Jump], position: Position) -> Self {
        LegalJumps { jumps: jumps.iter(), position }
    }
}

impl Iterator for LegalJumps<'_> {
    type Item = Jump;

    // The searches do not use it, and inlined copies would make the wasm larger.
    #[inline(never)]
    fn next(&mut self) -> Option<Jump> {
        self.jumps.find(|jump| jump.is_legal_in(self.position)).copied()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.jumps.len()))
    }

    fn fold<B, F: FnMut(B, Jump) -> B>(self, start: B, add: F) -> B {
        self.jumps.copied().filter(|jump| jump.is_legal_in(self.position)).fold(start, add)
    }
}

impl DoubleEndedIterator for LegalJumps<'_> {
    fn next_back(&mut self) -> Option<Jump> {
        self.jumps.rfind(|jump| jump.is_legal_in(self.position)).copied()
    }
}

impl FusedIterator for LegalJumps<'_> {}
