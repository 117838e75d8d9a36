//! The reports of searches for JavaScript.

use wasm_bindgen::JsValue;

use crate::wasm::{Fields, list, object};
use crate::{Activity, Hole, Line, Outcome, Position, Problem, Progress, Proof, Search};
#[cfg(feature = "analysis")]
use crate::{Counts, Level};

/// Runs a search for a while, and reports its state.
pub(super) fn run(search: &mut dyn Search, positions: u32) -> JsValue {
    search.run(positions.into());
    let (problem, progress) = (search.problem(), search.progress());
    search.outcome().map_or_else(|| running(progress), |outcome| done(problem, outcome, progress.positions))
}

/// The best line so far.
pub(super) fn best(search: &dyn Search) -> JsValue {
    line(search, search.best())
}

/// A line of a search, if it has one.
pub(super) fn line(search: &dyn Search, line: Option<&Line>) -> JsValue {
    line.map_or_else(|| unknown(search), |line| solved(search.problem(), line, search.progress().positions))
}

/// No answer from a search, by now or at its end.
pub(super) fn unknown(search: &dyn Search) -> JsValue {
    without_answer(search.outcome(), search.progress().positions)
}

fn without_answer(outcome: Option<&Outcome>, positions: u64) -> JsValue {
    let cause = if let Some(Outcome::OutOfMemory) = outcome { "memory" } else { "budget" };
    report("unknown", positions, vec![("cause", cause.into())])
}

/// The fields of every report, and those of this one.
pub(super) fn report(state: &str, positions: u64, fields: Fields) -> JsValue {
    let mut all = fields;
    all.extend([("state", state.into()), ("positions", (positions as f64).into())]);
    object(all)
}

pub(super) fn running(Progress { activity, positions, best, .. }: Progress) -> JsValue {
    let mut fields = vec![("activity", name(activity).into())];
    fields.extend(best.map(|best| ("best", best.into())));
    #[cfg(feature = "analysis")]
    if let Activity::Count { pegs } = activity {
        fields.push(("pegs", pegs.into()));
    }
    report("running", positions, fields)
}

fn done(problem: &Problem, outcome: &Outcome, positions: u64) -> JsValue {
    match outcome {
        Outcome::Solved(line) => solved(problem, line, positions),
        Outcome::Impossible(proof) => impossible(problem, proof, positions),
        #[cfg(feature = "analysis")]
        Outcome::Counted(counts) => counted(counts, positions),
        other => without_answer(Some(other), positions),
    }
}

fn solved(problem: &Problem, line: &Line, positions: u64) -> JsValue {
    let fields = vec![
        ("jumps", problem.board().moves_text(&line.jumps).into()),
        ("length", line.jumps.len().into()),
        ("moves", line.move_count().into()),
        ("proven", line.is_proven.into()),
    ];
    report("solved", positions, fields)
}

#[cfg(feature = "analysis")]
fn counted(Counts { solutions, games, levels }: &Counts, positions: u64) -> JsValue {
    let fields = vec![
        ("solutions", solutions.to_string().into()),
        ("games", games.to_string().into()),
        ("levels", list(levels.iter().map(level))),
    ];
    report("counted", positions, fields)
}

#[cfg(feature = "analysis")]
fn level(Level { pegs, positions, up_to_symmetry, games }: &Level) -> JsValue {
    object([
        ("pegs", (*pegs).into()),
        ("positions", (*positions as f64).into()),
        ("upToSymmetry", (*up_to_symmetry as f64).into()),
        ("games", games.to_string().into()),
    ])
}

fn impossible(problem: &Problem, proof: &Proof, positions: u64) -> JsValue {
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

fn reason_value(problem: &Problem, reason: &Proof) -> JsValue {
    let start = problem.start();
    let numbers = |set: &Position| list(set.holes().map(Hole::index));
    let kind = ("kind", reason.key().into());
    match reason {
        Proof::PositionClass(sets) => object([
            kind,
            ("sets", list(sets.iter().map(numbers))),
            ("pegs", list(sets.iter().map(|&set| (start & set).count()))),
        ]),
        Proof::Pagoda { weights, .. } => {
            let total = |pegs: Position| pegs.holes().map(|hole| i64::from(weights[hole.index()])).sum::<i64>();
            let needed = problem.finishes().into_iter().flatten().map(total).min();
            object([
                kind,
                ("weights", list(weights.iter().copied())),
                ("total", (total(start) as f64).into()),
                ("needed", (needed.unwrap_or_default() as f64).into()),
            ])
        }
        Proof::Exhausted { positions } => object([kind, ("positions", (*positions as f64).into())]),
        Proof::Enumerated(levels) => {
            let positions: u64 = levels.iter().map(|level| level.positions).sum();
            object([kind, ("positions", (positions as f64).into())])
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
