//! The settings of a search, its progress and its outcome.

use crate::jump::{Jump, moves};
use crate::proof::Proof;

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// A line of play as it was asked for.
    Solved(Line),
    /// The proof that no line of play reaches a finish.
    Impossible(Proof),
    /// How many lines there are, from a [`Count`](super::Count) or [`Solutions`](super::Solutions).
    Counted(Counts),
    /// Neither: the budget of [`Search::solve`](super::Search::solve) ended first, or a count needs more memory than it
    /// may take, or more bits than its numbers have: 128 in a count, 96 in [`Solutions`](super::Solutions).
    Unknown,
}

impl Outcome {
    /// The line of play, if one was found.
    pub fn line(&self) -> Option<&Line> {
        if let Outcome::Solved(line) = self { Some(line) } else { None }
    }

    /// The proof that there is no line of play, if one was found.
    pub fn proof(&self) -> Option<&Proof> {
        if let Outcome::Impossible(proof) = self { Some(proof) } else { None }
    }

    /// How many lines there are, if they were counted.
    pub fn counts(&self) -> Option<&Counts> {
        if let Outcome::Counted(counts) = self { Some(counts) } else { None }
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// The jumps, from the start.
    pub jumps: Vec<Jump>,
    /// `true` if it is proven that no line is better: that none has fewer moves, from
    /// [`FewestMoves`](super::FewestMoves), or leaves fewer pegs, from [`FewestPegs`](super::FewestPegs). Always true
    /// from [`Solver`](super::Solver), for which no solution is better than another.
    pub is_proven: bool,
}

impl Line {
    pub(super) fn new(jumps: Vec<Jump>, is_proven: bool) -> Self {
        Line { jumps, is_proven }
    }

    /// How many moves the line has: consecutive jumps by one peg are one move.
    pub fn move_count(&self) -> u32 {
        moves(&self.jumps).count() as u32
    }
}

/// The positions with the same number of pegs that play can reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Level {
    /// How many pegs they have.
    pub pegs: u32,
    /// How many such positions there are.
    pub positions: u64,
    /// How many there are up to symmetry: the images of a position under the symmetries of the problem count once.
    pub up_to_symmetry: u64,
    /// How many games end here, as no jump is left.
    pub games: u128,
}

/// What a [`Count`](super::Count) has counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// How many lines of play lead from the start to a finish. A line ends at the first finish that it meets. Lines
    /// that differ only in the order of their jumps count as different.
    pub solutions: u128,
    /// How many lines of play lead from the start to a position without a legal jump, finish or not; 0 where only
    /// solutions are counted.
    pub games: u128,
    /// One for each number of pegs, from the start downwards; empty where only solutions are counted. The first level
    /// in which a game ends is that of the shortest game, the last level that of the longest.
    pub levels: Vec<Level>,
}

/// What a search is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Activity {
    /// Following the most promising positions after each jump, or after each move.
    Beam {
        /// How many positions are kept.
        width: usize,
    },
    /// Looking for pagoda functions.
    Weights,
    /// Searching from the start and from the finish.
    BothEnds {
        /// How many positions are kept so far.
        stored: usize,
    },
    /// Trying every line of play that is not refuted yet.
    Exhaustive,
    /// Counting the lines of play level by level.
    Count {
        /// How many pegs the positions of this level have.
        pegs: u32,
    },
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// What the search is doing.
    pub activity: Activity,
    /// How many positions the search has looked at so far.
    pub positions: u64,
    /// The fewest moves or pegs so far, from [`FewestMoves`](super::FewestMoves) or [`FewestPegs`](super::FewestPegs).
    pub best: Option<u32>,
}

/// What a caller may choose about a search.
///
/// ```
/// use peg_solitaire::Settings;
///
/// let settings = Settings::default().with_seed(3).with_memory(64 << 20);
/// assert_eq!((settings.seed, settings.memory), (3, 64 << 20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// The seed of what is left to chance: with another seed, a search may find another solution. Seed 0 is the
    /// quickest.
    pub seed: u64,
    /// The bound on memory, in bytes. A search may exceed it by a tenth, and takes some hundred kilobytes however low
    /// it is; up to 6 MB on the largest boards, for linear programmes, which it does not count.
    pub memory: usize,
}

impl Settings {
    /// The same settings with another seed.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Settings { seed, ..self }
    }

    /// The same settings with another bound on memory, in bytes.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Self {
        Settings { memory, ..self }
    }
}

impl Default for Settings {
    /// Seed 0 and 384 MB (`384 << 20` bytes): enough for every problem of the English board.
    fn default() -> Self {
        Settings { seed: 0, memory: 384 << 20 }
    }
}
