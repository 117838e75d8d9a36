//! A lower bound on the number of moves: regions that a peg must leave.
//!
//! Take a set of holes such that every line of three with its middle in the set has an end in it. While all of them
//! hold pegs, no peg of the set can be jumped over and none can land in it. The first jump that changes the set starts
//! from one of its holes, with a peg that has not moved before. So every disjoint full region costs a move. R. Merson;
//! J. Beasley, "The Ins and Outs of Peg Solitaire" (1985), chapter 4.

use crate::rules::{Board, Hole, Images, Jump, Position};

/// The largest number of holes of the regions that are found.
const LARGEST: u32 = 5;

/// Disjoint regions that are full at the start and must not be full at a finish.
#[derive(Clone)]
pub(super) struct Regions(Vec<Position>);

impl Regions {
    /// Small regions come first, so that more of them are disjoint.
    pub fn new(board: &Board, start: Position, finishes: &[Position]) -> Self {
        let mut found = Vec::new();
        board.holes().holes().for_each(|hole| close(board, Position::of(hole), &mut found));
        let (mut chosen, mut free) = (Vec::new(), start);
        for count in 1..=LARGEST {
            for &region in &found {
                let stays = finishes.iter().any(|&finish| region.is_subset_of(finish));
                if region.count() == count && region.is_subset_of(free) && !stays {
                    chosen.push(region);
                    free -= region;
                }
            }
        }
        Regions(chosen)
    }

    /// The least number of moves that leave the full regions of a position, and of moves that have left the others. It
    /// is the largest for any image of the position, so that all images have the same bound.
    pub fn moves(&self, images: &Images, symmetries: &[usize]) -> [usize; 2] {
        symmetries.iter().fold([0, 0], |[most_to, most_from], &number| {
            let full = self.0.iter().filter(|region| region.is_subset_of(images[number])).count();
            [most_to.max(full), most_from.max(self.0.len() - full)]
        })
    }
}

/// Adds ends of lines, in every possible way, until every line with its middle in the set has an end in it.
fn close(board: &Board, set: Position, found: &mut Vec<Position>) {
    let is_open = |line: &&Jump| set.contains(line.over) && !set.contains(line.from) && !set.contains(line.to);
    match board.jumps().iter().find(is_open) {
        None => found.push(set),
        Some(_) if set.count() == LARGEST => {}
        Some(line) => [line.from, line.to].into_iter().for_each(|end: Hole| close(board, set.with(end), found)),
    }
}
