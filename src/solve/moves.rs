//! Searches for solutions with the fewest moves.

mod beam;
mod bound;
mod ends;
mod find_move;
mod generator;
mod regions;
mod side;
mod targets;
#[cfg(test)]
mod tests;
mod trace;
mod walk;

use crate::rules::{Jump, Problem};

use super::search::{Algorithm, Next, Shell, Task, search};
use super::{
    Activity, Learner, Line, Outcome, Settings,
    any::{End, Solver},
};

use beam::MoveBeam;
use ends::MoveEnds;
use targets::MoveTargets;

search! {
    /// A search for a solution with as few moves as possible.
    ///
    /// The search begins with a [`Solver`]. If there is no solution, it ends with [`Outcome::Impossible`]. Otherwise, a
    /// beam improves the first solution, and a search from both ends then looks for shorter ones until it has proven
    /// that there are none. If pegs may be left anywhere, there can be too many finishes to list; the search then lists
    /// all positions that can be reached in a few moves from the start. The line stays unproven if the proof needs more
    /// memory than the [`Settings`] allow, or if a single position has more than 65,536 possible moves. At any time,
    /// [`FewestMoves::best`] returns the best solution so far.
    ///
    /// Examining a position takes a few microseconds, because all its moves are tried. A position with a great many
    /// moves counts as several positions.
    ///
    /// ```
    /// use peg_solitaire::solve::{FewestMoves, Settings};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("a3")?, Finish::parse("e5", &board)?)?;
    /// let outcome = FewestMoves::new(problem, Settings::default()).finish();
    /// assert_eq!(outcome.line().map(|line| (line.move_count(), line.is_proven)), Some((9, true)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    FewestMoves(Moves) -> Outcome
}

impl FewestMoves {
    /// Prepares a search. This takes as long as [`Solver::new`].
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let any = MovesStage::Any(Box::new(Solver::new(problem.clone(), settings)));
        FewestMoves { shell: Shell::new(problem, settings, Moves { best: None, too_many: 0 }, Ok(any)) }
    }

    /// The best solution so far.
    pub fn best(&self) -> Option<&Line> {
        self.shell.algorithm.best.as_ref()
    }
}

/// The algorithm behind [`FewestMoves`].
struct Moves {
    best: Option<Line>,
    /// The largest number of moves for which the search from both ends has failed, for example for lack of memory; 0 at
    /// first.
    too_many: usize,
}

enum MovesStage {
    Any(Box<Solver>),
    /// Learning pagoda functions before a beam of the given width.
    Learning(Box<MoveTargets>, Box<[Learner; 2]>, usize),
    Beam(Box<MoveBeam>),
    /// The search from both ends, and the width of the beam that preceded it.
    Ends(Box<MoveEnds>, usize),
}

impl Algorithm for Moves {
    type Stage = MovesStage;
    type Outcome = Outcome;

    fn step(&mut self, stage: &mut MovesStage, task: &mut Task) -> Option<Next<MovesStage>> {
        match stage {
            MovesStage::Any(solver) => {
                let outcome = solver.shell.run_within(&mut task.meter)?.clone();
                Some(self.after_any(outcome, task))
            }
            MovesStage::Learning(targets, learners, width) => {
                let done = targets.learn(learners, &mut task.meter);
                done.then(|| Ok(beam(targets, *width)))
            }
            MovesStage::Beam(beam) => {
                let end = beam.run(task.settings.memory, &mut task.meter)?;
                Some(self.after_beam(end, beam, task))
            }
            MovesStage::Ends(ends, width) => {
                let end = ends.run(task.settings.memory, &mut task.meter)?;
                self.after_ends(end, &ends.targets, *width, &task.problem)
            }
        }
    }

    fn activity(&self, stage: &MovesStage) -> Activity {
        match stage {
            MovesStage::Any(solver) => solver.shell.activity(),
            MovesStage::Beam(beam) => Activity::Beam { width: beam.width },
            MovesStage::Learning(..) => Activity::Weights,
            MovesStage::Ends(ends, _) => Activity::BothEnds { stored: ends.stored() },
        }
    }

    fn bytes(&self, stage: Option<&MovesStage>) -> usize {
        match stage {
            Some(MovesStage::Any(solver)) => solver.memory(),
            Some(MovesStage::Beam(beam)) => beam.bytes(),
            Some(MovesStage::Ends(ends, _)) => ends.bytes(),
            Some(MovesStage::Learning(..)) | None => 0,
        }
    }

    fn best(&self, _: &Problem) -> Option<u32> {
        self.best.as_ref().map(Line::move_count)
    }
}

fn learning(targets: MoveTargets, learner: fn() -> Learner, width: usize) -> MovesStage {
    MovesStage::Learning(Box::new(targets), Box::new([learner(), learner()]), width)
}

fn beam(targets: &MoveTargets, width: usize) -> MovesStage {
    MovesStage::Beam(Box::new(MoveBeam::new(targets.clone(), width)))
}

impl Moves {
    fn after_any(&mut self, outcome: Outcome, task: &Task) -> Next<MovesStage> {
        let Outcome::Solved(line) = outcome else { return Err(outcome) };
        self.note(line.jumps, &task.problem);
        if self.most_moves() <= 1 {
            return Err(self.done(true));
        }
        let targets = MoveTargets::new(&task.problem);
        let width = if targets.back.is_some() { MoveBeam::first_width(task.problem.board()) } else { MoveBeam::NARROW };
        Ok(learning(targets, Learner::new, width))
    }

    fn after_beam(&mut self, end: End, done_beam: &MoveBeam, task: &Task) -> Next<MovesStage> {
        let MoveBeam { targets, width, .. } = done_beam;
        match end {
            End::Found(jumps) => {
                self.note(jumps, &task.problem);
                if done_beam.is_complete {
                    return Err(self.done(true));
                }
            }
            // A wide beam ran out of memory before the first search from both ends. A narrow one fits.
            End::Empty { .. } if *width == MoveBeam::WIDE && targets.back.is_some() && self.too_many == 0 => {
                return Ok(beam(targets, MoveBeam::NARROW));
            }
            End::Empty { .. } => {}
        }
        let [least, _] = targets.bound.moves(&task.problem.board().symmetries().images_of(task.problem.start()));
        let shorter = self.most_moves() as usize - 1;
        if shorter < least.max(1) {
            return Err(self.done(true));
        }
        if shorter == self.too_many {
            return Err(self.done(false));
        }
        match MoveEnds::new(targets, shorter) {
            Some(ends) => Ok(MovesStage::Ends(Box::new(ends), *width)),
            None if *width == MoveBeam::NARROW => Ok(beam(targets, MoveBeam::WIDE)),
            None if *width == MoveBeam::WIDE => Ok(beam(targets, usize::MAX)),
            None => Err(self.done(false)),
        }
    }

    /// The next stage; `None` if the search from both ends continues with shorter lines.
    fn after_ends(
        &mut self,
        end: End,
        targets: &MoveTargets,
        width: usize,
        problem: &Problem,
    ) -> Option<Next<MovesStage>> {
        match end {
            End::Found(jumps) => {
                self.note(jumps, problem);
                None
            }
            // All pagoda functions are already known. The search from both ends and the beam do not fit into memory
            // together, so the search is dropped before the beam starts. If the beam finds a shorter line, the search
            // starts over, because the new search will be far smaller.
            End::Empty { complete: false } if width == MoveBeam::NARROW => {
                self.too_many = self.most_moves() as usize - 1;
                Some(Ok(learning(targets.clone(), Learner::of_levels, MoveBeam::WIDE)))
            }
            End::Empty { complete } => Some(Err(self.done(complete))),
        }
    }

    /// The number of moves in the best solution so far.
    fn most_moves(&self) -> u32 {
        self.best.as_ref().map_or(0, Line::move_count)
    }

    /// Keeps a solution if it is better than the best so far.
    fn note(&mut self, jumps: Vec<Jump>, problem: &Problem) {
        assert!(problem.is_solved_by(&jumps), "a solution that the rules refuse");
        let line = Line::new(jumps, false);
        if self.best.as_ref().is_none_or(|best| line.move_count() < best.move_count()) {
            self.best = Some(line);
        }
    }

    fn done(&mut self, is_proven: bool) -> Outcome {
        let best = self.best.as_mut().expect("beams and ends follow a solution");
        best.is_proven = is_proven;
        Outcome::Solved(best.clone())
    }
}
