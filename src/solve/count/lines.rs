//! A position and how many lines of play lead to it.

use crate::position::{Key, Position, ShortKey};
use crate::solve::shards::SHARDS;
use crate::solve::table::{Entry, part_of};

/// What stands for a position and its images in a part of a table, and one digit of the number of lines that lead to all of them.
pub(in crate::solve) trait Lines: Entry {
    type Key: Key;

    /// How many bits a digit has. It is not 0, which marks an unused place, but 1 to 2^`BITS`.
    const BITS: u32;

    /// The part for a key, and the entry there.
    fn new(key: Self::Key, count: u64) -> (usize, Self);

    /// The key of an entry of this part.
    fn key(self, part: usize) -> Self::Key;

    /// The digit.
    fn count(self) -> u64;
}

/// The sum of two digits, and whether one is carried to the next digit.
fn sum<const BITS: u32>(one: u64, other: u64) -> (u64, bool) {
    let sum = one + other;
    if sum > 1 << BITS { (sum - (1 << BITS), true) } else { (sum, false) }
}

/// Lines to a position with a short key, in one word: the part tells the upper bits of the spread key, the others stand here.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Short<const BITS: u32>(u64);

/// How many bits the part tells of a key.
const TOLD: u32 = SHARDS.trailing_zeros();
/// How many bits the number of lines has; above them stands the rest of the key.
const COUNT: u32 = u32::BITS + TOLD;
/// Multiplied by this, keys are spread evenly over the parts.
const SPREAD: u32 = 0x9E37_79B1;
/// Takes that back: a multiplication by both changes nothing.
const GATHER: u32 = inverse(SPREAD);

impl<const BITS: u32> Short<BITS> {
    /// What the part does not tell of the spread key.
    fn rest(self) -> u32 {
        (self.0 >> COUNT) as u32
    }
}

impl<const BITS: u32> Lines for Short<BITS> {
    type Key = ShortKey;
    const BITS: u32 = BITS;

    fn new(key: ShortKey, count: u64) -> (usize, Self) {
        let spread = key.to_bits().wrapping_mul(SPREAD);
        ((spread >> (u32::BITS - TOLD)) as usize, Short(u64::from(spread) << COUNT | count))
    }

    fn key(self, part: usize) -> ShortKey {
        ShortKey::from_bits(((part as u32) << (u32::BITS - TOLD) | self.rest()).wrapping_mul(GATHER))
    }

    fn count(self) -> u64 {
        self.0 & ((1 << COUNT) - 1)
    }
}

impl<const BITS: u32> Entry for Short<BITS> {
    const UNUSED: Self = Short(0);

    fn is_unused(&self) -> bool {
        self.0 == 0
    }

    fn is_same(&self, other: &Self) -> bool {
        self.rest() == other.rest()
    }

    fn hash(&self) -> u32 {
        self.rest().wrapping_mul(SPREAD)
    }

    fn news(self) -> Option<Self> {
        None
    }

    fn absorb(&mut self, other: &Self) -> Option<Self> {
        let rest = self.0 - self.count();
        let (sum, is_carried) = sum::<BITS>(self.count(), other.count());
        self.0 = rest | sum;
        is_carried.then_some(Short(rest | 1))
    }
}

/// Lines to a position of any board.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Long<const BITS: u32> {
    key: Position,
    count: u64,
}

impl<const BITS: u32> Lines for Long<BITS> {
    type Key = Position;
    const BITS: u32 = BITS;

    fn new(key: Position, count: u64) -> (usize, Self) {
        (part_of(key, SHARDS), Long { key, count })
    }

    fn key(self, _: usize) -> Position {
        self.key
    }

    fn count(self) -> u64 {
        self.count
    }
}

impl<const BITS: u32> Entry for Long<BITS> {
    const UNUSED: Self = Long { key: Position::EMPTY, count: 0 };

    fn is_unused(&self) -> bool {
        self.count == 0
    }

    fn is_same(&self, other: &Self) -> bool {
        self.key == other.key
    }

    fn hash(&self) -> u32 {
        Entry::hash(&self.key)
    }

    fn news(self) -> Option<Self> {
        None
    }

    fn absorb(&mut self, other: &Self) -> Option<Self> {
        let (sum, is_carried) = sum::<BITS>(self.count, other.count);
        self.count = sum;
        is_carried.then_some(Long { key: self.key, count: 1 })
    }
}

/// The number by which an odd one has to be multiplied to give 1, modulo 2^32. Each step doubles the number of bits that are right.
const fn inverse(odd: u32) -> u32 {
    let (mut inverse, mut step) = (odd, 0);
    while step < 4 {
        inverse = inverse.wrapping_mul(2u32.wrapping_sub(odd.wrapping_mul(inverse)));
        step += 1;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_part_and_its_entry_tell_key_and_count(key: u32, count in 1..=1_u64 << 38) {
            let (part, entry) = Short::<38>::new(ShortKey::from_bits(key), count);
            prop_assert!(part < SHARDS && !entry.is_unused());
            prop_assert_eq!((entry.key(part).to_bits(), entry.count()), (key, count));
        }

        #[test]
        fn the_sum_and_what_is_carried_are_as_many(key: u32, one in 1..=1_u64 << 38, other in 1..=1_u64 << 38) {
            let key = ShortKey::from_bits(key);
            let (part, mut entry) = Short::<38>::new(key, one);
            let carry = entry.absorb(&Short::new(key, other).1);
            prop_assert!((1..=1 << 38).contains(&entry.count()) && entry.key(part) == key);
            prop_assert!(carry.is_none_or(|carry| carry.key(part) == key && carry.count() == 1));
            prop_assert_eq!(entry.count() + (u64::from(carry.is_some()) << 38), one + other);
        }
    }
}
