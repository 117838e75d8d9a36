//! Finds pagoda functions that refute much of what the search will meet.
//!
//! Random play from the start gives positions of the kind that a search sees. One that no function
//! known so far refutes is put to the linear programme; a function found there refutes its like.

use crate::pagoda::Pagoda;
use crate::position::Position;

use super::meter::Meter;
use super::pruner::is_possible;
use super::random::Random;
use super::target::Target;

/// How many linear programmes are tried. Three times as many functions, followed in twice as many
/// lanes, would save a tenth of the positions and cost a tenth of the time.
const ATTEMPTS: u32 = 40;

pub(super) struct Learner {
    random: Random,
    attempts: u32,
}

impl Learner {
    pub fn new() -> Self {
        Learner { random: Random::new(1), attempts: 0 }
    }

    /// Adds functions to the target's pruner; true when enough has been tried.
    pub fn run(&mut self, target: &mut Target, meter: &mut Meter) -> bool {
        if target.finishes().is_empty() {
            return true;
        }
        while !meter.is_spent() && self.attempts < ATTEMPTS && !target.pruner().is_full() {
            self.attempts += 1;
            let sample = self.sample(target);
            if is_possible(&target.pruner().slack(sample)) {
                meter.count_programme();
                learn(target, sample);
            }
        }
        self.attempts == ATTEMPTS || target.pruner().is_full()
    }

    /// A position of random play, from any depth but the very end.
    fn sample(&mut self, target: &Target) -> Position {
        let mut position = target.starts()[self.random.below(target.starts().len())];
        let longest = position.count().saturating_sub(target.finish_pegs());
        let depth = 1 + self.random.below(longest.max(1) as usize);
        for _ in 0..depth {
            let legal: Vec<usize> = target.legal_jumps(position).collect();
            if legal.is_empty() {
                break;
            }
            position = target.play(legal[self.random.below(legal.len())], position);
        }
        position
    }
}

fn learn(target: &mut Target, sample: Position) {
    if let Some(pagoda) = Pagoda::refuting(target.board(), sample, target.finishes()) {
        target.prune_with(&pagoda);
    }
}
