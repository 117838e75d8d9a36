//! Hash tables of positions, each in a single array.
//!
//! Allocating a large array and moving entries into it takes a long time. Tables therefore do both in slices, between
//! two positions of a search, and the search's meter counts the work.

mod entry;
mod list;
mod refuted;
mod shards;

pub(super) use entry::{Entry, Valued};
pub(super) use list::List;
pub(super) use refuted::Refuted;
pub(super) use shards::{SHARDS, Shards};

use crate::rules::Position;

use super::Meter;

/// The size of the smallest table.
pub(super) const SMALLEST: usize = 64;

/// Tables of at least this length grow by a quarter at a time; shorter tables double. A large table is therefore never
/// much longer than necessary, and while it grows, the old and the new table together take little more than twice its
/// memory.
const LARGE: usize = 1 << 10;

/// The fill level above which a table grows, in sixteenths of its length. With 8, tables would be 5% faster, but 50%
/// larger.
const FULL: usize = 11;

/// Tables with at least this number of places grow in slices.
pub(super) const SLICED: usize = 1 << 14;
/// The number of places in a slice, and the number of places that can be processed in the time that a search takes to
/// examine one position.
const SLICE: usize = 1 << 12;
const PLACES: usize = 128;

/// A table with linear probing.
pub(super) struct Table<E: Entry> {
    entries: Box<[E]>,
    /// The number of entries.
    pub count: usize,
    layout: E::Layout,
    next: Option<Box<Next<E>>>,
}

/// The places allocated so far for the next, larger table.
pub(super) struct Next<E> {
    pub places: Vec<E>,
    /// The number of places in the old table whose entries have been moved.
    moved: usize,
}

impl<E: Entry> Next<E> {
    fn with_room(length: usize) -> Self {
        Next { places: Vec::with_capacity(length), moved: 0 }
    }

    /// Allocates `length` places and moves the entries into them within the meter's budget; returns the places when
    /// that is done.
    pub fn fill(
        next: &mut Option<Box<Self>>,
        length: usize,
        entries: &[E],
        meter: &mut Meter,
        put: impl Fn(&mut [E], E),
    ) -> Option<Vec<E>> {
        let Next { places, moved } = &mut **next.get_or_insert_with(|| Box::new(Next::with_room(length)));
        while !meter.is_spent() {
            let missing = (places.capacity() - places.len()).min(SLICE);
            places.resize(places.len() + missing, E::default());
            let slice = entries[*moved..].chunks(SLICE).next().filter(|_| missing == 0).unwrap_or_default();
            if missing + slice.len() == 0 {
                return next.take().map(|next| next.places);
            }
            *moved += slice.len();
            touch(missing + slice.len());
            meter.count_work(((missing + slice.len()) / PLACES) as u64);
            slice.iter().filter(|entry| !entry.is_unused()).for_each(|&entry| put(places, entry));
        }
        None
    }
}

/// Counts places that are read or written, so that a test can check that each call of a search touches few of them.
#[inline]
pub(super) fn touch(places: usize) {
    #[cfg(test)]
    super::tests::touch(places);
    let _ = places;
}

/// A set of non-empty positions.
pub(super) type PositionSet = Table<Position>;

impl<E: Entry> Table<E> {
    pub fn with(layout: E::Layout) -> Self {
        touch(SMALLEST);
        Table { entries: vec![E::default(); SMALLEST].into(), count: 0, layout, next: None }
    }

    /// A table that will have room for `entries` entries once it is settled.
    pub fn with_room(entries: usize, layout: E::Layout) -> Self {
        let mut length = SMALLEST;
        while is_full(entries, length) {
            length = larger(length);
        }
        Table { entries: Box::default(), count: 0, layout, next: Some(Box::new(Next::with_room(length))) }
    }

    /// The number of places for entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The memory that the table uses, in bytes.
    pub fn bytes(&self) -> usize {
        (self.len() + self.next.as_ref().map_or(0, |next| next.places.capacity())) * size_of::<E>()
    }

    /// The memory needed to add `entries` entries to the settled table, in bytes. If the table has to grow, this
    /// includes both the old and the new table, because the new one is filled before the old one is dropped.
    pub fn bytes_to_add(&self, entries: usize) -> usize {
        let mut length = self.next.as_ref().map_or(self.len(), |next| next.places.capacity());
        if is_full(self.count, length) {
            length = larger(length);
        }
        let more = if is_full(self.count + entries, length) { larger(length) } else { 0 };
        (length + more) * size_of::<E>()
    }

    /// Returns `true` if the table contains an entry for the same position.
    pub fn contains(&self, entry: E) -> bool {
        !self.get(entry).is_unused()
    }

    /// The table's entry for the same position, or an unused entry if there is none.
    pub fn get(&self, entry: E) -> &E {
        &self.entries[find(&self.entries, &entry, self.layout)]
    }

    /// Adds an entry; returns what [`Entry::news`] or [`Entry::absorb`] returns for it.
    pub fn add(&mut self, entry: E) -> Option<E> {
        let answer = self.put(entry);
        if self.is_due() {
            self.grow();
        }
        answer
    }

    /// Like [`Table::add`], for callers that settle the table after every few hundred entries. A large table does not
    /// grow until it is settled.
    pub fn put(&mut self, entry: E) -> Option<E> {
        let found = find(&self.entries, &entry, self.layout);
        let place = &mut self.entries[found];
        if !place.is_unused() {
            return place.absorb(&entry, self.layout);
        }
        *place = entry;
        self.count += 1;
        if self.len() < SLICED && self.is_due() {
            self.grow();
        }
        entry.news()
    }

    /// Drops all entries of a settled table. Unless the table is small, it has to be settled again before it is used.
    pub fn clear(&mut self) {
        if self.len() == SMALLEST {
            touch(SMALLEST);
            self.entries.fill(E::default());
            self.count = 0;
            return;
        }
        let mut places = std::mem::take(&mut self.entries).into_vec();
        places.clear();
        (self.count, self.next) = (0, Some(Box::new(Next { places, moved: 0 })));
    }

    /// Removes and returns all entries, and frees the table's memory.
    pub fn take(&mut self) -> Vec<E> {
        let mut entries = std::mem::replace(self, Table::with(self.layout)).entries.into_vec();
        touch(entries.len());
        entries.retain(|entry| !entry.is_unused());
        entries.shrink_to_fit();
        entries
    }

    /// Allocates places and moves entries within the meter's budget; returns `true` when there is nothing left to do.
    pub(super) fn settle(&mut self, meter: &mut Meter) -> bool {
        !self.is_due() || self.settle_slices(meter)
    }

    fn grow(&mut self) {
        self.settle_slices(&mut Meter::unlimited());
    }

    #[inline(never)] // Inlining makes the wasm larger and no faster.
    fn settle_slices(&mut self, meter: &mut Meter) -> bool {
        while self.is_due() {
            let (length, layout) = (larger(self.len()), self.layout);
            let put = |places: &mut [E], entry: E| places[find(places, &entry, layout)] = entry;
            let Some(places) = Next::fill(&mut self.next, length, &self.entries, meter, put) else { return false };
            self.entries = places.into();
        }
        true
    }

    fn is_due(&self) -> bool {
        self.next.is_some() || is_full(self.count, self.len())
    }
}

/// The place of the entry for the same position or, if there is none, the place for a new entry.
fn find<E: Entry>(entries: &[E], entry: &E, layout: E::Layout) -> usize {
    let length = entries.len();
    let mut place = spread(entry.hash(layout), length);
    touch(1);
    while !entries[place].is_unused() && !entries[place].is_same(entry, layout) {
        place = if place + 1 < length { place + 1 } else { 0 };
        touch(1);
    }
    place
}

/// Returns `true` if a table with `length` places is too small for `entries` entries.
fn is_full(entries: usize, length: usize) -> bool {
    entries * 16 > length * FULL
}

/// The length of the next larger table.
fn larger(length: usize) -> usize {
    length + if length < LARGE { length } else { length / 4 }
}

impl<V: Copy + Default> Table<Valued<V>> {
    /// The entry for a position, or an unused entry if there is none.
    pub fn of(&self, position: Position) -> &Valued<V> {
        self.get(Valued { position, value: V::default() })
    }
}

impl PositionSet {
    pub fn new() -> Self {
        Table::with(())
    }

    /// Adds a position; returns `false` if the set already contained it.
    pub fn insert(&mut self, position: Position) -> bool {
        self.add(position).is_some()
    }

    /// Like [`Table::insert`], for callers that settle the set after every few hundred positions.
    pub fn note(&mut self, position: Position) -> bool {
        self.put(position).is_some()
    }
}

/// Maps a 32-bit hash to an index below `length` by multiplication. `length` is below 2^32.
pub(super) fn spread(hash: u32, length: usize) -> usize {
    (u64::from(hash).wrapping_mul(length as u64) >> 32) as usize
}

/// The index of the table that contains a key, among `parts` tables, where `parts` is a power of two. The multiplier
/// differs from the one for places within a table, so that each table fills evenly.
#[allow(clippy::cast_possible_truncation, reason = "the number is below `parts`")]
pub(super) fn part_of(key: Position, parts: usize) -> usize {
    (key.hash(0xD6E8_FEB8_6659_FD93) >> (u64::BITS - parts.trailing_zeros())) as usize
}
