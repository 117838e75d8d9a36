//! A lower bound on the number of moves: regions that a peg must leave.
//!
//! Take a set of holes such that every line of three with its middle in the set has an end in it. While all of them
//! hold pegs, no peg can be jumped there and none can land. The first jump that changes the set leaves from one of its
//! holes, with a peg that has not moved before. So disjoint full regions cost a move each. R. Merson; J. Beasley, "The
//! Ins and Outs of Peg Solitaire" (1985), chapter 4.

use crate::rules::{Board, Hole, Jump, Position};

/// The most holes of a region that is searched for. On the English board, regions have 1, 3 and 4 holes.
const LARGEST: usize = 5;
/// The most ways to choose disjoint regions that are compared at each position.
const CHOICES: usize = 4;
/// The most steps of the search for such choices.
const STEPS: usize = 20_000;

/// The regions that are full at the start and are not to be full at the finish.
#[derive(Clone)]
pub(super) struct Regions {
    all: Vec<Position>,
    /// Sets of disjoint regions, the largest first.
    choices: Vec<RegionSet>,
}

/// A set of regions, by number.
type RegionSet = u64;

impl Regions {
    pub fn new(board: &Board, start: Position, finishes: &[Position]) -> Self {
        let mut all = minimal_regions(board);
        let stays = |region: Position| finishes.iter().any(|&finish| region.is_subset_of(finish));
        all.retain(|&region| region.is_subset_of(start) && !stays(region));
        all.truncate(RegionSet::BITS as usize);
        let mut choices = Packing::default();
        choices.extend(&all, 0, 0, Position::EMPTY);
        Regions { choices: choices.largest, all }
    }

    /// The least number of moves that leave the full regions of a position, and of moves that have left the others.
    pub fn moves(&self, position: Position) -> [usize; 2] {
        let is_full = |(number, region): (usize, &Position)| RegionSet::from(region.is_subset_of(position)) << number;
        let full = self.all.iter().enumerate().map(is_full).sum::<RegionSet>();
        [full, !full].map(|set| {
            let moves = self.choices.iter().map(|choice| (choice & set).count_ones() as usize);
            moves.max().unwrap_or(0)
        })
    }
}

/// The regions that contain no other region, small ones first.
fn minimal_regions(board: &Board) -> Vec<Position> {
    let mut found = Vec::new();
    board.holes().holes().for_each(|hole| close(board, Position::of(hole), &mut found));
    let mut minimal: Vec<Position> = Vec::new();
    for size in 1..=LARGEST as u32 {
        for &region in found.iter().filter(|region: &&Position| region.count() == size) {
            if !minimal.iter().any(|smaller| smaller.is_subset_of(region)) {
                minimal.push(region);
            }
        }
    }
    minimal
}

/// Adds ends of lines, in every way, until every line with its middle in the set has an end in it.
fn close(board: &Board, set: Position, found: &mut Vec<Position>) {
    let is_open = |line: &&Jump| set.contains(line.over) && !set.contains(line.from) && !set.contains(line.to);
    match board.jumps().iter().find(is_open) {
        None => found.push(set),
        Some(_) if set.count() as usize == LARGEST => {}
        Some(line) => [line.from, line.to].into_iter().for_each(|end: Hole| close(board, set.with(end), found)),
    }
}

/// Some of the largest sets of disjoint regions.
#[derive(Default)]
struct Packing {
    steps: usize,
    largest: Vec<RegionSet>,
}

impl Packing {
    /// Adds regions from the number `next` on to those chosen.
    fn extend(&mut self, regions: &[Position], next: usize, chosen: RegionSet, taken: Position) {
        if self.steps == STEPS {
            return;
        }
        self.steps += 1;
        let size = self.largest.first().map_or(0, |set| set.count_ones());
        if chosen.count_ones() > size {
            self.largest.clear();
        }
        if chosen.count_ones() >= size && self.largest.len() < CHOICES {
            self.largest.push(chosen);
        }
        for number in next..regions.len() {
            if regions[number].is_disjoint_from(taken) {
                self.extend(regions, number + 1, chosen | 1 << number, taken | regions[number]);
            }
        }
    }
}
