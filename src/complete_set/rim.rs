//! The rim of a board: holes that a sweep over all positions may leave out of its order.

use crate::rules::{Board, Hole, Jump, Position};

/// The holes of a board in three parts, rim, heavy and light, such that every jump that changes more than the rim makes
/// the rest lighter. A peg weighs nothing on the rim, 3 in a heavy hole and 2 in a light one.
///
/// - A hole of the rim is jumped over only along the rim.
/// - A jump from the rim that leaves it goes over a heavy hole into a light one.
#[derive(Clone, Copy, Default)]
pub(super) struct Rim {
    pub rim: Position,
    pub heavy: Position,
}

impl Rim {
    /// A rim with these holes that no hole can be added to such that `is_accepted` still accepts it.
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

    /// The parts of a board with this closed rim, if there are such parts.
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

/// The holes with all those from which and into which jumps lead over one of them.
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
