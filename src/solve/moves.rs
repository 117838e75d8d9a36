//! Solutions with the fewest moves.

mod beam;
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

use crate::jump::Jump;
use crate::problem::Problem;

use super::any::Solver;
use super::learner::Learner;
use super::meter::Meter;
use super::outcome::{Activity, Line, Outcome, Progress, Settings};
use super::search::{self, Search, Steps};

use beam::{BeamEnd, MoveBeam};
use ends::{Meeting, MoveEnds};
use generator::MoveGenerator;
use targets::MoveTargets;

/// A search for a solution with as few moves as possible.
///
/// The search begins with a [`Solver`]: if there is no solution, it ends with [`Outcome::Impossible`]. It improves the
/// first solution with a beam. Then it lists all positions that few moves lead to, from both ends, until it finds a
/// shorter solution or has proven that there is none. A finish with pegs anywhere may have too many positions to list;
/// then it does so from the start alone. The line stays unproven if the proof takes more memory than the [`Settings`]
/// allow, or if the moves from one position land in more than 65,536 ways. [`Search::best`] returns the best solution
/// so far at any time.
///
/// ```
/// use peg_solitaire::{Board, FewestMoves, Finish, Outcome, Problem, Search, Settings};
///
/// let board: Board = "triangle".parse()?;
/// let start = board.vacancy(board.parse_hole("a3")?);
/// let problem = Problem::new(board.clone(), start, Finish::parse("e5", &board)?)?;
/// let Outcome::Solved(line) = FewestMoves::new(problem, Settings::default()).solve(u64::MAX) else { panic!() };
/// assert_eq!((line.move_count(), line.is_proven), (9, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct FewestMoves {
    problem: Problem,
    settings: Settings,
    stage: Stage,
    best: Option<Line>,
    meter: Meter,
}

enum Stage {
    Any(Box<Solver>),
    Learning(Box<MoveTargets>, Box<[Learner; 2]>),
    Beam(Box<BeamStage>),
    Ends(Box<MoveEnds>),
    Done(Outcome),
}

/// A beam and its targets.
struct BeamStage {
    targets: MoveTargets,
    generator: MoveGenerator,
    beam: MoveBeam,
    /// The most bytes that it may take.
    memory: usize,
}

impl Search for FewestMoves {
    fn new(problem: Problem, settings: Settings) -> Self {
        let any = Solver::new(problem.clone(), settings);
        FewestMoves { problem, settings, stage: Stage::Any(Box::new(any)), best: None, meter: Meter::default() }
    }

    fn problem(&self) -> &Problem {
        &self.problem
    }

    /// A position takes some microseconds here, as all its moves are tried. A position with very many moves counts for
    /// more.
    fn run(&mut self, budget: u64) -> Option<&Outcome> {
        search::run(self, budget)
    }

    fn progress(&self) -> Progress {
        Progress {
            activity: self.activity(),
            positions: self.meter.positions(),
            best: self.best.as_ref().map(Line::move_count),
        }
    }

    fn best(&self) -> Option<&Line> {
        self.best.as_ref()
    }

    fn outcome(&self) -> Option<&Outcome> {
        if let Stage::Done(outcome) = &self.stage { Some(outcome) } else { None }
    }

    fn memory(&self) -> usize {
        match &self.stage {
            Stage::Any(solver) => solver.memory(),
            Stage::Beam(beam) => beam.beam.bytes(),
            Stage::Ends(ends) => ends.bytes(),
            Stage::Learning(..) | Stage::Done(_) => 0,
        }
    }
}

impl Steps for FewestMoves {
    fn meter(&mut self) -> &mut Meter {
        &mut self.meter
    }

    fn step(&mut self) {
        if let Some(next) = self.work() {
            self.stage = next;
        }
    }
}

impl FewestMoves {
    fn activity(&self) -> Activity {
        match &self.stage {
            Stage::Any(solver) => solver.progress().activity,
            Stage::Beam(beam) => Activity::Beam { width: beam.beam.width() },
            Stage::Learning(..) => Activity::Weights,
            Stage::Ends(ends) => Activity::BothEnds { stored: ends.stored() },
            Stage::Done(_) => Activity::Exhaustive,
        }
    }

    /// Works within the stage; returns the next stage at its end.
    fn work(&mut self) -> Option<Stage> {
        match &mut self.stage {
            Stage::Any(solver) => {
                let outcome = solver.run_within(&mut self.meter)?.clone();
                Some(self.after_any(outcome))
            }
            Stage::Learning(targets, learners) => {
                let done = targets.learn(learners, &mut self.meter);
                done.then(|| BeamStage::begin((**targets).clone(), MoveBeam::NARROW, self.settings.memory))
            }
            Stage::Beam(beam) => {
                let BeamStage { targets, generator, beam, memory } = &mut **beam;
                let end = beam.run(generator, *memory, &mut self.meter)?;
                let (targets, width) = (targets.clone(), beam.width());
                Some(self.after_beam(end, targets, width))
            }
            Stage::Ends(ends) => {
                let meeting = ends.run(self.settings.memory, &mut self.meter);
                self.after_ends(meeting)
            }
            Stage::Done(_) => None,
        }
    }

    fn after_any(&mut self, outcome: Outcome) -> Stage {
        match outcome {
            Outcome::Solved(line) => self.note(line.jumps),
            other => return Stage::Done(other),
        }
        if self.most_moves() <= 1 {
            return self.done(true);
        }
        let targets = Box::new(MoveTargets::new(&self.problem));
        Stage::Learning(targets, Box::new([Learner::new(), Learner::new()]))
    }

    fn after_beam(&mut self, end: BeamEnd, targets: MoveTargets, width: usize) -> Stage {
        let BeamEnd { line, is_complete } = end;
        line.into_iter().for_each(|jumps| self.note(jumps));
        if is_complete {
            return self.done(true);
        }
        let least = targets.regions.moves(targets.regions.full_in(self.problem.start())).max(1);
        let shorter = self.most_moves() - 1;
        if shorter < least {
            return self.done(true);
        }
        // The ends first meet in a shortest line, so one search for a line shorter than the best decides.
        match MoveEnds::new(&targets, shorter) {
            Some(ends) => Stage::Ends(Box::new(ends)),
            None if width < usize::MAX => BeamStage::begin(targets, usize::MAX, self.settings.memory),
            None => self.done(false),
        }
    }

    fn after_ends(&mut self, meeting: Meeting) -> Option<Stage> {
        match meeting {
            Meeting::Running => return None,
            Meeting::Full => return Some(self.done(false)),
            Meeting::Found(jumps) => self.note(jumps),
            Meeting::None => {}
        }
        Some(self.done(true))
    }

    /// The number of moves of the best solution so far.
    fn most_moves(&self) -> u32 {
        self.best.as_ref().map_or(0, Line::move_count)
    }

    /// Keeps the better solution.
    fn note(&mut self, jumps: Vec<Jump>) {
        assert!(self.problem.is_solved_by(&jumps), "a solution that the rules refuse");
        let line = Line::new(jumps, false);
        if self.best.as_ref().is_none_or(|best| line.move_count() < best.move_count()) {
            self.best = Some(line);
        }
    }

    fn done(&mut self, is_proven: bool) -> Stage {
        let Some(best) = &mut self.best else { return Stage::Done(Outcome::Unknown) };
        best.is_proven = is_proven;
        Stage::Done(Outcome::Solved(best.clone()))
    }
}

impl BeamStage {
    fn begin(targets: MoveTargets, width: usize, memory: usize) -> Stage {
        let generator = MoveGenerator::new(targets.ahead.clone(), false, targets.regions.clone());
        let beam = MoveBeam::new(&generator, targets.ahead.aims()[0], width);
        Stage::Beam(Box::new(BeamStage { targets, generator, beam, memory }))
    }
}
