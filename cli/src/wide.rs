//! All commands for boards of up to 128 holes, which take about twice the time.

use peg_solitaire_wide as peg;

#[path = "run/mod.rs"]
#[allow(clippy::duplicate_mod, dead_code, reason = "the same sources with the other width of the crate")]
mod run;

pub use run::run;
