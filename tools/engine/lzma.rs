//! `lzma INPUT OUTPUT`: packs a file for `www/engine/lzma.js`, which has the settings built in.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use lzma_rust2::{LzmaOptions, LzmaWriter};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: lzma INPUT OUTPUT");
        return ExitCode::from(2);
    };
    match fs::read(&input).and_then(|bytes| fs::write(&output, pack(&bytes)?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lzma: {input}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A bare stream: its reader knows the settings and the length of the result.
fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    // Instructions of wasm have no alignment, so a position says nothing of a byte.
    let mut options = LzmaOptions { lc: 3, lp: 0, pb: 0, ..LzmaOptions::with_preset(9) };
    // Packing may take long.
    options.nice_len = 273;
    options.depth_limit = 1_000;
    let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
    writer.write_all(bytes)?;
    writer.finish()
}
