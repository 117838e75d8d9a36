//! What a count does, with one kind of keys.

use crate::solve::meter::Meter;
use crate::solve::outcome::{Counts, Level};
use crate::solve::target::Target;

use super::frontier::{CountingFrontier, Expanded};
use super::lines::Lines;
use super::meeting::MeetInTheMiddle;

pub(super) enum Work<L: Lines> {
    /// All games.
    Games(Box<CountingFrontier<L>>),
    /// The solutions, from both ends.
    Solutions(Box<MeetInTheMiddle<L>>),
}

impl<L: Lines> Work<L> {
    /// All games, or the solutions where there is a way back.
    pub fn new(ahead: Target, back: Option<Target>) -> Self {
        match back {
            None => Work::Games(Box::new(CountingFrontier::new(ahead, false))),
            Some(back) => Work::Solutions(Box::new(MeetInTheMiddle::new(ahead, back))),
        }
    }

    /// Goes on for a while, and takes `most` bytes at most. In the end whether they sufficed.
    pub fn run(&mut self, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
        match self {
            Work::Games(lines) => games(lines, most, counts, meter),
            Work::Solutions(meeting) => meeting.run(most, counts, meter),
        }
    }

    pub fn pegs(&self) -> u32 {
        match self {
            Work::Games(lines) => lines.pegs(),
            Work::Solutions(meeting) => meeting.pegs(),
        }
    }

    pub fn bytes(&self) -> usize {
        match self {
            Work::Games(lines) => lines.bytes(),
            Work::Solutions(meeting) => meeting.bytes(),
        }
    }
}

/// Counts a level of all games. In the end whether memory sufficed.
fn games<L: Lines>(
    lines: &mut CountingFrontier<L>,
    most: usize,
    counts: &mut Counts,
    meter: &mut Meter,
) -> Option<bool> {
    if !lines.complete(meter) {
        return None;
    }
    if lines.size() == 0 || lines.bytes() > most {
        return Some(lines.size() == 0);
    }
    if counts.levels.last().is_none_or(|level| level.pegs != lines.pegs()) {
        counts.levels.push(Level { pegs: lines.pegs(), ..Level::default() });
    }
    lines.advance(most, meter, &mut |expanded| count(expanded, counts));
    None
}

/// Counts a position of the last level. A number that becomes too large stays the largest there is.
fn count(expanded: &Expanded, counts: &mut Counts) {
    let Counts { solutions, games, levels } = counts;
    let Some(level) = levels.last_mut() else { return };
    if expanded.is_lowest {
        level.up_to_symmetry += 1;
        level.positions += expanded.images;
    }
    if expanded.is_stuck {
        level.games = level.games.saturating_add(expanded.lines);
        *games = games.saturating_add(expanded.lines);
    }
    if level.pegs == expanded.target.finish_pegs() && expanded.target.is_finish(expanded.position) {
        *solutions = solutions.saturating_add(expanded.lines);
    }
}
