//! What every strategy needs to know of a problem, prepared once.

use crate::board::Board;
use crate::class::Classes;
use crate::jump::Jump;
use crate::pagoda::Pagoda;
use crate::position::{Hole, Position};
use crate::problem::Problem;
use crate::symmetry::Symmetries;

use super::pruner::Pruner;

/// What a peg without a neighbour costs in the score, against squared distances. With a beam of 64
/// positions, 0 to 8 solve all 21 English problems, 16 solves 20 of them, 64 solves 15.
const ISOLATED: i32 = 4;

pub(super) struct Target {
    jumps: Vec<Jump>,
    /// The finishes that the position class leaves possible.
    finishes: Vec<Position>,
    /// The symmetries that exchange these finishes.
    symmetries: Symmetries,
    pruner: Pruner,
    finish_pegs: u32,
    /// Per finish worth aiming at, what a peg in each hole costs in the score. A search does better
    /// that aims at one finish than one that spreads its pegs towards several.
    aims: Vec<Vec<i32>>,
    /// Per hole, its neighbours.
    neighbours: Vec<Position>,
}

impl Target {
    pub fn new(problem: &Problem) -> Self {
        let board = problem.board();
        let classes = Classes::of(board);
        let class = classes.class(problem.start());
        let mut finishes = problem.finish().positions(board);
        finishes.retain(|&finish| classes.class(finish) == class);
        Target::towards(board, finishes, problem.finish().peg_count())
    }

    /// No finish at all: play as long as possible.
    pub fn none(board: &Board) -> Self {
        Target { finishes: Vec::new(), finish_pegs: 0, ..Target::towards(board, vec![board.holes()], 0) }
    }

    fn towards(board: &Board, finishes: Vec<Position>, finish_pegs: u32) -> Self {
        let symmetries = Symmetries::of(board).preserving(&finishes);
        let mut distinct: Vec<Position> = finishes.iter().map(|&finish| symmetries.canonical(finish)).collect();
        distinct.sort();
        distinct.dedup();
        Target {
            jumps: board.jumps().to_vec(),
            symmetries,
            pruner: Pruner::new(board.jumps().len()),
            finish_pegs,
            aims: distinct.iter().map(|&finish| distances(board, finish)).collect(),
            neighbours: board.holes().holes().map(|hole| neighbours(board, hole)).collect(),
            finishes,
        }
    }

    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }

    pub fn finishes(&self) -> &[Position] {
        &self.finishes
    }

    pub fn symmetries(&self) -> &Symmetries {
        &self.symmetries
    }

    pub fn pruner(&self) -> &Pruner {
        &self.pruner
    }

    /// Prunes with a function, and with what the symmetries of the problem make of it.
    pub fn prune_with(&mut self, pagoda: &Pagoda) {
        for permutation in self.symmetries.permutations() {
            self.pruner.add(pagoda.permuted(permutation), &self.jumps, &self.finishes);
        }
    }

    /// How many pegs are left at the finish.
    pub fn finish_pegs(&self) -> u32 {
        self.finish_pegs
    }

    pub fn is_finish(&self, position: Position) -> bool {
        self.finishes.contains(&position)
    }

    /// How many finishes there are that no symmetry exchanges.
    pub fn aims(&self) -> usize {
        self.aims.len()
    }

    /// How unpromising a position is on the way to the finish with number `aim`: pegs far from it,
    /// and pegs without a neighbour.
    pub fn score(&self, position: Position, aim: usize) -> i32 {
        let distance = &self.aims[aim];
        let peg = |hole: Hole| {
            let alone = (self.neighbours[hole.index()] & position).is_empty();
            distance[hole.index()] + if alone { ISOLATED } else { 0 }
        };
        position.holes().map(peg).sum()
    }
}

/// For every hole, the square of the distance to the nearest peg of the finish.
fn distances(board: &Board, finish: Position) -> Vec<i32> {
    let squared = |one: Hole, other: Hole| {
        let ((x, y), (other_x, other_y)) = (board.place(one), board.place(other));
        ((x - other_x).powi(2) + (y - other_y).powi(2)).round() as i32
    };
    let nearest = |hole| finish.holes().map(|peg| squared(hole, peg)).min().unwrap_or(0);
    board.holes().holes().map(nearest).collect()
}

/// The holes that a peg here can jump over, or that can jump over it.
fn neighbours(board: &Board, hole: Hole) -> Position {
    let pair = |jump: &Jump| [(jump.from, jump.over), (jump.over, jump.from)];
    let pairs = board.jumps().iter().flat_map(pair);
    pairs.filter(|&(one, _)| one == hole).map(|(_, other)| other).collect()
}
