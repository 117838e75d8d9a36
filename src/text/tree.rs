//! Converts games with variations and annotations to and from text.

use std::collections::BTreeMap;

use crate::game::{GameTree, Node};
use crate::rules::{Board, Position};

use super::annotations::{Open, Place};
use super::{Expected, Found, TextError, scanner::Scanner};

impl Board {
    /// Parses a game: jumps and moves in any format that [`Board::parse_jumps`] accepts, and variations in round
    /// brackets, each after the jump that it replaces. Variations may be nested.
    ///
    /// After a move of several jumps, a variation replaces the last of them. If a variation begins with the same jumps
    /// as another line of the game, it continues that line.
    ///
    /// Annotations of a position follow the jump that leads to it, or precede the first jump. Comments are in braces.
    /// Names, arrows, marked holes and labels are in square brackets, as in `[id first]`, `[arrow d2-d4]`,
    /// `[mark d4 e5]` and `[label d4 "A"]`. A colour name such as `red` applies to the arrows or marks after it in the
    /// same brackets. In a comment, a backslash escapes `}` and another backslash.
    ///
    /// # Errors
    /// [`TextError`] at the first hole or jump that the board does not have, the first illegal jump, or the first
    /// misplaced bracket.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.vacancy(board.parse_hole("d4")?);
    /// let game = board.parse_game(start, "1. d2-d4 (b4-d4 c2-c4) 2. b3-d3 ((2|5)-d3)")?;
    /// assert_eq!(board.game_text(&game), "d2-d4 (b4-d4 c2-c4) b3-d3 (f3-d3)");
    /// let game = board.parse_game(start, "d2-d4 [id first] {Up to symmetry, the only first jump.}")?;
    /// assert_eq!(game.annotations(game.named("first").unwrap()).comment(), "Up to symmetry, the only first jump.");
    /// assert_eq!(
    ///     board.parse_game(start, "d2-d4 (d5-d3)").unwrap_err().to_string(),
    ///     "line 1, column 8: expected a legal jump, found 'd5-d3'"
    /// );
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn parse_game(&self, start: Position, text: &str) -> Result<GameTree, TextError> {
        let (game, read) = self.read_game(start, text);
        read.map(|()| game)
    }

    /// Recovers as much as possible of a damaged game: the part before the first illegal jump or the first text that
    /// cannot be parsed.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.vacancy(board.parse_hole("d4")?);
    /// let game = board.playable_game(start, "d2-d4 (b4-d4 zz) b3-d3");
    /// assert_eq!(board.game_text(&game), "d2-d4 (b4-d4)");
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn playable_game(&self, start: Position, text: &str) -> GameTree {
        // An error ends the game, and is otherwise ignored.
        self.read_game(start, text).0
    }

    /// The game up to the first error, and that error, if any.
    // Speed does not matter here, and inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn read_game(&self, start: Position, text: &str) -> (GameTree, Result<(), TextError>) {
        let game = GameTree::new(self, start);
        let place = Place { board: self, node: game.root(), game, names: BTreeMap::new() };
        let mut reader = Reader { place, has_jump: false, around: Vec::new(), open: None };
        let read = reader.read(text);
        let Place { mut game, names, .. } = reader.place;
        names.into_iter().for_each(|(name, node)| game.push_name(node, name));
        (game, read)
    }

    /// Writes a game that [`Board::parse_game`] can parse. Each jump is followed by the annotations of its position and
    /// then, in round brackets, by the variations that replace it.
    ///
    /// # Panics
    /// Panics if the game uses holes that the board does not have.
    pub fn game_text(&self, game: &GameTree) -> String {
        let mut text = String::new();
        self.write_annotations(game, game.root(), &mut text);
        if let Some((&main, variations)) = game.next(game.root()).split_first() {
            self.write_line(game, main, variations, &mut text);
        }
        text.trim_start().into()
    }

    /// Writes the variations that replace a node, and the main line from the node on.
    fn write_line<'a>(&self, game: &'a GameTree, mut node: Node, mut variations: &'a [Node], text: &mut String) {
        let mut jumps = Vec::new();
        let mut is_first = text.ends_with('(');
        loop {
            jumps.extend(game.last(node).map(|(_, jump)| jump));
            let next = game.next(node).split_first();
            let is_bare = game.annotations(node).is_empty() && game.names(node).is_empty();
            if next.is_none() || !variations.is_empty() || !is_bare {
                text.push_str(if is_first { "" } else { " " });
                is_first = false;
                text.push_str(&self.moves_text(&jumps));
                jumps.clear();
                self.write_annotations(game, node, text);
            }
            for &variation in variations {
                text.push_str(" (");
                self.write_line(game, variation, &[], text);
                text.push(')');
            }
            let Some((&main, others)) = next else { return };
            (node, variations) = (main, others);
        }
    }
}

struct Reader<'a> {
    place: Place<'a>,
    /// `true` if the current line already has a jump that a variation could replace.
    has_jump: bool,
    /// The lines around the current variation, each represented by the node at which it continues.
    around: Vec<Node>,
    /// The annotation whose bracket is open.
    open: Option<Open>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), TextError> {
        let mut end = (1, 1);
        for mut scanner in Scanner::of_lines(text) {
            while self.read_on(&mut scanner)? {}
            end = (scanner.number, scanner.column());
        }
        let expected = if let Some(open) = &self.open {
            open.end(&mut self.place);
            open.closing()
        } else if self.around.is_empty() {
            return Ok(());
        } else {
            Expected::ClosingBracket
        };
        Err(TextError::new(end.0, end.1, expected, Found::EndOfText))
    }

    /// Reads the next part of a line; returns `false` at its end.
    fn read_on(&mut self, scanner: &mut Scanner<'a>) -> Result<bool, TextError> {
        if let Some(open) = self.open.take() {
            self.open = open.read(scanner, &mut self.place)?;
            return Ok(self.open.is_none());
        }
        let has_more = scanner.skip_to_move();
        if has_more {
            self.read_next(scanner)?;
        }
        Ok(has_more)
    }

    fn read_next(&mut self, scanner: &mut Scanner) -> Result<(), TextError> {
        let column = scanner.column();
        let Some(bracket) = scanner.bracket() else { return self.read_move(scanner) };
        // At the beginning of a variation, it would not be clear which position an annotation belongs to.
        if self.has_jump || self.around.is_empty() {
            self.open = Open::after(bracket, scanner)?;
        }
        if self.open.is_some() {
            return Ok(());
        }
        let error = || TextError::new(scanner.number, column, Expected::Jump, Found::Text(bracket.into()));
        self.follow(bracket).ok_or_else(error)
    }

    /// Plays the jumps of a move, including those before an error.
    fn read_move(&mut self, scanner: &mut Scanner) -> Result<(), TextError> {
        let column = scanner.column();
        let mut jumps = Vec::new();
        let read = self.place.board.parse_move(scanner, &mut jumps);
        for jump in jumps {
            let found = || Found::Text(self.place.board.jump_name(jump));
            let illegal = |_| TextError::new(scanner.number, column, Expected::LegalJump, found());
            self.place.node = self.place.game.play(self.place.node, jump).map_err(illegal)?;
            self.has_jump = true;
        }
        read
    }

    /// Begins or ends a variation; `None` if the bracket is misplaced.
    fn follow(&mut self, bracket: char) -> Option<()> {
        let (last, _) = self.place.game.last(self.place.node).filter(|_| self.has_jump)?;
        match bracket {
            '(' => {
                self.around.push(self.place.node);
                self.place.node = last;
            }
            ')' => self.place.node = self.around.pop()?,
            _ => return None,
        }
        self.has_jump = bracket == ')';
        Some(())
    }
}
