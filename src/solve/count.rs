//! Counts lines of play and the positions that they pass through.

mod digit;
mod frontier;
pub(super) mod lines;
mod meeting;
#[cfg(test)]
mod tests;

use crate::rules::Problem;

use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, CountError, Counts, Level, Meter, Settings, Target};

use frontier::{CountingFrontier, Expanded, image_count};
use meeting::MeetInTheMiddle;

search! {
    /// An exact count of all lines of play, level by level.
    ///
    /// ```
    /// use peg_solitaire::solve::{Count, Settings};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
    /// let all = Count::new(problem.clone(), Settings::default()).finish()?;
    /// assert_eq!((all.solutions, all.games), (29_760, 568_630));
    /// assert_eq!(Count::solutions(problem, Settings::default()).finish()?.solutions, 29_760);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Count(Counting) -> Result<Counts, CountError>
}

/// The counts so far.
struct Counting(Counts);

enum CountStage {
    Games(Box<CountingFrontier>),
    Solutions(Box<MeetInTheMiddle>),
}

impl Algorithm for Counting {
    type Stage = CountStage;
    type Outcome = Result<Counts, CountError>;

    fn step(&mut self, work: &mut CountStage, task: &mut Task) -> Option<Next<CountStage, Self::Outcome>> {
        let (most, meter) = (task.settings.memory, &mut task.meter);
        let has_room = match work {
            CountStage::Games(lines) => games(lines, most, &mut self.0, meter),
            CountStage::Solutions(meeting) => meeting.run(most, &mut self.0, meter),
        }?;
        let is_counted = has_room && self.0.games.max(self.0.solutions) < u128::MAX;
        let counts = std::mem::take(&mut self.0);
        Some(Err(if is_counted { Ok(counts) } else { Err(CountError) }))
    }

    fn activity(&self, work: &CountStage) -> Activity {
        let pegs = match work {
            CountStage::Games(lines) => lines.pegs,
            CountStage::Solutions(meeting) => meeting.ahead.pegs,
        };
        Activity::Count { pegs }
    }

    fn bytes(&self, work: Option<&CountStage>) -> usize {
        match work {
            Some(CountStage::Games(lines)) => lines.bytes(),
            Some(CountStage::Solutions(meeting)) => meeting.bytes(),
            None => 0,
        }
    }
}

impl Count {
    /// Counts all games, and fills in every field of [`Counts`].
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem).preserving_starts();
        Count::begin(problem, Ok(CountStage::Games(Box::new(CountingFrontier::new(target, false)))), settings)
    }

    /// Counts only the solutions, which takes a fraction of the time: the search starts from both ends and skips the
    /// positions that pagoda functions refute. If the finish allows three pegs or more anywhere, all games are counted
    /// instead.
    pub fn solutions(problem: Problem, settings: Settings) -> Self {
        let known = |solutions| Err(Ok(Counts { solutions, ..Counts::default() }));
        if problem.finish().is_met_by(problem.start()) {
            return Count::begin(problem, known(1), settings);
        }
        let target = Target::new(&problem);
        if target.is_refuted() {
            return Count::begin(problem, known(0), settings);
        }
        let Some((ahead, back)) = target.both_ways() else { return Count::new(problem, settings) };
        Count::begin(problem, Ok(CountStage::Solutions(Box::new(MeetInTheMiddle::new(ahead, back)))), settings)
    }

    fn begin(problem: Problem, work: Next<CountStage, Result<Counts, CountError>>, settings: Settings) -> Self {
        Count { shell: Shell::new(problem, settings, Counting(Counts::default()), work) }
    }
}

/// Counts one level of all games. Returns `None` until the count ends, then `true` if there was enough memory.
fn games(lines: &mut CountingFrontier, most: usize, counts: &mut Counts, meter: &mut Meter) -> Option<bool> {
    if !lines.complete(meter) {
        return None;
    }
    if lines.size() == 0 || lines.bytes() > most {
        return Some(lines.size() == 0);
    }
    if counts.levels.last().is_none_or(|level| level.pegs != lines.pegs) {
        counts.levels.push(Level { pegs: lines.pegs, ..Level::default() });
    }
    lines.advance(most, meter, &mut |expanded| count(expanded, counts));
    None
}

/// Counts a position of the last level. A count that would overflow stays at the maximum.
fn count(expanded: &Expanded, counts: &mut Counts) {
    let Counts { solutions, games, levels } = counts;
    let Some(level) = levels.last_mut() else { return };
    if expanded.is_lowest {
        level.up_to_symmetry += 1;
        level.positions += image_count(expanded.target, &expanded.images) as u64;
    }
    if expanded.is_stuck {
        level.games = level.games.saturating_add(expanded.lines);
        *games = games.saturating_add(expanded.lines);
    }
    if level.pegs == expanded.target.finish_pegs && expanded.target.is_finish(expanded.position) {
        *solutions = solutions.saturating_add(expanded.lines);
    }
}
