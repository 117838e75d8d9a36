//! The symmetries of a board, as permutations of its holes.

use crate::board::{Board, Coordinate, Directions};
use crate::position::{Hole, Position};

/// A linear map of the lattice: (row, column) goes to (a row + b column, c row + d column).
type Matrix = [isize; 4];

/// The 8 symmetries of the square lattice.
const SQUARE: [Matrix; 8] = [
    [1, 0, 0, 1],
    [0, 1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, 0],
    [1, 0, 0, -1],
    [-1, 0, 0, 1],
    [0, 1, 1, 0],
    [0, -1, -1, 0],
];

/// The 12 symmetries of the triangular lattice, in the slanted coordinates of six directions: they
/// permute the steps (0,1), (1,1), (1,0) and their opposites.
const TRIANGULAR: [Matrix; 12] = [
    [1, 0, 0, 1],
    [0, 1, -1, 1],
    [-1, 1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, -1],
    [1, -1, 1, 0],
    [0, 1, 1, 0],
    [1, 0, 1, -1],
    [1, -1, 0, -1],
    [0, -1, -1, 0],
    [-1, 0, -1, 1],
    [-1, 1, 0, 1],
];

/// A group of symmetries of one board: where each of them takes a position.
///
/// Positions that a symmetry exchanges are equally solvable, so a search need look at one of them.
#[derive(Clone, Debug)]
pub struct Symmetries {
    maps: Vec<Permutation>,
}

impl Symmetries {
    /// All rotations and reflections that take the board to itself: 1 to 8 of them on a square
    /// lattice, 1 to 12 on a triangular one. Costs some 10 microseconds.
    ///
    /// ```
    /// use peg_solitaire::{Board, Symmetries};
    ///
    /// assert_eq!(Symmetries::of(&"english".parse()?).count(), 8);
    /// assert_eq!(Symmetries::of(&"triangle".parse()?).count(), 6);
    /// # Ok::<(), peg_solitaire::TextError>(())
    /// ```
    pub fn of(board: &Board) -> Self {
        let matrices: &[Matrix] = match board.directions() {
            Directions::Four | Directions::Eight => &SQUARE,
            Directions::Six => &TRIANGULAR,
        };
        Symmetries { maps: matrices.iter().filter_map(|matrix| Permutation::from_matrix(board, matrix)).collect() }
    }

    /// The group of the identity alone.
    pub fn identity(board: &Board) -> Self {
        Symmetries { maps: Permutation::from_matrix(board, &SQUARE[0]).into_iter().collect() }
    }

    /// Those symmetries that exchange the given positions among themselves.
    #[must_use]
    pub fn preserving(mut self, positions: &[Position]) -> Self {
        self.maps.retain(|map| positions.iter().all(|&position| positions.contains(&map.apply(position))));
        self
    }

    /// How many symmetries there are, the identity included.
    pub fn count(&self) -> usize {
        self.maps.len()
    }

    /// The images of a position, one for each symmetry; the first is the position itself.
    pub fn images(&self, position: Position) -> impl Iterator<Item = Position> {
        self.maps.iter().map(move |map| map.apply(position))
    }

    /// The least image of a position, the same for all its images. Some 20 nanoseconds.
    pub fn canonical(&self, position: Position) -> Position {
        self.images(position).min().unwrap_or(position)
    }

    /// Where each symmetry takes each hole: `result[symmetry][hole]`.
    pub fn permutations(&self) -> impl Iterator<Item = &[Hole]> {
        self.maps.iter().map(|map| map.holes.as_slice())
    }
}

/// A permutation of holes, with tables that take a position eight holes at a time.
#[derive(Clone, Debug)]
struct Permutation {
    holes: Vec<Hole>,
    /// `bytes[n][b]` is the image of the set `b << 8 n`.
    bytes: Vec<[u64; 256]>,
}

impl Permutation {
    fn from_matrix(board: &Board, matrix: &Matrix) -> Option<Self> {
        let images: Vec<_> = board.holes().holes().map(|hole| transform(matrix, board.coordinate(hole))).collect();
        let least = |part: fn(&(isize, isize)) -> isize, of: &[(isize, isize)]| of.iter().map(part).min().unwrap_or(0);
        let origin: Vec<_> = board.holes().holes().map(|hole| transform(&SQUARE[0], board.coordinate(hole))).collect();
        let rows = least(|place| place.0, &origin) - least(|place| place.0, &images);
        let columns = least(|place| place.1, &origin) - least(|place| place.1, &images);
        let hole = |(row, column): (isize, isize)| {
            let row = usize::try_from(row + rows).ok()?;
            let column = usize::try_from(column + columns).ok()?;
            board.hole_at(Coordinate { row, column })
        };
        images.into_iter().map(hole).collect::<Option<Vec<_>>>().map(Permutation::new)
    }

    fn new(holes: Vec<Hole>) -> Self {
        let byte = |chunk: &[Hole]| {
            let mut images = [0; 256];
            for set in 1..256usize {
                let lowest = set.trailing_zeros() as usize;
                let image = chunk.get(lowest).map_or(0, |&hole| Position::of(hole).0);
                images[set] = images[set & (set - 1)] | image;
            }
            images
        };
        let bytes = holes.chunks(8).map(byte).collect();
        Permutation { holes, bytes }
    }

    fn apply(&self, position: Position) -> Position {
        let image = |(byte, images): (usize, &[u64; 256])| images[(position.0 >> (8 * byte) & 255) as usize];
        Position(self.bytes.iter().enumerate().map(image).fold(0, |set, image| set | image))
    }
}

fn transform(&[a, b, c, d]: &Matrix, Coordinate { row, column }: Coordinate) -> (isize, isize) {
    let (row, column) = (row as isize, column as isize);
    (a * row + b * column, c * row + d * column)
}
