//! Finding the jumps of a move again from where it ends.

use crate::board::Board;
use crate::jump::Jump;
use crate::position::Position;

use super::generator::MOST_LANDINGS;

/// The jumps of a move from a position whose result is wanted; the shortest such move. `None` where there is none, or
/// there are too many to try.
pub(in crate::solve) fn move_to(
    board: &Board,
    from: Position,
    is_wanted: impl Fn(Position) -> bool,
) -> Option<Vec<Jump>> {
    let mut moves: Vec<(Vec<Jump>, Position)> = vec![(Vec::new(), from)];
    let mut next = 0;
    while next < moves.len().min(MOST_LANDINGS) {
        let (jumps, position) = moves[next].clone();
        if next > 0 && is_wanted(position) {
            return Some(jumps);
        }
        let goes_on = |jump: &Jump| jumps.last().is_none_or(|last| last.to == jump.from);
        let longer = |jump: Jump| ([&jumps[..], &[jump]].concat(), jump.play_unchecked(position));
        moves.extend(board.legal_jumps(position).filter(goes_on).map(longer));
        next += 1;
    }
    None
}
