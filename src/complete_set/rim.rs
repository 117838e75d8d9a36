//! The rim of a board: holes that a sweep over all positions may leave out of its order.

use crate::board::Board;
use crate::jump::Jump;
use crate::position::{Hole, Position};

/// The holes of a board in three parts, rim, heavy and light, such that every jump that changes more than the rim makes
/// the rest lighter. A peg weighs nothing on the rim, 3 in a heavy hole and 2 in a light one.
///
/// - A hole of the rim is jumped over only along the rim.
/// - A jump from the rim that leaves it goes over a heavy hole into a light one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rim {
    pub rim: Position,
    pub heavy: Position,
}

impl Rim {
    /// A rim that no hole can be added to such that `is_accepted` still accepts it.
    pub fn of(board: &Board, is_accepted: impl Fn(Position) -> bool) -> Self {
        let jumped_over: Position = board.jumps().iter().map(|jump| jump.over).collect();
        let candidates: Vec<Hole> = (board.holes() - jumped_over).holes().chain(jumped_over.holes()).collect();
        let mut best = Rim { rim: Position::EMPTY, heavy: Position::EMPTY };
        loop {
            let open = candidates.iter().filter(|&&hole| !best.rim.contains(hole));
            let larger = open.map(|&hole| best.rim.with(hole)).filter(|&rim| is_accepted(rim));
            match larger.into_iter().find_map(|rim| Rim::with(board, rim)) {
                Some(larger) => best = larger,
                None => return best,
            }
        }
    }

    /// The parts of a board with this rim, if there are such parts.
    fn with(board: &Board, rim: Position) -> Option<Self> {
        let (mut heavy, mut light) = (Position::EMPTY, Position::EMPTY);
        for &Jump { from, over, to } in board.jumps() {
            match [from, over, to].map(|hole| rim.contains(hole)) {
                [true, false, false] => (heavy, light) = (heavy.with(over), light.with(to)),
                [from, true, to] if !(from && to) => return None,
                _ => {}
            }
        }
        heavy.is_disjoint_from(light).then_some(Rim { rim, heavy })
    }
}
