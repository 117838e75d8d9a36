//! Proofs that no line of play reaches a finish.

mod certificate;
mod pagoda;
mod simplex;

pub(crate) use certificate::MOST_SETS;
pub use certificate::{Certificate, CertificateError};
pub(crate) use pagoda::Refuter;
pub use pagoda::{Pagoda, PagodaError};

use crate::rules::{Finish, Position, Problem, Random};

/// A proof that a problem cannot be solved, as a search finds it and as a [`Certificate`] writes it.
///
/// A proof that was read from a text may be flawed. [`Certificate::check`] finds the flaw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Sets of holes of which every jump changes an even number, so that the number of pegs on each set stays even or
    /// odd. For each finish, one of the sets has an odd number of pegs at the start and an even one at the finish, or
    /// the other way round. See [`Classes`](crate::Classes).
    PositionClass(Vec<Position>),
    /// Weights of the holes such that no jump raises the total weight of the pegs, and sets as in
    /// [`PositionClass`](Proof::PositionClass). Each finish that the sets do not exclude weighs more than the start.
    /// See [`Pagoda`].
    Pagoda {
        /// The weight of each hole, in the order of holes.
        weights: Vec<i32>,
        /// The sets; empty if the finish is a pattern, since the weights alone exclude it.
        sets: Vec<Position>,
    },
    /// Every line of play was followed until it was refuted.
    Exhausted {
        /// The number of positions that were looked at. The check may look at more, as it does not prune by pagoda
        /// functions.
        positions: u64,
    },
    /// Every position that play can reach was found, as a [`CompleteSet`](crate::complete_set::CompleteSet) does it,
    /// and none is a finish. The levels follow each other from the start, with a peg less each, as far as there are
    /// positions. Another program can compare its own.
    Enumerated(Vec<SetLevel>),
}

/// The positions with a number of pegs in an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetLevel {
    /// The number of pegs.
    pub pegs: u32,
    /// The number of positions.
    pub positions: u64,
    /// The sum of a number for each position, modulo 2^64.
    ///
    /// That number is the first of the generator `SplitMix64` (G. Steele, D. Lea, C. Flood, OOPSLA 2014), begun with
    /// the bits of the position: bit `n` is 1 if there is a peg in hole `n`, in reading order from 0. Those from bit 64
    /// on are a second number; it is multiplied by `0x9E3779B97F4A7C15`, and exclusive or adds it to the first.
    pub digest: u64,
}

impl SetLevel {
    /// The level of some different positions with the same number of pegs.
    pub(crate) fn of(pegs: u32, positions: &[Position]) -> Self {
        let sum = |sum: u64, &position: &Position| sum.wrapping_add(Self::number(position));
        SetLevel { pegs, positions: positions.len() as u64, digest: positions.iter().fold(0, sum) }
    }

    /// The number of a position in a digest.
    pub fn number(position: Position) -> u64 {
        Random::new(position.folded()).bits()
    }
}

impl Proof {
    /// A name of the kind of proof that stays the same from version to version. Other languages find their sentence by
    /// it. A [`Certificate`] begins with it, with a space for the hyphen.
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

    /// The proof by a pagoda function that refutes each finish of the problem in the class of its start. The function
    /// is not checked here; [`Certificate::check`](crate::proof::Certificate::check) does that.
    pub fn by_pagoda(problem: &Problem, pagoda: &Pagoda) -> Self {
        let sets = match problem.finish() {
            Finish::Pattern(_) => Vec::new(),
            Finish::AtMost(_) => problem.board().classes().invariants().to_vec(),
        };
        Proof::Pagoda { weights: pagoda.weights().to_vec(), sets }
    }
}
