//! Beam search by moves: positions after the same number of moves are expanded together, and the most promising are
//! kept.
//!
//! The first line that reaches a finish has the fewest moves, unless a position was dropped.

use crate::rules::{Board, Directions, Jump, Position};
use crate::solve::{Best, List, Meter, PositionSet, Score, any::End};

use super::{find_move::move_between, generator::MoveGenerator, targets::MoveTargets, walk::Walk};

/// The cost of each peg, in addition to the score, and the cost of each move that the bound still requires.
const PEG: i32 = 8;
const MOVE: i32 = 20;
/// The memory for keys in a beam of limited width, in bytes. When this memory is full, all keys are dropped, so
/// positions may occur twice.
const REMEMBERED: usize = 8 << 20;
/// The number of landings between two checks of the memory.
const LANDINGS: usize = 1024;

#[derive(Clone, Copy)]
struct BeamNode {
    position: Position,
    /// The index of the parent in the previous level.
    parent: usize,
}

pub(in crate::solve) struct MoveBeam {
    pub targets: MoveTargets,
    generator: MoveGenerator,
    /// The number of positions that are kept after each move.
    pub width: usize,
    score: Score,
    levels: Vec<List<BeamNode>>,
    /// The best candidates for the next level, if the width is limited.
    best: Option<Best>,
    /// The candidates, at the indices that `best` assigns.
    candidates: Vec<BeamNode>,
    /// The next level, which is filled directly if the width is not limited.
    next: List<BeamNode>,
    /// The keys of the candidates. All images of a position share one key.
    seen: PositionSet,
    /// The number of positions in the last level that have been expanded, and a walk through the moves of the most
    /// recent one.
    expanded: usize,
    walk: Walk,
    /// `true` if no position has been dropped, so that no line is shorter than the first one found.
    pub is_complete: bool,
}

impl MoveBeam {
    /// The width on most boards. A small width is enough, because the search from both ends takes little longer if its
    /// initial line is longer.
    pub const NARROW: usize = 1 << 9;
    /// The width to use once the search from both ends has run out of memory, and on boards where this is likely.
    pub const WIDE: usize = 1 << 14;

    /// The width to start with. On large boards with many jumps, every move saved makes the search from both ends far
    /// smaller.
    pub fn first_width(board: &Board) -> usize {
        let has_small_ends = board.directions() == Directions::Four || board.hole_count() <= 28;
        if has_small_ends { Self::NARROW } else { Self::WIDE }
    }

    /// A beam that keeps `width` positions per level. If `width` is [`usize::MAX`], the beam keeps all positions,
    /// unsorted.
    pub fn new(targets: MoveTargets, width: usize) -> Self {
        let (target, generator) = (&targets.ahead, MoveGenerator::new(targets.ahead.clone(), false));
        let start = BeamNode { position: target.starts[0], parent: 0 };
        let mut next = List::new();
        next.push(start);
        let is_narrow = width < usize::MAX;
        MoveBeam {
            width,
            score: Score::new(&target.board, target.aims()[0], 0),
            levels: vec![next],
            best: is_narrow.then(|| Best::new(width)),
            candidates: vec![start; if is_narrow { 2 * width } else { 0 }],
            next: List::new(),
            seen: PositionSet::new(),
            expanded: 0,
            walk: Walk::ended(&generator),
            is_complete: true,
            targets,
            generator,
        }
    }

    /// Works within the meter's budget, using about `memory` bytes at most. Returns `None` while there is more to do.
    pub fn run(&mut self, memory: usize, meter: &mut Meter) -> Option<End> {
        while self.seen.settle(meter) && !meter.is_spent() {
            // A growing table temporarily needs more than twice its current memory.
            if self.bytes() + 2 * self.seen.bytes() > memory {
                return Some(End::Empty { complete: false });
            }
            if let Some(finish) = self.expand(meter) {
                return Some(self.path(finish).map_or(End::Empty { complete: false }, End::Found));
            }
            if self.walk.is_ended() && !self.begin(meter) {
                return Some(End::Empty { complete: false });
            }
        }
        None
    }

    /// The memory that the beam uses, in bytes.
    pub fn bytes(&self) -> usize {
        let levels = self.levels.iter().map(List::bytes).sum::<usize>() + self.next.bytes();
        let candidates = self.candidates.capacity() * size_of::<BeamNode>() + self.best.as_ref().map_or(0, Best::bytes);
        levels + candidates + self.seen.bytes() + self.walk.bytes()
    }

    /// Examines the next landings of the current position's moves. Returns the first finish reached, if any.
    fn expand(&mut self, meter: &mut Meter) -> Option<Position> {
        let before = self.walk.landings;
        for _ in 0..LANDINGS {
            let Some(landing) = self.walk.next(&self.generator) else { break };
            let position = landing.played;
            if self.generator.target.is_finish(position) {
                return Some(position);
            }
            if self.seen.note(self.generator.key(landing)) {
                let [moves, _] = self.targets.bound.moves(&landing.images);
                self.add(position, moves);
            }
        }
        meter.count_landings(self.walk.landings - before);
        None
    }

    /// Begins to walk through the moves of the next position; returns `false` if there is none.
    fn begin(&mut self, meter: &mut Meter) -> bool {
        self.is_complete &= !self.walk.is_cut();
        if self.expanded == self.last_level().len() {
            self.next_level();
        }
        if self.last_level().len() == 0 {
            return false;
        }
        let from = self.generator.landing(self.last_level().get(self.expanded).position);
        self.walk.begin(from, &self.generator);
        self.expanded += 1;
        meter.count_position();
        true
    }

    /// Adds a position one move after the current node. By the bound, reaching a finish from that position takes at
    /// least `moves` more moves.
    fn add(&mut self, position: Position, moves: usize) {
        let node = BeamNode { position, parent: self.expanded - 1 };
        let Some(best) = &mut self.best else { return self.next.push(node) };
        #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a line has at most 127 moves")]
        let cost = PEG * position.count().cast_signed() + MOVE * moves as i32;
        let score = cost + self.score.sum(position) + self.score.loneliness(position);
        if best.admits(score) {
            self.candidates[best.add(score)] = node;
        }
        if self.seen.bytes_to_add(0) > REMEMBERED {
            self.seen = PositionSet::new();
        }
    }

    fn next_level(&mut self) {
        if let Some(best) = &mut self.best {
            best.sorted().for_each(|place| self.next.push(self.candidates[place]));
            self.is_complete &= !best.is_cut();
            best.clear();
        }
        self.levels.push(std::mem::replace(&mut self.next, List::new()));
        (self.expanded, self.seen) = (0, PositionSet::new());
    }

    fn last_level(&self) -> &List<BeamNode> {
        &self.levels[self.levels.len() - 1]
    }

    /// The line to a finish that is one move away from the current node.
    fn path(&self, finish: Position) -> Option<Vec<Jump>> {
        let mut way = vec![finish];
        let mut number = self.expanded - 1;
        for level in self.levels.iter().rev() {
            let node = level.get(number);
            way.push(node.position);
            number = node.parent;
        }
        way.reverse();
        let moves = way.windows(2).map(|pair| move_between(&self.targets.ahead.board, pair[0], pair[1]));
        moves.collect::<Option<Vec<_>>>().map(|moves| moves.concat())
    }
}
