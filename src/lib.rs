#![doc = include_str!("../README.md")]
//!
//! # Map
//!
//! | layer | modules |
//! |---|---|
//! | sets and the rule | [`Position`], [`Hole`], [`Jump`] |
//! | geometry | [`Board`], [`catalogue`], [`Symmetries`] |
//! | text | [`Board::draw`], [`Board::parse_position`], [`Board::parse_jumps`], [`Board::read`], [`TextError`] |
//! | invariants | [`Classes`], [`Pagoda`] |
//! | search | [`Problem`], [`Solver`], [`FewestPegs`], [`perft()`] |
//! | touchstone | [`naive`] |

mod board;
pub mod catalogue;
mod certificate;
mod class;
mod jump;
mod lattice;
pub mod naive;
mod pagoda;
mod perft;
mod position;
mod problem;
mod proof;
#[cfg(feature = "serde")]
mod serde;
mod simplex;
mod single_vacancy;
pub mod solve;
mod symmetry;
mod text;
#[cfg(all(target_arch = "wasm32", feature = "javascript"))]
mod wasm;

pub use board::{Board, InvalidBoard, LegalJumps};
pub use certificate::{Certificate, Flaw};
pub use class::{Class, Classes};
pub use jump::{IllegalJump, Jump, Moves, moves};
pub use lattice::{Coordinate, Directions};
pub use pagoda::{NotAPagoda, Pagoda};
pub use perft::{level_sizes, perft};
pub use position::{Hole, Holes, Position, read_literal};
pub use problem::{Finish, InvalidProblem, Problem, Status};
pub use proof::Proof;
pub use solve::{
    Activity, Count, Counts, FewestMoves, FewestPegs, Level, Line, Outcome, Progress, Search, Settings, Solver,
};
pub use symmetry::{Permutations, SymmetricImages, Symmetries};
pub use text::{Expected, Found, Reading, TextError};
