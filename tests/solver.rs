//! Tests of the searches.

mod common;

#[path = "searches/counts.rs"]
mod counts;
#[path = "searches/every_search.rs"]
mod every_search;
#[path = "searches/judge.rs"]
mod judge;
#[path = "searches/memorable.rs"]
mod memorable;
#[path = "searches/moves.rs"]
mod moves;
#[path = "searches/solvability.rs"]
mod solvability;
#[path = "searches/solver.rs"]
mod solver;
