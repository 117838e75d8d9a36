//! Peg solitaire on the command line.
//!
//! ```text
//! peg-solitaire solve --board english --vacancy d4 --finish d4
//! ```

mod arguments;
mod ending;
mod input;
mod narrow;
mod progress;
mod wide;

use std::fmt::Display;
use std::io::{Write, stdout};
use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use clap_complete::Shell;
use ending::{Ending, Failure};
use serde::Serialize;

const NAME: &str = "peg-solitaire";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let ended = match &arguments.command {
        Command::Completions { shell } => Ok(completions(*shell)),
        Command::Man { command } => man(command),
        _ if narrow::fits(&arguments.command) => narrow::run(&arguments),
        _ => wide::run(&arguments),
    };
    ended.unwrap_or_else(|failure| report(&failure, &arguments)).into()
}

#[derive(Serialize)]
struct FailureJson<'a> {
    message: &'a str,
    outcome: &'a str,
}

/// Prints why there is no answer. If a limit was reached, `--json` also prints the reason as JSON, except for a list.
fn report(Failure { ending, message }: &Failure, arguments: &Arguments) -> Ending {
    eprintln!("error: {}", message.replace(['\n', '\r'], " "));
    if arguments.json && *ending == Ending::Unknown && !matches!(arguments.command, Command::List(_)) {
        say_json(&FailureJson { message, outcome: "unknown" });
    }
    *ending
}

fn completions(shell: Shell) -> Ending {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), NAME, &mut text);
    let _ = stdout().write_all(&text);
    Ending::Solved
}

/// Prints a command's manual page.
fn man(names: &[String]) -> Result<Ending, Failure> {
    let mut command = Arguments::command();
    command.build();
    for name in names {
        let found = command.find_subcommand(name).cloned();
        command = found.ok_or_else(|| format!("man: no command is named '{name}'; --help lists them"))?;
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text).expect("memory takes any text");
    let _ = stdout().write_all(&text);
    Ok(Ending::Solved)
}

/// A count with its noun, such as `1 peg` or `2 pegs`.
fn number_of(count: impl Display, noun: &str) -> String {
    let count = count.to_string();
    format!("{count} {noun}{}", if count == "1" { "" } else { "s" })
}

/// Prints a value as a line of JSON.
fn say_json(value: &impl Serialize) {
    say(serde_json::to_string(value).expect("names of fields are texts, and no writer fails"));
}

/// Prints a line. It is not an error if the program that reads the output, such as `head`, has ended.
fn say(text: impl Display) {
    let _ = writeln!(stdout(), "{text}");
}
