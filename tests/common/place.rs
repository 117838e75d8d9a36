//! Checks that an error points to a place in its text. The fuzzer uses the same check.

use peg_solitaire::text::{Found, TextError};

/// The characters that separate the entries of a matrix. A matrix may have several rows on one line.
const MATRIX: [char; 9] = ['[', ']', '{', '}', '(', ')', ',', ';', ' '];

/// Returns `true` if the error points to a place in the text, or just past the end of a row. If a part is missing, the
/// error has to point past the end of the row or of the text.
pub fn is_place_of(error: &TextError, text: &str) -> bool {
    let rows: Vec<&str> = text.split('\n').flat_map(|line| line.split('/')).collect();
    let row = error.line.checked_sub(1).and_then(|line| rows.get(line)).copied().unwrap_or_default();
    let width = row.chars().count();
    match error.found {
        Found::EndOfText => {
            // Skips blank rows and rows that contain only brackets.
            let is_row = |row: &str| row.contains(|sign: char| !sign.is_whitespace() && !"[](){},;".contains(sign));
            error.line >= rows.iter().rposition(|row| is_row(row)).map_or(1, |last| last + 1) && error.column >= 1
        }
        Found::EndOfRow => {
            error.line <= rows.len() && (error.column > row.trim_end().chars().count() || row.contains(MATRIX))
        }
        _ => (1..=rows.len()).contains(&error.line) && (1..=width + 1).contains(&error.column),
    }
}
