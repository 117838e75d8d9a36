//! The search for verdicts that are not known: one question about several positions.
//!
//! One search from the position before them comes first: if that is lost, so are they. If it is winnable, beams win
//! those of them that are easily won, one after the other.

use crate::rules::{Position, Problem};
use crate::solve::any::Solver;
use crate::solve::{Activity, Meter, Outcome, Settings};

use super::judgement::Verdict;
use super::memory::Memory;

/// The steps that are tried, one after the other.
const PLAN: [Step; 3] = [Step::Whole, Step::Beams, Step::Solver];

#[derive(Clone, Copy)]
enum Step {
    /// A solver from the position before them.
    Whole,
    /// The beams of a solver, from each position.
    Beams,
    /// A solver from each position, to the end.
    Solver,
}

pub(super) struct Inquiry {
    /// The problem from the position that was asked.
    problem: Problem,
    /// The settings, with the memory that the inquiry may take.
    settings: Settings,
    /// The positions after its jumps that were not known, with their verdicts.
    verdicts: Vec<(Position, Verdict)>,
    step: usize,
    solver: Option<Solver>,
    /// The number of the position at which a solver is or will be at work.
    number: usize,
}

impl Inquiry {
    /// An inquiry about positions that follow from the start of a problem. Another jump may be known to keep the win.
    pub fn new(problem: Problem, settings: Settings, mut after: Vec<Position>, has_win: bool) -> Self {
        after.sort_unstable();
        after.dedup();
        let verdicts = after.into_iter().map(|position| (position, Verdict::Unknown)).collect();
        // The first step would find out no more than that.
        let step = usize::from(has_win);
        Inquiry { problem, settings, verdicts, step, solver: None, number: 0 }
    }

    /// The verdict on a position that was asked for, as far as it is known by now.
    pub fn verdict(&self, position: Position) -> Verdict {
        let found = self.verdicts.binary_search_by_key(&position, |&(position, _)| position);
        found.map_or(Verdict::Unknown, |index| self.verdicts[index].1)
    }

    pub fn activity(&self) -> Activity {
        self.solver.as_ref().map_or(Activity::BothEnds { stored: 0 }, |solver| solver.progress().activity)
    }

    pub fn bytes(&self) -> usize {
        self.solver.as_ref().map_or(0, Solver::memory)
    }

    /// Searches while the meter allows; returns `true` when nothing is unknown.
    pub fn run(&mut self, memory: &mut Memory, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            let is_over = match PLAN[self.step] {
                Step::Beams => self.solve_each(true, memory, meter),
                Step::Whole => self.solve_whole(memory, meter),
                Step::Solver => self.solve_each(false, memory, meter),
            };
            if is_over {
                if self.open().next().is_none() || self.step + 1 == PLAN.len() {
                    return true;
                }
                self.step += 1;
                self.number = 0;
            }
        }
        false
    }

    /// The positions whose verdict is not known.
    fn open(&self) -> impl Iterator<Item = Position> {
        self.verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Unknown).map(|&(position, _)| position)
    }

    /// Solves from each position, with the beams of a solver alone if `is_short`; returns `true` when all are done.
    fn solve_each(&mut self, is_short: bool, memory: &mut Memory, meter: &mut Meter) -> bool {
        let Some(&(position, verdict)) = self.verdicts.get(self.number) else { return true };
        if verdict != Verdict::Unknown {
            self.number += 1;
            return false;
        }
        let Some(mut solver) = self.solver.take().or_else(|| self.solver_from(position)) else { return true };
        if !run(&mut solver, is_short, meter) {
            self.solver = Some(solver);
            return false;
        }
        if let Some(outcome) = solver.outcome() {
            self.verdicts[self.number].1 = remember(memory, position, outcome);
        }
        self.number += 1;
        false
    }

    /// Solves from the position that was asked; returns `true` when that is done.
    fn solve_whole(&mut self, memory: &mut Memory, meter: &mut Meter) -> bool {
        let asked = self.problem.start();
        let Some(mut solver) = self.solver.take().or_else(|| self.solver_from(asked)) else { return true };
        if !run(&mut solver, false, meter) {
            self.solver = Some(solver);
            return false;
        }
        if solver.outcome().is_some_and(|outcome| remember(memory, asked, outcome) == Verdict::Lost) {
            self.verdicts.iter_mut().for_each(|(_, verdict)| *verdict = Verdict::Lost);
        }
        for (position, verdict) in &mut self.verdicts {
            if let Verdict::Unknown = verdict {
                *verdict = memory.verdict(*position);
            }
        }
        true
    }

    fn solver_from(&self, position: Position) -> Option<Solver> {
        let problem = Problem::new(self.problem.board().clone(), position, self.problem.finish()).ok()?;
        Some(Solver::new(problem, self.settings))
    }
}

/// Runs a solver, to the end of its beams if `is_short`, or else to its end; returns `true` when it is there.
fn run(solver: &mut Solver, is_short: bool, meter: &mut Meter) -> bool {
    let is_behind_beams: fn(Activity) -> bool = |activity| !matches!(activity, Activity::Beam { .. });
    let is_last = if is_short { is_behind_beams } else { |_| false };
    solver.shell.run_within(meter, is_last).is_some() || is_last(solver.shell.activity())
}

/// Remembers the result of a solver: every position on a line is winnable.
pub(super) fn remember(memory: &mut Memory, start: Position, outcome: &Outcome) -> Verdict {
    let Outcome::Solved(line) = outcome else {
        let verdict = if outcome.proof().is_some() { Verdict::Lost } else { Verdict::Unknown };
        memory.insert(start, verdict);
        return verdict;
    };
    let positions = line.jumps.iter().scan(start, |position, jump| {
        *position = jump.play_unchecked(*position);
        Some(*position)
    });
    positions.chain([start]).for_each(|position| memory.insert(position, Verdict::Winnable));
    Verdict::Winnable
}
