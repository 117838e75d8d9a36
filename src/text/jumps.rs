//! Parses jumps and moves.
//!
//! A hole is written as `d2`, as `(1|3)` with its row and column counted from 0, or as `5` with its number counted from
//! 1, row by row. In a line of moves such as `3,1-3,3`, a hole is written as its column and row counted from 0. The
//! holes of a move are joined by `-`, `->`, `=>` or `→`, or by a character that editors substitute for a hyphen: a
//! dash, a minus or a non-breaking hyphen. The two holes of a jump may also be separated by a space, as in `d2 d4`, or
//! written together, as in `d2d4`. Moves may be numbered, as in `1. d2-d4 2. d5-d3`.

use crate::rules::{Board, Coordinate, Hole, Jump, Position};

use super::{Expected, Found, TextError, scanner::Scanner};

impl Board {
    /// Parses jumps and moves such as `d2-d4 d5-d3 b4-d4-d2`, `d2 d4`, `5-17`, `3,1-3,3` or `(1|3) => (3|3)`, separated
    /// by spaces, commas, semicolons or line breaks.
    ///
    /// The jumps must exist on the board. The legality of the jumps depends on the position and is not checked here.
    ///
    /// # Errors
    /// [`TextError`] at the first name or jump that the board does not have.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let jumps = board.parse_jumps("1. d2-d4 2. d5-d3")?;
    /// assert_eq!(jumps.len(), 2);
    /// assert_eq!(board.moves_text(&jumps), "d2-d4 d5-d3");
    /// assert_eq!(board.parse_jumps("(1|3) => (3|3)")?, jumps[..1]);
    /// assert_eq!(board.parse_jumps("d2 d4, 24-10")?, jumps);
    /// assert_eq!(board.parse_jumps("d2d4 d5–d3")?, jumps);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse_jumps(&self, text: &str) -> Result<Vec<Jump>, TextError> {
        let mut jumps = Vec::new();
        self.read_jumps(text, &mut jumps)?;
        Ok(jumps)
    }

    /// Recovers as much as possible of a damaged game. Returns the jumps in the text, played from `start`, up to the
    /// first one that cannot be parsed or is illegal.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.vacancy(board.parse_hole("d4")?);
    /// let jumps = board.playable_jumps(start, "d2-d4, d5-d3, d5-d3");
    /// assert_eq!(board.moves_text(&jumps), "d2-d4 d5-d3");
    /// let jumps = board.playable_jumps(start, "d2-d4 d5-");
    /// assert_eq!(board.moves_text(&jumps), "d2-d4");
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn playable_jumps(&self, start: Position, text: &str) -> Vec<Jump> {
        let mut jumps = Vec::new();
        // An error ends the list, and is otherwise ignored.
        let _ = self.read_jumps(text, &mut jumps);
        let mut position = start;
        let mut is_played = |jump: &Jump| jump.play(position).map(|next| position = next).is_ok();
        let count = jumps.iter().take_while(|&jump| is_played(jump)).count();
        jumps.truncate(count);
        jumps
    }

    /// Adds the jumps in the text, including those before an error.
    fn read_jumps(&self, text: &str, jumps: &mut Vec<Jump>) -> Result<(), TextError> {
        for mut scanner in Scanner::of_lines(text) {
            while scanner.skip_to_move() {
                self.parse_move(&mut scanner, jumps)?;
            }
        }
        Ok(())
    }

    /// Adds the jumps of a move, including those before an error.
    pub(super) fn parse_move(&self, scanner: &mut Scanner, jumps: &mut Vec<Jump>) -> Result<(), TextError> {
        let column = scanner.column();
        let before = jumps.len();
        let first = scanner.word();
        let mut last = (self.hole_of(first, scanner.number, column)?, column);
        let is_hole = |word: &str| self.hole_of(word, 1, 1).is_ok();
        while scanner.skip_joint()
            || (jumps.len() == before || scanner.is_in_word()) && scanner.skip_gap_before(is_hole)
        {
            let column = scanner.column();
            let hole = self.hole_of(scanner.word(), scanner.number, column)?;
            let Some(jump) = self.jump_between(last.0, hole) else {
                let found = Found::Text(format!("{}-{}", self.hole_name(last.0), self.hole_name(hole)));
                return Err(TextError::new(scanner.number, last.1, Expected::JumpOnBoard, found));
            };
            jumps.push(jump);
            last = (hole, column);
        }
        if jumps.len() == before {
            return Err(TextError::new(scanner.number, column, Expected::Jump, Found::text(first)));
        }
        Ok(())
    }

    pub(super) fn hole_of(&self, word: &str, line: usize, column: usize) -> Result<Hole, TextError> {
        let number =
            || word.parse::<usize>().ok()?.checked_sub(1).filter(|&index| index < self.hole_count()).map(Hole::new);
        let hole = parse_numbers(word).and_then(|coordinate| self.hole_at(coordinate)).or_else(number);
        hole.map_or_else(|| self.hole_named(word, line, column), Ok)
    }
}

/// Parses `(1|3)`, a row and a column, or `3,1`, a column and a row.
fn parse_numbers(word: &str) -> Option<Coordinate> {
    let (row, column) = match word.split_once(',') {
        Some((column, row)) => (row, column),
        None => word.strip_prefix('(')?.strip_suffix(')')?.split_once('|')?,
    };
    Some(Coordinate { row: row.trim().parse().ok()?, column: column.trim().parse().ok()? })
}
