//! The complete solver: cheap proofs first, then quick searches, then a search that leaves nothing out.
//!
//! A search is called, it does not call: [`Solver::run`] looks at a number of positions and comes
//! back, so that the caller owns time, progress and cancellation. In order:
//!
//! 1. the position class, which refutes at once;
//! 2. narrow beams, which solve most positions that can be solved;
//! 3. a pagoda function for this very position, which refutes in about a millisecond;
//! 4. pagoda functions for positions further down, to prune the rest of the search with;
//! 5. wider beams, and a search from both ends, which refutes most of what is left;
//! 6. a depth-first search of everything that is still open, within bounded memory.

mod any;
mod best;
mod count;
mod learner;
mod meter;
mod moves;
mod outcome;
mod pegs;
mod pruner;
mod random;
mod ranking;
mod score;
mod search;
mod shards;
mod table;
mod target;
#[cfg(test)]
mod tests;

pub use any::Solver;
pub use count::Count;
pub use moves::FewestMoves;
pub use outcome::{Activity, Counts, Level, Line, Outcome, Progress, Settings};
pub use pegs::FewestPegs;
pub use search::Search;
