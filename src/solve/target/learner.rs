//! A learner that finds pagoda functions which refute much of what the search will meet.
//!
//! Random play from the start gives positions of the kind that a search sees. The linear program gets each position
//! that no known function refutes; a function found there refutes similar positions.
//!
//! Functions for positions near the start refute little further down. A search that goes level by level learns again
//! from each level, as long as that costs no more time than the search itself.

use crate::proof::Refuter;
use crate::rules::{Position, Random};
use crate::solve::{List, Meter};

use super::Target;

/// The number of positions in a sample, the first one or that of a level. A machine word has a bit for each, to mark
/// those that a function refutes.
const SAMPLE: usize = u64::BITS as usize;

/// The work that learning may cost for each position that was found: less than to expand it and to keep what follows.
const WORK_PER_POSITION: u64 = 2;

/// The average work of looking at a position; known functions refute most of them.
const WORK_PER_SAMPLE: u64 = 25;

/// The most jumps from a level to a position of its sample.
const DEPTH: usize = 3;

pub(crate) struct Learner {
    random: Random,
    refuter: Option<Refuter>,
    /// `true` if the refuter is at work for the next position of the sample.
    is_asking: bool,
    /// Positions of random play. Those from `looked_at` on are still to be looked at.
    sample: Vec<Position>,
    looked_at: usize,
    /// `true` if nothing has been learned yet.
    is_first: bool,
    /// The work that learning from levels has cost, and the work that it may cost.
    spent: u64,
    allowed: u64,
}

impl Learner {
    pub fn new() -> Self {
        Learner {
            random: Random::new(1),
            refuter: None,
            is_asking: false,
            sample: Vec::new(),
            looked_at: 0,
            is_first: true,
            spent: 0,
            allowed: u64::MAX,
        }
    }

    /// A learner for a target that is pruned already: it learns from levels alone.
    pub fn of_levels() -> Self {
        Learner { is_first: false, ..Learner::new() }
    }

    /// A learner with a refuter for the target, which goes on from its present state.
    pub fn with(refuter: Refuter) -> Self {
        Learner { refuter: Some(refuter), ..Learner::new() }
    }

    /// Begins to learn from a level, once there are `positions` positions in all; an empty level teaches nothing.
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

    /// Adds functions to the target's pruner, and lets it choose which to follow; returns `true` when that is done.
    pub fn run(&mut self, target: &mut Target, meter: &mut Meter) -> bool {
        if target.finishes().is_empty() {
            return true;
        }
        if self.is_first && self.sample.is_empty() {
            self.begin(target);
        }
        while let Some(&position) = self.sample.get(self.looked_at) {
            if meter.is_spent() || !self.look_at(position, target, meter) {
                return false;
            }
            self.looked_at += 1;
        }
        self.end(target);
        true
    }

    /// Has a position refuted, unless a known function refutes it or it costs too much; returns `true` when that is
    /// done.
    fn look_at(&mut self, position: Position, target: &mut Target, meter: &mut Meter) -> bool {
        let refuter = self.refuter.get_or_insert_with(|| Refuter::new(&target.board, target.finishes()));
        if !self.is_asking {
            meter.count_work(1);
            if self.spent >= self.allowed || target.pruner.refutes(position) || target.is_lost(position) {
                return true;
            }
            refuter.aim(position);
        }
        let before = meter.work;
        self.is_asking = !meter.run_program(refuter);
        self.spent += meter.work - before;
        if self.is_asking {
            return false;
        }
        if let Some(pagoda) = refuter.found.take() {
            target.prune_with(&pagoda);
        }
        true
    }

    /// Begins to learn from the starts, and from random play of any length, almost to the end.
    fn begin(&mut self, target: &Target) {
        let longest = target.starts[0].count().saturating_sub(target.finish_pegs);
        for _ in 0..SAMPLE {
            let depth = 1 + self.random.below(longest.max(1) as usize);
            let from = target.starts[self.random.below(target.starts.len())];
            self.play(target, from, depth);
        }
    }

    /// Adds the position after `depth` random jumps, or after the last jump if play ends earlier.
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
            self.looked_at = 0;
        }
        if self.is_first {
            (self.is_first, self.spent) = (false, 0);
        }
    }
}
