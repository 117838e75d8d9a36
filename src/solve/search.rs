//! The shell of all searches: what they share around their algorithms.

mod meter;
mod outcome;

pub(super) use meter::Meter;
pub use outcome::{Activity, Counts, Level, Line, Outcome, Progress, Settings};

use crate::rules::Problem;

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
/// use peg_solitaire::solve::{Count, FewestMoves, FewestPegs, Search, Settings, Solver};
/// use peg_solitaire::{Board, Finish, Problem};
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

/// The next stage of a search, or its outcome.
pub(super) type Next<S> = Result<S, Outcome>;

/// The work of a search, stage by stage.
pub(super) trait Algorithm {
    type Stage;

    /// Works within a stage until the meter is spent, or for a shorter while; returns what follows at its end.
    fn step(&mut self, stage: &mut Self::Stage, task: &mut Task) -> Option<Next<Self::Stage>>;

    fn activity(&self, stage: &Self::Stage) -> Activity;

    /// The memory, in bytes.
    fn bytes(&self, stage: Option<&Self::Stage>) -> usize;

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

/// A task, its algorithm, and the stage that it has come to.
pub(super) struct Shell<A: Algorithm> {
    pub task: Task,
    pub algorithm: A,
    pub stage: Next<A::Stage>,
}

impl<A: Algorithm> Shell<A> {
    pub fn new(problem: Problem, settings: Settings, algorithm: A, stage: Next<A::Stage>) -> Self {
        Shell { task: Task { problem, settings, meter: Meter::default(), best: None }, algorithm, stage }
    }

    /// Works until the meter is spent, or the search has ended.
    pub fn run(&mut self, budget: u64) -> Option<&Outcome> {
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

    /// Spends the budget that another search has left, and counts the work there. The other search begins with this
    /// one.
    pub fn run_within(&mut self, meter: &mut Meter) -> Option<&Outcome> {
        let before = self.task.meter.clone();
        self.run(meter.rest());
        meter.count_search(&before, &self.task.meter);
        self.outcome()
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.stage.as_ref().err()
    }

    pub fn bytes(&self) -> usize {
        self.algorithm.bytes(self.stage.as_ref().ok())
    }

    /// The current activity. A search that has ended has tried everything.
    pub fn activity(&self) -> Activity {
        self.stage.as_ref().map_or(Activity::Exhaustive, |stage| self.algorithm.activity(stage))
    }

    pub fn progress(&self) -> Progress {
        Progress {
            activity: self.activity(),
            positions: self.task.meter.positions,
            best: self.task.best.as_ref().and_then(|line| A::rank(&self.task, line)),
        }
    }

    pub fn best(&self) -> Option<&Line> {
        self.task.best.as_ref().or_else(|| self.outcome()?.line())
    }
}

/// Makes a public search of an algorithm. Its methods are those of [`Search`].
macro_rules! search {
    ($(#[$about:meta])* $name:ident($visibility:vis $algorithm:ty)) => {
        $(#[$about])*
        pub struct $name {
            $visibility shell: $crate::solve::search::Shell<$algorithm>,
        }

        impl $name {
            $crate::solve::search::methods!(pub);

            /// Runs to the end, or until the search has looked at about `positions` positions in all; see
            /// [`Search::solve`](crate::solve::Search::solve).
            pub fn solve(&mut self, positions: u64) -> $crate::solve::Outcome {
                $crate::solve::Search::solve(self, positions)
            }
        }

        impl $crate::solve::Search for $name {
            $crate::solve::search::methods!();
        }

        impl $crate::solve::search::Sealed for $name {}

        $crate::error::debug!($name, |search| progress: search.progress(), outcome: search.outcome());
    };
}

/// The methods of [`Search`], from a shell.
macro_rules! methods {
    ($($visibility:tt)?) => {
        /// The problem.
        $($visibility)? fn problem(&self) -> &$crate::Problem {
            &self.shell.task.problem
        }

        /// Works about as long as it takes to look at `budget` positions; see
        /// [`Search::run`](crate::solve::Search::run).
        $($visibility)? fn run(&mut self, budget: u64) -> Option<&$crate::solve::Outcome> {
            self.shell.run(budget)
        }

        /// The current activity, and the work so far.
        $($visibility)? fn progress(&self) -> $crate::solve::Progress {
            self.shell.progress()
        }

        /// The best line so far; see [`Search::best`](crate::solve::Search::best).
        $($visibility)? fn best(&self) -> Option<&$crate::solve::Line> {
            self.shell.best()
        }

        /// The outcome, once the search has ended.
        $($visibility)? fn outcome(&self) -> Option<&$crate::solve::Outcome> {
            self.shell.outcome()
        }

        /// The memory that the search holds, in bytes, approximately.
        $($visibility)? fn memory(&self) -> usize {
            self.shell.bytes()
        }
    };
}

pub(super) use {methods, search};
