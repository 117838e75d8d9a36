//! The truth while a game is played: whether a position can be won, and which of its jumps keep the win.

mod judgement;
mod memory;
#[cfg(test)]
mod tests;

use crate::jump::Jump;
use crate::position::Position;
use crate::problem::{Finish, InvalidProblem, Problem};

use super::any::Solver;
use super::meter::Meter;
use super::outcome::{Activity, Outcome, Progress, Settings};
use super::search::Search;

pub use judgement::{Judgement, Verdict};
use memory::Memory;

/// Judges positions: whether a finish can still be reached, and after which jumps.
///
/// A judge is made for a [`Problem`] and asked about one position after the other; it remembers what it has learned. It
/// is called like a search: each call of [`run`](Judge::run) does a limited amount of work and comes back. Memory is bounded by the
/// [`Settings`].
///
/// Any position of the board can be asked, but a judge is quickest with those of a game from the start of its problem, which is
/// the first that is asked.
///
/// ```
/// use peg_solitaire::{Board, Finish, Judge, Problem, Settings, Verdict};
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
/// let mut judge = Judge::new(problem, Settings::default());
/// judge.ask(board.parse_position("x/ox/xoo/xxox/xxxxx")?)?;
/// let judgement = loop {
///     if let Some(judgement) = judge.run(1000) { break judgement }
/// };
/// assert_eq!(judgement.verdict, Verdict::Winnable);
/// let keeps = judgement.jumps.iter().filter(|(_, verdict)| *verdict == Verdict::Winnable).count();
/// assert_eq!((keeps, judgement.jumps.len()), (4, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Judge {
    problem: Problem,
    settings: Settings,
    memory: Memory,
    asked: Position,
    judgement: Judgement,
    /// The search for a verdict on a position.
    search: Option<Solver>,
    meter: Meter,
}

impl Judge {
    /// Prepares a judge, and asks about the start of the problem; some microseconds.
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let symmetries = match problem.finish() {
            Finish::AtMost(_) => problem.board().symmetries().clone(),
            Finish::Pattern(pattern) => problem.board().symmetries().preserving(&[pattern]),
        };
        let mut judge = Judge {
            asked: problem.start(),
            judgement: Judgement { verdict: Verdict::Unknown, jumps: Vec::new() },
            memory: Memory::new(symmetries, settings.memory / 4),
            search: None,
            meter: Meter::default(),
            problem,
            settings,
        };
        judge.begin();
        judge
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The position that was asked last.
    pub fn position(&self) -> Position {
        self.asked
    }

    /// Asks about a position, and no more about the one before.
    ///
    /// # Errors
    /// [`InvalidProblem::OffBoard`] when there are pegs where the board has no holes.
    pub fn ask(&mut self, position: Position) -> Result<(), InvalidProblem> {
        let outside = position - self.problem.board().holes();
        if !outside.is_empty() {
            return Err(InvalidProblem::OffBoard { outside });
        }
        if position != self.asked {
            self.asked = position;
            self.begin();
        }
        Ok(())
    }

    /// Does about as much work as it takes to look at `positions` positions, and comes back: with the judgement, once all of it
    /// is known.
    pub fn run(&mut self, positions: u64) -> Option<&Judgement> {
        self.meter.allow(positions);
        while !self.judgement.is_complete() && !self.meter.is_spent() {
            self.step();
        }
        self.judgement.is_complete().then_some(&self.judgement)
    }

    /// As much as is known by now of the position that was asked.
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Learns what later answers will need, in time that nobody waits for; about as much work as it takes to look at `positions`
    /// positions. True when there is nothing left to learn.
    pub fn prepare(&mut self, positions: u64) -> bool {
        self.meter.allow(positions);
        true
    }

    /// What is being done, and how much was done so far, for all questions together.
    pub fn progress(&self) -> Progress {
        let activity = self.search.as_ref().map_or(Activity::Exhaustive, |search| search.progress().activity);
        Progress { activity, positions: self.meter.positions(), best: None }
    }

    /// About how many bytes of memory the judge holds.
    pub fn memory(&self) -> usize {
        self.memory.bytes() + self.search.as_ref().map_or(0, Search::memory)
    }

    /// Begins to judge the asked position, with what is known.
    fn begin(&mut self) {
        self.search = None;
        let jumps = self.problem.board().legal_jumps(self.asked);
        let jumps = jumps.map(|jump| (jump, self.known(jump.play_unchecked(self.asked)))).collect();
        self.judgement = Judgement { verdict: self.known(self.asked), jumps };
        self.conclude();
    }

    fn known(&self, position: Position) -> Verdict {
        match () {
            () if self.problem.finish().is_met_by(position) => Verdict::Winnable,
            () if position.count() <= 1 => Verdict::Lost,
            () => self.memory.verdict(position),
        }
    }

    /// What the verdicts on the jumps and the one on the position tell about each other.
    fn conclude(&mut self) {
        let Judgement { verdict, jumps } = &mut self.judgement;
        if jumps.iter().any(|&(_, verdict)| verdict == Verdict::Winnable) {
            *verdict = Verdict::Winnable;
        } else if *verdict == Verdict::Unknown && jumps.iter().all(|&(_, verdict)| verdict == Verdict::Lost) {
            *verdict = Verdict::Lost;
        } else if *verdict == Verdict::Lost {
            jumps.iter_mut().for_each(|(_, verdict)| *verdict = Verdict::Lost);
        }
        self.memory.insert(self.asked, self.judgement.verdict);
    }

    /// Goes on with the search for the first verdict that is not known.
    fn step(&mut self) {
        if let Some(search) = &mut self.search {
            if let Some(outcome) = search.run_within(&mut self.meter).cloned() {
                let start = search.problem().start();
                self.search = None;
                self.learn(start, &outcome);
            }
        } else if let Some((jump, _)) = self.judgement.jumps.iter().find(|(_, verdict)| *verdict == Verdict::Unknown) {
            self.search = self.search_from(jump.play_unchecked(self.asked));
        }
    }

    fn search_from(&self, position: Position) -> Option<Solver> {
        let problem = Problem::new(self.problem.board().clone(), position, self.problem.finish()).ok()?;
        Some(Solver::new(problem, self.settings.with_memory(self.settings.memory / 2)))
    }

    /// Remembers what a search from a position found out, and what follows for the asked position.
    fn learn(&mut self, start: Position, outcome: &Outcome) {
        match outcome {
            Outcome::Solved(line) => self.learn_line(start, &line.jumps),
            _ => self.memory.insert(start, Verdict::Lost),
        }
        for index in 0..self.judgement.jumps.len() {
            let (jump, verdict) = self.judgement.jumps[index];
            if verdict == Verdict::Unknown {
                self.judgement.jumps[index].1 = self.known(jump.play_unchecked(self.asked));
            }
        }
        self.conclude();
    }

    /// Every position on a line is winnable.
    fn learn_line(&mut self, start: Position, jumps: &[Jump]) {
        let mut position = start;
        self.memory.insert(position, Verdict::Winnable);
        for jump in jumps {
            position = jump.play_unchecked(position);
            self.memory.insert(position, Verdict::Winnable);
        }
    }
}
