//! What a search is told, and what it tells.

use crate::jump::{Jump, moves};
use crate::proof::Proof;

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// A line of play as it was asked for, replayed by the rules.
    Solved(Line),
    /// No line of play reaches a finish.
    Impossible(Proof),
    /// How many lines there are.
    Counted(Counts),
    /// The budget of the caller ended first, or memory did not suffice.
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
    /// Whether it is proven that no line is better: has fewer moves, or leaves fewer pegs, where that was asked for. Where
    /// any solution was asked for, none is better than another.
    pub is_proven: bool,
}

impl Line {
    pub(super) fn new(jumps: Vec<Jump>, is_proven: bool) -> Self {
        Line { jumps, is_proven }
    }

    /// How many moves it has: consecutive jumps of one peg are one move.
    pub fn move_count(&self) -> u32 {
        moves(&self.jumps).count() as u32
    }
}

/// What the positions with the same number of pegs have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Level {
    /// How many pegs they have.
    pub pegs: u32,
    /// How many positions there are.
    pub positions: u64,
    /// How many there are where those count once that a symmetry of the problem exchanges.
    pub up_to_symmetry: u64,
    /// How many lines of play get stuck here.
    pub games: u128,
}

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Lines of play from the start to the first finish on their way. Lines that differ in the order of jumps are
    /// different.
    pub solutions: u128,
    /// Lines of play from the start until no jump is left; 0 where solutions alone are counted.
    pub games: u128,
    /// From the start downwards, where games are counted. The first level in which one ends is that of the shortest
    /// game, the last one that of the longest.
    pub levels: Vec<Level>,
}

/// What a search is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Activity {
    /// Keeping this many promising positions for each number of pegs.
    Beam {
        /// How many.
        width: usize,
    },
    /// Looking for pagoda functions.
    Weights,
    /// Searching from the start and from the finish, this many positions kept.
    BothEnds {
        /// How many.
        stored: usize,
    },
    /// Trying everything that is left.
    Exhaustive,
    /// Counting the lines through the positions with so many pegs.
    Count {
        /// How many.
        pegs: u32,
    },
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// What is being done.
    pub activity: Activity,
    /// How many positions were looked at so far.
    pub positions: u64,
    /// The fewest moves, or pegs, that were reached so far, where those are what is looked for.
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
    /// The seed of what is left to chance: another seed leads to another solution, where there are several.
    pub seed: u64,
    /// The bound on memory, in bytes. A search may pass it by a tenth, and takes some hundred kilobytes in any case.
    pub memory: usize,
}

impl Settings {
    /// The same with another seed.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Settings { seed, ..self }
    }

    /// The same with another bound on memory, in bytes.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Self {
        Settings { memory, ..self }
    }
}

impl Default for Settings {
    /// Seed 0, which is the quickest, and 384 MB: enough for every problem of the English board.
    fn default() -> Self {
        Settings { seed: 0, memory: 384 << 20 }
    }
}
