//! Searches for the unknown verdicts on a position and on the positions after its jumps.
//!
//! The position itself is searched first: if it is lost, so are the positions after its jumps. If it is winnable, the
//! position after each jump is searched next. The jumps of a winning line may also win in another order, so one line
//! often settles several jumps.

use std::sync::Arc;

use crate::rules::{Jump, Position, Problem};
use crate::solve::any::Solver;
use crate::solve::{Activity, Meter, Outcome, Part, Settings};

use super::judgement::Verdict;
use super::memory::Memory;

pub(super) struct Inquiry {
    /// The problem of playing from the position in question to the finish.
    problem: Problem,
    /// The settings, including the inquiry's memory limit.
    settings: Settings,
    /// The jumps of the position, with the verdicts known so far.
    pub jumps: Vec<(Jump, Verdict)>,
    solver: Option<Solver>,
    /// The index of the jump that is being searched or will be searched next; `None` for the position itself.
    number: Option<usize>,
}

impl Inquiry {
    /// An inquiry about the start of a problem, and about the jumps from it whose verdicts are unknown.
    pub fn new(problem: Problem, settings: Settings, jumps: Vec<(Jump, Verdict)>) -> Self {
        // If a jump is known to keep the win, a search from the position itself would reveal nothing new.
        let number = jumps.iter().any(|&(_, verdict)| verdict == Verdict::Winnable).then_some(0);
        Inquiry { problem, settings, jumps, solver: None, number }
    }

    pub fn activity(&self) -> Activity {
        self.solver.as_ref().map_or(Activity::BothEnds { stored: 0 }, |solver| solver.progress().activity)
    }

    pub fn bytes(&self) -> usize {
        self.solver.as_ref().map_or(0, Solver::memory)
    }

    /// Searches within the meter's budget, using the table of a part of the board to refute positions; returns `true`
    /// once no verdict is unknown.
    pub fn run(&mut self, part: Option<&Arc<Part>>, memory: &mut Memory, meter: &mut Meter) -> bool {
        while self.jumps.iter().any(|&(_, verdict)| verdict == Verdict::Unknown) {
            if meter.is_spent() {
                return false;
            }
            if self.solve(part, memory, meter) {
                break;
            }
        }
        true
    }

    /// Searches from the position in question, or from the position after the next jump; returns `true` after the last
    /// jump.
    fn solve(&mut self, part: Option<&Arc<Part>>, memory: &mut Memory, meter: &mut Meter) -> bool {
        let (mut first, mut start) = (None, self.problem.start());
        if let Some(number) = self.number {
            let Some((jump, verdict)) = self.jumps.get_mut(number) else { return true };
            (first, start) = (Some(*jump), jump.play_unchecked(start));
            if *verdict == Verdict::Unknown && self.solver.is_none() {
                // An image of the position may have been judged in the meantime.
                *verdict = memory.verdict(start);
            }
            if *verdict != Verdict::Unknown {
                self.number = Some(number + 1);
                return false;
            }
        }
        let Some(mut solver) = self.solver.take().or_else(|| self.solver_from(start, part)) else { return true };
        let Some(outcome) = solver.shell.run_within(meter) else {
            self.solver = Some(solver);
            return false;
        };
        match (self.number, remember(memory, start, outcome)) {
            (Some(number), verdict) => self.jumps[number].1 = verdict,
            (None, Verdict::Lost) => self.jumps.iter_mut().for_each(|(_, verdict)| *verdict = Verdict::Lost),
            (None, _) => {}
        }
        self.reorder(first, outcome, memory);
        self.number = Some(self.number.map_or(0, |number| number + 1));
        false
    }

    /// Marks a jump as winnable if the jumps of a solution can be reordered to begin with that jump. If `first` is
    /// given, it precedes the solution.
    fn reorder(&mut self, first: Option<Jump>, outcome: &Outcome, memory: &mut Memory) {
        let Some(solution) = outcome.line() else { return };
        let mut line = solution.jumps.clone();
        first.into_iter().for_each(|first| line.insert(0, first));
        for (jump, verdict) in self.jumps.iter_mut().filter(|(_, verdict)| *verdict == Verdict::Unknown) {
            if is_line_from(self.problem.start(), &line, *jump) {
                memory.insert(jump.play_unchecked(self.problem.start()), Verdict::Winnable);
                *verdict = Verdict::Winnable;
            }
        }
    }

    fn solver_from(&self, position: Position, part: Option<&Arc<Part>>) -> Option<Solver> {
        let problem = Problem::new(self.problem.board().clone(), position, self.problem.finish()).ok()?;
        Some(Solver::with_part(problem, self.settings, part.cloned()))
    }
}

/// Plays the jumps of a line in another order: the jump `first`, and then always the first remaining jump that is
/// legal. Returns `true` if all jumps can be played in this order, which then ends in the same position as the line.
fn is_line_from(mut position: Position, line: &[Jump], first: Jump) -> bool {
    // A line has fewer jumps than the board has holes, so a set of holes can represent the remaining jumps.
    let mut rest = Position::first(line.len());
    let mut next = rest.holes().find(|place| line[place.index()] == first);
    while let Some(place) = next {
        rest = rest.without(place);
        position = line[place.index()].play_unchecked(position);
        next = rest.holes().find(|place| line[place.index()].is_legal_in(position));
    }
    rest.is_empty()
}

/// Remembers the result of a solver. Every position of a solution is winnable.
pub(super) fn remember(memory: &mut Memory, start: Position, outcome: &Outcome) -> Verdict {
    let Outcome::Solved(line) = outcome else {
        memory.insert(start, Verdict::Lost);
        return Verdict::Lost;
    };
    let mut position = start;
    memory.insert(position, Verdict::Winnable);
    for jump in &line.jumps {
        position = jump.play_unchecked(position);
        memory.insert(position, Verdict::Winnable);
    }
    Verdict::Winnable
}
