//! Solves a peg solitaire problem from the command line.
//!
//! ```text
//! cargo run --release --example solve -- --board english --vacancy d4 --finish d4
//! ```

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use peg_solitaire::{
    Board, Finish, Impossible, Jump, Outcome, Position, Problem, Run, Solver, TextError, catalogue, moves,
};
use serde_json::{Value, json};

const USAGE: &str = "\
usage: solve --board NAME|@FILE [--vacancy HOLE | --start TEXT|@FILE] [--finish HOLE|any|TEXT|@FILE]
             [--seconds S] [--positions N] [--json]

  --board      a name, or a file with rows of text: `.` is no hole, any other character a hole;
               an optional first line `# directions: 4` (or 6, or 8) says how pegs jump
  --vacancy    the hole that is empty at the start
  --start      the pegs at the start: rows of x (peg), o (empty hole), . (no hole), with / between rows
  --finish     where play is to end: a hole, any single peg (the default), or a pattern of pegs
  --seconds    give up after this time
  --positions  give up after this many positions
  --json       print one JSON object

A named board has a vacancy of its own; one from a file needs --vacancy or --start.";

/// How many positions are looked at between two looks at the clock.
const SLICE: u64 = 4096;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into()).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        say(USAGE);
        return ExitCode::SUCCESS;
    }
    match Options::parse(&arguments).and_then(|options| Ok((options.problem()?, options))) {
        Ok((problem, options)) => {
            solve(problem, &options);
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("solve: {}", message.replace(['\n', '\r'], " "));
            ExitCode::from(2)
        }
    }
}

/// The arguments as they were given.
#[derive(Default)]
struct Options {
    board: Option<String>,
    vacancy: Option<String>,
    start: Option<String>,
    finish: Option<String>,
    limit: Option<Duration>,
    positions: Option<u64>,
    json: bool,
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self, String> {
        let mut options = Options::default();
        let mut rest = arguments.iter();
        while let Some(name) = rest.next() {
            if name == "--json" {
                options.json = true;
                continue;
            }
            let slot = match name.as_str() {
                "--board" => &mut options.board,
                "--vacancy" => &mut options.vacancy,
                "--start" => &mut options.start,
                "--finish" => &mut options.finish,
                "--seconds" => {
                    options.limit = Some(parse_seconds(value(name, rest.next())?)?);
                    continue;
                }
                "--positions" => {
                    options.positions = Some(parse_positions(value(name, rest.next())?)?);
                    continue;
                }
                _ => return Err(format!("unknown option '{name}'; --help lists them")),
            };
            *slot = Some(value(name, rest.next())?.clone());
        }
        Ok(options)
    }

    fn problem(&self) -> Result<Problem, String> {
        let name = self.board.as_ref().ok_or("--board is missing: a name such as english, or @FILE")?;
        let board = parse_board(name)?;
        let start = self.start(&board, catalogue::find(name))?;
        let finish = self.finish.as_deref().unwrap_or("any");
        let finish = Finish::parse(&text_or_file("--finish", finish)?, &board).map_err(in_option("--finish"))?;
        Problem::new(board, start, finish).map_err(|error| error.to_string())
    }

    fn start(&self, board: &Board, entry: Option<&catalogue::CatalogueEntry>) -> Result<Position, String> {
        match (&self.start, &self.vacancy) {
            (Some(_), Some(_)) => Err("--start and --vacancy exclude each other: give one of them".into()),
            (Some(start), None) => board.parse_position(&text_or_file("--start", start)?).map_err(in_option("--start")),
            (None, vacancy) => {
                let hole = vacancy.as_deref().or(entry.map(|entry| entry.vacancy));
                let hole = hole.ok_or("--vacancy or --start is missing: the board has no default")?;
                board.parse_hole(hole).map(|hole| board.vacancy(hole)).map_err(in_option("--vacancy"))
            }
        }
    }
}

fn value<'a>(name: &str, value: Option<&'a String>) -> Result<&'a String, String> {
    value.ok_or_else(|| format!("{name} needs a value; --help shows which"))
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| format!("--seconds: expected a number of seconds, 0 or more, found '{text}'"))
}

fn parse_positions(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("--positions: expected a whole number, found '{text}'"))
}

fn parse_board(name: &str) -> Result<Board, String> {
    if !name.starts_with('@') && catalogue::find(name).is_none() {
        let known: Vec<_> = catalogue::CATALOGUE.iter().map(|entry| entry.name).collect();
        return Err(format!(
            "--board: no board is named '{name}'; there are {}, and @FILE reads a file",
            known.join(", ")
        ));
    }
    text_or_file("--board", name)?.parse().map_err(in_option("--board"))
}

/// The text itself, or the contents of the file after an `@`.
fn text_or_file(option: &str, text: &str) -> Result<String, String> {
    match text.strip_prefix('@') {
        Some(path) => std::fs::read_to_string(path).map_err(|error| format!("{option}: {path}: {error}")),
        None => Ok(text.to_string()),
    }
}

fn in_option(option: &str) -> impl Fn(TextError) -> String {
    move |error: TextError| format!("{option}: {error}")
}

fn solve(problem: Problem, options: &Options) {
    let begin = Instant::now();
    let mut solver = Solver::new(problem);
    let outcome = run(&mut solver, begin, options);
    let milliseconds = begin.elapsed().as_secs_f64() * 1000.0;
    if options.json {
        say(report(&solver, &outcome, milliseconds));
    } else {
        print(&solver, &outcome, milliseconds);
    }
}

fn run(solver: &mut Solver, begin: Instant, options: &Options) -> Outcome {
    let positions = options.positions.unwrap_or(u64::MAX);
    loop {
        if let Run::Done(outcome) = solver.run(SLICE.min(positions.saturating_sub(solver.positions()))) {
            return outcome;
        }
        let late = options.limit.is_some_and(|limit| begin.elapsed() >= limit);
        if late || solver.positions() >= positions {
            return Outcome::Unknown;
        }
    }
}

fn report(solver: &Solver, outcome: &Outcome, milliseconds: f64) -> Value {
    let board = solver.problem().board();
    let jumps: &[Jump] = if let Outcome::Solved(jumps) = outcome { jumps } else { &[] };
    let (name, reason) = match outcome {
        Outcome::Solved(_) => ("solved", Value::Null),
        Outcome::Impossible(reason) => ("impossible", reason_json(board, reason)),
        Outcome::Unknown => ("unknown", Value::Null),
    };
    json!({
        "outcome": name,
        "jumps": jumps.iter().map(|&jump| board.jump_name(jump)).collect::<Vec<_>>(),
        "moves": moves(jumps).count(),
        "reason": reason,
        "positions": solver.positions(),
        "ms": milliseconds,
    })
}

fn reason_json(board: &Board, reason: &Impossible) -> Value {
    let names = |holes: &Position| holes.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>();
    match reason {
        Impossible::PositionClass(sets) => {
            json!({ "kind": "position-class", "sets": sets.iter().map(names).collect::<Vec<_>>() })
        }
        Impossible::Pagoda(pagoda) => {
            let weights = board.holes().holes().zip(pagoda.weights());
            let weights: serde_json::Map<_, _> =
                weights.map(|(hole, &weight)| (board.hole_name(hole), json!(weight))).collect();
            json!({ "kind": "pagoda", "weights": weights })
        }
        Impossible::Exhausted { positions } => json!({ "kind": "exhausted", "positions": positions }),
    }
}

fn print(solver: &Solver, outcome: &Outcome, milliseconds: f64) {
    let board = solver.problem().board();
    let effort = format!("{} positions, {milliseconds:.2} ms", solver.positions());
    match outcome {
        Outcome::Solved(jumps) => {
            say(board.draw(solver.problem().start()));
            let mut position = solver.problem().start();
            for jumps in moves(jumps) {
                position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
                say(format!("\n{}\n{}", board.move_name(jumps), board.draw(position)));
            }
            say(format!("\nSolved: {} jumps in {} moves ({effort}).", jumps.len(), moves(jumps).count()));
        }
        Outcome::Impossible(reason) => say(format!("Impossible: {} ({effort}).", in_words(board, reason))),
        Outcome::Unknown => say(format!("Unknown: the limit was reached first ({effort}).")),
    }
}

fn in_words(board: &Board, reason: &Impossible) -> String {
    let list = |items: Vec<String>| items.join(" ");
    match reason {
        Impossible::PositionClass(sets) => {
            let sets = sets.iter().map(|set| list(set.holes().map(|hole| board.hole_name(hole)).collect()));
            format!("no jump changes whether the pegs on these holes are even or odd in number: {}", list_of(sets))
        }
        Impossible::Pagoda(pagoda) => {
            let weighty = board.holes().holes().zip(pagoda.weights()).filter(|(_, weight)| **weight != 0);
            let listed = weighty.map(|(hole, weight)| format!("{}={weight}", board.hole_name(hole))).collect();
            format!("no jump raises the total of these weights, and the finish weighs more: {}", list(listed))
        }
        Impossible::Exhausted { positions } => format!("each of {positions} positions was refuted"),
    }
}

/// Prints a line. A reader that has gone, as `head` does, is no error.
fn say(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn list_of(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join("; ")
}
