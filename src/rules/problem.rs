//! A problem: a board, a start and a finish.

use crate::error::error;

use super::{Board, Hole, Jump, Position};

/// The range of peg counts that a finish may allow.
pub(crate) const FINISH_PEGS: std::ops::RangeInclusive<u32> = 1..=Position::ALL.count();

/// The positions in which a problem counts as solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// At least one peg and at most the given number of pegs, in any holes. [`Problem::new`] accepts 1 to
    /// [`Position::CAPACITY`] pegs.
    AtMost(u32),
    /// Pegs in exactly these holes: a single survivor, or a pattern. [`Problem::new`] rejects the empty pattern.
    Pattern(Position),
}

/// One peg in this hole.
impl From<Hole> for Finish {
    fn from(hole: Hole) -> Self {
        Finish::Pattern(Position::of(hole))
    }
}

/// Pegs in exactly these holes.
impl From<Position> for Finish {
    fn from(pattern: Position) -> Self {
        Finish::Pattern(pattern)
    }
}

impl Finish {
    /// One peg, in any hole.
    pub const ANY_PEG: Finish = Finish::AtMost(1);

    /// Returns `true` if the position meets the finish.
    pub fn is_met_by(self, position: Position) -> bool {
        match self {
            Finish::AtMost(pegs) => (1..=pegs).contains(&position.count()),
            Finish::Pattern(pattern) => position == pattern,
        }
    }

    /// The largest number of pegs that the finish allows.
    pub fn peg_count(self) -> u32 {
        match self {
            Finish::AtMost(pegs) => pegs,
            Finish::Pattern(pattern) => pattern.count(),
        }
    }

    /// The pattern of pegs, if the finish is a pattern.
    pub fn pattern(self) -> Option<Position> {
        if let Finish::Pattern(pattern) = self { Some(pattern) } else { None }
    }

    /// Returns the finish, or an error if no game can end with the number of pegs that the finish allows.
    pub(crate) fn with_some_pegs(self) -> Result<Self, ProblemError> {
        let pegs = self.peg_count();
        FINISH_PEGS.contains(&pegs).then_some(self).ok_or(ProblemError::FinishPegs { pegs })
    }

    /// The positions in which a line of play from `start` can first meet the finish: the pattern, or all positions with
    /// the largest number of pegs allowed. `None` if the finish is not a pattern and that number is 0 or exceeds
    /// `most_pegs`.
    pub(crate) fn last_positions(self, board: &Board, start: Position, most_pegs: u32) -> Option<Vec<Position>> {
        match self {
            Finish::Pattern(pattern) => Some(vec![pattern]),
            Finish::AtMost(pegs) => {
                let pegs = pegs.min(start.count());
                (1..=most_pegs).contains(&pegs).then(|| sets(board, pegs))
            }
        }
    }
}

/// All sets of `size` holes.
fn sets(board: &Board, size: u32) -> Vec<Position> {
    let larger = |set: &Position| {
        let after = set.holes().last().map_or(0, |hole| hole.index() + 1);
        (after..board.hole_count()).map(|index| set.with(Hole::new(index))).collect::<Vec<_>>()
    };
    (0..size).fold(vec![Position::EMPTY], |sets, _| sets.iter().flat_map(larger).collect())
}

/// The state of play in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The position meets the finish.
    Won,
    /// No jump is legal, and the position does not meet the finish.
    Stuck,
    /// A jump is legal, and the position does not meet the finish.
    Open,
}

/// A board, a start and a finish.
///
/// ```
/// use peg_solitaire::{Board, Finish, Problem, Status};
///
/// let board: Board = "oooo".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_position("xxox")?, Finish::ANY_PEG)?;
/// assert_eq!(problem.status(problem.start()), Status::Open);
/// assert_eq!(problem.status(board.parse_position("xoox")?), Status::Stuck);
/// assert_eq!(problem.status(board.parse_position("oxoo")?), Status::Won);
/// let [first, last] = [board.parse_jumps("a1-c1")?, board.parse_jumps("d1-b1")?];
/// assert!(problem.is_solved_by(&[first, last].concat()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    board: Board,
    start: Position,
    finish: Finish,
}

impl Problem {
    /// The problem of playing from `start` to `finish`. It may have no solution.
    ///
    /// # Errors
    /// [`ProblemError`] if the start or the finish has pegs outside the board, or if the finish allows no pegs or more
    /// than [`Position::CAPACITY`].
    ///
    /// ```
    /// use peg_solitaire::{Board, Finish, ProblemError, Position, Problem};
    ///
    /// let board: Board = "ooo".parse()?;
    /// let start = board.parse_position("xxo")?;
    /// for finish in [Finish::AtMost(0), Finish::Pattern(Position::EMPTY)] {
    ///     assert_eq!(Problem::new(board.clone(), start, finish), Err(ProblemError::FinishPegs { pegs: 0 }));
    /// }
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn new(board: Board, start: Position, finish: Finish) -> Result<Self, ProblemError> {
        let outside = (start | finish.pattern().unwrap_or_default()) - board.holes();
        if !outside.is_empty() {
            return Err(ProblemError::OffBoard { outside });
        }
        Ok(Problem { board, start, finish: finish.with_some_pegs()? })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position from which play starts.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The finish.
    pub fn finish(&self) -> Finish {
        self.finish
    }

    /// The canonical problem, which is the same for this problem and all of its images under the symmetries of the
    /// board.
    ///
    /// ```
    /// use peg_solitaire::{Board, Finish, Position, Problem};
    ///
    /// let board: Board = "english".parse()?;
    /// let problem = |start, finish| {
    ///     let finish = Finish::from(board.parse_hole(finish)?);
    ///     let start = board.vacancy(board.parse_hole(start)?);
    ///     Ok::<_, Box<dyn std::error::Error>>(Problem::new(board.clone(), start, finish)?)
    /// };
    /// assert_eq!(problem("c1", "c4")?.canonical(), problem("g5", "d5")?.canonical());
    /// assert_ne!(problem("c1", "c4")?.canonical(), problem("c1", "f4")?.canonical());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> Self {
        let images = |position| self.board.symmetries().images(position);
        let pattern = self.finish.pattern().unwrap_or_default();
        let (start, pattern) = images(self.start).zip(images(pattern)).min().unwrap_or((self.start, pattern));
        let finish = self.finish.pattern().map_or(self.finish, |_| Finish::Pattern(pattern));
        Problem { board: self.board.clone(), start, finish }
    }

    /// The finishing positions in the class of the start. `None` if the finish allows more than `most_pegs` pegs in any
    /// holes. With three pegs or more, there are too many finishing positions to aim at each of them.
    #[doc(hidden)]
    pub fn finishes(&self, most_pegs: u32) -> Option<Vec<Position>> {
        let classes = self.board.classes();
        let class = classes.class(self.start);
        let finishes = self.finish.last_positions(&self.board, self.start, most_pegs)?;
        Some(finishes.into_iter().filter(|&finish| classes.class(finish) == class).collect())
    }

    /// The state of play: won, stuck or open. An open position may be lost; only a search can tell.
    pub fn status(&self, position: Position) -> Status {
        if self.finish.is_met_by(position) {
            Status::Won
        } else if self.board.legal_jumps(position).next().is_none() {
            Status::Stuck
        } else {
            Status::Open
        }
    }

    /// Returns `true` if the jumps exist on the board, can be played in order from the start, and lead to the finish.
    pub fn is_solved_by(&self, jumps: &[Jump]) -> bool {
        let is_known = |jump: &Jump| self.board.jump_between(jump.from, jump.to) == Some(*jump);
        let end = jumps.iter().try_fold(self.start, |position, jump| jump.play(position));
        jumps.iter().all(is_known) && end.is_ok_and(|end| self.finish.is_met_by(end))
    }
}

/// The reason why a board, a start and a finish are not a valid problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemError {
    /// There are pegs in holes that the board does not have.
    OffBoard {
        /// The holes that the board does not have.
        outside: Position,
    },
    /// The finish allows no pegs, or more pegs than any board has holes.
    FinishPegs {
        /// The number of pegs that the finish allows.
        pegs: u32,
    },
}

error!(ProblemError {
    ProblemError::OffBoard { outside } => "holes {outside:?} do not belong to the board";
    ProblemError::FinishPegs { pegs } => "a finish leaves 1 to {} pegs, not {pegs}", Position::CAPACITY;
});
