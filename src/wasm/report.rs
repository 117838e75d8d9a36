//! What searches tell JavaScript.

use super::value::Value;
use crate::{Activity, Board, Hole, Jump, Outcome, Position, Problem, Progress, Proof, moves};
#[cfg(feature = "library")]
use crate::{Counts, Level, MovesOutcome};

/// `best` is what was reached so far: moves, or pegs.
pub(super) fn running(Progress { activity, positions }: Progress, best: Option<u32>) -> Value {
    let mut fields =
        vec![("state", "running".into()), ("activity", name(activity).into()), ("positions", positions.into())];
    fields.extend(best.map(|best| ("best", best.into())));
    Value::Object(fields)
}

pub(super) fn outcome(problem: &Problem, outcome: &Outcome, positions: u64) -> Value {
    match outcome {
        Outcome::Solved(jumps) => solved(problem.board(), jumps, true, positions),
        Outcome::Impossible(reason) => impossible(problem, reason, positions),
        Outcome::Unknown => unknown(positions),
    }
}

#[cfg(feature = "library")]
pub(super) fn fewest_moves(problem: &Problem, outcome: &MovesOutcome, positions: u64) -> Value {
    match outcome {
        MovesOutcome::Solved(line) => solved(problem.board(), &line.jumps, line.is_proven, positions),
        MovesOutcome::Impossible(reason) => impossible(problem, reason, positions),
        MovesOutcome::Unknown => unknown(positions),
    }
}

pub(super) fn unknown(positions: u64) -> Value {
    Value::object([("state", "unknown".into()), ("positions", positions.into())])
}

pub(super) fn solved(board: &Board, jumps: &[Jump], proven: bool, positions: u64) -> Value {
    Value::object([
        ("state", "solved".into()),
        ("jumps", board.moves_text(jumps).into()),
        ("length", jumps.len().into()),
        ("moves", moves(jumps).count().into()),
        ("proven", proven.into()),
        ("positions", positions.into()),
    ])
}

#[cfg(feature = "library")]
pub(super) fn counted(counts: Option<Counts>, positions: u64) -> Value {
    let Some(Counts { solutions, games, levels }) = counts else { return unknown(positions) };
    Value::object([
        ("state", "counted".into()),
        ("solutions", solutions.to_string().into()),
        ("games", games.to_string().into()),
        ("levels", Value::list(levels.into_iter().map(level))),
        ("positions", positions.into()),
    ])
}

#[cfg(feature = "library")]
fn level(Level { pegs, positions, up_to_symmetry, games }: Level) -> Value {
    Value::object([
        ("pegs", pegs.into()),
        ("positions", positions.into()),
        ("upToSymmetry", up_to_symmetry.into()),
        ("games", games.to_string().into()),
    ])
}

fn impossible(problem: &Problem, reason: &Proof, positions: u64) -> Value {
    let mut fields = vec![
        ("state", "impossible".into()),
        ("reason", reason_value(problem, reason)),
        ("positions", positions.into()),
    ];
    fields.extend(proof(problem, reason));
    Value::Object(fields)
}

#[cfg(feature = "library")]
fn proof(problem: &Problem, reason: &Proof) -> Vec<(&'static str, Value)> {
    vec![("certificate", crate::Certificate::new(problem.clone(), reason.clone()).to_string().into())]
}

#[cfg(not(feature = "library"))]
fn proof(_: &Problem, _: &Proof) -> Vec<(&'static str, Value)> {
    Vec::new()
}

fn reason_value(problem: &Problem, reason: &Proof) -> Value {
    let start = problem.start();
    let numbers = |set: &Position| Value::list(set.holes().map(Hole::index));
    match reason {
        Proof::PositionClass(sets) => Value::object([
            ("kind", "position-class".into()),
            ("sets", Value::list(sets.iter().map(numbers))),
            ("pegs", Value::list(sets.iter().map(|&set| (start & set).count()))),
        ]),
        Proof::Pagoda { weights, .. } => {
            let total = |pegs: Position| pegs.holes().map(|hole| i64::from(weights[hole.index()])).sum::<i64>();
            let needed = problem.finishes().into_iter().flatten().map(total).min();
            Value::object([
                ("kind", "pagoda".into()),
                ("weights", Value::list(weights.iter().copied())),
                ("total", (total(start) as f64).into()),
                ("needed", (needed.unwrap_or_default() as f64).into()),
            ])
        }
        Proof::Exhausted { positions } => {
            Value::object([("kind", "exhausted".into()), ("positions", (*positions).into())])
        }
    }
}

fn name(activity: Activity) -> &'static str {
    match activity {
        Activity::Beam { .. } => "beam",
        Activity::Weights => "weights",
        Activity::BothEnds { .. } => "both-ends",
        Activity::Exhaustive => "exhaustive",
        Activity::Count { .. } => "count",
    }
}
