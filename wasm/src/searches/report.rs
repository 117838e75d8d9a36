//! Search reports, in the form that JavaScript receives.

use wasm_bindgen::JsValue;

#[cfg(feature = "engine")]
use crate::object;
use crate::{Fields, fields, list, number, record};
use peg_solitaire::proof::Proof;
#[cfg(feature = "analysis")]
use peg_solitaire::solve::{Activity, CountError, Counts, Level};
#[cfg(feature = "engine")]
use peg_solitaire::solve::{Chunk, Description, Likeness};
use peg_solitaire::solve::{Line, Outcome, Progress, Search};
use peg_solitaire::{Hole, Position, Problem};

/// Continues a search for about `positions` positions and reports its state.
pub(super) fn run<S: Search<Outcome: Answer>>(search: &mut S, positions: u32) -> JsValue {
    search.run(positions.into());
    let progress = search.progress();
    search.outcome().map_or_else(|| running(progress), |answer| answer.report(search.problem(), progress.positions))
}

/// The outcome of a search, which can be reported.
pub(super) trait Answer {
    fn report(&self, problem: &Problem, positions: u64) -> JsValue;
}

impl Answer for Outcome {
    fn report(&self, problem: &Problem, positions: u64) -> JsValue {
        match self {
            Outcome::Solved(line) => line.report(problem, positions),
            Outcome::Impossible(proof) => impossible(problem, proof, positions),
        }
    }
}

impl Answer for Line {
    fn report(&self, problem: &Problem, positions: u64) -> JsValue {
        let fields = fields! {
            jumps: problem.board().moves_text(&self.jumps), length: self.jumps.len(), moves: self.move_count(),
            proven: self.is_proven,
        };
        report("solved", positions, fields)
    }
}

#[cfg(feature = "engine")]
impl Answer for Description {
    fn report(&self, problem: &Problem, positions: u64) -> JsValue {
        let fields = fields! { chunks: chunks(problem.board(), self), cost: self.cost, isProven: self.is_proven };
        report("solved", positions, fields)
    }
}

#[cfg(feature = "engine")]
impl Answer for Result<Description, Proof> {
    fn report(&self, problem: &Problem, positions: u64) -> JsValue {
        match self {
            Ok(description) => description.report(problem, positions),
            Err(proof) => impossible(problem, proof, positions),
        }
    }
}

#[cfg(feature = "analysis")]
impl Answer for Result<Counts, CountError> {
    fn report(&self, _: &Problem, positions: u64) -> JsValue {
        let Ok(Counts { solutions, games, levels, .. }) = self else { return unknown(true, positions) };
        let fields = fields! {
            solutions: solutions.to_string(), games: games.to_string(), levels: list(levels.iter().map(level)),
        };
        report("counted", positions, fields)
    }
}

#[cfg(feature = "analysis")]
impl Answer for Result<u128, CountError> {
    fn report(&self, _: &Problem, positions: u64) -> JsValue {
        let Ok(solutions) = self else { return unknown(true, positions) };
        report("counted", positions, fields! { solutions: solutions.to_string() })
    }
}

/// The chunks of a description.
#[cfg(feature = "engine")]
pub(super) fn chunks(board: &peg_solitaire::Board, description: &Description) -> JsValue {
    let numbers = |set: Position| list(set.holes().map(Hole::index));
    let like = |like: Likeness| object! { chunk: like.chunk, turn: like.turn, mirrored: like.is_mirrored };
    let chunk = |chunk: &Chunk| {
        let mut fields = fields! {
            kind: chunk.kind.key(), name: chunk.name(board), like: chunk.like.map(like),
            jumps: list(chunk.jumps.iter().map(|&jump| board.jump_name(jump))),
            clears: numbers(chunk.clears), needs: numbers(chunk.needs),
        };
        fields.retain(|(_, value)| !value.is_undefined());
        record(fields)
    };
    list(description.chunks.iter().map(chunk))
}

/// A report without an answer, because the search has run out of memory or time.
#[cfg(feature = "analysis")]
pub(super) fn unknown(is_memory: bool, positions: u64) -> JsValue {
    report("unknown", positions, fields! { cause: if is_memory { "memory" } else { "budget" } })
}

/// A report with the fields that all reports have and these additional ones.
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

#[cfg(feature = "analysis")]
fn level(Level { pegs, positions, up_to_symmetry, games, .. }: &Level) -> JsValue {
    record(fields! {
        pegs: *pegs, positions: number(*positions), upToSymmetry: number(*up_to_symmetry), games: games.to_string(),
    })
}

fn impossible(problem: &Problem, proof: &Proof, positions: u64) -> JsValue {
    let fields = vec![
        ("reason", reason(problem, proof)),
        #[cfg(feature = "engine")]
        ("certificate", peg_solitaire::proof::Certificate::new(problem.clone(), proof.clone()).to_string().into()),
    ];
    report("impossible", positions, fields)
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
