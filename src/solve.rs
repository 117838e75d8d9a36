//! The searches: for any solution, for the fewest moves, for the fewest pegs, and for the number of games and
//! solutions. The root of the crate has all of these items as well.
//!
//! All of them implement [`Search`]; [`Solutions`] knows all solutions. A [`Judge`] answers questions about one
//! position after the other.

mod any;
mod best;
mod count;
mod entry;
mod judge;
mod learner;
mod list;
mod meter;
mod moves;
mod outcome;
mod pegs;
mod pruner;
mod random;
mod refuted;
mod reversal;
mod rules;
mod score;
mod search;
mod shards;
mod solutions;
mod table;
mod target;
#[cfg(test)]
mod tests;

pub use any::Solver;
pub use count::Count;
pub(crate) use entry::{Entry, Value, Valued};
pub use judge::{Judge, Judgement, Verdict};
pub use moves::FewestMoves;
pub use outcome::{Activity, Counts, Level, Line, Outcome, Progress, Settings};
pub use pegs::FewestPegs;
pub(crate) use random::Random;
pub use search::Search;
pub use solutions::{Listed, Listing, Solutions, UpTo};
pub(crate) use table::Table;
