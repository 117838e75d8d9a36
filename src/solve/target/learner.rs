//! Finds pagoda functions that refute many of the positions that a search will meet.
//!
//! Random play from the start produces positions like the ones that the search will meet. For each position that no
//! known function refutes, a linear program looks for a function that does. Such a function then refutes similar
//! positions, too.
//!
//! Functions for positions near the start refute few positions further down. A search that proceeds level by level
//! learns from each level again, as long as learning takes no more time than the search itself.

use crate::proof::Refuter;
use crate::rules::{Position, Random};
use crate::solve::{List, Meter};

use super::Target;

/// The size of the first sample, and the largest size of a sample from a level. A sample has at most as many positions
/// as a machine word has bits, so that a word can mark the positions that a function refutes.
const SAMPLE: usize = u64::BITS as usize;

/// The most work to spend on learning for each position found. Expanding a position and storing its successors takes
/// more work than this.
const WORK_PER_POSITION: u64 = 2;

/// The average work of examining a position in a sample. Most of these positions are refuted by known functions.
const WORK_PER_SAMPLE: u64 = 25;

/// The largest number of random jumps between a position of a level and the sample position that results.
const DEPTH: usize = 3;

pub(crate) struct Learner {
    random: Random,
    refuter: Option<Refuter>,
    /// `true` if the refuter is working on the next position of the sample.
    is_refuting: bool,
    /// Positions from random play. The first `examined` positions in the sample have been examined.
    sample: Vec<Position>,
    examined: usize,
    /// `true` if nothing has been learned yet.
    is_first: bool,
    /// The work spent so far on learning from levels, and the most that may be spent on it.
    spent: u64,
    allowed: u64,
}

impl Learner {
    pub fn new() -> Self {
        Learner {
            random: Random::new(1),
            refuter: None,
            is_refuting: false,
            sample: Vec::new(),
            examined: 0,
            is_first: true,
            spent: 0,
            allowed: u64::MAX,
        }
    }

    /// A learner for a target that already has pagoda functions: it learns only from levels.
    pub fn of_levels() -> Self {
        Learner { is_first: false, ..Learner::new() }
    }

    /// A learner with a refuter for the target; the refuter continues from its current state.
    pub fn with(refuter: Refuter) -> Self {
        Learner { refuter: Some(refuter), ..Learner::new() }
    }

    /// Begins to learn from a level, given the number of positions in all levels so far. Nothing is learned from an
    /// empty level.
    pub fn begin_level(&mut self, target: &Target, level: &List<Position>, positions: usize) {
        if level.len() == 0 {
            return;
        }
        self.allowed = WORK_PER_POSITION * positions as u64;
        let count = self.allowed.saturating_sub(self.spent) / WORK_PER_SAMPLE;
        for _ in 0..count.min(SAMPLE as u64) {
            let depth = self.random.below(DEPTH + 1);
            let from = level.get(self.random.below(level.len()));
            self.play(target, from, depth);
        }
    }

    /// Adds functions to the target's pruner, then chooses the functions to follow; returns `true` when that is done.
    pub fn run(&mut self, target: &mut Target, meter: &mut Meter) -> bool {
        if target.finishes().is_empty() {
            return true;
        }
        if self.is_first && self.sample.is_empty() {
            self.begin(target);
        }
        while let Some(&position) = self.sample.get(self.examined) {
            if meter.is_spent() || !self.examine(position, target, meter) {
                return false;
            }
            self.examined += 1;
        }
        self.end(target);
        true
    }

    /// Looks for a function that refutes a position, unless the position is already refuted or too much work has been
    /// spent on learning; returns `true` when that is done.
    fn examine(&mut self, position: Position, target: &mut Target, meter: &mut Meter) -> bool {
        let refuter = self.refuter.get_or_insert_with(|| Refuter::new(&target.board, target.finishes()));
        if !self.is_refuting {
            meter.count_work(1);
            if self.spent >= self.allowed || target.pruner.refutes(position) || target.is_lost(position) {
                return true;
            }
            refuter.aim(position);
        }
        let before = meter.work;
        self.is_refuting = !meter.run_program(refuter);
        self.spent += meter.work - before;
        if self.is_refuting {
            return false;
        }
        if let Some(pagoda) = refuter.found.take() {
            target.prune_with(&pagoda);
        }
        true
    }

    /// Begins to learn from positions that random play reaches from the starts, after any number of jumps up to a
    /// complete game.
    fn begin(&mut self, target: &Target) {
        let longest = target.starts[0].count().saturating_sub(target.finish_pegs);
        for _ in 0..SAMPLE {
            let depth = 1 + self.random.below(longest.max(1) as usize);
            let from = target.starts[self.random.below(target.starts.len())];
            self.play(target, from, depth);
        }
    }

    /// Adds the position after `depth` random jumps to the sample, or the last position if play ends earlier.
    fn play(&mut self, target: &Target, from: Position, depth: usize) {
        let mut position = from;
        for _ in 0..depth {
            let legal: Vec<usize> = target.legal_jumps(position).collect();
            if legal.is_empty() {
                break;
            }
            position = target.play(legal[self.random.below(legal.len())], position);
        }
        self.sample.push(position);
    }

    fn end(&mut self, target: &mut Target) {
        if !self.sample.is_empty() {
            target.pruner.choose(&self.sample, target.board.jumps());
            self.sample.clear();
            self.examined = 0;
        }
        if self.is_first {
            (self.is_first, self.spent) = (false, 0);
        }
    }
}
