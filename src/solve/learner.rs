//! Finds pagoda functions that refute much of what the search will meet.
//!
//! Random play from the start gives positions of the kind that a search sees. One that no function
//! known so far refutes is put to the linear programme; a function found there refutes its like.
//!
//! Functions for positions near the start do little further down. A search that goes level by level learns again from each
//! level, as long as that costs no more time than the search itself.

use crate::pagoda::Pagoda;
use crate::position::Position;

use super::list::List;
use super::meter::Meter;
use super::random::Random;
use super::target::Target;

/// How many linear programmes are tried at first. Three times as many functions, followed in twice as many
/// lanes, would save a tenth of the positions and cost a tenth of the time.
const ATTEMPTS: usize = 40;

/// To expand so many positions takes about the time of a linear programme.
const POSITIONS_PER_PROGRAMME: usize = 500;

/// How many positions of a level are looked at for each programme; most of them are refuted by what is known.
const SAMPLES_PER_PROGRAMME: usize = 4;

/// How many jumps lead at most from a level to a position that is looked at.
const DEPTH: usize = 3;

pub(super) struct Learner {
    random: Random,
    /// Positions of random play, of which those from `looked_at` on are still to be looked at.
    sample: Vec<Position>,
    looked_at: usize,
    /// How many programmes have been tried, and how many may be.
    tried: usize,
    allowed: usize,
}

impl Learner {
    pub fn new() -> Self {
        Learner { random: Random::new(1), sample: Vec::new(), looked_at: 0, tried: 0, allowed: ATTEMPTS }
    }

    /// For a target that is pruned already: learns from levels alone.
    pub fn of_levels() -> Self {
        Learner { tried: ATTEMPTS, ..Learner::new() }
    }

    /// Begins to learn from a level, once as many positions have been found in all.
    pub fn begin_level(&mut self, target: &Target, level: &List<Position>, positions: usize) {
        self.allowed = ATTEMPTS + positions / POSITIONS_PER_PROGRAMME;
        let count = SAMPLES_PER_PROGRAMME * self.allowed.saturating_sub(self.tried);
        for _ in 0..count.min(u64::BITS as usize) {
            let depth = self.random.below(DEPTH + 1);
            let from = level.get(self.random.below(level.len()));
            self.play(target, from, depth);
        }
    }

    /// Adds functions to the target's pruner, and has it choose which to follow; true when that is done.
    pub fn run(&mut self, target: &mut Target, meter: &mut Meter) -> bool {
        if target.finishes().is_empty() {
            return true;
        }
        if self.tried < self.allowed && self.sample.is_empty() {
            self.begin(target);
        }
        while let Some(&position) = self.sample.get(self.looked_at) {
            if meter.is_spent() {
                return false;
            }
            self.looked_at += 1;
            let is_enough = self.tried < ATTEMPTS && target.pruner().is_full();
            if self.tried < self.allowed && !is_enough && !target.pruner().refutes(position) {
                self.tried += 1;
                meter.count_programme();
                learn(target, position);
            }
        }
        self.end(target);
        true
    }

    /// Begins to learn from the starts, and from play of any length but to the very end.
    fn begin(&mut self, target: &Target) {
        let longest = target.starts()[0].count().saturating_sub(target.finish_pegs());
        for _ in 0..ATTEMPTS {
            let depth = 1 + self.random.below(longest.max(1) as usize);
            let from = target.starts()[self.random.below(target.starts().len())];
            self.play(target, from, depth);
        }
    }

    /// Adds the position after so many random jumps, or after the last that there is.
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
        if self.looked_at > 0 {
            target.choose_functions(&self.sample);
            self.sample.clear();
            self.looked_at = 0;
        }
        self.tried = self.tried.max(ATTEMPTS);
        self.allowed = self.tried;
    }
}

fn learn(target: &mut Target, sample: Position) {
    if let Some(pagoda) = Pagoda::refuting(target.board(), sample, target.finishes()) {
        target.prune_with(&pagoda);
    }
}
