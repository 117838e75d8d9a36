//! Parses text of unknown kind.

use crate::catalogue;
use crate::rules::{Board, Jump, Position};

use super::board::{read_drawing, without_mark};
use super::{Expected, TextError, scanner::is_game};

/// The result of parsing text of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A position of this board.
    Position(Position),
    /// Jumps on this board.
    Jumps(Vec<Jump>),
    /// A game on this board with variations or comments, which [`Board::parse_game`] can parse, given its start.
    Game,
    /// Another board, given by its name in the [catalogue] or by a drawing. If a drawing shows both pegs and empty
    /// holes, the position is returned as well.
    Board(Board, Option<Position>),
}

impl Board {
    /// Parses text of any kind, such as pasted text: the name of a board; a position of this board, in rows or as a
    /// matrix; jumps in any format that [`Board::parse_jumps`] accepts; or the drawing of another board. A game with
    /// variations or comments is recognised here but not parsed, because parsing it requires its start.
    ///
    /// # Errors
    /// [`TextError`] if the text is none of these. Text that names holes is parsed as jumps, and any other text as a
    /// drawing; the error is at the first place where that fails.
    ///
    /// ```
    /// use peg_solitaire::text::Reading;
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "english".parse()?;
    /// assert!(matches!(board.read("d2-d4")?, Reading::Jumps(_)));
    /// assert!(matches!(board.read("..xxx../..xxx../xxxxxxx/xxxoxxx/xxxxxxx/..xxx../..xxx..")?, Reading::Position(_)));
    /// assert!(matches!(board.read("xxo/xxx")?, Reading::Board(_, Some(_))));
    /// assert!(matches!(board.read("triangle")?, Reading::Board(_, None)));
    /// assert_eq!(board.read("d2-d4 b3-d3 (f3-d3)")?, Reading::Game);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn read(&self, text: &str) -> Result<Reading, TextError> {
        let text = without_mark(text);
        if let Some(entry) = catalogue::find(text) {
            return Ok(Reading::Board(entry.board().clone(), None));
        }
        if let Ok(position) = self.parse_position(text) {
            return Ok(Reading::Position(position));
        }
        match read_drawing(text, &Expected::PositionCell) {
            Err(_) if names_holes(text) && is_game(text) => Ok(Reading::Game),
            Err(_) if names_holes(text) => self.parse_jumps(text).map(Reading::Jumps),
            drawing => drawing.map(|(board, position)| Reading::Board(board, position)),
        }
    }
}

/// Returns `true` if the text seems to name holes, as in `d4`, `(1|3)`, `5-17` or `5 => 17`.
fn names_holes(text: &str) -> bool {
    let is_name = |pair: &[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    // A dash begins with byte 0xE2.
    let is_number = |pair: &[u8]| pair[0].is_ascii_digit() && matches!(pair[1], b'-' | 0xE2);
    let follows = |pair: &[u8]| is_name(pair) || is_number(pair) || pair == b"=>";
    text.contains('|') || text.as_bytes().windows(2).any(follows)
}
