//! A set of holes in one machine word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

/// The number of a hole on its board, counted from 0 in reading order (row by row, left to right).
///
/// Always below 64. A `Hole` means nothing without its [`Board`](crate::Board).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// The hole with this number.
    ///
    /// # Panics
    /// When `index` is 64 or more.
    pub const fn new(index: usize) -> Self {
        assert!(index < 64, "a board has at most 64 holes");
        Hole(index as u8)
    }

    /// The number of the hole, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of holes, used above all for the holes that hold a peg.
///
/// Bit `n` stands for the hole with number `n`. Every operation is a machine instruction or two.
///
/// ```
/// use peg_solitaire::{Hole, Position};
///
/// let pegs: Position = [Hole::new(3), Hole::new(5)].into_iter().collect();
/// assert_eq!(pegs.count(), 2);
/// assert!(pegs.contains(Hole::new(5)));
/// assert_eq!(pegs.without(Hole::new(5)).holes().collect::<Vec<_>>(), [Hole::new(3)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Position(pub u64);

impl Position {
    /// No hole at all.
    pub const EMPTY: Position = Position(0);

    /// The set that holds just this hole.
    pub const fn of(hole: Hole) -> Self {
        Position(1 << hole.0)
    }

    /// The holes with the numbers 0 to `count - 1`; all 64 where `count` is more.
    pub const fn first(count: usize) -> Self {
        Position(if count >= 64 { !0 } else { (1 << count) - 1 })
    }

    /// Whether the hole is in the set.
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 == 1
    }

    /// The set with this hole added.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Position(self.0 | 1 << hole.0)
    }

    /// The set with this hole removed.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Self {
        Position(self.0 & !(1 << hole.0))
    }

    /// How many holes are in the set, 0 to 64.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every hole of the set is in `other` as well.
    pub const fn is_subset_of(self, other: Position) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the number of holes that both sets share is odd.
    pub const fn odd_overlap(self, other: Position) -> bool {
        (self.0 & other.0).count_ones() & 1 == 1
    }

    /// The holes of the set in reading order.
    pub fn holes(self) -> impl Iterator<Item = Hole> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let hole = (rest != 0).then(|| Hole(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            hole
        })
    }
}

impl FromIterator<Hole> for Position {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Position::EMPTY, Position::with)
    }
}

impl BitAnd for Position {
    type Output = Position;
    fn bitand(self, other: Position) -> Position {
        Position(self.0 & other.0)
    }
}

impl BitOr for Position {
    type Output = Position;
    fn bitor(self, other: Position) -> Position {
        Position(self.0 | other.0)
    }
}

impl BitXor for Position {
    type Output = Position;
    fn bitxor(self, other: Position) -> Position {
        Position(self.0 ^ other.0)
    }
}

impl Sub for Position {
    type Output = Position;
    fn sub(self, other: Position) -> Position {
        Position(self.0 & !other.0)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.holes().map(Hole::index)).finish()
    }
}
