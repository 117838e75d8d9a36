//! A set of very many positions, filled in batches that stay in the processor's cache.

use super::table::{PositionSet, part_of};

const SHARDS: usize = 256;
/// How many positions wait until their shard is looked at. In one large table nearly every look-up would wait for
/// memory; looked at in batches, a shard is fetched once for all of them: twice as fast from a million positions on.
const BATCH: usize = 1024;

pub(super) struct Shards {
    shards: Vec<Shard>,
}

struct Shard {
    set: PositionSet,
    waiting: Vec<u64>,
}

impl Shards {
    pub fn new() -> Self {
        let shard = || Shard { set: PositionSet::new(), waiting: Vec::new() };
        Shards { shards: (0..SHARDS).map(|_| shard()).collect() }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|shard| shard.set.bytes() + shard.waiting.capacity() * size_of::<u64>()).sum()
    }

    pub fn contains(&self, key: u64) -> bool {
        self.shards[part_of(key, SHARDS)].set.contains(key)
    }

    /// Adds a position, sooner or later: `is_new` hears of it if it was not there.
    pub fn add(&mut self, key: u64, is_new: &mut impl FnMut(u64)) {
        let shard = &mut self.shards[part_of(key, SHARDS)];
        shard.waiting.push(key);
        if shard.waiting.len() == BATCH {
            shard.settle(is_new);
        }
    }

    /// Looks for a position, sooner or later: `is_there` hears of it if it is there. Not while some wait to be added.
    pub fn look_up(&mut self, key: u64, is_there: &mut impl FnMut(u64)) {
        let shard = &mut self.shards[part_of(key, SHARDS)];
        shard.waiting.push(key);
        if shard.waiting.len() == BATCH {
            shard.look_up(is_there);
        }
    }

    /// Looks for all that still wait to be looked for.
    pub fn look_up_rest(&mut self, is_there: &mut impl FnMut(u64)) {
        self.shards.iter_mut().for_each(|shard| shard.look_up(is_there));
    }

    /// Adds all that still wait.
    pub fn settle(&mut self, is_new: &mut impl FnMut(u64)) {
        self.shards.iter_mut().for_each(|shard| shard.settle(is_new));
    }
}

impl Shard {
    fn look_up(&mut self, is_there: &mut impl FnMut(u64)) {
        let set = &self.set;
        self.waiting.drain(..).filter(|&key| set.contains(key)).for_each(is_there);
    }

    fn settle(&mut self, is_new: &mut impl FnMut(u64)) {
        for key in self.waiting.drain(..) {
            if self.set.insert(key) {
                is_new(key);
            }
        }
    }
}
