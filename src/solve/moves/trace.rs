//! Reconstructs the line through a position where both ends have met.

use crate::rules::{Jump, Position};
use crate::solve::Target;

use super::{find_move::move_between, generator::MoveGenerator, side::Side, walk::Walk};

/// The jumps of a line through a position, given the number of moves from the start to this position and the number of
/// moves from there to a finish. Moves are taken back from this position towards each end; every move taken back leads
/// to a position one move closer to that end. `None` if there are too many moves to try.
pub(super) fn line_through(
    met: Position,
    [before_it, after_it]: [u8; 2],
    ahead: &Side,
    back: &Side,
) -> Option<Vec<Jump>> {
    let mut keys = vec![met];
    for (moves, side, undo) in [(before_it, ahead, &back.generator), (after_it, back, &ahead.generator)] {
        keys.reverse();
        for moves in (0..moves).rev() {
            keys.push(before(*keys.last()?, moves, side, undo)?);
        }
    }
    follow(&keys, &ahead.generator.target)
}

/// The jumps of a line from the start through images of the positions in `keys`.
fn follow(keys: &[Position], target: &Target) -> Option<Vec<Jump>> {
    let mut position = target.starts[0];
    let mut line = Vec::new();
    for &key in &keys[1..] {
        let mut images = target.symmetries.images(key);
        let jumps = images.find_map(|image| move_between(&target.board, position, image))?;
        position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
        line.extend(jumps);
    }
    Some(line)
}

/// The position before `key` on a line from one end of the problem, `moves` moves away from that end; `None` if there
/// are too many moves to try.
fn before(key: Position, moves: u8, side: &Side, undo: &MoveGenerator) -> Option<Position> {
    let mut walk = Walk::ended(undo);
    walk.begin(undo.landing(key), undo);
    while let Some(landing) = walk.next(undo) {
        let key = undo.key(landing);
        if side.get(key).is_some_and(|reached| reached.moves == moves) {
            return Some(key);
        }
    }
    None
}
