//! Lists solutions, one per line or as a JSON array.

use std::io::{self, BufWriter, Write};

use super::peg::solve::{Line, Listed, Listing, Solutions, UpTo};
use super::peg::{Board, Problem};
use super::search::{Clock, SLICE, settings};
use crate::arguments;
use crate::ending::{Ending, Failure};
use crate::number_of;

/// Prints the solutions, within the limits.
pub fn list(problem: Problem, arguments: &arguments::List, is_json: bool) -> Result<Ending, Failure> {
    let board = problem.board().clone();
    let search = &arguments.question.search;
    let mut clock = Clock::new(search);
    let mut solutions = Solutions::new(problem, settings(&search.limits, search.seed.seed));
    clock.run(&mut solutions);
    let has = |kind| arguments.up_to.contains(&kind);
    let up_to = UpTo { symmetry: has(arguments::UpTo::Symmetry), order: has(arguments::UpTo::Order) };
    let Some((count, mut listing)) = solutions.count().zip(solutions.list(up_to)) else {
        return Err(Failure::unknown("a limit was reached before all solutions were known; --memory allows more"));
    };
    let format = Format { limit: arguments.limit, is_json };
    let counted = solutions.progress().positions;
    let written = format.write(&board, &mut listing, |positions| clock.is_over(counted + positions));
    let written = written.map_err(|written| {
        Failure::unknown(format!("a limit was reached after {}, with more to list", number_of(written, "solution")))
    })?;
    if !is_json {
        eprintln!("{written} listed; {} in all", number_of(count, "solution"));
    }
    Ok(if count > 0 { Ending::Solved } else { Ending::Impossible })
}

/// The number of solutions to write, and their format.
struct Format {
    limit: u64,
    is_json: bool,
}

impl Format {
    /// Writes solutions as they are found. Stops when `is_over` returns `true` for the number of positions examined, or
    /// when the program that reads the output has ended. Returns the number of solutions written, as an error if there
    /// may be more solutions.
    fn write(&self, board: &Board, listing: &mut Listing, is_over: impl Fn(u64) -> bool) -> Result<u64, u64> {
        let mut out = BufWriter::new(io::stdout().lock());
        let mut written = 0;
        let mut is_cut = false;
        let mut write = || -> io::Result<()> {
            out.write_all(if self.is_json { b"[" } else { b"" })?;
            while written < self.limit && !is_cut {
                match listing.run(SLICE) {
                    Some(Listed::End) => break,
                    Some(Listed::Solution(line)) => {
                        self.write_line(&mut out, board, &line, written == 0)?;
                        written += 1;
                    }
                    None => {}
                }
                is_cut = written < self.limit && is_over(listing.positions());
            }
            out.write_all(if self.is_json { b"]\n" } else { b"" })?;
            out.flush()
        };
        _ = write();
        if is_cut { Err(written) } else { Ok(written) }
    }

    fn write_line(&self, out: &mut impl Write, board: &Board, line: &Line, is_first: bool) -> io::Result<()> {
        let text = board.moves_text(&line.jumps);
        if !self.is_json {
            return writeln!(out, "{text}");
        }
        out.write_all(if is_first { b"" } else { b"," })?;
        Ok(serde_json::to_writer(out, &text)?)
    }
}
