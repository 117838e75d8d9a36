//! Drawings of boards and positions: rows of characters.
//!
//! | cell | characters |
//! |---|---|
//! | peg | `x` `X` `*` `1` |
//! | empty hole | `o` `O` `0` |
//! | no hole | `.` `-` space |
//!
//! Rows end with a line break or with `/`. Blank rows around the drawing are ignored, and so are spaces that indent all
//! of it.
//!
//! A matrix as in program listings is read as well: `1` is a peg, `0` an empty hole, `-1` no hole. Spaces, commas or
//! brackets separate the entries, and a closing bracket ends a row.

pub(crate) use crate::rules::MAX_SIDE;

use super::{Expected, Found, TextError};

/// The meaning of a character of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Peg,
    Empty,
    /// A hole of a board; its character does not say whether it holds a peg.
    Hole,
    None,
}

/// One row, with its place in the text for error messages.
pub(crate) struct Row {
    pub line: usize,
    pub cells: Vec<Cell>,
    /// The number of columns by which the drawing is indented. `cells` leaves them out.
    indent: usize,
    /// The places of the cells of a matrix, and the end of the last cell; counted from 0.
    entries: Vec<usize>,
}

impl Row {
    /// The column of a cell, from 1. A missing cell has its place past the end.
    pub fn column(&self, cell: usize) -> usize {
        match self.entries.last() {
            Some(last) => self.entries.get(cell).copied().unwrap_or(last + cell - self.cells.len()) + 1,
            None => self.indent + cell + 1,
        }
    }
}

/// A function that returns the cell of a character, or the cell that is expected instead.
type ReadCell = fn(char) -> Result<Cell, Expected>;

/// Every character is a peg, an empty hole or no hole.
pub(crate) fn position_cell(character: char) -> Result<Cell, Expected> {
    match character {
        'x' | 'X' | '*' | '1' => Ok(Cell::Peg),
        'o' | 'O' | '0' => Ok(Cell::Empty),
        '.' | '-' | ' ' => Ok(Cell::None),
        _ => Err(Expected::PositionCell),
    }
}

/// Every visible character but `.` and `-` is a hole.
pub(crate) fn shape_cell(character: char) -> Result<Cell, Expected> {
    match character {
        '.' | '-' | ' ' => Ok(Cell::None),
        _ if character.is_control() || character.is_whitespace() => Err(Expected::ShapeCell),
        _ => Ok(Cell::Hole),
    }
}

/// Reads rows. Up to `margin` columns of spaces are no indentation: the board itself begins further to the right.
pub(crate) fn parse(text: &str, margin: usize, cell: ReadCell) -> Result<Vec<Row>, TextError> {
    let lines = split_rows(text);
    if is_matrix(&lines) {
        let rows = lines.iter().flat_map(|&(line, text)| {
            let rows = text.split(']');
            rows.map(move |row| matrix_row(line, text, row))
        });
        // Skips rows with nothing but a bracket.
        return Ok(rows.filter(|row| !row.cells.is_empty()).collect());
    }
    // The number of spaces by which the whole drawing is indented.
    let spaces = |(_, row): &(usize, &str)| row.len() - row.trim_start_matches(' ').len();
    let indent = lines.iter().filter(|(_, row)| !row.is_empty()).map(spaces).min().unwrap_or(0).saturating_sub(margin);
    lines.iter().map(|&(line, row)| parse_row(line, row, indent, cell)).collect()
}

/// The rows from the first to the last that is not blank, each with its number from 1.
fn split_rows(text: &str) -> Vec<(usize, &str)> {
    let rows: Vec<_> = text.lines().flat_map(|line| line.split('/')).map(str::trim_end).collect();
    let blank = |row: &&&str| row.is_empty();
    let leading = rows.iter().take_while(blank).count();
    let trailing = rows.iter().rev().take_while(blank).count();
    let end = rows.len().saturating_sub(trailing).max(leading);
    (leading..end).map(|index| (index + 1, rows[index])).collect()
}

fn parse_row(line: usize, row: &str, indent: usize, cell: ReadCell) -> Result<Row, TextError> {
    // A blank row within the drawing has no indentation.
    let indent = if row.is_empty() { 0 } else { indent };
    let read = |(index, character): (usize, char)| {
        let error = |expected| TextError::new(line, indent + index + 1, expected, Found::Text(character.into()));
        cell(character).map_err(error)
    };
    let cells = row.get(indent..).unwrap_or_default().chars().enumerate().map(read).collect::<Result<_, _>>()?;
    Ok(Row { line, cells, indent, entries: Vec::new() })
}

/// Returns `true` if every entry is 1, 0 or -1 and some row has two of them or a bracket or comma; a row such as
/// `--111--` is a drawing.
fn is_matrix(lines: &[(usize, &str)]) -> bool {
    let entries = |&(_, row): &(usize, &str)| matrix_entries(row).all(|entry| matrix_cell(entry).is_some());
    let listed = |&(_, row): &(usize, &str)| row.contains([',', '[']) || matrix_entries(row).count() > 1;
    lines.iter().all(entries) && lines.iter().any(listed)
}

fn matrix_entries(row: &str) -> impl Iterator<Item = &str> {
    row.split([' ', '\t', ',', ';', '[', ']', '{', '}', '(', ')']).filter(|entry| !entry.is_empty())
}

fn matrix_cell(entry: &str) -> Option<Cell> {
    match entry {
        "1" => Some(Cell::Peg),
        "0" => Some(Cell::Empty),
        "-1" => Some(Cell::None),
        _ => None,
    }
}

/// A row of a matrix, which is a part of a line of the text. Every character of a matrix has one byte.
fn matrix_row(line: usize, text: &str, row: &str) -> Row {
    let place = |entry: &str| entry.as_ptr().addr() - text.as_ptr().addr();
    let cells = matrix_entries(row).filter_map(matrix_cell).collect();
    let end = matrix_entries(row).last().map(|last| place(last) + last.len());
    Row { line, cells, indent: 0, entries: matrix_entries(row).map(place).chain(end).collect() }
}
