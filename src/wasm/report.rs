//! The reports of searches for JavaScript.

use super::value::Value;
use crate::{Activity, Hole, Line, Outcome, Position, Problem, Progress, Proof, Search};
#[cfg(feature = "analysis")]
use crate::{Counts, Level};

/// Runs a search for a while, and reports its state.
pub(super) fn run(search: &mut impl Search, positions: u32) -> Value {
    let is_running = search.run(positions.into()).is_none();
    let (problem, progress) = (search.problem(), search.progress());
    if is_running { running(progress) } else { done(problem, search.outcome(), progress.positions) }
}

/// The best line so far.
pub(super) fn best(search: &impl Search) -> Value {
    let positions = search.progress().positions;
    search.best().map_or_else(|| unknown(positions), |line| solved(search.problem(), line, positions))
}

pub(super) fn unknown(positions: u64) -> Value {
    report("unknown", positions, Vec::new())
}

/// The fields of every report, and those of this one.
pub(super) fn report(state: &str, positions: u64, fields: Vec<(&'static str, Value)>) -> Value {
    let mut all = fields;
    all.extend([("state", state.into()), ("positions", positions.into())]);
    Value::Object(all)
}

pub(super) fn running(Progress { activity, positions, best, .. }: Progress) -> Value {
    let mut fields = vec![("activity", name(activity).into())];
    fields.extend(best.map(|best| ("best", best.into())));
    #[cfg(feature = "analysis")]
    if let Activity::Count { pegs } = activity {
        fields.push(("pegs", pegs.into()));
    }
    report("running", positions, fields)
}

fn done(problem: &Problem, outcome: Option<&Outcome>, positions: u64) -> Value {
    match outcome {
        Some(Outcome::Solved(line)) => solved(problem, line, positions),
        Some(Outcome::Impossible(proof)) => impossible(problem, proof, positions),
        #[cfg(feature = "analysis")]
        Some(Outcome::Counted(counts)) => counted(counts, positions),
        _ => unknown(positions),
    }
}

pub(super) fn solved(problem: &Problem, line: &Line, positions: u64) -> Value {
    let fields = vec![
        ("jumps", problem.board().moves_text(&line.jumps).into()),
        ("length", line.jumps.len().into()),
        ("moves", line.move_count().into()),
        ("proven", line.is_proven.into()),
    ];
    report("solved", positions, fields)
}

#[cfg(feature = "analysis")]
fn counted(Counts { solutions, games, levels }: &Counts, positions: u64) -> Value {
    let fields = vec![
        ("solutions", solutions.to_string().into()),
        ("games", games.to_string().into()),
        ("levels", Value::list(levels.iter().map(level))),
    ];
    report("counted", positions, fields)
}

#[cfg(feature = "analysis")]
fn level(Level { pegs, positions, up_to_symmetry, games }: &Level) -> Value {
    Value::object([
        ("pegs", (*pegs).into()),
        ("positions", (*positions).into()),
        ("upToSymmetry", (*up_to_symmetry).into()),
        ("games", games.to_string().into()),
    ])
}

fn impossible(problem: &Problem, proof: &Proof, positions: u64) -> Value {
    let reason = ("reason", reason_value(problem, proof));
    #[cfg(feature = "engine")]
    let certificate = crate::Certificate::new(problem.clone(), proof.clone()).to_string();
    let fields = vec![
        reason,
        #[cfg(feature = "engine")]
        ("certificate", certificate.into()),
    ];
    report("impossible", positions, fields)
}

fn reason_value(problem: &Problem, reason: &Proof) -> Value {
    let start = problem.start();
    let numbers = |set: &Position| Value::list(set.holes().map(Hole::index));
    let kind = ("kind", reason.key().into());
    match reason {
        Proof::PositionClass(sets) => Value::object([
            kind,
            ("sets", Value::list(sets.iter().map(numbers))),
            ("pegs", Value::list(sets.iter().map(|&set| (start & set).count()))),
        ]),
        Proof::Pagoda { weights, .. } => {
            let total = |pegs: Position| pegs.holes().map(|hole| i64::from(weights[hole.index()])).sum::<i64>();
            let needed = problem.finishes().into_iter().flatten().map(total).min();
            Value::object([
                kind,
                ("weights", Value::list(weights.iter().copied())),
                ("total", (total(start) as f64).into()),
                ("needed", (needed.unwrap_or_default() as f64).into()),
            ])
        }
        Proof::Exhausted { positions } => Value::object([kind, ("positions", (*positions).into())]),
        Proof::Enumerated(levels) => {
            let positions: u64 = levels.iter().map(|level| level.positions).sum();
            Value::object([kind, ("positions", positions.into())])
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
