//! What is asked: a board, where play starts and where it is to finish.

use std::error::Error;
use std::fmt;

use crate::board::Board;
use crate::position::Position;
use crate::text_error::TextError;

/// Where play is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// One peg, in any hole.
    AnyPeg,
    /// Pegs in just these holes: a single survivor, or a pattern.
    Pattern(Position),
}

impl Finish {
    /// Whether the position is a finish.
    pub fn is_met_by(self, position: Position) -> bool {
        match self {
            Finish::AnyPeg => position.count() == 1,
            Finish::Pattern(pattern) => position == pattern,
        }
    }

    /// How many pegs are left at the finish.
    pub fn peg_count(self) -> u32 {
        match self {
            Finish::AnyPeg => 1,
            Finish::Pattern(pattern) => pattern.count(),
        }
    }

    /// Every position that is a finish: one for a pattern, as many as there are holes for any peg.
    pub fn positions(self, board: &Board) -> Vec<Position> {
        match self {
            Finish::AnyPeg => board.holes().holes().map(Position::of).collect(),
            Finish::Pattern(pattern) => vec![pattern],
        }
    }

    /// Reads `any`, the name of a hole, or a drawing of the pattern.
    ///
    /// # Errors
    /// When the text is none of them, or the pattern has no peg.
    ///
    /// ```
    /// use peg_solitaire::{Board, Finish, Position};
    ///
    /// let board: Board = "english".parse()?;
    /// assert_eq!(Finish::parse("any", &board)?, Finish::AnyPeg);
    /// assert_eq!(Finish::parse("d4", &board)?, Finish::Pattern(Position::of(board.parse_hole("d4")?)));
    /// # Ok::<(), peg_solitaire::TextError>(())
    /// ```
    pub fn parse(text: &str, board: &Board) -> Result<Self, TextError> {
        let word = text.trim();
        if word.eq_ignore_ascii_case("any") {
            return Ok(Finish::AnyPeg);
        }
        if word.starts_with(|first: char| first.is_ascii_alphabetic())
            && word.ends_with(|last: char| last.is_ascii_digit())
            && let Ok(hole) = board.parse_hole(word)
        {
            return Ok(Finish::Pattern(Position::of(hole)));
        }
        // Untrimmed: spaces before the first row are places without a hole.
        let pattern = board.parse_position(text).map_err(|error| finish_error(text, error))?;
        if pattern.is_empty() {
            return Err(TextError::new(1, 1, "a finish with at least one peg (x)").found_place("none"));
        }
        Ok(Finish::Pattern(pattern))
    }
}

/// A single word was meant as the name of a hole; only a drawing deserves an error within the drawing.
fn finish_error(text: &str, error: TextError) -> TextError {
    let word = text.trim();
    if word.contains(['/', '\n']) {
        return error;
    }
    TextError::new(1, 1, "a finish: any, a hole of the board, or rows of x, o and .").found(word.escape_default())
}

/// How a position stands towards its finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The position is a finish.
    Won,
    /// No jump is legal, and the position is no finish.
    Stuck,
    /// Jumps are left to play.
    Open,
}

/// A board, a start and a finish.
///
/// ```
/// use peg_solitaire::{Board, Finish, Problem, Status};
///
/// let board: Board = "english".parse()?;
/// let start = board.vacancy(board.parse_hole("d4")?);
/// let problem = Problem::new(board, start, Finish::AnyPeg)?;
/// assert_eq!(problem.status(start), Status::Open);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    board: Board,
    start: Position,
    finish: Finish,
}

impl Problem {
    /// A problem.
    ///
    /// # Errors
    /// [`OffBoard`] when start or finish have pegs where the board has no holes, which only
    /// positions that were made for another board have.
    pub fn new(board: Board, start: Position, finish: Finish) -> Result<Self, OffBoard> {
        let pattern = match finish {
            Finish::AnyPeg => Position::EMPTY,
            Finish::Pattern(pattern) => pattern,
        };
        let outside = (start | pattern) - board.holes();
        if outside.is_empty() { Ok(Problem { board, start, finish }) } else { Err(OffBoard { outside }) }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position from which play starts.
    pub fn start(&self) -> Position {
        self.start
    }

    /// Where play is to end.
    pub fn finish(&self) -> Finish {
        self.finish
    }

    /// Whether a position is won, stuck or open.
    pub fn status(&self, position: Position) -> Status {
        if self.finish.is_met_by(position) {
            Status::Won
        } else if self.board.legal_jumps(position).next().is_none() {
            Status::Stuck
        } else {
            Status::Open
        }
    }
}

/// Pegs in holes that the board does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoard {
    /// The holes in question.
    pub outside: Position,
}

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "holes {:?} do not belong to the board", self.outside)
    }
}

impl Error for OffBoard {}
