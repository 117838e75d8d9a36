//! The complete solver: cheap proofs first, then quick searches, then a search that leaves nothing out.
//!
//! A search is called, it does not call: [`Solver::run`] looks at a number of positions and comes
//! back, so that the caller owns time, progress and cancellation. In order:
//!
//! 1. the position class, which refutes at once;
//! 2. narrow beams, which solve most positions that can be solved;
//! 3. a pagoda function for this very position, which refutes in about a millisecond;
//! 4. pagoda functions for positions further down, to prune the rest of the search with;
//! 5. wider beams;
//! 6. a depth-first search of everything that is left, within bounded memory.

mod beam;
mod exhaustive;
mod fewest;
mod learner;
mod meter;
mod pruner;
mod target;

use crate::class::Classes;
use crate::jump::Jump;
use crate::pagoda::Pagoda;
use crate::position::Position;
use crate::problem::Problem;

use beam::Beam;
use exhaustive::Exhaustive;
use learner::Learner;
use meter::Meter;
use target::Target;

pub use fewest::{Fewest, Remainder};

/// The widths of the beams, in positions a level. 32 solves all 21 English problems and nearly all
/// others of its size; 8 solves most of them in a quarter of the time; the last takes about a second.
const WIDTHS: [usize; 5] = [8, 32, 256, 2048, 32768];

/// How many of the widths cost less than the linear programmes, and come before them.
const NARROW: usize = 2;

/// What a solver found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Jumps from the start to a finish, replayed by the rules.
    Solved(Vec<Jump>),
    /// No line of play reaches a finish.
    Impossible(Impossible),
    /// The budget of the caller ended first.
    Unknown,
}

/// Why no line of play reaches a finish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// Sets of holes on which no jump changes whether the number of pegs is odd; every finish
    /// differs from the start on one of them. See [`Classes`].
    PositionClass(Vec<Position>),
    /// A pagoda function by which every finish weighs more than the start. See [`Pagoda`].
    Pagoda(Pagoda),
    /// Every line was followed until it was refuted.
    Exhausted {
        /// How many positions were looked at.
        positions: u64,
    },
}

/// What a solver is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// Keeping this many promising positions for each number of pegs.
    Beam {
        /// How many.
        width: usize,
    },
    /// Looking for pagoda functions.
    Weights,
    /// Trying everything that is left.
    Exhaustive,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub activity: Activity,
    /// How many positions were looked at so far.
    pub positions: u64,
}

/// The state of a search after a slice of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run<T> {
    /// There is more to do.
    Running(Progress),
    /// The search has ended; every later call gives the same.
    Done(T),
}

/// How a strategy ended.
enum End {
    Found(Vec<Jump>),
    /// No position was left; `complete` when none had been dropped before.
    Empty {
        complete: bool,
    },
}

/// A search for a line of play from the start of a [`Problem`] to its finish.
///
/// Complete: given enough calls it ends, with a solution or with a reason why there is none.
/// Deterministic: the same problem takes the same course whatever the budgets of the calls. Needs at most about
/// 150 MB.
///
/// ```
/// use peg_solitaire::{Board, Finish, Outcome, Problem, Solver};
///
/// let board: Board = "english".parse()?;
/// let start = board.vacancy(board.parse_hole("d4")?);
/// let finish = Finish::parse("d4", &board)?;
/// let mut solver = Solver::new(Problem::new(board, start, finish)?);
/// let Outcome::Solved(jumps) = solver.solve(100_000) else { panic!() };
/// assert_eq!(jumps.len(), 31);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    problem: Problem,
    target: Target,
    stage: Stage,
    meter: Meter,
}

enum Stage {
    Beam(Round, Beam),
    Learning(Learner),
    Exhaustive(Exhaustive),
    Done(Outcome),
}

/// The beams are tried in rounds: for each width, one for each finish to aim at.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Round {
    width: usize,
    aim: usize,
}

impl Solver {
    /// Prepares the search and tries the proof by position class; some tens of microseconds.
    pub fn new(problem: Problem) -> Self {
        let target = Target::new(&problem);
        let stage = if target.finishes().is_empty() {
            Stage::Done(by_class(&problem))
        } else if problem.finish().is_met_by(problem.start()) {
            Stage::Done(Outcome::Solved(Vec::new()))
        } else {
            beam(&problem, Round { width: 0, aim: 0 })
        };
        Solver { problem, target, stage, meter: Meter::default() }
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// How many positions were looked at so far.
    pub fn positions(&self) -> u64 {
        self.meter.positions()
    }

    /// Looks at about `budget` positions (a linear programme to learn from counts for some thousands) and comes
    /// back. A million positions take about a quarter of a second.
    pub fn run(&mut self, budget: u64) -> Run<Outcome> {
        self.meter.allow(budget);
        loop {
            if let Stage::Done(outcome) = &self.stage {
                return Run::Done(outcome.clone());
            }
            if self.meter.is_spent() {
                return Run::Running(Progress { activity: self.activity(), positions: self.positions() });
            }
            if let Some(next) = self.step() {
                self.stage = next;
            }
        }
    }

    /// Runs to the end, or until about `positions` positions have been looked at in all.
    pub fn solve(&mut self, positions: u64) -> Outcome {
        match self.run(positions.saturating_sub(self.positions())) {
            Run::Done(outcome) => outcome,
            Run::Running(_) => Outcome::Unknown,
        }
    }

    fn activity(&self) -> Activity {
        match &self.stage {
            Stage::Beam(_, beam) => Activity::Beam { width: beam.width() },
            Stage::Learning(_) => Activity::Weights,
            Stage::Exhaustive(_) | Stage::Done(_) => Activity::Exhaustive,
        }
    }

    /// Works within the stage; returns the next stage when this one has ended.
    fn step(&mut self) -> Option<Stage> {
        match &mut self.stage {
            Stage::Beam(round, beam) => {
                let round = *round;
                let end = beam.run(&self.target, &mut self.meter)?;
                Some(self.after_beam(round, end))
            }
            Stage::Learning(learner) => {
                let done = learner.run(&self.problem, &mut self.target, &mut self.meter);
                done.then(|| beam(&self.problem, Round { width: NARROW, aim: 0 }))
            }
            Stage::Exhaustive(search) => {
                let end = search.run(&self.target, &mut self.meter)?;
                Some(match end {
                    End::Found(jumps) => self.solved(jumps),
                    End::Empty { .. } => self.exhausted(),
                })
            }
            Stage::Done(_) => None,
        }
    }

    fn after_beam(&self, round: Round, end: End) -> Stage {
        let next = Round { aim: round.aim + 1, ..round };
        match end {
            End::Found(jumps) => self.solved(jumps),
            End::Empty { complete: true } => self.by_pagoda().unwrap_or_else(|| self.exhausted()),
            _ if next.aim < self.target.aims() => beam(&self.problem, next),
            _ if round.width + 1 == NARROW => self.by_pagoda().unwrap_or_else(|| Stage::Learning(Learner::new())),
            _ if round.width + 1 < WIDTHS.len() => beam(&self.problem, Round { width: round.width + 1, aim: 0 }),
            End::Empty { .. } => Stage::Exhaustive(Exhaustive::new(&self.problem, &self.target)),
        }
    }

    /// The better reason, even where a beam has left nothing out.
    fn by_pagoda(&self) -> Option<Stage> {
        let pagoda = Pagoda::refuting(self.problem.board(), self.problem.start(), self.target.finishes())?;
        Some(Stage::Done(Outcome::Impossible(Impossible::Pagoda(pagoda))))
    }

    fn solved(&self, jumps: Vec<Jump>) -> Stage {
        let replay = jumps.iter().try_fold(self.problem.start(), |position, jump| jump.play(position));
        let is_finish = replay.is_ok_and(|position| self.problem.finish().is_met_by(position));
        assert!(is_finish, "a solution that the rules refuse");
        Stage::Done(Outcome::Solved(jumps))
    }

    fn exhausted(&self) -> Stage {
        Stage::Done(Outcome::Impossible(Impossible::Exhausted { positions: self.positions() }))
    }
}

fn beam(problem: &Problem, round: Round) -> Stage {
    Stage::Beam(round, Beam::new(problem.start(), WIDTHS[round.width], round.aim))
}

/// No finish is in the class of the start.
fn by_class(problem: &Problem) -> Outcome {
    let finishes = problem.finish().positions(problem.board());
    let proof = Classes::of(problem.board()).refuting(problem.start(), &finishes);
    proof.map_or(Outcome::Unknown, |sets| Outcome::Impossible(Impossible::PositionClass(sets)))
}
