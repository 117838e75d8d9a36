//! What searches tell JavaScript, as objects.

use serde::Serialize;

use crate::{Activity, Board, Hole, Impossible, Jump, Outcome, Position, Progress, Remainder, Run, moves};

#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub(super) enum Report {
    Running { activity: &'static str, positions: u64 },
    Solved { jumps: Vec<String>, moves: usize, positions: u64 },
    Impossible { reason: Reason, positions: u64 },
    Unknown { positions: u64 },
}

#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub(super) enum FewestReport {
    Running { activity: &'static str, positions: u64 },
    Solved { jumps: Vec<String>, moves: usize, pegs: u32, proven: bool, positions: u64 },
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Reason {
    PositionClass { sets: Vec<Vec<usize>> },
    Pagoda { weights: Vec<i32> },
    Exhausted { positions: u64 },
}

impl Report {
    pub fn new(board: &Board, run: Run<Outcome>, positions: u64) -> Self {
        match run {
            Run::Running(Progress { activity, positions }) => Report::Running { activity: name(activity), positions },
            Run::Done(Outcome::Solved(jumps)) => {
                Report::Solved { moves: moves(&jumps).count(), jumps: names(board, &jumps), positions }
            }
            Run::Done(Outcome::Impossible(reason)) => Report::Impossible { reason: reason.into(), positions },
            Run::Done(Outcome::Unknown) => Report::Unknown { positions },
        }
    }
}

impl FewestReport {
    pub fn new(board: &Board, run: Run<Remainder>, positions: u64) -> Self {
        match run {
            Run::Running(Progress { activity, positions }) => {
                FewestReport::Running { activity: name(activity), positions }
            }
            Run::Done(Remainder { jumps, pegs, is_proven }) => FewestReport::Solved {
                moves: moves(&jumps).count(),
                jumps: names(board, &jumps),
                pegs,
                proven: is_proven,
                positions,
            },
        }
    }
}

impl From<Impossible> for Reason {
    fn from(reason: Impossible) -> Self {
        let numbers = |set: Position| set.holes().map(Hole::index).collect();
        match reason {
            Impossible::PositionClass(sets) => Reason::PositionClass { sets: sets.into_iter().map(numbers).collect() },
            Impossible::Pagoda(pagoda) => Reason::Pagoda { weights: pagoda.weights().to_vec() },
            Impossible::Exhausted { positions } => Reason::Exhausted { positions },
        }
    }
}

fn name(activity: Activity) -> &'static str {
    match activity {
        Activity::Beam { .. } => "beam",
        Activity::Weights => "weights",
        Activity::BothEnds { .. } => "both-ends",
        Activity::Exhaustive => "exhaustive",
    }
}

fn names(board: &Board, jumps: &[Jump]) -> Vec<String> {
    jumps.iter().map(|&jump| board.jump_name(jump)).collect()
}
