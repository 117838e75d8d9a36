//! All commands for boards of up to 128 holes, which take about twice as long.

use peg_solitaire_wide as peg;

use crate::arguments;
use crate::ending::{Ending, Failure};

#[path = "run/mod.rs"]
#[allow(clippy::duplicate_mod, dead_code, reason = "the same sources with the other width of the crate")]
mod run;

pub use run::run;

/// Even half of the positions of such a board would not fit into any memory.
fn crossing(_: &peg::Problem, _: &arguments::Crossing, _: bool) -> Result<Ending, Failure> {
    Err(Failure::unknown("crossing: a board of more than 64 holes has too many positions for any memory"))
}
