//! Peg solitaire on any board of up to 64 holes, or 128: rules, notation, invariants, and searches that solve, count
//! and prove.
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
//! A problem that cannot be solved, and its proof, which [`Certificate::check`](proof::Certificate::check) checks
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
//! # Words
//!
//! - **Vacancy**: the hole that is empty at the start. **Survivor**: the last peg.
//! - **Finish**: the end of play that a problem asks for, such as one peg in a certain hole.
//! - **Jump**: a peg jumps over a neighbour into an empty hole, and the neighbour leaves.
//! - **Move**: consecutive jumps by one peg. **Line**: jumps one after the other, from a start.
//! - **Solution**: a line that ends at a finish. **Game**: a line that ends where no jump is left.
//! - **Complement**: the position with pegs and empty holes exchanged; play goes backwards there.
//! - **Position class**: the positions that share certain parities, which no jump changes.
//! - **Purge**: consecutive jumps that remove a block of pegs and leave every other hole as it was: three in a line,
//!   six in two lines, or an L of six.
//! - **Pagoda function**: weights of the holes such that no jump raises the total weight of the pegs.
//!
//! # Map
//!
//! | to | use |
//! |---|---|
//! | hold pegs, play and undo | [`Position`], [`position!`], [`Hole`], [`Jump`], [`moves()`] |
//! | keep a game with its variations and comments | [`game`]: `GameTree`, `Annotations` |
//! | describe a board | [`Board`], [`Directions`], [`Coordinate`], [`Symmetries`]; [`catalogue`] has the named boards |
//! | write texts | [`Board::draw`], [`Board::moves_text`] |
//! | read texts | [`Board::parse_position`], [`Board::parse_jumps`], [`Board::parse_game`]; [`text::TextError`] |
//! | read a text of unknown kind | [`Board::read`]; [`text::Reading`] |
//! | tell a line in purges | [`purges()`] |
//! | ask a question | [`Problem`], [`Finish`], [`Status`] |
//! | search | [`solve`]: `Solver`, `FewestMoves`, `FewestPegs`, `Count` |
//! | know every solution | [`solve::Solutions`]: the number from a position, one by its number or at random |
//! | judge each position of a game | [`solve::Judge`] |
//! | know every position that can be won, or reached | [`complete_set::CompleteSet`] |
//! | keep such a set on a disk or on several machines | [`complete_set::SetPlan`] |
//! | prove and check | [`Classes`]; [`proof`]: `Pagoda`, `Proof`, `Certificate` |
//! | test a program that plays | [`perft()`], [`level_sizes`] |
//!
//! # Guarantees
//!
//! - **Complete.** A search that ends has an answer: a legal line of play, a proof that there is none, or exact counts.
//!   Only `Count` and `Solutions` may end without one, with [`solve::CountError`]. A line that is not proven
//!   to be the best says so: [`solve::Line::is_proven`].
//! - **Deterministic.** The same problem with the same [`solve::Settings`] takes the same course on every machine,
//!   whatever the budgets of the calls. Memory may run short earlier or later on a 32-bit machine.
//! - **Bounded.** A search keeps to the memory of its settings, and each call does a limited amount of work.
//! - **Nothing from outside.** The crate starts no thread and reads no clock, file or environment.
//! - **No panic on input.** A wrong text, jump or problem is an error, with its place and reason as data. A [`Hole`] or
//!   [`Position`] of another board is a mistake in the program: functions that panic then say so.
//! - **No `unsafe`,** and no dependency unless a feature asks for one.
//!
//! # Costs
//!
//! | operation | time |
//! |---|---|
//! | set operations, playing a jump | a nanosecond |
//! | [`Symmetries::canonical`] | 10 to 30 nanoseconds |
//! | reading a board | 10 to 150 microseconds, by its size |
//! | the central game of the English board, solved | 20 microseconds |
//! | its fewest moves, proven | a second |
//!
//! Clones of a [`Board`] share its data. A [`Position`] is a machine word, or two with the feature `wide`, and
//! [`Copy`].
//!
//! # Features
//!
//! None is on by default.
//!
//! - `serde`: boards, problems, positions, jumps and certificates can be written and read with Serde, in forms that
//!   stay the same from version to version.
//! - `wide`: boards have up to 128 holes, [`Position::CAPACITY`]. Answers are the same; searches take up to twice the
//!   time, and more memory, on small boards as well. Cargo gives a feature to a whole program as soon as one of its
//!   dependencies asks for it. A program that also wants small boards to stay fast takes this crate without `wide`, and
//!   beside it the package `peg-solitaire-wide` of the same repository: the same sources with a type for each width.

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
