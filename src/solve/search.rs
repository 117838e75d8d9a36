//! The common interface of all searches.

use crate::problem::Problem;

use super::meter::Meter;
use super::outcome::{Line, Outcome, Progress, Settings};

/// A search in slices. Each call of [`run`](Search::run) does a limited amount of work and returns, so the caller
/// decides about time, progress and cancellation.
///
/// The course of a search depends on the problem and the [`Settings`], not on the budgets of the calls. The settings
/// also bound its memory.
///
/// ```
/// use peg_solitaire::{Board, Count, FewestMoves, FewestPegs, Finish, Problem, Search, Settings, Solver};
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a3")?, Finish::parse("e5", &board)?)?;
/// let settings = Settings::default();
/// let mut searches: Vec<Box<dyn Search>> = vec![
///     Box::new(Solver::new(problem.clone(), settings)),
///     Box::new(FewestMoves::new(problem.clone(), settings)),
///     Box::new(FewestPegs::new(problem.clone(), settings)),
///     Box::new(Count::new(problem, settings)),
/// ];
/// for search in &mut searches {
///     while search.run(1000).is_none() {
///         println!("{} positions", search.progress().positions);
///     }
/// }
/// assert_eq!(searches[1].best().unwrap().move_count(), 9);
/// assert_eq!(searches[3].outcome().unwrap().counts().unwrap().solutions, 16_128);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Search {
    /// Prepares a search. That takes microseconds for most problems. It takes up to some tens of milliseconds if two
    /// pegs may be left anywhere on a large board, as each such finish is listed.
    fn new(problem: Problem, settings: Settings) -> Self
    where
        Self: Sized;

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
    /// returns [`Outcome::Unknown`]; then [`best`](Search::best) may have a line, and a call with more positions
    /// continues.
    fn solve(&mut self, positions: u64) -> Outcome
    where
        Self: Sized,
    {
        let budget = positions.saturating_sub(self.progress().positions);
        self.run(budget).cloned().unwrap_or(Outcome::Unknown)
    }
}

/// A search that works in steps. A step ends when the meter is spent, or earlier.
pub(super) trait Steps: Search {
    fn meter(&mut self) -> &mut Meter;

    /// Does the next step.
    fn step(&mut self);
}

/// [`Search::run`] for a search in steps.
pub(super) fn run(search: &mut impl Steps, budget: u64) -> Option<&Outcome> {
    search.meter().allow(budget);
    while search.outcome().is_none() && !search.meter().is_spent() {
        search.step();
    }
    search.outcome()
}
