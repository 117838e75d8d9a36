//! A way through a position, in two halves, as text and as JSON.

use serde_json::{Value, json};

use super::Answer;
use super::answer::{Report, names_of};
use super::peg::{Jump, moves};
use crate::ending::Ending;

/// The results for the way to a position, and for the way on from it.
pub struct Way {
    pub to: Report,
    pub from: Report,
}

impl Answer for Way {
    /// A way has no solution if one of its halves has none.
    fn ending(&self) -> Ending {
        let endings = [&self.to, &self.from].map(Report::ending);
        let has = |ending| endings.contains(&ending);
        *[Ending::Impossible, Ending::Unknown].iter().find(|&&ending| has(ending)).unwrap_or(&Ending::Solved)
    }

    fn json(&self) -> Value {
        let halves = [("to", self.to.json()), ("from", self.from.json())];
        let refuted = halves.iter().find(|(_, half)| half["outcome"] == "impossible");
        let outcome = match self.ending() {
            Ending::Impossible => "impossible",
            Ending::Solved => "solved",
            _ => "unknown",
        };
        let jumps = self.jumps();
        json!({
            "outcome": outcome,
            "jumps": names_of(self.to.problem.board(), &jumps),
            "moves": moves(&jumps).count(),
            "half": refuted.map(|(name, _)| *name),
            "reason": refuted.map(|(_, half)| half["reason"].clone()),
            "positions": self.to.positions + self.from.positions,
            "ms": self.to.milliseconds + self.from.milliseconds,
            "to": halves[0].1,
            "from": halves[1].1,
        })
    }

    fn text(&self) -> String {
        let halves = format!("To that position: {}\nOn from there: {}", self.to.summary(), self.from.summary());
        if self.ending() != Ending::Solved {
            return halves;
        }
        let jumps = self.jumps();
        let summary = format!("Solved: {} jumps in {} moves", jumps.len(), moves(&jumps).count());
        format!("{}\n\n{summary}.\n{halves}", self.to.film(&jumps))
    }
}

impl Way {
    /// The jumps of both halves, one after the other; empty unless both are found.
    fn jumps(&self) -> Vec<Jump> {
        if self.ending() == Ending::Solved { [self.to.jumps(), self.from.jumps()].concat() } else { Vec::new() }
    }
}
