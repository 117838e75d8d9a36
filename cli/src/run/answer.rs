//! The result of a search, as text and as JSON.

use serde_json::{Map, Value, json};

use super::Answer;
use super::peg::proof::Proof;
use super::peg::solve::{Counts, Level, Line, Outcome};
use super::peg::{Board, Jump, Position, Problem, moves};
use crate::ending::Ending;

pub struct Report {
    pub problem: Problem,
    pub outcome: Outcome,
    /// `true` if the best line was asked for, and not any.
    pub has_best: bool,
    pub positions: u64,
    pub milliseconds: f64,
}

impl Answer for Report {
    fn ending(&self) -> Ending {
        match &self.outcome {
            Outcome::Solved(_) => Ending::Solved,
            Outcome::Counted(counts) if counts.solutions > 0 => Ending::Solved,
            Outcome::Counted(_) | Outcome::Impossible(_) => Ending::Impossible,
            _ => Ending::Unknown,
        }
    }

    fn json(&self) -> Value {
        let board = self.problem.board();
        let jumps = self.jumps();
        let (outcome, reason) = match &self.outcome {
            Outcome::Solved(_) => ("solved", Value::Null),
            Outcome::Impossible(reason) => ("impossible", reason_json(board, reason)),
            Outcome::Counted(_) => ("counted", Value::Null),
            _ => ("unknown", Value::Null),
        };
        let mut report = json!({
            "outcome": outcome,
            "jumps": names_of(board, jumps),
            "moves": moves(jumps).count(),
            "reason": reason,
            "positions": self.positions,
            "ms": self.milliseconds,
        });
        match &self.outcome {
            Outcome::Solved(line) if self.has_best => {
                report["proven"] = line.is_proven.into();
                report["pegs"] = (self.problem.start().count() as usize - line.jumps.len()).into();
            }
            Outcome::Counted(counts) => report["counts"] = counts_json(counts),
            _ => {}
        }
        report
    }

    fn text(&self) -> String {
        match &self.outcome {
            Outcome::Solved(Line { jumps, .. }) => format!("{}\n\n{}", self.film(jumps), self.summary()),
            Outcome::Counted(counts) => format!("{}\n({})", counts_text(counts), self.effort()),
            _ => self.summary(),
        }
    }
}

impl Report {
    /// The jumps of the line that was found; empty if none was found.
    pub fn jumps(&self) -> &[Jump] {
        if let Outcome::Solved(line) = &self.outcome { &line.jumps } else { &[] }
    }

    /// The result in a sentence.
    pub fn summary(&self) -> String {
        let effort = self.effort();
        match &self.outcome {
            Outcome::Solved(line @ Line { jumps, is_proven, .. }) => {
                let best = match is_proven {
                    _ if !self.has_best => "",
                    true => ", proven to be the best",
                    false => ", the best known",
                };
                let (count, pegs) = (line.move_count(), self.problem.start().count() as usize - jumps.len());
                let summary = format!("{} jumps in {count} moves, {pegs} pegs left{best}", jumps.len());
                format!("Solved: {summary} ({effort}).")
            }
            Outcome::Impossible(reason) => {
                format!("Impossible: {} ({effort}).", in_words(self.problem.board(), reason))
            }
            Outcome::OutOfMemory => format!("Unknown: the search ran out of memory ({effort})."),
            _ => format!("Unknown: a limit was reached first ({effort})."),
        }
    }

    fn effort(&self) -> String {
        format!("{} positions, {:.2} ms", self.positions, self.milliseconds)
    }

    /// The board at the start and after each move.
    pub fn film(&self, jumps: &[Jump]) -> String {
        let board = self.problem.board();
        let mut position = self.problem.start();
        let mut frames = vec![board.draw(position)];
        for jumps in moves(jumps) {
            position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
            frames.push(format!("{}\n{}", board.move_name(jumps), board.draw(position)));
        }
        frames.join("\n\n")
    }
}

pub fn names_of(board: &Board, jumps: &[Jump]) -> Vec<String> {
    jumps.iter().map(|&jump| board.jump_name(jump)).collect()
}

fn reason_json(board: &Board, reason: &Proof) -> Value {
    let names = |holes: &Position| holes.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>();
    let kind = reason.key();
    match reason {
        Proof::PositionClass(sets) => json!({ "kind": kind, "sets": sets.iter().map(names).collect::<Vec<_>>() }),
        Proof::Pagoda { weights, .. } => {
            let weights = board.holes().holes().zip(weights);
            let weights: Map<_, _> = weights.map(|(hole, &weight)| (board.hole_name(hole), json!(weight))).collect();
            json!({ "kind": kind, "weights": weights })
        }
        Proof::Exhausted { positions } => json!({ "kind": kind, "positions": positions }),
        Proof::Enumerated(_) => json!({ "kind": kind }),
    }
}

fn in_words(board: &Board, reason: &Proof) -> String {
    let named = |set: &Position| set.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>().join(" ");
    match reason {
        Proof::PositionClass(sets) => {
            let sets = sets.iter().map(named).collect::<Vec<_>>().join("; ");
            format!("no jump changes whether the pegs on these holes are even or odd in number: {sets}")
        }
        Proof::Pagoda { weights, .. } => {
            let weighty = board.holes().holes().zip(weights).filter(|(_, weight)| **weight != 0);
            let listed = weighty.map(|(hole, weight)| format!("{}={weight}", board.hole_name(hole)));
            let listed = listed.collect::<Vec<_>>().join(" ");
            format!("no jump raises the total of these weights, and every finish within reach weighs more: {listed}")
        }
        Proof::Exhausted { positions } => format!("each of {positions} positions was refuted"),
        Proof::Enumerated(_) => "the certificate says why".into(),
    }
}

/// Lines are counted in text, since numbers beyond 2^53 would lose digits as JSON numbers.
fn counts_json(Counts { solutions, games, levels, .. }: &Counts) -> Value {
    let level = |Level { pegs, positions, up_to_symmetry, games, .. }: &Level| {
        let games = games.to_string();
        json!({ "pegs": pegs, "positions": positions, "up_to_symmetry": up_to_symmetry, "games": games })
    };
    json!({
        "solutions": solutions.to_string(),
        "games": games.to_string(),
        "levels": levels.iter().map(level).collect::<Vec<_>>(),
    })
}

fn counts_text(Counts { solutions, games, levels, .. }: &Counts) -> String {
    let mut lines =
        vec![format!("{:>4}  {:>15}  {:>15}  {:>28}", "pegs", "positions", "up to symmetry", "games that end here")];
    lines.extend(levels.iter().map(|level| {
        let Level { pegs, positions, up_to_symmetry, games, .. } = level;
        format!("{pegs:>4}  {positions:>15}  {up_to_symmetry:>15}  {games:>28}")
    }));
    lines.push(format!("\nSolutions: {solutions}\nGames: {games}"));
    lines.join("\n")
}
