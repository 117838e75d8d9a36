//! All commands for boards of up to 128 holes, which take about twice the time.

use peg_solitaire_wide as peg;

use crate::arguments;
use crate::ending::{Ending, Failure};

#[path = "run/mod.rs"]
#[allow(clippy::duplicate_mod, dead_code, reason = "the same sources with the other width of the crate")]
mod run;

pub use run::run;

/// There is no memory for half of the positions of such a board.
fn crossing(_: &peg::Problem, _: &arguments::Crossing, _: bool) -> Result<Ending, Failure> {
    Err(Failure::unknown("crossing: the positions of a board of more than 64 holes fit no memory"))
}
