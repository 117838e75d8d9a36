//! All solutions of a problem: the number of solutions that continue from each position, single solutions by number or
//! at random, and lists of solutions.

mod candidates;
mod listing;
#[cfg(test)]
mod tests;
mod ways;

use std::sync::Arc;

use crate::rules::{Jump, Position, Problem, Random};

use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, CountError, Line, List, Settings, Target};

use candidates::{Descent, Ends, Levels};
pub use listing::{Listed, Listing, UpTo};
use ways::Ways;

search! {
    /// All solutions of a problem.
    ///
    /// The search finds every position through which a solution passes, and the exact number of solutions that continue
    /// from there. It ends with the total number of solutions, unless memory runs out or a number has more than 96
    /// bits. Once the search has ended, each query is a table lookup.
    ///
    /// A line ends at the first finish that it reaches. Lines that differ only in the order of their jumps count as
    /// different. Solutions are sorted lexicographically by the indices of their jumps in
    /// [`Board::jumps`](crate::Board::jumps).
    ///
    /// ```
    /// use peg_solitaire::solve::{Settings, Solutions, UpTo};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
    /// let mut solutions = Solutions::new(problem.clone(), Settings::default());
    /// assert_eq!(solutions.finish(), Ok(29_760));
    /// let after = board.parse_jumps("a3-a1")?[0].play(problem.start())?;
    /// assert_eq!(solutions.count_from(after), Some(14_880));
    /// assert!(solutions.draw(2026).is_some_and(|drawn| problem.is_solved_by(&drawn.jumps)));
    /// let different = UpTo { symmetry: true, order: true };
    /// assert_eq!(solutions.list(different).map(|listing| listing.count()), Some(90));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Solutions(KnownWays) -> Result<u128, CountError>
}

/// The number of solutions from each position, once all of them are known.
struct KnownWays(Option<Arc<Ways>>);

/// The next stage, or the number of solutions.
type NextStage = Next<SolutionsStage, Result<u128, CountError>>;

enum SolutionsStage {
    Meet(Box<Ends>),
    Descend(Box<Descent>),
    Count {
        ways: Box<Ways>,
        levels: Levels,
        counted: usize,
    },
    /// A placeholder while a step is being executed.
    Busy,
}

impl Algorithm for KnownWays {
    type Stage = SolutionsStage;
    type Outcome = Result<u128, CountError>;

    fn step(&mut self, work: &mut SolutionsStage, task: &mut Task) -> Option<NextStage> {
        let most = task.settings.memory;
        Some(match std::mem::replace(work, SolutionsStage::Busy) {
            SolutionsStage::Meet(mut ends) => {
                let have_met = ends.run(most, &mut task.meter);
                match ends.expected() > most {
                    true => Err(Err(CountError)),
                    false if have_met => Ok(SolutionsStage::Descend(Box::new(ends.into_descent()))),
                    false => Ok(SolutionsStage::Meet(ends)),
                }
            }
            SolutionsStage::Descend(mut descent) => {
                let is_complete = descent.run(most, &mut task.meter);
                match descent.is_too_large(most) {
                    true => Err(Err(CountError)),
                    false if is_complete => {
                        let (target, levels) = descent.into_levels();
                        let mut ways = Box::new(Ways::new(target));
                        ways.begin();
                        Ok(SolutionsStage::Count { ways, levels, counted: 0 })
                    }
                    false => Ok(SolutionsStage::Descend(descent)),
                }
            }
            SolutionsStage::Count { ways, levels, counted } => self.count_on(ways, levels, counted, task),
            SolutionsStage::Busy => Ok(SolutionsStage::Busy),
        })
    }

    fn activity(&self, work: &SolutionsStage) -> Activity {
        let pegs = match work {
            SolutionsStage::Meet(ends) => ends.ways.ahead.pegs,
            SolutionsStage::Descend(descent) => descent.ahead.pegs,
            SolutionsStage::Count { ways, .. } => ways.pegs(),
            SolutionsStage::Busy => 0,
        };
        Activity::Count { pegs }
    }

    fn bytes(&self, work: Option<&SolutionsStage>) -> usize {
        match work {
            Some(SolutionsStage::Meet(ends)) => ends.ways.bytes(),
            Some(SolutionsStage::Descend(descent)) => descent.bytes(),
            Some(SolutionsStage::Count { ways, levels, .. }) => {
                ways.bytes() + levels.iter().map(List::bytes).sum::<usize>()
            }
            Some(SolutionsStage::Busy) | None => self.0.as_ref().map_or(0, |ways| ways.bytes()),
        }
    }
}

impl KnownWays {
    /// Counts the solutions from the positions of the last level, then from the positions of the levels above it.
    fn count_on(&mut self, mut ways: Box<Ways>, mut levels: Levels, mut counted: usize, task: &mut Task) -> NextStage {
        while let Some(level) = levels.last() {
            let candidates: usize = levels.iter().map(List::bytes).sum();
            while counted < level.len() {
                if !ways.settle(&mut task.meter) || task.meter.is_spent() {
                    return Ok(SolutionsStage::Count { ways, levels, counted });
                }
                task.meter.count_position();
                let has_room = candidates + ways.bytes_to_count() <= task.settings.memory;
                if !has_room || !ways.count(level.get(counted)) {
                    return Err(Err(CountError));
                }
                counted += 1;
            }
            if !ways.settle(&mut task.meter) {
                return Ok(SolutionsStage::Count { ways, levels, counted });
            }
            levels.pop();
            counted = 0;
            if !levels.is_empty() {
                ways.begin();
            }
        }
        self.know(*ways, &task.problem)
    }

    /// Stores the ways and ends the search.
    fn know(&mut self, ways: Ways, problem: &Problem) -> NextStage {
        let solutions = ways.way(problem.start()).count();
        self.0 = Some(Arc::new(ways));
        Err(Ok(solutions))
    }
}

impl Solutions {
    /// Prepares a search. This takes less than a millisecond for most problems. Preparation can take tens of
    /// milliseconds if the memory has room for a complete set, because the tables of the set are built first, or if two
    /// pegs may be left anywhere on a large board.
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let target = Target::new(&problem);
        let mut known = KnownWays(None);
        let stage = if target.is_refuted() {
            known.know(Ways::new(target), &problem)
        } else if let Some(set) = candidates::set_for(&problem, settings) {
            Ok(SolutionsStage::Descend(Box::new(Descent::with(set, target))))
        } else {
            Ok(SolutionsStage::Meet(Box::new(Ends::new(target))))
        };
        Solutions { shell: Shell::new(problem, settings, known, stage) }
    }

    /// The number of solutions, once it is known.
    pub fn count(&self) -> Option<u128> {
        self.count_from(self.problem().start())
    }

    /// The number of ways to continue from a position to a finish, once all solutions are known; 0 if no solution
    /// passes through the position.
    pub fn count_from(&self, position: Position) -> Option<u128> {
        Some(self.ways()?.way(position).count())
    }

    /// The probability that random play from a position reaches a finish, if all legal jumps are equally likely. `None`
    /// until all solutions are known. The result is accurate to six digits down to 10^-75. The result is 0 if no
    /// solution passes through the position.
    pub fn chance_from(&self, position: Position) -> Option<f64> {
        Some(self.ways()?.way(position).chance())
    }

    /// The solution at an index, counted from 0; `None` if the index is too large, or if not all solutions are known
    /// yet.
    pub fn get(&self, number: u128) -> Option<Line> {
        let ways = self.ways()?;
        let mut number = Some(number).filter(|&number| number < ways.way(self.problem().start()).count())?;
        let (mut position, mut jumps) = (self.problem().start(), Vec::new());
        while !self.problem().finish().is_met_by(position) {
            let (jump, passed) = jump_at(ways, position, number)?;
            number -= passed;
            position = jump.play_unchecked(position);
            jumps.push(jump);
        }
        Some(Line::new(jumps, true))
    }

    /// A solution drawn uniformly at random, with the given seed. `None` if there is no solution, or if not all
    /// solutions are known yet.
    pub fn draw(&self, seed: u64) -> Option<Line> {
        let count = self.count().filter(|&count| count > 0)?;
        self.get(Random::new(seed).uniform(count))
    }

    /// Lists the solutions, once all are known.
    pub fn list(&self, up_to: UpTo) -> Option<Listing> {
        Some(Listing::new(self.problem().clone(), Arc::clone(self.ways()?), up_to))
    }

    fn ways(&self) -> Option<&Arc<Ways>> {
        self.shell.algorithm.0.as_ref()
    }
}

/// The first jump of the solution at index `number`, among all solutions from a position, and the number of solutions
/// that begin with an earlier jump.
fn jump_at(ways: &Ways, position: Position, number: u128) -> Option<(Jump, u128)> {
    let target = &ways.target;
    let mut passed = 0;
    (0..target.jump_count()).filter(|&jump| target.is_legal(jump, position)).find_map(|jump| {
        let count = ways.way(target.play(jump, position)).count();
        passed += count;
        (number < passed).then(|| (target.jump(jump), passed - count))
    })
}
