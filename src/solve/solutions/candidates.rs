//! The positions through which a solution may pass, level by level.
//!
//! Two searches start from opposite ends and continue until they meet. Once the two searches have met, only positions
//! that both have reached are kept: each of these positions can be reached from the start and leads to a finish. If a
//! complete set fits into memory and the finish is far away, the set replaces the backward search. Using the set halves
//! the time for finding all solutions on the English board.

use crate::complete_set::CompleteSet;
use crate::rules::{Position, Problem};
use crate::solve::any::{Frontier, NOTED, TwoWays};
use crate::solve::{Learner, List, Meter, PositionSet, Reversal, Settings, Target};

/// Levels, beginning with the start. Each position represents all its images.
pub(super) type Levels = Vec<List<Position>>;

/// The forward and the backward search.
pub(super) struct Ends {
    pub ways: TwoWays,
    /// `true` if there is no backward search, because every position with the fewest pegs is a finish.
    is_open: bool,
}

impl Ends {
    /// The searches for a target with at least one finish that the position class allows.
    pub fn new(target: Target) -> Self {
        let is_far = target.starts[0].count() > target.finish_pegs;
        let Some((ahead, back)) = target.both_ways().filter(|_| is_far) else {
            let ahead = target.preserving_starts();
            let ways = TwoWays::new(Reversal::new(&ahead), ahead, None, Learner::new());
            return Ends { ways, is_open: true };
        };
        Ends { ways: TwoWays::new(Reversal::new(&ahead), ahead, Some(back), Learner::new()), is_open: false }
    }

    /// Continues the smaller of the two searches within the meter's budget, as long as no more than `most` bytes are
    /// expected to be needed; returns `true` when the ends have met.
    pub fn run(&mut self, most: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() && self.expected() <= most {
            if !self.ways.run_within(most, meter) || meter.is_spent() {
                continue;
            }
            if self.ways.ahead.pegs <= self.met_at() || self.ways.smaller() == 0 {
                return true;
            }
            self.ways.begin();
        }
        false
    }

    /// A lower bound on the memory that will be needed, in bytes. Levels do not shrink before the ends meet.
    pub fn expected(&self) -> usize {
        let TwoWays { ahead, back, .. } = &self.ways;
        let missing = ahead.pegs.saturating_sub(self.met_at()) as usize;
        let levels = match back {
            _ if self.is_open => 0,
            Some(_) => missing,
            None => missing / 2,
        };
        let smaller = back.as_ref().map_or(usize::MAX, Frontier::whole_level).min(ahead.whole_level());
        self.ways.bytes_to_expand() + smaller * levels * size_of::<Position>()
    }

    /// The number of pegs at which the forward search ends. The backward search has reached the level below.
    fn met_at(&self) -> u32 {
        if self.is_open { self.ways.ahead.target.finish_pegs } else { self.ways.back_pegs() + 1 }
    }

    /// The search that continues from the meeting point.
    pub fn into_descent(self) -> Descent {
        let is_empty = self.ways.smaller() == 0;
        let TwoWays { mut ahead, back, reversal } = self.ways;
        ahead.close();
        let back = back.map_or_else(Vec::new, |back| back.into_levels().1);
        let back_bytes = back.iter().map(List::bytes).sum();
        Descent { ahead, reversal, is_empty, set: None, back, back_bytes, known: PositionSet::new(), noted: 0 }
    }
}

/// The share of the memory that a set may take. The candidates need the rest.
const SET_PART: (usize, usize) = (4, 5);
/// The work on a set between two checks of the meter.
const SLICE: u64 = 512;

/// The complete set of a problem, if its finish is far away and the set fits into the memory.
pub(super) fn set_for(problem: &Problem, settings: Settings) -> Option<CompleteSet> {
    let is_far = 2 * problem.start().count() > problem.board().holes().count();
    let most = settings.set_memory.min(settings.memory / SET_PART.1 * SET_PART.0);
    let set = if is_far { CompleteSet::winning(problem, most).ok() } else { None };
    set.filter(CompleteSet::is_whole)
}

/// The search from the level where both ends have met, or from the start, to the finish.
pub(super) struct Descent {
    pub ahead: Frontier,
    reversal: Reversal,
    /// `true` if one of the two searches has no positions left.
    is_empty: bool,
    /// The positions from which a finish can be reached, if a complete set provides them.
    set: Option<CompleteSet>,
    /// The levels of the backward search; empty if that search is an image of the forward search, or was not needed.
    back: Levels,
    back_bytes: usize,
    /// The positions of the next level from which a finish can be reached, in the form that the backward search stores,
    /// and the number of positions noted so far.
    known: PositionSet,
    noted: usize,
}

impl Descent {
    /// The search from the start of a target, with the complete set of the problem. The set need not have been computed
    /// yet.
    pub fn with(set: CompleteSet, target: Target) -> Self {
        let ahead = target.preserving_starts();
        let reversal = Reversal::new(&ahead);
        let ends = TwoWays::new(reversal, ahead, None, Learner::of_levels());
        Descent { set: Some(set), ..Ends { ways: ends, is_open: true }.into_descent() }
    }

    pub fn bytes(&self) -> usize {
        self.set_bytes() + self.ahead.bytes() + self.back_bytes + self.known.bytes()
    }

    fn set_bytes(&self) -> usize {
        self.set.as_ref().map_or(0, CompleteSet::memory)
    }

    /// Returns `true` if expanding the next positions needs more than `most` bytes.
    pub fn is_too_large(&self, most: usize) -> bool {
        self.bytes_beside() + self.ahead.bytes_to_expand() > most
    }

    /// The memory used by everything except the forward search.
    fn bytes_beside(&self) -> usize {
        self.set_bytes() + self.back_bytes + self.known.bytes_to_add(1)
    }

    /// Continues within the meter's budget, as long as at most `most` bytes are needed; returns `true` when the level
    /// of the finish is complete, or when an end has no positions left.
    pub fn run(&mut self, most: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() && !self.is_too_large(most) {
            if self.ahead.is_level() {
                if self.is_empty || self.ahead.pegs <= self.ahead.target.finish_pegs {
                    return true;
                }
                if !self.learn(most, meter) {
                    continue;
                }
                self.ahead.begin_without_learning();
            }
            let room = most.saturating_sub(self.bytes_beside());
            let (known, reversal) = (&self.known, &self.reversal);
            match &self.set {
                Some(set) => self.ahead.find(room, meter, |after| set.contains(after) == Some(true)),
                None => self.ahead.find(room, meter, |after| known.contains(reversal.key(after))),
            }
            if self.ahead.is_level() {
                self.ahead.close();
                self.is_empty = self.ahead.level().len() == 0;
                (self.known, self.noted) = (PositionSet::new(), 0);
            }
        }
        false
    }

    /// All levels, and the target.
    pub fn into_levels(self) -> (Target, Levels) {
        let (target, levels) = self.ahead.into_levels();
        (target, if self.is_empty { Vec::new() } else { levels })
    }

    /// Computes the set, or notes the positions of the next level; returns `true` when that is done.
    fn learn(&mut self, most: usize, meter: &mut Meter) -> bool {
        let Some(set) = &mut self.set else { return self.note(most, meter) };
        let is_made = set.run(0).is_some();
        if !is_made {
            meter.count_work(SLICE);
            set.run(SLICE);
        }
        is_made
    }

    /// Notes the positions of the next level that the backward search has reached; returns `true` when that is done.
    fn note(&mut self, most: usize, meter: &mut Meter) -> bool {
        let number = (self.ahead.pegs - 1 - self.ahead.target.finish_pegs) as usize;
        let level = &(if self.back.is_empty() { self.ahead.levels() } else { &self.back })[number];
        while self.noted < level.len() && self.known.settle(meter) && !meter.is_spent() {
            if self.back_bytes + self.known.bytes_to_add(1) + self.ahead.bytes_to_expand() > most {
                return false;
            }
            self.known.note(level.get(self.noted));
            self.noted += 1;
            meter.count_work(u64::from(self.noted.is_multiple_of(NOTED)));
        }
        self.noted == level.len()
    }
}
