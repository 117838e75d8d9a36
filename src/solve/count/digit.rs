//! The digits of large numbers of lines.
//!
//! The number of lines to a position may be too large for a machine word. It is therefore divided into digits, and each
//! entry stores a position with one digit. Most numbers have only one digit. Counting is linear, so each digit is
//! counted separately, and any excess is carried to the next digit.

use crate::solve::{SHARDS, Shards};

use super::lines::{DigitLayout, Lines};

/// The current level and the next one, with one digit of the number of lines that lead to each position.
pub(super) struct Digit {
    /// The positions of the level, grouped by the part of the table that they come from, in no particular order.
    pub level: Vec<Vec<Lines>>,
    /// The number of positions in the level, including parts that have been dropped.
    pub size: usize,
    /// The number of positions in the level that are still stored.
    kept: usize,
    next: Shards<Lines>,
    /// The entries to carry to the next level of the next digit, each with the index of its part.
    pub carried: Vec<(usize, Lines)>,
}

impl Digit {
    /// Creates the digit for the first level.
    pub fn new(layout: DigitLayout, lines: impl Iterator<Item = (usize, Lines)>) -> Self {
        let mut level = vec![Vec::new(); SHARDS];
        lines.for_each(|(part, entry)| level[part].push(entry));
        let size = level.iter().map(Vec::len).sum();
        Digit { level, size, kept: size, next: Shards::with(layout), carried: Vec::new() }
    }

    /// The memory that both levels use, in bytes.
    pub fn bytes(&self) -> usize {
        self.kept * size_of::<Lines>() + SHARDS * size_of::<Vec<Lines>>() + self.next.bytes
    }

    /// Adds a position to the next level.
    pub fn add(&mut self, part: usize, entry: Lines) {
        self.next.add(part, entry, &mut |carry| self.carried.push((part, carry)));
    }

    /// Moves a part of the next level to the current one.
    pub fn collect(&mut self, part: usize) {
        if part == 0 {
            self.size = 0;
        }
        self.level[part] = self.next.take(part, &mut |carry| self.carried.push((part, carry)));
        self.size += self.level[part].len();
        self.kept += self.level[part].len();
    }

    /// Drops a part of the level.
    pub fn give_up(&mut self, part: usize) {
        self.kept -= std::mem::take(&mut self.level[part]).len();
    }
}

/// Shifts a digit left by `shift` bits. Returns the largest number if the result does not fit.
pub(super) fn weigh(digit: u128, shift: u32) -> u128 {
    if digit.leading_zeros() >= shift.min(u128::BITS) { digit.checked_shl(shift).unwrap_or(0) } else { u128::MAX }
}
