//! Exhaustive depth-first search, with a table of refuted positions.
//!
//! The search is complete although its memory is bounded: if a refuted position has been overwritten in the table, it
//! is simply refuted again. If a search from both ends has run before, this search goes no further than that search's
//! back end.

use crate::rules::{Jump, Position};
use crate::solve::{Meter, Refuted, Slack, Target};

use super::{End, both_ends::BothEnds, frontier::Trail};

/// A position on the way from the start to the current position.
struct Frame {
    position: Position,
    slack: Slack,
    /// The number of jumps in `Exhaustive::order` that have been tried.
    tried: usize,
}

pub(in crate::solve) struct Exhaustive {
    path: Vec<Frame>,
    /// The jump played in each frame except the last.
    played: Vec<Jump>,
    /// The indices of the jumps, sorted by the amount of slack that they use, in ascending order.
    order: Vec<usize>,
    refuted: Refuted,
    ends: Option<BothEnds>,
    /// The number of pegs at which the search stops. Such a position is looked up in the back end or, if there is no
    /// back end, compared with the finishes.
    last: u32,
    /// The way from the last position of the path to a finish, once that position is known to be winnable.
    way: Option<Trail>,
}

impl Exhaustive {
    /// A search with a table of at most `entries` entries.
    pub fn new(target: &Target, ends: Option<BothEnds>, entries: usize) -> Self {
        let cost = |jump: usize| u64::from(target.pruner.total_cost(jump).cast_unsigned()) << 32 | jump as u64;
        let mut order: Vec<u64> = (0..target.jump_count()).map(cost).collect();
        order.sort_unstable();
        let order = order.into_iter().map(|cost| (cost % (1 << 32)) as usize).collect();
        let start = target.starts[0];
        let root = Frame { position: start, slack: target.pruner.slack(start), tried: 0 };
        let last = ends.as_ref().map_or(target.finish_pegs, |ends| ends.ways.back_pegs());
        Exhaustive {
            path: vec![root],
            played: Vec::new(),
            order,
            refuted: Refuted::new(entries),
            ends,
            last,
            way: None,
        }
    }

    /// The memory that the search uses, in bytes.
    pub fn bytes(&self) -> usize {
        self.refuted.bytes() + self.ends.as_ref().map_or(0, |ends| ends.ways.bytes())
    }

    /// Visits positions within the meter's budget; returns `None` while there is more to do.
    pub fn run(&mut self, target: &Target, meter: &mut Meter) -> Option<End> {
        if self.ends.as_mut().is_some_and(|ends| !ends.restore(meter)) {
            return None;
        }
        while self.way.is_none() && self.refuted.settle(meter) && !meter.is_spent() {
            let Some(frame) = self.path.last_mut() else { return Some(End::Empty { complete: true }) };
            let mut rest = self.order[frame.tried..].iter();
            let next = rest.find(|&&jump| target.is_legal(jump, frame.position)).copied();
            frame.tried = self.order.len() - rest.len();
            let Some(jump) = next else {
                // Every jump from the last position has been refuted.
                self.refuted.insert(target.symmetries.canonical(frame.position));
                self.path.pop();
                self.played.pop();
                continue;
            };
            if let Some(slack) = target.pruner.after(&frame.slack, jump) {
                meter.count_position();
                let position = target.play(jump, frame.position);
                self.advance(target, Frame { position, slack, tried: 0 }, target.jump(jump));
            }
        }
        self.trace(meter).map(End::Found)
    }

    /// Continues from a position, unless it is known to be lost.
    fn advance(&mut self, target: &Target, frame: Frame, jump: Jump) {
        let position = frame.position;
        let is_last = position.count() == self.last;
        let is_finish = || target.is_finish(position);
        let is_won = is_last && self.ends.as_ref().map_or_else(is_finish, |ends| ends.leads_to_finish(position));
        let is_open =
            !is_last && !self.refuted.contains(target.symmetries.canonical(position)) && !target.is_lost(position);
        if is_won || is_open {
            self.played.push(jump);
            self.path.push(frame);
        }
        self.way = is_won.then(|| self.ends.as_ref().map_or(Trail::to(position), |ends| ends.way_from(position)));
    }

    /// Continues to trace the way to a finish within the meter's budget; returns the line when it is complete.
    fn trace(&mut self, meter: &mut Meter) -> Option<Vec<Jump>> {
        let (way, reached) = (self.way.as_mut()?, self.path.last()?.position);
        let mut jumps = self.played.clone();
        if let Some(ends) = &self.ends {
            if !ends.ways.back().trace(way, meter) {
                return None;
            }
            jumps.extend(ends.continue_from(reached, way));
        }
        Some(jumps)
    }
}
