//! Beam search by moves: all positions after the same number of moves at once, the most promising kept.

use crate::jump::Jump;
use crate::position::Position;

use super::End;
use super::line::move_to;
use super::meter::Meter;
use super::ranking::Ranking;
use super::regions::Regions;
use super::score::{Neighbours, Score};
use super::table::PositionSet;
use super::walk::{Stop, Walk};

/// How many positions are kept after each move. The best of 4096 are within two moves of the shortest
/// solution for 19 of the 21 English problems.
const WIDTH: usize = 4096;
/// What a peg costs on top of the score, and a region that is still to be left.
const PEG: i32 = 8;
const REGION: i32 = 20;

#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The number of the node in the level before.
    parent: usize,
}

pub(super) struct MoveBeam {
    score: Score,
    neighbours: Neighbours,
    levels: Vec<Vec<Node>>,
    candidates: Vec<Node>,
    ranking: Ranking,
}

impl MoveBeam {
    pub fn new(walk: &Walk, aim: Position) -> Self {
        let board = walk.target().board();
        let root = Node { position: walk.target().starts()[0], parent: 0 };
        MoveBeam {
            score: Score::new(board, aim, || 0),
            neighbours: Neighbours::new(board),
            levels: vec![vec![root]],
            candidates: Vec::new(),
            ranking: Ranking::default(),
        }
    }

    /// `None` while there is more to do; in the end a line with few moves, if one was found.
    pub fn run(&mut self, walk: &Walk, regions: &Regions, meter: &mut Meter) -> Option<End> {
        let mut seen = PositionSet::new();
        while !meter.is_spent() {
            let last = self.levels.len() - 1;
            for parent in 0..self.levels[last].len() {
                meter.count_position();
                if let Some(finish) = self.expand(last, parent, walk, regions, &mut seen) {
                    return self.path(walk, last, parent, finish).map(End::Found);
                }
            }
            seen.clear();
            if !self.next_level() {
                return Some(End::Empty { complete: false });
            }
        }
        None
    }

    /// Adds what the moves of a node lead to; the finish, if that is among it.
    fn expand(
        &mut self,
        level: usize,
        parent: usize,
        walk: &Walk,
        regions: &Regions,
        seen: &mut PositionSet,
    ) -> Option<Position> {
        let from = walk.stop(self.levels[level][parent].position, regions);
        let mut finish = None;
        walk.moves(&from, regions, u32::MAX, &mut |stop: &Stop| {
            let position = walk.position(stop);
            if walk.target().is_finish(position) {
                finish = Some(position);
            } else if seen.insert(walk.key(stop)) {
                let cost = PEG * position.count() as i32 + REGION * regions.moves(stop.full()) as i32;
                let score = cost + self.score.sum(position) + self.neighbours.loneliness(position);
                self.ranking.add(score);
                self.candidates.push(Node { position, parent });
            }
        });
        finish
    }

    fn next_level(&mut self) -> bool {
        let level: Vec<Node> = self.ranking.best(WIDTH).map(|number| self.candidates[number]).collect();
        self.candidates.clear();
        self.ranking.clear();
        self.levels.push(level);
        self.levels.last().is_some_and(|level| !level.is_empty())
    }

    fn path(&self, walk: &Walk, level: usize, parent: usize, finish: Position) -> Option<Vec<Jump>> {
        let mut way = vec![finish];
        let mut number = parent;
        for level in self.levels[..=level].iter().rev() {
            way.push(level[number].position);
            number = level[number].parent;
        }
        way.reverse();
        let moves = way.windows(2).map(|pair| move_to(walk.target().board(), pair[0], |position| position == pair[1]));
        moves.collect::<Option<Vec<_>>>().map(|moves| moves.concat())
    }
}
