//! Converts holes and positions to and from text, and jumps and moves to text.
//!
//! A hole is named by column letter and row number from the top left of the drawing: the centre of the English board is
//! `d4`. (The columns after `z` are `aa`, `ab`, ...) A jump is written `d2-d4`, and consecutive jumps by one peg are
//! one move, `d2-d4-f4`. A position is drawn in rows of `x` (peg), `o` (empty hole) and `.` (no hole).

use crate::rules::{Board, Coordinate, Directions, Hole, Jump, Position, moves};

use super::drawing::{self, Cell, DrawingLayout, MAX_SIDE, Row};
use super::{Expected, Found, TextError, foreign::game_id};

impl Board {
    /// The name of a hole, such as `d4`.
    ///
    /// # Panics
    /// Panics if the board has no such hole.
    pub fn hole_name(&self, hole: Hole) -> String {
        let mut name = String::new();
        self.write_name(hole, &mut name);
        name
    }

    /// Appends the name of a hole. With `format!`, writing the sixty names in a solution would take as long as a short
    /// search.
    fn write_name(&self, hole: Hole, text: &mut String) {
        let Coordinate { row, column } = self.coordinate(hole);
        #[allow(clippy::cast_possible_truncation, reason = "a digit is below 10 and a letter below 26")]
        let mut push = |first: u8, index: usize| text.push(char::from(first + index as u8));
        if column >= 26 {
            push(b'a', column / 26 - 1);
        }
        push(b'a', column % 26);
        if row >= 9 {
            push(b'0', (row + 1) / 10);
        }
        push(b'0', (row + 1) % 10);
    }

    fn write_move(&self, jumps: &[Jump], text: &mut String) {
        if let Some(first) = jumps.first() {
            self.write_name(first.from, text);
        }
        for jump in jumps {
            text.push('-');
            self.write_name(jump.to, text);
        }
    }

    /// The hole with this name, such as `d4` or `D4`.
    ///
    /// # Errors
    /// [`TextError`] if the text names no hole of the board.
    pub fn parse_hole(&self, name: &str) -> Result<Hole, TextError> {
        self.hole_named(name.trim(), 1, 1)
    }

    pub(crate) fn hole_named(&self, name: &str, line: usize, column: usize) -> Result<Hole, TextError> {
        parse_coordinate(name).and_then(|coordinate| self.hole_at(coordinate)).ok_or_else(|| {
            let example = self.hole_name(Hole::new(0));
            TextError::new(line, column, Expected::Hole { example }, Found::text(name))
        })
    }

    /// The position in rows of `x`, `o` and `.`, separated by line breaks. [`Board::parse_position`] can parse it.
    ///
    /// ```
    /// let triangle: peg_solitaire::Board = "# directions: 6\no\noo\nooo".parse()?;
    /// let position = triangle.parse_position("o/xx/xxx")?;
    /// assert_eq!(triangle.draw(position), "o\nxx\nxxx");
    /// assert_eq!(triangle.parse_position(&triangle.draw(position))?, position);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn draw(&self, position: Position) -> String {
        let cell = |row, column| match self.hole_at(Coordinate { row, column }) {
            Some(hole) if position.contains(hole) => 'x',
            Some(_) => 'o',
            None => '.',
        };
        let draw_row = |(row, &length): (usize, &usize)| (0..length).map(|column| cell(row, column)).collect();
        self.row_lengths().iter().enumerate().map(draw_row).collect::<Vec<String>>().join("\n")
    }

    /// Parses a position: rows of `x`, `o` and `.`, separated by line breaks or `/`, or a matrix of 1, 0 and -1. In
    /// rows, `X`, `*` and `1` also stand for pegs, `O` and `0` for empty holes, and `-` and space for places without a
    /// hole. Cells may be separated by a space or a comma. In a drawing with walls (`#`), a dot is an empty hole, and
    /// `o` is a peg unless another character marks the pegs. A game ID for Simon Tatham's Pegs, `7x7cross:OOPPP...`, is
    /// accepted as well.
    ///
    /// # Errors
    /// [`TextError`] at the first character that does not fit the board.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "ooo\nooo".parse()?;
    /// assert_eq!(board.parse_position("xox/oxo")?, board.parse_position("[[1, 0, 1],\n [0, 1, 0]]")?);
    /// assert_eq!(
    ///     board.parse_position("xox/o?o").unwrap_err().to_string(),
    ///     "line 2, column 2: expected a peg (x), an empty hole (o) or no hole (.), found '?'"
    /// );
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        let id = game_id(text);
        let text = id.as_deref().unwrap_or(text);
        let layout = DrawingLayout::of(text);
        let plain = self.read_position(text, DrawingLayout::PLAIN);
        if plain.is_ok() || layout.is_shifted() && self.directions() != Directions::Six {
            return plain;
        }
        self.read_position(text, layout)
    }

    fn read_position(&self, text: &str, layout: DrawingLayout) -> Result<Position, TextError> {
        let margin = self.holes().holes().map(|hole| self.coordinate(hole).column).min().unwrap_or(0);
        let rows = drawing::parse(text, margin, layout, &Expected::PositionCell)?;
        let height = rows.len().max(self.row_lengths().len());
        let places = (0..height).flat_map(|row| {
            let width = rows.get(row).map_or(0, |row| row.cells.len());
            let width = width.max(self.row_lengths().get(row).copied().unwrap_or(0));
            (0..width).map(move |column| Coordinate { row, column })
        });
        let mut pegs = Position::EMPTY;
        for place in places {
            match (self.hole_at(place), cell_at(&rows, place)) {
                (Some(hole), Some(Cell::Peg)) => pegs = pegs.with(hole),
                (Some(_), Some(Cell::Empty)) | (None, Some(Cell::None) | None) => {}
                (hole, cell) => return Err(misfit(&rows, place, hole.is_some(), cell)),
            }
        }
        Ok(pegs)
    }

    /// The jump as text, such as `d2-d4`.
    ///
    /// # Panics
    /// Panics if the board does not have one of the holes.
    pub fn jump_name(&self, jump: Jump) -> String {
        self.move_name(&[jump])
    }

    /// A move as text, such as `d2-d4-f4`; empty if there are no jumps. The jumps must be consecutive jumps by one peg,
    /// as [`moves`] returns them.
    ///
    /// # Panics
    /// Panics if the board does not have one of the holes.
    pub fn move_name(&self, jumps: &[Jump]) -> String {
        let mut name = String::new();
        self.write_move(jumps, &mut name);
        name
    }

    /// The jumps as moves, such as `d2-d4 d5-d3 b4-d4-d2`, separated by spaces. [`Board::parse_jumps`] can parse them.
    ///
    /// # Panics
    /// Panics if the board does not have one of the holes.
    pub fn moves_text(&self, jumps: &[Jump]) -> String {
        let mut text = String::new();
        for jumps in moves(jumps) {
            if !text.is_empty() {
                text.push(' ');
            }
            self.write_move(jumps, &mut text);
        }
        text
    }
}

fn parse_coordinate(name: &str) -> Option<Coordinate> {
    let (letters, digits) = name.split_at_checked(name.find(|character: char| character.is_ascii_digit())?)?;
    let number: usize = digits.parse().ok().filter(|row| (1..=MAX_SIDE).contains(row))?;
    let letter = |letter: u8| letter.is_ascii_alphabetic().then(|| usize::from(letter.to_ascii_lowercase() - b'a'));
    let column = match *letters.as_bytes() {
        [only] => letter(only)?,
        [first, second] => 26 * (letter(first)? + 1) + letter(second)?,
        _ => return None,
    };
    Some(Coordinate { row: number - 1, column })
}

fn cell_at(rows: &[Row], Coordinate { row, column }: Coordinate) -> Option<Cell> {
    rows.get(row)?.cells.get(column).copied()
}

fn misfit(rows: &[Row], place: Coordinate, is_hole: bool, cell: Option<Cell>) -> TextError {
    let expected = if is_hole { Expected::PegOrEmpty } else { Expected::NoHole };
    let found = match cell {
        None if place.row >= rows.len() => Found::EndOfText,
        None => Found::EndOfRow,
        Some(Cell::None) => Found::NoHole,
        Some(Cell::Peg) => Found::Peg,
        Some(Cell::Empty) => Found::EmptyHole,
    };
    let below = || rows.last().map_or(0, |last| last.line) + place.row + 1 - rows.len();
    let (line, column) = match rows.get(place.row) {
        Some(row) => (row.line, row.column(place.column)),
        None => (below(), place.column + 1),
    };
    TextError::new(line, column, expected, found)
}
