//! Every solution, one a line or as a JSON array.

use std::io::{self, BufWriter, Write};

use peg_solitaire::{Board, Line, Listed, Listing};
use serde_json::Value;

/// The number of solutions to write, and their form.
pub struct Format {
    pub limit: u64,
    pub is_json: bool,
}

impl Format {
    /// Writes solutions as they come, until a limit `is_over`, which gets the number of positions that were looked at.
    /// Returns the number of solutions, as an error if that limit came before the last. If the reader of the output has
    /// gone, it ends.
    pub fn write(&self, board: &Board, listing: &mut Listing, is_over: impl Fn(u64) -> bool) -> Result<u64, u64> {
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
        let comma = if is_first { "" } else { "," };
        if self.is_json { write!(out, "{comma}{}", Value::from(text)) } else { writeln!(out, "{text}") }
    }
}

/// The number of positions between two looks at the clock.
const SLICE: u64 = 4096;
