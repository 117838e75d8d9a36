//! Hash tables of positions. Each is one array.

use std::ops::Range;

use crate::position::Position;

/// The smallest table.
const SMALLEST: usize = 64;

/// The least length of a large table. From this length on a table grows by a quarter at a time, below it by as much
/// again. So a large table is never much longer than needed, and the old and the new one together take little more
/// while it grows.
const LARGE: usize = 1 << 10;

/// A table grows when more than this many sixteenths of it are used. At 8 it would be a twentieth faster, and half as
/// large again.
const FULL: usize = 11;

/// An entry of a table: a position, and the knowledge about it.
pub(crate) trait Entry: Copy {
    /// The format of an entry, the same for all entries of a table.
    type Layout: Copy;

    /// An unused place of the table.
    const UNUSED: Self;

    /// Returns `true` if this place is unused.
    fn is_unused(&self) -> bool;

    /// Returns `true` if both are of the same position.
    fn is_same(&self, other: &Self, layout: Self::Layout) -> bool;

    /// A number whose upper bits differ for most positions.
    fn hash(&self, layout: Self::Layout) -> u32;

    /// The answer of a table to an entry whose position is new.
    fn news(self) -> Option<Self>;

    /// Adds the knowledge of another entry about the same position; returns the answer of the table.
    fn absorb(&mut self, other: &Self, layout: Self::Layout) -> Option<Self>;
}

/// The presence of a position, without other knowledge.
impl Entry for Position {
    type Layout = ();
    const UNUSED: Self = Position::EMPTY;

    fn is_unused(&self) -> bool {
        self.is_empty()
    }

    fn is_same(&self, other: &Self, (): ()) -> bool {
        self == other
    }

    fn hash(&self, (): ()) -> u32 {
        (Position::hash(*self, 0x9E37_79B9_7F4A_7C15) >> 32) as u32
    }

    fn news(self) -> Option<Self> {
        Some(self)
    }

    fn absorb(&mut self, _: &Self, (): ()) -> Option<Self> {
        None
    }
}

/// A table with linear probing.
pub(crate) struct Table<E: Entry> {
    entries: Vec<E>,
    count: usize,
    layout: E::Layout,
}

/// A set of positions that are not empty.
pub(super) type PositionSet = Table<Position>;

impl<E: Entry> Table<E> {
    pub fn with(layout: E::Layout) -> Self {
        Table { entries: vec![E::UNUSED; SMALLEST], count: 0, layout }
    }

    /// The number of places for entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The memory of the table, in bytes.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<E>()
    }

    /// The memory while this many entries are added, in bytes: a larger table is filled before the old one is dropped.
    pub fn bytes_to_add(&self, entries: usize) -> usize {
        let is_full = (self.count + entries) * 16 > self.entries.len() * FULL;
        self.bytes() + if is_full { self.larger() * size_of::<E>() } else { 0 }
    }

    /// Returns `true` if there is an entry of the same position.
    pub fn contains(&self, entry: E) -> bool {
        !self.get(entry).is_unused()
    }

    /// The entry of the same position, or an unused one.
    pub fn get(&self, entry: E) -> &E {
        &self.entries[self.find(&entry)]
    }

    /// Adds an entry; returns the answer to it.
    pub fn add(&mut self, entry: E) -> Option<E> {
        let found = self.find(&entry);
        let place = &mut self.entries[found];
        if !place.is_unused() {
            return place.absorb(&entry, self.layout);
        }
        *place = entry;
        self.count += 1;
        if self.count * 16 > self.entries.len() * FULL {
            self.grow();
        }
        entry.news()
    }

    pub fn clear(&mut self) {
        self.entries.fill(E::UNUSED);
        self.count = 0;
    }

    /// Takes all entries out and frees their memory.
    pub fn take(&mut self) -> Vec<E> {
        let Table { mut entries, .. } = std::mem::replace(self, Table::with(self.layout));
        entries.retain(|entry| !entry.is_unused());
        entries.shrink_to_fit();
        entries
    }

    /// The place of the entry of the same position, or the place for it.
    fn find(&self, entry: &E) -> usize {
        let length = self.entries.len();
        let mut place = spread(entry.hash(self.layout), length);
        while !self.entries[place].is_unused() && !self.entries[place].is_same(entry, self.layout) {
            place = if place + 1 < length { place + 1 } else { 0 };
        }
        place
    }

    /// The number of places of the next larger table.
    fn larger(&self) -> usize {
        let length = self.entries.len();
        length + if length < LARGE { length } else { length / 4 }
    }

    fn grow(&mut self) {
        let larger = vec![E::UNUSED; self.larger()];
        for entry in std::mem::replace(&mut self.entries, larger).into_iter().filter(|entry| !entry.is_unused()) {
            let place = self.find(&entry);
            self.entries[place] = entry;
        }
    }
}

impl PositionSet {
    pub fn new() -> Self {
        Table::with(())
    }

    /// Adds a position; returns `false` if it was there already.
    pub fn insert(&mut self, position: Position) -> bool {
        self.add(position).is_some()
    }
}

/// The number of entries of a [`Refuted`] table in which a position may stand.
const WAYS: usize = 4;

/// A set of positions that stays within its size: it forgets some when it is full.
pub(super) struct Refuted {
    entries: Vec<Position>,
    count: usize,
    largest: usize,
}

impl Refuted {
    /// A set of at most `largest` entries, a power of two.
    pub fn new(largest: usize) -> Self {
        Refuted { entries: vec![Position::EMPTY; SMALLEST], count: 0, largest }
    }

    /// The memory of the set, in bytes.
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
            // Replaces the oldest entry. Entries of a slot stand in the order of their arrival.
            ways.rotate_left(1);
            ways[WAYS - 1] = key;
        }
    }

    fn ways(&self, key: Position) -> Range<usize> {
        let first = spread(Entry::hash(&key, ()), self.entries.len()) & !(WAYS - 1);
        first..first + WAYS
    }

    fn grow(&mut self) {
        let larger = vec![Position::EMPTY; self.entries.len() * 2];
        let entries = std::mem::replace(&mut self.entries, larger);
        self.count = 0;
        entries.into_iter().filter(|entry| !entry.is_empty()).for_each(|entry| self.insert(entry));
    }
}

/// Maps a 32-bit hash to an index below `length` by multiplication. `length` is below 2^32.
fn spread(hash: u32, length: usize) -> usize {
    (u64::from(hash).wrapping_mul(length as u64) >> 32) as usize
}

/// The number of the table, of `parts` tables (a power of two), in which a key stands. The multiplier differs from that
/// for its place in a table, so that each table is filled evenly.
pub(super) fn part_of(key: Position, parts: usize) -> usize {
    (key.hash(0xD6E8_FEB8_6659_FD93) >> (u64::BITS - parts.trailing_zeros())) as usize
}
