//! The positions that follow from some others, level by level, until it is known which of those can be won.

use crate::position::Position;
use crate::solve::any::Frontier;
use crate::solve::learner::Learner;
use crate::solve::meter::Meter;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::endgames::Endgames;
use super::judgement::Verdict;
use super::memory::Memory;

/// The number of positions of each level that are remembered.
const REMEMBERED: usize = 1 << 12;

/// One search for all its starts, which have the same number of pegs. A position that follows from several starts is
/// looked at once.
pub(super) struct Lookahead {
    ahead: Frontier,
    /// The way back to the starts, once all levels are there.
    sweep: Option<Sweep>,
}

/// The positions that are winnable, from the last level to the first.
struct Sweep {
    level: usize,
    number: usize,
    /// The winnable positions of the level below; `None` if the endgames are below.
    below: Option<PositionSet>,
    winnable: PositionSet,
    /// The number of winnable positions.
    found: usize,
}

/// The result of a lookahead.
pub(super) enum Sight {
    /// The winnable starts are known.
    Clear,
    /// The next level, or the last one, is too large.
    Blocked,
}

impl Lookahead {
    /// A lookahead from the starts of the target, which is pruned already or will be.
    pub fn new(target: Target) -> Self {
        Lookahead { ahead: Frontier::new(target, Learner::of_levels()), sweep: None }
    }

    /// The number of positions that are kept.
    pub fn stored(&self) -> usize {
        self.ahead.stored()
    }

    pub fn bytes(&self) -> usize {
        let sweep = self.sweep.as_ref().map_or(0, Sweep::bytes);
        self.ahead.bytes() + sweep
    }

    /// Returns `true` if a start is winnable, once the sight is clear.
    pub fn is_winnable(&self, start: Position) -> bool {
        let key = self.target().symmetries().canonical(start);
        self.sweep.as_ref().is_some_and(|sweep| sweep.winnable.contains(key))
    }

    /// The target, with the pagoda functions that were found on the way.
    pub fn target(&self) -> &Target {
        self.ahead.target()
    }

    /// Looks at levels of about `limit` positions at most, in `most` bytes, while the meter allows. `memory` keeps some
    /// of the positions.
    pub fn run(
        &mut self,
        (limit, most): (usize, usize),
        endgames: &Endgames,
        memory: &mut Memory,
        meter: &mut Meter,
    ) -> Option<Sight> {
        loop {
            if let Some(sweep) = &mut self.sweep {
                return sweep.run(&self.ahead, endgames, memory, meter).then_some(Sight::Clear);
            }
            self.ahead.run_within(most, meter);
            if meter.is_spent() {
                return None;
            }
            if !self.ahead.is_level() {
                return Some(Sight::Blocked);
            }
            let level = self.ahead.level().len();
            if level == 0 || self.ahead.pegs() - 1 <= endgames.pegs() {
                self.sweep = Some(Sweep::new(&self.ahead));
            } else if level > limit {
                return Some(Sight::Blocked);
            } else {
                self.ahead.begin();
            }
        }
    }
}

impl Sweep {
    fn new(ahead: &Frontier) -> Self {
        let level = ahead.depth() - 1;
        Sweep { level, number: 0, below: None, winnable: PositionSet::new(), found: 0 }
    }

    fn bytes(&self) -> usize {
        self.winnable.bytes() + self.below.as_ref().map_or(0, PositionSet::bytes)
    }

    /// Sweeps while the meter allows; returns `true` when it is back at the starts.
    fn run(&mut self, ahead: &Frontier, endgames: &Endgames, memory: &mut Memory, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            let Some(position) = ahead.position(self.level, self.number) else {
                if self.level == 0 {
                    return true;
                }
                self.rise();
                continue;
            };
            let verdict = self.judge(position, ahead.target(), endgames, meter);
            if self.number < REMEMBERED {
                memory.insert(position, verdict);
            }
            self.number += 1;
        }
        false
    }

    /// Goes on with the level above.
    fn rise(&mut self) {
        let winnable = std::mem::replace(&mut self.winnable, PositionSet::new());
        self.below = Some(winnable);
        self.level -= 1;
        self.number = 0;
    }

    fn judge(&mut self, position: Position, target: &Target, endgames: &Endgames, meter: &mut Meter) -> Verdict {
        let mut after = target.hopeful_jumps(position).map(|jump| target.play(jump, position));
        let is_winnable = match &self.below {
            None => after.any(|after| endgames.contain(after)),
            Some(_) if self.found == 0 => false,
            Some(below) => after.any(|after| below.contains(target.symmetries().canonical(after))),
        };
        meter.count_position();
        if is_winnable {
            self.winnable.insert(position);
            self.found += 1;
            Verdict::Winnable
        } else {
            Verdict::Lost
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::judge::tests::problem;

    /// The sum has all levels, and the two sets of the way back.
    #[test]
    fn what_it_takes_is_all_that_it_keeps() {
        let problem = problem("triangle-21", "a1", "any");
        let target = Target::new(&problem);
        let endgames = Endgames::new(&target).unwrap();
        let mut memory = Memory::new(target.symmetries().clone(), 1 << 12);
        let (mut lookahead, mut meter) = (Lookahead::new(target), Meter::default());
        let mut has_both = false;
        loop {
            meter.allow(100);
            let end = lookahead.run((usize::MAX, usize::MAX), &endgames, &mut memory, &mut meter);
            let sets = lookahead.sweep.iter().flat_map(|sweep| [Some(&sweep.winnable), sweep.below.as_ref()]).flatten();
            let bytes: Vec<usize> = sets.map(PositionSet::bytes).collect();
            assert_eq!(lookahead.bytes(), lookahead.ahead.bytes() + bytes.iter().sum::<usize>());
            has_both |= bytes.len() == 2;
            if end.is_some() {
                break;
            }
        }
        assert!(has_both);
        assert!(lookahead.is_winnable(problem.start()));
    }
}
