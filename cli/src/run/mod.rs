//! The commands, with one width of the crate.

mod answer;
mod boards;
mod check;
mod crossing;
mod game;
mod listing;
mod positions;
mod problem;
mod scratch;
mod search;
mod verdicts;
mod way;

use std::path::Path;
use std::thread;

use serde_json::Value;

use super::peg::{self, Board, Certificate, Flaw, Outcome, Problem, Proof};
use crate::arguments::{self, Arguments, Command};
use crate::ending::{Ending, Failure};
use crate::say;
use answer::Report;
use crossing::Crossed;
use positions::Positions;
use search::Objective;
use way::Way;

/// Returns `true` if the board of a command has room in this width.
pub fn fits(command: &Command) -> bool {
    match command {
        Command::Certificate(arguments::Certificate::Check { file }) => file.text.parse::<Certificate>().is_ok(),
        command => command.board().is_none_or(|board| board.text.parse::<Board>().is_ok()),
    }
}

/// Runs a command, and prints its answer.
pub fn run(arguments: &Arguments) -> Result<Ending, Failure> {
    let is_json = arguments.json;
    let print = |json: &dyn Fn() -> Value, text: &dyn Fn() -> String| {
        if is_json { say(json()) } else { say(text()) }
    };
    Ok(match &arguments.command {
        Command::Solve(solve) => {
            let problem = problem::of(&solve.question.problem)?;
            let certificate = solve.proof.certificate.as_deref();
            if let Some(halves) = problem::halves(solve.via.as_ref(), &problem)? {
                let [to, from] = halves.map(|half| search::solve(half, Objective::Any, &solve.question.search));
                let refuted = [&to, &from].into_iter().find(|half| matches!(half.outcome, Outcome::Impossible(_)));
                refuted.map_or(Ok(()), |half| certify(half, certificate))?;
                let way = Way { to, from };
                print(&|| way.json(), &|| way.text());
                return Ok(way.ending());
            }
            let report = search::solve(problem, Objective::Any, &solve.question.search);
            certify(&report, certificate)?;
            print(&|| report.json(), &|| report.text());
            report.ending()
        }
        Command::Moves(moves) => {
            let problem = problem::of(&moves.question.problem)?;
            let report = search::solve(problem, Objective::FewestMoves, &moves.question.search);
            certify(&report, moves.proof.certificate.as_deref())?;
            print(&|| report.json(), &|| report.text());
            report.ending()
        }
        Command::Pegs(pegs) => {
            let report = search::solve(problem::of_line(&pegs.line)?, Objective::FewestPegs, &pegs.search);
            print(&|| report.json(), &|| report.text());
            report.ending()
        }
        Command::Count(count) => {
            let report = search::solve(problem::of(&count.problem)?, Objective::Count, &count.search);
            print(&|| report.json(), &|| report.text());
            report.ending()
        }
        Command::List(list) => listing::list(problem::of(&list.question.problem)?, list, is_json)?,
        Command::Verdicts(question) => {
            let verdicts = search::judge(problem::of(&question.problem)?, &question.search);
            print(&|| verdicts.json(), &|| verdicts.text());
            verdicts.ending()
        }
        Command::Positions(positions) => {
            let enumerated = Positions::enumerate(problem::of(&positions.problem)?, positions, is_json)?;
            if let Some(proof) = &enumerated.proof {
                write_certificate(enumerated.problem(), proof, positions.certificate.as_deref())?;
            }
            print(&|| enumerated.json(), &|| enumerated.text());
            enumerated.ending()
        }
        Command::Crossing(crossing) => {
            let crossed = Crossed::test(problem::of(&crossing.problem)?, crossing, is_json)?;
            print(&|| crossed.json(), &|| crossed.text());
            crossed.ending()
        }
        Command::Game(game) => {
            let (board, game) = problem::game(game)?;
            print(&|| game::json(&board, &game), &|| game::text(&board, &game));
            Ending::Solved
        }
        Command::Certificate(arguments::Certificate::Check { file }) => check::check(&file.text, is_json)?,
        Command::Boards => {
            print(&boards::json, &boards::text);
            Ending::Solved
        }
        Command::Completions { .. } | Command::Man { .. } => unreachable!("they need no board"),
    })
}

/// Writes the proof to a file, if there is one and it is asked for.
fn certify(report: &Report, path: Option<&Path>) -> Result<(), String> {
    let Outcome::Impossible(reason) = &report.outcome else { return Ok(()) };
    write_certificate(&report.problem, reason, path)
}

fn write_certificate(problem: &Problem, proof: &Proof, path: Option<&Path>) -> Result<(), String> {
    let Some(path) = path else { return Ok(()) };
    let certificate = Certificate::new(problem.clone(), proof.clone());
    let written = std::fs::write(path, certificate.to_string());
    written.map_err(|error| format!("--certificate: {}: {error}", path.display()))?;
    if certificate.check() == Err(Flaw::TooLong) {
        eprintln!("--certificate: this search is too long for `certificate check` to repeat");
    }
    Ok(())
}

/// Gives each part of a sweep to a thread.
fn on_threads<Part: Send>(parts: &mut [Part], run: fn(&mut Part)) {
    thread::scope(|scope| parts.iter_mut().for_each(|part| drop(scope.spawn(move || run(part)))));
}
