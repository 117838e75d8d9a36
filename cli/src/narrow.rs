//! All commands for boards of up to 64 holes.

mod crossing;
#[path = "run/mod.rs"]
mod run;
mod scratch;

use peg_solitaire as peg;

use crossing::crossing;
pub use run::{fits, run};
