//! What can be won from the start of a problem whose way back is an image of the way there.
//!
//! What leads from the start to a position leads from an image of its complement to the finish. So a position in the middle that can
//! be reached is winnable exactly if that image can be reached, and half of the way is enough. From the middle upwards, a position is winnable if one of its jumps leads to such a one.

use crate::position::Position;
use crate::solve::any::Frontier;
use crate::solve::learner::Learner;
use crate::solve::meter::Meter;
use crate::solve::pruner::{Pruner, is_possible};
use crate::solve::reversal::Reversal;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::judgement::Verdict;

/// Levels from that of the start on: all positions that can be reached and that no pagoda function refutes.
pub(super) struct WinningSet {
    ahead: Frontier,
    reversal: Reversal,
    /// Those with which the levels were pruned.
    pruners: Vec<Pruner>,
    /// From the last level to the first, as far as they have been judged.
    judged: Vec<Level>,
    /// The level that is being judged, and how many of its positions have been.
    open: Vec<Position>,
    number: usize,
    winnable: Vec<Position>,
    /// The positions that decide: those that stand for the last level on the way back at first, then the winnable ones of the level below.
    below: PositionSet,
    most: usize,
    step: Step,
}

/// One position for all its images, in order.
struct Level {
    winnable: Vec<Position>,
    lost: Vec<Position>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Descend,
    Rise,
    Done,
    /// There are too many positions.
    Failed,
}

impl WinningSet {
    /// Takes at most about so many bytes. `None` where the way back is another one.
    pub fn new(target: &Target, bytes: usize) -> Option<Self> {
        let (ahead, _) = target.both_ways()?;
        let reversal = Reversal::new(&ahead);
        reversal.is_self_dual().then(|| WinningSet {
            reversal,
            ahead: Frontier::new(ahead, Learner::of_levels()),
            pruners: Vec::new(),
            judged: Vec::new(),
            open: Vec::new(),
            number: 0,
            winnable: Vec::new(),
            below: PositionSet::new(),
            most: bytes / size_of::<Position>(),
            step: Step::Descend,
        })
    }

    pub fn bytes(&self) -> usize {
        let judged: usize = self.judged.iter().map(Level::count).sum();
        let positions = judged + self.open.len() + self.winnable.capacity();
        self.ahead.bytes() + self.below.bytes() + positions * size_of::<Position>()
    }

    /// Whether all of it is there, once there is no more to do.
    pub fn is_complete(&self) -> bool {
        self.step == Step::Done
    }

    /// With the pagoda functions that were found on the way.
    pub fn target(&self) -> &Target {
        self.ahead.target()
    }

    /// Works while the meter allows; true when there is no more to do.
    pub fn run(&mut self, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            match self.step {
                Step::Descend => self.descend(meter),
                Step::Rise => self.rise(meter),
                Step::Done | Step::Failed => return true,
            }
        }
        false
    }

    /// What is known of a position without a look at jumps. Nothing is known of positions that cannot be reached.
    pub fn verdict(&self, position: Position) -> Verdict {
        if !self.is_complete() {
            return Verdict::Unknown;
        }
        if let Some(level) = self.level(position.count()) {
            return level.verdict(self.target().symmetries().canonical(position));
        }
        let turned = self.reversal.key(position);
        match self.level(turned.count()).map(|level| level.verdict(turned)) {
            // That one is reached from the start, so the finish is reached from the position.
            Some(Verdict::Winnable | Verdict::Lost) => Verdict::Winnable,
            Some(Verdict::Unknown) if !self.is_left_out(turned) => Verdict::Lost,
            _ => Verdict::Unknown,
        }
    }

    /// Whether the levels may lack a position although it can be reached. What prunes a position prunes all that follows from it.
    fn is_left_out(&self, position: Position) -> bool {
        self.pruners.iter().any(|pruner| !is_possible(&pruner.slack(position)))
    }

    /// The level of the positions with so many pegs.
    fn level(&self, pegs: u32) -> Option<&Level> {
        let number = self.target().starts()[0].count().checked_sub(pegs)?;
        self.judged.iter().nth_back(number as usize)
    }

    /// Whether the last level is in the middle: the complements of what follows have as many pegs.
    fn is_middle(&self) -> bool {
        2 * self.ahead.pegs() <= self.target().board().hole_count() as u32 + 1
    }

    fn descend(&mut self, meter: &mut Meter) {
        self.ahead.run(self.most, meter);
        if self.expected() > self.most {
            self.ahead.forget();
            self.step = Step::Failed;
        } else if !meter.is_spent() {
            self.pruners.push(self.target().pruner().clone());
            if self.is_middle() {
                self.open = self.ahead.take_level();
                for index in 0..self.open.len() {
                    self.below.insert(self.reversal.key(self.open[index]));
                }
                self.step = Step::Rise;
            } else {
                self.ahead.begin();
            }
        }
    }

    /// How many positions there will be at least; levels do not shrink before the middle.
    fn expected(&self) -> usize {
        let middle = (self.target().board().hole_count() as u32).div_ceil(2);
        let before = if self.ahead.is_level() { self.ahead.level().len() } else { 0 };
        self.ahead.stored() + before * self.ahead.pegs().saturating_sub(middle) as usize
    }

    fn rise(&mut self, meter: &mut Meter) {
        while let Some(&position) = self.open.get(self.number) {
            if meter.is_spent() {
                return;
            }
            meter.count_position();
            self.number += 1;
            if self.leads_on(position) {
                self.winnable.push(position);
            }
        }
        self.complete();
    }

    /// Whether a position leads to one that decides.
    fn leads_on(&self, position: Position) -> bool {
        if self.judged.is_empty() && self.is_its_own_mirror(position) {
            return self.below.contains(position);
        }
        let target = self.target();
        let images = target.symmetries().images_of(position);
        target.hopeful_jumps(position).any(|jump| self.below.contains(target.key_after(&images, jump)))
    }

    /// Whether a position has as many pegs as its complement.
    fn is_its_own_mirror(&self, position: Position) -> bool {
        2 * position.count() == self.target().board().hole_count() as u32
    }

    /// Completes a level, and goes on with the one above.
    fn complete(&mut self) {
        let mut winnable = std::mem::take(&mut self.winnable);
        let mut lost = std::mem::take(&mut self.open);
        self.below = PositionSet::new();
        winnable.iter().for_each(|&position| _ = self.below.insert(position));
        lost.retain(|&position| !self.below.contains(position));
        winnable.sort_unstable();
        lost.sort_unstable();
        self.judged.push(Level { winnable, lost });
        self.number = 0;
        self.open = self.ahead.take_level();
        if self.open.is_empty() {
            self.below = PositionSet::new();
            self.step = Step::Done;
        }
    }
}

impl Level {
    fn count(&self) -> usize {
        self.winnable.capacity() + self.lost.capacity()
    }

    fn verdict(&self, key: Position) -> Verdict {
        match () {
            () if self.winnable.binary_search(&key).is_ok() => Verdict::Winnable,
            () if self.lost.binary_search(&key).is_ok() => Verdict::Lost,
            () => Verdict::Unknown,
        }
    }
}
