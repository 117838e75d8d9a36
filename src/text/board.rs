//! Converts boards to and from text, and parses starts.

use std::fmt;
use std::str::FromStr;

use crate::catalogue;
use crate::rules::{Board, Coordinate, Directions, Position};

use super::drawing::{self, Cell, DrawingLayout, MAX_SIDE, Row};
use super::{Expected, Found, TextError, foreign::game_id};

/// Writes a drawing that can be parsed again: a line with the directions, followed by rows of `o` and `.`. The line is
/// written even for 4 directions, so that no drawing is mistaken for a name.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# directions: {}\n{}", self.directions().count(), self.draw(Position::EMPTY))
    }
}

impl FromStr for Board {
    type Err = TextError;

    /// Parses a board from its drawing or its name in the [catalogue]. If this fails, a [`TextError`] reports where and
    /// why.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Board::parse_with_start(text).map(|(board, _)| board)
    }
}

/// Parses a drawn board and its position. There is no position if the holes are all full or all empty. If a cell is
/// invalid, the error reports that `expected` was expected there.
pub(super) fn read_drawing(text: &str, expected: &Expected) -> Result<(Board, Option<Position>), TextError> {
    let id = game_id(text);
    let header = Header::of(id.as_deref().unwrap_or(text))?;
    let (board, rows) = drawn(header.directions, header.layout, header.rows, expected).map_err(|error| {
        let columns = if error.line == 1 { header.columns } else { 0 };
        TextError { line: error.line + header.lines, column: error.column + columns, ..error }.within(text)
    })?;
    let mut pegs = Position::EMPTY;
    for (row, drawn) in rows.iter().enumerate() {
        for (column, &cell) in drawn.cells.iter().enumerate() {
            if cell == Cell::Peg
                && let Some(hole) = board.hole_at(Coordinate { row, column })
            {
                pegs = pegs.with(hole);
            }
        }
    }
    let is_position = !pegs.is_empty() && pegs != board.holes();
    Ok((board, is_position.then_some(pegs)))
}

/// Returns `true` if the text is meant as a name: a single row with letters or digits that do not occur in drawings.
fn is_word(text: &str) -> bool {
    let word = text.trim();
    let is_plain = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | ' ' | ',' | '×');
    word.chars().all(is_plain) && word.chars().any(is_of_words)
}

/// Removes the byte order mark, if any, from the beginning of the text. The mark is invisible, and would be read as a
/// hole.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The header of a drawing: either the line `# directions: N` above its rows, or a prefix of its first row such as
/// `6:`. Blank lines may precede the header.
struct Header<'a> {
    directions: Directions,
    layout: DrawingLayout,
    /// The number of lines above the rows.
    lines: usize,
    /// The number of columns that precede the first row on its line.
    columns: usize,
    rows: &'a str,
}

impl<'a> Header<'a> {
    fn of(text: &'a str) -> Result<Self, TextError> {
        let text = without_mark(text);
        let blank = text.lines().take_while(|line| line.trim().is_empty()).count();
        let mut lines = text.splitn(blank + 2, '\n').skip(blank);
        let (line, below) = (lines.next().unwrap_or("").trim_end(), lines.next().unwrap_or(""));
        let words = line.trim_start();
        let comment = words.strip_prefix('#').map_or("", str::trim_start);
        let (count, rest, header) = if let Some(count) = comment.strip_prefix("directions") {
            let count = count.trim_start_matches([':', ' ']);
            (count, count, (blank + 1, 0, below))
        } else if let Some((count, _)) = words.split_once(':')
            && count.bytes().all(|digit| digit.is_ascii_digit())
        {
            let rows = text.split_once(':').map_or("", |(_, rows)| rows);
            let rows = rows.strip_prefix(' ').filter(|rows| !rows.starts_with(' ')).unwrap_or(rows);
            let first = rows.lines().next().unwrap_or("").trim_end();
            (count, words, (blank, line.len() - first.len(), rows))
        } else if comment.starts_with(is_of_words) {
            return Err(TextError::new(blank + 1, 1, Expected::Header, Found::text(line)));
        } else {
            ("", "", (0, 0, text))
        };
        let (lines, columns, rows) = header;
        let mut layout = DrawingLayout::of(rows);
        let mut directions = if layout.is_shifted() { Directions::Six } else { Directions::Four };
        if lines + columns > 0 {
            let known = count.parse().ok().and_then(Directions::from_count);
            let column = line.chars().count() - rest.chars().count() + 1;
            let unknown = || TextError::new(blank + 1, column, Expected::Directions, Found::text(count));
            directions = known.ok_or_else(unknown)?;
            if directions != Directions::Six && layout.is_shifted() {
                layout = DrawingLayout::PLAIN;
            }
        }
        Ok(Header { directions, layout, lines, columns, rows })
    }
}

/// Returns `true` if a character can only belong to a name, not to a drawing.
fn is_of_words(letter: char) -> bool {
    letter.is_ascii_alphanumeric() && !matches!(letter, 'x' | 'X' | 'o' | 'O' | '0' | '1')
}

impl Board {
    /// Parses a board as [`str::parse`] does, and also returns the start if the drawing has both pegs and empty holes.
    ///
    /// # Errors
    /// [`TextError`] if the text is neither a drawing nor a name in the [catalogue].
    ///
    /// ```
    /// use peg_solitaire::Board;
    ///
    /// let (board, start) = Board::parse_with_start("xxx/xox/xxx")?;
    /// assert_eq!(start, board.parse_start("b2").ok());
    /// assert_eq!(Board::parse_with_start("xxx/xxx/xxx")?, (board, None));
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse_with_start(text: &str) -> Result<(Self, Option<Position>), TextError> {
        if let Some(entry) = catalogue::find(text) {
            return Ok((entry.board().clone(), None));
        }
        if is_word(text) {
            return Err(TextError::new(1, 1, Expected::Board, Found::text(text.trim())));
        }
        read_drawing(text, &Expected::ShapeCell)
    }

    /// Parses a start: the name of the empty hole, or a position in any format that [`Board::parse_position`] accepts.
    ///
    /// # Errors
    /// [`TextError`] if the text is neither.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "ooo/ooo".parse()?;
    /// assert_eq!(board.parse_start("b2"), board.parse_start("xxx/xox"));
    /// let error = board.parse_start("b3").unwrap_err().to_string();
    /// assert_eq!(error, "line 1, column 1: expected a start: a hole of the board, or rows of x, o and ., found 'b3'");
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse_start(&self, text: &str) -> Result<Position, TextError> {
        if let Ok(hole) = self.parse_hole(text) {
            return Ok(self.vacancy(hole));
        }
        let unknown = || TextError::new(1, 1, Expected::Start, Found::text(text.trim()));
        self.parse_position(text).map_err(|error| if text.contains(['/', '\n']) { error } else { unknown() })
    }
}

/// Parses rows, and returns the board with their holes together with the rows themselves.
pub(super) fn drawn(
    directions: Directions,
    layout: DrawingLayout,
    shape: &str,
    expected: &Expected,
) -> Result<(Board, Vec<Row>), TextError> {
    let rows = drawing::parse(shape, 0, layout, expected)?;
    let row_lengths = rows.iter().map(|row| row.cells.len()).collect();
    Ok((Board::new(directions, row_lengths, coordinates(&rows)?), rows))
}

/// The coordinates of the holes in a drawing; an error if the drawing is too large.
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
