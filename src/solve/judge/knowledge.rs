//! Knowledge about all positions at once, learned in idle time.

use crate::complete_set::CompleteSet;
use crate::rules::{Position, Problem};
use crate::solve::{Learner, Meter, Target};

use super::judgement::Verdict;

pub(super) struct Knowledge {
    pub problem: Problem,
    /// The target, with the pagoda functions that were found so far.
    pub target: Target,
    /// Every position that can be won. Nothing else is learned beside it.
    complete_set: Option<CompleteSet>,
    /// The learner of pagoda functions, unless there is a complete set.
    learner: Learner,
}

impl Knowledge {
    /// Knowledge of nothing yet. A complete set takes at most this much memory, in bytes.
    pub fn new(problem: &Problem, set_memory: usize) -> Self {
        Knowledge {
            problem: problem.clone(),
            complete_set: CompleteSet::winning(problem, set_memory).ok().filter(CompleteSet::is_whole),
            target: Target::new(problem),
            learner: Learner::new(),
        }
    }

    /// The memory of the complete set, in bytes.
    pub fn set_bytes(&self) -> usize {
        self.complete_set.as_ref().map_or(0, CompleteSet::memory)
    }

    /// Learns while the meter allows; returns `true` when there is nothing left.
    pub fn learn(&mut self, meter: &mut Meter) -> bool {
        let Some(set) = &mut self.complete_set else { return self.learner.run(&mut self.target, meter) };
        let rest = meter.rest();
        let is_made = set.run(rest);
        // A set that is made may have left some of the rest, which has no bound.
        meter.count_work(if is_made { 0 } else { rest });
        is_made
    }

    /// The verdict on a position. The pagoda functions are about the finishes of the target: those with fewer pegs than
    /// its start are not among them.
    pub fn verdict(&self, position: Position) -> Verdict {
        let (finish, classes) = (self.problem.finish(), self.problem.board().classes());
        if finish.is_met_by(position) {
            return Verdict::Winnable;
        }
        let is_in_class = classes.class(position) == classes.class(self.problem.start());
        let has_functions = is_in_class && self.target.finish_pegs == finish.peg_count();
        match self.complete_set.as_ref().filter(|_| is_in_class).and_then(|set| set.contains(position)) {
            Some(true) => Verdict::Winnable,
            Some(false) => Verdict::Lost,
            // A jump leaves fewer pegs, and no finish is empty.
            None if position.count() <= finish.peg_count() => Verdict::Lost,
            None if has_functions && self.target.pruner.refutes(position) => Verdict::Lost,
            None => Verdict::Unknown,
        }
    }
}
