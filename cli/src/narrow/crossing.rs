//! Runs a crossing test, which visits only half of the positions to decide whether a start can reach its own
//! complement. The answer is text or JSON.

use peg_solitaire::Problem;
use peg_solitaire_sets::{Crossing, CrossingLevel, CrossingShare, NoCrossing};
use serde::Serialize;

use super::run::answer::as_text;
use super::run::problem::halves_at;
use super::run::search::{Objective, solve};
use super::run::way::Way;
use super::run::{Answer, on_threads, print};
use super::scratch::Scratch;
use crate::arguments;
use crate::ending::{Ending, Failure};
use crate::number_of;
use crate::progress::Progress;

#[derive(Serialize)]
struct Crossed {
    levels: Vec<Level>,
    ms: f64,
    outcome: &'static str,
    outer: Vec<String>,
    /// The weights of the functions that exclude positions.
    pagodas: Vec<Vec<i32>>,
    /// A drawing of a position between the start and the finish, if one has been found.
    through: Option<String>,
    /// The solution through that position.
    way: Option<Way>,
}

#[derive(Serialize)]
struct Level {
    /// The digest, written as a string because a JSON number would lose digits.
    #[serde(serialize_with = "as_text")]
    digest: u64,
    pegs: u32,
    positions: u64,
}

pub fn crossing(problem: &Problem, arguments: &arguments::Crossing, is_json: bool) -> Result<Ending, Failure> {
    Ok(print(&Crossed::test(problem, arguments, is_json)?, is_json))
}

impl Crossed {
    /// Runs the test within the limits. If there is a solution, finds one through the position that the test has found.
    fn test(problem: &Problem, arguments: &arguments::Crossing, is_json: bool) -> Result<Self, Failure> {
        let mut progress = Progress::new();
        let memory = arguments.limits.memory();
        let pagodas = Crossing::pagodas(problem, arguments.pagodas, arguments.seed.seed);
        let mut crossing = Crossing::new(problem, pagodas, memory).map_err(failure)?;
        let scratch = arguments.scratch.as_ref().map(|folder| Scratch::open(folder, problem, &crossing)).transpose()?;
        let restored = scratch.as_ref().map_or(Ok(0), |scratch| scratch.restore(&mut crossing))?;
        if !is_json {
            let outer = crossing.outer().count();
            let [pegs, holes] = [number_of(outer / 2, "peg"), number_of(outer, "outer hole")];
            let kept = format!("keeps levels of at most {pegs} in {holes}, three at a time");
            let functions = number_of(crossing.bounds().count(), "pagoda function");
            let bounds = format!("without the positions that {functions} can refute; {} MB are allowed", memory >> 20);
            let layers = number_of(restored, "layer");
            let saved = if restored > 0 { format!("; continues after {layers}") } else { String::new() };
            eprintln!("{kept}, {bounds}{saved}");
        }
        run(&mut crossing, scratch.as_ref(), arguments, &mut progress)?;
        let ms = progress.milliseconds();
        drop(progress);
        let halves = crossing.found().map(|found| halves_at(problem, found)).transpose();
        let way = halves.map_err(|error| error.to_string())?.map(|halves| {
            let limits = arguments.search();
            let [to, from] = halves.map(|half| solve(half, Objective::Any, &limits));
            Way::new(to, from)
        });
        let board = problem.board();
        let level = |CrossingLevel { pegs, positions, digest, .. }| Level { digest, pegs, positions };
        Ok(Crossed {
            levels: crossing.levels().into_iter().map(level).collect(),
            ms,
            outcome: match crossing.is_solvable() {
                Some(true) => "solvable",
                Some(false) => "impossible",
                None => "unknown",
            },
            outer: crossing.outer().holes().map(|hole| board.hole_name(hole)).collect(),
            pagodas: crossing.bounds().map(|pagoda| pagoda.weights().to_vec()).collect(),
            through: crossing.found().map(|found| board.draw(found)),
            way,
        })
    }
}

impl Answer for Crossed {
    fn ending(&self) -> Ending {
        match self.outcome {
            "solvable" => Ending::Solved,
            "impossible" => Ending::Impossible,
            _ => Ending::Unknown,
        }
    }

    fn text(&self) -> String {
        let mut lines = vec!["outer pegs        positions  digest".to_string()];
        let level = |Level { digest, pegs, positions }: &Level| format!("{pegs:>10}  {positions:>15}  {digest}");
        lines.extend(self.levels.iter().map(level));
        lines.push(match self.ending() {
            Ending::Solved => "\nThe start can reach the finish.".into(),
            Ending::Impossible => "\nThe start cannot reach the finish.".into(),
            _ => "\nUnknown: a limit was reached first.".into(),
        });
        lines.extend(self.through.as_ref().map(|drawing| format!("Through:\n{drawing}")));
        lines.extend(self.way.as_ref().map(|way| format!("\n{}", way.text())));
        lines.push(format!("({:.2} ms)", self.ms));
        lines.join("\n")
    }
}

/// Runs the test to its end or to a limit, and saves each layer.
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
