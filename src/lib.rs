//! Peg solitaire on any board of up to 64 holes (128 with the feature `wide`): rules, notation, invariants, and
//! searches that solve, count and prove.
//!
//! # Examples
//!
//! The central game of the English board, solved:
//!
//! ```
//! use peg_solitaire::solve::{Outcome, Settings, Solver};
//! use peg_solitaire::{Board, Finish, Problem};
//!
//! let board: Board = "english".parse()?;
//! let start = board.vacancy(board.parse_hole("d4")?);
//! let problem = Problem::new(board.clone(), start, Finish::parse("d4", &board)?)?;
//! if let Outcome::Solved(line) = Solver::new(problem, Settings::default()).finish() {
//!     assert_eq!(line.jumps.len(), 31);
//!     println!("{}", board.moves_text(&line.jumps)); // moves such as d2-d4 and e4-e2-c2
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A board of your own, a position drawn in the source, and the jumps that can be played:
//!
//! ```
//! use peg_solitaire::{Board, position};
//!
//! let board: Board = "# directions: 6\no\noo\nooo".parse()?;
//! let start = position! {
//!     o
//!     x x
//!     x x x
//! };
//! let names: Vec<String> = board.legal_jumps(start).map(|jump| board.jump_name(jump)).collect();
//! assert_eq!(names, ["a3-a1", "c3-a1"]);
//! let after = board.parse_jumps("a3-a1")?[0].play(start)?;
//! assert_eq!(board.draw(after), "x\nox\noxx");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A problem that cannot be solved, and the proof, which [`Certificate::check`](proof::Certificate::check) verifies
//! without the solver:
//!
//! ```
//! use peg_solitaire::proof::Certificate;
//! use peg_solitaire::solve::{Settings, Solver};
//! use peg_solitaire::{Board, Finish, Problem};
//!
//! let board: Board = "european".parse()?;
//! let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::ANY_PEG)?;
//! let outcome = Solver::new(problem.clone(), Settings::default()).finish();
//! let proof = outcome.proof().ok_or("it can be solved")?;
//! let certificate = Certificate::new(problem, proof.clone());
//! println!("{certificate}");
//! assert_eq!(certificate.check(), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A search that the caller can stop at any time:
//!
//! ```
//! use peg_solitaire::solve::{FewestMoves, Settings};
//! use peg_solitaire::{Board, Finish, Problem};
//!
//! let board: Board = "triangle".parse()?;
//! let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
//! let mut search = FewestMoves::new(problem, Settings::default());
//! # let is_cancelled = || false;
//! while search.run(10_000).is_none() && !is_cancelled() {}
//! assert_eq!(search.best().map(|line| line.move_count()), Some(10));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Glossary
//!
//! - **Vacancy**: the hole that is empty at the start. **Survivor**: the last peg.
//! - **Finish**: the goal of a problem, such as one peg in a certain hole.
//! - **Jump**: a peg jumps over a neighbour into an empty hole, and the neighbour is removed.
//! - **Move**: consecutive jumps by one peg. **Line**: a sequence of legal jumps from a start.
//! - **Solution**: a line that ends at a finish. **Game**: a line that ends where no jump is legal.
//! - **Complement**: the position with pegs and empty holes exchanged, in which play runs backwards.
//! - **Position class**: the positions with the same values of certain parities, which no jump changes.
//! - **Purge**: consecutive jumps that remove a block of pegs and leave every other hole as it was. The block is three
//!   pegs in a line, six in two lines, or six in an L.
//! - **Pagoda function**: weights for the holes such that no jump raises the total weight of the pegs.
//!
//! # Map
//!
//! | to | use |
//! |---|---|
//! | hold pegs, play and undo | [`Position`], [`position!`], [`Hole`], [`Jump`], [`moves()`] |
//! | keep a game with its variations and comments | [`game`]: `GameTree`, `Annotations` |
//! | describe a board | [`Board`], [`Directions`], [`Coordinate`], [`Symmetries`]; [`catalogue`] of named boards |
//! | write text | [`Board::draw`], [`Board::moves_text`] |
//! | parse text | [`Board::parse_position`], [`Board::parse_jumps`], [`Board::parse_game`]; [`text::TextError`] |
//! | parse text of unknown kind | [`Board::read`]; [`text::Reading`] |
//! | describe a line as purges | [`purges()`] |
//! | state a problem | [`Problem`], [`Finish`], [`Status`] |
//! | search | [`solve`]: `Solver`, `FewestMoves`, `FewestPegs`, `Memorable`, `Count` |
//! | enumerate solutions | [`solve::Solutions`]: count them from any position, pick one by number or at random |
//! | judge each position of a game | [`solve::Judge`] |
//! | find every position that can be won, or reached | [`complete_set::CompleteSet`] |
//! | store such a set on disk or on several machines | [`complete_set::SetPlan`] |
//! | prove and check | [`Classes`]; [`proof`]: `Pagoda`, `Proof`, `Certificate` |
//! | test a move generator | [`perft()`], [`level_sizes`] |
//!
//! # Guarantees
//!
//! - **Complete.** A search that ends returns an answer: a legal line of play, a proof that there is none, or exact
//!   counts. Only `Count` and `Solutions` may end without an answer, with [`solve::CountError`].
//!   [`solve::Line::is_proven`] says whether a line has been proven the best.
//! - **Deterministic.** The same problem with the same [`solve::Settings`] takes the same steps on every machine,
//!   whatever the budget of each call. On a 32-bit machine, memory may run out at a different step.
//! - **Bounded.** A search stays within the memory in its settings, and each call does a limited amount of work.
//! - **Self-contained.** The crate starts no threads and never reads the clock, files or the environment.
//! - **No panic on input.** Invalid text, jumps and problems are reported as errors that carry the place and the reason
//!   as data. Passing a [`Hole`] or [`Position`] of another board is a bug in the caller; functions that panic in that
//!   case document it.
//! - **No `unsafe`,** and no dependencies unless a feature needs one.
//!
//! # Costs
//!
//! | operation | time |
//! |---|---|
//! | set operations, playing a jump | a nanosecond |
//! | [`Symmetries::canonical`] | 10 to 30 nanoseconds |
//! | parsing a board | 10 to 150 microseconds, depending on its size |
//! | the central game of the English board, solved | 20 microseconds |
//! | its fewest moves, proven | a second |
//!
//! Clones of a [`Board`] share its data. A [`Position`] is [`Copy`] and takes one machine word, or two with the feature
//! `wide`.
//!
//! # Features
//!
//! No feature is enabled by default.
//!
//! - `serde`: boards, problems, positions, jumps and certificates implement `Serialize` and `Deserialize`, in formats
//!   that are stable across versions.
//! - `wide`: boards have up to 128 holes, [`Position::CAPACITY`]. Answers are the same, but searches take up to twice
//!   the time, and more memory, even on small boards. Cargo unifies features: as soon as one dependency enables `wide`,
//!   the whole program uses it. A program that also needs small boards to stay fast can depend on this crate without
//!   `wide` and on the package `peg-solitaire-wide` from the same repository, which compiles the same sources but has
//!   its own types.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod catalogue;
pub mod complete_set;
mod error;
pub mod game;
pub mod proof;
mod rules;
#[cfg(feature = "serde")]
mod serde;
pub mod solve;
pub mod text;

#[doc(hidden)]
pub use rules::read_literal;
pub use rules::{
    Board, BoardError, Class, Classes, Coordinate, Directions, Finish, Hole, HoleError, Holes, Jump, JumpError,
    LegalJumps, Moves, Permutations, Position, Problem, ProblemError, Status, SymmetricImages, Symmetries, level_sizes,
    moves, perft, purges,
};

/// Tests the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
