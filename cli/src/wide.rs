//! All commands for boards of up to 128 holes; they take about twice as long as the commands for up to 64 holes.

use peg_solitaire_wide as peg;

use crate::arguments;
use crate::ending::{Ending, Failure};

#[path = "run/mod.rs"]
#[allow(clippy::duplicate_mod, dead_code, reason = "the same sources with the other width of the crate")]
mod run;

pub use run::run;

/// Always fails: even half of the positions of such a large board would not fit into memory.
fn crossing(_: &peg::Problem, _: &arguments::Crossing, _: bool) -> Result<Ending, Failure> {
    Err(Failure::unknown("crossing: a board of more than 64 holes has too many positions for any memory"))
}
