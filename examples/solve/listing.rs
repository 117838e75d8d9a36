//! Every solution, one a line or as a JSON array.

use std::io::{self, BufWriter, Write};

use peg_solitaire::{Board, Line, Listed, Listing};
use serde_json::Value;

/// How many are wanted, and whether as JSON.
pub struct Format {
    pub limit: u64,
    pub is_json: bool,
}

impl Format {
    /// Writes solutions as they come, while `may_go_on`; how many there were. A reader that has gone ends it.
    pub fn write(&self, board: &Board, listing: &mut Listing, mut may_go_on: impl FnMut() -> bool) -> u64 {
        let mut out = BufWriter::new(io::stdout().lock());
        let mut written = 0;
        let mut write = || -> io::Result<()> {
            out.write_all(if self.is_json { b"[" } else { b"" })?;
            while written < self.limit && may_go_on() {
                match listing.run(SLICE) {
                    None => continue,
                    Some(Listed::End) => break,
                    Some(Listed::Solution(line)) => self.write_line(&mut out, board, &line, written == 0)?,
                }
                written += 1;
            }
            out.write_all(if self.is_json { b"]\n" } else { b"" })?;
            out.flush()
        };
        _ = write();
        written
    }

    fn write_line(&self, out: &mut impl Write, board: &Board, line: &Line, is_first: bool) -> io::Result<()> {
        let text = board.moves_text(&line.jumps);
        let comma = if is_first { "" } else { "," };
        if self.is_json { write!(out, "{comma}{}", Value::from(text)) } else { writeln!(out, "{text}") }
    }
}

/// How much is done between two looks at the clock.
const SLICE: u64 = 4096;
