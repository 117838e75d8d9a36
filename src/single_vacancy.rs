//! Problems with one vacancy and one survivor.

use crate::board::Board;
use crate::position::{Hole, Position};

impl Board {
    /// Vacancy and survivor of every problem that starts with one empty hole and ends with one peg and whose
    /// position class admits a solution; one for all its images under the symmetries of the board. Ordered by vacancy,
    /// then by survivor. Some 10 microseconds a hole.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// assert_eq!(board.single_problems().len(), 21);
    /// # Ok::<(), peg_solitaire::TextError>(())
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

    /// The first of the images of a pair of holes under the symmetries of the board.
    ///
    /// # Panics
    /// When the board has no such hole.
    pub fn first_image(&self, (one, other): (Hole, Hole)) -> (Hole, Hole) {
        let image = |map: &[Hole]| (map[one.index()], map[other.index()]);
        self.symmetries().permutations().map(image).min().unwrap_or((one, other))
    }
}
