//! What is wrong with a text, and where.

use std::error::Error;
use std::fmt;

/// A text that could not be read: the place, what was expected there and what was found.
///
/// ```
/// let error = "english".parse::<peg_solitaire::Board>().unwrap().parse_hole("z9").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 1: expected a hole of the board such as c1, found 'z9'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, counted from 1. Rows that are separated by `/` count as lines.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What should stand there, in words.
    pub expected: String,
    /// What stands there: the text, or a description such as `the end of the line`.
    pub found: String,
}

impl TextError {
    pub(crate) fn new(line: usize, column: usize, expected: impl Into<String>) -> Self {
        TextError { line, column, expected: expected.into(), found: "the end of the text".into() }
    }

    /// The same in a text in which this one comes after so many lines.
    pub(crate) fn below(self, lines: usize) -> Self {
        TextError { line: self.line + lines, ..self }
    }

    /// Control characters, which could not be seen, are escaped.
    pub(crate) fn found(self, text: &str) -> Self {
        let mut found = String::from("'");
        for character in text.chars() {
            if character.is_control() { found.extend(character.escape_default()) } else { found.push(character) }
        }
        found.push('\'');
        TextError { found, ..self }
    }

    pub(crate) fn found_place(self, found: impl Into<String>) -> Self {
        TextError { found: found.into(), ..self }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl Error for TextError {}
