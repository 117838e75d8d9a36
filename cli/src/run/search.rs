//! Searches, as far as their limits allow.

use super::answer::Report;
use super::peg::Problem;
use super::peg::solve::{Count, FewestMoves, FewestPegs, Judge, Outcome, Search, Settings, Solver};
use super::verdicts::Verdicts;
use crate::arguments;
use crate::progress::Progress;

/// The number of positions between two looks at the clock.
pub const SLICE: u64 = 4096;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    Any,
    FewestMoves,
    FewestPegs,
    Count,
}

pub fn settings(limits: &arguments::Limits, seed: u64) -> Settings {
    Settings::default().with_memory(limits.memory()).with_seed(seed)
}

pub fn solve(problem: Problem, objective: Objective, limits: &arguments::Search) -> Report {
    let mut clock = Clock::new(limits);
    let mut search = search_for(objective, problem, settings(&limits.limits, limits.seed.seed));
    let outcome = clock.run(search.as_mut());
    let best = || search.best().map_or(Outcome::OutOfBudget, |line| Outcome::Solved(line.clone()));
    let has_best = matches!(objective, Objective::FewestMoves | Objective::FewestPegs);
    let (positions, ms) = (search.progress().positions, clock.progress.milliseconds());
    Report::new(search.problem().clone(), outcome.unwrap_or_else(best), has_best, positions, ms)
}

/// Judges the start.
pub fn judge(problem: Problem, limits: &arguments::Search) -> Verdicts {
    let mut clock = Clock::new(limits);
    let mut judge = Judge::new(problem, settings(&limits.limits, limits.seed.seed));
    while judge.run(clock.budget(judge.progress().positions)).is_none() && clock.goes_on(judge.progress().positions) {}
    Verdicts::new(judge.problem().board(), judge.judgement(), clock.progress.milliseconds())
}

fn search_for(objective: Objective, problem: Problem, settings: Settings) -> Box<dyn Search> {
    match objective {
        Objective::Any => Box::new(Solver::new(problem, settings)),
        Objective::FewestMoves => Box::new(FewestMoves::new(problem, settings)),
        Objective::FewestPegs => {
            let search = FewestPegs::new(problem.board().clone(), problem.start(), settings);
            Box::new(search.expect("the pegs of a problem are on its board"))
        }
        Objective::Count => Box::new(Count::new(problem, settings)),
    }
}

/// The limits of a search.
pub struct Clock<'a> {
    limits: &'a arguments::Search,
    progress: Progress,
}

impl<'a> Clock<'a> {
    pub fn new(limits: &'a arguments::Search) -> Self {
        Clock { limits, progress: Progress::new() }
    }

    /// Runs a search to its end; `None` if a limit comes first.
    pub fn run(&mut self, search: &mut dyn Search) -> Option<Outcome> {
        while search.run(self.budget(search.progress().positions)).is_none()
            && self.goes_on(search.progress().positions)
        {}
        self.progress.hide();
        search.outcome().cloned()
    }

    /// Shows the progress, and returns `true` if no limit is reached.
    fn goes_on(&mut self, positions: u64) -> bool {
        self.progress.show(|| format!("{positions} positions"));
        !self.is_over(positions)
    }

    fn most(&self) -> u64 {
        self.limits.positions.unwrap_or(u64::MAX)
    }

    /// The number of positions that may be looked at before the next look at the clock.
    fn budget(&self, positions: u64) -> u64 {
        SLICE.min(self.most().saturating_sub(positions))
    }

    /// Returns `true` if a limit is reached.
    pub fn is_over(&self, positions: u64) -> bool {
        let is_late = self.limits.limits.seconds.is_some_and(|limit| self.progress.elapsed() >= limit);
        positions >= self.most() || is_late
    }
}
