//! The positions through which a solution may pass, level by level.
//!
//! Two searches come from both ends until they meet. Below that, only positions that both know are kept: each can be
//! reached from the start, and leads to a finish.

use crate::position::Position;
use crate::solve::any::{Frontier, NOTED};
use crate::solve::learner::Learner;
use crate::solve::list::List;
use crate::solve::meter::Meter;
use crate::solve::reversal::Reversal;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

/// Levels from the start on. Each has one position for all its images.
pub(super) type Levels = Vec<List<Position>>;

/// The two searches.
pub(super) struct Ends {
    ahead: Frontier,
    back: Back,
}

/// The source of the way back.
enum Back {
    /// A search in the complement.
    Search(Box<Frontier>),
    /// The way there, of which it is an image.
    Image,
    /// No source: every position with so few pegs is a finish.
    Unneeded,
}

impl Ends {
    /// The searches for a target. Its position class must leave a finish.
    pub fn new(target: Target) -> Self {
        let is_far = target.starts()[0].count() > target.finish_pegs();
        let Some((ahead, back)) = target.both_ways().filter(|_| is_far) else {
            return Ends { ahead: Frontier::new(target.preserving_starts(), Learner::new()), back: Back::Unneeded };
        };
        let is_image = Reversal::new(&ahead).is_self_dual();
        let back = if is_image { Back::Image } else { Back::Search(Box::new(Frontier::new(back, Learner::new()))) };
        Ends { ahead: Frontier::new(ahead, Learner::new()), back }
    }

    /// The number of pegs of the last level ahead.
    pub fn pegs(&self) -> u32 {
        self.ahead.pegs()
    }

    pub fn bytes(&self) -> usize {
        self.ahead.bytes() + if let Back::Search(back) = &self.back { back.bytes() } else { 0 }
    }

    /// The memory that is needed to expand the next positions, in bytes.
    fn bytes_to_expand(&self) -> usize {
        self.ahead.bytes_to_expand() + self.back_bytes()
    }

    fn back_bytes(&self) -> usize {
        if let Back::Search(back) = &self.back { back.bytes_to_expand() } else { 0 }
    }

    /// Returns `true` if more than this many bytes are expected.
    pub fn is_too_large(&self, most: usize) -> bool {
        self.expected() > most
    }

    /// Goes on with the smaller end while the meter allows and no more than `most` bytes are expected; returns `true`
    /// when the ends have met.
    pub fn run(&mut self, most: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() && !self.is_too_large(most) {
            self.ahead.run_within(most.saturating_sub(self.back_bytes()), meter);
            let room = most.saturating_sub(self.ahead.bytes_to_expand());
            let back = if let Back::Search(back) = &mut self.back { Some(back) } else { None };
            let is_level = back.is_none_or(|back| {
                back.run_within(room, meter);
                back.is_level()
            });
            if !self.ahead.is_level() || !is_level || meter.is_spent() {
                continue;
            }
            if self.ahead.pegs() <= self.met_at() || self.is_empty() {
                return true;
            }
            match &mut self.back {
                Back::Search(back) if back.level().len() < self.ahead.level().len() => back.begin(),
                _ => self.ahead.begin(),
            }
        }
        false
    }

    /// The least number of bytes to expect: levels do not shrink before the ends meet.
    fn expected(&self) -> usize {
        let missing = self.ahead.pegs().saturating_sub(self.met_at()) as usize;
        let (smaller, levels) = match &self.back {
            Back::Search(back) => (self.ahead.whole_level().min(back.whole_level()), missing),
            Back::Image => (self.ahead.whole_level(), missing / 2),
            Back::Unneeded => (0, 0),
        };
        self.bytes_to_expand() + smaller * levels * size_of::<Position>()
    }

    /// The number of pegs of the last level ahead: the way back is known from the level below it.
    fn met_at(&self) -> u32 {
        let back = match &self.back {
            Back::Search(back) => back.pegs(),
            Back::Image => self.ahead.pegs(),
            Back::Unneeded => return self.ahead.target().finish_pegs(),
        };
        self.ahead.target().board().hole_count() as u32 - back + 1
    }

    /// Returns `true` if an end has run dry.
    fn is_empty(&self) -> bool {
        self.ahead.level().len() == 0 || matches!(&self.back, Back::Search(back) if back.level().len() == 0)
    }

    /// The search below the meeting.
    pub fn into_descent(self) -> Descent {
        let reversal = Reversal::new(self.ahead.target());
        let is_empty = self.is_empty();
        let (target, mut ahead) = self.ahead.into_levels();
        if is_empty {
            ahead.clear();
        }
        let back = if let Back::Search(back) = self.back { back.into_levels().1 } else { Vec::new() };
        Descent {
            kept: ahead.iter().chain(&back).map(List::bytes).sum(),
            target,
            reversal,
            shared: ahead.len(),
            levels: ahead,
            back,
            known: PositionSet::new(),
            noted: 0,
            seen: PositionSet::new(),
            next: List::new(),
            expanded: 0,
        }
    }
}

/// The search from the meeting of both ends to the finish.
pub(super) struct Descent {
    target: Target,
    reversal: Reversal,
    levels: Levels,
    /// The number of these levels that come from the search ahead.
    shared: usize,
    /// The levels of the search back; empty if it is an image of the one ahead, or if none was needed.
    back: Levels,
    /// The positions of the next level from which the way back is known, as the search back has them, and the number of
    /// them that have been noted.
    known: PositionSet,
    noted: usize,
    /// The next level.
    seen: PositionSet,
    next: List<Position>,
    /// The number of positions of the last level that have been expanded.
    expanded: usize,
    /// The memory of all levels but the next, in bytes.
    kept: usize,
}

impl Descent {
    pub fn bytes(&self) -> usize {
        self.kept + self.next.bytes() + self.known.bytes() + self.seen.bytes()
    }

    /// Returns `true` if the next positions take more than this many bytes.
    pub fn is_too_large(&self, most: usize) -> bool {
        let (known, seen) = (self.known.bytes_to_add(1), self.seen.bytes_to_add(self.target.jump_count()));
        self.kept + self.next.bytes() + known + seen > most
    }

    /// The number of pegs of the last level.
    pub fn pegs(&self) -> u32 {
        self.target.starts()[0].count() + 1 - self.levels.len() as u32
    }

    /// Goes on while the meter allows and no more than `most` bytes are needed; returns `true` when the last level is
    /// that of the finish, or when there is none.
    pub fn run(&mut self, most: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() && !self.is_too_large(most) {
            if self.levels.is_empty() || self.pegs() <= self.target.finish_pegs() {
                return true;
            }
            if self.note(most, meter) && self.expand(most, meter) {
                self.kept += self.next.bytes();
                self.levels.push(std::mem::replace(&mut self.next, List::new()));
                (self.known, self.seen) = (PositionSet::new(), PositionSet::new());
                (self.noted, self.expanded) = (0, 0);
            }
        }
        false
    }

    /// All levels, and the target.
    pub fn into_levels(self) -> (Target, Levels) {
        (self.target, self.levels)
    }

    /// Notes the positions of the next level that the search back knows; returns `true` when that is done.
    fn note(&mut self, most: usize, meter: &mut Meter) -> bool {
        let number = (self.pegs() - 1 - self.target.finish_pegs()) as usize;
        let is_image = self.back.is_empty();
        let count = (if is_image { &self.levels[..self.shared] } else { &self.back })[number].len();
        while self.noted < count && self.known.settle(meter) && !meter.is_spent() && !self.is_too_large(most) {
            let level = &(if is_image { &self.levels } else { &self.back })[number];
            self.known.note(level.get(self.noted));
            self.noted += 1;
            meter.count_work(u64::from(self.noted.is_multiple_of(NOTED)));
        }
        self.noted == count
    }

    /// Finds the next level; returns `true` when it is complete.
    fn expand(&mut self, most: usize, meter: &mut Meter) -> bool {
        let last = self.levels.len() - 1;
        let count = self.levels[last].len();
        while self.expanded < count && self.seen.settle(meter) && !meter.is_spent() && !self.is_too_large(most) {
            let position = self.levels[last].get(self.expanded);
            meter.count_position();
            self.expanded += 1;
            let images = self.target.symmetries().images_of(position);
            for jump in self.target.hopeful_jumps(position) {
                let after = self.target.key_after(&images, jump);
                if self.known.contains(self.reversal.key(after)) && self.seen.note(after) {
                    self.next.push(after);
                }
            }
        }
        self.expanded == count
    }
}
