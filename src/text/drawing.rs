//! Drawings of boards and positions: rows of characters.
//!
//! | cell | characters |
//! |---|---|
//! | peg | `x` `X` `*` `1` |
//! | empty hole | `o` `O` `0` |
//! | no hole | `.` `-` space |
//!
//! Rows end with a line break or with `/`. Blank rows around the drawing are ignored, and so are spaces that indent all
//! of its rows.
//!
//! Cells may be separated by a space, even if each row is shifted by half a cell, as in a centred triangle.
//!
//! In a drawing with walls (`#`), a dot is an empty hole, and `o` is a peg unless another character marks the pegs.
//!
//! A matrix, as in program code, is accepted as well: `1` is a peg, `0` an empty hole, `-1` no hole. Spaces, commas or
//! brackets separate the entries, and a closing bracket ends a row. If commas separate the entries, characters of a
//! drawing are accepted, too.

pub(crate) use crate::rules::MAX_SIDE;

use super::{Expected, Found, TextError};

/// The meaning of a character in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Peg,
    Empty,
    None,
}

/// One row, with its place in the text for error messages.
pub(crate) struct Row {
    pub line: usize,
    pub cells: Vec<Cell>,
    /// The places of the cells in the line, and the end of the last cell, counted from 0.
    places: Vec<usize>,
}

impl Row {
    /// The column of a cell, from 1. A missing cell counts as past the end of the row.
    pub fn column(&self, cell: usize) -> usize {
        let past = || self.places.last().copied().unwrap_or(0) + cell - self.cells.len();
        self.places.get(cell).copied().unwrap_or_else(past) + 1
    }
}

fn cell_of(character: char) -> Option<Cell> {
    match character {
        'x' | 'X' | '*' | '1' => Some(Cell::Peg),
        'o' | 'O' | '0' => Some(Cell::Empty),
        '.' | '-' | ' ' => Some(Cell::None),
        _ => None,
    }
}

/// The layout of a drawing's cells. Cells are `step` characters apart, and each row begins `shift` characters to the
/// left of the row above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawingLayout {
    shift: usize,
    step: usize,
    /// The remainder when the place of any cell is divided by `step`.
    rest: usize,
}

impl DrawingLayout {
    /// Each character is a cell.
    pub const PLAIN: DrawingLayout = DrawingLayout { shift: 0, step: 1, rest: 0 };

    /// Detects whether spaces separate the cells of a row, and whether each row is shifted by half a cell.
    pub fn of(text: &str) -> Self {
        let lines = split_rows(text);
        if matrix(&lines).is_some() {
            return DrawingLayout::PLAIN;
        }
        // `seen[shift][odd]`: whether there are cells at even or odd places, if each row is shifted by `shift` places.
        let mut seen = [[false; 2]; 2];
        let mut is_row = false;
        for (row, (_, line)) in lines.iter().enumerate() {
            let mut cells = 0;
            for (place, character) in line.chars().enumerate() {
                if character != ' ' {
                    seen[0][place % 2] = true;
                    seen[1][(place + row) % 2] = true;
                    cells += 1;
                }
            }
            is_row |= cells > 1;
        }
        for (shift, [even, odd]) in seen.into_iter().enumerate() {
            if is_row && even != odd {
                return DrawingLayout { shift, step: 2, rest: usize::from(odd) };
            }
        }
        DrawingLayout::PLAIN
    }

    /// `true` if each row is shifted by half a cell, as on boards with six directions.
    pub fn is_shifted(self) -> bool {
        self.shift > 0
    }

    /// The column of the cell at a place, counted from 0.
    fn column(self, row: usize, place: usize) -> usize {
        (place + row * self.shift) / self.step
    }
}

/// The properties of a drawing that affect how characters are read if it has walls.
struct Walls {
    are_there: bool,
    has_pegs: bool,
}

impl Walls {
    fn of(text: &str) -> Self {
        let (mut has_pegs, mut has_holes) = (false, false);
        for character in text.chars() {
            has_pegs |= cell_of(character) == Some(Cell::Peg);
            has_holes |= cell_of(character) == Some(Cell::Empty);
        }
        Walls { are_there: text.contains('#') && (has_pegs || has_holes), has_pegs }
    }

    fn cell_of(&self, character: char) -> Option<Cell> {
        match character {
            '#' if self.are_there => Some(Cell::None),
            '.' if self.are_there => Some(Cell::Empty),
            'o' | 'O' if self.are_there && !self.has_pegs => Some(Cell::Peg),
            _ => cell_of(character),
        }
    }
}

/// Parses rows. Up to `margin` columns of leading spaces are cells without holes, not indentation. If a cell is
/// invalid, the error reports that `expected` was expected there.
pub(crate) fn parse(
    text: &str,
    margin: usize,
    layout: DrawingLayout,
    expected: &Expected,
) -> Result<Vec<Row>, TextError> {
    let lines = split_rows(text);
    if let Some(rows) = matrix(&lines) {
        return Ok(rows);
    }
    let walls = Walls::of(text);
    // The number of columns by which the whole drawing is indented.
    let mut indent = usize::MAX;
    for (row, (_, text)) in lines.iter().enumerate() {
        if let Some(place) = text.find(|character| character != ' ') {
            indent = indent.min(layout.column(row, place));
        }
    }
    indent = indent.saturating_sub(margin);
    let mut rows = Vec::new();
    for (number, &(line, text)) in lines.iter().enumerate() {
        let mut row = Row { line, cells: Vec::new(), places: Vec::new() };
        for (place, character) in text.chars().enumerate() {
            let column = layout.column(number, place);
            if column < indent || (place + number * layout.shift) % layout.step != layout.rest {
                continue;
            }
            let Some(cell) = walls.cell_of(character) else {
                return Err(TextError::new(line, place + 1, expected.clone(), Found::Text(character.into())));
            };
            row.cells.resize(column - indent, Cell::None);
            row.places.resize(column - indent, 0);
            row.cells.push(cell);
            row.places.push(place);
        }
        row.places.extend(row.places.last().map(|last| last + 1));
        rows.push(row);
    }
    Ok(rows)
}

/// The rows from the first non-blank one to the last, each with its number, counted from 1.
fn split_rows(text: &str) -> Vec<(usize, &str)> {
    let mut rows: Vec<(usize, &str)> = Vec::new();
    for (index, row) in text.split(['\n', '/']).enumerate() {
        let row = row.trim_end();
        if !row.is_empty() || !rows.is_empty() {
            rows.push((index + 1, row));
        }
    }
    while rows.last().is_some_and(|(_, row)| row.is_empty()) {
        rows.pop();
    }
    rows
}

/// The rows of a matrix; `None` unless every entry is 1, 0 or -1 and some line has two entries, a bracket or a comma. A
/// line such as `--111--` belongs to a drawing. If commas separate the entries, an entry may also be a character of a
/// drawing. A row that contains only a bracket is skipped. Every character of a matrix takes one byte.
fn matrix(lines: &[(usize, &str)]) -> Option<Vec<Row>> {
    let mut rows = Vec::new();
    let mut is_listed = false;
    let has_commas = lines.iter().any(|(_, text)| text.contains(','));
    for &(line, text) in lines {
        let mut row = Row { line, cells: Vec::new(), places: Vec::new() };
        let (mut begin, mut end, mut entries) = (0, 0, 0);
        // `true` while a comma would be an error, because no entry precedes it.
        let mut is_missing = true;
        for place in 0..=text.len() {
            let byte = text.as_bytes().get(place).copied().unwrap_or(b']');
            if !matches!(byte, b' ' | b'\t' | b',' | b';' | b'[' | b']' | b'{' | b'}' | b'(' | b')') {
                continue;
            }
            let cell = match text.as_bytes().get(begin..place)? {
                b"" => None,
                b"1" => Some(Cell::Peg),
                b"0" => Some(Cell::Empty),
                b"-1" => Some(Cell::None),
                &[letter] if has_commas => Some(cell_of(char::from(letter))?),
                _ => return None,
            };
            if let Some(cell) = cell {
                row.cells.push(cell);
                row.places.push(begin);
                end = place;
                entries += 1;
            }
            is_missing &= cell.is_none();
            if byte == b',' && is_missing {
                return None;
            }
            is_missing = byte == b',' || is_missing && !matches!(byte, b']' | b'}' | b')');
            is_listed |= entries > 1 || matches!(byte, b',' | b'[');
            begin = place + 1;
            if byte == b']' && !row.cells.is_empty() {
                row.places.push(end);
                rows.push(row);
                row = Row { line, cells: Vec::new(), places: Vec::new() };
            }
        }
    }
    is_listed.then_some(rows)
}
