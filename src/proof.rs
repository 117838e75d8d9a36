//! Proofs that no line of play reaches a finish.

mod certificate;
mod pagoda;
mod simplex;

pub(crate) use certificate::MOST_SETS;
pub use certificate::{Certificate, CertificateError};
pub(crate) use pagoda::Refuter;
pub use pagoda::{Pagoda, PagodaError};

use crate::rules::{Finish, Position, Problem, Random};

/// A proof that a problem cannot be solved, as returned by searches and written in a [`Certificate`].
///
/// A proof that was parsed from text may be wrong; [`Certificate::check`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Sets of holes in which every jump changes an even number of holes, so that the parity of the pegs in a set never
    /// changes. For each finish, the parity in one of the sets differs between the start and the finish. See
    /// [`Classes`](crate::Classes).
    PositionClass(Vec<Position>),
    /// Weights for the holes such that no jump raises the total weight of the pegs, and sets as in
    /// [`PositionClass`](Proof::PositionClass). Each finish that the sets do not exclude weighs more than the start.
    /// See [`Pagoda`].
    Pagoda {
        /// The weight of each hole, in the order of the holes.
        weights: Vec<i32>,
        /// The sets; empty if the finish is a pattern, since the weights alone exclude it.
        sets: Vec<Position>,
    },
    /// Every line of play was followed until it was refuted.
    Exhausted {
        /// The number of positions examined. The check may examine more positions, because it does not use pagoda
        /// functions to prune.
        positions: u64,
    },
    /// All positions that play can reach were found, for example by a
    /// [`CompleteSet`](crate::complete_set::CompleteSet), and none of them is a finish. There is a level for each
    /// number of pegs, from the number at the start down to the fewest that play can leave. Other programs can compare
    /// these levels with their own.
    Enumerated(Vec<SetLevel>),
}

/// The reachable positions with a certain number of pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetLevel {
    /// The number of pegs.
    pub pegs: u32,
    /// The number of positions.
    pub positions: u64,
    /// The sum, modulo 2^64, of one number for each position.
    ///
    /// That number is the first output of the generator `SplitMix64` (G. Steele, D. Lea, C. Flood, OOPSLA 2014), seeded
    /// with the bits of the position: bit `n` is 1 if there is a peg in hole `n`, in reading order from 0. Bits 64 and
    /// above form a second number, which is multiplied by `0x9E3779B97F4A7C15` and combined with the first by exclusive
    /// or.
    pub digest: u64,
}

impl SetLevel {
    /// The level that consists of these positions, which are distinct and have the same number of pegs.
    pub(crate) fn of(pegs: u32, positions: &[Position]) -> Self {
        let sum = |sum: u64, &position: &Position| sum.wrapping_add(Self::number(position));
        SetLevel { pegs, positions: positions.len() as u64, digest: positions.iter().fold(0, sum) }
    }

    /// The number that a position adds to a digest.
    pub fn number(position: Position) -> u64 {
        Random::new(position.folded()).bits()
    }
}

impl Proof {
    /// The name of the kind of proof, which is stable across versions and can be used to look up translations. The
    /// first line of a [`Certificate`] contains this name, with a space instead of the hyphen.
    ///
    /// ```
    /// use peg_solitaire::proof::{Certificate, Proof};
    ///
    /// assert_eq!(Proof::PositionClass(Vec::new()).key(), "position-class");
    /// assert_eq!(Proof::Pagoda { weights: Vec::new(), sets: Vec::new() }.key(), "pagoda");
    /// assert_eq!(Proof::Exhausted { positions: 7 }.key(), "exhausted");
    ///
    /// let text = "certificate: position class\ndirections: 4\nstart: xxooo\nfinish: e1\nset: a1 b1 d1 e1";
    /// assert_eq!(text.parse::<Certificate>()?.proof().key(), "position-class");
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn key(&self) -> &'static str {
        match self {
            Proof::PositionClass(_) => "position-class",
            Proof::Pagoda { .. } => "pagoda",
            Proof::Exhausted { .. } | Proof::Enumerated(_) => "exhausted",
        }
    }

    /// A proof by a pagoda function. For the proof to be valid, the function must refute every finish of the problem
    /// that is in the class of the start. `by_pagoda` does not check this condition, but
    /// [`Certificate::check`](crate::proof::Certificate::check) does.
    pub fn by_pagoda(problem: &Problem, pagoda: &Pagoda) -> Self {
        let sets = match problem.finish() {
            Finish::Pattern(_) => Vec::new(),
            Finish::AtMost(_) => problem.board().classes().invariants().to_vec(),
        };
        Proof::Pagoda { weights: pagoda.weights().to_vec(), sets }
    }
}
