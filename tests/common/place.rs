//! Whether an error names a place of its text; the fuzzer asks the same.

use peg_solitaire::{Found, TextError};

/// Whether the error names a place in the text, or just past the end of a row. What the text lacks has its place past the
/// end of its row or of the text.
pub fn is_place_of(error: &TextError, text: &str) -> bool {
    let rows: Vec<&str> = text.split('\n').flat_map(|line| line.split('/')).collect();
    let row = error.line.checked_sub(1).and_then(|line| rows.get(line)).copied().unwrap_or_default();
    let width = row.chars().count();
    match error.found {
        Found::EndOfText => {
            // Blank rows and brackets alone are no rows.
            let is_row = |row: &str| row.contains(|sign: char| !sign.is_whitespace() && !"[](){},;".contains(sign));
            error.line >= rows.iter().rposition(|row| is_row(row)).map_or(1, |last| last + 1) && error.column >= 1
        }
        Found::EndOfRow => error.line <= rows.len() && error.column > last_column(row),
        _ => (1..=rows.len()).contains(&error.line) && (1..=width + 1).contains(&error.column),
    }
}

/// The column of the last cell of a row. Brackets end the rows of a matrix, and spaces may follow.
fn last_column(row: &str) -> usize {
    let end = row.find([']', ')', '}']).unwrap_or(row.len());
    row[..end].trim_end().chars().count()
}
