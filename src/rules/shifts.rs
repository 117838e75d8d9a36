//! Finds the legal jumps of a position, and the pegs that have no neighbours, by shifting the whole position a few
//! times.
//!
//! The numbers of a jump's holes are fixed distances apart, and many jumps have the same distances: twelve pairs of
//! distances cover the 76 jumps of the English board. Two shifts test all jumps with the same pair of distances at
//! once.

use std::iter;

use super::{Hole, Jump, Position};

#[derive(Clone, Debug)]
pub(crate) struct Shifts {
    groups: Vec<Group>,
    /// The distances between the numbers of neighbouring holes. Each distance is stored with a set that contains the
    /// lower hole of every pair at that distance.
    neighbours: Vec<(u32, Position)>,
}

/// The jumps whose holes are the same distances apart.
#[derive(Clone, Debug)]
struct Group {
    /// The distance from the number of `from` to the number of `over`, modulo [`Position::CAPACITY`].
    over: u32,
    /// The distance from the number of `from` to the number of `to`, modulo [`Position::CAPACITY`].
    to: u32,
    /// The holes from which these jumps start.
    from: Position,
    /// The number of the jump from each hole.
    numbers: [u16; Position::CAPACITY],
}

impl Shifts {
    pub fn new(jumps: &[Jump]) -> Self {
        let mut shifts = Shifts { groups: Vec::new(), neighbours: Vec::new() };
        for (number, jump) in jumps.iter().enumerate() {
            shifts.add(number, *jump);
            for (low, high) in [(jump.from, jump.over), (jump.over, jump.to)] {
                if low < high {
                    shifts.add_neighbours(low, high);
                }
            }
        }
        shifts
    }

    /// The numbers of the legal jumps.
    pub fn legal_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        let mut groups = self.groups.iter();
        // The jump numbers of the current group, and the holes from which its legal jumps start.
        let (mut numbers, mut from) = (&[0; Position::CAPACITY], Position::EMPTY.holes());
        iter::from_fn(move || {
            loop {
                if let Some(hole) = from.next() {
                    return Some(numbers[hole.index()].into());
                }
                let group = groups.next()?;
                (numbers, from) = (&group.numbers, group.legal(position).holes());
            }
        })
    }

    /// The pegs that have no neighbouring peg along any line of the board, and so can neither jump nor be jumped over.
    pub fn lonely(&self, pegs: Position) -> Position {
        let beside = |holes: Position, &(distance, low): &(u32, Position)| {
            let pairs = pegs & pegs.lowered(distance) & low;
            holes | pairs | pairs.raised(distance)
        };
        pegs - self.neighbours.iter().fold(Position::EMPTY, beside)
    }

    fn add(&mut self, number: usize, jump: Jump) {
        let (over, to) = (distance(jump.from, jump.over), distance(jump.from, jump.to));
        let known = self.groups.iter().position(|group| (group.over, group.to) == (over, to));
        let group = known.unwrap_or_else(|| {
            self.groups.push(Group { over, to, from: Position::EMPTY, numbers: [0; Position::CAPACITY] });
            self.groups.len() - 1
        });
        let group = &mut self.groups[group];
        group.from = group.from.with(jump.from);
        #[allow(clippy::cast_possible_truncation, reason = "each of at most 128 holes has at most 8 jumps")]
        let number = number as u16;
        group.numbers[jump.from.index()] = number;
    }

    fn add_neighbours(&mut self, low: Hole, high: Hole) {
        let distance = distance(low, high);
        match self.neighbours.iter_mut().find(|(other, _)| *other == distance) {
            Some((_, holes)) => *holes = holes.with(low),
            None => self.neighbours.push((distance, Position::of(low))),
        }
    }
}

impl Group {
    /// The holes from which a legal jump starts.
    fn legal(&self, position: Position) -> Position {
        (self.from & position & position.rotated(self.over)) - position.rotated(self.to)
    }
}

#[allow(clippy::cast_possible_truncation, reason = "distances are below the capacity")]
fn distance(from: Hole, to: Hole) -> u32 {
    ((Position::CAPACITY + to.index() - from.index()) % Position::CAPACITY) as u32
}
