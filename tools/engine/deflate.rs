//! `deflate INPUT OUTPUT`: compresses a file as tightly as deflate can, for browsers to decompress.

use std::fs::{self, File};
use std::io;
use std::process::ExitCode;

use zopfli::{Format, Options};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(output)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: deflate INPUT OUTPUT");
        return ExitCode::from(2);
    };
    match pack(&input, &output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("deflate: {input}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn pack(input: &str, output: &str) -> io::Result<()> {
    zopfli::compress(Options::default(), Format::Deflate, fs::read(input)?.as_slice(), File::create(output)?)
}
