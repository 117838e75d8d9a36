//! Every position that can be reached from the starts, level by level, unless pagoda functions refute it.

use crate::rules::Position;
use crate::solve::{Learner, List, Meter, PositionSet, Target};

/// The number of lookups or insertions that cost as much as expanding one position.
pub(in crate::solve) const NOTED: usize = 16;

pub(in crate::solve) struct Frontier {
    pub target: Target,
    learner: Learner,
    /// The levels. Each position represents all its images. The last level is still growing.
    levels: Vec<List<Position>>,
    /// The positions of the last level.
    seen: PositionSet,
    /// The number of positions in the second-to-last level that have been expanded.
    expanded: usize,
    /// The number of pegs in the positions of the last level.
    pub pegs: u32,
    /// The number of positions in all levels.
    pub stored: usize,
}

impl Frontier {
    pub fn new(target: Target, learner: Learner) -> Self {
        let mut seen = PositionSet::new();
        let mut first = List::new();
        let starts = target.starts.iter().map(|&start| target.symmetries.canonical(start));
        starts.filter(|&start| seen.insert(start)).for_each(|start| first.push(start));
        let pegs = target.starts[0].count();
        Frontier { stored: first.len(), levels: vec![List::new(), first], expanded: 0, seen, pegs, learner, target }
    }

    /// The last level.
    pub fn level(&self) -> &List<Position> {
        &self.levels[self.levels.len() - 1]
    }

    /// The number of positions in the last complete level.
    pub fn whole_level(&self) -> usize {
        self.levels[self.levels.len() - if self.is_level() { 1 } else { 2 }].len()
    }

    /// The memory that the frontier uses, in bytes.
    // Speed does not matter here, and inlining would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn bytes(&self) -> usize {
        self.levels.iter().map(List::bytes).sum::<usize>() + self.seen.bytes()
    }

    /// The memory needed to expand the next position, in bytes.
    pub fn bytes_to_expand(&self) -> usize {
        let more = if self.is_level() { 0 } else { self.target.jump_count() };
        self.stored * size_of::<Position>() + self.seen.bytes_to_add(more)
    }

    /// All levels, beginning with the starts.
    pub fn levels(&self) -> &[List<Position>] {
        &self.levels[1..]
    }

    /// The target, with the pagoda functions found so far, and all levels, beginning with the starts.
    pub fn into_levels(mut self) -> (Target, Vec<List<Position>>) {
        self.levels.remove(0);
        (self.target, self.levels)
    }

    /// Drops all positions and frees their memory.
    pub fn forget(&mut self) {
        self.levels = vec![List::new()];
        self.seen = PositionSet::new();
        self.stored = 0;
    }

    /// Returns `true` if a position, given by its canonical image, is in the last level.
    pub fn contains(&self, key: Position) -> bool {
        self.seen.contains(key)
    }

    /// Returns `true` if the last level is complete.
    pub fn is_level(&self) -> bool {
        self.expanded == self.levels[self.levels.len() - 2].len()
    }

    /// Begins a new level. The last level must not be empty.
    pub fn begin(&mut self) {
        self.learner.begin_level(&self.target, &self.levels[self.levels.len() - 1], self.stored);
        self.seen.clear();
        self.begin_without_learning();
    }

    pub fn begin_without_learning(&mut self) {
        self.levels.push(List::new());
        self.expanded = 0;
        self.pegs -= 1;
    }

    /// Frees the memory that is used to look up positions in the last level.
    pub fn close(&mut self) {
        self.seen = PositionSet::new();
    }

    /// Drops the last level if it is incomplete, then further levels until at most `most` bytes are used. The last
    /// level must be restored before it is used.
    pub fn withdraw(&mut self, most: usize) {
        while self.levels.len() > 2 && (!self.is_level() || self.bytes() > most) {
            self.stored -= self.levels.pop().map_or(0, |level| level.len());
            self.seen = PositionSet::with_room(self.level().len(), ());
            self.expanded = self.levels[self.levels.len() - 2].len();
            self.pegs += 1;
        }
    }

    /// Within the meter's budget, makes the positions of the last level available for lookup again; returns `true` when
    /// that is done.
    pub fn restore(&mut self, meter: &mut Meter) -> bool {
        while self.seen.settle(meter) && !meter.is_spent() {
            let noted = self.seen.count;
            // Lost positions may have been noted as well, so `noted` may exceed the size of the level.
            if noted >= self.level().len() {
                return true;
            }
            self.seen.note(self.level().get(noted));
            meter.count_work(u64::from(noted.is_multiple_of(NOTED)));
        }
        false
    }

    /// Works on the last level within the meter's budget, using at most `bytes` bytes.
    pub fn run_within(&mut self, bytes: usize, meter: &mut Meter) {
        self.find(bytes, meter, |_| true);
    }

    /// Like [`Frontier::run_within`], but keeps only the positions that `is_wanted` accepts.
    pub fn find(&mut self, bytes: usize, meter: &mut Meter, is_wanted: impl Fn(Position) -> bool) {
        if !self.learner.run(&mut self.target, meter) {
            return;
        }
        while self.seen.settle(meter) && !self.is_level() && self.bytes_to_expand() <= bytes && !meter.is_spent() {
            meter.count_position();
            let [.., before, level] = &mut self.levels[..] else { return };
            let position = before.get(self.expanded);
            let images = self.target.symmetries.images_of(position);
            self.expanded += 1;
            for jump in self.target.hopeful_jumps(position) {
                if !is_wanted(self.target.play(jump, position)) {
                    continue;
                }
                let key = self.target.key_after(&images, jump);
                // Most of these positions are already known, so the check for lost positions comes last.
                if self.seen.note(key) && !self.target.is_lost(key) {
                    level.push(key);
                    self.stored += 1;
                }
            }
        }
    }

    /// Continues to trace a way to a position of the last level within the meter's budget; returns `true` when it is
    /// complete. This searches all levels.
    pub fn trace(&self, way: &mut Trail, meter: &mut Meter) -> bool {
        let Trail { positions, piece } = way;
        while let Some(pieces) = self.levels[1..].iter().rev().nth(positions.len()).map(|level| &level.pieces) {
            if meter.is_spent() {
                return false;
            }
            let before = self.before(positions[positions.len() - 1]);
            let Some(keys) = pieces.get(*piece) else { return true };
            meter.count_work((keys.len() / NOTED) as u64);
            let found = keys.iter().copied().find(|&position| before.contains(position));
            *piece = if found.is_some() { 0 } else { *piece + 1 };
            positions.extend(found);
        }
        true
    }

    /// The positions from which one jump leads to the given position. Each represents all its images.
    fn before(&self, position: Position) -> PositionSet {
        let target = &self.target;
        let mut before = PositionSet::new();
        for jump in 0..target.jump_count() {
            let other = target.play(jump, position);
            if target.is_legal(jump, other) {
                before.insert(target.symmetries.canonical(other));
            }
        }
        before
    }
}

/// A way from a start to a position of the last level, traced backwards. It contains one position of each level traced
/// so far, up to symmetry.
pub(in crate::solve) struct Trail {
    /// The positions, the last one first.
    pub positions: Vec<Position>,
    /// The piece to search next, in the level before the positions found so far.
    piece: usize,
}

impl Trail {
    pub fn to(last: Position) -> Self {
        Trail { positions: vec![last], piece: 0 }
    }
}
