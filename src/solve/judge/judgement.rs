//! What is known of a position and of its jumps.

use crate::jump::Jump;

/// Whether a finish can still be reached from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Some line of play reaches a finish.
    Winnable,
    /// No line of play does.
    Lost,
    /// Not known yet.
    Unknown,
}

impl Verdict {
    /// A name that stays the same from version to version. Programs in other languages know the verdict by it.
    ///
    /// ```
    /// use peg_solitaire::Verdict;
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

/// What is known of a position and of each of its jumps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Judgement {
    /// Of the position itself.
    pub verdict: Verdict,
    /// All legal jumps, in the order of [`Board::jumps`](crate::Board::jumps), each with the verdict on the position after it.
    pub jumps: Vec<(Jump, Verdict)>,
}

impl Judgement {
    /// Whether nothing is unknown.
    pub fn is_complete(&self) -> bool {
        self.verdict != Verdict::Unknown && self.jumps.iter().all(|&(_, verdict)| verdict != Verdict::Unknown)
    }
}
