//! Finds all positions that a start can reach, or that can reach a finish, on several machines at once.
//!
//! ```text
//! cargo run --release --manifest-path cluster/Cargo.toml -- --board english --start d4 -- -w 2
//! ```

mod estimate;
mod job;
mod keeper;
mod scratch;
mod sweep;

use std::fmt::Display;
use std::io::Write;
use std::panic;
use std::process::ExitCode;
use std::sync::Arc;

use job::{Job, USAGE};

/// The exit code for invalid options.
const REFUSED: u8 = 2;
/// The exit code for a run that cannot continue.
const BROKEN: i32 = 3;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into()).collect();
    let (ours, timelys) = match arguments.iter().position(|argument| argument == "--") {
        Some(end) => (&arguments[..end], &arguments[end + 1..]),
        None => (&arguments[..], &[][..]),
    };
    if ours.iter().any(|argument| argument == "--help" || argument == "-h") {
        say(USAGE);
        return ExitCode::SUCCESS;
    }
    match Job::parse(ours).and_then(|job| work(job, timelys)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            report(message);
            ExitCode::from(REFUSED)
        }
    }
}

fn work(job: Job, timelys: &[String]) -> Result<(), String> {
    let config = job::machines(timelys)?;
    let plan = job.plan()?;
    if let Some(workers) = job.estimate {
        say(estimate::text(&job.board, &plan, workers));
        return Ok(());
    }
    end_with_others();
    let (job, plan) = (Arc::new(job), Arc::new(plan));
    let results = timely::execute(config, move |worker| sweep::run(worker, &plan, &job).unwrap_or_else(end))?;
    results.join().into_iter().flatten().flatten().for_each(say);
    Ok(())
}

/// Makes every panic end the process. Otherwise, a lost connection would cause a panic in only one of timely's threads,
/// and the process would wait forever.
fn end_with_others() {
    panic::set_hook(Box::new(|panic| {
        let reason = panic.payload().downcast_ref().map_or("a panic", String::as_str);
        let remedy = "start all of them again with the same --scratch to continue";
        end::<()>(format!("this process cannot go on alone: {reason}; {remedy}"));
    }));
}

/// Ends this process, and thereby all others.
fn end<T>(message: String) -> T {
    report(message);
    std::process::exit(BROKEN)
}

fn report(message: impl Display) {
    let _ = writeln!(std::io::stderr(), "cluster: {message}");
}

/// Prints a line. It is not an error if the program that reads the output, such as `head`, has ended.
fn say(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
