//! Uses linear programs to find pagoda functions for a sequence of positions.

use crate::proof::simplex::LinearProgram;
use crate::rules::{Board, Position};

use super::Pagoda;

/// The largest common denominator that is tried. If the weights have no smaller common denominator, they are multiplied
/// by this one and rounded up.
const MAX_DENOMINATOR: u32 = 240;

/// Differences below this are treated as rounding errors.
const TOLERANCE: f64 = 1e-6;

/// Finds functions under which every finish weighs more than a position. Successive positions in a search are similar,
/// so each program starts from the solution of the previous program.
pub(crate) struct Refuter {
    board: Board,
    finishes: Vec<Position>,
    position: Position,
    pub program: LinearProgram,
    /// The function that refutes the position. `None` until the search ends, or if it ends without finding a function
    /// with small weights.
    pub found: Option<Pagoda>,
}

impl Refuter {
    pub fn new(board: &Board, finishes: &[Position]) -> Self {
        Refuter {
            board: board.clone(),
            finishes: finishes.to_vec(),
            position: Position::EMPTY,
            program: program(board, finishes),
            found: None,
        }
    }

    /// Sets the position to refute.
    pub fn aim(&mut self, position: Position) {
        if self.program.is_worn() {
            *self = Refuter::new(&self.board, &self.finishes);
        }
        let mut coefficients = vec![0.0; self.board.hole_count()];
        position.holes().for_each(|hole| coefficients[hole.index()] = 1.0);
        coefficients.push(1.0);
        self.program.aim(coefficients);
        self.position = position;
    }

    /// Performs one pivot, unless a function has been found; returns `false` once there is nothing more to do.
    pub fn step(&mut self) -> bool {
        self.found = self.rounded();
        self.found.is_none() && self.program.step()
    }

    /// The current weights as integers, if they refute the position.
    fn rounded(&self) -> Option<Pagoda> {
        if self.program.objective() < TOLERANCE {
            return None;
        }
        let mut weights = self.program.values();
        weights.truncate(self.board.hole_count());
        weights.iter_mut().for_each(|weight| *weight = -*weight);
        (1..=MAX_DENOMINATOR)
            .filter_map(|denominator| scale(&weights, denominator))
            .filter_map(|weights| Pagoda::new(&self.board, weights).ok())
            .find(|pagoda| pagoda.refutes(self.position, &self.finishes))
    }
}

/// The linear program. Its variables are the weight of each hole, with the sign reversed, and the weight of the
/// lightest finish. Its objective is the amount by which that finish outweighs the position to refute.
fn program(board: &Board, finishes: &[Position]) -> LinearProgram {
    let lightest = board.hole_count();
    let mut bounds = vec![1.0; lightest];
    // The weight of a hole is at most 1, so no finish weighs more than the number of holes.
    bounds.push(f64::from(board.holes().count()));
    let mut program = LinearProgram::new(&bounds);
    for jump in board.jumps() {
        program.constrain(&[(jump.from.index(), 1.0), (jump.over.index(), 1.0), (jump.to.index(), -1.0)]);
    }
    for finish in finishes {
        let mut factors = vec![(lightest, 1.0)];
        finish.holes().for_each(|hole| factors.push((hole.index(), 1.0)));
        program.constrain(&factors);
    }
    program
}

/// The weights times the denominator, rounded up. `None` if rounding would change a weight and there is a larger
/// denominator to try.
///
/// Rounding up preserves the inequalities: if the sum of two integers is at least `w`, it is also at least `w` rounded
/// up.
#[allow(clippy::cast_possible_truncation, reason = "whatever weights they become, `Pagoda::new` checks them")]
fn scale(weights: &[f64], denominator: u32) -> Option<Vec<i32>> {
    let integer = |weight: &f64| {
        let exact = weight * f64::from(denominator);
        let integer = (exact - TOLERANCE).ceil();
        (denominator == MAX_DENOMINATOR || integer - exact < TOLERANCE).then_some(integer as i32)
    };
    weights.iter().map(integer).collect()
}
