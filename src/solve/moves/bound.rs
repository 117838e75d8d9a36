//! Lower bounds on the number of moves between a position and both ends of a problem.
//!
//! The holes are divided into parts, and a move counts for the part in which it starts. A configuration of a part is a
//! combination of pegs and vacancies in its holes. For each configuration, a table stores the smallest number of moves
//! that lead to the configuration of a finish. Only moves that start in the part are counted, and pegs elsewhere may
//! come and go freely. Every move starts in exactly one part, so the sum over all parts is a lower bound. Such tables
//! form a disjoint pattern database (Korf and Felner, "Disjoint pattern database heuristics", Artificial Intelligence
//! 134, 2002). The tables already account for the [`Regions`] within a part. With more than four directions, regions
//! that extend across parts raise the bound.

use std::sync::Arc;

use crate::rules::{Board, Directions, Hole, Images, Position};
use crate::solve::{Meter, Target};

use super::regions::Regions;

/// The largest number of holes in a part. On the English board, parts of 17 holes hardly improve the bound over parts
/// of 11.
const LARGEST: usize = 13;
/// The number of configurations reached in the time that a search takes to examine one position.
const SETTINGS: usize = 64;

/// Tables for each symmetry of the board. The holes are divided in reading order, so each image of a position is
/// divided differently.
#[derive(Clone)]
pub(in crate::solve) struct Bound {
    board: Board,
    /// The indices of the problem's symmetries among the board's symmetries.
    symmetries: Vec<usize>,
    /// The finishes and the starts.
    ends: [Vec<Position>; 2],
    /// The parts whose tables have been built so far, image by image.
    parts: Vec<Part>,
    /// The number of parts per image; 0 if there is no bound.
    per_image: usize,
    /// The regions, if there are more than four directions.
    regions: Option<Regions>,
}

#[derive(Clone)]
struct Part {
    first: usize,
    count: usize,
    /// The configurations of the finishes and of the starts, sorted.
    ends: [Vec<Position>; 2],
    /// For each configuration, the number of moves to a finish and from the start. Parts with the same ends share this
    /// table.
    moves: Arc<[[u8; 2]]>,
}

impl Bound {
    /// A bound for the ends of a target, to be built by [`Bound::learn`]. There is no bound unless the finishes are
    /// listed.
    pub fn new(target: &Target) -> Self {
        let (board, finishes) = (target.board.clone(), target.finishes().to_vec());
        Bound {
            per_image: if finishes.is_empty() { 0 } else { board.hole_count().div_ceil(LARGEST) },
            board,
            symmetries: target.board.symmetries().numbers_of(&target.symmetries),
            ends: [finishes, target.starts.clone()],
            parts: Vec::new(),
            regions: None,
        }
    }

    /// Builds tables within the meter's budget; returns `true` once all are complete.
    pub fn learn(&mut self, meter: &mut Meter) -> bool {
        let (holes, symmetries) = (self.board.hole_count(), self.board.symmetries());
        while self.parts.len() < self.per_image * symmetries.count() {
            if meter.is_spent() {
                return false;
            }
            let (image, part) = (self.parts.len() / self.per_image, self.parts.len() % self.per_image);
            let [first, end] = [part, part + 1].map(|part| part * holes / self.per_image);
            let count = end - first;
            let holes_of_part = Position::first(end) - Position::first(first);
            let ends = [0, 1].map(|end| self.ends_within(holes_of_part, end, image));
            // In most images, a part is full or empty at an end, so many tables are the same.
            let known = self.parts.iter().find(|known| known.first == first && known.ends == ends);
            let make = || {
                meter.count_work((2 * ((count + 1) << count) / SETTINGS) as u64);
                let [to_finish, from_start] =
                    [0, 1].map(|end| Distances::new(first, count, end == 0).from(&ends[end], &self.board));
                to_finish.into_iter().zip(from_start).map(Into::into).collect()
            };
            let moves = known.map_or_else(make, |known| known.moves.clone());
            self.parts.push(Part { first, count, ends, moves });
        }
        if self.per_image > 0 && self.regions.is_none() && self.board.directions() != Directions::Four {
            self.regions = Some(Regions::new(&self.board, self.ends[1][0], &self.ends[0]));
        }
        true
    }

    /// The configurations of a set of holes in an image of the finishes or of the starts, without duplicates.
    fn ends_within(&self, holes: Position, end: usize, image: usize) -> Vec<Position> {
        let image_of = |&end: &Position| self.board.symmetries().images_of(end)[image] & holes;
        let mut ends: Vec<Position> = self.ends[end].iter().map(image_of).collect();
        Position::sort(&mut ends);
        ends.dedup();
        ends
    }

    /// Lower bounds on the number of moves to a finish and from the start, given the images of a position under all
    /// symmetries of the board.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn moves(&self, images: &Images) -> [usize; 2] {
        let parts = images.iter().zip(self.parts.chunks(self.per_image.max(1)));
        let regions = self.regions.as_ref().map_or([0, 0], |regions| regions.moves(images, &self.symmetries));
        parts.fold(regions, |[most_to, most_from], (image, parts)| {
            let (to, from) = parts.iter().fold((0, 0), |(to, from), part| {
                let moves = part.moves[image.chunk(part.first, part.count)];
                (to + usize::from(moves[0]), from + usize::from(moves[1]))
            });
            [most_to.max(to), most_from.max(from)]
        })
    }
}

/// Finds the smallest number of moves, counting only moves that start in a part, between the configurations of an end
/// and every configuration.
///
/// A state is a configuration and, if a peg is in the middle of a move, the place of that peg. The configuration does
/// not include that peg. Moves of pegs outside the part cost nothing; a peg that enters the part is in the middle of
/// its move, too.
struct Distances {
    first: usize,
    count: usize,
    /// `true` if moves are taken back.
    is_back: bool,
    moves: Vec<u8>,
    /// The states to examine that are reached in the current number of moves, and the states to examine that need one
    /// more move.
    reached: [Vec<u32>; 2],
    so_far: u8,
}

impl Distances {
    fn new(first: usize, count: usize, is_back: bool) -> Self {
        let moves = vec![u8::MAX; (count + 1) << count];
        Distances { first, count, is_back, moves, reached: [Vec::new(), Vec::new()], so_far: 0 }
    }

    /// The number of moves between the configurations of `ends` and each configuration; [`u8::MAX`] if no moves lead to
    /// it.
    fn from(mut self, ends: &[Position], board: &Board) -> Vec<u8> {
        let jumps = self.jumps(board);
        ends.iter().for_each(|end| self.reach(end.chunk(self.first, self.count), 0));
        while let Some(state) = self.next() {
            let (flying, pegs) = (state >> self.count, state & ((1 << self.count) - 1));
            for &(over, to) in &jumps[flying] {
                let is_free = to == 0 || pegs & 1 << (to - 1) == 0;
                if is_free && pegs & over == if self.is_back { 0 } else { over } {
                    self.reach(to << self.count | pegs ^ over, 0);
                }
            }
            if flying > 0 {
                self.reach(pegs | 1 << (flying - 1), u8::from(self.is_back));
            } else {
                for place in (0..self.count).filter(|place| pegs & 1 << place != 0) {
                    self.reach((place + 1) << self.count | pegs ^ 1 << place, u8::from(!self.is_back));
                }
            }
        }
        self.moves.truncate(1 << self.count);
        self.moves
    }

    /// The possible jumps of a peg in the middle of a move, for each place of the peg; place 0 is outside the part. A
    /// jump consists of the bit of the hole that is jumped over, or 0 if that hole is outside the part, and the place
    /// where the peg lands.
    fn jumps(&self, board: &Board) -> Vec<Vec<(usize, usize)>> {
        let place = |hole: Hole| hole.index().checked_sub(self.first).filter(|&place| place < self.count);
        let mut jumps = vec![Vec::new(); self.count + 1];
        for jump in board.jumps() {
            let [from, to] = [jump.from, jump.to].map(|hole| place(hole).map_or(0, |place| place + 1));
            let (from, to) = if self.is_back { (to, from) } else { (from, to) };
            jumps[from].push((place(jump.over).map_or(0, |place| 1 << place), to));
        }
        jumps
    }

    fn reach(&mut self, state: usize, more: u8) {
        if self.so_far + more < self.moves[state] {
            self.moves[state] = self.so_far + more;
            #[allow(clippy::cast_possible_truncation, reason = "a part has at most 13 holes")]
            let state = state as u32;
            self.reached[usize::from(more)].push(state);
        }
    }

    /// The next state to examine, in order of the number of moves.
    fn next(&mut self) -> Option<usize> {
        loop {
            if self.reached[0].is_empty() {
                self.reached.swap(0, 1);
                self.so_far += 1;
            }
            let state = self.reached[0].pop()? as usize;
            if self.moves[state] == self.so_far {
                return Some(state);
            }
        }
    }
}
