//! All combinations of pegs in the outer holes that select a column, or in the outer holes that select a row.

use crate::rules::{Hole, Position};

use super::parts::{Parts, number, position};

/// The number of bits used to store a peg count.
const PEGS_BITS: u32 = 6;

/// All combinations of pegs and vacancies in a set of holes, grouped by kind. Each combination, called a *setting*, is
/// stored as a number with a bit for each hole.
pub(super) struct Axis {
    pub holes: Vec<Hole>,
    pub groups: Vec<Group>,
    /// The group of each setting, and its rank in that group.
    places: Vec<(u32, u32)>,
}

/// The properties that all settings of a group share.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub pegs: usize,
    /// The number of pegs in heavy holes.
    pub heavy: usize,
    /// One bit per restriction of the class: 1 if the restriction contains an odd number of pegs.
    pub parities: u64,
}

pub(super) struct Group {
    pub kind: Kind,
    /// The settings of the group, in ascending order.
    pub members: Vec<u32>,
    /// The pegs of each setting.
    pub pegs: Vec<Position>,
    /// For each setting, one bit per dependent hole: the parity of the pegs in the hole's invariant.
    pub classes: Vec<u8>,
}

impl Kind {
    /// A unique number below 2^32.
    fn key(self) -> u64 {
        (self.parities << PEGS_BITS | self.heavy as u64) << PEGS_BITS | self.pegs as u64
    }
}

impl Axis {
    /// The memory that a setting takes, in bytes: its place in the table, and its number, pegs and class in its group.
    pub const SETTING_BYTES: usize =
        size_of::<(u32, u32)>() + size_of::<u32>() + size_of::<Position>() + size_of::<u8>();

    /// All settings of the holes, with a table entry for each.
    pub fn new(holes: Vec<Hole>, parts: &Parts) -> Self {
        let kind = |number: u32| {
            let pegs = position(&holes, number as usize);
            let count = |set: Position| (pegs & set).count() as usize;
            Kind { pegs: count(Position::ALL), heavy: count(parts.heavy), parities: parts.restricted(pegs) }
        };
        // Sorts settings by kind first.
        let mut keys: Vec<u64> =
            (0..1 << holes.len()).map(|number| kind(number).key() << u32::BITS | u64::from(number)).collect();
        keys.sort_unstable();
        let group = |keys: &[u64]| {
            #[allow(clippy::cast_possible_truncation, reason = "the number is the lower half of a key")]
            let members: Vec<u32> = keys.iter().map(|&key| key as u32).collect();
            let pegs: Vec<Position> = members.iter().map(|&number| position(&holes, number as usize)).collect();
            #[allow(clippy::cast_possible_truncation, reason = "there are at most 6 dependent holes")]
            let classes = pegs.iter().map(|&pegs| parts.parities(pegs) as u8).collect();
            Group { kind: kind(members[0]), members, pegs, classes }
        };
        let groups: Vec<Group> = keys.chunk_by(|a, b| a >> u32::BITS == b >> u32::BITS).map(group).collect();
        let mut places = vec![(0, 0); 1 << holes.len()];
        for (index, group) in (0..).zip(&groups) {
            for (rank, &number) in (0..).zip(&group.members) {
                places[number as usize] = (index, rank);
            }
        }
        Axis { holes, groups, places }
    }

    /// The index of the group of this kind.
    pub fn find(&self, kind: Kind) -> Option<usize> {
        self.groups.binary_search_by_key(&kind.key(), |group| group.kind.key()).ok()
    }

    /// The group of a setting, and its rank in that group.
    pub fn place(&self, number: u32) -> (usize, usize) {
        let (group, rank) = self.places[number as usize];
        (group as usize, rank as usize)
    }

    /// The pegs of a position in these holes, as a number.
    pub fn number(&self, position: Position) -> u32 {
        number(&self.holes, position)
    }
}
