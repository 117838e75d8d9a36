//! A table of very many positions, filled in batches that stay in the processor's cache.

use crate::position::Position;

use super::table::{Entry, Table, part_of};

/// How many parts it has.
pub(super) const SHARDS: usize = 1024;
/// How many entries wait until their shard is looked at, at least.
const BATCH: usize = 64;
/// A large shard waits until there is an entry for so many of its places. In one large table nearly every look-up would wait for
/// memory; looked at in batches, a shard is fetched once for all of them: twice as fast from a million positions on. With
/// larger batches it would be a tenth faster yet, and half as large again.
const PLACES: usize = 2;

pub(super) struct Shards<E> {
    shards: Vec<Shard<E>>,
    bytes: usize,
}

struct Shard<E> {
    table: Table<E>,
    waiting: Vec<E>,
}

impl<E: Entry> Shards<E> {
    pub fn new() -> Self {
        let shard = || Shard { table: Table::new(), waiting: Vec::new() };
        let shards: Vec<Shard<E>> = (0..SHARDS).map(|_| shard()).collect();
        Shards { bytes: shards.iter().map(Shard::bytes).sum(), shards }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    pub fn contains(&self, key: Position) -> bool {
        self.shards[part_of(key, SHARDS)].table.contains(key)
    }

    /// The entry of a position, or an unused one, as far as it does not wait.
    pub fn get(&self, key: Position) -> &E {
        self.shards[part_of(key, SHARDS)].table.get(key)
    }

    /// Adds an entry, sooner or later: `is_new` hears of it if its position was not there.
    #[inline(never)] // Copies in every caller make the wasm larger and no faster.
    pub fn add(&mut self, entry: E, is_new: &mut impl FnMut(E)) {
        let part = part_of(entry.key(), SHARDS);
        if self.wait(part, entry) {
            self.settle_part(part, is_new);
        }
    }

    /// Looks for a position, sooner or later: `is_there` hears of it if it is there. Not while some wait to be added.
    pub fn look_up(&mut self, entry: E, is_there: &mut impl FnMut(E)) {
        let part = part_of(entry.key(), SHARDS);
        if self.wait(part, entry) {
            self.look_up_part(part, is_there);
        }
    }

    /// Adds those of a part that still wait.
    #[inline(never)]
    pub fn settle_part(&mut self, part: usize, is_new: &mut impl FnMut(E)) {
        self.change(part, |shard| shard.settle(is_new));
    }

    /// Looks for those of a part that still wait to be looked for.
    #[inline(never)]
    pub fn look_up_part(&mut self, part: usize, is_there: &mut impl FnMut(E)) {
        self.shards[part].look_up(is_there);
    }

    /// Takes all entries of a part out, those that still wait included.
    pub fn take(&mut self, part: usize) -> Vec<E> {
        self.change(part, |shard| {
            shard.settle(&mut |_| {});
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
        self.waiting.drain(..).filter(|entry| table.contains(entry.key())).for_each(is_there);
    }

    /// Adds all that wait.
    fn settle(&mut self, is_new: &mut impl FnMut(E)) {
        for entry in self.waiting.drain(..) {
            if self.table.insert(entry) {
                is_new(entry);
            }
        }
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
