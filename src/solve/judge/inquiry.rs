//! The search for verdicts that are not known: one question about several positions.
//!
//! Cheap means come first. A lookahead from all positions together refutes or wins most of them. If it grows large,
//! beams win those that are easily won, one after the other, and a larger lookahead refutes the rest.

use crate::position::Position;
use crate::problem::Problem;
use crate::solve::any::Solver;
use crate::solve::meter::Meter;
use crate::solve::outcome::{Activity, Outcome, Settings};
use crate::solve::search::{Search, Steps};

use super::judgement::Verdict;
use super::knowledge::Knowledge;
use super::lookahead::{Lookahead, Sight};
use super::memory::Memory;

/// The steps that are tried, one after the other.
const PLAN: [Step; 5] = [Step::Lookahead(1 << 9), Step::Beams, Step::Lookahead(1 << 14), Step::Whole, Step::Solver];

/// The bytes that a position takes on the way to the endgames, all levels together, approximately.
const BYTES: usize = 32;

#[derive(Clone, Copy)]
enum Step {
    /// A lookahead from all positions together, with levels of at most this many positions.
    Lookahead(usize),
    /// The beams of a solver, from each position.
    Beams,
    /// A solver from the position before them: if it is lost, so are they.
    Whole,
    /// A solver from each position, to the end.
    Solver,
}

/// The means of an inquiry, which it leaves behind enriched.
pub(super) struct Means<'a> {
    pub knowledge: &'a mut Knowledge,
    pub memory: &'a mut Memory,
}

pub(super) struct Inquiry {
    /// The problem from the position that was asked.
    problem: Problem,
    /// The settings, with the memory that the inquiry may take.
    settings: Settings,
    /// `true` if a jump of the asked position is known to keep the win.
    has_win: bool,
    /// The positions after its jumps that were not known, with their verdicts.
    verdicts: Vec<(Position, Verdict)>,
    step: usize,
    lookahead: Option<Lookahead>,
    solver: Option<Solver>,
    /// The number of the position at which a solver is or will be at work.
    number: usize,
}

impl Inquiry {
    /// An inquiry about positions that follow from the start of a problem. Another jump may be known to keep the win.
    /// The lookahead is tried only if there are endgames to look for.
    pub fn new(
        problem: Problem,
        settings: Settings,
        mut after: Vec<Position>,
        has_win: bool,
        has_endgames: bool,
    ) -> Self {
        after.sort_unstable();
        after.dedup();
        let verdicts = after.into_iter().map(|position| (position, Verdict::Unknown)).collect();
        let step = if has_endgames { 0 } else { PLAN.len() - 1 };
        Inquiry { problem, settings, has_win, verdicts, step, lookahead: None, solver: None, number: 0 }
    }

    /// The verdict on a position that was asked for, as far as it is known by now.
    pub fn verdict(&self, position: Position) -> Verdict {
        let found = self.verdicts.binary_search_by_key(&position, |&(position, _)| position);
        found.map_or(Verdict::Unknown, |index| self.verdicts[index].1)
    }

    pub fn activity(&self) -> Activity {
        let stored = self.lookahead.as_ref().map_or(0, Lookahead::stored);
        self.solver.as_ref().map_or(Activity::BothEnds { stored }, |solver| solver.progress().activity)
    }

    /// The memory that it may take, in bytes.
    pub fn room(&self) -> usize {
        self.settings.memory
    }

    pub fn bytes(&self) -> usize {
        self.lookahead.as_ref().map_or(0, Lookahead::bytes) + self.solver.as_ref().map_or(0, Search::memory)
    }

    /// Searches while the meter allows; returns `true` when nothing is unknown.
    pub fn run(&mut self, mut means: Means, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            let is_over = match PLAN[self.step] {
                Step::Lookahead(limit) => self.look_ahead(limit, &mut means, meter),
                Step::Beams => self.solve_each(true, means.memory, meter),
                Step::Whole => self.solve_whole(means.memory, meter),
                Step::Solver => self.solve_each(false, means.memory, meter),
            };
            if is_over {
                if self.open().next().is_none() {
                    return true;
                }
                // The last step leaves nothing unknown.
                self.step += 1;
                self.number = 0;
                if matches!(PLAN[self.step], Step::Whole) {
                    // No lookahead follows, and the solvers take all of the memory.
                    self.lookahead = None;
                }
            }
        }
        false
    }

    /// The positions whose verdict is not known.
    fn open(&self) -> impl Iterator<Item = Position> {
        self.verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Unknown).map(|&(position, _)| position)
    }

    /// Looks ahead while the meter allows; returns `true` when that is over.
    fn look_ahead(&mut self, limit: usize, means: &mut Means, meter: &mut Meter) -> bool {
        let Some(first) = self.open().next() else { return true };
        let mut lookahead = self.lookahead.take().unwrap_or_else(|| {
            let open = self.open().collect();
            Lookahead::new(means.knowledge.target().with_starts(open))
        });
        let bounds = (limit.min(self.settings.memory / BYTES), self.settings.memory / 2);
        let Some(endgames) = means.knowledge.endgames_of(first) else { return true };
        let end = lookahead.run(bounds, endgames, means.memory, meter);
        if end.is_some() {
            means.knowledge.prune_like(lookahead.target());
        }
        if let Some(Sight::Clear) = end {
            for (position, verdict) in &mut self.verdicts {
                if *verdict == Verdict::Unknown {
                    *verdict = if lookahead.is_winnable(*position) { Verdict::Winnable } else { Verdict::Lost };
                }
            }
        } else {
            self.lookahead = Some(lookahead);
        }
        end.is_some()
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
            self.has_win |= self.verdicts[self.number].1 == Verdict::Winnable;
            // Drops the lookahead: some of its positions follow from this one, which is decided.
            self.lookahead = None;
        }
        self.number += 1;
        false
    }

    /// Solves from the position that was asked, if all that follows may be lost; returns `true` when that is done.
    fn solve_whole(&mut self, memory: &mut Memory, meter: &mut Meter) -> bool {
        if self.has_win {
            return true;
        }
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
    let before = solver.meter().clone();
    solver.meter().allow(meter.rest());
    while !is_over(solver, is_short) && !solver.meter().is_spent() {
        solver.step();
    }
    meter.count_search(&before, solver.meter());
    is_over(solver, is_short)
}

/// Returns `true` if a solver has an outcome, or at least its beams behind it if `is_short`.
fn is_over(solver: &Solver, is_short: bool) -> bool {
    let has_beam = matches!(solver.progress().activity, Activity::Beam { .. });
    solver.outcome().is_some() || is_short && !has_beam
}

/// Remembers the result of a solver: every position on a line is winnable.
fn remember(memory: &mut Memory, start: Position, outcome: &Outcome) -> Verdict {
    let Outcome::Solved(line) = outcome else {
        memory.insert(start, Verdict::Lost);
        return Verdict::Lost;
    };
    let positions = line.jumps.iter().scan(start, |position, jump| {
        *position = jump.play_unchecked(*position);
        Some(*position)
    });
    positions.chain([start]).for_each(|position| memory.insert(position, Verdict::Winnable));
    Verdict::Winnable
}
