//! What searches tell JavaScript.

use super::value::Value;
use crate::{Activity, Hole, Line, Outcome, Position, Problem, Progress, Proof, Run, Search};
#[cfg(feature = "library")]
use crate::{Counts, Level};

/// Runs a search for a while, and tells where it stands.
pub(super) fn run(search: &mut dyn Search, positions: u32) -> Value {
    match search.run(positions.into()) {
        Run::Running(_) => running(search),
        Run::Done(outcome) => done(search, &outcome),
    }
}

/// The best line so far.
pub(super) fn best(search: &dyn Search) -> Value {
    search.best().map_or_else(|| unknown(search), |line| solved(search, line))
}

pub(super) fn unknown(search: &dyn Search) -> Value {
    report(search, "unknown", [])
}

/// What every report tells, then the fields of this one.
fn report<const N: usize>(search: &dyn Search, state: &str, fields: [(&'static str, Value); N]) -> Value {
    let common = [("state", state.into()), ("positions", search.progress().positions.into())];
    Value::Object(common.into_iter().chain(fields).collect())
}

fn running(search: &dyn Search) -> Value {
    let Progress { activity, positions, best, .. } = search.progress();
    let mut fields =
        vec![("state", "running".into()), ("activity", name(activity).into()), ("positions", positions.into())];
    fields.extend(best.map(|best| ("best", best.into())));
    Value::Object(fields)
}

fn done(search: &dyn Search, outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Solved(line) => solved(search, line),
        Outcome::Impossible(proof) => impossible(search, proof),
        #[cfg(feature = "library")]
        Outcome::Counted(counts) => counted(search, counts),
        _ => unknown(search),
    }
}

fn solved(search: &dyn Search, line: &Line) -> Value {
    let fields = [
        ("jumps", search.problem().board().moves_text(&line.jumps).into()),
        ("length", line.jumps.len().into()),
        ("moves", line.move_count().into()),
        ("proven", line.is_proven.into()),
    ];
    report(search, "solved", fields)
}

#[cfg(feature = "library")]
fn counted(search: &dyn Search, Counts { solutions, games, levels }: &Counts) -> Value {
    let fields = [
        ("solutions", solutions.to_string().into()),
        ("games", games.to_string().into()),
        ("levels", Value::list(levels.iter().map(level))),
    ];
    report(search, "counted", fields)
}

#[cfg(feature = "library")]
fn level(Level { pegs, positions, up_to_symmetry, games }: &Level) -> Value {
    Value::object([
        ("pegs", (*pegs).into()),
        ("positions", (*positions).into()),
        ("upToSymmetry", (*up_to_symmetry).into()),
        ("games", games.to_string().into()),
    ])
}

fn impossible(search: &dyn Search, proof: &Proof) -> Value {
    let problem = search.problem();
    let reason = ("reason", reason_value(problem, proof));
    #[cfg(feature = "library")]
    let certificate = crate::Certificate::new(problem.clone(), proof.clone()).to_string();
    let fields = [
        reason,
        #[cfg(feature = "library")]
        ("certificate", certificate.into()),
    ];
    report(search, "impossible", fields)
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
