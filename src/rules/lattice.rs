//! The coordinates of holes, and the directions of jumps.

use super::Hole;

/// The largest number of rows or columns that a board can have.
pub(crate) const MAX_SIDE: usize = 64;

/// The row and the column of a hole in the drawing of its board, both counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Coordinate {
    /// The row, counted from the top.
    pub row: usize,
    /// The column, counted from the left.
    pub column: usize,
}

impl Coordinate {
    pub(crate) fn step(self, (rows, columns): (isize, isize)) -> Option<Coordinate> {
        let row = self.row.checked_add_signed(rows)?;
        let column = self.column.checked_add_signed(columns)?;
        Some(Coordinate { row, column })
    }
}

/// Finds holes by coordinate. For each row, the grid stores a bit set of the columns that contain holes, and the number
/// of the row's first hole.
#[derive(Debug)]
pub(crate) struct Grid(Vec<(u64, usize)>);

impl Grid {
    /// The grid of the holes at these coordinates, which must be in reading order.
    pub fn new(coordinates: &[Coordinate]) -> Self {
        let mut rows = vec![(0, 0); coordinates.last().map_or(0, |last| last.row + 1)];
        for (number, place) in coordinates.iter().enumerate().rev() {
            rows[place.row] = (rows[place.row].0 | 1 << place.column, number);
        }
        Grid(rows)
    }

    pub fn hole_at(&self, Coordinate { row, column }: Coordinate) -> Option<Hole> {
        let &(columns, first) = self.0.get(row)?;
        let place = (column < MAX_SIDE && columns >> column & 1 != 0).then(|| 1 << column)?;
        Some(Hole::new(first + (columns & (place - 1)).count_ones() as usize))
    }
}

/// The directions in which pegs jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Directions {
    /// Square lattice: along rows and columns.
    Four,
    /// Triangular lattice: along rows, columns, and the diagonals from top left to bottom right. A triangle is
    /// therefore drawn flush left.
    Six,
    /// Square lattice: along rows, columns and both diagonals.
    Eight,
}

impl Directions {
    /// The number of directions: 4, 6 or 8.
    pub fn count(self) -> usize {
        self.steps().len()
    }

    /// The steps from a hole to its neighbours, as (rows, columns).
    pub fn steps(self) -> &'static [(isize, isize)] {
        const STEPS: [(isize, isize); 8] = [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (1, 1), (-1, 1), (1, -1)];
        match self {
            Directions::Four => &STEPS[..4],
            Directions::Six => &STEPS[..6],
            Directions::Eight => &STEPS,
        }
    }

    /// Returns the directions for a count of 4, 6 or 8, and `None` for any other count.
    pub fn from_count(count: usize) -> Option<Self> {
        [Directions::Four, Directions::Six, Directions::Eight]
            .into_iter()
            .find(|directions| directions.count() == count)
    }
}
