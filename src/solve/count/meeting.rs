//! Counts solutions from both ends: the lines from the start times the lines to the finish, summed over the positions
//! where the two halves meet.

use crate::solve::{Counts, Meter, Reversal, SHARDS, Shards, Target};

use super::frontier::{CountingFrontier, image_count};
use super::lines::Lines;

/// The largest number of images of a position.
const MOST_IMAGES: usize = 12;

/// Counts the lines from the start and the lines from the finish, until both halves have reached the same number of
/// pegs.
pub(super) struct MeetInTheMiddle {
    pub ahead: CountingFrontier,
    /// The backward search, in the complement. `None` if the backward search is an image of the forward search.
    pub back: Option<CountingFrontier>,
    reversal: Reversal,
    /// The last level of the backward search, converted to positions on the board, with a table for each digit.
    pub(super) turned: Vec<Shards<Lines>>,
    /// The number of pegs in the converted level, counted in the complement; `None` until the conversion is complete.
    pub(super) turned_pegs: Option<u32>,
    /// The next part to convert or to multiply.
    part: usize,
    /// The number of lines through the positions where the halves meet, added up separately for each number of images
    /// that a position can have. Each line is counted once per image.
    through: [u128; MOST_IMAGES + 1],
    /// `true` if a table had to carry lines. This should not happen, because each position of a level has only one
    /// entry per digit.
    is_short: bool,
}

impl MeetInTheMiddle {
    pub fn new(ahead: Target, back: Target) -> Self {
        let reversal = Reversal::new(&ahead);
        let back = (!reversal.is_self_dual()).then(|| CountingFrontier::new(back, true));
        MeetInTheMiddle {
            reversal,
            ahead: CountingFrontier::new(ahead, true),
            back,
            turned: Vec::new(),
            turned_pegs: None,
            part: 0,
            through: [0; MOST_IMAGES + 1],
            is_short: false,
        }
    }

    pub fn bytes(&self) -> usize {
        let back = self.back.as_ref().map_or(0, CountingFrontier::bytes);
        self.ahead.bytes() + back + self.turned.iter().map(|turned| turned.bytes).sum::<usize>()
    }

    /// Extends the smaller half, or counts the solutions once the halves meet, within `most` bytes. Returns `None`
    /// until the end, then `true` if there was enough memory.
    pub fn run(&mut self, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
        let is_level = self.ahead.complete(meter) && self.back.as_mut().is_none_or(|back| back.complete(meter));
        if !is_level {
            return None;
        }
        let is_empty = |lines: &CountingFrontier| lines.size() == 0;
        if is_empty(&self.ahead) || self.turned_pegs.is_none() && self.back.as_ref().is_some_and(is_empty) {
            return Some(true);
        }
        let holes = self.ahead.target.board.holes().count();
        let back_pegs = self.turned_pegs.unwrap_or_else(|| self.back.as_ref().unwrap_or(&self.ahead).pegs);
        if self.turned_pegs.is_some() && self.ahead.pegs + back_pegs == holes {
            return self.meet(counts, meter);
        }
        let bytes = self.bytes();
        if bytes > most {
            return Some(false);
        }
        match (self.ahead.pegs + back_pegs, self.turned_pegs) {
            // If the forward and backward searches are one and the same, each step closes the gap by two pegs.
            (pegs, None) if pegs <= holes + u32::from(self.back.is_none()) => self.turn(back_pegs, most, meter),
            _ => {
                let is_turned = self.turned_pegs.is_some();
                let smaller = self.back.as_mut().filter(|back| back.size() < self.ahead.size() && !is_turned);
                let half = smaller.unwrap_or(&mut self.ahead);
                half.advance(half.bytes() + (most - bytes), meter, &mut |_| {});
            }
        }
        None
    }

    /// Converts the last level of the backward search from the complement to positions on the board, and drops each
    /// part of the level once it is converted.
    fn turn(&mut self, pegs: u32, most: usize, meter: &mut Meter) {
        while self.part < SHARDS {
            if meter.is_spent() || self.bytes() > most {
                return;
            }
            let level = self.back.as_ref().unwrap_or(&self.ahead);
            let layout = level.layout;
            self.turned.resize_with(level.digits.len(), || Shards::with(layout));
            for (digit, turned) in self.turned.iter_mut().enumerate() {
                for &entry in &level.digits[digit].level[self.part] {
                    meter.count_work(1);
                    let key = self.reversal.key(level.position(self.part, entry));
                    let (part, entry) = layout.entry(key, layout.count(entry));
                    turned.add(part, entry, &mut |_| self.is_short = true);
                }
            }
            self.back.iter_mut().for_each(|back| back.give_up(self.part));
            self.part += 1;
        }
        (self.turned_pegs, self.part) = (Some(pegs), 0);
    }

    /// Multiplies the number of lines to each position by the number of lines from that position, and adds up the
    /// products.
    fn meet(&mut self, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
        while self.part < SHARDS {
            if meter.is_spent() {
                return None;
            }
            let (ahead, layout) = (&self.ahead, self.ahead.layout);
            for (place, turned) in self.turned.iter_mut().enumerate() {
                turned.settle_part(self.part, &mut |_| self.is_short = true);
                for (digit, level) in ahead.digits.iter().map(|digit| &digit.level[self.part]).enumerate() {
                    for &entry in level {
                        meter.count_work(1);
                        // Both numbers include the lines through all images of the position.
                        let back = layout.count(*turned.get(self.part, entry));
                        let lines = u128::from(layout.count(entry)) * u128::from(back);
                        if lines > 0 {
                            let images = ahead.target.symmetries.images_of(ahead.position(self.part, entry));
                            let through = &mut self.through[image_count(&ahead.target, &images)];
                            *through = through.saturating_add(ahead.weigh(lines, digit + place));
                        }
                    }
                }
            }
            self.part += 1;
        }
        // Each line is counted once per image. A number that is too large is represented by the largest number.
        let is_too_large = self.is_short || self.through.contains(&u128::MAX);
        let lines = self.through.iter().enumerate().skip(1).map(|(images, lines)| lines / images as u128);
        counts.solutions = if is_too_large { u128::MAX } else { lines.fold(0, u128::saturating_add) };
        Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Finish, Problem};

    #[test]
    fn halves_that_have_met_need_no_more_memory() {
        let board: Board = "triangle".parse().unwrap();
        let problem = Problem::new(board.clone(), board.parse_start("a1").unwrap(), Finish::ANY_PEG).unwrap();
        let (ahead, back) = Target::new(&problem).both_ways().unwrap();
        let mut meeting = MeetInTheMiddle::new(ahead, back);
        let (mut counts, mut meter) = (Counts::default(), Meter::default());
        while meeting.turned_pegs.is_none_or(|pegs| pegs + meeting.ahead.pegs != board.holes().count()) {
            meter.allow(1);
            assert_eq!(meeting.run(usize::MAX, &mut counts, &mut meter), None);
        }
        meter.allow(u64::MAX);
        assert_eq!((meeting.run(0, &mut counts, &mut meter), counts.solutions), (Some(true), 29_760));
    }
}
