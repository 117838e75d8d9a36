//! Counts of lines of play, and of the positions that they pass.

mod digit;
mod frontier;
pub(super) mod lines;
mod meeting;
#[cfg(test)]
mod tests;

use crate::problem::Problem;

use super::meter::Meter;
use super::outcome::{Activity, Counts, Level, Line, Outcome, Progress, Settings};
use super::search::{self, Search, Steps};
use super::target::Target;

use frontier::{CountingFrontier, Expanded};
use meeting::MeetInTheMiddle;

/// A count of all lines of play, level by level, in exact integers.
///
/// [`Outcome::Unknown`] means that memory did not suffice, or that a number has more than 128 bits.
///
/// ```
/// use peg_solitaire::{Board, Count, Finish, Problem, Search, Settings};
///
/// let board: Board = "triangle".parse()?;
/// let start = board.vacancy(board.parse_hole("a1")?);
/// let problem = Problem::new(board, start, Finish::ANY_PEG)?;
/// let all = Count::new(problem.clone(), Settings::default()).solve(u64::MAX);
/// let counts = all.counts().unwrap();
/// assert_eq!((counts.solutions, counts.games), (29_760, 568_630));
/// let solutions = Count::solutions(problem.clone(), Settings::default()).solve(u64::MAX);
/// assert_eq!(solutions.counts().unwrap().solutions, 29_760);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Count {
    problem: Problem,
    work: Work,
    counts: Counts,
    /// The most bytes that the count may take.
    most: usize,
    meter: Meter,
}

enum Work {
    Games(Box<CountingFrontier>),
    Solutions(Box<MeetInTheMiddle>),
    Done(Outcome),
}

impl Search for Count {
    /// Counts all games: everything in [`Counts`].
    fn new(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem).preserving_starts();
        Count::begin(problem, Work::Games(Box::new(CountingFrontier::new(target, false))), settings)
    }

    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn run(&mut self, budget: u64) -> Option<&Outcome> {
        search::run(self, budget)
    }

    fn progress(&self) -> Progress {
        Progress { activity: Activity::Count { pegs: self.pegs() }, positions: self.meter.positions(), best: None }
    }

    fn best(&self) -> Option<&Line> {
        None
    }

    fn outcome(&self) -> Option<&Outcome> {
        if let Work::Done(outcome) = &self.work { Some(outcome) } else { None }
    }

    fn memory(&self) -> usize {
        match &self.work {
            Work::Games(lines) => lines.bytes(),
            Work::Solutions(meeting) => meeting.bytes(),
            Work::Done(_) => 0,
        }
    }
}

impl Steps for Count {
    fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    fn step(&mut self) {
        let end = match &mut self.work {
            Work::Games(lines) => games(lines, self.most, &mut self.counts, &mut self.meter),
            Work::Solutions(meeting) => meeting.run(self.most, &mut self.counts, &mut self.meter),
            Work::Done(_) => None,
        };
        if let Some(is_complete) = end {
            let counts = std::mem::take(&mut self.counts);
            let is_counted = is_complete && counts.games.max(counts.solutions) < u128::MAX;
            self.work = Work::Done(if is_counted { Outcome::Counted(counts) } else { Outcome::Unknown });
        }
    }
}

impl Count {
    /// Counts the solutions alone, in a fraction of the time: from both ends, without the positions that pagoda
    /// functions refute. If the finish leaves three pegs or more anywhere, it counts all games.
    pub fn solutions(problem: Problem, settings: Settings) -> Self {
        let known = |solutions| Work::Done(Outcome::Counted(Counts { solutions, ..Counts::default() }));
        if problem.finish().is_met_by(problem.start()) {
            return Count::begin(problem, known(1), settings);
        }
        let target = Target::new(&problem);
        if target.is_refuted() {
            return Count::begin(problem, known(0), settings);
        }
        let Some((ahead, back)) = target.both_ways() else { return Count::new(problem, settings) };
        Count::begin(problem, Work::Solutions(Box::new(MeetInTheMiddle::new(ahead, back))), settings)
    }

    fn begin(problem: Problem, work: Work, settings: Settings) -> Self {
        Count { problem, work, counts: Counts::default(), most: settings.memory, meter: Meter::default() }
    }

    fn pegs(&self) -> u32 {
        match &self.work {
            Work::Games(lines) => lines.pegs(),
            Work::Solutions(meeting) => meeting.pegs(),
            Work::Done(_) => 0,
        }
    }
}

/// Counts a level of all games. Returns `None` before the end of the count, and then `true` if memory sufficed.
fn games(lines: &mut CountingFrontier, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
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

/// Counts a position of the last level. A number that becomes too large stays at the maximum.
fn count(expanded: &Expanded, counts: &mut Counts) {
    let Counts { solutions, games, levels } = counts;
    let Some(level) = levels.last_mut() else { return };
    if expanded.is_lowest {
        level.up_to_symmetry += 1;
        level.positions += expanded.image_count();
    }
    if expanded.is_stuck {
        level.games = level.games.saturating_add(expanded.lines);
        *games = games.saturating_add(expanded.lines);
    }
    if level.pegs == expanded.target.finish_pegs() && expanded.target.is_finish(expanded.position) {
        *solutions = solutions.saturating_add(expanded.lines);
    }
}
