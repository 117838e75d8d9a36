//! Scores positions on the way to a finish, so that a beam can keep the most promising ones.
//!
//! The score is a sum over the pegs, plus a cost for isolated pegs. Lower is better. Each jump changes the sum by a
//! fixed amount, and a few bit shifts find the isolated pegs. The weights were fitted by random hill climbing. With 8
//! positions per level and a single survivor as the aim, beams with these weights solve 15 of the 21 problems on the
//! English board, all 26 on hexagon 37 and 20 of the 21 on the 6x6 square. If only distance and isolated pegs are
//! scored, beams solve 11, 12 and 15 of these problems.

use crate::rules::{Board, Hole, Jump, Position, Random};

/// The cost per unit of squared distance to the finish.
const DISTANCE: i32 = 2;
/// The cost of each line along which a peg cannot be jumped over, compared to a peg in the middle of the board.
const BLOCKED: i32 = 5;
/// The cost of a peg that can never reach the hole of the finish, because jumps preserve the parity of row and column.
const ESTRANGED: i32 = 6;
/// The cost of a peg without a neighbour.
const LONELY: i32 = 14;

/// An exclusive upper bound on the noise that a seed adds to the cost of a peg.
const NOISE: usize = 9;

/// Scores positions on the way to one finish.
pub(crate) struct Score {
    board: Board,
    /// The cost of a peg in each hole.
    pegs: Vec<i32>,
    /// The amount by which each jump of the board changes the sum over the pegs.
    pub changes: Vec<i32>,
}

impl Score {
    /// A score with noise from a seed. Different noise leads to different solutions; seed 0 means no noise.
    pub fn new(board: &Board, finish: Position, seed: u64) -> Self {
        let mut random = Random::new(seed);
        #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "noise is below 9")]
        let mut noise = || if seed == 0 { 0 } else { random.below(NOISE) as i32 };
        let mut pegs: Vec<i32> = board.holes().holes().map(|hole| place(board, finish, hole) + noise()).collect();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            reason = "there are at most 8 directions"
        )]
        let most = board.directions().count() as i32 / 2;
        (board.holes() - finish).holes().for_each(|hole| pegs[hole.index()] += BLOCKED * most);
        // Counts every line once, although it has a jump in each direction.
        let lines = board.jumps().iter().filter(|jump| jump.from < jump.to && !finish.contains(jump.over));
        lines.for_each(|jump| pegs[jump.over.index()] -= BLOCKED);
        let change = |jump: &Jump| pegs[jump.to.index()] - pegs[jump.from.index()] - pegs[jump.over.index()];
        Score { changes: board.jumps().iter().map(change).collect(), pegs, board: board.clone() }
    }

    /// The sum over the pegs of a position.
    pub fn sum(&self, position: Position) -> i32 {
        position.holes().map(|hole| self.pegs[hole.index()]).sum()
    }

    /// The cost of the pegs without a neighbour, which can neither jump nor be jumped over.
    pub fn loneliness(&self, position: Position) -> i32 {
        LONELY * self.board.shifts().lonely(position).count().cast_signed()
    }
}

/// The part of a peg's cost that depends on the peg's place relative to the finish.
fn place(board: &Board, finish: Position, hole: Hole) -> i32 {
    #[allow(clippy::cast_possible_truncation, reason = "a board has at most 64 rows and columns")]
    let squared = |other: Hole| {
        let ((x, y), (other_x, other_y)) = (board.place(hole), board.place(other));
        ((x - other_x).powi(2) + (y - other_y).powi(2)).round() as i32
    };
    let is_kin = |other: Hole| {
        let (one, other) = (board.coordinate(hole), board.coordinate(other));
        (one.row ^ other.row) & 1 == 0 && (one.column ^ other.column) & 1 == 0
    };
    let estranged = !finish.is_empty() && !finish.holes().any(is_kin);
    DISTANCE * finish.holes().map(squared).min().unwrap_or(0) + if estranged { ESTRANGED } else { 0 }
}
