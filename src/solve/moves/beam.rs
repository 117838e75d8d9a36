//! Beam search by moves: all positions after the same number of moves at once, the most promising kept.
//!
//! Where none had to be left out, the first line to a finish is the shortest.

use crate::jump::Jump;
use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::ranking::Ranking;
use crate::solve::score::Score;
use crate::solve::table::PositionSet;

use super::find_move::move_to;
use super::generator::{Landing, MOST_LANDINGS, MoveGenerator};
use super::regions::Regions;

/// What a peg costs on top of the score, and a region that is still to be left.
const PEG: i32 = 8;
const REGION: i32 = 20;

#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The number of the node in the level before.
    parent: usize,
}

pub(in crate::solve) struct MoveBeam {
    width: usize,
    score: Score,
    levels: Vec<Vec<Node>>,
    candidates: Vec<Node>,
    ranking: Ranking,
    /// What the candidates stand for.
    seen: PositionSet,
    /// How many positions of the last level have been expanded.
    expanded: usize,
    is_complete: bool,
}

/// How a beam ended.
pub(in crate::solve) struct BeamEnd {
    /// A line with few moves, if one was found.
    pub line: Option<Vec<Jump>>,
    /// Whether nothing was left out: then no line is shorter.
    pub is_complete: bool,
}

impl MoveBeam {
    /// How many positions are kept after each move at first. The best of so many lead to the shortest solution for 11 of the 21
    /// English problems, and within a move of it for 9 more.
    pub const NARROW: usize = 1 << 14;

    pub fn new(generator: &MoveGenerator, aim: Position, width: usize) -> Self {
        let board = generator.target().board();
        let root = Node { position: generator.target().starts()[0], parent: 0 };
        MoveBeam {
            width,
            score: Score::new(board, aim, 0),
            levels: vec![vec![root]],
            candidates: Vec::new(),
            ranking: Ranking::default(),
            seen: PositionSet::new(),
            expanded: 0,
            is_complete: true,
        }
    }

    /// How many positions are kept after each move.
    pub fn width(&self) -> usize {
        self.width
    }

    /// `None` while there is more to do. Takes about `memory` bytes at most.
    pub fn run(
        &mut self,
        generator: &MoveGenerator,
        regions: &Regions,
        memory: usize,
        meter: &mut Meter,
    ) -> Option<BeamEnd> {
        while !meter.is_spent() {
            if self.bytes() > memory || self.expanded == self.last_level().len() && !self.next_level() {
                return Some(BeamEnd { line: None, is_complete: false });
            }
            if let Some(finish) = self.expand(generator, regions, meter) {
                return Some(BeamEnd { line: self.path(generator, finish), is_complete: self.is_complete });
            }
        }
        None
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let kept = self.levels.iter().map(Vec::capacity).sum::<usize>() + self.candidates.capacity();
        kept * size_of::<Node>() + self.ranking.bytes() + self.seen.bytes()
    }

    /// Adds what the moves of the next node lead to; the finish, if that is among it.
    fn expand(&mut self, generator: &MoveGenerator, regions: &Regions, meter: &mut Meter) -> Option<Position> {
        let parent = self.expanded;
        let from = generator.landing(self.last_level()[parent].position, regions);
        let mut finish = None;
        let landings = generator.moves(&from, regions, u32::MAX, 1, &mut |landing: &Landing| {
            let position = generator.position(landing);
            if generator.target().is_finish(position) {
                finish = Some(position);
            } else if self.seen.insert(generator.key(landing)) {
                let cost = PEG * position.count() as i32 + REGION * regions.moves(landing.full()) as i32;
                let score = cost + self.score.sum(position) + self.score.loneliness(position);
                self.ranking.add(score);
                self.candidates.push(Node { position, parent });
            }
        });
        meter.count_moves(landings);
        self.is_complete &= landings <= MOST_LANDINGS;
        self.expanded += 1;
        finish
    }

    fn next_level(&mut self) -> bool {
        self.is_complete &= self.candidates.len() <= self.width;
        let level: Vec<Node> = self.ranking.best(self.width).map(|number| self.candidates[number]).collect();
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
    fn path(&self, generator: &MoveGenerator, finish: Position) -> Option<Vec<Jump>> {
        let mut way = vec![finish];
        let mut number = self.expanded - 1;
        for level in self.levels.iter().rev() {
            way.push(level[number].position);
            number = level[number].parent;
        }
        way.reverse();
        let moves =
            way.windows(2).map(|pair| move_to(generator.target().board(), pair[0], |position| position == pair[1]));
        moves.collect::<Option<Vec<_>>>().map(|moves| moves.concat())
    }
}
