//! Knowledge about all positions at once, learned in idle time.

use crate::complete_set::CompleteSet;
use crate::position::Position;
use crate::problem::Problem;
use crate::solve::learner::Learner;
use crate::solve::meter::Meter;
use crate::solve::outcome::Settings;
use crate::solve::target::Target;

use super::endgames::Endgames;
use super::judgement::Verdict;

/// The most bytes for the endgames, however much memory there is: more would take long to find.
const ENDGAMES: usize = 24 << 20;

pub(super) struct Knowledge {
    problem: Problem,
    /// The target, with the pagoda functions that were found so far.
    target: Target,
    /// Every position that can be won. Nothing else is learned beside it.
    complete_set: Option<CompleteSet>,
    endgames: Option<Endgames>,
    stage: Stage,
    /// The most bytes in the end.
    most: usize,
    /// The most bytes on the way there.
    peak: usize,
}

/// The subject that is learned next.
enum Stage {
    CompleteSet,
    Functions(Box<Learner>),
    Endgames,
    Done,
}

impl Knowledge {
    /// Knowledge of nothing yet. Without a complete set it takes at most a quarter of the memory in the end, and three
    /// quarters on the way there.
    pub fn new(problem: &Problem, settings: Settings) -> Self {
        let target = Target::new(problem);
        let complete_set = CompleteSet::winning(problem, settings.set_memory).ok().filter(CompleteSet::is_whole);
        let has_set = complete_set.is_some();
        Knowledge {
            problem: problem.clone(),
            complete_set,
            endgames: Endgames::new(&target),
            target,
            stage: if has_set { Stage::CompleteSet } else { Stage::Functions(Box::new(Learner::new())) },
            most: settings.memory / 4,
            peak: settings.memory / 4 * 3,
        }
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The endgames, if a position can end in them.
    pub fn endgames_of(&self, position: Position) -> Option<&Endgames> {
        self.endgames.as_ref().filter(|_| self.is_aimed_at(position))
    }

    /// The number of positions that are kept.
    pub fn stored(&self) -> usize {
        self.bytes() / size_of::<Position>()
    }

    /// The memory of the complete set, in bytes, which has a bound of its own.
    pub fn set_bytes(&self) -> usize {
        self.complete_set.as_ref().map_or(0, CompleteSet::memory)
    }

    /// The memory of everything else, in bytes.
    pub fn bytes(&self) -> usize {
        self.endgames.as_ref().map_or(0, Endgames::bytes)
    }

    /// Learns while the meter allows; returns `true` when there is nothing left.
    pub fn learn(&mut self, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            let is_over = match &mut self.stage {
                Stage::CompleteSet => run_set(self.complete_set.as_mut(), meter),
                Stage::Functions(learner) => learner.run(&mut self.target, meter),
                Stage::Endgames => grow(&mut self.endgames, ENDGAMES.min(self.most), self.peak, meter),
                Stage::Done => return true,
            };
            if is_over {
                self.stage = self.next();
            }
        }
        matches!(self.stage, Stage::Done)
    }

    /// The stage after one that is over.
    fn next(&self) -> Stage {
        if let Stage::Functions(_) = self.stage { Stage::Endgames } else { Stage::Done }
    }

    /// The verdict on a position.
    pub fn verdict(&self, position: Position) -> Verdict {
        if self.problem.finish().is_met_by(position) {
            return Verdict::Winnable;
        }
        match self.complete_set.as_ref().filter(|_| self.is_in_class(position)).map(|set| set.contains(position)) {
            Some(Some(true)) => return Verdict::Winnable,
            Some(Some(false)) => return Verdict::Lost,
            _ => {}
        }
        match self.endgames_of(position) {
            Some(endgames) if position.count() <= endgames.pegs() => {
                if endgames.contain(position) {
                    Verdict::Winnable
                } else {
                    Verdict::Lost
                }
            }
            Some(_) if self.target.pruner().refutes(position) => Verdict::Lost,
            _ => Verdict::Unknown,
        }
    }

    /// Returns `true` if it has a verdict on every position that play can reach.
    #[cfg(test)]
    pub fn is_whole(&self) -> bool {
        matches!((&self.complete_set, &self.stage), (Some(_), Stage::Done))
            || self.endgames.as_ref().is_some_and(|endgames| endgames.pegs() == u32::MAX)
    }

    /// Returns `true` if a position has no finishes but those of the target.
    fn is_aimed_at(&self, position: Position) -> bool {
        self.target.finish_pegs() == self.problem.finish().peg_count() && self.is_in_class(position)
    }

    fn is_in_class(&self, position: Position) -> bool {
        let classes = self.problem.board().classes();
        classes.class(position) == classes.class(self.problem.start())
    }
}

fn run_set(set: Option<&mut CompleteSet>, meter: &mut Meter) -> bool {
    let rest = meter.rest();
    meter.count_work(rest);
    set.is_none_or(|set| set.run(rest))
}

fn grow(endgames: &mut Option<Endgames>, bytes: usize, peak: usize, meter: &mut Meter) -> bool {
    endgames.as_mut().is_none_or(|endgames| endgames.grow(bytes, peak, meter))
}
