//! Option values: typed on the command line, or read from a file or standard input.

use std::fs;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// The text of a value, and whether it was typed on the command line.
#[derive(Clone, Debug)]
pub struct Input {
    pub text: String,
    pub is_typed: bool,
}

/// Returns the contents of a file if the text is `@` followed by a path, standard input if it is `-`, and otherwise the
/// text itself.
pub fn typed_or_read(text: &str) -> Result<Input, String> {
    match text.strip_prefix('@') {
        Some(path) => read(path),
        None if text == "-" => read(text),
        None => Ok(Input { text: text.into(), is_typed: true }),
    }
}

/// The contents of a file, or standard input for a `-`, without the byte order mark that some editors write.
pub fn read(path: &str) -> Result<Input, String> {
    static IS_READ: AtomicBool = AtomicBool::new(false);
    let text = if path != "-" {
        fs::read_to_string(path)
    } else if IS_READ.swap(true, Ordering::Relaxed) {
        return Err("standard input is already read by another option".into());
    } else {
        io::read_to_string(io::stdin())
    };
    let text = text.map_err(|error| error.to_string())?;
    Ok(Input { text: text.strip_prefix('\u{feff}').unwrap_or(&text).into(), is_typed: false })
}
