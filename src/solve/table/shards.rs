//! A table of very many positions, filled in batches that stay in the processor's cache.

use super::{Entry, Table};

/// The number of parts.
pub(crate) const SHARDS: usize = 256;
/// The least number of entries that wait before their shard is looked at.
const BATCH: usize = 64;
/// The number of places of a large shard for each entry that waits. In one large table nearly every look-up would wait
/// for memory. Looked at in batches, a shard is fetched once for all of them: twice as fast from a million positions
/// on. With larger batches it would be a tenth faster yet, and half as large again.
const PLACES: usize = 2;

pub(crate) struct Shards<E: Entry> {
    shards: Vec<Shard<E>>,
    /// The memory of all parts, in bytes.
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

    /// The entry of the same position in a part, or an unused one. Entries that wait are not found.
    pub fn get(&self, part: usize, entry: E) -> &E {
        self.shards[part].table.get(entry)
    }

    /// Adds an entry to a part, sooner or later; `tell` gets the answer of the table.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn add(&mut self, part: usize, entry: E, tell: &mut impl FnMut(E)) {
        if self.wait(part, entry) {
            self.settle_part(part, tell);
        }
    }

    /// Adds the waiting entries of a part.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn settle_part(&mut self, part: usize, tell: &mut impl FnMut(E)) {
        self.change(part, |shard| shard.settle(tell));
    }

    /// Takes all entries out of a part, including those that still wait.
    pub fn take(&mut self, part: usize, tell: &mut impl FnMut(E)) -> Vec<E> {
        self.change(part, |shard| {
            shard.settle(tell);
            shard.waiting = Vec::new();
            shard.table.take()
        })
    }

    /// Lets an entry wait; returns `true` when a batch is full.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    fn wait(&mut self, part: usize, entry: E) -> bool {
        if self.shards[part].waiting.capacity() == 0 {
            self.change(part, Shard::make_room);
        }
        let waiting = &mut self.shards[part].waiting;
        waiting.push(entry);
        waiting.len() == waiting.capacity()
    }

    /// Changes a part, and updates the memory in use.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
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
    fn settle(&mut self, tell: &mut impl FnMut(E)) {
        self.waiting.drain(..).filter_map(|entry| self.table.add(entry)).for_each(&mut *tell);
        if self.waiting.capacity() < self.batch() && self.waiting.capacity() > 0 {
            self.make_room();
        }
    }

    /// The number of entries for which the shard waits.
    fn batch(&self) -> usize {
        BATCH.max(self.table.len() / PLACES)
    }

    /// Makes room for a batch.
    fn make_room(&mut self) {
        self.waiting = Vec::new();
        self.waiting.reserve_exact(self.batch());
    }
}
