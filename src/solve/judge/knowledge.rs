//! Knowledge that applies to all positions of a problem, learned in idle time.

use std::sync::Arc;

use crate::complete_set::CompleteSet;
use crate::rules::{Position, Problem};
use crate::solve::{Learner, Making, Meter, Part, Target};

use super::judgement::Verdict;

/// The share of the memory that the table of a part of the board may take while it is built. The largest table fits
/// into the 48 MB available on the web page, an eighth of which is used by the engine itself.
const SHARE: (usize, usize) = (2, 3);

pub(in crate::solve) struct Knowledge {
    pub problem: Problem,
    /// The target, with the pagoda functions and the part of the board found so far.
    pub target: Target,
    /// Every position that can be won. If there is such a set, nothing else is learned.
    complete_set: Option<CompleteSet>,
    /// Finds pagoda functions. It is not used if there is a complete set.
    learner: Learner,
    /// `true` until work on the table of a part of the board has begun; always `false` with a complete set.
    is_part_due: bool,
    making: Option<Making>,
}

impl Knowledge {
    /// Begins without knowledge. A complete set may take at most `set_memory` bytes.
    pub fn new(problem: &Problem, set_memory: usize) -> Self {
        let complete_set = CompleteSet::winning(problem, set_memory).ok().filter(CompleteSet::is_whole);
        Knowledge {
            problem: problem.clone(),
            is_part_due: complete_set.is_none(),
            complete_set,
            target: Target::new(problem),
            learner: Learner::new(),
            making: None,
        }
    }

    /// The memory that the complete set uses, in bytes.
    pub fn set_bytes(&self) -> usize {
        self.complete_set.as_ref().map_or(0, CompleteSet::memory)
    }

    /// The memory used by the table of a part of the board, in bytes.
    pub fn part_bytes(&self) -> usize {
        self.making.as_ref().map_or(0, Making::bytes) + self.target.part.as_ref().map_or(0, |part| part.bytes())
    }

    /// The part of the board, if its table is valid for a search from this position.
    pub fn part_for(&self, position: Position) -> Option<&Arc<Part>> {
        self.target.part.as_ref().filter(|_| self.has_all_finishes() && self.is_in_class(position))
    }

    /// Learns everything except the table of a part within the meter's budget; returns `true` when there is nothing
    /// left to do.
    pub fn learn(&mut self, meter: &mut Meter) -> bool {
        let Some(set) = &mut self.complete_set else { return self.learner.run(&mut self.target, meter) };
        let rest = meter.rest();
        let is_made = set.run(rest).is_some();
        // Once the set is complete, the unspent part of the budget is not counted, because the budget may be unlimited.
        meter.count_work(if is_made { 0 } else { rest });
        is_made
    }

    /// Begins to build the table of a part, unless this has been done before. The judge may use `memory` bytes in all.
    /// Returns `true` if there is a table to build.
    pub fn begin_part(&mut self, memory: usize) -> bool {
        if !std::mem::take(&mut self.is_part_due) {
            return false;
        }
        let target = &self.target;
        self.making = Making::new(&target.board, target.finishes(), &target.symmetries, memory / SHARE.1 * SHARE.0);
        self.making.is_some()
    }

    /// Builds the table of a part within the meter's budget; returns `true` when there is nothing left to do.
    pub fn make_part(&mut self, meter: &mut Meter) -> bool {
        let Some(making) = &mut self.making else { return true };
        let Some(part) = making.run(meter) else { return false };
        (self.target.part, self.making) = (Some(Arc::new(part)), None);
        true
    }

    /// Returns `true` if the pagoda functions and the part apply to all finishes. Finishes with more pegs than the
    /// start are not among the target's finishes.
    fn has_all_finishes(&self) -> bool {
        self.target.finish_pegs == self.problem.finish().peg_count()
    }

    /// Returns `true` if a position is in the class of the start. Nothing is learned about other classes.
    fn is_in_class(&self, position: Position) -> bool {
        let classes = self.problem.board().classes();
        classes.class(position) == classes.class(self.problem.start())
    }

    /// The verdict on a position.
    pub fn verdict(&self, position: Position) -> Verdict {
        let finish = self.problem.finish();
        if finish.is_met_by(position) {
            return Verdict::Winnable;
        }
        let is_in_class = self.is_in_class(position);
        match self.complete_set.as_ref().filter(|_| is_in_class).and_then(|set| set.contains(position)) {
            Some(true) => Verdict::Winnable,
            Some(false) => Verdict::Lost,
            // The position is not a finish and has no more pegs than a finish may have. It is lost, because every jump
            // removes a peg and no finish is empty.
            None if position.count() <= finish.peg_count() => Verdict::Lost,
            None if !is_in_class || !self.has_all_finishes() => Verdict::Unknown,
            None if self.target.pruner.refutes(position) || self.target.is_lost(position) => Verdict::Lost,
            None => Verdict::Unknown,
        }
    }
}
