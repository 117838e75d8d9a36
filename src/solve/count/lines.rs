//! A position and the number of lines of play that lead to it, in one word.

use crate::rules::{Position, Word};
use crate::solve::{Entry, SHARDS};

/// A position, which represents all its images, and one digit of the number of lines that lead to them.
///
/// The upper bits of the spread key are determined by which part of the table the entry is in. The word contains the
/// other bits, and below them the digit, from 1 to 2^[`DigitLayout::bits`]. The digit is never 0, because a word of 0
/// marks an unused place.
#[derive(Clone, Copy, Default)]
pub(in crate::solve) struct Lines(Word);

/// The division of a word into the bits of a key and the bits of a digit.
#[derive(Clone, Copy)]
pub(in crate::solve) struct DigitLayout {
    /// The number of bits of a word that a key leaves free.
    free: u32,
}

/// The number of bits of a key that the part determines.
const PART_BITS: u32 = SHARDS.trailing_zeros();
/// The minimum length of a key, in bits. Shorter keys are extended, so that the product of two digits fits into 128
/// bits.
pub(super) const SHORTEST: u32 = Word::BITS - 48;
/// Multiplying by this spreads keys evenly over the parts and within them.
const SPREAD: Word = (0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835_u128 >> (u128::BITS - Word::BITS)) as Word;
/// Multiplying by this undoes the spreading.
const GATHER: Word = inverse(SPREAD);

/// The inverse of an odd number modulo 2^`Word::BITS`. Each step doubles the number of correct lower bits, beginning
/// with three.
const fn inverse(odd: Word) -> Word {
    let (mut inverse, mut right) = (odd, 3);
    while right < Word::BITS {
        inverse = inverse.wrapping_mul(Word::wrapping_sub(2, odd.wrapping_mul(inverse)));
        right *= 2;
    }
    inverse
}

impl DigitLayout {
    /// The layout for keys of the first `holes` holes.
    pub fn new(holes: u32) -> Self {
        DigitLayout { free: Word::BITS - holes.max(SHORTEST) }
    }

    /// The number of bits of a digit.
    pub fn bits(self) -> u32 {
        self.free + PART_BITS - 1
    }

    /// The part of the table that the key of a position belongs to, and its entry in that part.
    pub fn entry(self, position: Position, count: u64) -> (usize, Lines) {
        let spread = (position.word() << self.free).wrapping_mul(SPREAD);
        ((spread >> (Word::BITS - PART_BITS)) as usize, Lines(spread << PART_BITS | Word::from(count)))
    }

    /// The key of an entry of this part: the first holes of the position.
    pub fn key(self, part: usize, entry: Lines) -> Position {
        let spread = (part as Word) << (Word::BITS - PART_BITS) | self.rest(entry) >> PART_BITS;
        Position::from_bits((spread.wrapping_mul(GATHER) >> self.free).into())
    }

    /// The digit of an entry.
    #[allow(clippy::cast_possible_truncation, reason = "a digit has at most 64 bits")]
    pub fn count(self, entry: Lines) -> u64 {
        (entry.0 - self.rest(entry)) as u64
    }

    /// The bits of the spread key that the part does not determine.
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
