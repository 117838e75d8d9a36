//! The positions of each level, with the number of lines of play that lead to them.

use crate::rules::{Images, Position};
use crate::solve::{Learner, Meter, SHARDS, Target};

use super::digit::{Digit, weigh};
use super::lines::{DigitLayout, Lines};

pub(in crate::solve) struct CountingFrontier {
    pub target: Target,
    /// Finds pagoda functions before the count begins; `None` if they are complete, or if lines that cannot reach a
    /// finish are counted as well.
    learner: Option<Learner>,
    /// The number of pegs in the positions of the level.
    pub pegs: u32,
    /// The digits, the lowest first. The lowest digit has an entry for every position.
    pub digits: Vec<Digit>,
    pub layout: DigitLayout,
    step: CountStep,
}

/// The next step in counting a digit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CountStep {
    /// Expands an entry, given by its index in a part of the level.
    Expand { digit: usize, part: usize, number: usize },
    /// Collects a part of the next level.
    Collect { digit: usize, part: usize },
}

/// An expanded position, with one digit of its number of lines.
pub(super) struct Expanded<'a> {
    pub target: &'a Target,
    pub position: Position,
    pub images: Images,
    /// The number of lines that the digit represents.
    pub lines: u128,
    /// `true` if the digit is the lowest one. Each position has exactly one lowest digit.
    pub is_lowest: bool,
    /// `true` if no jump leads on from the position.
    pub is_stuck: bool,
}

/// The number of different images of a position.
pub(super) fn image_count(target: &Target, images: &Images) -> usize {
    let count = target.symmetries.count();
    count / images[..count].iter().filter(|&&image| image == images[0]).count()
}

impl CountingFrontier {
    /// Begins to count the lines from the starts. With `is_pruned`, positions are left out if pagoda functions prove
    /// that no finish can be reached from them.
    pub fn new(target: Target, is_pruned: bool) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "a board has at most 128 holes")]
        let layout = DigitLayout::new(target.board.classes().open_holes() as u32);
        CountingFrontier::with(layout, target, is_pruned)
    }

    pub(super) fn with(layout: DigitLayout, target: Target, is_pruned: bool) -> Self {
        let mut keys: Vec<Position> = target.starts.iter().map(|&start| target.symmetries.canonical(start)).collect();
        Position::sort(&mut keys);
        let lines = keys.chunk_by(|one, other| one == other).map(|equal| layout.entry(equal[0], equal.len() as u64));
        CountingFrontier {
            learner: is_pruned.then(Learner::new),
            pegs: target.starts[0].count(),
            digits: vec![Digit::new(layout, lines)],
            target,
            layout,
            step: CountStep::Expand { digit: 0, part: 0, number: 0 },
        }
    }

    /// The position that an entry of a part represents.
    pub fn position(&self, part: usize, entry: Lines) -> Position {
        self.target.board.classes().completed(self.layout.key(part, entry), self.target.starts[0])
    }

    /// The number of positions in the level.
    pub fn size(&self) -> usize {
        self.digits[0].size
    }

    /// The memory that all digits use, in bytes.
    pub fn bytes(&self) -> usize {
        self.digits.iter().map(Digit::bytes).sum()
    }

    /// The number of lines that a digit at this place represents. For the product of two digits, the place is the sum
    /// of their places.
    #[allow(clippy::cast_possible_truncation, reason = "numbers of 128 bits have few digits")]
    pub fn weigh(&self, digit: u128, place: usize) -> u128 {
        weigh(digit, self.layout.bits() * place as u32)
    }

    /// Drops a part of the level.
    pub fn give_up(&mut self, part: usize) {
        self.digits.iter_mut().for_each(|digit| digit.give_up(part));
    }

    /// Completes the level within the meter's budget; returns `true` once it is complete.
    pub fn complete(&mut self, meter: &mut Meter) -> bool {
        if let Some(learner) = &mut self.learner {
            if !learner.run(&mut self.target, meter) {
                return false;
            }
            self.learner = None;
        }
        while let CountStep::Collect { digit, part } = self.step {
            if meter.is_spent() {
                return false;
            }
            self.digits[digit].collect(part);
            self.carry(digit);
            meter.count_work(self.digits[digit].level[part].len() as u64 / 16);
            self.step = match self.after(digit, part) {
                Some((digit, part)) => CountStep::Collect { digit, part },
                None => CountStep::Expand { digit: 0, part: 0, number: 0 },
            }
        }
        true
    }

    /// The next part of a digit, or the first part of the next digit.
    fn after(&self, digit: usize, part: usize) -> Option<(usize, usize)> {
        let (digit, part) = if part + 1 < SHARDS { (digit, part + 1) } else { (digit + 1, 0) };
        (digit < self.digits.len()).then_some((digit, part))
    }

    /// Proceeds to the next level within the meter's budget, as long as at most `most` bytes are used. Calls `visit`
    /// for each expanded position.
    pub fn advance(&mut self, most: usize, meter: &mut Meter, visit: &mut impl FnMut(&Expanded)) {
        while let CountStep::Expand { digit, part, number } = self.step {
            if meter.is_spent() || self.bytes() > most {
                return;
            }
            if let Some(&entry) = self.digits[digit].level[part].get(number) {
                visit(&self.expand(digit, part, entry, meter));
                self.step = CountStep::Expand { digit, part, number: number + 1 };
                continue;
            }
            self.digits[digit].give_up(part);
            self.step = match self.after(digit, part) {
                Some((digit, part)) => CountStep::Expand { digit, part, number: 0 },
                None => CountStep::Collect { digit: 0, part: 0 },
            }
        }
        self.pegs = self.pegs.saturating_sub(1);
    }

    fn expand(&mut self, digit: usize, part: usize, entry: Lines, meter: &mut Meter) -> Expanded<'_> {
        if digit == 0 {
            meter.count_position();
        } else {
            meter.count_work(1);
        }
        let (position, count) = (self.position(part, entry), self.layout.count(entry));
        let images = self.target.symmetries.images_of(position);
        let mut is_stuck = true;
        for jump in self.target.hopeful_jumps(position) {
            is_stuck = false;
            let (part, after) = self.layout.entry(self.target.key_after(&images, jump), count);
            self.digits[digit].add(part, after);
        }
        self.carry(digit);
        let lines = self.weigh(count.into(), digit);
        Expanded { target: &self.target, position, images, lines, is_lowest: digit == 0, is_stuck }
    }

    /// Adds the carried entries of this digit to the higher digits.
    fn carry(&mut self, digit: usize) {
        let carried = std::mem::take(&mut self.digits[digit].carried);
        if carried.is_empty() {
            return;
        }
        if digit + 1 == self.digits.len() {
            self.digits.push(Digit::new(self.layout, [].into_iter()));
        }
        carried.into_iter().for_each(|(part, entry)| self.digits[digit + 1].add(part, entry));
        self.carry(digit + 1);
    }
}
