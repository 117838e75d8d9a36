//! Judges positions while a game is played: can the position be won, and which of its jumps keep the win?

mod inquiry;
mod judgement;
mod knowledge;
mod memory;
mod shared;
#[cfg(test)]
mod tests;

use crate::error::debug;
use crate::rules::{Position, Problem, ProblemError};

use super::search::searches;
use super::{Activity, Meter, PARTS_ARE_LEARNED, Progress, Settings};

use inquiry::Inquiry;
pub use judgement::{Judgement, Verdict};
pub(super) use knowledge::Knowledge;
use memory::Memory;
pub use shared::SharedJumps;

/// Finds out whether a finish can still be reached from a position, and which jumps keep it within reach.
///
/// A judge is created for a [`Problem`] and can be asked about any number of positions, one at a time; it remembers
/// what it has learned. A judge runs like a search: each call of [`run`](Judge::run) does a limited amount of work and
/// returns. The [`Settings`] limit its memory.
///
/// Any position on the board can be judged, but positions that can be reached from the start of the problem are judged
/// fastest. The start is also the first position that is judged.
///
/// ```
/// use peg_solitaire::solve::{Judge, Settings, Verdict};
/// use peg_solitaire::{Board, Finish, Problem};
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
/// let mut judge = Judge::new(problem, Settings::default());
/// judge.ask(board.parse_position("x/ox/xoo/xxox/xxxxx")?)?;
/// let judgement = judge.finish();
/// assert_eq!(judgement.verdict, Verdict::Winnable);
/// let keeps = judgement.jumps.iter().filter(|(_, verdict)| *verdict == Verdict::Winnable).count();
/// assert_eq!((keeps, judgement.jumps.len()), (4, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Judge {
    settings: Settings,
    /// Earlier verdicts, in at most an eighth of the memory.
    memory: Memory,
    knowledge: Knowledge,
    /// The problem of playing from the position in question to the finish.
    question: Problem,
    judgement: Judgement,
    /// The search for the verdicts that are still unknown.
    inquiry: Option<Inquiry>,
    meter: Meter,
}

impl Judge {
    /// Prepares a judge and asks about the start of the problem. The call takes as long as
    /// [`Solver::new`](crate::solve::Solver::new). If the memory has room for a complete set, the call takes up to tens
    /// of milliseconds, because the tables of the set are built first.
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let knowledge = Knowledge::new(&problem, settings.set_memory);
        let mut judge = Judge {
            question: problem,
            judgement: Judgement { verdict: Verdict::Unknown, jumps: Vec::new() },
            memory: Memory::new(knowledge.target.symmetries.clone(), settings.memory / 8),
            knowledge,
            inquiry: None,
            meter: Meter::default(),
            settings,
        };
        judge.begin();
        judge
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        &self.knowledge.problem
    }

    /// The position in question.
    pub fn position(&self) -> Position {
        self.question.start()
    }

    /// Asks about a position, and abandons the previous question.
    ///
    /// # Errors
    /// [`ProblemError::OffBoard`] if there are pegs outside the board.
    pub fn ask(&mut self, position: Position) -> Result<(), ProblemError> {
        if position != self.position() {
            self.question = Problem::new(self.problem().board().clone(), position, self.problem().finish())?;
            self.begin();
        }
        Ok(())
    }

    /// Does about as much work as examining `budget` positions. Returns the judgement once it is complete.
    pub fn run(&mut self, budget: u64) -> Option<&Judgement> {
        self.meter.allow(budget);
        while !self.judgement.is_complete() && self.memory.settle(&mut self.meter) && !self.meter.is_spent() {
            self.step();
        }
        self.outcome()
    }

    /// The judgement of the position in question, once it is complete.
    pub fn outcome(&self) -> Option<&Judgement> {
        self.judgement.is_complete().then_some(&self.judgement)
    }

    /// The judgement of the position in question, as far as it is known.
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Uses idle time to prepare later answers: does about as much work as examining `budget` positions. Returns `true`
    /// when there is nothing left to learn.
    pub fn prepare(&mut self, budget: u64) -> bool {
        self.meter.allow(budget);
        let is_learned = self.knowledge.learn(&mut self.meter);
        if !is_learned || !PARTS_ARE_LEARNED {
            return is_learned;
        }
        if self.knowledge.begin_part(self.settings.memory) {
            // The table uses memory that was reserved for the search, so the search starts over.
            self.inquiry = None;
        }
        self.knowledge.make_part(&mut self.meter)
    }

    /// The current activity, and the work done so far for all questions.
    pub fn progress(&self) -> Progress {
        let activity = self.inquiry.as_ref().map_or(Activity::Weights, Inquiry::activity);
        Progress { activity, positions: self.meter.positions, best: None }
    }

    /// The approximate memory that the judge uses, in bytes.
    pub fn memory(&self) -> usize {
        self.memory.bytes()
            + self.knowledge.set_bytes()
            + self.knowledge.part_bytes()
            + self.inquiry.as_ref().map_or(0, Inquiry::bytes)
    }

    /// Begins to judge the position in question, without searching.
    fn begin(&mut self) {
        self.inquiry = None;
        let position = self.position();
        let jumps = self.problem().board().legal_jumps(position);
        let jumps = jumps.map(|jump| (jump, self.known(jump.play_unchecked(position)))).collect();
        self.judgement = Judgement { verdict: self.known(position), jumps };
        self.conclude();
    }

    /// The verdict on a position, as far as it is known without a search.
    fn known(&self, position: Position) -> Verdict {
        match self.knowledge.verdict(position) {
            Verdict::Unknown => self.memory.verdict(position),
            known => known,
        }
    }

    /// Infers the verdict on the position from the verdicts on its jumps, and vice versa.
    fn conclude(&mut self) {
        let Judgement { verdict, jumps } = &mut self.judgement;
        if jumps.iter().any(|&(_, verdict)| verdict == Verdict::Winnable) {
            *verdict = Verdict::Winnable;
        } else if *verdict == Verdict::Unknown && jumps.iter().all(|&(_, verdict)| verdict == Verdict::Lost) {
            *verdict = Verdict::Lost;
        } else if *verdict == Verdict::Lost {
            jumps.iter_mut().for_each(|(_, verdict)| *verdict = Verdict::Lost);
        }
        self.memory.insert(self.question.start(), self.judgement.verdict);
    }

    /// Continues the search for the unknown verdicts.
    fn step(&mut self) {
        let mut inquiry = self.inquiry.take().unwrap_or_else(|| {
            // The remembered verdicts may take an eighth of the memory.
            let memory = (self.settings.memory / 4 * 3).saturating_sub(self.knowledge.part_bytes());
            Inquiry::new(self.question.clone(), self.settings.with_memory(memory), self.judgement.jumps.clone())
        });
        if inquiry.run(self.knowledge.part_for(self.position()), &mut self.memory, &mut self.meter) {
            self.meter.count_work(1);
            self.judgement.jumps = inquiry.jumps;
            self.conclude();
        } else {
            self.inquiry = Some(inquiry);
        }
    }
}

searches!(Judge -> Judgement);
debug!(Judge, |judge| position: judge.position(), judgement: judge.judgement);
