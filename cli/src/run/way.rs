//! A solution through a position, in two halves, as text and as JSON.

use serde::Serialize;

use super::Answer;
use super::answer::{Reason, Report, length, names_of};
use super::peg::{Jump, moves};
use crate::ending::Ending;

#[derive(Serialize)]
pub struct Way {
    /// The result for the half after the position.
    from: Report,
    /// The half that has no solution.
    half: Option<&'static str>,
    jumps: Vec<String>,
    moves: usize,
    ms: f64,
    outcome: &'static str,
    positions: u64,
    reason: Option<Reason>,
    /// The result for the half before the position.
    to: Report,
    #[serde(skip)]
    ending: Ending,
    /// The jumps of both halves; empty unless both have been found.
    #[serde(skip)]
    line: Vec<Jump>,
}

impl Way {
    /// There is no solution if one of the halves has none.
    pub fn new(to: Report, from: Report) -> Self {
        let refuted = [("to", &to), ("from", &from)].into_iter().find(|(_, half)| half.ending() == Ending::Impossible);
        let (outcome, ending) = match [to.ending(), from.ending()] {
            _ if refuted.is_some() => ("impossible", Ending::Impossible),
            [Ending::Solved, Ending::Solved] => ("solved", Ending::Solved),
            _ => ("unknown", Ending::Unknown),
        };
        let line = if ending == Ending::Solved { [to.jumps(), from.jumps()].concat() } else { Vec::new() };
        Way {
            half: refuted.map(|(name, _)| name),
            jumps: names_of(to.problem.board(), &line),
            moves: moves(&line).count(),
            ms: to.ms + from.ms,
            outcome,
            positions: to.positions + from.positions,
            reason: refuted.and_then(|(_, half)| half.reason.clone()),
            from,
            to,
            ending,
            line,
        }
    }
}

impl Answer for Way {
    fn ending(&self) -> Ending {
        self.ending
    }

    fn text(&self) -> String {
        let halves = format!("To that position: {}\nOn from there: {}", self.to.summary(), self.from.summary());
        if self.ending != Ending::Solved {
            return halves;
        }
        format!("{}\n\nSolved: {}.\n{halves}", self.to.diagrams(&self.line), length(&self.line))
    }
}
