//! A set of holes in one or two machine words.
//!
//! Few modules depend on the word itself: this one, the modules that store a bit for each set, and
//! `solve/count/lines.rs`, which packs a position and a number into one word. All other modules use
//! [`Position::CAPACITY`] or the size of a position.

mod holes;
mod literal;
mod operators;

pub use holes::Holes;
pub use literal::read_literal;

use std::fmt;

use crate::error::error;

/// A word with one bit for each hole. 128 bits allow larger boards but slow down every search.
#[cfg(not(feature = "wide"))]
pub(crate) type Word = u64;
#[cfg(feature = "wide")]
pub(crate) type Word = u128;

/// Multiplying the upper half of a wide word by this constant spreads its bits before the halves are combined.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The number of a hole on its board, counted from 0 in reading order (row by row, left to right).
///
/// Always below [`Position::CAPACITY`]. A `Hole` is meaningless without its [`Board`](crate::Board).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

/// The error for a number that no hole can have, because it is [`Position::CAPACITY`] or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleError {
    /// The number.
    pub index: usize,
}

error!(HoleError {
    HoleError { index } => "hole {index} is not below {}", Position::CAPACITY;
});

/// Converts a number, counted from 0, into a hole.
impl TryFrom<usize> for Hole {
    type Error = HoleError;

    fn try_from(index: usize) -> Result<Self, HoleError> {
        if index < Position::CAPACITY { Ok(Hole::new(index)) } else { Err(HoleError { index }) }
    }
}

impl Hole {
    /// The hole with this number.
    ///
    /// # Panics
    /// Panics if `index` is [`Position::CAPACITY`] or more.
    #[allow(clippy::cast_possible_truncation, reason = "a position has at most 128 holes")]
    pub const fn new(index: usize) -> Self {
        assert!(index < Position::CAPACITY, "a position has no such hole");
        Hole(index as u8)
    }

    /// The number of the hole, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of holes, usually those that hold a peg.
///
/// Bit `n` represents the hole with number `n`, so every operation takes one or two machine instructions. The operators
/// `|`, `&`, `^` and `-` work as they do for the standard library's sets. A complement depends on the board; see
/// [`Board::complement`](crate::Board::complement).
///
/// ```
/// use peg_solitaire::{Hole, Position};
///
/// let [a, b, c] = [3, 5, 7].map(Hole::new);
/// let pegs = Position::from([a, b]);
/// assert_eq!(pegs.count(), 2);
/// assert!(pegs.contains(b) && !pegs.contains(c));
/// assert_eq!(pegs.without(b), Position::of(a));
/// assert_eq!(pegs | Position::of(c), [a, b, c].into_iter().collect());
/// assert_eq!(pegs - Position::from([b, c]), Position::of(a));
/// assert!(pegs.into_iter().rev().eq([b, a]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Position(Word);

impl Position {
    /// The largest number of holes that a board can have: 64, or 128 with the feature `wide`.
    pub const CAPACITY: usize = Word::BITS as usize;

    /// The empty set.
    pub const EMPTY: Position = Position(0);

    /// Every hole that a board can have.
    pub(crate) const ALL: Position = Position(!0);

    /// The set of holes whose bits are 1: bit `n` represents the hole with number `n`. Bit [`Position::CAPACITY`] and
    /// all higher bits are ignored.
    ///
    /// ```
    /// use peg_solitaire::{Hole, Position};
    ///
    /// assert_eq!(Position::from_bits(0b101), Position::of(Hole::new(0)).with(Hole::new(2)));
    /// assert_eq!(Position::from_bits(0b101).to_bits(), 0b101);
    /// ```
    #[allow(clippy::cast_possible_truncation, reason = "no hole has a bit above those kept")]
    pub const fn from_bits(bits: u128) -> Self {
        Position(bits as Word)
    }

    /// The word that represents the set.
    pub(crate) const fn word(self) -> Word {
        self.0
    }

    /// The set as a number. [`Position::from_bits`] is the inverse.
    pub const fn to_bits(self) -> u128 {
        self.0 as u128
    }

    /// Sorts positions by [`Position::to_bits`]. Sorting words reuses code that the wasm already contains; sorting
    /// positions would add 4 KB.
    pub(crate) fn sort(positions: &mut [Position]) {
        let mut words: Vec<Word> = positions.iter().map(|position| position.0).collect();
        words.sort_unstable();
        positions.iter_mut().zip(words).for_each(|(position, word)| position.0 = word);
    }

    /// The set that contains only this hole.
    pub const fn of(hole: Hole) -> Self {
        Position(1 << hole.0)
    }

    /// The holes with numbers below `count`, or all of them if `count` exceeds [`Position::CAPACITY`].
    pub const fn first(count: usize) -> Self {
        Position(if count >= Position::CAPACITY { !0 } else { (1 << count) - 1 })
    }

    /// Returns `true` if the hole is in the set.
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

    /// The number of holes in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if every hole of the set is in `other` as well.
    pub const fn is_subset_of(self, other: Position) -> bool {
        self.0 & !other.0 == 0
    }

    /// The holes that are in exactly one of the sets. Unlike the operator `^`, this function can be used in constants.
    #[must_use]
    pub(crate) const fn toggled(self, other: Position) -> Self {
        Position(self.0 ^ other.0)
    }

    /// Returns `true` if every hole of `other` is in the set as well.
    pub const fn is_superset_of(self, other: Position) -> bool {
        other.is_subset_of(self)
    }

    /// Returns `true` if no hole is in both sets.
    pub const fn is_disjoint_from(self, other: Position) -> bool {
        self.0 & other.0 == 0
    }

    /// Returns `true` if the number of holes that both sets share is odd.
    pub const fn odd_overlap(self, other: Position) -> bool {
        (self.0 & other.0).count_ones() & 1 == 1
    }

    /// Returns one bit for each of the sets, with the first set in the lowest bit. A bit is 1 if its set shares an odd
    /// number of holes with this set. Sets beyond [`Position::CAPACITY`] are ignored.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub(crate) fn odd_overlaps(self, sets: &[Position]) -> Word {
        sets.iter().rev().fold(0, |odd, set| odd << 1 | Word::from(set.odd_overlap(self)))
    }

    /// The first hole in reading order; `None` if the set is empty.
    #[allow(clippy::cast_possible_truncation, reason = "a position has at most 128 holes")]
    pub const fn first_hole(self) -> Option<Hole> {
        if self.is_empty() { None } else { Some(Hole(self.0.trailing_zeros() as u8)) }
    }

    /// The last hole in reading order; `None` if the set is empty.
    #[allow(clippy::cast_possible_truncation, reason = "a position has at most 128 holes")]
    pub const fn last_hole(self) -> Option<Hole> {
        if self.is_empty() { None } else { Some(Hole(self.0.ilog2() as u8)) }
    }

    /// Adds `distance` to the number of every hole. Holes whose numbers leave the valid range are dropped.
    pub(crate) const fn raised(self, distance: u32) -> Self {
        Position(self.0 << distance)
    }

    /// Subtracts `distance` from the number of every hole. Holes whose numbers leave the valid range are dropped.
    pub(crate) const fn lowered(self, distance: u32) -> Self {
        Position(self.0 >> distance)
    }

    /// Subtracts `distance` from the number of every hole, modulo [`Position::CAPACITY`].
    pub(crate) const fn rotated(self, distance: u32) -> Self {
        Position(self.0.rotate_right(distance))
    }

    /// The bits of `count` consecutive holes, starting with hole `first`, as an integer.
    #[allow(clippy::cast_possible_truncation, reason = "the mask leaves `count` bits")]
    pub(crate) const fn chunk(self, first: usize, count: usize) -> usize {
        (self.0 >> first) as usize & ((1 << count) - 1)
    }

    /// A hash for use in tables. Its upper bits select the place in a table. One multiplication is enough, because no
    /// attacker can choose positions that collide.
    pub(crate) const fn hash(self, multiplier: u64) -> u64 {
        self.folded().wrapping_mul(multiplier)
    }

    /// The set folded into 64 bits. The result is exact if no hole is beyond the 64th; otherwise, collisions are
    /// unlikely.
    pub(crate) const fn folded(self) -> u64 {
        let bits = self.to_bits();
        #[allow(clippy::cast_possible_truncation, reason = "the upper half is added")]
        let lower = bits as u64;
        lower ^ ((bits >> u64::BITS) as u64).wrapping_mul(SPREAD)
    }

    /// The holes of the set in reading order.
    pub const fn holes(self) -> Holes {
        Holes(self)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.holes().map(Hole::index)).finish()
    }
}
