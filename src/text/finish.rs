//! Converts finishes to and from text.

use crate::rules::{Board, FINISH_PEGS, Finish, Position};

use super::{Expected, Found, TextError};

impl Finish {
    /// Parses a finish: `any`, `at most 2 pegs`, the name of a hole, or a drawing of the pattern in any format that
    /// [`Board::parse_position`] accepts.
    ///
    /// # Errors
    /// [`TextError`] if the text is none of these, or if the pattern has no peg.
    ///
    /// ```
    /// use peg_solitaire::{Board, Finish, Position};
    ///
    /// let board: Board = "english".parse()?;
    /// assert_eq!(Finish::parse("any", &board)?, Finish::ANY_PEG);
    /// assert_eq!(Finish::parse("at most 2 pegs", &board)?, Finish::AtMost(2));
    /// assert_eq!(Finish::parse("d4", &board)?, Finish::from(board.parse_hole("d4")?));
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse(text: &str, board: &Board) -> Result<Self, TextError> {
        let word = text.trim();
        let error = || TextError::new(1, 1, Expected::Finish, Found::text(word));
        if word.eq_ignore_ascii_case("any") {
            return Ok(Finish::ANY_PEG);
        }
        if let Some(pegs) = word.to_ascii_lowercase().strip_prefix("at most") {
            return parse_pegs(pegs).ok_or_else(error);
        }
        if word.starts_with(|first: char| first.is_ascii_alphabetic())
            && word.ends_with(|last: char| last.is_ascii_digit())
            && let Ok(hole) = board.parse_hole(word)
        {
            return Ok(Finish::from(hole));
        }
        // Spaces before the first row are not trimmed, because they are cells without a hole.
        let pattern = board.parse_position(text);
        // A single word is probably the misspelt name of a hole, so an error about one of its characters would not
        // help.
        let pattern = pattern.map_err(|other| if word.contains(['/', '\n']) { other } else { error() })?;
        if pattern.is_empty() {
            return Err(TextError::new(1, 1, Expected::FinishPeg, Found::Nothing));
        }
        Ok(Finish::Pattern(pattern))
    }

    /// The finish as text, which [`Finish::parse`] can parse: `any`, `at most 2 pegs`, the name of a single peg's hole,
    /// or the pattern in rows separated by `/`.
    ///
    /// # Panics
    /// Panics if the pattern has a peg outside the board.
    ///
    /// ```
    /// use peg_solitaire::{Board, Finish};
    ///
    /// let board: Board = "ooo/ooo".parse()?;
    /// for text in ["any", "at most 2 pegs", "b2", "oxo/xoo"] {
    ///     assert_eq!(Finish::parse(text, &board)?.text(&board), text);
    /// }
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn text(self, board: &Board) -> String {
        match self {
            Finish::ANY_PEG => "any".into(),
            Finish::AtMost(pegs) => format!("at most {pegs} pegs"),
            Finish::Pattern(pattern) => match pattern.holes().next() {
                Some(hole) if pattern == Position::of(hole) => board.hole_name(hole),
                _ => board.draw(pattern).replace('\n', "/"),
            },
        }
    }
}

/// Parses the number in `at most 2 pegs`.
fn parse_pegs(text: &str) -> Option<Finish> {
    let mut words = text.split_whitespace();
    let pegs = words.next()?.parse().ok().filter(|pegs| FINISH_PEGS.contains(pegs))?;
    let is_end = matches!(words.next(), None | Some("peg" | "pegs")) && words.next().is_none();
    is_end.then_some(Finish::AtMost(pegs))
}
