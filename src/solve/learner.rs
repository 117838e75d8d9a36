//! Finds pagoda functions that refute much of what the search will meet.
//!
//! Random play from the start gives positions of the kind that a search sees. One that no function
//! known so far refutes is put to the linear programme; a function found there refutes its like.

use crate::pagoda::Pagoda;
use crate::position::Position;
use crate::problem::Problem;

use super::meter::Meter;
use super::pruner::is_possible;
use super::target::Target;

/// How many linear programmes are tried.
const ATTEMPTS: u32 = 40;

pub(super) struct Learner {
    random: Random,
    attempts: u32,
}

impl Learner {
    pub fn new() -> Self {
        Learner { random: Random(1), attempts: 0 }
    }

    /// Adds functions to the target's pruner; true when enough has been tried.
    pub fn run(&mut self, problem: &Problem, target: &mut Target, meter: &mut Meter) -> bool {
        while !meter.is_spent() && self.attempts < ATTEMPTS && !target.pruner().is_full() {
            self.attempts += 1;
            let sample = self.sample(problem, target.finish_pegs());
            if is_possible(&target.pruner().slack(sample)) {
                meter.count_programme();
                learn(problem, target, sample);
            }
        }
        self.attempts == ATTEMPTS || target.pruner().is_full()
    }

    /// A position of random play, from any depth but the very end.
    fn sample(&mut self, problem: &Problem, finish_pegs: u32) -> Position {
        let longest = problem.start().count().saturating_sub(finish_pegs);
        let depth = 1 + self.random.below(longest.max(1) as usize);
        let mut position = problem.start();
        for _ in 0..depth {
            let legal: Vec<_> = problem.board().legal_jumps(position).collect();
            if legal.is_empty() {
                break;
            }
            position = legal[self.random.below(legal.len())].play_unchecked(position);
        }
        position
    }
}

fn learn(problem: &Problem, target: &mut Target, sample: Position) {
    if let Some(pagoda) = Pagoda::refuting(problem.board(), sample, target.finishes()) {
        target.prune_with(&pagoda);
    }
}

/// The generator `SplitMix64` (G. Steele, D. Lea, C. Flood, OOPSLA 2014): the same numbers at every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }
}
