//! Verdicts on a position and on its jumps.

use crate::rules::Jump;

/// Indicates whether a finish can still be reached from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Some line of play reaches a finish.
    Winnable,
    /// No line of play reaches a finish.
    Lost,
    /// The answer is not known yet.
    Unknown,
}

impl Verdict {
    /// A name for the verdict, for use by programs. It is stable across versions.
    ///
    /// ```
    /// use peg_solitaire::solve::Verdict;
    ///
    /// let keys = [Verdict::Winnable, Verdict::Lost, Verdict::Unknown].map(|verdict| verdict.key());
    /// assert_eq!(keys, ["winnable", "lost", "unknown"]);
    /// ```
    pub fn key(&self) -> &'static str {
        match self {
            Verdict::Winnable => "winnable",
            Verdict::Lost => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// The verdicts on a position and on each of its jumps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Judgement {
    /// The verdict on the position itself.
    pub verdict: Verdict,
    /// All legal jumps, in the order of [`Board::jumps`](crate::Board::jumps), each with the verdict on the position
    /// after it.
    pub jumps: Vec<(Jump, Verdict)>,
}

impl Judgement {
    /// Returns `true` if no verdict is unknown.
    pub fn is_complete(&self) -> bool {
        self.verdict != Verdict::Unknown && self.jumps.iter().all(|&(_, verdict)| verdict != Verdict::Unknown)
    }
}
