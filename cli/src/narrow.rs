//! All commands for boards of up to 64 holes.

use peg_solitaire as peg;

#[path = "run/mod.rs"]
mod run;

pub use run::{fits, run};
