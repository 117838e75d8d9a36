//! Pagoda functions: weights for the holes of a board such that no jump raises the total weight of the pegs.
//!
//! Give every hole a weight such that `w(from) + w(over) >= w(to)` for every jump. The total weight of the pegs then
//! never increases, and a finish that weighs more than the current position is out of reach. The name is J. Conway's;
//! see E. Berlekamp, J. Conway, R. Guy, "Winning Ways", volume 4, chapter 23. A linear program finds the weights; see
//! M. Kiyomi, T. Matsui, "Integer programming based algorithms for peg solitaire problems" (2000).

mod refuter;
#[cfg(test)]
mod tests;

use crate::error::error;
use crate::rules::{Board, Jump, Position};

pub(crate) use refuter::Refuter;

/// Integer weights, one for each hole of a board, such that no jump raises the total weight of the pegs.
///
/// ```
/// use peg_solitaire::proof::Pagoda;
/// use peg_solitaire::Board;
///
/// let board: Board = "ooooo".parse()?;
/// let start = board.parse_position("xxooo")?;
/// let [near, far] = [board.parse_position("ooxoo")?, board.parse_position("oooox")?];
/// assert_eq!(Pagoda::refuting(&board, start, &[near]), None);
/// let pagoda = Pagoda::refuting(&board, start, &[far]).unwrap();
/// assert!(pagoda.total(far) > pagoda.total(start));
///
/// // Anyone can check the weights: a jump must not gain.
/// assert!(Pagoda::new(&board, pagoda.weights().to_vec()).is_ok());
/// assert!(Pagoda::new(&board, vec![0, 0, 1, 0, 0]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pagoda {
    weights: Vec<i32>,
}

impl Pagoda {
    /// Checks the inequality of every jump.
    ///
    /// # Errors
    /// [`PagodaError`] if the number of weights differs from the number of holes, or if a jump would raise the total.
    pub fn new(board: &Board, weights: Vec<i32>) -> Result<Self, PagodaError> {
        let pagoda = Pagoda { weights };
        pagoda.check(board).map(|()| pagoda)
    }

    /// Returns an error if this is not a pagoda function of the board.
    fn check(&self, board: &Board) -> Result<(), PagodaError> {
        let (expected, found) = (board.hole_count(), self.weights.len());
        if found != expected {
            return Err(PagodaError::WeightCount { expected, found });
        }
        let raising = board.jumps().iter().find(|&&jump| self.cost(jump) < 0);
        raising.map_or(Ok(()), |&by| Err(PagodaError::Raised { by }))
    }

    /// A function that proves that no line of play leads from `start` to any of `finishes`: each finish weighs more
    /// than the start. `None` if no such function exists, or none with a small denominator.
    ///
    /// Solves a linear program, which takes 0.1 to 1 millisecond, and checks the answer with exact integer arithmetic.
    ///
    /// # Panics
    /// Panics if one of the positions has a peg outside the board.
    pub fn refuting(board: &Board, start: Position, finishes: &[Position]) -> Option<Self> {
        let mut refuter = Refuter::new(board, finishes);
        refuter.aim(start);
        while refuter.step() {}
        refuter.found
    }

    /// The weight of each hole, in the order of the holes.
    pub fn weights(&self) -> &[i32] {
        &self.weights
    }

    /// The total weight of the pegs.
    ///
    /// # Panics
    /// Panics if there is a peg in a hole that has no weight.
    pub fn total(&self, position: Position) -> i64 {
        position.holes().map(|hole| i64::from(self.weights[hole.index()])).sum()
    }

    /// Returns `true` if every finish weighs more than the position. No line of play then leads from the position to a
    /// finish.
    fn refutes(&self, position: Position, finishes: &[Position]) -> bool {
        let total = self.total(position);
        finishes.iter().all(|&finish| self.total(finish) > total)
    }

    /// The amount by which a jump lowers the total. It is never negative for a jump of the function's board.
    ///
    /// # Panics
    /// Panics if one of the holes has no weight.
    pub fn cost(&self, jump: Jump) -> i64 {
        let weight = |hole: crate::Hole| i64::from(self.weights[hole.index()]);
        weight(jump.from) + weight(jump.over) - weight(jump.to)
    }

    /// The same function on the image of the board under a symmetry.
    #[must_use]
    pub(crate) fn permuted(&self, permutation: &[crate::Hole]) -> Self {
        Pagoda { weights: permutation.iter().map(|hole| self.weights[hole.index()]).collect() }
    }
}

/// The reason why weights are not a pagoda function of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PagodaError {
    /// The number of weights differs from the number of holes.
    WeightCount {
        /// The number of holes on the board.
        expected: usize,
        /// The number of weights.
        found: usize,
    },
    /// A jump raises the total.
    Raised {
        /// The first jump of the board that raises the total.
        by: Jump,
    },
}

error!(PagodaError {
    PagodaError::Raised { by: Jump { from, over, to } } =>
        "the jump from hole {} over {} to {} raises the total weight", from.index(), over.index(), to.index();
    PagodaError::WeightCount { expected, found } =>
        "there must be {expected} weights, one for each hole, not {found}";
});
