//! Bidirectional search: forwards from the start and backwards from the finish, until both meet.
//!
//! The search from each end is pruned with pagoda functions for the other end, so both searches stay small. If one end
//! runs out of positions, nothing is left to try. On lost positions of the English central game, this search examines
//! about a twentieth of the positions that a search from the start examines.

use crate::rules::{Jump, Position};
use crate::solve::{Learner, Meter, Reversal, Target};

use super::{End, frontier::Trail, two_ways::TwoWays};

pub(in crate::solve) struct BothEnds {
    pub ways: TwoWays,
    /// The number of positions in the last forward level that have been looked up in the level where the ends meet.
    looked_up: usize,
    /// The ways from both ends to the meeting point: one to a position of the forward end, and one to a position of the
    /// back end. The second position is either the same as the first or one jump further on.
    met: Option<(Trail, Trail)>,
}

impl BothEnds {
    /// A search for `target`; `None` if there are too many finishes to list, or if the ends are too few pegs apart.
    pub fn new(target: &Target) -> Option<Self> {
        BothEnds::with(target, Reversal::new)
    }

    pub(super) fn with(target: &Target, reversal: impl Fn(&Target) -> Reversal) -> Option<Self> {
        let (ahead, back) = target.both_ways()?;
        if ahead.starts[0].count() <= ahead.finish_pegs {
            return None;
        }
        let ways = TwoWays::new(reversal(&ahead), ahead, Some(back), Learner::of_levels());
        Some(BothEnds { ways, looked_up: 0, met: None })
    }

    /// Expands positions within the meter's budget, using at most `most` bytes, until the levels still missing between
    /// the ends would have more than `limit` positions if each of them were as large as the smaller of the two last
    /// levels. Returns `None` while there is more to do.
    pub fn run(&mut self, limit: usize, most: usize, meter: &mut Meter) -> Option<End> {
        loop {
            let is_level = self.ways.run_within(most, meter);
            if meter.is_spent() {
                return None;
            }
            let smaller = self.ways.smaller();
            let missing = self.ways.ahead.pegs.saturating_sub(self.ways.back_pegs() + 1);
            // Complete levels that have met, or are empty, need no more memory.
            if is_level && smaller == 0 {
                return Some(End::Empty { complete: true });
            }
            if is_level && missing == 0 {
                return self.meet(meter);
            }
            if self.ways.bytes_to_expand() > most {
                return Some(End::Empty { complete: false });
            }
            if smaller.saturating_mul(missing as usize) > limit {
                return Some(End::Empty { complete: false });
            }
            self.ways.begin();
        }
    }

    /// Keeps only the back end, in at most `most` bytes. The back end must be restored before it is used. The forward
    /// end is replaced by another search.
    pub fn into_back(mut self, most: usize) -> Self {
        if self.ways.back.is_some() {
            self.ways.ahead.forget();
        }
        self.ways.back.as_mut().unwrap_or(&mut self.ways.ahead).withdraw(most);
        self
    }

    /// Restores the back end; returns `true` when that is done.
    pub fn restore(&mut self, meter: &mut Meter) -> bool {
        self.ways.back.as_mut().unwrap_or(&mut self.ways.ahead).restore(meter)
    }

    /// Returns `true` if a finish can be reached from the position, which must have [`TwoWays::back_pegs`] pegs.
    pub fn leads_to_finish(&self, position: Position) -> bool {
        self.ways.back().contains(self.ways.reversal.key(position))
    }

    /// Begins to trace the way from a position of the back end to a finish.
    pub fn way_from(&self, position: Position) -> Trail {
        Trail::to(self.ways.reversal.key(position))
    }

    /// The jumps from a position to a finish. The way must be complete, and begin at the position or at an image of it.
    pub fn continue_from(&self, position: Position, way: &Trail) -> Vec<Jump> {
        let steps: Vec<Position> = way.positions[1..].iter().map(|&key| self.ways.reversal.key(key)).collect();
        self.follow(position, &steps)
    }

    /// Looks up the next positions of the forward end in the level where the ends meet.
    fn meet(&mut self, meter: &mut Meter) -> Option<End> {
        while self.met.is_none() && self.looked_up < self.ways.ahead.level().len() {
            if meter.is_spent() {
                return None;
            }
            let position = self.ways.ahead.level().get(self.looked_up);
            meter.count_position();
            self.looked_up += 1;
            self.met = self.meeting_after(position).map(|meeting| (Trail::to(position), self.way_from(meeting)));
        }
        let Some((mut way, mut way_back)) = self.met.take() else { return Some(End::Empty { complete: true }) };
        if self.ways.ahead.trace(&mut way, meter) && self.ways.back().trace(&mut way_back, meter) {
            return Some(End::Found(self.path(&way, &way_back)));
        }
        self.met = Some((way, way_back));
        None
    }

    /// The position itself, or a position one jump after it, if the back end contains that position. The two levels are
    /// usually one jump apart. If the forward end is also the back end, the two levels can be identical.
    fn meeting_after(&self, position: Position) -> Option<Position> {
        if position.count() == self.ways.back_pegs() {
            return self.leads_to_finish(position).then_some(position);
        }
        let target = &self.ways.ahead.target;
        let mut after = target.hopeful_jumps(position).map(|jump| target.play(jump, position));
        after.find(|&after| self.leads_to_finish(after))
    }

    /// The line formed by joining both ways, which end at the same position or one jump apart.
    fn path(&self, way: &Trail, way_back: &Trail) -> Vec<Jump> {
        let start = self.ways.ahead.target.starts[0];
        let mut steps: Vec<Position> = way.positions.iter().rev().skip(1).copied().collect();
        steps.push(self.ways.reversal.key(way_back.positions[0]));
        let mut jumps = self.follow(start, &steps);
        let reached = jumps.iter().fold(start, |position, jump| jump.play_unchecked(position));
        jumps.extend(self.continue_from(reached, way_back));
        jumps
    }

    /// The jumps from a position that lead through images of the positions on a way.
    fn follow(&self, from: Position, way: &[Position]) -> Vec<Jump> {
        let target = &self.ways.ahead.target;
        let mut position = from;
        let step = |&goal: &Position| {
            let goal = target.symmetries.canonical(goal);
            let leads = |&jump: &usize| target.symmetries.canonical(target.play(jump, position)) == goal;
            let jump = target.legal_jumps(position).find(leads)?;
            position = target.play(jump, position);
            Some(target.jump(jump))
        };
        way.iter().filter_map(step).collect()
    }
}
