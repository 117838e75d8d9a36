//! A large set of positions that is filled first and searched later, with eight bytes a position and no step that takes
//! long.

use crate::position::Position;

/// The number of shelves, a power of two.
const SHELVES: usize = 128;

/// Positions in no order on shelves. Each shelf is sorted at the end.
pub(super) struct Shelves {
    all: Vec<Vec<Position>>,
    count: usize,
    /// The number of positions for which there is memory.
    capacity: usize,
    /// The number of sorted shelves.
    tidy: usize,
}

/// A place on the shelves.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    shelf: usize,
    number: usize,
}

impl Shelves {
    pub fn new() -> Self {
        Shelves { all: vec![Vec::new(); SHELVES], count: 0, capacity: 0, tidy: 0 }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.count
    }

    pub fn bytes(&self) -> usize {
        self.capacity * size_of::<Position>()
    }

    /// Adds a position that is not in the set.
    pub fn push(&mut self, position: Position) {
        let positions = &mut self.all[shelf_of(position)];
        let before = positions.capacity();
        positions.push(position);
        self.capacity += positions.capacity() - before;
        self.count += 1;
    }

    /// Sorts a shelf and returns the number of its positions; `None` once all are sorted.
    pub fn sort_next(&mut self) -> Option<usize> {
        let positions = self.all.get_mut(self.tidy)?;
        self.tidy += 1;
        positions.sort_unstable();
        let before = positions.capacity();
        positions.shrink_to_fit();
        self.capacity -= before - positions.capacity();
        Some(positions.len())
    }

    /// Returns `true` if a position is in the set, once all shelves are sorted.
    pub fn contains(&self, position: Position) -> bool {
        self.all[shelf_of(position)].binary_search(&position).is_ok()
    }

    /// The position at a place, or the next one. Moves the place behind it.
    pub fn next(&self, place: &mut Place) -> Option<Position> {
        while let Some(shelf) = self.all.get(place.shelf) {
            if let Some(&position) = shelf.get(place.number) {
                place.number += 1;
                return Some(position);
            }
            *place = Place { shelf: place.shelf + 1, number: 0 };
        }
        None
    }
}

fn shelf_of(position: Position) -> usize {
    (position.hash(0xD6E8_FEB8_6659_FD93) >> (u64::BITS - SHELVES.trailing_zeros())) as usize
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::iter;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Compares with a plain set. Once sorted, the shelves take no more memory than their positions.
        #[test]
        fn shelves_are_a_set(bits in prop::collection::btree_set(any::<u32>(), 0..3000), other: u32) {
            let of = |bits: u32| Position::from_bits(bits.into());
            let all: BTreeSet<Position> = bits.iter().map(|&bits| of(bits)).collect();
            let mut shelves = Shelves::new();
            for &position in &all {
                shelves.push(position);
                prop_assert!(shelves.bytes() >= shelves.len() * size_of::<Position>());
            }
            let sorted: Vec<usize> = iter::from_fn(|| shelves.sort_next()).collect();
            prop_assert_eq!((sorted.iter().sum(), shelves.len()), (all.len(), all.len()));
            prop_assert_eq!(shelves.bytes(), all.len() * size_of::<Position>());
            // No shelf is long, so sorting one is a short step.
            prop_assert!(sorted.iter().all(|&count| count <= 20 + all.len() / 10));
            let mut place = Place::default();
            let walked: Vec<Position> = iter::from_fn(|| shelves.next(&mut place)).collect();
            prop_assert_eq!((walked.len(), walked.into_iter().collect::<BTreeSet<_>>()), (all.len(), all.clone()));
            prop_assert!(all.iter().all(|&position| shelves.contains(position)));
            prop_assert_eq!(shelves.contains(of(other)), bits.contains(&other));
        }
    }
}
