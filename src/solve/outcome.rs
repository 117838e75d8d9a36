//! What a search is told, and what it tells.

use crate::jump::Jump;
use crate::proof::Proof;

/// What a solver found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Jumps from the start to a finish, replayed by the rules.
    Solved(Vec<Jump>),
    /// No line of play reaches a finish.
    Impossible(Proof),
    /// The budget of the caller ended first.
    Unknown,
}

/// What a solver is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
pub struct Progress {
    /// What is being done.
    pub activity: Activity,
    /// How many positions were looked at so far.
    pub positions: u64,
}

/// The state of a search after a slice of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run<T> {
    /// There is more to do.
    Running(Progress),
    /// The search has ended; every later call gives the same.
    Done(T),
}

impl<T> Run<T> {
    /// Whether the search has ended.
    pub fn is_done(&self) -> bool {
        matches!(self, Run::Done(_))
    }
}

/// What a caller may choose about a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Another seed leads to another solution, where there are several; the same seed to the same one.
    pub seed: u64,
    /// About how many bytes of memory the search may take. Beams take up to 40 MB, however little this is.
    pub memory: usize,
}

impl Default for Settings {
    /// Seed 0, which is the quickest, and 384 MB: enough for every problem of the English board.
    fn default() -> Self {
        Settings { seed: 0, memory: 384 << 20 }
    }
}
