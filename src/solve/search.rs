//! The interface and the framework that all searches share.

mod meter;
mod outcome;

pub(super) use meter::Meter;
pub use outcome::{Activity, CountError, Counts, Level, Line, Outcome, Progress, Settings};

use std::fmt;

use crate::rules::Problem;

/// A search that runs in slices. Each call of [`run`](Search::run) does a limited amount of work and returns, so that
/// the caller controls time, progress and cancellation.
///
/// The steps of a search depend on the problem and the [`Settings`], not on the budgets of the calls. The settings also
/// limit the memory that the search uses.
///
/// Each search type also has inherent methods with the same names as the methods of this trait. The trait is for code
/// that treats all searches alike; it is sealed.
///
/// ```
/// use peg_solitaire::solve::{Count, FewestMoves, Search, Settings};
/// use peg_solitaire::{Board, Finish, Problem};
///
/// fn outcome_of<S: Search>(mut search: S) -> S::Outcome {
///     while search.run(1000).is_none() {
///         println!("{} positions", search.progress().positions);
///     }
///     search.finish()
/// }
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a3")?, Finish::parse("e5", &board)?)?;
/// let fewest = outcome_of(FewestMoves::new(problem.clone(), Settings::default()));
/// assert_eq!(fewest.line().map(|line| line.move_count()), Some(9));
/// assert_eq!(outcome_of(Count::new(problem, Settings::default()))?.solutions, 16_128);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Search: Sealed {
    /// The result of the search.
    type Outcome: Clone + fmt::Debug + PartialEq;

    /// The problem.
    fn problem(&self) -> &Problem;

    /// Does roughly the work of examining `budget` positions. Returns the outcome once the search has ended, and `None`
    /// until then. A million positions take from a quarter of a second to several seconds, depending on the search.
    fn run(&mut self, budget: u64) -> Option<&Self::Outcome>;

    /// Runs to the end.
    fn finish(&mut self) -> Self::Outcome
    where
        Self: Sized,
    {
        loop {
            if let Some(outcome) = self.run(u64::MAX) {
                return outcome.clone();
            }
        }
    }

    /// The outcome, once the search has ended.
    fn outcome(&self) -> Option<&Self::Outcome>;

    /// The current activity, and the work so far.
    fn progress(&self) -> Progress;

    /// The approximate memory that the search uses, in bytes.
    fn memory(&self) -> usize;
}

/// Seals [`Search`], so that methods can be added to it without breaking other crates.
pub trait Sealed {}

/// The next stage of a search, or its outcome.
pub(super) type Next<S, O = Outcome> = Result<S, O>;

/// The work of a search, stage by stage.
pub(super) trait Algorithm {
    type Stage;
    type Outcome;

    /// Works on a stage until it ends or the meter is spent. When the stage ends, returns the next stage or the
    /// outcome.
    fn step(&mut self, stage: &mut Self::Stage, task: &mut Task) -> Option<Next<Self::Stage, Self::Outcome>>;

    fn activity(&self, stage: &Self::Stage) -> Activity;

    /// The memory, in bytes. `stage` is `None` if the search has ended.
    fn bytes(&self, stage: Option<&Self::Stage>) -> usize;

    /// The fewest moves or pegs so far, if the search looks for the best line.
    fn best(&self, _problem: &Problem) -> Option<u32> {
        None
    }
}

/// The data that every algorithm works with.
pub(super) struct Task {
    pub problem: Problem,
    pub settings: Settings,
    pub meter: Meter,
}

/// A task, its algorithm, and its current stage.
pub(super) struct Shell<A: Algorithm> {
    pub task: Task,
    pub algorithm: A,
    pub stage: Next<A::Stage, A::Outcome>,
}

impl<A: Algorithm> Shell<A> {
    pub fn new(problem: Problem, settings: Settings, algorithm: A, stage: Next<A::Stage, A::Outcome>) -> Self {
        Shell { task: Task { problem, settings, meter: Meter::default() }, algorithm, stage }
    }

    /// Works until the meter is spent, or the search has ended.
    pub fn run(&mut self, budget: u64) -> Option<&A::Outcome> {
        self.task.meter.allow(budget);
        while let Ok(stage) = &mut self.stage {
            if self.task.meter.is_spent() {
                break;
            }
            if let Some(next) = self.algorithm.step(stage, &mut self.task) {
                self.stage = next;
            }
        }
        self.outcome()
    }

    /// Runs as a stage of another search, within that search's remaining budget, and adds the work to that search's
    /// meter.
    pub fn run_within(&mut self, meter: &mut Meter) -> Option<&A::Outcome> {
        let before = self.task.meter.clone();
        self.run(meter.rest());
        meter.count_search(&before, &self.task.meter);
        self.outcome()
    }

    pub fn outcome(&self) -> Option<&A::Outcome> {
        self.stage.as_ref().err()
    }

    pub fn bytes(&self) -> usize {
        self.algorithm.bytes(self.stage.as_ref().ok())
    }

    /// The current activity; [`Activity::Exhaustive`] once the search has ended.
    pub fn activity(&self) -> Activity {
        self.stage.as_ref().map_or(Activity::Exhaustive, |stage| self.algorithm.activity(stage))
    }

    pub fn progress(&self) -> Progress {
        Progress {
            activity: self.activity(),
            positions: self.task.meter.positions,
            best: self.algorithm.best(&self.task.problem),
        }
    }
}

/// Defines a public search that runs an algorithm. The defined type has the methods of [`Search`].
macro_rules! search {
    ($(#[$about:meta])* $name:ident($visibility:vis $algorithm:ty) -> $outcome:ty) => {
        $(#[$about])*
        pub struct $name {
            $visibility shell: $crate::solve::search::Shell<$algorithm>,
        }

        impl $name {
            /// The problem.
            pub fn problem(&self) -> &$crate::Problem {
                &self.shell.task.problem
            }

            /// Does roughly the work of examining `budget` positions; see
            /// [`Search::run`](crate::solve::Search::run).
            pub fn run(&mut self, budget: u64) -> Option<&$outcome> {
                self.shell.run(budget)
            }

            /// The outcome, once the search has ended.
            pub fn outcome(&self) -> Option<&$outcome> {
                self.shell.outcome()
            }

            /// The current activity, and the work so far.
            pub fn progress(&self) -> $crate::solve::Progress {
                self.shell.progress()
            }

            /// The approximate memory that the search uses, in bytes.
            pub fn memory(&self) -> usize {
                self.shell.bytes()
            }
        }

        $crate::solve::search::searches!($name -> $outcome);
        $crate::error::debug!($name, |search| progress: search.progress(), outcome: search.outcome());
    };
}

/// Implements [`Search`] by forwarding to the inherent methods of the type.
macro_rules! searches {
    ($name:ident -> $outcome:ty) => {
        impl $name {
            /// Runs to the end.
            #[allow(clippy::missing_errors_doc, reason = "the outcome of a count may be an error")]
            pub fn finish(&mut self) -> $outcome {
                $crate::solve::Search::finish(self)
            }
        }

        impl $crate::solve::Search for $name {
            type Outcome = $outcome;

            fn problem(&self) -> &$crate::Problem {
                self.problem()
            }

            fn run(&mut self, budget: u64) -> Option<&$outcome> {
                self.run(budget)
            }

            fn outcome(&self) -> Option<&$outcome> {
                self.outcome()
            }

            fn progress(&self) -> $crate::solve::Progress {
                self.progress()
            }

            fn memory(&self) -> usize {
                self.memory()
            }
        }

        impl $crate::solve::search::Sealed for $name {}
    };
}

pub(super) use {search, searches};
