//! Boards and starts from text.

use std::str::FromStr;

use crate::catalogue;
use crate::rules::{Board, Coordinate, Directions, Position};

use super::drawing::{self, Cell, MAX_SIDE, Row};
use super::{Expected, Found, TextError};

impl FromStr for Board {
    type Err = TextError;

    /// Reads a board from its drawing or from a name of the [catalogue]. A [`TextError`] has the reason and the place.
    fn from_str(text: &str) -> Result<Self, TextError> {
        if let Some(entry) = catalogue::find(text) {
            return entry.drawing.parse();
        }
        if is_word(text) {
            return Err(TextError::new(1, 1, Expected::Board, Found::text(text.trim())));
        }
        let (directions, lines, shape) = split_header(text)?;
        drawn(directions, shape).map_err(|error| error.below(lines).within(text))
    }
}

/// Returns `true` if the text is meant as a name: a single row with letters or digits that no drawing has.
fn is_word(text: &str) -> bool {
    let word = text.trim();
    let is_plain = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | ' ' | ',' | '×');
    word.chars().all(is_plain) && word.chars().any(is_of_words)
}

/// The text without the byte order mark that files may begin with. The mark is invisible, and would be read as a hole.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Splits `# directions: N` from the rows that follow it, with the number of lines up to the header. Blank lines may
/// precede it.
pub(super) fn split_header(text: &str) -> Result<(Directions, usize, &str), TextError> {
    let text = without_mark(text);
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let mut lines = text.splitn(line + 1, '\n').skip(line - 1);
    let (header, rows) = (lines.next().unwrap_or("").trim_end(), lines.next().unwrap_or(""));
    let words = header.trim_start().strip_prefix('#').map_or("", str::trim_start);
    let Some(count) = words.strip_prefix("directions") else {
        let error = TextError::new(line, 1, Expected::Header, Found::text(header));
        return if words.starts_with(is_of_words) { Err(error) } else { Ok((Directions::Four, 0, text)) };
    };
    let count = count.trim_start_matches([':', ' ']);
    let column = header.chars().count() - count.chars().count() + 1;
    let directions = count.parse().ok().and_then(Directions::from_count);
    directions
        .map(|directions| (directions, line, rows))
        .ok_or_else(|| TextError::new(line, column, Expected::Directions, Found::text(count)))
}

/// Returns `true` if a character belongs to a word and not to a drawing.
fn is_of_words(letter: char) -> bool {
    letter.is_ascii_alphanumeric() && !matches!(letter, 'x' | 'X' | 'o' | 'O' | '0' | '1')
}

impl Board {
    /// Reads a start: the name of the hole that is empty, or a position, as [`Board::parse_position`] reads it.
    ///
    /// # Errors
    /// [`TextError`] if the text is neither.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "ooo/ooo".parse()?;
    /// assert_eq!(board.parse_start("b2"), board.parse_start("xxx/xox"));
    /// let error = board.parse_start("b3").unwrap_err().to_string();
    /// assert_eq!(error, "line 1, column 1: expected a start: a hole of the board, or rows of x, o and ., found 'b3'");
    /// # Ok::<(), peg_solitaire::TextError>(())
    /// ```
    pub fn parse_start(&self, text: &str) -> Result<Position, TextError> {
        if let Ok(hole) = self.parse_hole(text) {
            return Ok(self.vacancy(hole));
        }
        let unknown = || TextError::new(1, 1, Expected::Start, Found::text(text.trim()));
        self.parse_position(text).map_err(|error| if text.contains(['/', '\n']) { error } else { unknown() })
    }
}

/// The board of this shape, in rows.
pub(super) fn drawn(directions: Directions, shape: &str) -> Result<Board, TextError> {
    let rows = drawing::parse(shape, 0, drawing::shape_cell)?;
    let row_lengths = rows.iter().map(|row| row.cells.len()).collect();
    Ok(Board::new(directions, row_lengths, coordinates(&rows)?))
}

/// The holes, if the drawing is small enough.
fn coordinates(rows: &[Row]) -> Result<Vec<Coordinate>, TextError> {
    let mut holes = Vec::new();
    for (row, drawn) in rows.iter().enumerate() {
        if row >= MAX_SIDE || drawn.cells.len() > MAX_SIDE {
            let column = drawn.column(drawn.cells.len().clamp(1, MAX_SIDE + 1) - 1);
            let expected = Expected::LongestSide { most: MAX_SIDE };
            return Err(TextError::new(drawn.line, column, expected, Found::LargerDrawing));
        }
        for (column, _) in drawn.cells.iter().enumerate().filter(|(_, cell)| **cell != Cell::None) {
            holes.push(Coordinate { row, column });
            if holes.len() > Position::CAPACITY {
                let expected = Expected::MostHoles { most: Position::CAPACITY };
                let found = Found::Ordinal { number: holes.len() };
                return Err(TextError::new(drawn.line, drawn.column(column), expected, found));
            }
        }
    }
    if holes.is_empty() {
        let line = rows.first().map_or(1, |row| row.line);
        return Err(TextError::new(line, 1, Expected::AnyHole, Found::Nothing));
    }
    Ok(holes)
}
