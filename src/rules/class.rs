//! Position classes: the parities that no jump changes (the Rule of Three).
//!
//! Colour the holes of a square board by `(row + column) mod 3`. A jump changes one hole of each colour, and so exactly
//! two holes of any two colours. The parity of the number of pegs on any two colours therefore never changes.
//! `(row - column) mod 3` is another such colouring. See M. Reiss, "Beiträge zur Theorie des Solitär-Spiels", Crelle's
//! Journal 54 (1857); J. Beasley, "The Ins and Outs of Peg Solitaire" (1985), chapter 4.
//!
//! Nothing in this module depends on colours. An *invariant* is any set of holes in which every jump of the board
//! changes an even number of holes. On any lattice, the invariants form the kernel of the jumps over the field with two
//! elements.

use super::{Hole, Jump, Position, Word};

/// The class of a position: the board's invariants that contain an odd number of the position's pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class(
    /// A bit for each invariant.
    Word,
);

impl Class {
    /// The class as an index. The board must have at most [`MOST_COUNTED`] invariants.
    #[allow(clippy::cast_possible_truncation, reason = "there is a bit for each of at most 16 invariants")]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// The largest number of invariants for which [`Classes::fewest_pegs`] examines every class.
const MOST_COUNTED: usize = 16;

/// The invariants of a board; see [`Board::classes`](crate::Board::classes).
///
/// ```
/// use peg_solitaire::{Board, Classes};
///
/// let board: Board = "european".parse()?;
/// let classes = board.classes();
/// assert_eq!(classes.invariants().len(), 4); // 16 classes
///
/// let start = board.vacancy(board.parse_hole("d4")?);
/// assert!(board.holes().holes().all(|hole| classes.class(start) != classes.class_of_hole(hole)));
/// assert_eq!(classes.fewest_pegs(start), 2);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    invariants: Vec<Position>,
    /// For each invariant, in order, a hole that is in no other invariant.
    determined: Position,
    holes: Position,
}

impl Classes {
    /// Finds the invariants by elimination, in about a microsecond.
    pub(crate) fn new(holes: Position, jumps: &[Jump]) -> Self {
        let rows = reduced_rows(jumps.iter().filter(|jump| jump.from < jump.to).map(|jump| jump.mask()));
        let pivots: Position = rows.iter().map(|&(pivot, _)| pivot).collect();
        let invariant = |free: Hole| {
            let dependent = rows.iter().filter(|(_, row)| row.contains(free)).map(|&(pivot, _)| pivot);
            dependent.fold(Position::of(free), Position::with)
        };
        let determined = holes - pivots;
        Classes { invariants: determined.holes().map(invariant).collect(), determined, holes }
    }

    /// Independent sets of holes in which every jump changes an even number of holes. `n` sets divide the positions
    /// into 2^n classes. The symmetric difference of two invariants is an invariant as well.
    pub fn invariants(&self) -> &[Position] {
        &self.invariants
    }

    /// The class of a position, which no jump changes.
    pub fn class(&self, position: Position) -> Class {
        Class(position.odd_overlaps(&self.invariants))
    }

    /// A number `n` such that the pegs in the first `n` holes determine the pegs in all other holes, given the class of
    /// the position.
    pub(crate) fn open_holes(&self) -> usize {
        (self.holes - self.determined).last_hole().map_or(0, |hole| hole.index() + 1)
    }

    /// The position in the class of `other` that agrees with `position` in every hole not determined by the class.
    pub(crate) fn completed(&self, position: Position, other: Position) -> Position {
        let determined = self.determined.holes().zip(&self.invariants);
        let odd = determined.filter(|(_, invariant)| invariant.odd_overlap(position ^ other));
        odd.fold(position, |position, (hole, _)| position ^ Position::of(hole))
    }

    /// The class of the position that has a single peg in this hole.
    pub fn class_of_hole(&self, hole: Hole) -> Class {
        self.class(Position::of(hole))
    }

    /// A few invariants that prove that no line of play leads from `start` to any of `finishes`: each finish differs
    /// from the start in at least one of the invariants. `None` if there is no such proof.
    ///
    /// The search prefers a small number of small sets, which are easy to check by hand.
    pub fn refuting(&self, start: Position, finishes: &[Position]) -> Option<Vec<Position>> {
        let candidates = self.combinations();
        let mut open: Vec<Position> = finishes.to_vec();
        let mut proof = Vec::new();
        while !open.is_empty() {
            let refuted = |set: &Position| open.iter().filter(|&&finish| set.odd_overlap(start ^ finish)).count();
            let best = candidates.iter().max_by_key(|set| (refuted(set), std::cmp::Reverse(set.count())))?;
            if refuted(best) == 0 {
                return None;
            }
            open.retain(|&finish| !best.odd_overlap(start ^ finish));
            proof.push(*best);
        }
        Some(proof)
    }

    /// All symmetric differences of the first 8 invariants, followed by the remaining invariants. The boards that
    /// people play on have at most 4 invariants.
    fn combinations(&self) -> Vec<Position> {
        let small = &self.invariants[..self.invariants.len().min(8)];
        let sum = |choice: u32| {
            let chosen = small.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1);
            chosen.fold(Position::EMPTY, |sum, (_, &invariant)| sum ^ invariant)
        };
        let sums = (1..1u32 << small.len()).map(sum);
        sums.chain(self.invariants.iter().skip(8).copied()).collect()
    }

    /// The smallest number of pegs, at least 1, in any position of the same class as `position`. Play that starts with
    /// at least one peg cannot end with fewer pegs than this. Always 1 if the board has more than 2^16 classes.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "ooo/ooo/ooo".parse()?;
    /// let classes = board.classes();
    /// assert_eq!(classes.fewest_pegs(board.parse_position("xxo/ooo/ooo")?), 1);
    /// assert_eq!(classes.fewest_pegs(board.parse_position("xxx/ooo/ooo")?), 3);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn fewest_pegs(&self, position: Position) -> u32 {
        if self.invariants.len() > MOST_COUNTED {
            return 1;
        }
        // For each class, the fewest pegs in any position of that class that has pegs only in the holes processed so
        // far.
        let mut fewest: Vec<Option<u32>> = vec![None; 1 << self.invariants.len()];
        for hole in self.holes.holes().map(|hole| self.class_of_hole(hole).index()) {
            let with_hole = |class: usize| fewest[class ^ hole].map(|pegs| pegs + 1);
            let mut next: Vec<Option<u32>> =
                (0..fewest.len()).map(|class| fewest[class].into_iter().chain(with_hole(class)).min()).collect();
            next[hole] = Some(1);
            fewest = next;
        }
        fewest[self.class(position).index()].unwrap_or(1)
    }
}

/// Performs Gauss-Jordan elimination modulo 2. Each returned row has a pivot hole that no other row contains.
fn reduced_rows(rows: impl Iterator<Item = Position>) -> Vec<(Hole, Position)> {
    let mut reduced: Vec<(Hole, Position)> = Vec::new();
    for row in rows {
        let row = reduced.iter().fold(row, |row, &(pivot, other)| if row.contains(pivot) { row ^ other } else { row });
        let Some(pivot) = row.holes().next() else { continue };
        for (_, other) in reduced.iter_mut().filter(|(_, other)| other.contains(pivot)) {
            *other ^= row;
        }
        reduced.push((pivot, row));
    }
    reduced
}
