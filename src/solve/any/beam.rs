//! Beam search: positions with the same number of pegs are expanded together, and the most promising are kept.
//!
//! An empty level proves that there is no solution, unless an earlier level was cut.

use std::iter;

use crate::rules::{Images, Jump, Position, toggle};
use crate::solve::{Best, Meter, PositionSet, Score, Target};

use super::End;

/// The number of candidates that are checked for duplicates, as a multiple of the beam width. Later candidates may be
/// duplicates. No level on the catalogue's boards has more candidates than are checked.
const COMPARED: usize = 5;

/// For each position of the last level, the memory that a growing set of candidates needs in addition to the memory for
/// nodes and candidates.
const SEEN: usize = 17 * size_of::<Position>();

/// Sorting this number of candidates is counted as examining one position. The first [`FEW`] candidates are not
/// counted, because sorting them costs almost nothing.
const SORTED: usize = 8;
const FEW: usize = 1 << 8;

/// A position of the last level.
struct BeamPosition {
    /// The position and its images, updated with every jump.
    images: Images,
    /// The part of the score that is a sum over pegs.
    sum: i32,
}

/// The last jump on the way to a position.
#[derive(Clone, Copy)]
struct LastJump {
    /// The index of the previous step.
    before: u32,
    /// The index of the jump.
    jump: u16,
}

pub(in crate::solve) struct Beam {
    pub width: usize,
    score: Score,
    /// The last step to each position, for all levels.
    steps: Vec<LastJump>,
    /// The last level, whose steps are the last entries of `steps`.
    level: Vec<BeamPosition>,
    /// The memory of the previous level, reused for the next one.
    spare: Vec<BeamPosition>,
    /// The number of nodes in the last level that have been expanded.
    expanded: usize,
    /// The last steps to the candidates, in the places that `best` assigns.
    candidates: Vec<LastJump>,
    best: Best,
    /// The positions of the candidates.
    seen: PositionSet,
    complete: bool,
}

impl Beam {
    /// Creates a beam that is aimed at the finish `aim` or, if `aim` is empty, at as few pegs as possible.
    pub fn new(target: &Target, aim: Position, width: usize, seed: u64) -> Self {
        let score = Score::new(&target.board, aim, seed);
        let start = target.starts[0];
        let step = LastJump { before: 0, jump: 0 };
        let mut steps = Vec::with_capacity(1 + width * levels(target));
        steps.push(step);
        let mut level = Vec::with_capacity(width);
        level.push(BeamPosition { images: target.symmetries.images_of(start), sum: score.sum(start) });
        Beam {
            width,
            score,
            steps,
            level,
            spare: Vec::with_capacity(width),
            expanded: 0,
            candidates: vec![step; 2 * width],
            best: Best::new(width),
            seen: PositionSet::new(),
            complete: true,
        }
    }

    /// The most memory that a beam can take, in bytes.
    pub fn most_bytes(target: &Target, width: usize) -> usize {
        let steps = (levels(target) + 2) * size_of::<LastJump>();
        width * (steps + 2 * size_of::<BeamPosition>() + 2 * size_of::<u64>() + SEEN)
    }

    /// The memory that the beam uses, in bytes.
    pub fn bytes(&self) -> usize {
        let nodes = self.level.capacity() + self.spare.capacity();
        let steps = self.steps.capacity() + self.candidates.capacity();
        nodes * size_of::<BeamPosition>() + steps * size_of::<LastJump>() + self.best.bytes() + self.seen.bytes()
    }

    /// Expands positions within the meter's budget; returns `None` while there is more to do.
    pub fn run(&mut self, target: &Target, meter: &mut Meter) -> Option<End> {
        while self.seen.settle(meter) && !meter.is_spent() {
            if self.expanded == self.level.len() {
                if !self.next_level(target, meter) {
                    return Some(End::Empty { complete: self.complete });
                }
                continue;
            }
            meter.count_position();
            if let Some(jumps) = self.expand(target) {
                return Some(End::Found(jumps));
            }
        }
        None
    }

    /// The jumps that lead to one of the reached positions with the fewest pegs.
    pub fn deepest(&self, target: &Target) -> Vec<Jump> {
        self.path(target, self.number(0))
    }

    /// The index in `steps` of the step that leads to a node of the last level.
    fn number(&self, node: usize) -> usize {
        self.steps.len() - self.level.len() + node
    }

    /// Replaces the level with the best candidates; returns `false` if there are none.
    fn next_level(&mut self, target: &Target, meter: &mut Meter) -> bool {
        if self.best.count == 0 {
            return false;
        }
        let (before, after) = (self.number(0), self.steps.len());
        self.steps.extend(self.best.sorted().map(|place| self.candidates[place]));
        let node = |&LastJump { before: number, jump }: &LastJump| {
            let BeamPosition { mut images, sum } = self.level[number as usize - before];
            toggle(&mut images, target.images(jump.into()));
            BeamPosition { images, sum: sum + self.score.changes[usize::from(jump)] }
        };
        self.spare.clear();
        self.spare.extend(self.steps[after..].iter().map(node));
        std::mem::swap(&mut self.level, &mut self.spare);
        self.complete &= !self.best.is_cut();
        meter.count_work((self.best.count.saturating_sub(FEW) / SORTED) as u64);
        self.best.clear();
        self.seen.clear();
        self.expanded = 0;
        true
    }

    /// Plays every jump of the next node; returns the line if a jump reaches a finish.
    fn expand(&mut self, target: &Target) -> Option<Vec<Jump>> {
        let before = self.number(self.expanded);
        let position = self.level[self.expanded].images[0];
        let is_last = position.count() == target.finish_pegs + 1;
        for jump in target.hopeful_jumps(position) {
            let after = target.play(jump, position);
            if is_last && target.is_finish(after) {
                let mut jumps = self.path(target, before);
                jumps.push(target.jump(jump));
                return Some(jumps);
            }
            if !is_last {
                #[allow(
                    clippy::cast_possible_truncation,
                    reason = "all levels have at most 2^26 steps, a board 1024 jumps"
                )]
                let step = LastJump { before: before as u32, jump: jump as u16 };
                self.consider(target, step, after);
            }
        }
        self.expanded += 1;
        None
    }

    /// Adds a step from the current node to the candidates, if the position that it leads to is one of the best so far.
    fn consider(&mut self, target: &Target, step: LastJump, after: Position) {
        let BeamPosition { images, sum } = &self.level[self.expanded];
        let jump = step.jump.into();
        let least = sum + self.score.changes[jump];
        // The sum over pegs by itself rules out half of all candidates.
        if self.best.rules_out(least) {
            self.complete = false;
            return;
        }
        let score = least + self.score.loneliness(after);
        if !self.best.admits(score) {
            self.complete = false;
        // Lost positions are excluded first, because the set of noted positions has memory only for the candidates.
        } else if !target.is_lost(after) && self.seen.note(target.key_after(images, jump)) {
            let place = self.best.add(score);
            self.candidates[place] = step;
            if self.best.count == COMPARED * self.width {
                self.seen = PositionSet::new();
            }
        }
    }

    /// The jumps from the start up to and including the step with the index `number`.
    fn path(&self, target: &Target, number: usize) -> Vec<Jump> {
        let before = |&number: &usize| Some(self.steps[number].before as usize);
        let numbers = iter::successors(Some(number), before).take_while(|&number| number > 0);
        let mut jumps: Vec<Jump> = numbers.map(|number| target.jump(self.steps[number].jump.into())).collect();
        jumps.reverse();
        jumps
    }
}

/// The maximum number of levels after the start: one for each peg that has to be removed.
fn levels(target: &Target) -> usize {
    target.starts[0].count().saturating_sub(target.finish_pegs) as usize
}
