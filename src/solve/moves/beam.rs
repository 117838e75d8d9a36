//! Beam search by moves: all positions after the same number of moves at once, the most promising kept.
//!
//! Where none had to be left out, the first line to a finish is the shortest.

use crate::jump::Jump;
use crate::position::Position;
use crate::solve::list::List;
use crate::solve::meter::Meter;
use crate::solve::ranking::Ranking;
use crate::solve::score::Score;
use crate::solve::table::PositionSet;

use super::find_move::move_between;
use super::generator::MoveGenerator;
use super::regions::Regions;
use super::walk::Walk;

/// What a peg costs on top of the score, and a region that is still to be left.
const PEG: i32 = 8;
const REGION: i32 = 20;
/// So many times as many candidates as are kept are collected before the best of them are chosen.
const SURPLUS: usize = 4;
/// So many bytes of what the candidates of a narrow beam stand for are remembered. What is forgotten may come twice.
const REMEMBERED: usize = 8 << 20;
/// How many landings are looked at between two looks at the memory.
const LANDINGS: usize = 1024;

#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The number of the node in the level before.
    parent: u32,
}

pub(in crate::solve) struct MoveBeam {
    width: usize,
    score: Score,
    levels: Vec<List<Node>>,
    /// Those of the next level with their scores, where not all are kept.
    candidates: Vec<(Node, i32)>,
    ranking: Ranking,
    /// Those of the next level, where all are kept.
    next: List<Node>,
    /// What the candidates stand for.
    seen: PositionSet,
    /// How many positions of the last level have been expanded; the moves of the last one of them.
    expanded: usize,
    walk: Walk,
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

    /// With [`usize::MAX`] as its width, a beam leaves nothing out, and goes in no order.
    pub fn new(generator: &MoveGenerator, regions: &Regions, aim: Position, width: usize) -> Self {
        let board = generator.target().board();
        let mut next = List::new();
        next.push(Node { position: generator.target().starts()[0], parent: 0 });
        MoveBeam {
            width,
            score: Score::new(board, aim, 0),
            levels: vec![next],
            candidates: Vec::new(),
            ranking: Ranking::default(),
            next: List::new(),
            seen: PositionSet::new(),
            expanded: 0,
            walk: Walk::ended(generator, regions),
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
            // A table that grows takes its memory twice, and more.
            if self.bytes() + 2 * self.seen.bytes() > memory {
                return Some(BeamEnd { line: None, is_complete: false });
            }
            if let Some(finish) = self.expand(generator, regions, meter) {
                return Some(BeamEnd { line: self.path(generator, finish), is_complete: self.is_complete });
            }
            if self.walk.is_ended() && !self.begin(generator, regions, meter) {
                return Some(BeamEnd { line: None, is_complete: false });
            }
        }
        None
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let levels = self.levels.iter().map(List::bytes).sum::<usize>() + self.next.bytes();
        let candidates = self.candidates.capacity() * size_of::<(Node, i32)>() + self.ranking.bytes();
        levels + candidates + self.seen.bytes() + self.walk.bytes()
    }

    /// Whether there are positions that are not kept.
    fn is_narrow(&self) -> bool {
        self.width < usize::MAX
    }

    /// Looks at the next landings of the moves of a position; the finish, if that is among them.
    fn expand(&mut self, generator: &MoveGenerator, regions: &Regions, meter: &mut Meter) -> Option<Position> {
        let before = self.walk.landings();
        for _ in 0..LANDINGS {
            let Some(landing) = self.walk.next(generator, regions) else { break };
            let (position, key, full) = (generator.position(landing), generator.key(landing), landing.full());
            if generator.target().is_finish(position) {
                return Some(position);
            }
            if self.seen.insert(key) {
                self.add(position, regions.moves(full));
            }
        }
        meter.count_landings(self.walk.landings() - before);
        None
    }

    /// Begins with the moves of the next position; false where there is none.
    fn begin(&mut self, generator: &MoveGenerator, regions: &Regions, meter: &mut Meter) -> bool {
        self.is_complete &= !self.walk.is_cut();
        if self.expanded == self.last_level().len() {
            self.next_level();
        }
        if self.last_level().len() == 0 {
            return false;
        }
        let from = generator.landing(self.last_level().get(self.expanded).position, regions);
        self.walk.begin(from, u32::MAX, 1, generator, regions);
        self.expanded += 1;
        meter.count_position();
        true
    }

    /// Adds a position that the node expanded last leads to, where so many more moves are needed at least.
    fn add(&mut self, position: Position, moves: u32) {
        let node = Node { position, parent: self.expanded as u32 - 1 };
        if !self.is_narrow() {
            return self.next.push(node);
        }
        let cost = PEG * position.count() as i32 + REGION * moves as i32;
        let score = cost + self.score.sum(position) + self.score.loneliness(position);
        self.candidates.push((node, score));
        self.ranking.add(score);
        if self.candidates.len() == SURPLUS * self.width {
            self.keep_best();
        }
        if self.seen.bytes() > REMEMBERED {
            self.seen = PositionSet::new();
        }
    }

    fn keep_best(&mut self) {
        self.is_complete &= self.candidates.len() <= self.width;
        let best: Vec<_> = self.ranking.best(self.width).map(|number| self.candidates[number]).collect();
        self.ranking.clear();
        best.iter().for_each(|&(_, score)| self.ranking.add(score));
        self.candidates.clear();
        self.candidates.extend(best);
    }

    fn next_level(&mut self) {
        self.keep_best();
        self.candidates.drain(..).for_each(|(node, _)| self.next.push(node));
        self.ranking.clear();
        self.levels.push(std::mem::replace(&mut self.next, List::new()));
        (self.expanded, self.seen) = (0, PositionSet::new());
    }

    fn last_level(&self) -> &List<Node> {
        &self.levels[self.levels.len() - 1]
    }

    /// The line to a finish that the node expanded last leads to.
    fn path(&self, generator: &MoveGenerator, finish: Position) -> Option<Vec<Jump>> {
        let mut way = vec![finish];
        let mut number = self.expanded - 1;
        for level in self.levels.iter().rev() {
            let node = level.get(number);
            way.push(node.position);
            number = node.parent as usize;
        }
        way.reverse();
        let moves = way.windows(2).map(|pair| move_between(generator.target().board(), pair[0], pair[1]));
        moves.collect::<Option<Vec<_>>>().map(|moves| moves.concat())
    }
}
