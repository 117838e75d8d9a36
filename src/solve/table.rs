//! Hash tables of positions, in one array each.

use std::ops::Range;

use crate::position::Position;

/// The smallest table.
const SMALLEST: usize = 64;

/// From this length on a table grows by a quarter at a time, below it by as much again: so a large one is never much longer than it has
/// to be, and the old one and the new one together take little more while it grows.
const LARGE: usize = 1 << 10;

/// A table grows when so many sixteenths of it are used. At 8 it would be a twentieth faster, and half as large again.
const FULL: usize = 11;

/// What a table holds: a position, and what is to be known of it.
pub(super) trait Entry: Copy {
    /// Marks a place of the table that holds nothing. Its key is the empty position, which no other entry has.
    const UNUSED: Self;

    /// The position.
    fn key(&self) -> Position;

    /// Adds what another entry knows of the same position.
    fn absorb(&mut self, other: &Self);
}

/// A position of which it is known that it is there.
impl Entry for Position {
    const UNUSED: Self = Position::EMPTY;

    fn key(&self) -> Position {
        *self
    }

    fn absorb(&mut self, _: &Self) {}
}

/// A table with linear probing.
pub(super) struct Table<E> {
    entries: Vec<E>,
    count: usize,
}

/// A set of positions that are not empty.
pub(super) type PositionSet = Table<Position>;

impl<E: Entry> Table<E> {
    pub fn new() -> Self {
        Table { entries: vec![E::UNUSED; SMALLEST], count: 0 }
    }

    /// How many places there are for entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<E>()
    }

    pub fn contains(&self, key: Position) -> bool {
        !is_unused(&self.entries[self.find(key)])
    }

    /// The entry of a position, or an unused one.
    pub fn get(&self, key: Position) -> &E {
        &self.entries[self.find(key)]
    }

    /// Adds an entry; false when its position was there already.
    pub fn insert(&mut self, entry: E) -> bool {
        let found = self.find(entry.key());
        let place = &mut self.entries[found];
        if !is_unused(place) {
            place.absorb(&entry);
            return false;
        }
        *place = entry;
        self.count += 1;
        if self.count * 16 > self.entries.len() * FULL {
            self.grow();
        }
        true
    }

    pub fn clear(&mut self) {
        self.entries.fill(E::UNUSED);
        self.count = 0;
    }

    /// Takes all entries out, and gives up their memory.
    pub fn take(&mut self) -> Vec<E> {
        let Table { mut entries, .. } = std::mem::replace(self, Table::new());
        entries.retain(|entry| !is_unused(entry));
        entries.shrink_to_fit();
        entries
    }

    /// Where the key stands, or would stand.
    fn find(&self, key: Position) -> usize {
        let length = self.entries.len();
        let mut place = spread(key, length);
        while !is_unused(&self.entries[place]) && self.entries[place].key() != key {
            place = if place + 1 < length { place + 1 } else { 0 };
        }
        place
    }

    fn grow(&mut self) {
        let length = self.entries.len();
        let larger = vec![E::UNUSED; length + if length < LARGE { length } else { length / 4 }];
        for entry in std::mem::replace(&mut self.entries, larger).into_iter().filter(|entry| !is_unused(entry)) {
            let place = self.find(entry.key());
            self.entries[place] = entry;
        }
    }
}

fn is_unused<E: Entry>(entry: &E) -> bool {
    entry.key().is_empty()
}

/// How many entries of a [`Refuted`] table a position may stand in.
const WAYS: usize = 4;

/// A set of positions that stays within its size: it forgets some when it is full.
pub(super) struct Refuted {
    entries: Vec<Position>,
    count: usize,
    largest: usize,
}

impl Refuted {
    /// `largest` is the number of entries at most, a power of two.
    pub fn new(largest: usize) -> Self {
        Refuted { entries: vec![Position::EMPTY; SMALLEST], count: 0, largest }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Position>()
    }

    pub fn contains(&self, key: Position) -> bool {
        self.entries[self.ways(key)].contains(&key)
    }

    pub fn insert(&mut self, key: Position) {
        if self.count * 2 > self.entries.len() && self.entries.len() < self.largest {
            self.grow();
        }
        let ways = self.ways(key);
        let ways = &mut self.entries[ways];
        if let Some(unused) = ways.iter_mut().find(|entry| entry.is_empty()) {
            *unused = key;
            self.count += 1;
        } else {
            // The oldest entry leaves. Entries of a slot stand in the order of their arrival.
            ways.rotate_left(1);
            ways[WAYS - 1] = key;
        }
    }

    fn ways(&self, key: Position) -> Range<usize> {
        let first = spread(key, self.entries.len()) & !(WAYS - 1);
        first..first + WAYS
    }

    fn grow(&mut self) {
        let larger = vec![Position::EMPTY; self.entries.len() * 2];
        let entries = std::mem::replace(&mut self.entries, larger);
        self.count = 0;
        entries.into_iter().filter(|entry| !entry.is_empty()).for_each(|entry| self.insert(entry));
    }
}

/// A place for the key in a table of this length, below 2^32: that part of the length which its hash is of the largest hash.
fn spread(key: Position, length: usize) -> usize {
    ((key.hash(0x9E37_79B9_7F4A_7C15) >> 32).wrapping_mul(length as u64) >> 32) as usize
}

/// In which of `parts` tables, a power of two, a key stands. Another multiplication than for its place in a table, so that
/// each of the tables is filled evenly.
pub(super) fn part_of(key: Position, parts: usize) -> usize {
    (key.hash(0xD6E8_FEB8_6659_FD93) >> (u64::BITS - parts.trailing_zeros())) as usize
}
