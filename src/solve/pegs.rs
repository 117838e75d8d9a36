//! Searches for lines of play that leave as few pegs as possible.

use crate::rules::{Board, Finish, Position, Problem, ProblemError};

use super::any::{Beam, End, Solver};
use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, Line, Outcome, Settings, Target};

/// The widths of the beams that look for a good line. A complete search then proves that no line leaves fewer pegs.
const WIDTHS: [usize; 3] = [8, 32, 256];

search! {
    /// A search for a line of play that leaves as few pegs as possible, wherever they are. Such a line is a longest
    /// game.
    ///
    /// Beams find a good line first. Then complete searches look for a line that leaves fewer pegs, until there is
    /// none. These searches may take a long time if three pegs or more are left, but [`FewestPegs::best`] returns the
    /// best line so far at any time. The line is empty if no jump is legal.
    ///
    /// ```
    /// use peg_solitaire::solve::{FewestPegs, Settings};
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "european".parse()?;
    /// let start = board.parse_start("d4")?;
    /// let line = FewestPegs::new(board, start, Settings::default())?.finish();
    /// assert_eq!((36 - line.jumps.len(), line.is_proven), (2, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    FewestPegs(Pegs) -> Line
}

/// The algorithm behind [`FewestPegs`].
struct Pegs {
    target: Target,
    /// The caller's lower bound on the number of pegs; 0 once a line has refuted it.
    at_least: u32,
    best: Line,
}

enum PegsStage {
    /// A beam, and the index of its width.
    Beam(Box<Beam>, usize),
    /// A search for a line that leaves fewer pegs than the best.
    Fewer(Box<Solver>),
}

impl FewestPegs {
    /// Prepares a search.
    ///
    /// # Errors
    /// [`ProblemError::OffBoard`] if the start has pegs outside the board.
    pub fn new(board: Board, start: Position, settings: Settings) -> Result<Self, ProblemError> {
        let problem = Problem::new(board, start, Finish::ANY_PEG)?;
        let target = Target::endless(problem.board(), problem.board().symmetries().clone(), vec![start]);
        let first = beam(0, &target, settings);
        let pegs = Pegs { target, at_least: 1, best: Line::new(Vec::new(), start.is_empty()) };
        Ok(FewestPegs { shell: Shell::new(problem, settings, pegs, Ok(first)) }.at_least(1))
    }

    /// Sets a lower bound that the caller has proven: no line leaves fewer than `pegs` pegs. The search relies on this
    /// bound, so a line that leaves exactly `pegs` pegs ends the search and counts as proven. If a line leaves fewer
    /// pegs, the bound is ignored from then on.
    ///
    /// ```
    /// use peg_solitaire::solve::{FewestPegs, Settings, Solver};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let start = board.parse_start("b3")?;
    /// let single_peg = Problem::new(board.clone(), start, Finish::ANY_PEG)?;
    /// let is_refuted = Solver::new(single_peg, Settings::default()).finish().proof().is_some();
    /// let search = FewestPegs::new(board, start, Settings::default())?;
    /// let mut search = if is_refuted { search.at_least(2) } else { search };
    /// assert!(search.finish().is_proven);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at_least(mut self, pegs: u32) -> Self {
        let Shell { task, algorithm, stage } = &mut self.shell;
        algorithm.at_least = pegs;
        algorithm.note(algorithm.best.clone(), &task.problem);
        if algorithm.best.is_proven {
            *stage = Err(algorithm.best.clone());
        }
        self
    }

    /// The best line so far.
    pub fn best(&self) -> &Line {
        &self.shell.algorithm.best
    }
}

impl Algorithm for Pegs {
    type Stage = PegsStage;
    type Outcome = Line;

    fn step(&mut self, stage: &mut PegsStage, task: &mut Task) -> Option<Next<PegsStage, Line>> {
        match stage {
            PegsStage::Beam(beam, number) => {
                let end = beam.run(&self.target, &mut task.meter)?;
                let is_complete = matches!(end, End::Empty { complete: true });
                self.note(Line::new(beam.deepest(&self.target), is_complete), &task.problem);
                Some(self.next(*number + 1, task))
            }
            PegsStage::Fewer(solver) => {
                let outcome = solver.shell.run_within(&mut task.meter)?.clone();
                Some(self.after_search(outcome, task))
            }
        }
    }

    fn activity(&self, stage: &PegsStage) -> Activity {
        match stage {
            PegsStage::Beam(beam, _) => Activity::Beam { width: beam.width },
            PegsStage::Fewer(solver) => solver.shell.activity(),
        }
    }

    fn bytes(&self, stage: Option<&PegsStage>) -> usize {
        match stage {
            Some(PegsStage::Beam(beam, _)) => beam.bytes(),
            Some(PegsStage::Fewer(solver)) => solver.memory(),
            None => 0,
        }
    }

    fn best(&self, problem: &Problem) -> Option<u32> {
        Some(pegs_after(&self.best, problem))
    }
}

impl Pegs {
    /// If the search has found a line that leaves fewer pegs, keeps that line; otherwise, marks the best line so far as
    /// proven.
    fn after_search(&mut self, outcome: Outcome, task: &Task) -> Next<PegsStage, Line> {
        match outcome {
            Outcome::Solved(line) => self.note(Line::new(line.jumps, false), &task.problem),
            Outcome::Impossible(_) => self.best.is_proven = true,
        }
        self.next(WIDTHS.len(), task)
    }

    /// The next beam or, after the last one, a search for a line that leaves fewer pegs than the best.
    fn next(&self, number: usize, task: &Task) -> Next<PegsStage, Line> {
        if self.best.is_proven {
            return Err(self.best.clone());
        }
        if number < WIDTHS.len() {
            return Ok(beam(number, &self.target, task.settings));
        }
        let finish = Finish::AtMost(pegs_after(&self.best, &task.problem) - 1);
        let problem = Problem::new(task.problem.board().clone(), task.problem.start(), finish);
        Ok(PegsStage::Fewer(Box::new(Solver::new(problem.map_err(|_| self.best.clone())?, task.settings))))
    }

    /// Keeps the better line. That line is proven to be the best if the search was complete, or if the line leaves no
    /// more pegs than the caller's bound or the position class requires.
    fn note(&mut self, line: Line, problem: &Problem) {
        let pegs = pegs_after(&line, problem);
        if pegs < self.at_least {
            self.at_least = 0;
        }
        if pegs <= pegs_after(&self.best, problem) {
            let least = self.at_least.max(problem.board().classes().fewest_pegs(problem.start()));
            self.best = Line { is_proven: line.is_proven || pegs == least, ..line };
        }
    }
}

fn beam(number: usize, target: &Target, settings: Settings) -> PegsStage {
    PegsStage::Beam(Box::new(Beam::new(target, Position::EMPTY, WIDTHS[number], settings.seed)), number)
}

/// The number of pegs that a line leaves.
#[allow(clippy::cast_possible_truncation, reason = "a line has fewer jumps than the board has holes")]
fn pegs_after(line: &Line, problem: &Problem) -> u32 {
    problem.start().count() - line.jumps.len() as u32
}
