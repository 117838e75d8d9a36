//! A way through a position, in two halves, as text and as JSON.

use peg_solitaire::{Jump, Outcome, moves};
use serde_json::{Value, json};

use crate::answer::{Report, names_of};

/// The results for the way to a position, and for the way on from it.
pub struct Way {
    pub to: Report,
    pub from: Report,
}

impl Way {
    pub fn json(&self) -> Value {
        let halves = [("to", self.to.json()), ("from", self.from.json())];
        let refuted = halves.iter().find(|(_, half)| half["outcome"] == "impossible");
        let outcome = match refuted {
            Some(_) => "impossible",
            None if self.is_found() => "solved",
            None => "unknown",
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

    pub fn text(&self) -> String {
        let halves = format!("To that position: {}\nOn from there: {}", self.to.summary(), self.from.summary());
        if !self.is_found() {
            return halves;
        }
        let jumps = self.jumps();
        let summary = format!("Solved: {} jumps in {} moves", jumps.len(), moves(&jumps).count());
        format!("{}\n\n{summary}.\n{halves}", self.to.film(&jumps))
    }

    fn is_found(&self) -> bool {
        [&self.to, &self.from].iter().all(|half| matches!(half.outcome, Outcome::Solved(_)))
    }

    /// The jumps of both halves, one after the other; empty unless both are found.
    fn jumps(&self) -> Vec<Jump> {
        if self.is_found() { [self.to.jumps(), self.from.jumps()].concat() } else { Vec::new() }
    }
}
