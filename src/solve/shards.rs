//! A table of very many positions, filled in batches that stay in the processor's cache.

use crate::position::Position;

use super::table::{Entry, Table, part_of};

/// How many parts it has.
pub(super) const SHARDS: usize = 1024;
/// How many entries wait until their shard is looked at. In one large table nearly every look-up would wait for
/// memory; looked at in batches, a shard is fetched once for all of them: twice as fast from a million positions on.
const BATCH: usize = 512;

pub(super) struct Shards<E> {
    shards: Vec<Shard<E>>,
    count: usize,
}

struct Shard<E> {
    table: Table<E>,
    waiting: Vec<E>,
}

impl<E: Entry> Shards<E> {
    pub fn new() -> Self {
        let shard = || Shard { table: Table::new(), waiting: Vec::new() };
        Shards { shards: (0..SHARDS).map(|_| shard()).collect(), count: 0 }
    }

    /// How many positions there are, without those that wait or were taken out.
    pub fn count(&self) -> usize {
        self.count
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|shard| shard.table.bytes() + shard.waiting.capacity() * size_of::<E>()).sum()
    }

    pub fn contains(&self, key: Position) -> bool {
        self.shards[part_of(key, SHARDS)].table.contains(key)
    }

    /// The entry of a position, or an unused one, as far as it does not wait.
    pub fn get(&self, key: Position) -> &E {
        self.shards[part_of(key, SHARDS)].table.get(key)
    }

    /// Adds an entry, sooner or later: `is_new` hears of it if its position was not there.
    pub fn add(&mut self, entry: E, is_new: &mut impl FnMut(E)) {
        let shard = &mut self.shards[part_of(entry.key(), SHARDS)];
        shard.waiting.push(entry);
        if shard.waiting.len() == BATCH {
            self.count += shard.settle(is_new);
        }
    }

    /// Looks for a position, sooner or later: `is_there` hears of it if it is there. Not while some wait to be added.
    pub fn look_up(&mut self, entry: E, is_there: &mut impl FnMut(E)) {
        let shard = &mut self.shards[part_of(entry.key(), SHARDS)];
        shard.waiting.push(entry);
        if shard.waiting.len() == BATCH {
            shard.look_up(is_there);
        }
    }

    /// Looks for all that still wait to be looked for.
    pub fn look_up_rest(&mut self, is_there: &mut impl FnMut(E)) {
        self.shards.iter_mut().for_each(|shard| shard.look_up(is_there));
    }

    /// Adds all that still wait.
    pub fn settle(&mut self, is_new: &mut impl FnMut(E)) {
        self.count += self.shards.iter_mut().map(|shard| shard.settle(is_new)).sum::<usize>();
    }

    /// Takes all entries of a part out, those that still wait included.
    pub fn take(&mut self, part: usize) -> Vec<E> {
        let shard = &mut self.shards[part];
        self.count += shard.settle(&mut |_| {});
        shard.waiting = Vec::new();
        let entries = shard.table.take();
        self.count -= entries.len();
        entries
    }
}

impl<E: Entry> Shard<E> {
    fn look_up(&mut self, is_there: &mut impl FnMut(E)) {
        let table = &self.table;
        self.waiting.drain(..).filter(|entry| table.contains(entry.key())).for_each(is_there);
    }

    /// Adds all that wait; returns how many of them were new.
    fn settle(&mut self, is_new: &mut impl FnMut(E)) -> usize {
        let mut count = 0;
        for entry in self.waiting.drain(..) {
            if self.table.insert(entry) {
                count += 1;
                is_new(entry);
            }
        }
        count
    }
}
