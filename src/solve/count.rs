//! Counting: how many lines of play there are, and how many positions they pass.

mod digit;
mod frontier;
mod keys;
pub(super) mod lines;
mod meeting;
#[cfg(test)]
mod tests;
mod work;

use crate::problem::Problem;

use super::meter::Meter;
use super::outcome::{Activity, Counts, Line, Outcome, Progress, Settings};
use super::search::{self, Search, Steps};
use super::target::Target;

use keys::fits;
use lines::{Lines, Long, Short};
use work::Work;

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
    stage: Stage,
    counts: Counts,
    /// How many bytes it may take.
    most: usize,
    meter: Meter,
}

enum Stage {
    /// Keys fit half a word.
    Short(Work<ShortLines>),
    Long(Work<LongLines>),
    Done(Outcome),
}

/// With digits as long as the sum of two of them has room.
type ShortLines = Short<38>;
type LongLines = Long<62>;

impl Search for Count {
    /// Counts all games: everything in [`Counts`].
    fn new(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem).preserving_starts();
        Count::begin(problem, Stage::new(target, None), settings)
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
        if let Stage::Done(outcome) = &self.stage { Some(outcome) } else { None }
    }

    fn memory(&self) -> usize {
        match &self.stage {
            Stage::Short(work) => work.bytes(),
            Stage::Long(work) => work.bytes(),
            Stage::Done(_) => 0,
        }
    }
}

impl Steps for Count {
    fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    fn step(&mut self) {
        let end = match &mut self.stage {
            Stage::Short(work) => work.run(self.most, &mut self.counts, &mut self.meter),
            Stage::Long(work) => work.run(self.most, &mut self.counts, &mut self.meter),
            Stage::Done(_) => None,
        };
        if let Some(is_complete) = end {
            let counts = std::mem::take(&mut self.counts);
            let is_counted = is_complete && counts.games.max(counts.solutions) < u128::MAX;
            self.stage = Stage::Done(if is_counted { Outcome::Counted(counts) } else { Outcome::Unknown });
        }
    }
}

impl Count {
    /// Counts the solutions alone, in a fraction of the time: from both ends, without the positions that pagoda
    /// functions refute. Where the finish leaves three pegs or more anywhere, it counts all games.
    pub fn solutions(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem);
        let is_start_finish = problem.finish().is_met_by(problem.start());
        if target.is_refuted() && !is_start_finish {
            return Count::begin(problem, Stage::Done(Outcome::Counted(Counts::default())), settings);
        }
        let ways = target.both_ways().filter(|_| !is_start_finish);
        let Some((ahead, back)) = ways else { return Count::new(problem, settings) };
        Count::begin(problem, Stage::new(ahead, Some(back)), settings)
    }

    fn begin(problem: Problem, stage: Stage, settings: Settings) -> Self {
        Count { problem, stage, counts: Counts::default(), most: settings.memory, meter: Meter::default() }
    }

    fn pegs(&self) -> u32 {
        match &self.stage {
            Stage::Short(work) => work.pegs(),
            Stage::Long(work) => work.pegs(),
            Stage::Done(_) => 0,
        }
    }
}

impl Stage {
    /// All games, or the solutions where there is a way back.
    fn new(ahead: Target, back: Option<Target>) -> Self {
        if fits::<<ShortLines as Lines>::Key>(&ahead) {
            Stage::Short(Work::new(ahead, back))
        } else {
            Stage::Long(Work::new(ahead, back))
        }
    }
}
