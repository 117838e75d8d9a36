//! The geometry of a board: holes with coordinates, and the jumps between them.

mod from_coordinates;
mod legal_jumps;

pub use from_coordinates::BoardError;
pub use legal_jumps::LegalJumps;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Classes, Coordinate, Directions, Grid, Hole, Jump, Position, Shifts, Symmetries, turn};

/// A board of 1 to [`Position::CAPACITY`] holes: a shape, and the directions in which pegs jump.
///
/// A board is parsed from a drawing: rows of characters, optionally preceded by a line `# directions: 4` (or 6, or 8)
/// or by a prefix `4:`, `6:` or `8:`. The rows have the format that [`Board::parse_position`] describes; pegs and empty
/// holes both count as holes. A drawing whose rows are shifted by half a cell, such as a centred triangle, has six
/// directions. A name from the [catalogue](crate::catalogue) can be used instead of a drawing. A single row of letters
/// and digits is parsed as a name, unless it contains only `x`, `o`, `0` and `1`.
///
/// Parsing a board takes 10 to 150 microseconds, depending on its size; cloning one is cheap. Two boards are equal if
/// they have the same directions, the same holes and the same row lengths in their drawings.
///
/// ```
/// use peg_solitaire::Board;
///
/// let triangle: Board = "# directions: 6\no\noo\nooo\noooo".parse()?;
/// assert_eq!(triangle.hole_count(), 10);
/// assert_eq!(triangle.jumps().len(), 18);
/// assert_eq!("english".parse::<Board>()?.jumps().len(), 76);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board(Arc<Geometry>);

/// A board's drawing, and everything that is computed from it in advance.
#[derive(Debug)]
struct Geometry {
    directions: Directions,
    /// The length of each row in the original drawing, so that the board can be printed as it was drawn.
    row_lengths: Vec<usize>,
    /// The coordinates of the holes in reading order.
    coordinates: Vec<Coordinate>,
    grid: Grid,
    jumps: Vec<Jump>,
    shifts: Shifts,
    classes: Classes,
    symmetries: Symmetries,
}

/// Compares only the drawings, because everything else is computed from them.
impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        let has_same_holes = self.row_lengths == other.row_lengths && self.coordinates == other.coordinates;
        has_same_holes && self.directions == other.directions
    }
}

impl Eq for Geometry {}

impl Hash for Geometry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.directions, &self.row_lengths, &self.coordinates).hash(state);
    }
}

impl Board {
    /// The board with holes at these coordinates, which must be in reading order.
    pub(crate) fn new(directions: Directions, row_lengths: Vec<usize>, coordinates: Vec<Coordinate>) -> Self {
        let grid = Grid::new(&coordinates);
        let jumps: Vec<Jump> = coordinates.iter().flat_map(|&place| jumps_from(place, directions, &grid)).collect();
        Board(Arc::new(Geometry {
            directions,
            row_lengths,
            shifts: Shifts::new(&jumps),
            classes: Classes::new(Position::first(coordinates.len()), &jumps),
            symmetries: Symmetries::new(directions, &coordinates, &grid),
            grid,
            coordinates,
            jumps,
        }))
    }

    /// The directions in which pegs jump.
    pub fn directions(&self) -> Directions {
        self.0.directions
    }

    /// The number of holes, 1 to [`Position::CAPACITY`].
    pub fn hole_count(&self) -> usize {
        self.0.coordinates.len()
    }

    /// All holes of the board. As a position, this is the full board.
    pub fn holes(&self) -> Position {
        Position::first(self.hole_count())
    }

    /// The position with a peg in every hole except `hole`. Most games start from such a position.
    pub fn vacancy(&self, hole: Hole) -> Position {
        self.holes().without(hole)
    }

    /// The position with pegs and empty holes exchanged.
    ///
    /// Playing a jump in a position amounts to undoing the same jump in the complement.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.parse_start("d4")?;
    /// let jump = board.parse_jumps("b4-d4")?[0];
    /// assert_eq!(jump.undo(board.complement(start))?, board.complement(jump.play(start)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn complement(&self, position: Position) -> Position {
        self.holes() - position
    }

    /// The row and the column of a hole.
    ///
    /// # Panics
    /// Panics if the board has no such hole.
    pub fn coordinate(&self, hole: Hole) -> Coordinate {
        self.0.coordinates[hole.index()]
    }

    /// The hole in this row and column, if there is one.
    pub fn hole_at(&self, coordinate: Coordinate) -> Option<Hole> {
        self.0.grid.hole_at(coordinate)
    }

    /// The location of the hole in the plane, as (x, y), with x to the right and y down. The unit is the distance
    /// between neighbours in a row. With six directions, all neighbours are 1 apart, and x may be negative.
    ///
    /// # Panics
    /// Panics if the board has no such hole.
    pub fn place(&self, hole: Hole) -> (f64, f64) {
        let Coordinate { row, column } = self.coordinate(hole);
        #[allow(clippy::cast_precision_loss, reason = "a board has at most 64 rows and columns")]
        let (row, column) = (row as f64, column as f64);
        match self.0.directions {
            Directions::Six => (column - row / 2.0, row * 0.75_f64.sqrt()),
            Directions::Four | Directions::Eight => (column, row),
        }
    }

    /// All jumps of the board, regardless of where the pegs are, ordered by `from` and direction.
    pub fn jumps(&self) -> &[Jump] {
        &self.0.jumps
    }

    /// The legal jumps of a position, in the order of [`Board::jumps`].
    pub fn legal_jumps(&self, position: Position) -> LegalJumps<'_> {
        LegalJumps::new(&self.0.jumps, &self.0.shifts, position)
    }

    /// The tables used to find legal jumps and isolated pegs by shifting whole positions.
    pub(crate) fn shifts(&self) -> &Shifts {
        &self.0.shifts
    }

    /// The jump between two holes, if the board has such a jump.
    pub fn jump_between(&self, from: Hole, to: Hole) -> Option<Jump> {
        let first = self.0.jumps.partition_point(|jump| jump.from < from);
        self.0.jumps[first..].iter().copied().take_while(|jump| jump.from == from).find(|jump| jump.to == to)
    }

    /// The position classes of the board. No line of play leads from one class to another.
    pub fn classes(&self) -> &Classes {
        &self.0.classes
    }

    /// All rotations and reflections that map the board to itself.
    pub fn symmetries(&self) -> &Symmetries {
        &self.0.symmetries
    }

    /// Returns whether a symmetry reflects the board from left to right, and by how many degrees it then rotates the
    /// board clockwise.
    pub(crate) fn turn(&self, map: &[Hole]) -> (bool, u32) {
        turn(self.0.directions, &self.0.coordinates, &self.0.grid, map)
    }

    pub(crate) fn row_lengths(&self) -> &[usize] {
        &self.0.row_lengths
    }
}

fn jumps_from(place: Coordinate, directions: Directions, grid: &Grid) -> impl Iterator<Item = Jump> {
    directions.steps().iter().filter_map(move |&step| {
        let over = place.step(step)?;
        let to = over.step(step)?;
        Some(Jump { from: grid.hole_at(place)?, over: grid.hole_at(over)?, to: grid.hole_at(to)? })
    })
}
