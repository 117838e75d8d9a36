//! The rim of a board: holes that do not affect the order in which a sweep visits all positions.

use crate::rules::{Board, Hole, Jump, Position};

/// A division of a board's holes into rim, heavy holes and light holes. Every jump that changes a hole outside the rim
/// reduces the total weight of the pegs. A peg weighs 3 in a heavy hole, 2 in a light one, and nothing on the rim.
///
/// - Pegs on the rim are jumped over only along the rim.
/// - A jump that leaves the rim goes over a heavy hole into a light one.
#[derive(Clone, Copy, Default)]
pub(super) struct Rim {
    pub rim: Position,
    pub heavy: Position,
}

impl Rim {
    /// A maximal rim that contains these holes. If any other hole were added, `is_accepted` would reject the rim.
    pub fn around(board: &Board, holes: Position, is_accepted: impl Fn(Rim) -> bool) -> Option<Self> {
        let with = |holes| Rim::with(board, closed(board, holes)).filter(|&rim| is_accepted(rim));
        let jumped_over: Position = board.jumps().iter().map(|jump| jump.over).collect();
        let candidates: Vec<Hole> = (board.holes() - jumped_over).holes().chain(jumped_over.holes()).collect();
        let mut best = with(holes)?;
        loop {
            let mut open = candidates.iter().filter(|&&hole| !best.rim.contains(hole));
            match open.find_map(|&hole| with(best.rim.with(hole))) {
                Some(larger) => best = larger,
                None => return Some(best),
            }
        }
    }

    /// The division of a board that has this closed rim, if such a division exists.
    fn with(board: &Board, rim: Position) -> Option<Self> {
        let (mut heavy, mut light) = (Position::EMPTY, Position::EMPTY);
        for &Jump { from, over, to } in board.jumps() {
            if rim.contains(from) && !rim.contains(over) && !rim.contains(to) {
                (heavy, light) = (heavy.with(over), light.with(to));
            }
        }
        heavy.is_disjoint_from(light).then_some(Rim { rim, heavy })
    }
}

/// Adds both ends of every jump over one of the holes, and repeats this until there are no more holes to add.
fn closed(board: &Board, mut holes: Position) -> Position {
    loop {
        let over = board.jumps().iter().filter(|jump| holes.contains(jump.over));
        let larger = over.fold(holes, |holes, jump| holes | jump.mask());
        if larger == holes {
            return holes;
        }
        holes = larger;
    }
}
