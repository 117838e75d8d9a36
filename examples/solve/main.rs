//! Solves a peg solitaire problem from the command line.
//!
//! ```text
//! cargo run --release --example solve -- --board english --vacancy d4 --finish d4
//! ```

mod answer;
mod options;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use answer::{Answer, Report};
use options::{Objective, Options, USAGE};
use peg_solitaire::{Certificate, Count, FewestMoves, FewestPegs, Flaw, MovesOutcome, Outcome, Problem, Run, Solver};

/// How many positions are looked at between two looks at the clock.
const SLICE: u64 = 4096;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into()).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        say(USAGE);
        return ExitCode::SUCCESS;
    }
    if arguments.iter().any(|argument| argument == "--list-boards") {
        say(options::list_boards());
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
    let report = solve(options.problem()?, options);
    if let (Some(path), Answer::Impossible(reason)) = (&options.certificate, &report.answer) {
        let certificate = Certificate::new(report.problem.clone(), reason.clone());
        std::fs::write(path, certificate.to_string()).map_err(|error| format!("--certificate: {path}: {error}"))?;
        if certificate.check() == Err(Flaw::TooLong) {
            complain("--certificate: this search is too long for --check to repeat");
        }
    }
    say(if options.json { report.json().to_string() } else { report.text() });
    Ok(ExitCode::SUCCESS)
}

fn check(path: &str) -> Result<ExitCode, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("--check: {path}: {error}"))?;
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
    let settings = options.settings;
    let (answer, positions) = match options.objective {
        Objective::Any => {
            let mut search = Solver::with(problem.clone(), settings);
            let outcome = clock.run(&mut search, Solver::run, Solver::positions);
            (outcome.map_or(Answer::Unknown, answer_of), search.positions())
        }
        Objective::FewestMoves => {
            let mut search = FewestMoves::new(problem.clone(), settings);
            let outcome = clock.run(&mut search, FewestMoves::run, FewestMoves::positions);
            let best = || search.best().map_or(Answer::Unknown, |line| Answer::line(&line.jumps, false));
            (outcome.map_or_else(best, moves_answer), search.positions())
        }
        Objective::FewestPegs => {
            let mut search = FewestPegs::with(problem.board(), problem.start(), 1, settings);
            clock.run(&mut search, FewestPegs::run, FewestPegs::positions);
            (Answer::line(&search.best().jumps, search.best().is_proven), search.positions())
        }
        Objective::Count => {
            let mut search = Count::games(&problem, settings);
            let counts = clock.run(&mut search, Count::run, Count::positions).flatten();
            (counts.map_or(Answer::Unknown, Answer::Counted), search.positions())
        }
    };
    Report { problem, answer, positions, milliseconds: clock.begin.elapsed().as_secs_f64() * 1000.0 }
}

fn answer_of(outcome: Outcome) -> Answer {
    match outcome {
        Outcome::Solved(jumps) => Answer::Solved { jumps, proven: None },
        Outcome::Impossible(reason) => Answer::Impossible(reason),
        Outcome::Unknown => Answer::Unknown,
    }
}

fn moves_answer(outcome: MovesOutcome) -> Answer {
    match outcome {
        MovesOutcome::Solved(line) => Answer::line(&line.jumps, line.is_proven),
        MovesOutcome::Impossible(reason) => Answer::Impossible(reason),
        MovesOutcome::Unknown => Answer::Unknown,
    }
}

/// When a search has to give up.
struct Clock<'a> {
    begin: Instant,
    options: &'a Options,
}

impl Clock<'_> {
    /// Runs a search to its end; `None` where a limit comes first.
    fn run<S, T>(
        &self,
        search: &mut S,
        run: impl Fn(&mut S, u64) -> Run<T>,
        positions: impl Fn(&S) -> u64,
    ) -> Option<T> {
        let most = self.options.positions.unwrap_or(u64::MAX);
        loop {
            if let Run::Done(result) = run(search, SLICE.min(most.saturating_sub(positions(search)))) {
                return Some(result);
            }
            let is_late = self.options.limit.is_some_and(|limit| self.begin.elapsed() >= limit);
            if is_late || positions(search) >= most {
                return None;
            }
        }
    }
}

fn complain(message: &str) {
    eprintln!("solve: {}", message.replace(['\n', '\r'], " "));
}

/// Prints a line. A reader that has gone, as `head` does, is no error.
fn say(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
