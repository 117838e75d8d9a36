//! The commands, compiled for one width of the crate.

pub(super) mod answer;
mod boards;
mod check;
mod game;
mod listing;
mod positions;
pub(super) mod problem;
pub(super) mod search;
mod verdicts;
pub(super) mod way;

use std::path::Path;
use std::thread;

use serde::Serialize;

use super::peg::proof::{Certificate, CertificateError, Proof};
use super::peg::{self, Board, Problem};
use crate::arguments::{self, Arguments, Command};
use crate::ending::{Ending, Failure};
use crate::{say, say_json};
use answer::Report;
use boards::Boards;
use positions::Positions;
use search::{Objective, Outcome};
use way::Way;

/// Returns `true` if a command's board fits this width.
pub fn fits(command: &Command) -> bool {
    match command {
        Command::Certificate(arguments::Certificate::Check { file }) => file.text.parse::<Certificate>().is_ok(),
        command => command.board().is_none_or(|board| board.text.parse::<Board>().is_ok()),
    }
}

/// The answer of a command. In JSON, the fields of every object are in alphabetical order.
pub(super) trait Answer: Serialize {
    fn ending(&self) -> Ending;
    fn text(&self) -> String;
}

/// Runs a command and prints its answer.
pub fn run(arguments: &Arguments) -> Result<Ending, Failure> {
    let is_json = arguments.json;
    Ok(match &arguments.command {
        Command::Solve(arguments) => solve(arguments, is_json)?,
        Command::Moves(moves) | Command::Memorable(moves) => {
            let is_memorable = matches!(arguments.command, Command::Memorable(_));
            let objective = if is_memorable { Objective::Memorable } else { Objective::FewestMoves };
            let report = search::solve(problem::of(&moves.question.problem)?, objective, &moves.question.search);
            certify(&report, moves.proof.certificate.as_deref())?;
            print(&report, is_json)
        }
        Command::Pegs(pegs) => {
            let problem = problem::of_line(&pegs.line)?;
            print(&search::solve(problem, Objective::FewestPegs, &pegs.search), is_json)
        }
        Command::Count(count) => {
            let problem = problem::of(&count.problem)?;
            print(&search::solve(problem, Objective::Count, &count.search), is_json)
        }
        Command::List(list) => listing::list(problem::of(&list.question.problem)?, list, is_json)?,
        Command::Verdicts(question) => {
            print(&search::judge(problem::of(&question.problem)?, &question.search), is_json)
        }
        Command::Positions(positions) => {
            let enumerated = Positions::enumerate(problem::of(&positions.problem)?, positions, is_json)?;
            if let Some(proof) = &enumerated.proof {
                write_certificate(&enumerated.problem, proof, positions.certificate.as_deref())?;
            }
            print(&enumerated, is_json)
        }
        Command::Crossing(crossing) => super::crossing(&problem::of(&crossing.problem)?, crossing, is_json)?,
        Command::Game(game) => print(&problem::game(game)?, is_json),
        Command::Certificate(arguments::Certificate::Check { file }) => check::check(&file.text, is_json)?,
        Command::Boards => print(&Boards::new(), is_json),
        Command::Completions { .. } | Command::Man { .. } => unreachable!("they need no board"),
    })
}

pub(super) fn print(answer: &impl Answer, is_json: bool) -> Ending {
    if is_json {
        say_json(answer);
    } else {
        say(answer.text());
    }
    answer.ending()
}

fn solve(arguments: &arguments::Solve, is_json: bool) -> Result<Ending, Failure> {
    let problem = problem::of(&arguments.question.problem)?;
    let certificate = arguments.proof.certificate.as_deref();
    let solve = |problem| search::solve(problem, Objective::Any, &arguments.question.search);
    if let Some(halves) = problem::halves(arguments.via.as_ref(), &problem)? {
        let [to, from] = halves.map(solve);
        let refuted = [&to, &from].into_iter().find(|half| half.ending() == Ending::Impossible);
        refuted.map_or(Ok(()), |half| certify(half, certificate))?;
        return Ok(print(&Way::new(to, from), is_json));
    }
    let report = solve(problem);
    certify(&report, certificate)?;
    Ok(print(&report, is_json))
}

/// If there is a proof and a file was given, writes the proof to the file.
fn certify(report: &Report, path: Option<&Path>) -> Result<(), String> {
    let Outcome::Impossible(reason) = &report.result else { return Ok(()) };
    write_certificate(&report.problem, reason, path)
}

fn write_certificate(problem: &Problem, proof: &Proof, path: Option<&Path>) -> Result<(), String> {
    let Some(path) = path else { return Ok(()) };
    let certificate = Certificate::new(problem.clone(), proof.clone());
    let written = std::fs::write(path, certificate.to_string());
    written.map_err(|error| format!("--certificate: {}: {error}", path.display()))?;
    if certificate.check() == Err(CertificateError::TooLong) {
        eprintln!("--certificate: this search is too long for `certificate check` to repeat");
    }
    Ok(())
}

/// Runs each part of the work on its own thread.
pub(super) fn on_threads<Part: Send>(parts: &mut [Part], run: fn(&mut Part)) {
    thread::scope(|scope| parts.iter_mut().for_each(|part| drop(scope.spawn(move || run(part)))));
}
