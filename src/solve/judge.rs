//! The truth while a game is played: whether a position can be won, and which of its jumps keep the win.

mod endgames;
mod inquiry;
mod judgement;
mod knowledge;
mod lookahead;
mod memory;
mod shelves;
#[cfg(test)]
mod tests;
mod winning_set;

use crate::position::Position;
use crate::problem::{InvalidProblem, Problem};

use super::meter::Meter;
use super::outcome::{Activity, Progress, Settings};

use inquiry::{Inquiry, Means};
pub use judgement::{Judgement, Verdict};
use knowledge::Knowledge;
use memory::Memory;

/// Judges positions: whether a finish can still be reached, and after which jumps.
///
/// A judge is made for a [`Problem`] and asked about one position after the other; it remembers what it has learned. It
/// is called like a search: each call of [`run`](Judge::run) does a limited amount of work and comes back. Memory is
/// bounded by the [`Settings`].
///
/// Any position of the board can be asked, but a judge is quickest with those of a game from the start of its problem,
/// which is the first that is asked.
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
    /// Takes an eighth of the memory at most.
    memory: Memory,
    knowledge: Knowledge,
    /// From the position that was asked.
    asked: Problem,
    judgement: Judgement,
    /// The search for those verdicts that are not known.
    inquiry: Option<Inquiry>,
    meter: Meter,
}

impl Judge {
    /// Prepares a judge, and asks about the start of the problem. Takes as long as [`Search::new`](crate::Search::new).
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let knowledge = Knowledge::new(&problem, settings.memory / 4, settings.memory / 4 * 3);
        let mut judge = Judge {
            asked: problem.clone(),
            judgement: Judgement { verdict: Verdict::Unknown, jumps: Vec::new() },
            memory: Memory::new(knowledge.target().symmetries().clone(), settings.memory / 8),
            knowledge,
            inquiry: None,
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
        self.asked.start()
    }

    /// Asks about a position, and no more about the one before.
    ///
    /// # Errors
    /// [`InvalidProblem::OffBoard`] when there are pegs where the board has no holes.
    pub fn ask(&mut self, position: Position) -> Result<(), InvalidProblem> {
        if position != self.position() {
            self.asked = Problem::new(self.problem.board().clone(), position, self.problem.finish())?;
            self.begin();
        }
        Ok(())
    }

    /// Does about as much work as it takes to look at `positions` positions, and comes back: with the judgement, once
    /// all of it is known.
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

    /// Learns what later answers will need, in time that nobody waits for; about as much work as it takes to look at
    /// `positions` positions. True when there is nothing left to learn. Where memory is short, a question that is open
    /// begins anew.
    pub fn prepare(&mut self, positions: u64) -> bool {
        self.inquiry.take_if(|inquiry| inquiry.bytes() > self.settings.memory / 8);
        self.meter.allow(positions);
        let is_over = self.knowledge.learn(&mut self.meter);
        // What is known by now may leave it less room than it was given.
        let room = self.room();
        self.inquiry.take_if(|inquiry| inquiry.room() > room);
        is_over
    }

    /// What is being done, and how much was done so far, for all questions together.
    pub fn progress(&self) -> Progress {
        let known = Activity::BothEnds { stored: self.knowledge.stored() };
        let activity = self.inquiry.as_ref().map_or(known, Inquiry::activity);
        Progress { activity, positions: self.meter.positions(), best: None }
    }

    /// About how many bytes of memory the judge holds.
    pub fn memory(&self) -> usize {
        self.memory.bytes() + self.knowledge.bytes() + self.inquiry.as_ref().map_or(0, Inquiry::bytes)
    }

    /// Begins to judge the asked position, with what is known.
    fn begin(&mut self) {
        self.inquiry = None;
        let position = self.position();
        let jumps = self.problem.board().legal_jumps(position);
        let jumps = jumps.map(|jump| (jump, self.known(jump.play_unchecked(position)))).collect();
        self.judgement = Judgement { verdict: self.known(position), jumps };
        self.conclude();
    }

    /// What is known of a position without a search.
    fn known(&self, position: Position) -> Verdict {
        match self.knowledge.verdict(position) {
            // Every finish has a peg.
            Verdict::Unknown if position.is_empty() => Verdict::Lost,
            Verdict::Unknown => self.memory.verdict(position),
            known => known,
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
        self.memory.insert(self.asked.start(), self.judgement.verdict);
    }

    /// Goes on with the search for what is not known.
    fn step(&mut self) {
        let mut inquiry = self.inquiry.take().unwrap_or_else(|| self.inquire());
        let means = Means { knowledge: &mut self.knowledge, memory: &mut self.memory };
        if inquiry.run(means, &mut self.meter) {
            self.learn(&inquiry);
        } else {
            self.inquiry = Some(inquiry);
        }
    }

    /// How much memory an inquiry may take beside all that is remembered and known.
    fn room(&self) -> usize {
        let most = self.settings.memory;
        (most / 8 * 7).saturating_sub(self.knowledge.bytes()).min(most / 2)
    }

    /// The search for the verdicts that are not known.
    fn inquire(&self) -> Inquiry {
        let position = self.position();
        let unknown = self.judgement.jumps.iter().filter(|&&(_, verdict)| verdict == Verdict::Unknown);
        let keys = unknown.map(|&(jump, _)| self.memory.key(jump.play_unchecked(position))).collect();
        let has_win = self.judgement.jumps.iter().any(|&(_, verdict)| verdict == Verdict::Winnable);
        let has_endgames = self.knowledge.endgames_of(position).is_some();
        Inquiry::new(self.asked.clone(), self.settings.with_memory(self.room()), keys, has_win, has_endgames)
    }

    /// Adds what an inquiry has found out.
    fn learn(&mut self, inquiry: &Inquiry) {
        let position = self.position();
        for (jump, verdict) in self.judgement.jumps.iter_mut().filter(|(_, verdict)| *verdict == Verdict::Unknown) {
            *verdict = inquiry.verdict(self.memory.key(jump.play_unchecked(position)));
        }
        self.conclude();
    }
}
