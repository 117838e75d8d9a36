//! The way there and the way back as one: a jump is taken back by playing it in the complement.
//!
//! Where a symmetry takes the start to the complement of the only finish, and that to the start, the whole way back is an image of the
//! way there. What is known of one is known of the other, in half of the time and the memory.

use crate::board::Board;
use crate::position::Position;
use crate::symmetry::Symmetries;

use super::target::Target;

pub(super) struct Reversal {
    board: Board,
    /// Those of the search; or those that exchange the ends, where there are any.
    symmetries: Symmetries,
    is_self_dual: bool,
}

impl Reversal {
    /// Of the way that a target describes, with the symmetries of both ends.
    pub fn new(ahead: &Target) -> Self {
        let exchanging = exchanging_ends(ahead);
        Reversal {
            board: ahead.board().clone(),
            is_self_dual: exchanging.is_some(),
            symmetries: exchanging.unwrap_or_else(|| ahead.symmetries().clone()),
        }
    }

    /// The same, but with a way back of its own.
    #[cfg(test)]
    pub fn of_two_ways(ahead: &Target) -> Self {
        Reversal { board: ahead.board().clone(), is_self_dual: false, symmetries: ahead.symmetries().clone() }
    }

    /// Whether the way back is an image of the way there.
    pub fn is_self_dual(&self) -> bool {
        self.is_self_dual
    }

    /// What stands on one way for a position of the other and its images.
    pub fn key(&self, position: Position) -> Position {
        let complement = self.board.complement(position);
        if self.is_self_dual {
            return self.symmetries.least(&self.symmetries.images_of(complement));
        }
        self.symmetries.canonical(complement)
    }
}

/// The symmetries that exchange the start and the complement of the only finish.
fn exchanging_ends(ahead: &Target) -> Option<Symmetries> {
    let (&[start], &[finish]) = (ahead.starts(), ahead.finishes()) else { return None };
    ahead.board().symmetries().exchanging(start, ahead.board().complement(finish))
}
