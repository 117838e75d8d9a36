//! Solves a peg solitaire problem from the command line.
//!
//! ```text
//! cargo run --release --example solve -- --board english --vacancy d4 --finish d4
//! ```

mod answer;
mod crossing;
mod game;
mod listing;
mod options;
mod positions;
mod scratch;
mod usage;
mod verdicts;
mod way;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use answer::Report;
use crossing::Crossed;
use listing::Format;
use options::{Objective, Options};
use peg_solitaire::{
    Certificate, Count, FewestMoves, FewestPegs, Flaw, Judge, Outcome, Problem, Proof, Search, Settings, Solutions,
    Solver,
};
use positions::Positions;
use usage::USAGE;
use verdicts::Verdicts;
use way::Way;

/// The number of positions between two looks at the clock.
const SLICE: u64 = 4096;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into()).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        say(USAGE);
        return ExitCode::SUCCESS;
    }
    if arguments.iter().any(|argument| argument == "--list-boards") {
        say(usage::list_boards());
        return ExitCode::SUCCESS;
    }
    match Options::parse(&arguments).and_then(|options| work(&options)) {
        Ok(code) => code,
        Err(message) => {
            complain(&message);
            ExitCode::from(2)
        }
    }
}

fn work(options: &Options) -> Result<ExitCode, String> {
    if let Some(path) = &options.check {
        return check(path);
    }
    if let Some((board, game)) = options.game()? {
        say(if options.json { game::json(&board, &game).to_string() } else { game::text(&board, &game) });
        return Ok(ExitCode::SUCCESS);
    }
    if matches!(options.objective, Objective::Verdicts) {
        let verdicts = judge(options.problem()?, options);
        say(if options.json { verdicts.json().to_string() } else { verdicts.text() });
        return Ok(ExitCode::SUCCESS);
    }
    if matches!(options.objective, Objective::All) {
        return list(options.problem()?, options);
    }
    let problem = options.problem()?;
    if let Some(halves) = options.halves(&problem)? {
        let [to, from] = halves.map(|half| solve(half, options));
        let refuted = [&to, &from].into_iter().find(|half| matches!(half.outcome, Outcome::Impossible(_)));
        refuted.map_or(Ok(()), |half| certify(half, options))?;
        let way = Way { to, from };
        say(if options.json { way.json().to_string() } else { way.text() });
        return Ok(ExitCode::SUCCESS);
    }
    if matches!(options.objective, Objective::Positions) {
        return enumerate(problem, options);
    }
    if matches!(options.objective, Objective::Crossing) {
        return cross(problem, options);
    }
    let report = solve(problem, options);
    certify(&report, options)?;
    say(if options.json { report.json().to_string() } else { report.text() });
    Ok(ExitCode::SUCCESS)
}

/// Writes the proof to a file, if there is one and it is asked for.
fn certify(report: &Report, options: &Options) -> Result<(), String> {
    let Outcome::Impossible(reason) = &report.outcome else { return Ok(()) };
    write_certificate(&report.problem, reason, options)
}

fn write_certificate(problem: &Problem, proof: &Proof, options: &Options) -> Result<(), String> {
    let Some(path) = &options.certificate else { return Ok(()) };
    let certificate = Certificate::new(problem.clone(), proof.clone());
    std::fs::write(path, certificate.to_string()).map_err(|error| format!("--certificate: {path}: {error}"))?;
    if certificate.check() == Err(Flaw::TooLong) {
        complain("--certificate: this search is too long for --check to repeat");
    }
    Ok(())
}

/// Counts all positions that the start can reach, or that can reach the finish.
fn enumerate(problem: Problem, options: &Options) -> Result<ExitCode, String> {
    let Some(positions) = Positions::enumerate(problem, options)? else {
        let unknown = || serde_json::json!({ "outcome": "unknown" }).to_string();
        say(if options.json { unknown() } else { "Unknown: a limit was reached first.".into() });
        return Ok(ExitCode::SUCCESS);
    };
    if let Some(proof) = &positions.proof {
        write_certificate(positions.problem(), proof, options)?;
    }
    say(if options.json { positions.json().to_string() } else { positions.text() });
    Ok(ExitCode::SUCCESS)
}

/// Tests whether the start can reach its complement, and finds a solution through a position where it can.
fn cross(problem: Problem, options: &Options) -> Result<ExitCode, String> {
    let mut crossed = Crossed::test(problem, options)?;
    if let Some(halves) = crossed.halves()? {
        let [to, from] = halves.map(|half| solve(half, options));
        crossed.way = Some(Way { to, from });
    }
    say(if options.json { crossed.json().to_string() } else { crossed.text() });
    Ok(ExitCode::SUCCESS)
}

fn check(path: &str) -> Result<ExitCode, String> {
    let text = options::read_file("--check", path)?;
    let certificate: Certificate = text.parse().map_err(|error| format!("--check: {path}: {error}"))?;
    match certificate.check() {
        Ok(()) => {
            let problem = certificate.to_string().lines().skip(1).take(3).collect::<Vec<_>>().join("\n");
            say(format!("The proof holds: no play leads from this start to this finish.\n{problem}"));
            Ok(ExitCode::SUCCESS)
        }
        Err(Flaw::TooLong) => {
            complain(&format!("--check: {path}: {}", Flaw::TooLong));
            Ok(ExitCode::from(3))
        }
        Err(flaw) => Err(format!("--check: {path}: {}", certificate.describe(flaw))),
    }
}

fn solve(problem: Problem, options: &Options) -> Report {
    let clock = Clock { begin: Instant::now(), options };
    let mut search = search_for(options.objective, problem, options.settings);
    let outcome = clock.run(search.as_mut());
    let best = || search.best().map_or(Outcome::OutOfBudget, |line| Outcome::Solved(line.clone()));
    Report {
        problem: search.problem().clone(),
        outcome: outcome.unwrap_or_else(best),
        has_best: !matches!(options.objective, Objective::Any | Objective::Crossing),
        positions: search.progress().positions,
        milliseconds: clock.begin.elapsed().as_secs_f64() * 1000.0,
    }
}

/// Judges the start, as far as the limits allow.
fn judge(problem: Problem, options: &Options) -> Verdicts {
    let clock = Clock { begin: Instant::now(), options };
    let mut judge = Judge::new(problem, options.settings);
    while judge.run(clock.budget(judge.progress().positions)).is_none() && !clock.is_over(judge.progress().positions) {}
    Verdicts {
        board: judge.problem().board().clone(),
        judgement: judge.judgement().clone(),
        milliseconds: clock.begin.elapsed().as_secs_f64() * 1000.0,
    }
}

/// Prints all solutions, as far as the limits allow.
fn list(problem: Problem, options: &Options) -> Result<ExitCode, String> {
    let board = problem.board().clone();
    let clock = Clock { begin: Instant::now(), options };
    let mut solutions = Solutions::new(problem, options.settings);
    clock.run(&mut solutions);
    let Some((count, mut listing)) = solutions.count().zip(solutions.list(options.up_to)) else {
        return Err("--objective all: a limit was reached before all solutions were known; --memory allows more".into());
    };
    let format = Format { limit: options.count.unwrap_or(u64::MAX), is_json: options.json };
    let counted = solutions.progress().positions;
    let written =
        format.write(&board, &mut listing, |positions| clock.is_over(counted + positions)).map_err(|written| {
            format!("--objective all: a limit was reached after {written} solutions, with more to list")
        })?;
    if !options.json {
        complain(&format!("{written} listed; {count} solutions in all"));
    }
    Ok(ExitCode::SUCCESS)
}

fn search_for(objective: Objective, problem: Problem, settings: Settings) -> Box<dyn Search> {
    match objective {
        Objective::FewestMoves => Box::new(FewestMoves::new(problem, settings)),
        Objective::FewestPegs => Box::new(fewest_pegs(&problem, settings)),
        Objective::Count => Box::new(Count::new(problem, settings)),
        Objective::Any | Objective::Positions | Objective::Crossing | Objective::Verdicts | Objective::All => {
            Box::new(Solver::new(problem, settings))
        }
    }
}

fn fewest_pegs(problem: &Problem, settings: Settings) -> FewestPegs {
    let search = FewestPegs::new(problem.board().clone(), problem.start(), settings);
    search.expect("the pegs of a problem are on its board")
}

/// The limits of a search.
struct Clock<'a> {
    begin: Instant,
    options: &'a Options,
}

impl Clock<'_> {
    /// Runs a search to its end; `None` if a limit comes first.
    fn run(&self, search: &mut dyn Search) -> Option<Outcome> {
        loop {
            if let Some(outcome) = search.run(self.budget(search.progress().positions)) {
                return Some(outcome.clone());
            }
            if self.is_over(search.progress().positions) {
                return None;
            }
        }
    }

    fn most(&self) -> u64 {
        self.options.positions.unwrap_or(u64::MAX)
    }

    /// The number of positions that may be looked at before the next look at the clock.
    fn budget(&self, positions: u64) -> u64 {
        SLICE.min(self.most().saturating_sub(positions))
    }

    /// Returns `true` if a limit is reached.
    fn is_over(&self, positions: u64) -> bool {
        let is_late = self.options.limit.is_some_and(|limit| self.begin.elapsed() >= limit);
        positions >= self.most() || is_late
    }
}

fn complain(message: &str) {
    eprintln!("solve: {}", message.replace(['\n', '\r'], " "));
}

/// Gives each part of a sweep to a thread.
fn on_threads<Part: Send>(parts: &mut [Part], run: fn(&mut Part)) {
    thread::scope(|scope| parts.iter_mut().for_each(|part| drop(scope.spawn(move || run(part)))));
}

/// Prints a line. A reader that has gone, such as `head`, is no error.
fn say(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
