//! Regions that a peg must leave, used for a lower bound on the number of moves.
//!
//! A region is a set of holes such that every line of three holes with its middle in the set also has an end in the
//! set. While a region is full, none of its pegs can be jumped over and no peg can land in it. The first jump that
//! changes the region therefore starts from one of its holes, with a peg that has not moved before. Consequently, each
//! of several disjoint full regions costs at least one move. The idea is Merson's; see chapter 4 of Beasley, "The Ins
//! and Outs of Peg Solitaire" (1985).

use crate::rules::{Board, Hole, Images, Jump, Position};

/// The largest number of holes in a region.
const LARGEST: u32 = 5;

/// Disjoint regions that are full at the start and not full at any finish.
#[derive(Clone)]
pub(super) struct Regions(Vec<Position>);

impl Regions {
    /// Chooses small regions first, so that more of them can be disjoint.
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

    /// Lower bounds on the number of moves still needed to leave the full regions of a position, and on the number of
    /// moves that were needed to leave the other regions. Each bound is the maximum over all images of the position, so
    /// that all images have the same bounds.
    pub fn moves(&self, images: &Images, symmetries: &[usize]) -> [usize; 2] {
        symmetries.iter().fold([0, 0], |[most_to, most_from], &number| {
            let full = self.0.iter().filter(|region| region.is_subset_of(images[number])).count();
            [most_to.max(full), most_from.max(self.0.len() - full)]
        })
    }
}

/// Adds ends of lines, in every possible way, until every line with its middle in the set also has an end in the set.
fn close(board: &Board, set: Position, found: &mut Vec<Position>) {
    let is_open = |line: &&Jump| set.contains(line.over) && !set.contains(line.from) && !set.contains(line.to);
    match board.jumps().iter().find(is_open) {
        None => found.push(set),
        Some(_) if set.count() == LARGEST => {}
        Some(line) => [line.from, line.to].into_iter().for_each(|end: Hole| close(board, set.with(end), found)),
    }
}
