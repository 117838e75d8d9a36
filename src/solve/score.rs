//! How promising a position is on the way to a finish: the order in which a beam keeps positions.
//!
//! The score is a sum over pegs, so a jump changes it by a fixed amount, but for the pegs without a
//! neighbour, which are found with a few shifts. Lower is better. The weights were fitted by a random
//! climb: with 8 positions a level and aiming at a single survivor, they solve 15 of the 21 English
//! problems, 26 of 26 of hexagon 37 and 20 of 21 of the 6x6 square; distance and loneliness alone
//! solve 11, 12 and 15.

use crate::board::Board;
use crate::jump::Jump;
use crate::position::{Hole, Position};

/// What the square of the distance to the finish costs.
const DISTANCE: i32 = 2;
/// What each line costs along which a peg cannot be jumped, compared to the holes in the middle.
const BLOCKED: i32 = 5;
/// What a peg costs that can never come to the hole of the finish, for jumps keep rows and columns even or odd.
const ESTRANGED: i32 = 6;
/// What a peg without a neighbour costs.
const LONELY: i32 = 14;

/// The score towards one finish.
pub(super) struct Score {
    /// What a peg costs, per hole.
    pegs: Vec<i32>,
    /// By how much each jump of the board changes the sum over pegs.
    changes: Vec<i32>,
}

impl Score {
    /// With the noise of a seed, different scores lead to different solutions; seed 0 has none.
    pub fn new(board: &Board, finish: Position, noise: impl FnMut() -> i32) -> Self {
        let mut noise = noise;
        let mut pegs: Vec<i32> = board.holes().holes().map(|hole| place(board, finish, hole) + noise()).collect();
        let most = board.directions().count() as i32 / 2;
        (board.holes() - finish).holes().for_each(|hole| pegs[hole.index()] += BLOCKED * most);
        // Every line is there twice, once for each way to jump.
        let lines = board.jumps().iter().filter(|jump| jump.from < jump.to && !finish.contains(jump.over));
        lines.for_each(|jump| pegs[jump.over.index()] -= BLOCKED);
        let change = |jump: &Jump| pegs[jump.to.index()] - pegs[jump.from.index()] - pegs[jump.over.index()];
        Score { changes: board.jumps().iter().map(change).collect(), pegs }
    }

    /// The sum over the pegs of a position.
    pub fn sum(&self, position: Position) -> i32 {
        position.holes().map(|hole| self.pegs[hole.index()]).sum()
    }

    /// By how much the jump with this number changes the sum.
    pub fn change(&self, jump: usize) -> i32 {
        self.changes[jump]
    }
}

/// What the place of a peg costs.
fn place(board: &Board, finish: Position, hole: Hole) -> i32 {
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

/// Finds pegs without a neighbour: those that can neither jump nor be jumped.
pub(super) struct Neighbours {
    /// Holes whose neighbour has a number that is larger by the distance, with the distance.
    shifts: Vec<(u32, Position)>,
}

impl Neighbours {
    pub fn new(board: &Board) -> Self {
        let mut shifts: Vec<(u32, Position)> = Vec::new();
        for jump in board.jumps().iter().filter(|jump| jump.from < jump.over) {
            let pairs = [(jump.from, jump.over), (jump.over, jump.to)];
            for (low, high) in pairs {
                let distance = (high.index() - low.index()) as u32;
                match shifts.iter_mut().find(|(other, _)| *other == distance) {
                    Some((_, holes)) => *holes = holes.with(low),
                    None => shifts.push((distance, Position::of(low))),
                }
            }
        }
        Neighbours { shifts }
    }

    /// What the lonely pegs of a position add to the score.
    pub fn loneliness(&self, position: Position) -> i32 {
        let pegs = position;
        let beside = |sum: Position, &(distance, low): &(u32, Position)| {
            let up = (pegs & low).raised(distance);
            sum | up | (pegs.lowered(distance) & low)
        };
        let company = self.shifts.iter().fold(Position::EMPTY, beside);
        LONELY * (pegs - company).count() as i32
    }
}
