//! The geometry of a board: holes with coordinates, and the jumps between them.

use std::str::FromStr;

use crate::catalogue;
use crate::drawing::{self, Cell, MAX_SIDE, Row};
use crate::jump::Jump;
use crate::position::{Hole, Position};
use crate::text_error::TextError;

/// The row and the column of a hole in the drawing of its board, both counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coordinate {
    /// Rows go down.
    pub row: usize,
    /// Columns go right.
    pub column: usize,
}

impl Coordinate {
    fn step(self, (rows, columns): (isize, isize)) -> Option<Coordinate> {
        let row = self.row.checked_add_signed(rows)?;
        let column = self.column.checked_add_signed(columns)?;
        Some(Coordinate { row, column })
    }
}

/// Along which lines pegs jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Directions {
    /// Square lattice: along rows and columns.
    Four,
    /// Triangular lattice: the four, and the diagonals (row+1, column+1) and (row-1, column-1).
    /// A triangle is therefore drawn flush left.
    Six,
    /// Square lattice with both diagonals.
    Eight,
}

impl Directions {
    /// How many directions there are: 4, 6 or 8.
    pub fn count(self) -> usize {
        self.steps().len()
    }

    /// The steps to the neighbours as (rows, columns).
    pub fn steps(self) -> &'static [(isize, isize)] {
        const STEPS: [(isize, isize); 8] = [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (1, 1), (-1, 1), (1, -1)];
        match self {
            Directions::Four => &STEPS[..4],
            Directions::Six => &STEPS[..6],
            Directions::Eight => &STEPS,
        }
    }

    /// The directions of which there are this many.
    pub fn from_count(count: usize) -> Option<Self> {
        [Directions::Four, Directions::Six, Directions::Eight]
            .into_iter()
            .find(|directions| directions.count() == count)
    }
}

/// A board of 1 to 64 holes: a shape drawn in text, and directions.
///
/// A board is written as rows of text, where `.` is no hole and any other visible character is one,
/// after an optional line `# directions: 4` (or 6, or 8). The name of a board of the
/// [catalogue] stands for its drawing. Parsing costs a few microseconds.
///
/// ```
/// use peg_solitaire::Board;
///
/// let triangle: Board = "# directions: 6\no\noo\nooo\noooo".parse()?;
/// assert_eq!(triangle.hole_count(), 10);
/// assert_eq!(triangle.jumps().len(), 18);
/// assert_eq!("english".parse::<Board>()?.jumps().len(), 76);
/// # Ok::<(), peg_solitaire::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    directions: Directions,
    /// The length of each row as it was drawn, so that the board prints as it was written.
    row_lengths: Vec<usize>,
    /// In reading order.
    coordinates: Vec<Coordinate>,
    jumps: Vec<Jump>,
}

impl Board {
    fn new(directions: Directions, rows: &[Row], first_line: usize) -> Result<Self, TextError> {
        check_size(rows, first_line)?;
        let mut board = Board {
            directions,
            row_lengths: rows.iter().map(|row| row.cells.len()).collect(),
            coordinates: coordinates(rows),
            jumps: Vec::new(),
        };
        board.jumps = board.holes().holes().flat_map(|hole| board.jumps_from(hole)).collect();
        Ok(board)
    }

    fn jumps_from(&self, from: Hole) -> Vec<Jump> {
        let jump = |&step: &(isize, isize)| {
            let over = self.coordinate(from).step(step)?;
            let to = over.step(step)?;
            Some(Jump { from, over: self.hole_at(over)?, to: self.hole_at(to)? })
        };
        self.directions.steps().iter().filter_map(jump).collect()
    }

    /// Along which lines pegs jump.
    pub fn directions(&self) -> Directions {
        self.directions
    }

    /// The number of holes, 1 to 64.
    pub fn hole_count(&self) -> usize {
        self.coordinates.len()
    }

    /// All holes; as a position, the full board.
    pub fn holes(&self) -> Position {
        Position::first(self.hole_count())
    }

    /// The position with a peg in every hole but this one, where most games start.
    pub fn vacancy(&self, hole: Hole) -> Position {
        self.holes().without(hole)
    }

    /// Pegs and empty holes exchanged.
    ///
    /// A jump played in a position is the same jump taken back in the complement.
    pub fn complement(&self, position: Position) -> Position {
        self.holes() - position
    }

    /// Row and column of a hole.
    ///
    /// # Panics
    /// When the board has no such hole.
    pub fn coordinate(&self, hole: Hole) -> Coordinate {
        self.coordinates[hole.index()]
    }

    /// The hole in this row and column, if there is one. Logarithmic in the number of holes.
    pub fn hole_at(&self, coordinate: Coordinate) -> Option<Hole> {
        self.coordinates.binary_search(&coordinate).ok().map(Hole::new)
    }

    /// Where the hole lies on a flat board, as (x, y) with x to the right and y down, in units in
    /// which the neighbours along a row are 1 apart. Triangular boards stand on a triangular lattice.
    pub fn place(&self, hole: Hole) -> (f64, f64) {
        let Coordinate { row, column } = self.coordinate(hole);
        let (row, column) = (row as f64, column as f64);
        match self.directions {
            Directions::Six => (column - row / 2.0, row * 0.75_f64.sqrt()),
            Directions::Four | Directions::Eight => (column, row),
        }
    }

    /// Every jump that the geometry admits, whatever the pegs, ordered by `from` and direction.
    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }

    /// The jumps that are legal in a position, in the order of [`Board::jumps`].
    pub fn legal_jumps(&self, position: Position) -> impl Iterator<Item = Jump> {
        self.jumps.iter().copied().filter(move |jump| jump.is_legal_in(position))
    }

    /// The jump between two holes, if the geometry admits it.
    pub fn jump_between(&self, from: Hole, to: Hole) -> Option<Jump> {
        self.jumps.iter().copied().find(|jump| (jump.from, jump.to) == (from, to))
    }

    pub(crate) fn row_lengths(&self) -> &[usize] {
        &self.row_lengths
    }
}

impl FromStr for Board {
    type Err = TextError;

    /// Reads a board from its drawing or from a name of the [catalogue].
    fn from_str(text: &str) -> Result<Self, TextError> {
        if let Some(entry) = catalogue::find(text) {
            return entry.drawing.parse();
        }
        let (directions, first_line, shape) = split_header(text)?;
        Board::new(directions, &drawing::parse_shape(shape, first_line)?, first_line)
    }
}

/// Splits `# directions: N` from the rows that follow it. Blank lines before it do not count.
fn split_header(text: &str) -> Result<(Directions, usize, &str), TextError> {
    // A byte order mark is visible to no one, and would be a hole.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let mut lines = text.splitn(line + 1, '\n').skip(line - 1);
    let (header, rows) = (lines.next().unwrap_or("").trim_end(), lines.next().unwrap_or(""));
    let count = header.trim_start().strip_prefix('#').and_then(|rest| rest.trim_start().strip_prefix("directions"));
    let Some(count) = count.map(|count| count.trim_start_matches([':', ' '])) else {
        return Ok((Directions::Four, 1, text));
    };
    let column = header.chars().count() - count.chars().count() + 1;
    let directions = count.parse().ok().and_then(Directions::from_count);
    directions
        .map(|directions| (directions, line + 1, rows))
        .ok_or_else(|| TextError::new(line, column, "4, 6 or 8 directions").found(count))
}

fn check_size(rows: &[Row], first_line: usize) -> Result<(), TextError> {
    let is_hole = |cell: &Cell| *cell != Cell::None;
    let first = rows.first().map_or(first_line, |row| row.line);
    let mut count = 0;
    for row in rows {
        if row.line - first >= MAX_SIDE || row.cells.len() > MAX_SIDE {
            let column = row.cells.len().min(MAX_SIDE + 1);
            return Err(TextError::new(row.line, column, format!("at most {MAX_SIDE} rows and {MAX_SIDE} columns"))
                .found_place("a larger drawing"));
        }
        for (column, _) in row.cells.iter().enumerate().filter(|(_, cell)| is_hole(cell)) {
            count += 1;
            if count > 64 {
                return Err(TextError::new(row.line, column + 1, "at most 64 holes").found_place("the 65th"));
            }
        }
    }
    if count == 0 {
        return Err(TextError::new(first, 1, "at least one hole (o)").found_place("none"));
    }
    Ok(())
}

fn coordinates(rows: &[Row]) -> Vec<Coordinate> {
    let row_holes = |(row, drawn): (usize, &Row)| {
        let holes = drawn.cells.iter().enumerate().filter(|(_, cell)| **cell != Cell::None);
        holes.map(|(column, _)| Coordinate { row, column }).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(row_holes).collect()
}
