//! A lower bound on the number of moves: regions that a peg must leave.
//!
//! Take a set of holes such that every line of three with its middle in the set has an end in it. While all of them
//! hold pegs, no peg can be jumped there and none can land. The first jump that changes the set leaves from one of its
//! holes, with a peg that has not moved before. So disjoint full regions cost a move each. R. Merson; J. Beasley, "The
//! Ins and Outs of Peg Solitaire" (1985), chapter 4.

use crate::rules::{Board, Hole, Position};

/// The most holes of a region that is searched for. On the English board, regions have 1, 3 and 4 holes.
const LARGEST: usize = 5;
/// The number of ways to choose disjoint regions that are compared at each position.
const CHOICES: usize = 4;
/// The most steps of the search for such choices.
const STEPS: usize = 20_000;

/// A set of regions, by number.
pub(in crate::solve) type RegionSet = u64;

/// The regions that are full at the start and are not to be full at the finish.
#[derive(Clone)]
pub(in crate::solve) struct Regions {
    all: Vec<Position>,
    /// Sets of disjoint regions, the largest first.
    choices: Vec<RegionSet>,
    /// For each hole, the regions to which it belongs.
    around: Vec<RegionSet>,
}

impl Regions {
    pub fn new(board: &Board, start: Position, finishes: &[Position]) -> Self {
        let mut regions = minimal_regions(board);
        let stays = |region: Position| finishes.iter().any(|&finish| region.is_subset_of(finish));
        regions.retain(|&region| region.is_subset_of(start) && !stays(region));
        regions.truncate(RegionSet::BITS as usize);
        let around = |hole| set_of(&regions, |region| region.contains(hole));
        let mut choices = Packing::default();
        choices.extend(&regions, 0, 0, Position::EMPTY);
        Regions { around: board.holes().holes().map(around).collect(), choices: choices.largest, all: regions }
    }

    /// The regions that are full in a position.
    pub fn full_in(&self, position: Position) -> RegionSet {
        set_of(&self.all, |region| region.is_subset_of(position))
    }

    /// The regions to which some of these holes belong.
    pub fn touching(&self, holes: Position) -> RegionSet {
        holes.holes().fold(0, |set, hole| set | self.around[hole.index()])
    }

    /// The subset of these regions that is full in a position.
    pub fn full_of(&self, regions: RegionSet, position: Position) -> RegionSet {
        let is_full = |number: usize| RegionSet::from(self.all[number].is_subset_of(position)) << number;
        Position::from_bits(regions.into()).holes().fold(0, |full, number| full | is_full(number.index()))
    }

    /// The least number of moves to leave these regions.
    pub fn moves(&self, regions: RegionSet) -> u32 {
        self.choices.iter().map(|choice| (choice & regions).count_ones()).max().unwrap_or(0)
    }
}

fn set_of(regions: &[Position], is_in: impl Fn(Position) -> bool) -> RegionSet {
    regions.iter().enumerate().map(|(number, &region)| RegionSet::from(is_in(region)) << number).sum()
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
    let is_open = |line: &&crate::Jump| set.contains(line.over) && !set.contains(line.from) && !set.contains(line.to);
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
