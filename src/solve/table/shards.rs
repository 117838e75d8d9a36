//! A table for very many positions, filled in batches that stay in the processor's cache.

use super::{Entry, Table};

/// The number of parts into which a table is divided.
pub(crate) const SHARDS: usize = 256;
/// The smallest number of waiting entries for which a shard is processed.
const BATCH: usize = 64;
/// In a large shard, the number of places per waiting entry. In one large table, nearly every lookup would wait for
/// memory. In batches, a shard is fetched once for all waiting entries, which is twice as fast for a million positions
/// or more. Larger batches would be another 10% faster, but would take 50% more memory.
const PLACES: usize = 2;

pub(crate) struct Shards<E: Entry> {
    shards: Vec<Shard<E>>,
    /// The memory that all parts use, in bytes.
    pub bytes: usize,
}

struct Shard<E: Entry> {
    table: Table<E>,
    waiting: Vec<E>,
}

impl<E: Entry> Shards<E> {
    pub fn with(layout: E::Layout) -> Self {
        let shard = || Shard { table: Table::with(layout), waiting: Vec::new() };
        let shards: Vec<Shard<E>> = (0..SHARDS).map(|_| shard()).collect();
        Shards { bytes: shards.iter().map(Shard::bytes).sum(), shards }
    }

    /// A part's entry for the same position, or an unused entry if there is none. Waiting entries are not found.
    pub fn get(&self, part: usize, entry: E) -> &E {
        self.shards[part].table.get(entry)
    }

    /// Adds an entry to a part, immediately or later. If the table then returns an entry, it is passed to `report`.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    pub fn add(&mut self, part: usize, entry: E, report: &mut impl FnMut(E)) {
        if self.wait(part, entry) {
            self.settle_part(part, report);
        }
    }

    /// Adds the waiting entries of a part.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn settle_part(&mut self, part: usize, report: &mut impl FnMut(E)) {
        self.change(part, |shard| shard.settle(report));
    }

    /// Removes and returns all entries of a part, including waiting ones.
    pub fn take(&mut self, part: usize, report: &mut impl FnMut(E)) -> Vec<E> {
        self.change(part, |shard| {
            shard.settle(report);
            shard.waiting = Vec::new();
            shard.table.take()
        })
    }

    /// Appends a waiting entry; returns `true` when a batch is full.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    fn wait(&mut self, part: usize, entry: E) -> bool {
        if self.shards[part].waiting.capacity() == 0 {
            self.change(part, Shard::make_room);
        }
        let waiting = &mut self.shards[part].waiting;
        waiting.push(entry);
        waiting.len() == waiting.capacity()
    }

    /// Changes a part, and updates the memory count.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    fn change<T>(&mut self, part: usize, change: impl FnOnce(&mut Shard<E>) -> T) -> T {
        let before = self.shards[part].bytes();
        let changed = change(&mut self.shards[part]);
        self.bytes = self.bytes - before + self.shards[part].bytes();
        changed
    }
}

impl<E: Entry> Shard<E> {
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.table.bytes() + self.waiting.capacity() * size_of::<E>()
    }

    /// Adds all waiting entries.
    fn settle(&mut self, report: &mut impl FnMut(E)) {
        self.waiting.drain(..).filter_map(|entry| self.table.add(entry)).for_each(&mut *report);
        if self.waiting.capacity() < self.batch() && self.waiting.capacity() > 0 {
            self.make_room();
        }
    }

    /// The number of waiting entries in a full batch.
    fn batch(&self) -> usize {
        BATCH.max(self.table.len() / PLACES)
    }

    fn make_room(&mut self) {
        self.waiting = Vec::new();
        self.waiting.reserve_exact(self.batch());
    }
}
