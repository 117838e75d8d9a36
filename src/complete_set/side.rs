//! A part of the holes outside the blocks, and all sets of pegs in it.

use std::collections::BTreeMap;

use crate::position::{Hole, Position};

use super::layout::Parts;

/// All settings of some holes, in groups of the same kind. A number has a bit for each hole.
pub(super) struct Side {
    holes: Vec<Hole>,
    groups: Vec<Group>,
    /// The group of each number, and its rank there.
    places: Vec<(u16, u16)>,
}

/// What settings of a group share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub pegs: usize,
    /// The pegs in heavy holes.
    pub heavy: usize,
    /// A bit for each restriction of the class on which the number of pegs is odd.
    pub parities: u64,
}

pub(super) struct Group {
    pub kind: Kind,
    /// The numbers of the group, in ascending order.
    pub members: Vec<u32>,
    /// For each of them, a bit for each dependent hole: the parity of the pegs that its invariant has.
    pub classes: Vec<usize>,
}

impl Side {
    /// The settings of at most 16 holes.
    pub fn new(holes: Vec<Hole>, parts: &Parts) -> Self {
        let mut members: BTreeMap<Kind, Vec<u32>> = BTreeMap::new();
        for number in 0..1 << holes.len() {
            let pegs = position(&holes, number);
            let kind = Kind {
                pegs: pegs.count() as usize,
                heavy: (pegs & parts.heavy).count() as usize,
                parities: odd_overlaps(parts.restrictions.iter().copied(), pegs),
            };
            members.entry(kind).or_default().push(number);
        }
        let class = |&number: &u32| parts.parities(position(&holes, number)) as usize;
        let groups: Vec<Group> = members
            .into_iter()
            .map(|(kind, members)| Group { kind, classes: members.iter().map(class).collect(), members })
            .collect();
        let mut places = vec![(0, 0); 1 << holes.len()];
        for (index, group) in groups.iter().enumerate() {
            for (rank, &number) in group.members.iter().enumerate() {
                places[number as usize] = (index as u16, rank as u16);
            }
        }
        Side { holes, groups, places }
    }

    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The number of the group of this kind.
    pub fn find(&self, kind: Kind) -> Option<usize> {
        self.groups.binary_search_by_key(&kind, |group| group.kind).ok()
    }

    /// The group of a setting, and its rank there.
    pub fn place(&self, number: u32) -> (usize, usize) {
        let (group, rank) = self.places[number as usize];
        (group.into(), rank.into())
    }

    /// The pegs of a position in these holes, as a number.
    pub fn number(&self, position: Position) -> u32 {
        number(&self.holes, position)
    }

    /// The pegs of the setting with this number.
    pub fn position(&self, number: u32) -> Position {
        position(&self.holes, number)
    }
}

/// A bit for each of the holes, set if there is a peg in it.
pub(super) fn number(holes: &[Hole], position: Position) -> u32 {
    let bit = |(index, &hole): (usize, &Hole)| u32::from(position.contains(hole)) << index;
    holes.iter().enumerate().map(bit).sum()
}

/// The pegs for which [`number`] gives this number.
pub(super) fn position(holes: &[Hole], number: u32) -> Position {
    holes.iter().enumerate().filter(|&(index, _)| number >> index & 1 == 1).map(|(_, &hole)| hole).collect()
}

/// A bit for each of the sets of which an odd number of holes hold pegs.
pub(super) fn odd_overlaps(sets: impl Iterator<Item = Position>, pegs: Position) -> u64 {
    sets.enumerate().map(|(index, set)| u64::from(set.odd_overlap(pegs)) << index).sum()
}
