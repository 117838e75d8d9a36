//! The winnable positions from the start of a problem whose way back is an image of the way there.
//!
//! A line from the start to a position is the image of a line from the complement's image to the finish. So a position
//! in the middle that can be reached is winnable exactly if that image can be reached, and half of the way is enough.
//! Above the middle, a position is winnable if one of its jumps leads to a winnable one.

use crate::position::Position;
use crate::solve::any::Frontier;
use crate::solve::learner::Learner;
use crate::solve::meter::Meter;
use crate::solve::pruner::{Pruner, is_possible};
use crate::solve::reversal::Reversal;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::judgement::Verdict;
use super::shelves::Shelves;

/// The number of sorted positions that cost as much as looking at one.
const SORTED: usize = 8;

/// The number of positions that are judged between two checks of the memory.
const LOOKED_AT: usize = 1 << 10;

/// Levels from that of the start on: all positions that can be reached and that no pagoda function refutes.
pub(super) struct WinningSet {
    ahead: Frontier,
    reversal: Reversal,
    /// The pruners of the levels.
    pruners: Vec<Pruner>,
    /// The judged levels, from the last to the first.
    judged: Vec<Level>,
    /// The level that is being judged, the last of those ahead, and the number of its positions that are judged.
    open: Level,
    number: usize,
    /// The winnable positions of the open level, and those of the level below.
    winnable: PositionSet,
    below: PositionSet,
    /// The most positions, and the most bytes that they may take on the way there.
    most: usize,
    peak: usize,
    step: Step,
}

/// One position for all its images.
struct Level {
    winnable: Shelves,
    lost: Shelves,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Descend,
    /// Judges the last level ahead.
    Rise,
    /// Sorts the judged level.
    Sort,
    Done,
    /// There are too many positions.
    Failed,
}

impl WinningSet {
    /// A set of at most about `bytes` bytes, with `peak` bytes on the way there. `None` if the way back is no image of
    /// the way there.
    pub fn new(target: &Target, bytes: usize, peak: usize) -> Option<Self> {
        let (ahead, _) = target.both_ways()?;
        let reversal = Reversal::new(&ahead);
        reversal.is_self_dual().then(|| WinningSet {
            reversal,
            ahead: Frontier::new(ahead, Learner::of_levels()),
            pruners: Vec::new(),
            judged: Vec::new(),
            open: Level::new(),
            number: 0,
            winnable: PositionSet::new(),
            below: PositionSet::new(),
            most: bytes / size_of::<Position>(),
            peak,
            step: Step::Descend,
        })
    }

    pub fn bytes(&self) -> usize {
        let judged: usize = self.judged.iter().chain([&self.open]).map(Level::bytes).sum();
        self.ahead.bytes() + self.winnable.bytes() + self.below.bytes() + judged
    }

    /// Returns `true` if the set is complete, once there is no more to do.
    pub fn is_complete(&self) -> bool {
        self.step == Step::Done
    }

    /// The target, with the pagoda functions that were found on the way.
    pub fn target(&self) -> &Target {
        self.ahead.target()
    }

    /// Works while the meter allows; returns `true` when there is no more to do.
    pub fn run(&mut self, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            match self.step {
                Step::Descend => self.descend(meter),
                Step::Rise => self.rise(meter),
                Step::Sort => self.sort(meter),
                Step::Done | Step::Failed => return true,
            }
        }
        false
    }

    /// The verdict on a position, without a look at its jumps. Positions that cannot be reached are unknown.
    pub fn verdict(&self, position: Position) -> Verdict {
        if !self.is_complete() {
            return Verdict::Unknown;
        }
        if let Some(level) = self.level(position.count()) {
            return level.verdict(self.target().symmetries().canonical(position));
        }
        let turned = self.reversal.key(position);
        match self.level(turned.count()).map(|level| level.verdict(turned)) {
            // The image can be reached from the start, so the finish can be reached from the position.
            Some(Verdict::Winnable | Verdict::Lost) => Verdict::Winnable,
            Some(Verdict::Unknown) if !self.is_left_out(turned) => Verdict::Lost,
            _ => Verdict::Unknown,
        }
    }

    /// Returns `true` if the levels may lack a position although it can be reached. A pruner that prunes a position
    /// prunes all that follows from it.
    fn is_left_out(&self, position: Position) -> bool {
        self.pruners.iter().any(|pruner| !is_possible(&pruner.slack(position)))
    }

    /// The level of the positions with this many pegs.
    fn level(&self, pegs: u32) -> Option<&Level> {
        let number = self.target().starts()[0].count().checked_sub(pegs)?;
        self.judged.iter().nth_back(number as usize)
    }

    /// Returns `true` if the last level is in the middle: the complements of the next level have as many pegs.
    fn is_middle(&self) -> bool {
        2 * self.ahead.pegs() <= self.target().board().hole_count() as u32 + 1
    }

    fn descend(&mut self, meter: &mut Meter) {
        self.ahead.run_within(self.peak, meter);
        let is_cut = !self.ahead.is_level() && !meter.is_spent();
        if is_cut || self.expected() > self.most {
            self.fail();
        } else if !meter.is_spent() {
            self.pruners.push(self.target().pruner().clone());
            if self.is_middle() {
                self.step = Step::Rise;
            } else {
                self.ahead.begin();
            }
        }
    }

    /// Gives up and frees all positions.
    fn fail(&mut self) {
        self.ahead.forget();
        self.judged.clear();
        self.open = Level::new();
        (self.winnable, self.below) = (PositionSet::new(), PositionSet::new());
        self.step = Step::Failed;
    }

    /// The least number of positions to expect; levels do not shrink before the middle.
    fn expected(&self) -> usize {
        let middle = (self.target().board().hole_count() as u32).div_ceil(2);
        let before = if self.ahead.is_level() { self.ahead.level().len() } else { 0 };
        self.ahead.stored() + before * self.ahead.pegs().saturating_sub(middle) as usize
    }

    fn rise(&mut self, meter: &mut Meter) {
        while !meter.is_spent() {
            if self.number.is_multiple_of(LOOKED_AT) && self.bytes() > self.peak {
                return self.fail();
            }
            let Some(position) = self.ahead.position(self.ahead.depth() - 1, self.number) else {
                self.step = Step::Sort;
                return;
            };
            meter.count_position();
            self.number += 1;
            if self.leads_on(position) {
                self.winnable.insert(position);
                self.open.winnable.push(position);
            } else {
                self.open.lost.push(position);
            }
        }
    }

    /// Returns `true` if a position of the open level is winnable.
    fn leads_on(&self, position: Position) -> bool {
        let target = self.target();
        if !self.judged.is_empty() {
            let images = target.symmetries().images_of(position);
            return target.hopeful_jumps(position).any(|jump| self.below.contains(target.key_after(&images, jump)));
        }
        let is_reached = |position| self.ahead.contains(self.reversal.key(position));
        if self.is_its_own_mirror(position) {
            is_reached(position)
        } else {
            target.hopeful_jumps(position).any(|jump| is_reached(target.play(jump, position)))
        }
    }

    /// Returns `true` if a position has as many pegs as its complement.
    fn is_its_own_mirror(&self, position: Position) -> bool {
        2 * position.count() == self.target().board().hole_count() as u32
    }

    /// Sorts the open level; goes on with the level above once it is sorted.
    fn sort(&mut self, meter: &mut Meter) {
        if let Some(sorted) = self.open.winnable.sort_next().or_else(|| self.open.lost.sort_next()) {
            meter.count_work((sorted / SORTED) as u64);
            return;
        }
        self.judged.push(std::mem::replace(&mut self.open, Level::new()));
        self.below = std::mem::replace(&mut self.winnable, PositionSet::new());
        self.number = 0;
        self.ahead.drop_level();
        self.step = if self.ahead.depth() > 0 { Step::Rise } else { Step::Done };
    }
}

impl Level {
    fn new() -> Self {
        Level { winnable: Shelves::new(), lost: Shelves::new() }
    }

    fn bytes(&self) -> usize {
        self.winnable.bytes() + self.lost.bytes()
    }

    fn verdict(&self, key: Position) -> Verdict {
        match () {
            () if self.winnable.contains(key) => Verdict::Winnable,
            () if self.lost.contains(key) => Verdict::Lost,
            () => Verdict::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::solve::judge::tests::{Oracle, problem};

    /// Small boards, each with a vacancy that is also the finish.
    const PROBLEMS: [(&str, &str); 5] = [
        ("ooooo/ooooo/ooooo", "c1"),
        ("oooo/oooo/oooo", "b1"),
        ("triangle", "a1"),
        ("# directions: 6/ooooo/ooooo/ooooo", "c1"),
        ("# directions: 8/oooo/oooo/oooo", "b1"),
    ];

    fn winning_set((board, vacancy): (&str, &str), bytes: usize, peak: usize) -> WinningSet {
        WinningSet::new(&Target::new(&problem(board, vacancy, vacancy)), bytes, peak).unwrap()
    }

    /// Works step by step; returns the most memory after any step.
    fn run(set: &mut WinningSet) -> usize {
        let (mut meter, mut most) = (Meter::default(), 0);
        loop {
            meter.allow(20);
            if set.run(&mut meter) {
                return most;
            }
            most = most.max(set.bytes());
        }
    }

    /// The number of positions with each number of pegs, from the middle on.
    fn sizes(set: &WinningSet) -> Vec<usize> {
        set.judged.iter().map(|level| level.winnable.len() + level.lost.len()).collect()
    }

    #[test]
    fn all_that_can_be_reached_has_its_verdict() {
        for (name, vacancy) in PROBLEMS {
            let mut set = winning_set((name, vacancy), usize::MAX, usize::MAX);
            run(&mut set);
            assert!(set.is_complete(), "{name}");
            let problem = problem(name, vacancy, vacancy);
            let (board, mut oracle) = (problem.board(), Oracle::new(&problem));
            let (mut open, mut reached) = (vec![problem.start()], HashSet::from([problem.start()]));
            while let Some(position) = open.pop() {
                let verdict = set.verdict(position);
                let expected = oracle.verdict(position).unwrap();
                // A pagoda function may have left out a lost position.
                let is_pruned = set.is_left_out(position) || set.is_left_out(set.reversal.key(position));
                let is_left_out = expected == Verdict::Lost && verdict == Verdict::Unknown && is_pruned;
                assert!(verdict == expected || is_left_out, "{name}: {}", board.draw(position));
                let after = board.legal_jumps(position).map(|jump| jump.play_unchecked(position));
                open.extend(after.filter(|&after| reached.insert(after)));
            }
        }
    }

    #[test]
    fn a_level_may_be_empty() {
        let mut set = winning_set(("ooooo/ooooo/ooooo", "b1"), usize::MAX, usize::MAX);
        run(&mut set);
        assert!(set.is_complete());
        assert_eq!(set.verdict(set.target().starts()[0]), Verdict::Lost);
    }

    #[test]
    fn it_is_complete_where_there_is_room_for_it() {
        for problem in PROBLEMS {
            let mut whole = winning_set(problem, usize::MAX, usize::MAX);
            run(&mut whole);
            let sizes = sizes(&whole);
            let total: usize = sizes.iter().sum();
            assert!(whole.bytes() >= total * size_of::<Position>());
            // Otherwise, the set would expect too much.
            assert!(sizes.is_sorted_by(|a, b| a >= b), "{problem:?}: {sizes:?}");
            for positions in [0, 1, total / 4, total / 2, total - 1, total, 2 * total] {
                let mut set = winning_set(problem, positions * size_of::<Position>(), usize::MAX);
                run(&mut set);
                assert_eq!(set.is_complete(), positions >= total, "{problem:?}, {positions} of {total} positions");
            }
        }
    }

    #[test]
    fn it_is_given_up_where_its_positions_take_more_when_they_are_judged() {
        let problem = ("triangle-21", "a1");
        let most = run(&mut winning_set(problem, usize::MAX, usize::MAX));
        let mut set = winning_set(problem, usize::MAX, most / 10 * 9);
        run(&mut set);
        assert!(!set.is_complete());
    }

    #[test]
    fn it_is_given_up_where_it_takes_more_on_the_way() {
        for problem in PROBLEMS {
            let mut whole = winning_set(problem, usize::MAX, usize::MAX);
            let most = run(&mut whole);
            assert!(most >= sizes(&whole).iter().sum::<usize>() * size_of::<Position>());
            for peak in (0..20).map(|part| most * part / 10) {
                let mut set = winning_set(problem, usize::MAX, peak);
                let least = set.bytes().max(peak);
                let taken = run(&mut set);
                // While positions are judged, the memory is checked only now and then.
                assert!(taken <= 2 * least, "{problem:?}, {taken} of {peak} bytes");
                assert!(set.is_complete() || set.bytes() <= winning_set(problem, 0, 0).bytes());
                assert!(set.is_complete() || peak < 2 * most, "{problem:?}, {peak} of {most} bytes");
            }
        }
    }
}
