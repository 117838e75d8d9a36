//! Why no line of play reaches a finish.

use crate::pagoda::Pagoda;
use crate::position::Position;
use crate::problem::{Finish, Problem};

/// A proof that a problem cannot be solved, as a search finds it and as a [`Certificate`](crate::Certificate) writes it.
///
/// A proof that was read from a text may be flawed: [`Certificate::check`](crate::Certificate::check) tells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proof {
    /// Sets of holes of which every jump touches an even number; each finish differs from the start on one of them in
    /// whether the number of pegs is odd. See [`Classes`](crate::Classes).
    PositionClass(Vec<Position>),
    /// Weights, one a hole, whose total no jump raises, and such sets; each finish that the sets do not exclude
    /// weighs more than the start. See [`Pagoda`].
    Pagoda {
        /// One a hole.
        weights: Vec<i32>,
        /// None where the finish is a pattern.
        sets: Vec<Position>,
    },
    /// Every line of play was followed until it was refuted.
    Exhausted {
        /// How many positions were looked at. Some of them may stand for many that pagoda functions refuted, so that the
        /// check, which knows none, may have to look at more.
        positions: u64,
    },
}

impl Proof {
    /// The proof by a pagoda function that refutes each finish of the problem in the class of its start.
    pub fn by_pagoda(problem: &Problem, pagoda: &Pagoda) -> Self {
        let sets = match problem.finish() {
            Finish::Pattern(_) => Vec::new(),
            Finish::AtMost(_) => problem.board().classes().invariants().to_vec(),
        };
        Proof::Pagoda { weights: pagoda.weights().to_vec(), sets }
    }
}
