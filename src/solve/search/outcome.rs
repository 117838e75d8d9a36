//! The settings of a search, its progress and its outcome.

use crate::error::error;
use crate::proof::Proof;
use crate::rules::{Jump, moves};

/// The result of a search for solutions: a line of play, or the proof that there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A line of play with the requested property.
    Solved(Line),
    /// The proof that no line of play reaches a finish.
    Impossible(Proof),
}

/// The error returned when a count ends without an answer, because the count needs more memory than the [`Settings`]
/// allow, or because a number has more than 128 bits in a [`Count`](crate::solve::Count) or 96 bits in
/// [`Solutions`](crate::solve::Solutions).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountError;

error!(CountError {
    CountError => "the count needs more memory than allowed, or a number is too large";
});

impl Outcome {
    /// The line of play, if one was found.
    pub fn line(&self) -> Option<&Line> {
        if let Outcome::Solved(line) = self { Some(line) } else { None }
    }

    /// The proof that no line of play exists, if one was found.
    pub fn proof(&self) -> Option<&Proof> {
        if let Outcome::Impossible(proof) = self { Some(proof) } else { None }
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// The jumps, from the start.
    pub jumps: Vec<Jump>,
    /// `true` if the line is proven to be the best: no line has fewer moves (from
    /// [`FewestMoves`](crate::solve::FewestMoves)) or leaves fewer pegs (from
    /// [`FewestPegs`](crate::solve::FewestPegs)). Always `true` from [`Solver`](crate::solve::Solver), which does not
    /// compare solutions.
    pub is_proven: bool,
}

impl Line {
    pub(crate) fn new(jumps: Vec<Jump>, is_proven: bool) -> Self {
        Line { jumps, is_proven }
    }

    /// The number of moves in the line, counting consecutive jumps by one peg as one move.
    pub fn move_count(&self) -> u32 {
        moves(&self.jumps).map(|_| 1).sum()
    }
}

/// The reachable positions with the same number of pegs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Level {
    /// The number of pegs in each position of the level.
    pub pegs: u32,
    /// The number of positions in the level.
    pub positions: u64,
    /// The number of positions in the level up to symmetry: images of a position under the symmetries of the problem
    /// are counted once.
    pub up_to_symmetry: u64,
    /// The number of games that end in a position of the level, because no jump is legal.
    pub games: u128,
}

/// The result of a [`Count`](crate::solve::Count).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// The number of lines of play from the start to a finish. A line ends at the first finish that it reaches. Lines
    /// that differ only in the order of their jumps count as different.
    pub solutions: u128,
    /// The number of lines of play from the start to a position without a legal jump, finish or not; 0 if only
    /// solutions are counted.
    pub games: u128,
    /// One level for each number of pegs, beginning with the most pegs; empty if only solutions are counted. The
    /// shortest games end in the first level in which any game ends, and the longest in the last level.
    pub levels: Vec<Level>,
}

/// The activity of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Activity {
    /// Following the most promising positions after each jump, or after each move.
    Beam {
        /// The number of positions that are kept after each step.
        width: usize,
    },
    /// Looking for pagoda functions.
    Weights,
    /// Searching from the start and from the finish.
    BothEnds {
        /// The number of positions stored so far.
        stored: usize,
    },
    /// Trying every line of play that has not been refuted.
    Exhaustive,
    /// Counting the lines of play level by level.
    Count {
        /// The number of pegs in each position of the current level.
        pegs: u32,
    },
}

impl Activity {
    /// A name that is stable across versions, such as `both-ends`, and can be used to look up translations.
    pub fn key(self) -> &'static str {
        match self {
            Activity::Beam { .. } => "beam",
            Activity::Weights => "weights",
            Activity::BothEnds { .. } => "both-ends",
            Activity::Exhaustive => "exhaustive",
            Activity::Count { .. } => "count",
        }
    }
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// The current activity.
    pub activity: Activity,
    /// The number of positions that the search has examined.
    pub positions: u64,
    /// The fewest moves or pegs so far, from [`FewestMoves`](crate::solve::FewestMoves) or
    /// [`FewestPegs`](crate::solve::FewestPegs).
    pub best: Option<u32>,
}

/// The settings that the caller of a search can choose.
///
/// ```
/// use peg_solitaire::solve::Settings;
///
/// let settings = Settings::default().with_seed(3).with_memory(64 << 20);
/// assert_eq!((settings.seed, settings.memory), (3, 64 << 20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// The seed for random choices. With a different seed, a search may find a different solution. Seed 0 is the
    /// fastest.
    pub seed: u64,
    /// The memory limit, in bytes. A search may exceed this limit by a tenth. However low the limit is, a search takes
    /// at least several hundred kilobytes. Linear programs do not count towards the limit; on the largest boards, they
    /// take up to 6 MB.
    pub memory: usize,
    /// The memory limit of a [`CompleteSet`](crate::complete_set::CompleteSet), in bytes. In a
    /// [`Judge`](crate::solve::Judge), the set does not count towards `memory`; in
    /// [`Solutions`](crate::solve::Solutions), it does. The set for the English board takes 64 MB. Without a set, a
    /// judge has to search.
    pub set_memory: usize,
}

impl Settings {
    /// The same settings with another seed.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Settings { seed, ..self }
    }

    /// The same settings with another memory limit, in bytes.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Self {
        Settings { memory, ..self }
    }

    /// The same settings with another memory limit for a complete set, in bytes.
    #[must_use]
    pub fn with_set_memory(self, set_memory: usize) -> Self {
        Settings { set_memory, ..self }
    }
}

impl Default for Settings {
    /// Seed 0, a memory limit of 384 MB (`384 << 20` bytes), and a limit of 128 MB for a complete set. These limits are
    /// enough for every problem on the English board.
    fn default() -> Self {
        Settings { seed: 0, memory: 384 << 20, set_memory: 128 << 20 }
    }
}
