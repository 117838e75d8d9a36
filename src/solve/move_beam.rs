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
    /// What the candidates stand for.
    seen: PositionSet,
    /// How many positions of the last level have been expanded.
    expanded: usize,
}

impl MoveBeam {
    /// How many positions are kept after each move. The best of so many lead to the shortest solution for 11 of the 21
    /// English problems, and within a move of it for 9 more.
    pub const WIDTH: usize = 1 << 14;

    pub fn new(walk: &Walk, aim: Position) -> Self {
        let board = walk.target().board();
        let root = Node { position: walk.target().starts()[0], parent: 0 };
        MoveBeam {
            score: Score::new(board, aim, || 0),
            neighbours: Neighbours::new(board),
            levels: vec![vec![root]],
            candidates: Vec::new(),
            ranking: Ranking::default(),
            seen: PositionSet::new(),
            expanded: 0,
        }
    }

    /// `None` while there is more to do; in the end a line with few moves, if one was found.
    pub fn run(&mut self, walk: &Walk, regions: &Regions, meter: &mut Meter) -> Option<End> {
        while !meter.is_spent() {
            if self.expanded == self.last_level().len() {
                if !self.next_level() {
                    return Some(End::Empty { complete: false });
                }
            } else if let Some(finish) = self.expand(walk, regions, meter) {
                return Some(self.path(walk, finish).map_or(End::Empty { complete: false }, End::Found));
            }
        }
        None
    }

    /// Adds what the moves of the next node lead to; the finish, if that is among it.
    fn expand(&mut self, walk: &Walk, regions: &Regions, meter: &mut Meter) -> Option<Position> {
        let parent = self.expanded;
        let from = walk.stop(self.last_level()[parent].position, regions);
        let mut finish = None;
        let stops = walk.moves(&from, regions, u32::MAX, &mut |stop: &Stop| {
            let position = walk.position(stop);
            if walk.target().is_finish(position) {
                finish = Some(position);
            } else if self.seen.insert(walk.key(stop)) {
                let cost = PEG * position.count() as i32 + REGION * regions.moves(stop.full()) as i32;
                let score = cost + self.score.sum(position) + self.neighbours.loneliness(position);
                self.ranking.add(score);
                self.candidates.push(Node { position, parent });
            }
        });
        meter.count_moves(stops);
        self.expanded += 1;
        finish
    }

    fn next_level(&mut self) -> bool {
        let level: Vec<Node> = self.ranking.best(Self::WIDTH).map(|number| self.candidates[number]).collect();
        self.candidates.clear();
        self.ranking.clear();
        self.seen.clear();
        self.expanded = 0;
        self.levels.push(level);
        !self.last_level().is_empty()
    }

    fn last_level(&self) -> &[Node] {
        &self.levels[self.levels.len() - 1]
    }

    /// The line to a finish that the node expanded last leads to.
    fn path(&self, walk: &Walk, finish: Position) -> Option<Vec<Jump>> {
        let mut way = vec![finish];
        let mut number = self.expanded - 1;
        for level in self.levels.iter().rev() {
            way.push(level[number].position);
            number = level[number].parent;
        }
        way.reverse();
        let moves = way.windows(2).map(|pair| move_to(walk.target().board(), pair[0], |position| position == pair[1]));
        moves.collect::<Option<Vec<_>>>().map(|moves| moves.concat())
    }
}
