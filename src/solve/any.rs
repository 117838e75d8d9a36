//! Searches for any solution, or for a proof that there is none.

mod beam;
mod both_ends;
mod exhaustive;
mod frontier;
#[cfg(test)]
mod tests;
mod two_ways;

use std::sync::Arc;

use crate::proof::{Proof, Refuter};
use crate::rules::{Jump, Position, Problem};

use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, Learner, Line, Outcome, Part, Settings, Target};

pub(super) use beam::Beam;
use both_ends::BothEnds;
use exhaustive::Exhaustive;
pub(super) use frontier::{Frontier, NOTED};
pub(super) use two_ways::TwoWays;

/// The number of positions that a step may keep per level, summed over all its beams. The narrower the beams, the more
/// finishes they aim at. If two pegs may be left anywhere, aiming beams of every width at every finish would take five
/// times as many positions.
const AIMED: usize = 256;
/// The width of the widest beam that is tried regardless of the memory limit.
const NARROW: usize = 256;

/// The steps of the search, in order.
///
/// Beams of widths 4, 12 and 32 solve nearly all solvable problems, in less time than a linear program takes. A beam
/// with different noise often finds a line that a wider beam without noise misses. Most of the remaining problems have
/// no solution. A small search from both ends refutes most of these problems sooner than a wider beam would finish, and
/// needs no pagoda functions. A larger search from both ends uses pagoda functions to prune. If the levels of this
/// search grow large while the ends are far apart, wide beams are tried before the search continues.
const PLAN: [PlanStep; 12] = [
    PlanStep::Beam(4, 0),
    PlanStep::Beam(12, 49),
    PlanStep::Beam(32, 2),
    PlanStep::BothEnds(1 << 12),
    PlanStep::Beam(128, 0),
    PlanStep::Weights,
    PlanStep::Beam(256, 0),
    PlanStep::BothEnds(1 << 17),
    PlanStep::Beam(4096, 0),
    PlanStep::Beam(32768, 0),
    PlanStep::BothEnds(usize::MAX),
    PlanStep::Exhaustive,
];

#[derive(Clone, Copy)]
enum PlanStep {
    /// A beam search, aimed at one finish after another. The first number is the beam's width: the number of positions
    /// to keep per level. The second number is added to the seed of the beam's noise.
    Beam(usize, u64),
    /// A search for a pagoda function that refutes the start, and then for several functions to prune with.
    Weights,
    /// A search from both ends. It stops if the levels still missing between the ends would have more positions than
    /// this limit.
    BothEnds(usize),
    /// An exhaustive search of everything that is left.
    Exhaustive,
}

/// How a strategy ended.
pub(super) enum End {
    Found(Vec<Jump>),
    /// Nothing is left to try within the limits. `complete` is `true` if every line was tried.
    Empty {
        complete: bool,
    },
}

search! {
    /// A search for a line of play from the start of a [`Problem`] to its finish.
    ///
    /// The search is complete: given enough calls, it ends with a solution or with a proof that there is none. It
    /// tries, in order:
    ///
    /// 1. the position class, which refutes some problems at once;
    /// 2. narrow beams, which solve most solvable problems;
    /// 3. a pagoda function for the start, which takes about a millisecond;
    /// 4. wider beams, and a search from both ends that is pruned by pagoda functions and refutes most of the rest;
    /// 5. a depth-first search of everything that is left, within bounded memory.
    ///
    /// ```
    /// use peg_solitaire::solve::{Settings, Solver};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "english".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::parse("d4", &board)?)?;
    /// let mut solver = Solver::new(problem, Settings::default());
    /// assert_eq!(solver.finish().line().map(|line| line.jumps.len()), Some(31));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Solver(pub(super) Any) -> Outcome
}

/// The progress of a [`Solver`] through its plan.
pub(super) struct Any {
    target: Target,
    /// The finishes to aim at, in order.
    aims: Vec<Position>,
    /// The index of the current step in the plan.
    step: usize,
    /// `true` once it is known that no pagoda function refutes the start.
    is_unrefuted: bool,
    /// The search from both ends, kept from one step to the next.
    both_ends: Option<BothEnds>,
}

/// The state of the current step of the plan.
pub(super) enum SolverStage {
    /// The next step of the plan is about to begin.
    Begin,
    Beam {
        aim: usize,
        beam: Beam,
    },
    /// The search for a pagoda function for the start.
    Refuting(Refuter),
    Learning(Learner),
    BothEnds {
        limit: usize,
    },
    Exhaustive(Box<Exhaustive>),
}

impl Solver {
    /// Prepares the search, and tries to refute the problem by its position class. The preparation takes microseconds
    /// for most problems, and tens of milliseconds if two pegs may be left anywhere on a large board, because every
    /// such finish is listed.
    pub fn new(problem: Problem, settings: Settings) -> Self {
        Solver::with_part(problem, settings, None)
    }

    /// Like [`Solver::new`], but also uses the table of a part of the board to refute positions.
    pub(super) fn with_part(problem: Problem, settings: Settings, part: Option<Arc<Part>>) -> Self {
        let mut target = Target::new(&problem);
        target.part = part;
        let aims = target.aims();
        let stage = if problem.finish().is_met_by(problem.start()) {
            Err(Outcome::Solved(Line::new(Vec::new(), true)))
        } else if target.is_refuted() {
            Err(by_class(&problem))
        } else {
            Ok(SolverStage::Begin)
        };
        let any = Any { target, aims, step: 0, is_unrefuted: false, both_ends: None };
        Solver { shell: Shell::new(problem, settings, any, stage) }
    }

    /// Skips to the given step of the plan, so that the fuzzer can reach every step. `None` if the plan has no such
    /// step.
    #[cfg(fuzzing)]
    #[doc(hidden)]
    pub fn beginning_at(mut self, step: usize) -> Option<Self> {
        self.shell.algorithm.step = step;
        (step < PLAN.len()).then_some(self)
    }
}

impl Algorithm for Any {
    type Stage = SolverStage;
    type Outcome = Outcome;

    fn step(&mut self, stage: &mut SolverStage, task: &mut Task) -> Option<Next<SolverStage>> {
        match stage {
            SolverStage::Begin => Some(Ok(self.begin(0, task))),
            SolverStage::Beam { aim, beam } => {
                let (aim, width) = (*aim + 1, beam.width);
                let end = beam.run(&self.target, &mut task.meter)?;
                let is_cut = matches!(end, End::Empty { complete: false });
                let aims = self.aims.len().min((AIMED / width).max(1));
                Some(if is_cut && aim < aims { Ok(self.begin(aim, task)) } else { self.after(end, task) })
            }
            SolverStage::Refuting(refuter) => {
                let done = task.meter.run_program(refuter);
                done.then(|| self.after_refuting(std::mem::replace(stage, SolverStage::Begin), task))
            }
            SolverStage::Learning(learner) => {
                let done = learner.run(&mut self.target, &mut task.meter);
                done.then(|| Ok(self.next()))
            }
            SolverStage::BothEnds { limit } => {
                let end = self.both_ends.as_mut()?.run(*limit, task.settings.memory, &mut task.meter)?;
                Some(self.after(end, task))
            }
            SolverStage::Exhaustive(search) => {
                let end = search.run(&self.target, &mut task.meter)?;
                Some(self.after(end, task))
            }
        }
    }

    fn activity(&self, _: &SolverStage) -> Activity {
        match PLAN[self.step] {
            PlanStep::Beam(width, _) => Activity::Beam { width },
            PlanStep::Weights => Activity::Weights,
            PlanStep::BothEnds(_) => {
                Activity::BothEnds { stored: self.both_ends.as_ref().map_or(0, |ends| ends.ways.stored()) }
            }
            PlanStep::Exhaustive => Activity::Exhaustive,
        }
    }

    fn bytes(&self, stage: Option<&SolverStage>) -> usize {
        let stage = match stage {
            Some(SolverStage::Beam { beam, .. }) => beam.bytes(),
            Some(SolverStage::Exhaustive(search)) => search.bytes(),
            _ => 0,
        };
        stage + self.both_ends.as_ref().map_or(0, |ends| ends.ways.bytes())
    }
}

impl Any {
    /// Begins the current step of the plan. If the step is a beam, it is aimed at the finish with the index `aim`.
    fn begin(&mut self, aim: usize, task: &Task) -> SolverStage {
        match PLAN[self.step] {
            PlanStep::Beam(width, noise) if self.has_memory_for(width, task) => {
                let seed = task.settings.seed.wrapping_add(noise);
                SolverStage::Beam { aim, beam: Beam::new(&self.target, self.aims[aim], width, seed) }
            }
            PlanStep::Beam(..) => self.next(),
            PlanStep::Weights => self.refuting(task).unwrap_or_else(|| self.next()),
            PlanStep::BothEnds(limit) => {
                self.both_ends = self.both_ends.take().or_else(|| BothEnds::new(&self.target));
                if self.both_ends.is_some() { SolverStage::BothEnds { limit } } else { self.next() }
            }
            PlanStep::Exhaustive => {
                // The table may take a quarter of the memory, and the back end may take half.
                let entries = (task.settings.memory / 4 / size_of::<Position>()).max(1).ilog2();
                let ends = self.both_ends.take().map(|ends| ends.into_back(task.settings.memory / 2));
                let search = Exhaustive::new(&self.target, ends, 1 << entries);
                SolverStage::Exhaustive(Box::new(search))
            }
        }
    }

    fn next(&mut self) -> SolverStage {
        self.step += 1;
        SolverStage::Begin
    }

    /// Returns `true` if a beam fits into the memory. Narrow beams always fit, because they take only a few hundred
    /// kilobytes.
    fn has_memory_for(&self, width: usize, task: &Task) -> bool {
        let kept = self.both_ends.as_ref().map_or(0, |ends| ends.ways.bytes());
        width <= NARROW || kept + Beam::most_bytes(&self.target, width) <= task.settings.memory
    }

    fn after(&mut self, end: End, task: &Task) -> Next<SolverStage> {
        match end {
            End::Found(jumps) => {
                assert!(task.problem.is_solved_by(&jumps), "a solution that the rules refuse");
                Err(Outcome::Solved(Line::new(jumps, true)))
            }
            End::Empty { complete: true } => self.refuting(task).ok_or_else(|| exhausted(task)),
            End::Empty { complete: false } => Ok(self.next()),
        }
    }

    /// Looks for a pagoda function, unless that has been done before. Such a function makes a shorter proof than an
    /// exhaustive search.
    fn refuting(&self, task: &Task) -> Option<SolverStage> {
        if self.is_unrefuted || self.target.finishes().is_empty() {
            return None;
        }
        let mut refuter = Refuter::new(task.problem.board(), self.target.finishes());
        refuter.aim(task.problem.start());
        Some(SolverStage::Refuting(refuter))
    }

    fn after_refuting(&mut self, stage: SolverStage, task: &Task) -> Next<SolverStage> {
        let SolverStage::Refuting(mut refuter) = stage else { return Ok(stage) };
        if let Some(pagoda) = refuter.found.take() {
            return Err(Outcome::Impossible(Proof::by_pagoda(&task.problem, &pagoda)));
        }
        self.is_unrefuted = true;
        match PLAN[self.step] {
            PlanStep::Weights => Ok(SolverStage::Learning(Learner::with(refuter))),
            _ => Err(exhausted(task)),
        }
    }
}

fn exhausted(task: &Task) -> Outcome {
    Outcome::Impossible(Proof::Exhausted { positions: task.meter.positions })
}

/// The proof that no finish is in the position class of the start.
fn by_class(problem: &Problem) -> Outcome {
    let (board, start) = (problem.board(), problem.start());
    let classes = board.classes();
    let finishes = problem.finish().last_positions(board, start, 2);
    let sets = finishes.and_then(|finishes| classes.refuting(start, &finishes));
    Outcome::Impossible(Proof::PositionClass(sets.unwrap_or_else(|| classes.invariants().to_vec())))
}
