//! The symmetries of a board, as permutations of its holes.

mod iterators;
#[cfg(test)]
mod tests;

pub use iterators::{Permutations, SymmetricImages};

use std::sync::Arc;

use super::{Coordinate, Directions, Grid, Hole, Position};

/// A linear map of the lattice: (row, column) is mapped to (a row + b column, c row + d column).
type Matrix = [isize; 4];

/// The 8 symmetries of the square lattice: the clockwise rotations, then the same rotations after a reflection from
/// left to right.
const SQUARE: [Matrix; 8] = [
    [1, 0, 0, 1],
    [0, 1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, 0],
    [1, 0, 0, -1],
    [0, -1, -1, 0],
    [-1, 0, 0, 1],
    [0, 1, 1, 0],
];

/// The 12 symmetries of the triangular lattice, in the same order as [`SQUARE`]. In the slanted coordinates used for
/// six directions, the symmetries permute the steps (0,1), (1,1), (1,0) and their opposites.
const TRIANGULAR: [Matrix; 12] = [
    [1, 0, 0, 1],
    [0, 1, -1, 1],
    [-1, 1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, -1],
    [1, -1, 1, 0],
    [1, 0, 1, -1],
    [1, -1, 0, -1],
    [0, -1, -1, 0],
    [-1, 0, -1, 1],
    [-1, 1, 0, 1],
    [0, 1, 1, 0],
];

/// The largest number of symmetries of a board.
pub(crate) const MOST_SYMMETRIES: usize = TRIANGULAR.len();

/// The number of holes that a table covers. A table for 4 holes is built in a microsecond; one for 8 holes would be
/// twice as fast to use, but building it would take longer than many searches.
const CHUNK: usize = 4;

/// The images of one set of holes, in the order of the symmetries. If the board has fewer symmetries than
/// [`MOST_SYMMETRIES`], the remaining images are empty.
///
/// Taking images commutes with the symmetric difference, so a search updates the images jump by jump instead of
/// computing them again.
pub(crate) type Images = [Position; MOST_SYMMETRIES];

/// A group of symmetries of one board. Each maps positions to positions.
///
/// The images of a position under the symmetries of a problem are either all solvable or all unsolvable, so a search
/// needs to examine only the [canonical](Symmetries::canonical) image.
///
/// ```
/// let board: peg_solitaire::Board = "english".parse()?;
/// let [left, right] = [board.parse_start("a4")?, board.parse_start("g4")?];
/// let symmetries = board.symmetries();
/// assert!(symmetries.images(left).any(|image| image == right));
/// assert_eq!(symmetries.canonical(left), symmetries.canonical(right));
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetries(Arc<Group>);

#[derive(Debug, PartialEq, Eq)]
struct Group {
    /// The image of each hole under each symmetry.
    maps: Vec<Vec<Hole>>,
    /// `tables[n][set]` holds the images of the set `set << (CHUNK * n)`, one for each symmetry.
    tables: Vec<[Images; 1 << CHUNK]>,
}

impl Symmetries {
    /// All rotations and reflections that map the set of holes to itself: 1 to 8 on a square lattice, 1 to 12 on a
    /// triangular one. Takes a few microseconds.
    pub(crate) fn new(directions: Directions, coordinates: &[Coordinate], grid: &Grid) -> Self {
        let mut maps = Vec::new();
        for map in matrices(directions).iter().filter_map(|matrix| permutation(coordinates, grid, matrix)) {
            // Skips duplicates: if all holes are in a line, several matrices result in the same permutation.
            if !maps.contains(&map) {
                maps.push(map);
            }
        }
        Symmetries::from_maps(maps)
    }

    fn from_maps(maps: Vec<Vec<Hole>>) -> Self {
        let tables = (0..maps[0].len()).step_by(CHUNK).map(|first| table(&maps, first)).collect();
        Symmetries(Arc::new(Group { maps, tables }))
    }

    /// The group that contains only the identity, for callers that count symmetric positions separately.
    #[must_use]
    pub fn identity(&self) -> Self {
        Symmetries::from_maps(vec![self.0.maps[0].clone()])
    }

    /// The subgroup of the symmetries that map each of the given positions to one of the given positions. Takes
    /// microseconds for a few positions, and milliseconds for thousands.
    ///
    /// # Panics
    /// Panics if a position has a hole that the board does not have.
    ///
    /// ```
    /// use peg_solitaire::{Board, Position};
    ///
    /// let board: Board = "english".parse()?;
    /// let [centre, corner] = ["d4", "c1"].map(|hole| board.parse_hole(hole).map(Position::of));
    /// assert_eq!(board.symmetries().count(), 8);
    /// assert_eq!(board.symmetries().preserving(&[centre?]).count(), 8);
    /// assert_eq!(board.symmetries().preserving(&[corner?]).count(), 1);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    #[must_use]
    pub fn preserving(&self, positions: &[Position]) -> Self {
        let mut sorted = positions.to_vec();
        Position::sort(&mut sorted);
        let has = |position: Position| sorted.binary_search(&position).is_ok();
        let preserves = |map: &&Vec<Hole>| positions.iter().all(|&position| has(image(map, position)));
        let kept: Vec<_> = self.0.maps.iter().filter(preserves).cloned().collect();
        if kept.len() == self.count() { self.clone() } else { Symmetries::from_maps(kept) }
    }

    /// The indices, within this group, of the symmetries in `some`, in ascending order.
    pub(crate) fn numbers_of(&self, some: &Symmetries) -> Vec<usize> {
        (0..self.count()).filter(|&number| some.0.maps.contains(&self.0.maps[number])).collect()
    }

    /// The number of symmetries, including the identity.
    pub fn count(&self) -> usize {
        self.0.maps.len()
    }

    /// The images of a position, one for each symmetry. The first is the position itself; the same image may occur more
    /// than once.
    pub fn images(&self, position: Position) -> SymmetricImages {
        SymmetricImages(self.images_of(position).into_iter().take(self.count()))
    }

    /// The smallest image of a position, which is the same for all images of the position. Takes 10 to 30 nanoseconds.
    pub fn canonical(&self, position: Position) -> Position {
        if self.count() == 1 {
            return position;
        }
        self.least(&self.images_of(position))
    }

    /// The symmetries, each as a slice that contains the image of each hole, in the order of the holes. The first is
    /// the identity.
    pub fn permutations(&self) -> Permutations<'_> {
        Permutations(self.0.maps.iter())
    }

    /// All images of a position in an array, which can be updated jump by jump.
    pub(crate) fn images_of(&self, position: Position) -> Images {
        let mut images = [Position::EMPTY; MOST_SYMMETRIES];
        for (chunk, table) in self.0.tables.iter().enumerate() {
            toggle(&mut images, &table[position.chunk(CHUNK * chunk, CHUNK)]);
        }
        images
    }

    /// The same as [`Symmetries::images_of`], but faster for fewer than six pegs.
    pub(crate) fn images_of_few(&self, position: Position) -> Images {
        let mut images = [Position::EMPTY; MOST_SYMMETRIES];
        for hole in position.holes() {
            toggle(&mut images, &self.0.tables[hole.index() / CHUNK][1 << (hole.index() % CHUNK)]);
        }
        images
    }

    /// The smallest of the images: the result of [`Symmetries::canonical`].
    pub(crate) fn least(&self, images: &Images) -> Position {
        images[1..self.count()].iter().fold(images[0], |least, &image| least.min(image))
    }

    /// The smallest of the images after a change, computed without applying the change.
    pub(crate) fn least_after(&self, images: &Images, change: &Images) -> Position {
        let changed = images.iter().zip(change).take(self.count()).map(|(&image, &change)| image ^ change);
        changed.fold(Position::ALL, Position::min)
    }
}

/// Toggles the holes of each image in `change` in the corresponding image of `images`.
pub(crate) fn toggle(images: &mut Images, change: &Images) {
    images.iter_mut().zip(change).for_each(|(image, &change)| *image ^= change);
}

fn table(maps: &[Vec<Hole>], first: usize) -> [Images; 1 << CHUNK] {
    let mut table = [[Position::EMPTY; MOST_SYMMETRIES]; 1 << CHUNK];
    for set in 1..table.len() {
        let hole = first + set.trailing_zeros() as usize;
        table[set] = table[set & (set - 1)];
        for (entry, map) in table[set].iter_mut().zip(maps) {
            *entry = map.get(hole).map_or(*entry, |&image| entry.with(image));
        }
    }
    table
}

/// The image of a position under a symmetry.
pub(crate) fn image(map: &[Hole], position: Position) -> Position {
    position.holes().map(|hole| map[hole.index()]).collect()
}

fn matrices(directions: Directions) -> &'static [Matrix] {
    match directions {
        Directions::Four | Directions::Eight => &SQUARE,
        Directions::Six => &TRIANGULAR,
    }
}

/// Returns whether a symmetry reflects a board from left to right, and by how many degrees it then rotates the board
/// clockwise.
pub(crate) fn turn(directions: Directions, coordinates: &[Coordinate], grid: &Grid, map: &[Hole]) -> (bool, u32) {
    let matrices = matrices(directions);
    let is_map = |matrix| permutation(coordinates, grid, matrix).is_some_and(|image| image == map);
    let (number, half) = (matrices.iter().position(is_map).unwrap_or_default(), matrices.len() / 2);
    #[allow(clippy::cast_possible_truncation, reason = "it is less than 360")]
    (number >= half, (number % half * 360 / half) as u32)
}

/// The image of each hole under a matrix, or `None` if the matrix does not map the board to itself.
fn permutation(coordinates: &[Coordinate], grid: &Grid, &[a, b, c, d]: &Matrix) -> Option<Vec<Hole>> {
    let places = coordinates.iter().map(|place| (place.row.cast_signed(), place.column.cast_signed()));
    let images = places.map(|(row, column)| (a * row + b * column, c * row + d * column));
    let row = images.clone().map(|place| place.0).min()?;
    let column = images.clone().map(|place| place.1).min()?;
    let top = coordinates.iter().map(|coordinate| coordinate.row).min()?;
    let left = coordinates.iter().map(|coordinate| coordinate.column).min()?;
    let hole = |place: (isize, isize)| {
        grid.hole_at(Coordinate { row: top + place.0.abs_diff(row), column: left + place.1.abs_diff(column) })
    };
    images.map(hole).collect()
}
