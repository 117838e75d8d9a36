//! The shell of all searches: what they share around their algorithms.

use std::fmt;

use crate::problem::Problem;

use super::meter::Meter;
use super::outcome::{Activity, Line, Outcome, Progress, Settings};

/// A search in slices. Each call of [`run`](Search::run) does a limited amount of work and returns, so the caller
/// decides about time, progress and cancellation.
///
/// The course of a search depends on the problem and the [`Settings`], not on the budgets of the calls. The settings
/// also bound its memory.
///
/// Each search has these methods itself; the trait is for programs that treat all searches alike. It has no other
/// implementors.
///
/// ```
/// use peg_solitaire::{Board, Count, FewestMoves, FewestPegs, Finish, Problem, Search, Settings, Solver};
///
/// let board: Board = "triangle".parse()?;
/// let start = board.parse_start("a3")?;
/// let problem = Problem::new(board.clone(), start, Finish::parse("e5", &board)?)?;
/// let settings = Settings::default();
/// let mut searches: Vec<Box<dyn Search>> = vec![
///     Box::new(Solver::new(problem.clone(), settings)),
///     Box::new(FewestMoves::new(problem.clone(), settings)),
///     Box::new(FewestPegs::new(board, start, settings)?),
///     Box::new(Count::new(problem, settings)),
/// ];
/// for search in &mut searches {
///     while search.run(1000).is_none() {
///         println!("{} positions", search.progress().positions);
///     }
/// }
/// assert_eq!(searches[1].best().map(|line| line.move_count()), Some(9));
/// let counts = searches[3].outcome().and_then(|outcome| outcome.counts());
/// assert_eq!(counts.map(|counts| counts.solutions), Some(16_128));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Search: Sealed {
    /// The problem.
    fn problem(&self) -> &Problem;

    /// Works about as long as it takes to look at `budget` positions. Returns the outcome once the search has ended,
    /// and `None` before. A million positions take from a quarter of a second to some seconds, depending on the search.
    fn run(&mut self, budget: u64) -> Option<&Outcome>;

    /// The current activity, and the work so far.
    fn progress(&self) -> Progress;

    /// The best line so far; `None` if there is none yet. A [`Count`](super::Count) and [`Solutions`](super::Solutions)
    /// have none.
    fn best(&self) -> Option<&Line>;

    /// The outcome, once the search has ended.
    fn outcome(&self) -> Option<&Outcome>;

    /// The memory that the search holds, in bytes, approximately.
    fn memory(&self) -> usize;

    /// Runs to the end, or until the search has looked at about `positions` positions in all. In the second case it
    /// returns [`Outcome::OutOfBudget`]; then [`best`](Search::best) may have a line, and a call with more positions
    /// continues.
    fn solve(&mut self, positions: u64) -> Outcome
    where
        Self: Sized,
    {
        let budget = positions.saturating_sub(self.progress().positions);
        self.run(budget).cloned().unwrap_or(Outcome::OutOfBudget)
    }
}

/// Keeps [`Search`] to the searches of this crate, so that it can get further methods.
pub trait Sealed {}

/// The work of a search, in steps.
pub(super) trait Algorithm {
    /// Does the next step, which ends when the meter is spent, or earlier.
    fn step(&mut self, task: &mut Task);

    fn activity(&self) -> Activity;

    /// The outcome, once there is one. Then there are no more steps.
    fn outcome(&self) -> Option<&Outcome>;

    /// The memory, in bytes.
    fn bytes(&self) -> usize;

    /// The number by which lines are compared, for searches of the best one.
    fn rank(_task: &Task, _line: &Line) -> Option<u32> {
        None
    }
}

/// The part of a search that all algorithms work with.
pub(super) struct Task {
    pub problem: Problem,
    pub settings: Settings,
    pub meter: Meter,
    /// The best line so far, if the search looks for better ones.
    pub best: Option<Line>,
}

/// A task and its algorithm.
pub(super) struct Shell<A> {
    pub task: Task,
    pub algorithm: A,
}

impl<A: Algorithm> Shell<A> {
    pub fn new(problem: Problem, settings: Settings, algorithm: A) -> Self {
        Shell { task: Task { problem, settings, meter: Meter::default(), best: None }, algorithm }
    }

    pub fn run(&mut self, budget: u64) -> Option<&Outcome> {
        self.run_until(budget, |algorithm| algorithm.outcome().is_some());
        self.algorithm.outcome()
    }

    fn run_until(&mut self, budget: u64, is_over: impl Fn(&A) -> bool) {
        self.task.meter.allow(budget);
        while !is_over(&self.algorithm) && !self.task.meter.is_spent() {
            self.algorithm.step(&mut self.task);
        }
    }

    /// Spends the budget that another search has left, and counts the work there, until the search is over; returns
    /// `true` when it is. The other search begins with this one.
    pub fn run_within(&mut self, meter: &mut Meter, is_over: impl Fn(&A) -> bool) -> bool {
        let before = self.task.meter.clone();
        self.run_until(meter.rest(), &is_over);
        meter.count_search(&before, &self.task.meter);
        is_over(&self.algorithm)
    }

    pub fn progress(&self) -> Progress {
        Progress {
            activity: self.algorithm.activity(),
            positions: self.task.meter.positions(),
            best: self.task.best.as_ref().and_then(|line| A::rank(&self.task, line)),
        }
    }

    pub fn best(&self) -> Option<&Line> {
        self.task.best.as_ref().or_else(|| self.algorithm.outcome()?.line())
    }

    pub fn describe(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (progress, outcome) = (self.progress(), self.algorithm.outcome());
        f.debug_struct(name).field("progress", &progress).field("outcome", &outcome).finish_non_exhaustive()
    }
}

/// Makes a public search of an algorithm.
macro_rules! search {
    ($(#[$about:meta])* $name:ident($algorithm:ty)) => {
        $(#[$about])*
        pub struct $name(pub(in crate::solve) $crate::solve::search::Shell<$algorithm>);

        impl $name {
            /// The problem.
            pub fn problem(&self) -> &Problem {
                &self.0.task.problem
            }

            /// Works about as long as it takes to look at `budget` positions; see [`Search::run`].
            pub fn run(&mut self, budget: u64) -> Option<&Outcome> {
                self.0.run(budget)
            }

            /// The current activity, and the work so far.
            pub fn progress(&self) -> Progress {
                self.0.progress()
            }

            /// The best line so far; see [`Search::best`].
            pub fn best(&self) -> Option<&Line> {
                self.0.best()
            }

            /// The outcome, once the search has ended.
            pub fn outcome(&self) -> Option<&Outcome> {
                self.0.algorithm.outcome()
            }

            /// The memory that the search holds, in bytes, approximately.
            pub fn memory(&self) -> usize {
                self.0.algorithm.bytes()
            }

            /// Runs to the end, or until the search has looked at about `positions` positions in all; see
            /// [`Search::solve`].
            pub fn solve(&mut self, positions: u64) -> Outcome {
                Search::solve(self, positions)
            }
        }

        impl Search for $name {
            fn problem(&self) -> &Problem {
                self.problem()
            }

            fn run(&mut self, budget: u64) -> Option<&Outcome> {
                self.run(budget)
            }

            fn progress(&self) -> Progress {
                self.progress()
            }

            fn best(&self) -> Option<&Line> {
                self.best()
            }

            fn outcome(&self) -> Option<&Outcome> {
                self.outcome()
            }

            fn memory(&self) -> usize {
                self.memory()
            }
        }

        impl $crate::solve::search::Sealed for $name {}

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.describe(stringify!($name), f)
            }
        }
    };
}

pub(super) use search;
