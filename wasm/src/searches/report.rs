//! The reports of searches for JavaScript.

use wasm_bindgen::JsValue;

use crate::{Fields, fields, list, number, record};
use peg_solitaire::proof::Proof;
#[cfg(feature = "analysis")]
use peg_solitaire::solve::{Activity, Counts, Level};
use peg_solitaire::solve::{Line, Outcome, Progress, Search};
use peg_solitaire::{Hole, Position, Problem};

/// Runs a search for a while, and reports its state.
pub(super) fn run(search: &mut dyn Search, positions: u32) -> JsValue {
    search.run(positions.into());
    match search.outcome() {
        None => running(search.progress()),
        Some(Outcome::Solved(line)) => solved(search, line),
        Some(Outcome::Impossible(proof)) => impossible(search, proof),
        #[cfg(feature = "analysis")]
        Some(Outcome::Counted(counts)) => counted(search, counts),
        Some(_) => unknown(search),
    }
}

/// A line of a search, if it has one.
pub(super) fn line(search: &dyn Search, line: Option<&Line>) -> JsValue {
    line.map_or_else(|| unknown(search), |line| solved(search, line))
}

/// No answer from a search, by now or at its end.
pub(super) fn unknown(search: &dyn Search) -> JsValue {
    let cause = if let Some(Outcome::OutOfMemory) = search.outcome() { "memory" } else { "budget" };
    report("unknown", search.progress().positions, fields! { cause: cause })
}

/// The fields of every report, and those of this one.
pub(super) fn report(state: &str, positions: u64, fields: Fields) -> JsValue {
    let mut all = fields;
    all.extend(fields! { state: state, positions: number(positions) });
    record(all)
}

pub(super) fn running(Progress { activity, positions, best, .. }: Progress) -> JsValue {
    let mut fields = fields! { activity: activity.key() };
    fields.extend(best.map(|best| ("best", best.into())));
    #[cfg(feature = "analysis")]
    if let Activity::Count { pegs } = activity {
        fields.push(("pegs", pegs.into()));
    }
    report("running", positions, fields)
}

fn solved(search: &dyn Search, line: &Line) -> JsValue {
    let fields = fields! {
        jumps: search.problem().board().moves_text(&line.jumps), length: line.jumps.len(), moves: line.move_count(),
        proven: line.is_proven,
    };
    report("solved", search.progress().positions, fields)
}

#[cfg(feature = "analysis")]
fn counted(search: &dyn Search, Counts { solutions, games, levels, .. }: &Counts) -> JsValue {
    let fields = fields! {
        solutions: solutions.to_string(), games: games.to_string(), levels: list(levels.iter().map(level)),
    };
    report("counted", search.progress().positions, fields)
}

#[cfg(feature = "analysis")]
fn level(Level { pegs, positions, up_to_symmetry, games, .. }: &Level) -> JsValue {
    record(fields! {
        pegs: *pegs, positions: number(*positions), upToSymmetry: number(*up_to_symmetry), games: games.to_string(),
    })
}

fn impossible(search: &dyn Search, proof: &Proof) -> JsValue {
    let problem = search.problem();
    let fields = vec![
        ("reason", reason(problem, proof)),
        #[cfg(feature = "engine")]
        ("certificate", peg_solitaire::proof::Certificate::new(problem.clone(), proof.clone()).to_string().into()),
    ];
    report("impossible", search.progress().positions, fields)
}

fn reason(problem: &Problem, reason: &Proof) -> JsValue {
    let start = problem.start();
    let mut fields = fields! { kind: reason.key() };
    fields.extend(match reason {
        Proof::PositionClass(sets) => fields! {
            sets: list(sets.iter().map(|set| list(set.holes().map(Hole::index)))),
            pegs: list(sets.iter().map(|&set| (start & set).count())),
        },
        Proof::Pagoda { weights, .. } => {
            let total = |pegs: Position| pegs.holes().map(|hole| i64::from(weights[hole.index()])).sum::<i64>();
            let needed = problem.finishes(2).into_iter().flatten().map(total).min().unwrap_or_default();
            #[allow(clippy::cast_precision_loss, reason = "the sum of 128 weights of 32 bits is exact")]
            let [total, needed] = [total(start), needed].map(|total| total as f64);
            fields! { weights: list(weights.iter().copied()), total: total, needed: needed }
        }
        Proof::Exhausted { positions } => fields! { positions: number(*positions) },
        Proof::Enumerated(levels) => {
            fields! { positions: number(levels.iter().map(|level| level.positions).sum()) }
        }
    });
    record(fields)
}
