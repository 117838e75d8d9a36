//! The digits of large numbers of lines.
//!
//! A number of lines may be too long for a machine word. So it has digits, and positions are kept with one digit at a time: most
//! have only one. Counting is linear: the lines after a position are counted for each digit by itself, and what is too large for
//! a digit is carried to the next one.

use crate::solve::shards::{SHARDS, Shards};
use crate::solve::table::{Entry, part_of};

use super::lines::Lines;

/// How many bits a digit has, of the 64 in which it is kept: the sum of 2^16 digits fits as well. A position follows from fewer
/// others: an image of it, of which there are 12 at most, follows by some jump, and that brings a digit and a carry.
pub(super) const BITS: u32 = 48;

/// A level and the one after it, with one digit of the numbers of lines.
pub(super) struct Digit {
    /// In the parts of the table that they come from.
    level: Vec<Vec<Lines>>,
    /// How many positions the level has, those that were given up included.
    size: usize,
    /// How many positions of the level are kept.
    kept: usize,
    next: Shards<Lines>,
}

impl Digit {
    /// The first level.
    pub fn new(lines: impl Iterator<Item = Lines>) -> Self {
        let mut digit = Digit { level: vec![Vec::new(); SHARDS], size: 0, kept: 0, next: Shards::new() };
        for entry in lines {
            digit.level[part_of(entry.key(), SHARDS)].push(entry);
            digit.size += 1;
            digit.kept += 1;
        }
        digit
    }

    pub fn size(&self) -> usize {
        self.size
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.kept * size_of::<Lines>() + SHARDS * size_of::<Vec<Lines>>() + self.next.bytes()
    }

    /// A part of the level, whose order is of no meaning.
    pub fn part(&self, part: usize) -> &[Lines] {
        &self.level[part]
    }

    /// Adds a position to the next level.
    pub fn add(&mut self, entry: Lines) {
        self.next.add(entry, &mut |_| {});
    }

    /// Makes a part of the next level one of the level.
    pub fn collect(&mut self, part: usize) {
        if part == 0 {
            self.size = 0;
        }
        self.level[part] = self.next.take(part);
        self.size += self.level[part].len();
        self.kept += self.level[part].len();
    }

    /// Gives up a part of the level.
    pub fn give_up(&mut self, part: usize) {
        self.kept -= std::mem::take(&mut self.level[part]).len();
    }
}

/// What a digit stands for, which is moved by so many bits: the largest number there is where that does not fit.
pub(super) fn weigh(digit: u128, shift: u32) -> u128 {
    if digit.leading_zeros() >= shift.min(u128::BITS) { digit.checked_shl(shift).unwrap_or(0) } else { u128::MAX }
}
