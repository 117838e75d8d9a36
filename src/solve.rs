//! Searches for any solution, the fewest moves, the fewest pegs, the solution that is easiest to remember, and the
//! number of games and solutions.
//!
//! All of these searches implement [`Search`], and so does [`Solutions`], which finds all solutions. A [`Judge`] runs
//! in the same way and answers questions about a sequence of positions.

mod any;
mod best;
mod count;
mod judge;
mod memorable;
mod moves;
mod pegs;
mod score;
mod search;
mod solutions;
mod table;
mod target;
#[cfg(test)]
mod tests;

pub use any::Solver;
pub use count::Count;
pub use judge::{Judge, Judgement, SharedJumps, Verdict};
pub use memorable::{Chunk, ChunkKind, Description, Likeness, Memorable};
pub use moves::FewestMoves;
pub use pegs::FewestPegs;
pub use search::{Activity, CountError, Counts, Level, Line, Outcome, Progress, Search, Settings};
pub use solutions::{Listed, Listing, Solutions, UpTo};

// Shared by the searches.
use best::Best;
use score::Score;
use search::Meter;
use table::{Entry, List, PositionSet, Refuted, SHARDS, Shards, Table, Valued, part_of};
use target::{Learner, Making, PARTS_ARE_LEARNED, Part, Reversal, Slack, Target};
