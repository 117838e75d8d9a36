//! Tests by half of the positions whether a start can reach its own complement; the answer as text and as JSON.

use std::time::{Duration, Instant};

use peg_solitaire::{Crossing, CrossingLevel, CrossingShare, NoCrossing, Pagoda, Problem};
use serde_json::{Value, json};

use crate::options::{Options, halves_at};
use crate::scratch::Scratch;
use crate::way::Way;

/// The time between two words on the progress.
const PAUSE: Duration = Duration::from_secs(10);

pub struct Crossed {
    problem: Problem,
    crossing: Crossing,
    /// The way through the position that was found.
    pub way: Option<Way>,
    milliseconds: f64,
}

impl Crossed {
    /// Tests as far as the limits allow.
    pub fn test(problem: Problem, options: &Options) -> Result<Self, String> {
        let begin = Instant::now();
        let memory = options.settings.memory;
        let pagodas = Crossing::pagodas(&problem, options.pagodas(), options.settings.seed);
        let mut crossing = Crossing::new(&problem, pagodas, memory).map_err(in_words)?;
        let scratch = options.scratch.as_ref().map(|folder| Scratch::open(folder, &problem, &crossing)).transpose()?;
        let restored = scratch.as_ref().map_or(Ok(0), |scratch| scratch.restore(&mut crossing))?;
        if !options.json {
            let outer = crossing.outer().count();
            let kept = format!("keeps levels of at most {} pegs in {outer} outer holes, three at a time", outer / 2);
            let (functions, most) = (crossing.bounds().count(), memory >> 20);
            let bounds = format!("without what {functions} pagoda functions refute; {most} MB are allowed");
            let saved = if restored > 0 { format!("; goes on after {restored} layers") } else { String::new() };
            crate::complain(&format!("{kept}, {bounds}{saved}"));
        }
        run(&mut crossing, scratch.as_ref(), options, begin)?;
        let milliseconds = begin.elapsed().as_secs_f64() * 1000.0;
        Ok(Crossed { problem, crossing, way: None, milliseconds })
    }

    /// The problem in two halves, if there is a position to pass through.
    pub fn halves(&self) -> Result<Option<[Problem; 2]>, String> {
        let halves = self.crossing.found().map(|found| halves_at(&self.problem, found));
        halves.transpose().map_err(|error| error.to_string())
    }

    pub fn json(&self) -> Value {
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

    pub fn text(&self) -> String {
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

    fn outcome(&self) -> &'static str {
        match self.crossing.is_solvable() {
            Some(true) => "solvable",
            Some(false) => "impossible",
            None => "unknown",
        }
    }
}

/// Runs the test to its end, or to a limit, and saves each layer.
fn run(crossing: &mut Crossing, scratch: Option<&Scratch>, options: &Options, begin: Instant) -> Result<(), String> {
    let threads = options.threads();
    let mut said = begin;
    loop {
        let layer = crossing.layers();
        let is_over =
            crossing.run_shared(threads, |parts| crate::on_threads(parts, CrossingShare::run)).map_err(in_words)?;
        if crossing.layers() > layer {
            scratch.map_or(Ok(()), |scratch| scratch.save(crossing, layer))?;
        }
        if is_over || options.limit.is_some_and(|limit| begin.elapsed() >= limit) {
            return Ok(());
        }
        if !options.json && said.elapsed() >= PAUSE {
            said = Instant::now();
            let (percent, seconds) = (crossing.progress() * 100.0, begin.elapsed().as_secs_f64());
            crate::complain(&format!("{percent:.0} %, {seconds:.0} s, {} MB", crossing.memory() >> 20));
        }
    }
}

fn in_words(error: NoCrossing) -> String {
    match error {
        NoCrossing::TooLarge { .. } => format!("--memory: {error}"),
        _ => format!("--objective crossing: {error}"),
    }
}
