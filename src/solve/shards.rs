//! A table of very many positions, filled in batches that stay in the processor's cache.

use super::table::{Entry, Table};

/// How many parts it has.
pub(super) const SHARDS: usize = 256;
/// How many entries wait until their shard is looked at, at least.
const BATCH: usize = 64;
/// A large shard waits until there is an entry for so many of its places. In one large table nearly every look-up would
/// wait for memory; looked at in batches, a shard is fetched once for all of them: twice as fast from a million
/// positions on. With larger batches it would be a tenth faster yet, and half as large again.
const PLACES: usize = 2;

pub(super) struct Shards<E: Entry> {
    shards: Vec<Shard<E>>,
    bytes: usize,
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

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns `true` if a part has an entry of the same position.
    pub fn contains(&self, part: usize, entry: E) -> bool {
        self.shards[part].table.contains(entry)
    }

    /// The entry of the same position in a part, or an unused one, as far as it does not wait.
    pub fn get(&self, part: usize, entry: E) -> &E {
        self.shards[part].table.get(entry)
    }

    /// Adds an entry to a part, sooner or later; `tell` hears what the table tells of it.
    #[inline(never)] // Copies in every caller make the wasm larger and no faster.
    pub fn add(&mut self, part: usize, entry: E, tell: &mut impl FnMut(E)) {
        if self.wait(part, entry) {
            self.settle_part(part, tell);
        }
    }

    /// Looks for a position in a part, sooner or later: `is_there` hears of it if it is there. Not while some wait to
    /// be added.
    pub fn look_up(&mut self, part: usize, entry: E, is_there: &mut impl FnMut(E)) {
        if self.wait(part, entry) {
            self.look_up_part(part, is_there);
        }
    }

    /// Adds those of a part that still wait.
    #[inline(never)]
    pub fn settle_part(&mut self, part: usize, tell: &mut impl FnMut(E)) {
        self.change(part, |shard| shard.settle(tell));
    }

    /// Looks for those of a part that still wait to be looked for.
    #[inline(never)]
    pub fn look_up_part(&mut self, part: usize, is_there: &mut impl FnMut(E)) {
        self.shards[part].look_up(is_there);
    }

    /// Takes all entries of a part out, those that still wait included.
    pub fn take(&mut self, part: usize, tell: &mut impl FnMut(E)) -> Vec<E> {
        self.change(part, |shard| {
            shard.settle(tell);
            shard.waiting = Vec::new();
            shard.table.take()
        })
    }

    /// Lets an entry wait; true when a batch is full.
    #[inline(never)] // Copies in every caller make the wasm larger and no faster.
    fn wait(&mut self, part: usize, entry: E) -> bool {
        if self.shards[part].waiting.capacity() == 0 {
            self.change(part, Shard::make_room);
        }
        let waiting = &mut self.shards[part].waiting;
        waiting.push(entry);
        waiting.len() == waiting.capacity()
    }

    /// Changes a part, and keeps account of its memory.
    #[inline(never)] // Copies in every caller make the wasm larger and no faster.
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

    fn look_up(&mut self, is_there: &mut impl FnMut(E)) {
        let table = &self.table;
        self.waiting.drain(..).filter(|&entry| table.contains(entry)).for_each(is_there);
    }

    /// Adds all that wait.
    fn settle(&mut self, tell: &mut impl FnMut(E)) {
        self.waiting.drain(..).filter_map(|entry| self.table.add(entry)).for_each(&mut *tell);
        if self.waiting.capacity() < self.batch() && self.waiting.capacity() > 0 {
            self.make_room();
        }
    }

    /// For how many entries the shard waits.
    fn batch(&self) -> usize {
        BATCH.max(self.table.len() / PLACES)
    }

    /// Makes room for a batch.
    fn make_room(&mut self) {
        self.waiting = Vec::new();
        self.waiting.reserve_exact(self.batch());
    }
}
