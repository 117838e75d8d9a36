//! Lines of play that leave as few pegs as possible.

use crate::rules::{Board, Finish, InvalidProblem, Position, Problem};

use super::any::{Beam, End, Solver};
use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, Line, Outcome, Settings, Target};

/// The widths of the beams that look for a line before the proof that none leaves fewer pegs.
const WIDTHS: [usize; 3] = [8, 32, 256];

search! {
    /// A search for a line of play that leaves as few pegs as possible, wherever they are: the longest game.
    ///
    /// Beams find a good line first. Then complete searches look for a line that leaves fewer pegs, until there is
    /// none. They may take long if three pegs or more are left; [`FewestPegs::best`] returns the best line so far at
    /// any time. The final outcome is always [`Outcome::Solved`]; the line is empty if no jump is legal.
    ///
    /// ```
    /// use peg_solitaire::solve::{FewestPegs, Settings};
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "european".parse()?;
    /// let start = board.parse_start("d4")?;
    /// let outcome = FewestPegs::new(board, start, Settings::default())?.solve(100_000);
    /// assert_eq!(outcome.line().map(|line| (36 - line.jumps.len(), line.is_proven)), Some((2, true)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    FewestPegs(Pegs)
}

/// The search of [`FewestPegs`].
struct Pegs {
    target: Target,
    /// The bound that the caller has proven, in pegs; 0 once a line has refuted it.
    at_least: u32,
}

enum Stage {
    /// A beam, and the number of its width.
    Beam(Box<Beam>, usize),
    /// A search for a line that leaves fewer pegs than the best.
    Fewer(Box<Solver>),
}

impl FewestPegs {
    /// Prepares a search.
    ///
    /// # Errors
    /// [`InvalidProblem::OffBoard`] if the start has pegs outside the board.
    pub fn new(board: Board, start: Position, settings: Settings) -> Result<Self, InvalidProblem> {
        let problem = Problem::new(board, start, Finish::ANY_PEG)?;
        let target = Target::endless(problem.board(), problem.board().symmetries().clone(), vec![start]);
        let first = beam(0, &target, settings);
        let mut shell = Shell::new(problem, settings, Pegs { target, at_least: 1 }, Ok(first));
        shell.task.best = Some(Line::new(Vec::new(), start.is_empty()));
        Ok(FewestPegs { shell }.at_least(1))
    }

    /// Tells the search a bound that the caller has proven: no line leaves fewer than `pegs` pegs. The search trusts
    /// it, so a line that leaves exactly `pegs` pegs ends the search, as proven to be the best. If a line leaves fewer,
    /// the search ignores the claim from then on.
    ///
    /// ```
    /// use peg_solitaire::solve::{FewestPegs, Settings, Solver};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let start = board.parse_start("b3")?;
    /// let single_peg = Problem::new(board.clone(), start, Finish::ANY_PEG)?;
    /// let is_refuted = Solver::new(single_peg, Settings::default()).solve(100_000).proof().is_some();
    /// let search = FewestPegs::new(board, start, Settings::default())?;
    /// let mut search = if is_refuted { search.at_least(2) } else { search };
    /// assert!(search.solve(100_000).line().is_some_and(|line| line.is_proven));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at_least(mut self, pegs: u32) -> Self {
        let Shell { task, algorithm, stage } = &mut self.shell;
        algorithm.at_least = pegs;
        if let Some(best) = task.best.take() {
            algorithm.note(best, task);
        }
        if is_proven(task) {
            *stage = Err(done(task));
        }
        self
    }
}

impl Algorithm for Pegs {
    type Stage = Stage;

    fn step(&mut self, stage: &mut Stage, task: &mut Task) -> Option<Next<Stage>> {
        match stage {
            Stage::Beam(beam, number) => {
                let end = beam.run(&self.target, &mut task.meter)?;
                let is_complete = matches!(end, End::Empty { complete: true });
                self.note(Line::new(beam.deepest(&self.target), is_complete), task);
                Some(self.next(*number + 1, task))
            }
            Stage::Fewer(solver) => {
                let outcome = solver.shell.run_within(&mut task.meter)?.clone();
                Some(self.after_search(outcome, task))
            }
        }
    }

    fn activity(&self, stage: &Stage) -> Activity {
        match stage {
            Stage::Beam(beam, _) => Activity::Beam { width: beam.width },
            Stage::Fewer(solver) => solver.shell.activity(),
        }
    }

    fn bytes(&self, stage: Option<&Stage>) -> usize {
        match stage {
            Some(Stage::Beam(beam, _)) => beam.bytes(),
            Some(Stage::Fewer(solver)) => solver.memory(),
            None => 0,
        }
    }

    fn rank(task: &Task, line: &Line) -> Option<u32> {
        Some(pegs_after(line, task))
    }
}

impl Pegs {
    /// Ends with the best line as proven if no line with fewer pegs was found, unless the search has no answer.
    fn after_search(&mut self, outcome: Outcome, task: &mut Task) -> Next<Stage> {
        match (outcome, &mut task.best) {
            (Outcome::Solved(line), _) => self.note(Line::new(line.jumps, false), task),
            (Outcome::Impossible(_), Some(best)) => best.is_proven = true,
            _ => return Err(done(task)),
        }
        self.next(WIDTHS.len(), task)
    }

    /// The next beam, or behind all of them a search for a line that leaves fewer pegs than the best.
    fn next(&self, number: usize, task: &Task) -> Next<Stage> {
        if is_proven(task) {
            return Err(done(task));
        }
        if number < WIDTHS.len() {
            return Ok(beam(number, &self.target, task.settings));
        }
        let finish = Finish::AtMost(fewest(task) - 1);
        let problem = Problem::new(task.problem.board().clone(), task.problem.start(), finish);
        Ok(Stage::Fewer(Box::new(Solver::new(problem.map_err(|_| done(task))?, task.settings))))
    }

    /// Keeps the better line. It is proven to be the best if the search was complete, or if it leaves as many pegs as
    /// the caller or the position class demands.
    fn note(&mut self, line: Line, task: &mut Task) {
        let pegs = pegs_after(&line, task);
        if pegs < self.at_least {
            self.at_least = 0;
        }
        if pegs <= fewest(task) {
            let least = self.at_least.max(task.problem.board().classes().fewest_pegs(task.problem.start()));
            task.best = Some(Line { is_proven: line.is_proven || pegs == least, ..line });
        }
    }
}

fn beam(number: usize, target: &Target, settings: Settings) -> Stage {
    Stage::Beam(Box::new(Beam::new(target, Position::EMPTY, WIDTHS[number], settings.seed)), number)
}

fn done(task: &Task) -> Outcome {
    task.best.clone().map_or(Outcome::OutOfMemory, Outcome::Solved)
}

fn is_proven(task: &Task) -> bool {
    task.best.as_ref().is_some_and(|best| best.is_proven)
}

/// The number of pegs that the best line leaves.
fn fewest(task: &Task) -> u32 {
    task.best.as_ref().map_or(u32::MAX, |best| pegs_after(best, task))
}

/// The number of pegs that a line leaves.
#[allow(clippy::cast_possible_truncation, reason = "a line has fewer jumps than the board has holes")]
fn pegs_after(line: &Line, task: &Task) -> u32 {
    task.problem.start().count() - line.jumps.len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_without_an_answer_proves_nothing_about_fewer_pegs() {
        let board: Board = "ooooo".parse().unwrap();
        let start = board.parse_position("xxoxx").unwrap();
        let mut search = FewestPegs::new(board, start, Settings::default()).unwrap();
        let Shell { task, algorithm, .. } = &mut search.shell;
        assert!(algorithm.after_search(Outcome::OutOfMemory, task).is_err());
        assert!(!search.best().unwrap().is_proven);
    }
}
