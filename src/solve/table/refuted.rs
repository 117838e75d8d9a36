//! A set of positions that uses a limited amount of memory.

use std::ops::Range;

use crate::{rules::Position, solve::Meter};

use super::{Entry, Next, SLICED, SMALLEST, spread, touch};

/// The number of places where a given position can be stored in a [`Refuted`] table.
const WAYS: usize = 4;

/// A set of positions with a size limit. When the set is full, it forgets some positions. Until the set is settled, it
/// may forget new positions, too.
pub(crate) struct Refuted {
    entries: Vec<Position>,
    count: usize,
    largest: usize,
    next: Option<Box<Next<Position>>>,
}

impl Refuted {
    /// A set of at most `largest` entries; `largest` must be a power of two.
    pub fn new(largest: usize) -> Self {
        Refuted { entries: vec![Position::EMPTY; SMALLEST], count: 0, largest, next: None }
    }

    /// The memory that the set uses, in bytes.
    pub fn bytes(&self) -> usize {
        (self.entries.len() + self.next.as_ref().map_or(0, |next| next.places.capacity())) * size_of::<Position>()
    }

    pub fn contains(&self, key: Position) -> bool {
        self.entries[ways(&self.entries, key)].contains(&key)
    }

    pub fn insert(&mut self, key: Position) {
        if self.entries.len() < SLICED && self.is_due() {
            self.settle(&mut Meter::unlimited());
        }
        self.count += usize::from(put(&mut self.entries, key));
    }

    /// Grows within the meter's budget; returns `true` when there is nothing left to do.
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        while self.is_due() {
            let (length, put) = (self.entries.len() * 2, |places: &mut [Position], key| _ = put(places, key));
            let Some(places) = Next::fill(&mut self.next, length, &self.entries, meter, put) else { return false };
            self.entries = places;
        }
        true
    }

    fn is_due(&self) -> bool {
        self.count * 2 > self.entries.len() && self.entries.len() < self.largest
    }
}

/// Adds a position; returns `true` if it replaces no other position.
fn put(entries: &mut [Position], key: Position) -> bool {
    let ways = ways(entries, key);
    let ways = &mut entries[ways];
    let unused = ways.iter().position(|entry| entry.is_empty());
    if unused.is_none() {
        // Replaces the oldest entry. The entries in these places are in the order in which they were added.
        ways.rotate_left(1);
    }
    ways[unused.unwrap_or(WAYS - 1)] = key;
    unused.is_some()
}

fn ways(entries: &[Position], key: Position) -> Range<usize> {
    touch(1);
    let first = spread(Entry::hash(&key, ()), entries.len()) & !(WAYS - 1);
    first..first + WAYS
}
