//! One end of a search by moves from both ends.

use crate::rules::Position;
use crate::solve::{List, SHARDS, Shards, Target, part_of};

use super::{generator::MoveGenerator, regions::Regions};

pub(super) struct Side {
    pub generator: MoveGenerator,
    /// For each number of moves, the positions that need as many; one stands for all its images.
    pub levels: Vec<List<Position>>,
    pub seen: Shards<Position>,
    /// The number of positions of the last level that have been expanded.
    pub expanded: usize,
    /// The positions of the next level.
    next: List<Position>,
    /// The numbers of positions with 0, 1, 2, ... pegs, in the next level and in each level.
    next_pegs: PegCounts,
    pegs: Vec<PegCounts>,
    /// The memory of the levels, in bytes.
    levels_bytes: usize,
}

/// The numbers of positions with 0, 1, 2, ... pegs.
type PegCounts = [usize; Position::CAPACITY + 1];
const NO_PEGS: PegCounts = [0; Position::CAPACITY + 1];

impl Side {
    pub fn new(target: Target, is_back: bool, regions: Regions) -> Self {
        let mut side = Side {
            generator: MoveGenerator::new(target, is_back, regions),
            levels: Vec::new(),
            seen: Shards::with(()),
            expanded: 0,
            next: List::new(),
            next_pegs: NO_PEGS,
            pegs: Vec::new(),
            levels_bytes: 0,
        };
        for first in side.generator.firsts() {
            side.add(side.generator.key(&first), None, &mut None);
        }
        (0..SHARDS).for_each(|part| side.settle_part(part, None, &mut None));
        side.begin_level();
        side
    }

    pub fn last(&self) -> &List<Position> {
        &self.levels[self.levels.len() - 1]
    }

    /// The next position of the last level to expand.
    pub fn next_to_expand(&mut self) -> Option<Position> {
        let number = self.expanded;
        self.expanded += 1;
        (number < self.last().len()).then(|| self.last().get(number))
    }

    /// Adds a position, at once or when its part is settled. If the other end has it, the ends have met there.
    pub fn add(&mut self, key: Position, other: Option<&Side>, met: &mut Option<Position>) {
        self.seen.add(part_of(key, SHARDS), key, &mut keep(&mut self.next, &mut self.next_pegs, other, met));
    }

    /// Adds the positions of a part that still wait.
    pub fn settle_part(&mut self, part: usize, other: Option<&Side>, met: &mut Option<Position>) {
        self.seen.settle_part(part, &mut keep(&mut self.next, &mut self.next_pegs, other, met));
    }

    /// Makes the positions that were found the last level.
    pub fn begin_level(&mut self) {
        self.levels_bytes += self.next.bytes();
        self.levels.push(std::mem::replace(&mut self.next, List::new()));
        self.pegs.push(std::mem::replace(&mut self.next_pegs, NO_PEGS));
        self.expanded = 0;
    }

    /// The number of positions that are kept.
    pub fn stored(&self) -> usize {
        self.next.len() + self.levels.iter().map(List::len).sum::<usize>()
    }

    pub fn bytes(&self) -> usize {
        self.levels_bytes + self.next.bytes() + self.seen.bytes
    }

    /// The expected number of positions of the next level.
    pub fn expected(&self) -> usize {
        self.grown(self.last().len())
    }

    /// The expected numbers of positions with 0, 1, 2, ... pegs in the next level: distributed like the last level, and
    /// shifted by as many pegs as the last level is from the one before.
    pub fn expected_pegs(&self) -> PegCounts {
        let (last, before) = (&self.pegs[self.pegs.len() - 1], &self.pegs[self.pegs.len().saturating_sub(2)]);
        let change = mean(last) - mean(before);
        let mut expected = NO_PEGS;
        for (pegs, &count) in last.iter().enumerate() {
            let pegs = (pegs as isize + change).clamp(0, Position::CAPACITY as isize);
            expected[pegs as usize] += self.grown(count);
        }
        expected
    }

    /// The expected number of positions of the next level that come from this many of the last one, if levels keep
    /// growing by the same factor.
    fn grown(&self, positions: usize) -> usize {
        let before = self.levels.iter().rev().nth(1).map_or(1, List::len).max(1);
        (positions as u64 * self.last().len() as u64 / before as u64) as usize
    }
}

/// Keeps a new position, and notes it if the ends meet there.
fn keep(
    next: &mut List<Position>,
    pegs: &mut PegCounts,
    other: Option<&Side>,
    met: &mut Option<Position>,
) -> impl FnMut(Position) {
    move |key| {
        next.push(key);
        pegs[key.count() as usize] += 1;
        if met.is_none() && other.is_some_and(|other| other.seen.contains(part_of(key, SHARDS), key)) {
            *met = Some(key);
        }
    }
}

/// The average number of pegs.
fn mean(counts: &PegCounts) -> isize {
    let sum: usize = counts.iter().enumerate().map(|(pegs, count)| pegs * count).sum();
    (sum / counts.iter().sum::<usize>().max(1)) as isize
}
