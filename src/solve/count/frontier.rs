//! Level by level, every position and how many lines of play lead to it.

use crate::position::Position;
use crate::solve::learner::Learner;
use crate::solve::meter::Meter;
use crate::solve::shards::{SHARDS, Shards};
use crate::solve::table::{Entry, part_of};
use crate::solve::target::Target;

use super::lines::Lines;

pub(in crate::solve) struct CountingFrontier {
    target: Target,
    /// Finds pagoda functions first, where lines that cannot reach a finish do not count.
    learner: Option<Learner>,
    pegs: u32,
    level: Vec<Vec<Lines>>,
    /// How many positions the level has.
    size: usize,
    next: Shards<Lines>,
    step: Step,
}

/// What is done next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The entry with this number in a part of the level.
    Expand(usize, usize),
    /// This part of the next level.
    Collect(usize),
}

impl CountingFrontier {
    /// The lines from the starts; `is_pruned` leaves positions out from which no finish can be reached.
    pub fn new(target: Target, is_pruned: bool) -> Self {
        let mut keys: Vec<Position> =
            target.starts().iter().map(|&start| target.symmetries().canonical(start)).collect();
        keys.sort_unstable();
        let mut level = vec![Vec::new(); SHARDS];
        let equals = keys.chunk_by(|one, other| one == other);
        equals.for_each(|equal| level[part_of(equal[0], SHARDS)].push(Lines::new(equal[0], equal.len() as u128)));
        let (pegs, size) = (target.starts()[0].count(), level.iter().map(Vec::len).sum());
        let learner = is_pruned.then(Learner::new);
        CountingFrontier { target, learner, pegs, level, size, next: Shards::new(), step: Step::Expand(0, 0) }
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    /// How many pegs the positions of the level have.
    pub fn pegs(&self) -> u32 {
        self.pegs
    }

    /// How many positions the level has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// How many positions are kept: the level, and the next one as far as it is known.
    pub fn kept(&self) -> usize {
        self.size + self.next.count()
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.level.iter().map(Vec::capacity).sum::<usize>() * size_of::<Lines>() + self.next.bytes()
    }

    /// A part of the level, whose order is of no meaning.
    pub fn part(&self, part: usize) -> &[Lines] {
        &self.level[part]
    }

    /// Completes the level; true when that is done.
    pub fn complete(&mut self, meter: &mut Meter) -> bool {
        if let Some(learner) = &mut self.learner {
            if !learner.run(&mut self.target, meter) {
                return false;
            }
            self.learner = None;
        }
        while let Step::Collect(part) = self.step {
            if meter.is_spent() {
                return false;
            }
            self.level[part] = self.next.take(part);
            self.size += self.level[part].len();
            meter.count_work(self.level[part].len() as u64 / 16);
            self.step = if part + 1 < SHARDS { Step::Collect(part + 1) } else { Step::Expand(0, 0) };
        }
        true
    }

    /// Goes on to the next level, and tells `visit` of each position on the way and whether it is stuck; as long as the
    /// meter allows, and while no more than `most` positions are kept.
    pub fn advance(&mut self, most: usize, meter: &mut Meter, visit: &mut impl FnMut(&Target, &Lines, bool)) {
        while let Step::Expand(part, number) = self.step {
            if meter.is_spent() || self.kept() > most {
                return;
            }
            if let Some(&entry) = self.level[part].get(number) {
                let is_stuck = self.expand(&entry, meter);
                visit(&self.target, &entry, is_stuck);
                self.step = Step::Expand(part, number + 1);
                continue;
            }
            self.level[part] = Vec::new();
            self.step = if part + 1 < SHARDS { Step::Expand(part + 1, 0) } else { Step::Collect(0) };
        }
        self.pegs = self.pegs.saturating_sub(1);
        self.size = 0;
    }

    fn expand(&mut self, entry: &Lines, meter: &mut Meter) -> bool {
        meter.count_position();
        let position = entry.key();
        let images = self.target.symmetries().images_of(position);
        let mut is_stuck = true;
        for jump in self.target.hopeful_jumps(position) {
            is_stuck = false;
            self.next.add(Lines::new(self.target.key_after(&images, jump), entry.count()), &mut |_| {});
        }
        is_stuck
    }
}
