//! Lines of play that leave as few pegs as possible.

use crate::jump::Jump;
use crate::position::Position;
use crate::problem::{Finish, Problem};

use super::any::{Beam, End, Solver};
use super::meter::Meter;
use super::outcome::{Activity, Line, Outcome, Progress, Settings};
use super::search::{self, Search, Steps};
use super::target::Target;

/// The widths of the beams that look for a line before the proof that none leaves fewer pegs.
const WIDTHS: [usize; 3] = [8, 32, 256];

/// A search for a line of play that leaves as few pegs as possible, wherever they are: the longest game.
///
/// The search ignores the finish of the problem. Beams find a good line first. Then complete searches look for a line
/// that leaves fewer pegs, until there is none. They may take long if three pegs or more are left; [`Search::best`]
/// returns the best line so far at any time. The final outcome is always [`Outcome::Solved`]; the line is empty if no
/// jump is legal.
///
/// ```
/// use peg_solitaire::{Board, FewestPegs, Finish, Outcome, Problem, Search, Settings};
///
/// let board: Board = "european".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::ANY_PEG)?;
/// let Outcome::Solved(line) = FewestPegs::new(problem, Settings::default()).solve(100_000) else { panic!() };
/// assert_eq!((36 - line.jumps.len(), line.is_proven), (2, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct FewestPegs {
    problem: Problem,
    /// The bound that the caller has proven, in pegs; 0 once a line has refuted it.
    at_least: u32,
    settings: Settings,
    stage: Stage,
    best: Line,
    meter: Meter,
}

enum Stage {
    Beam {
        target: Box<Target>,
        width: usize,
        beam: Box<Beam>,
    },
    /// A search for a line that leaves fewer pegs than the best.
    Fewer(Box<Solver>),
    Done(Outcome),
}

impl Search for FewestPegs {
    fn new(problem: Problem, settings: Settings) -> Self {
        let best = Line::new(Vec::new(), problem.start().is_empty());
        let mut search = FewestPegs {
            problem,
            at_least: 1,
            settings,
            stage: Stage::Done(Outcome::Unknown),
            best,
            meter: Meter::default(),
        };
        search.stage = search.beam(0);
        search.at_least(1)
    }

    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn run(&mut self, budget: u64) -> Option<&Outcome> {
        search::run(self, budget)
    }

    fn progress(&self) -> Progress {
        Progress { activity: self.activity(), positions: self.meter.positions(), best: Some(self.pegs()) }
    }

    fn best(&self) -> Option<&Line> {
        Some(&self.best)
    }

    fn outcome(&self) -> Option<&Outcome> {
        if let Stage::Done(outcome) = &self.stage { Some(outcome) } else { None }
    }

    fn memory(&self) -> usize {
        match &self.stage {
            Stage::Beam { beam, .. } => beam.bytes(),
            Stage::Fewer(solver) => solver.memory(),
            Stage::Done(_) => 0,
        }
    }
}

impl Steps for FewestPegs {
    fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    fn step(&mut self) {
        match &mut self.stage {
            Stage::Beam { target, width, beam } => {
                let Some(end) = beam.run(target, &mut self.meter) else { return };
                let (jumps, next) = (beam.deepest(target), *width + 1);
                self.note(jumps, matches!(end, End::Empty { complete: true }));
                self.stage = self.after_beam(next);
            }
            Stage::Fewer(solver) => {
                if let Some(outcome) = solver.run_within(&mut self.meter).cloned() {
                    self.after_search(outcome);
                }
            }
            Stage::Done(_) => {}
        }
    }
}

impl FewestPegs {
    /// Tells the search a bound that the caller has proven: no line leaves fewer than `pegs` pegs. The search trusts
    /// it, so a line that leaves exactly `pegs` pegs ends the search, as proven to be the best. If a line leaves fewer,
    /// the search ignores the claim from then on.
    ///
    /// ```
    /// use peg_solitaire::{Board, FewestPegs, Finish, Problem, Search, Settings, Solver};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let start = board.parse_start("b3")?;
    /// let single_peg = Problem::new(board, start, Finish::ANY_PEG)?;
    /// let refuted = Solver::new(single_peg.clone(), Settings::default()).solve(100_000).proof().is_some();
    /// let search = FewestPegs::new(single_peg, Settings::default());
    /// let mut search = if refuted { search.at_least(2) } else { search };
    /// assert!(search.solve(100_000).line().unwrap().is_proven);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn at_least(mut self, pegs: u32) -> Self {
        self.at_least = pegs;
        self.note(self.best.jumps.clone(), self.best.is_proven);
        if self.best.is_proven {
            self.stage = self.done();
        }
        self
    }

    fn activity(&self) -> Activity {
        match &self.stage {
            Stage::Beam { beam, .. } => Activity::Beam { width: beam.width() },
            Stage::Fewer(solver) => solver.progress().activity,
            Stage::Done(_) => Activity::Exhaustive,
        }
    }

    fn beam(&self, width: usize) -> Stage {
        let target = Box::new(Target::endless(self.problem.board(), self.problem.start()));
        let beam = Box::new(Beam::new(&target, Position::EMPTY, WIDTHS[width], self.settings.seed));
        Stage::Beam { target, width, beam }
    }

    fn done(&self) -> Stage {
        Stage::Done(Outcome::Solved(self.best.clone()))
    }

    fn after_beam(&self, width: usize) -> Stage {
        if self.best.is_proven {
            self.done()
        } else if width < WIDTHS.len() {
            self.beam(width)
        } else {
            self.fewer()
        }
    }

    fn fewer(&self) -> Stage {
        let (board, start) = (self.problem.board().clone(), self.problem.start());
        let problem = Problem::new(board, start, Finish::AtMost(self.pegs() - 1));
        problem.map_or_else(|_| self.done(), |problem| Stage::Fewer(Box::new(Solver::new(problem, self.settings))))
    }

    /// Ends with the best line as proven if no line with fewer pegs was found, unless the search has no answer.
    fn after_search(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Solved(line) => self.note(line.jumps, false),
            Outcome::Impossible(_) => self.best.is_proven = true,
            _ => return self.stage = self.done(),
        }
        self.stage = if self.best.is_proven { self.done() } else { self.fewer() };
    }

    /// The number of pegs that the best line leaves.
    fn pegs(&self) -> u32 {
        self.pegs_after(&self.best.jumps)
    }

    fn pegs_after(&self, jumps: &[Jump]) -> u32 {
        self.problem.start().count() - jumps.len() as u32
    }

    /// Keeps the better line. It is proven to be the best if the search was complete, or if it leaves as many pegs as
    /// the caller or the position class demands.
    fn note(&mut self, jumps: Vec<Jump>, is_complete: bool) {
        let pegs = self.pegs_after(&jumps);
        if pegs < self.at_least {
            self.at_least = 0;
        }
        if pegs <= self.pegs() {
            let least = self.at_least.max(self.problem.board().classes().fewest_pegs(self.problem.start()));
            self.best = Line::new(jumps, is_complete || pegs == least);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn an_end_without_an_answer_proves_nothing_about_fewer_pegs() {
        let board: Board = "ooooo".parse().unwrap();
        let start = board.parse_position("xxoxx").unwrap();
        let mut search = FewestPegs::new(Problem::new(board, start, Finish::ANY_PEG).unwrap(), Settings::default());
        search.after_search(Outcome::Unknown);
        assert!(search.run(1).is_some() && !search.best().unwrap().is_proven);
    }
}
