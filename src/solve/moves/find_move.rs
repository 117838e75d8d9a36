//! Finds the jumps of a move from the positions before and after it.

use crate::rules::{Board, Jump, Position};
use crate::solve::PositionSet;

/// The jumps of a move between two positions; `None` if there is no such move.
pub(in crate::solve) fn move_between(board: &Board, from: Position, to: Position) -> Option<Vec<Jump>> {
    if (to - from).count() > 1 {
        return None;
    }
    let is_of_use = |jump: &Jump| jump.is_legal_in(from) && !to.contains(jump.over);
    board.jumps().iter().copied().filter(is_of_use).find_map(|first| {
        let mut jumps = vec![first];
        leads_to(to, board, first.play_unchecked(from), &mut jumps, &mut PositionSet::new()).then_some(jumps)
    })
}

/// Returns `true` if a move can be continued until it reaches `to`; if so, adds the remaining jumps. Only pegs that are
/// missing in `to` can be jumped over, so there are few continuations to try.
fn leads_to(to: Position, board: &Board, position: Position, jumps: &mut Vec<Jump>, tried: &mut PositionSet) -> bool {
    if position == to {
        return true;
    }
    let last = jumps[jumps.len() - 1];
    let is_of_use = |jump: &Jump| jump.from == last.to && jump.is_legal_in(position) && !to.contains(jump.over);
    tried.insert(position)
        && board.jumps().iter().copied().filter(is_of_use).any(|next| {
            jumps.push(next);
            let is_there = leads_to(to, board, next.play_unchecked(position), jumps, tried);
            if !is_there {
                jumps.pop();
            }
            is_there
        })
}
