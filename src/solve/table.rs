//! Hash tables of positions. Each is one array.
//!
//! It takes long to make a large array, and to move its entries. So large tables do both in slices, between two
//! positions of a search, and the meter counts it.

use std::ops::Range;

use crate::position::Position;

use super::meter::Meter;

#[cfg(test)]
thread_local! {
    /// The number of places that tables have touched.
    pub(super) static TOUCHED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Counts places that are read or written, so that a test can bound the work of a call.
#[inline]
pub(super) fn touch(places: usize) {
    #[cfg(test)]
    TOUCHED.set(TOUCHED.get() + places);
    #[cfg(not(test))]
    let _ = places;
}

/// The smallest table.
const SMALLEST: usize = 64;

/// The least length of a large table. From this length on a table grows by a quarter at a time, below it by as much
/// again. So a large table is never much longer than needed, and the old and the new one together take little more
/// while it grows.
const LARGE: usize = 1 << 10;

/// A table grows when more than this many sixteenths of it are used. At 8 it would be a twentieth faster, and half as
/// large again.
const FULL: usize = 11;

/// The number of places from which on a table grows in slices.
const SLICED: usize = 1 << 14;
/// The number of places of a slice, and the number that cost as much as looking at one position.
const SLICE: usize = 1 << 12;
const PLACES: usize = 128;

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
        let answer = self.put(entry);
        if self.is_full() {
            self.grow();
        }
        answer
    }

    /// The same without growing.
    fn put(&mut self, entry: E) -> Option<E> {
        let found = self.find(&entry);
        let place = &mut self.entries[found];
        if !place.is_unused() {
            return place.absorb(&entry, self.layout);
        }
        *place = entry;
        self.count += 1;
        entry.news()
    }

    pub fn clear(&mut self) {
        touch(self.entries.len());
        self.entries.fill(E::UNUSED);
        self.count = 0;
    }

    /// Takes all entries out and frees their memory.
    pub fn take(&mut self) -> Vec<E> {
        let Table { mut entries, .. } = std::mem::replace(self, Table::with(self.layout));
        touch(entries.len());
        entries.retain(|entry| !entry.is_unused());
        entries.shrink_to_fit();
        entries
    }

    /// The place of the entry of the same position, or the place for it.
    fn find(&self, entry: &E) -> usize {
        let length = self.entries.len();
        let mut place = spread(entry.hash(self.layout), length);
        touch(1);
        while !self.entries[place].is_unused() && !self.entries[place].is_same(entry, self.layout) {
            place = if place + 1 < length { place + 1 } else { 0 };
            touch(1);
        }
        place
    }

    fn is_full(&self) -> bool {
        is_full(self.count, self.entries.len())
    }

    fn grow(&mut self) {
        let larger = vec![E::UNUSED; larger(self.entries.len())];
        touch(larger.len() + self.entries.len());
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

/// Returns `true` if a table of this length is too short for so many entries.
fn is_full(entries: usize, length: usize) -> bool {
    entries * 16 > length * FULL
}

/// The length of the next larger table.
fn larger(length: usize) -> usize {
    length + if length < LARGE { length } else { length / 4 }
}

/// A table that is cleared and grows in slices. It has to be settled between two positions of a search.
pub(super) struct LargeTable<E: Entry> {
    table: Table<E>,
    /// The table that will take its place.
    next: Option<Next<E>>,
}

struct Next<E: Entry> {
    /// The table, as far as it is made.
    table: Table<E>,
    /// The length that it will have.
    length: usize,
    /// The number of places whose entries have been moved to it.
    moved: usize,
}

/// A large set of positions that are not empty.
pub(super) type LargeSet = LargeTable<Position>;

impl<E: Entry> LargeTable<E> {
    pub fn with(layout: E::Layout) -> Self {
        LargeTable { table: Table::with(layout), next: None }
    }

    /// An empty table as large as it becomes when so many entries are added.
    pub fn with_room(entries: usize, layout: E::Layout) -> Self {
        let mut length = SMALLEST;
        while is_full(entries, length) {
            length = larger(length);
        }
        LargeTable { table: Table { entries: Vec::new(), count: 0, layout }, next: Some(Next::new(length, layout)) }
    }

    /// The number of entries.
    pub fn count(&self) -> usize {
        self.table.count
    }

    /// The memory of the table, in bytes.
    pub fn bytes(&self) -> usize {
        self.table.bytes() + self.next.as_ref().map_or(0, |next| next.length) * size_of::<E>()
    }

    /// The memory while this many entries are added to the settled table, in bytes: a larger table is filled before the
    /// old one is dropped.
    pub fn bytes_to_add(&self, entries: usize) -> usize {
        let length = self.length();
        let more = if is_full(self.table.count + entries, length) { larger(length) } else { 0 };
        (length + more) * size_of::<E>()
    }

    /// Returns `true` if there is an entry of the same position.
    pub fn contains(&self, entry: E) -> bool {
        self.table.contains(entry)
    }

    /// The entry of the same position, or an unused one.
    pub fn get(&self, entry: E) -> &E {
        self.table.get(entry)
    }

    /// Adds an entry; returns the answer to it.
    pub fn add(&mut self, entry: E) -> Option<E> {
        let answer = self.table.put(entry);
        if self.table.is_full() && self.table.len() < SLICED {
            self.table.grow();
        }
        answer
    }

    /// Takes all entries out, once the table is settled.
    pub fn clear(&mut self) {
        let (length, layout) = (self.length(), self.table.layout);
        let mut entries = std::mem::take(&mut self.table.entries);
        entries.clear();
        entries.reserve_exact(length);
        self.table.count = 0;
        self.next = Some(Next { table: Table { entries, count: 0, layout }, length, moved: 0 });
    }

    /// Makes places and moves entries while the meter allows; returns `true` when nothing is left to do.
    #[inline]
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        while self.next.is_some() || self.table.is_full() {
            if meter.is_spent() {
                return false;
            }
            self.settle_slice();
            meter.count_work((SLICE / PLACES) as u64);
        }
        true
    }

    // It is not critical, and many copies of it would make the wasm larger.
    #[inline(never)]
    fn settle_slice(&mut self) {
        let (length, layout) = (self.length(), self.table.layout);
        let Next { table, moved, .. } = self.next.get_or_insert_with(|| Next::new(length, layout));
        touch(SLICE);
        if table.len() < length {
            table.entries.resize(length.min(table.len() + SLICE), E::UNUSED);
        } else if *moved < self.table.len() {
            let slice = self.table.entries[*moved..].iter().take(SLICE);
            slice.filter(|entry| !entry.is_unused()).for_each(|&entry| _ = table.put(entry));
            *moved += SLICE;
        } else if let Some(next) = self.next.take() {
            self.table = next.table;
        }
    }

    /// The number of places of the settled table.
    fn length(&self) -> usize {
        let length = self.table.len();
        let settled = if self.table.is_full() { larger(length) } else { length };
        self.next.as_ref().map_or(settled, |next| next.length)
    }
}

impl<E: Entry> Next<E> {
    fn new(length: usize, layout: E::Layout) -> Self {
        Next { table: Table { entries: Vec::with_capacity(length), count: 0, layout }, length, moved: 0 }
    }
}

impl LargeSet {
    /// Adds a position; returns `false` if it was there already.
    pub fn insert(&mut self, position: Position) -> bool {
        self.add(position).is_some()
    }
}

/// The number of entries of a [`Refuted`] table in which a position may stand.
const WAYS: usize = 4;

/// A set of positions that stays within its size: it forgets some when it is full. It grows in slices, as it is settled,
/// and may forget what is added meanwhile.
pub(super) struct Refuted {
    entries: Vec<Position>,
    count: usize,
    largest: usize,
    /// The set of twice the size that will take its place, as far as it is made.
    next: Option<Box<Refuted>>,
    /// The number of places whose entries have been moved to it.
    moved: usize,
}

impl Refuted {
    /// A set of at most `largest` entries, a power of two.
    pub fn new(largest: usize) -> Self {
        Refuted { entries: vec![Position::EMPTY; SMALLEST], count: 0, largest, next: None, moved: 0 }
    }

    /// The memory of the set, in bytes.
    pub fn bytes(&self) -> usize {
        (self.entries.len() + self.next.as_ref().map_or(0, |next| next.entries.capacity())) * size_of::<Position>()
    }

    pub fn contains(&self, key: Position) -> bool {
        self.entries[self.ways(key)].contains(&key)
    }

    pub fn insert(&mut self, key: Position) {
        while self.is_due() && self.entries.len() < SLICED {
            self.settle_slice();
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
        touch(1);
        first..first + WAYS
    }

    /// Grows while the meter allows; returns `true` when it is large enough.
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        while self.is_due() {
            if meter.is_spent() {
                return false;
            }
            self.settle_slice();
            meter.count_work((SLICE / PLACES) as u64);
        }
        true
    }

    fn is_due(&self) -> bool {
        self.count * 2 > self.entries.len() && self.entries.len() < self.largest
    }

    fn settle_slice(&mut self) {
        touch(SLICE);
        let length = self.entries.len() * 2;
        let entries = || Vec::with_capacity(length);
        let next =
            self.next.get_or_insert_with(|| Box::new(Refuted { entries: entries(), ..Refuted::new(self.largest) }));
        if next.entries.len() < length {
            next.entries.resize(length.min(next.entries.len() + SLICE), Position::EMPTY);
        } else if self.moved < self.entries.len() {
            let slice = self.entries[self.moved..].iter().take(SLICE);
            slice.filter(|entry| !entry.is_empty()).for_each(|&entry| next.insert(entry));
            self.moved += SLICE;
        } else if let Some(next) = self.next.take() {
            *self = *next;
        }
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
