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

/// The status of a wrong question, and that of a run that cannot go on.
const REFUSED: u8 = 2;
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
            tell(message);
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

/// A lost connection is a panic in a thread of timely: the process would wait for ever.
fn end_with_others() {
    panic::set_hook(Box::new(|panic| {
        let reason = panic.payload().downcast_ref().map_or("a panic", String::as_str);
        end::<()>(format!("this process cannot go on alone: {reason}; a run with the same --scratch goes on"));
    }));
}

/// Ends this process, and so all others.
fn end<T>(message: String) -> T {
    tell(message);
    std::process::exit(BROKEN)
}

fn tell(message: impl Display) {
    let _ = writeln!(std::io::stderr(), "cluster: {message}");
}

/// Prints a line. A reader that has gone, such as `head`, is no error.
fn say(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
