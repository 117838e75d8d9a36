//! Tests by half of the positions whether a start can reach its own complement; the answer as text and as JSON.

use serde_json::{Value, json};

use super::Answer;
use super::on_threads;
use super::peg::Problem;
use super::peg::complete_set::{Crossing, CrossingLevel, CrossingShare, NoCrossing};
use super::peg::proof::Pagoda;
use super::problem::halves_at;
use super::scratch::Scratch;
use super::search::{Objective, solve};
use super::way::Way;
use crate::arguments;
use crate::ending::{Ending, Failure};
use crate::progress::Progress;

pub struct Crossed {
    problem: Problem,
    crossing: Crossing,
    /// The way through the position that was found.
    way: Option<Way>,
    milliseconds: f64,
}

impl Crossed {
    /// Tests as far as the limits allow, and finds a solution through a position if there is one.
    pub fn test(problem: Problem, arguments: &arguments::Crossing, is_json: bool) -> Result<Self, Failure> {
        let mut progress = Progress::new();
        let memory = arguments.limits.memory();
        let pagodas = Crossing::pagodas(&problem, arguments.pagodas, arguments.seed.seed);
        let mut crossing = Crossing::new(&problem, pagodas, memory).map_err(failure)?;
        let scratch =
            arguments.scratch.as_ref().map(|folder| Scratch::open(folder, &problem, &crossing)).transpose()?;
        let restored = scratch.as_ref().map_or(Ok(0), |scratch| scratch.restore(&mut crossing))?;
        if !is_json {
            let outer = crossing.outer().count();
            let kept = format!("keeps levels of at most {} pegs in {outer} outer holes, three at a time", outer / 2);
            let (functions, most) = (crossing.bounds().count(), memory >> 20);
            let bounds = format!("without what {functions} pagoda functions refute; {most} MB are allowed");
            let saved = if restored > 0 { format!("; goes on after {restored} layers") } else { String::new() };
            eprintln!("{kept}, {bounds}{saved}");
        }
        run(&mut crossing, scratch.as_ref(), arguments, &mut progress)?;
        let milliseconds = progress.milliseconds();
        drop(progress);
        let halves = crossing.found().map(|found| halves_at(&problem, found)).transpose();
        let way = halves.map_err(|error| error.to_string())?.map(|halves| {
            let limits = arguments.search();
            let [to, from] = halves.map(|half| solve(half, Objective::Any, &limits));
            Way { to, from }
        });
        Ok(Crossed { problem, crossing, way, milliseconds })
    }
}

impl Answer for Crossed {
    fn ending(&self) -> Ending {
        match self.crossing.is_solvable() {
            Some(true) => Ending::Solved,
            Some(false) => Ending::Impossible,
            None => Ending::Unknown,
        }
    }

    fn json(&self) -> Value {
        let board = self.problem.board();
        let level = |CrossingLevel { pegs, positions, digest, .. }: &CrossingLevel| {
            // As a JSON number it would lose digits.
            json!({ "pegs": pegs, "positions": positions, "digest": digest.to_string() })
        };
        json!({
            "outcome": self.outcome(),
            "outer": self.crossing.outer().holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>(),
            "pagodas": self.crossing.bounds().map(Pagoda::weights).collect::<Vec<_>>(),
            "levels": self.crossing.levels().iter().map(level).collect::<Vec<_>>(),
            "through": self.crossing.found().map(|found| board.draw(found)),
            "way": self.way.as_ref().map(Way::json),
            "ms": self.milliseconds,
        })
    }

    fn text(&self) -> String {
        let mut lines = vec!["outer pegs        positions  digest".to_string()];
        let level = |CrossingLevel { pegs, positions, digest, .. }: CrossingLevel| {
            format!("{pegs:>10}  {positions:>15}  {digest}")
        };
        lines.extend(self.crossing.levels().into_iter().map(level));
        lines.push(match self.crossing.is_solvable() {
            Some(true) => "\nThe start can reach the finish.".into(),
            Some(false) => "\nThe start cannot reach the finish.".into(),
            None => "\nUnknown: a limit was reached first.".into(),
        });
        lines.extend(self.crossing.found().map(|found| format!("Through:\n{}", self.problem.board().draw(found))));
        lines.extend(self.way.as_ref().map(|way| format!("\n{}", way.text())));
        lines.push(format!("({:.2} ms)", self.milliseconds));
        lines.join("\n")
    }
}

impl Crossed {
    fn outcome(&self) -> &'static str {
        match self.crossing.is_solvable() {
            Some(true) => "solvable",
            Some(false) => "impossible",
            None => "unknown",
        }
    }
}

/// Runs the test to its end, or to a limit, and saves each layer.
fn run(
    crossing: &mut Crossing,
    scratch: Option<&Scratch>,
    arguments: &arguments::Crossing,
    progress: &mut Progress,
) -> Result<(), Failure> {
    let threads = arguments.threads.count();
    loop {
        let layer = crossing.layers();
        let is_over = crossing.run_shared(threads, |parts| on_threads(parts, CrossingShare::run)).map_err(failure)?;
        if crossing.layers() > layer {
            scratch.map_or(Ok(()), |scratch| scratch.save(crossing, layer))?;
        }
        if is_over || arguments.limits.seconds.is_some_and(|limit| progress.elapsed() >= limit) {
            return Ok(());
        }
        progress.show(|| format!("{:.0} %, {} MB", crossing.progress() * 100.0, crossing.memory() >> 20));
    }
}

fn failure(error: NoCrossing) -> Failure {
    match error {
        NoCrossing::TooLarge { .. } => Failure::unknown(format!("--memory: {error}")),
        _ => format!("crossing: {error}").into(),
    }
}
