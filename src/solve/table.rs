//! Sets of positions that take no more than their keys.

use std::ops::Range;

/// The smallest table.
const SMALLEST: usize = 64;

/// A set grows when so many sixteenths of it are used. At 8 it would be a twentieth faster, and half as large again.
const FULL: usize = 11;

/// A set of positions that are not empty: a zero marks an unused entry.
pub(super) struct PositionSet {
    entries: Vec<u64>,
    count: usize,
}

impl PositionSet {
    pub fn new() -> Self {
        PositionSet { entries: vec![0; SMALLEST], count: 0 }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<u64>()
    }

    pub fn contains(&self, key: u64) -> bool {
        self.entries[self.find(key)] == key
    }

    /// Adds a position; false when it was there already.
    pub fn insert(&mut self, key: u64) -> bool {
        let entry = self.find(key);
        if self.entries[entry] == key {
            return false;
        }
        self.entries[entry] = key;
        self.count += 1;
        if self.count * 16 > self.entries.len() * FULL {
            self.grow();
        }
        true
    }

    pub fn clear(&mut self) {
        self.entries.fill(0);
        self.count = 0;
    }

    /// Where the key stands, or would stand.
    fn find(&self, key: u64) -> usize {
        let mask = self.entries.len() - 1;
        let mut entry = spread(key, self.entries.len());
        while self.entries[entry] != 0 && self.entries[entry] != key {
            entry = (entry + 1) & mask;
        }
        entry
    }

    fn grow(&mut self) {
        let larger = vec![0; self.entries.len() * 2];
        for key in std::mem::replace(&mut self.entries, larger).into_iter().filter(|&key| key != 0) {
            let entry = self.find(key);
            self.entries[entry] = key;
        }
    }
}

/// How many entries of a [`Refuted`] table a position may stand in.
const WAYS: usize = 4;

/// A set of positions that stays within its size: it forgets some when it is full.
pub(super) struct Refuted {
    entries: Vec<u64>,
    count: usize,
    largest: usize,
}

impl Refuted {
    /// `largest` is the number of entries at most, a power of two.
    pub fn new(largest: usize) -> Self {
        Refuted { entries: vec![0; SMALLEST], count: 0, largest }
    }

    pub fn contains(&self, key: u64) -> bool {
        self.entries[self.ways(key)].contains(&key)
    }

    pub fn insert(&mut self, key: u64) {
        if self.count * 2 > self.entries.len() && self.entries.len() < self.largest {
            self.grow();
        }
        let ways = self.ways(key);
        let ways = &mut self.entries[ways];
        if let Some(unused) = ways.iter_mut().find(|entry| **entry == 0) {
            *unused = key;
            self.count += 1;
        } else {
            // The oldest entry leaves. Entries of a slot stand in the order of their arrival.
            ways.rotate_left(1);
            ways[WAYS - 1] = key;
        }
    }

    fn ways(&self, key: u64) -> Range<usize> {
        let first = spread(key, self.entries.len()) & !(WAYS - 1);
        first..first + WAYS
    }

    fn grow(&mut self) {
        let larger = vec![0; self.entries.len() * 2];
        let entries = std::mem::replace(&mut self.entries, larger);
        self.count = 0;
        entries.into_iter().filter(|&entry| entry != 0).for_each(|entry| self.insert(entry));
    }
}

/// An entry for the key in a table whose length is a power of two. One multiplication spreads
/// positions well enough, and nobody chooses them to collide.
pub(super) fn spread(key: u64, length: usize) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - length.trailing_zeros())) as usize
}

/// In which of `parts` tables, a power of two, a key stands. Another multiplication than that of [`spread`], so that
/// each of the tables is filled evenly.
pub(super) fn part_of(key: u64, parts: usize) -> usize {
    (key.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> (64 - parts.trailing_zeros())) as usize
}
