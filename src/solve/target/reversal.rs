//! Duality: playing a jump in the complement takes that jump back, so playing backwards is the same as playing in the
//! complement.
//!
//! If a symmetry exchanges the start and the complement of the only finish, the problem is its own dual: the backward
//! half of a search is an image of the forward half. This saves half the time and memory.

use crate::rules::{Board, Position, Symmetries};

use super::Target;

/// The index of the identity among the symmetries of a board.
const IDENTITY: usize = 0;

pub(crate) struct Reversal {
    board: Board,
    /// The symmetries that preserve both ends.
    symmetries: Symmetries,
    /// The index of the symmetry of the board that exchanges the ends, if there is one.
    pub exchange: Option<usize>,
}

impl Reversal {
    /// The reversal of a target whose symmetries preserve both ends.
    pub fn new(ahead: &Target) -> Self {
        Reversal { board: ahead.board.clone(), symmetries: ahead.symmetries.clone(), exchange: exchange(ahead) }
    }

    /// Returns `true` if the backward search is an image of the forward search.
    pub fn is_self_dual(&self) -> bool {
        self.exchange.is_some()
    }

    /// Converts a position from one direction to the other. The result is canonical, so it is the same for all images
    /// of a position.
    pub fn key(&self, position: Position) -> Position {
        let complement = self.board.complement(position);
        self.symmetries.canonical(match self.exchange {
            None | Some(IDENTITY) => complement,
            Some(symmetry) => self.board.symmetries().images_of(complement)[symmetry],
        })
    }
}

/// The index of a symmetry that maps the start to the complement of the only finish, and that complement to the start.
fn exchange(ahead: &Target) -> Option<usize> {
    let (&[start], &[finish]) = (ahead.starts.as_slice(), ahead.finishes()) else { return None };
    let (other, symmetries) = (ahead.board.complement(finish), ahead.board.symmetries());
    let (starts, others) = (symmetries.images_of(start), symmetries.images_of(other));
    (0..symmetries.count()).find(|&symmetry| starts[symmetry] == other && others[symmetry] == start)
}
