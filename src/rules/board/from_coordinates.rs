//! Creates boards from the coordinates of their holes.

use super::Board;
use crate::error::error;
use crate::rules::{Coordinate, Directions, MAX_SIDE, Position};
use std::collections::BTreeSet;

impl Board {
    /// Creates the board with holes at these coordinates, which may be in any order and may contain duplicates.
    ///
    /// In the board's drawing, each row ends at its last hole, so the board does not equal one drawn with `.` at the
    /// end of a row. Creating the board takes as long as parsing its drawing.
    ///
    /// # Errors
    /// [`BoardError`] if there are no holes, more than [`Position::CAPACITY`], or some beyond row or column 63.
    ///
    /// ```
    /// use peg_solitaire::{Board, Coordinate, Directions, BoardError};
    ///
    /// let ring = (0..9).filter(|place| *place != 4).map(|place| Coordinate { row: place / 3, column: place % 3 });
    /// let board = Board::from_coordinates(Directions::Four, ring)?;
    /// assert_eq!(board, "ooo/o.o/ooo".parse()?);
    /// assert_eq!(Board::from_coordinates(Directions::Four, []), Err(BoardError::NoHoles));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_coordinates(
        directions: Directions,
        coordinates: impl IntoIterator<Item = Coordinate>,
    ) -> Result<Self, BoardError> {
        let mut holes = BTreeSet::new();
        for coordinate in coordinates {
            if coordinate.row >= MAX_SIDE || coordinate.column >= MAX_SIDE {
                return Err(BoardError::TooFar { coordinate });
            }
            holes.insert(coordinate);
        }
        match holes.len() {
            0 => Err(BoardError::NoHoles),
            1..=Position::CAPACITY => Ok(Board::new(directions, row_lengths(&holes), holes.into_iter().collect())),
            count => Err(BoardError::TooManyHoles { count }),
        }
    }
}

/// The length of each row up to its last hole. A row without holes is drawn as `.`, so that it is not blank.
fn row_lengths(holes: &BTreeSet<Coordinate>) -> Vec<usize> {
    let rows = holes.last().map_or(0, |last| last.row + 1);
    let mut lengths = vec![1; rows];
    holes.iter().for_each(|hole| lengths[hole.row] = hole.column + 1);
    lengths
}

/// The reason why a list of coordinates does not describe a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardError {
    /// The list is empty.
    NoHoles,
    /// There are more than [`Position::CAPACITY`] holes.
    TooManyHoles {
        /// The number of holes.
        count: usize,
    },
    /// A hole is beyond row or column 63.
    TooFar {
        /// The first such hole.
        coordinate: Coordinate,
    },
}

error!(BoardError {
    BoardError::NoHoles => "a board has at least one hole";
    BoardError::TooManyHoles { count } => "a board has at most {} holes, not {count}", Position::CAPACITY;
    BoardError::TooFar { coordinate: Coordinate { row, column } } =>
        "a board has at most {MAX_SIDE} rows and columns, no hole in row {row}, column {column}";
});
