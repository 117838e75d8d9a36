//! The rules of the game: positions, boards and their jumps, invariants, and problems. This layer also contains the
//! pseudorandom numbers that the layers above use.

mod board;
mod class;
mod jump;
mod lattice;
mod perft;
mod position;
mod problem;
mod purges;
mod random;
mod shifts;
mod single_vacancy;
mod symmetry;
#[cfg(test)]
mod tests;

pub use board::{Board, BoardError, LegalJumps};
pub use class::{Class, Classes};
pub use jump::{Jump, JumpError, Moves, moves};
pub use lattice::{Coordinate, Directions};
pub(crate) use lattice::{Grid, MAX_SIDE};
pub use perft::{level_sizes, perft};
pub(crate) use position::Word;
pub use position::{Hole, HoleError, Holes, Position, read_literal};
pub(crate) use problem::FINISH_PEGS;
pub use problem::{Finish, Problem, ProblemError, Status};
pub use purges::purges;
pub(crate) use purges::{CATALYST, Package, blocks, is_purge, packages};
pub(crate) use random::Random;
pub(crate) use shifts::Shifts;
pub(crate) use symmetry::{Images, MOST_SYMMETRIES, image, toggle, turn};
pub use symmetry::{Permutations, SymmetricImages, Symmetries};
