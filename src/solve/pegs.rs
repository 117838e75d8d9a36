//! How few pegs can be left.

use crate::board::Board;
use crate::jump::Jump;
use crate::position::Position;
use crate::problem::{Finish, Problem};

use super::any::{Beam, End, Solver};
use super::meter::Meter;
use super::outcome::{Activity, Outcome, Progress, Run, Settings};
use super::target::Target;

/// The widths of the beams that look for a line before the proof that none leaves fewer pegs.
const WIDTHS: [usize; 3] = [8, 32, 256];

/// A line of play that leaves few pegs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainder {
    /// The line.
    pub jumps: Vec<Jump>,
    /// How many pegs it leaves.
    pub pegs: u32,
    /// Whether it is proven that no line leaves fewer.
    pub is_proven: bool,
}

/// A search for a line of play that leaves as few pegs as possible, wherever they are: the longest game.
///
/// Beams find a good line. A complete search for a line that leaves fewer pegs follows, and so on until there
/// is none. That may take long where three pegs or more are left; [`FewestPegs::best`] tells the best
/// line so far at any time.
///
/// ```
/// use peg_solitaire::{Board, FewestPegs};
///
/// let board: Board = "european".parse()?;
/// let start = board.vacancy(board.parse_hole("d4")?);
/// let best = FewestPegs::new(&board, start, 1).solve();
/// assert_eq!((best.pegs, best.is_proven), (2, true));
/// # Ok::<(), peg_solitaire::TextError>(())
/// ```
pub struct FewestPegs {
    board: Board,
    start: Position,
    /// What the caller claims; 0 once a line has refuted it.
    at_least: u32,
    settings: Settings,
    stage: Stage,
    best: Remainder,
    meter: Meter,
}

enum Stage {
    Beam {
        target: Box<Target>,
        width: usize,
        beam: Box<Beam>,
    },
    /// Looks for a line that leaves fewer pegs than the best.
    Fewer(Box<Solver>),
    Done,
}

impl FewestPegs {
    /// Prepares the search. The caller knows that `at_least` pegs are left whatever is played: 1 where nothing is
    /// known, 2 where it has been proven that no single peg can be left. A line that leaves so many ends the search as
    /// proven. A number that some line refutes, as one above the pegs of the start, is ignored from then on.
    ///
    /// Pegs that are not on the board do not count.
    pub fn new(board: &Board, start: Position, at_least: u32) -> Self {
        FewestPegs::with(board, start, at_least, Settings::default())
    }

    /// Prepares the search with settings.
    pub fn with(board: &Board, start: Position, at_least: u32, settings: Settings) -> Self {
        let start = start & board.holes();
        let best = Remainder { jumps: Vec::new(), pegs: start.count(), is_proven: false };
        let (board, stage, meter) = (board.clone(), Stage::Done, Meter::default());
        let mut search = FewestPegs { board, start, at_least, settings, stage, best, meter };
        search.note(Vec::new(), start.is_empty());
        if !search.best.is_proven {
            search.stage = search.beam(0);
        }
        search
    }

    /// How many positions were looked at so far.
    pub fn positions(&self) -> u64 {
        self.meter.positions()
    }

    /// The best line so far.
    pub fn best(&self) -> &Remainder {
        &self.best
    }

    /// Looks at up to `budget` positions and comes back.
    pub fn run(&mut self, budget: u64) -> Run<Remainder> {
        self.meter.allow(budget);
        while !self.meter.is_spent() {
            match &mut self.stage {
                Stage::Beam { target, width, beam } => {
                    let Some(end) = beam.run(target, &mut self.meter) else { continue };
                    let (jumps, next) = (beam.deepest(target), *width + 1);
                    self.note(jumps, matches!(end, End::Empty { complete: true }));
                    self.stage = self.after_beam(next);
                }
                Stage::Fewer(solver) => {
                    if let Run::Done(outcome) = solver.run_within(&mut self.meter) {
                        self.after_search(outcome);
                    }
                }
                Stage::Done => return Run::Done(self.best.clone()),
            }
        }
        if let Stage::Done = self.stage {
            return Run::Done(self.best.clone());
        }
        Run::Running(Progress { activity: self.activity(), positions: self.positions() })
    }

    /// Runs to the end.
    pub fn solve(&mut self) -> Remainder {
        loop {
            if let Run::Done(best) = self.run(u64::MAX) {
                return best;
            }
        }
    }

    fn activity(&self) -> Activity {
        match &self.stage {
            Stage::Beam { beam, .. } => Activity::Beam { width: beam.width() },
            Stage::Fewer(solver) => solver.activity(),
            Stage::Done => Activity::Exhaustive,
        }
    }

    fn beam(&self, width: usize) -> Stage {
        let target = Box::new(Target::endless(&self.board, self.start));
        let beam = Box::new(Beam::new(&target, Position::EMPTY, WIDTHS[width], self.settings.seed));
        Stage::Beam { target, width, beam }
    }

    fn after_beam(&self, width: usize) -> Stage {
        if self.best.is_proven {
            Stage::Done
        } else if width < WIDTHS.len() {
            self.beam(width)
        } else {
            self.fewer()
        }
    }

    fn fewer(&self) -> Stage {
        let problem = Problem::new(self.board.clone(), self.start, Finish::AtMost(self.best.pegs - 1));
        problem.map_or(Stage::Done, |problem| Stage::Fewer(Box::new(Solver::with(problem, self.settings))))
    }

    /// A complete search for fewer pegs proves that there are none, unless it ends without an answer.
    fn after_search(&mut self, outcome: Outcome) {
        self.stage = match outcome {
            Outcome::Solved(jumps) => {
                self.note(jumps, false);
                if self.best.is_proven { Stage::Done } else { self.fewer() }
            }
            Outcome::Impossible(_) => {
                self.best.is_proven = true;
                Stage::Done
            }
            Outcome::Unknown => Stage::Done,
        };
    }

    /// Keeps the better line. It is proven to be the best where the search was complete, or where it leaves as many pegs
    /// as the caller or the position class demands.
    fn note(&mut self, jumps: Vec<Jump>, is_complete: bool) {
        let pegs = self.start.count() - jumps.len() as u32;
        if pegs < self.at_least {
            self.at_least = 0;
        }
        if pegs <= self.best.pegs {
            let least = self.at_least.max(self.board.classes().fewest_pegs(self.start));
            self.best = Remainder { jumps, pegs, is_proven: is_complete || pegs == least };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_without_an_answer_proves_nothing_about_fewer_pegs() {
        let board: Board = "ooooo".parse().unwrap();
        let mut search = FewestPegs::new(&board, board.parse_position("xxoxx").unwrap(), 1);
        search.after_search(Outcome::Unknown);
        let Run::Done(best) = search.run(1) else { panic!("there is nothing left to do") };
        assert!(!best.is_proven);
    }
}
