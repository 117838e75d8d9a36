//! Runs searches within their limits.

use super::answer::Report;
use super::peg::Problem;
use super::peg::proof::Proof;
use super::peg::solve::{
    self, Count, CountError, Counts, Description, FewestMoves, FewestPegs, Judge, Line, Memorable, Search, Settings,
    Solver,
};
use super::verdicts::Verdicts;
use crate::arguments;
use crate::progress::Progress;

/// The number of positions between two checks of the clock.
pub const SLICE: u64 = 4096;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    Any,
    FewestMoves,
    FewestPegs,
    Memorable,
    Count,
}

/// The outcome of a search of any kind.
pub enum Outcome {
    Solved(Line),
    Described(Description),
    Impossible(Proof),
    Counted(Counts),
    OutOfMemory,
    OutOfBudget,
}

impl From<solve::Outcome> for Outcome {
    fn from(outcome: solve::Outcome) -> Self {
        match outcome {
            solve::Outcome::Solved(line) => Outcome::Solved(line),
            solve::Outcome::Impossible(proof) => Outcome::Impossible(proof),
        }
    }
}

impl From<Line> for Outcome {
    fn from(line: Line) -> Self {
        Outcome::Solved(line)
    }
}

impl From<Result<Description, Proof>> for Outcome {
    fn from(description: Result<Description, Proof>) -> Self {
        description.map_or_else(Outcome::Impossible, Outcome::Described)
    }
}

impl From<Result<Counts, CountError>> for Outcome {
    fn from(counts: Result<Counts, CountError>) -> Self {
        counts.map_or(Outcome::OutOfMemory, Outcome::Counted)
    }
}

pub fn settings(limits: &arguments::Limits, seed: u64) -> Settings {
    Settings::default().with_memory(limits.memory()).with_seed(seed)
}

pub fn solve(problem: Problem, objective: Objective, limits: &arguments::Search) -> Report {
    let settings = settings(&limits.limits, limits.seed.seed);
    match objective {
        Objective::Any => report(Solver::new(problem, settings), false, limits, |_| None),
        Objective::FewestMoves => report(FewestMoves::new(problem, settings), true, limits, |search| {
            search.best().cloned().map(Outcome::from)
        }),
        Objective::FewestPegs => {
            let search = FewestPegs::new(problem.board().clone(), problem.start(), settings);
            let search = search.expect("the pegs of a problem are on its board");
            report(search, true, limits, |search| Some(search.best().clone().into()))
        }
        Objective::Memorable => report(Memorable::new(problem, settings), false, limits, |search| {
            search.best().cloned().map(Outcome::Described)
        }),
        Objective::Count => report(Count::new(problem, settings), false, limits, |_| None),
    }
}

/// The report of a search, with the best solution so far if a limit is reached before the search ends.
fn report<S>(mut search: S, has_best: bool, limits: &arguments::Search, best: fn(&S) -> Option<Outcome>) -> Report
where
    S: Search<Outcome: Into<Outcome>>,
{
    let mut clock = Clock::new(limits);
    clock.run(&mut search);
    let outcome = search.outcome().cloned().map(Into::into).or_else(|| best(&search)).unwrap_or(Outcome::OutOfBudget);
    let (positions, ms) = (search.progress().positions, clock.progress.milliseconds());
    Report::new(search.problem().clone(), outcome, has_best, positions, ms)
}

/// Judges the start.
pub fn judge(problem: Problem, limits: &arguments::Search) -> Verdicts {
    let mut clock = Clock::new(limits);
    let mut judge = Judge::new(problem, settings(&limits.limits, limits.seed.seed));
    clock.run(&mut judge);
    Verdicts::new(judge.problem().board(), judge.judgement(), clock.progress.milliseconds())
}

/// Checks the limits of a search.
pub struct Clock<'a> {
    limits: &'a arguments::Search,
    progress: Progress,
}

impl<'a> Clock<'a> {
    pub fn new(limits: &'a arguments::Search) -> Self {
        Clock { limits, progress: Progress::new() }
    }

    /// Runs a search to its end, or to a limit.
    pub fn run(&mut self, search: &mut impl Search) {
        while search.run(self.budget(search.progress().positions)).is_none()
            && self.may_continue(search.progress().positions)
        {}
        self.progress.hide();
    }

    /// Shows the progress; returns `true` if no limit has been reached.
    fn may_continue(&mut self, positions: u64) -> bool {
        self.progress.show(|| format!("{positions} positions"));
        !self.is_over(positions)
    }

    fn most(&self) -> u64 {
        self.limits.positions.unwrap_or(u64::MAX)
    }

    /// The number of positions that may be examined before the next check of the clock.
    fn budget(&self, positions: u64) -> u64 {
        SLICE.min(self.most().saturating_sub(positions))
    }

    /// Returns `true` if a limit has been reached.
    pub fn is_over(&self, positions: u64) -> bool {
        let is_late = self.limits.limits.seconds.is_some_and(|limit| self.progress.elapsed() >= limit);
        positions >= self.most() || is_late
    }
}
