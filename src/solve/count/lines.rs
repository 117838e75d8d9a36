//! A position and the number of lines of play that lead to it, in one word.

use crate::rules::{Position, Word};
use crate::solve::{Entry, SHARDS};

/// A position that represents all of its images, and one digit of the number of lines that lead to these images.
///
/// The upper bits of the spread key are not stored, because they are the index of the entry's part of the table. The
/// word contains the other bits of the key and, below them, the digit, from 1 to 2^[`DigitLayout::bits`]. The digit is
/// never 0, because a word of 0 marks an unused place.
#[derive(Clone, Copy, Default)]
pub(in crate::solve) struct Lines(Word);

/// The division of a word into the bits of a key and the bits of a digit.
#[derive(Clone, Copy)]
pub(in crate::solve) struct DigitLayout {
    /// The number of bits in a word that are not used by the key.
    free: u32,
}

/// The number of upper bits of a spread key that are the index of a part.
const PART_BITS: u32 = SHARDS.trailing_zeros();
/// The minimum length of a key, in bits. Shorter keys are extended, so that the product of two digits fits into 128
/// bits.
pub(super) const SHORTEST: u32 = Word::BITS - 48;
/// Multiplying keys by this constant spreads them evenly over the parts, and within each part.
const SPREAD: Word = (0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835_u128 >> (u128::BITS - Word::BITS)) as Word;
/// Multiplying a spread key by this constant restores the key.
const GATHER: Word = inverse(SPREAD);

/// The inverse of an odd number modulo 2^`Word::BITS`. Each step doubles the number of correct lower bits, which is
/// three at the beginning.
const fn inverse(odd: Word) -> Word {
    let (mut inverse, mut right) = (odd, 3);
    while right < Word::BITS {
        inverse = inverse.wrapping_mul(Word::wrapping_sub(2, odd.wrapping_mul(inverse)));
        right *= 2;
    }
    inverse
}

impl DigitLayout {
    /// The layout for keys that consist of the first `holes` holes.
    pub fn new(holes: u32) -> Self {
        DigitLayout { free: Word::BITS - holes.max(SHORTEST) }
    }

    /// The number of bits of a digit.
    pub fn bits(self) -> u32 {
        self.free + PART_BITS - 1
    }

    /// The part of the table that a position belongs to, and the position's entry in that part.
    pub fn entry(self, position: Position, count: u64) -> (usize, Lines) {
        let spread = (position.word() << self.free).wrapping_mul(SPREAD);
        ((spread >> (Word::BITS - PART_BITS)) as usize, Lines(spread << PART_BITS | Word::from(count)))
    }

    /// The key of an entry in a part: the pegs in the first holes of the position.
    pub fn key(self, part: usize, entry: Lines) -> Position {
        let spread = (part as Word) << (Word::BITS - PART_BITS) | self.rest(entry) >> PART_BITS;
        Position::from_bits((spread.wrapping_mul(GATHER) >> self.free).into())
    }

    /// The digit of an entry.
    #[allow(clippy::cast_possible_truncation, reason = "a digit has at most 64 bits")]
    pub fn count(self, entry: Lines) -> u64 {
        (entry.0 - self.rest(entry)) as u64
    }

    /// The bits of the spread key that the entry stores.
    pub fn rest(self, entry: Lines) -> Word {
        let digit = self.free + PART_BITS;
        entry.0 >> digit << digit
    }
}

impl Entry for Lines {
    type Layout = DigitLayout;

    fn is_unused(&self) -> bool {
        self.0 == 0
    }

    fn is_same(&self, other: &Self, layout: DigitLayout) -> bool {
        (self.0 ^ other.0) >> (layout.free + PART_BITS) == 0
    }

    fn hash(&self, layout: DigitLayout) -> u32 {
        (layout.rest(*self) >> (Word::BITS - u32::BITS)) as u32
    }

    fn absorb(&mut self, other: &Self, layout: DigitLayout) -> Option<Self> {
        let (rest, sum) = (layout.rest(*self), layout.count(*self) + layout.count(*other));
        let is_carried = sum > 1 << layout.bits();
        self.0 = rest | Word::from(if is_carried { sum - (1 << layout.bits()) } else { sum });
        is_carried.then_some(Lines(rest | 1))
    }
}
