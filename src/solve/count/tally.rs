//! Positions with the number of lines that lead to them, filled in batches that stay in the processor's cache.

use crate::solve::table::{part_of, spread};

/// How many parts a tally has.
pub(in crate::solve) const SHARDS: usize = 1024;
const BATCH: usize = 512;
const SMALLEST: usize = 16;

/// A position and how many lines lead to it and its images. Split in two, so that it takes 24 bytes and not 32.
#[derive(Clone, Copy, Default)]
pub(in crate::solve) struct Entry {
    pub key: u64,
    low: u64,
    high: u64,
}

impl Entry {
    pub fn new(key: u64, lines: u128) -> Self {
        Entry { key, low: lines as u64, high: (lines >> 64) as u64 }
    }

    pub fn lines(&self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }
}

pub(in crate::solve) struct Tally {
    shards: Vec<Shard>,
    count: usize,
}

/// A table with linear probing, whose length is a power of two; a key of zero marks an unused entry.
#[derive(Default)]
struct Shard {
    entries: Vec<Entry>,
    count: usize,
    waiting: Vec<Entry>,
}

impl Tally {
    pub fn new() -> Self {
        Tally { shards: (0..SHARDS).map(|_| Shard::default()).collect(), count: 0 }
    }

    /// Adds lines to a position.
    pub fn add(&mut self, entry: Entry) {
        let shard = &mut self.shards[part_of(entry.key, SHARDS)];
        shard.waiting.push(entry);
        if shard.waiting.len() == BATCH {
            self.count += shard.settle();
        }
    }

    /// Adds all that still wait.
    pub fn settle(&mut self) {
        self.count += self.shards.iter_mut().map(Shard::settle).sum::<usize>();
    }

    /// How many positions there are, without those that wait or were taken out.
    pub fn count(&self) -> usize {
        self.count
    }

    /// How many lines lead to a position, as far as they do not wait.
    pub fn lines_to(&self, key: u64) -> u128 {
        let shard = &self.shards[part_of(key, SHARDS)];
        if shard.count == 0 { 0 } else { shard.entries[shard.find(key)].lines() }
    }

    /// Takes all entries of a part out.
    pub fn take(&mut self, shard: usize) -> Vec<Entry> {
        self.count += self.shards[shard].settle();
        let shard = std::mem::take(&mut self.shards[shard]);
        self.count -= shard.count;
        let mut entries = Vec::with_capacity(shard.count);
        entries.extend(shard.entries.into_iter().filter(|entry| entry.key != 0));
        entries
    }
}

impl Shard {
    /// Adds all that wait; returns how many of them were new.
    fn settle(&mut self) -> usize {
        let before = self.count;
        let waiting = std::mem::take(&mut self.waiting);
        for entry in &waiting {
            if (self.count + 1) * 4 > self.entries.len() * 3 {
                self.grow();
            }
            let found = self.find(entry.key);
            self.count += usize::from(self.entries[found].key == 0);
            self.entries[found] = Entry::new(entry.key, self.entries[found].lines() + entry.lines());
        }
        self.waiting = waiting;
        self.waiting.clear();
        self.count - before
    }

    fn find(&self, key: u64) -> usize {
        let mask = self.entries.len() - 1;
        let mut entry = spread(key, self.entries.len());
        while self.entries[entry].key != 0 && self.entries[entry].key != key {
            entry = (entry + 1) & mask;
        }
        entry
    }

    fn grow(&mut self) {
        let larger = vec![Entry::default(); (self.entries.len() * 2).max(SMALLEST)];
        for entry in std::mem::replace(&mut self.entries, larger).into_iter().filter(|entry| entry.key != 0) {
            let found = self.find(entry.key);
            self.entries[found] = entry;
        }
    }
}
