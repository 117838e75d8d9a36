//! Runs both halves of a bidirectional search, level by level, until they meet.

use crate::solve::{Learner, Meter, Reversal, Target};

use super::frontier::Frontier;

pub(in crate::solve) struct TwoWays {
    pub ahead: Frontier,
    /// The backward search, played in the complement. `None` if there is no backward search, or if it is an image of
    /// the forward search.
    pub back: Option<Frontier>,
    pub reversal: Reversal,
}

impl TwoWays {
    /// Creates the searches for two targets. The learner finds pagoda functions for the forward search.
    pub fn new(reversal: Reversal, ahead: Target, back: Option<Target>, learner: Learner) -> Self {
        let back = back.filter(|_| !reversal.is_self_dual()).map(|back| Frontier::new(back, Learner::new()));
        TwoWays { ahead: Frontier::new(ahead, learner), back, reversal }
    }

    /// The backward search, or the forward search if the backward search is an image of it.
    pub fn back(&self) -> &Frontier {
        self.back.as_ref().unwrap_or(&self.ahead)
    }

    /// The number of pegs in the last level of the backward search, counted on the board rather than in the complement.
    pub fn back_pegs(&self) -> u32 {
        self.ahead.target.board.holes().count() - self.back().pegs
    }

    /// The number of positions that both searches store.
    pub fn stored(&self) -> usize {
        self.ahead.stored + self.back.as_ref().map_or(0, |back| back.stored)
    }

    /// The memory that both searches use, in bytes.
    pub fn bytes(&self) -> usize {
        self.ahead.bytes() + self.back.as_ref().map_or(0, Frontier::bytes)
    }

    /// The memory needed to expand the next positions, in bytes.
    pub fn bytes_to_expand(&self) -> usize {
        self.ahead.bytes_to_expand() + self.back.as_ref().map_or(0, Frontier::bytes_to_expand)
    }

    /// Works on the last levels within the meter's budget, using at most `most` bytes; returns `true` when both are
    /// complete.
    pub fn run_within(&mut self, most: usize, meter: &mut Meter) -> bool {
        let room = most.saturating_sub(self.back.as_ref().map_or(0, Frontier::bytes_to_expand));
        self.ahead.run_within(room, meter);
        let room = most.saturating_sub(self.ahead.bytes_to_expand());
        self.back.iter_mut().for_each(|back| back.run_within(room, meter));
        self.ahead.is_level() && self.back().is_level()
    }

    /// The size of the smaller of the two last levels.
    pub fn smaller(&self) -> usize {
        self.ahead.level().len().min(self.back().level().len())
    }

    /// Begins the next level of the search whose last level is smaller.
    pub fn begin(&mut self) {
        match &mut self.back {
            Some(back) if back.level().len() < self.ahead.level().len() => back.begin(),
            _ => self.ahead.begin(),
        }
    }
}
