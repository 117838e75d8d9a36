//! Problems with one vacancy and one survivor.

use super::{Board, Hole, Position};

impl Board {
    /// The vacancy and the survivor of every problem that starts with one empty hole, ends with one peg, and is not
    /// refuted by its position class. Problems that are images of each other under the symmetries of the board are
    /// listed once. The list is ordered by vacancy, then by survivor. Takes tens of microseconds.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let problems = board.single_problems();
    /// assert_eq!(problems.len(), 21);
    /// assert!(problems.contains(&(board.parse_hole("d4")?, board.parse_hole("d4")?)));
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn single_problems(&self) -> Vec<(Hole, Hole)> {
        let holes = || self.holes().holes();
        let pairs = holes().flat_map(|vacancy| holes().map(move |survivor| (vacancy, survivor)));
        let classes = self.classes();
        let is_in_class = |&(vacancy, survivor): &(Hole, Hole)| {
            classes.class(self.vacancy(vacancy)) == classes.class(Position::of(survivor))
        };
        pairs.filter(is_in_class).filter(|&pair| self.first_image(pair) == pair).collect()
    }

    /// The smallest image of a pair of holes under the symmetries of the board. [`Board::single_problems`] lists only
    /// this image of each pair.
    ///
    /// # Panics
    /// Panics if the board does not have one of the holes.
    pub fn first_image(&self, (one, other): (Hole, Hole)) -> (Hole, Hole) {
        let image = |map: &[Hole]| (map[one.index()], map[other.index()]);
        self.symmetries().permutations().map(image).min().unwrap_or((one, other))
    }
}
