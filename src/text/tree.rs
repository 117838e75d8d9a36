//! Reading and writing games with variations.

use crate::board::Board;
use crate::position::Position;
use crate::tree::{GameTree, Node};

use super::error::{Expected, Found, TextError};
use super::scanner::Scanner;

impl Board {
    /// Reads a game: jumps and moves as [`Board::parse_jumps`] reads them, and variations in round brackets, each after the jump
    /// that it replaces. Variations have variations in turn.
    ///
    /// After a move of several jumps, a variation replaces the last of them. A variation that begins like what is there already
    /// goes on from that.
    ///
    /// # Errors
    /// [`TextError`] at the first name or jump that the board does not have, move with a jump that is not legal, or bracket that
    /// makes no sense, with its line and column.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.vacancy(board.parse_hole("d4")?);
    /// let game = board.parse_game(start, "1. d2-d4 (b4-d4 c2-c4) 2. b3-d3 ((2|5)-d3)")?;
    /// assert_eq!(board.game_text(&game), "d2-d4 (b4-d4 c2-c4) b3-d3 (f3-d3)");
    /// assert_eq!(
    ///     board.parse_game(start, "d2-d4 (d5-d3)").unwrap_err().to_string(),
    ///     "line 1, column 8: expected a legal jump, found 'd5-d3'"
    /// );
    /// # Ok::<(), peg_solitaire::TextError>(())
    /// ```
    pub fn parse_game(&self, start: Position, text: &str) -> Result<GameTree, TextError> {
        let (game, read) = self.read_game(start, text);
        read.map(|()| game)
    }

    /// The game of a text up to the first place that cannot be read or is not legal: all that can be saved of a damaged game.
    ///
    /// ```
    /// let board: peg_solitaire::Board = "english".parse()?;
    /// let start = board.vacancy(board.parse_hole("d4")?);
    /// let game = board.playable_game(start, "d2-d4 (b4-d4 zz) b3-d3");
    /// assert_eq!(board.game_text(&game), "d2-d4 (b4-d4)");
    /// # Ok::<(), peg_solitaire::TextError>(())
    /// ```
    pub fn playable_game(&self, start: Position, text: &str) -> GameTree {
        // An error only ends the game.
        self.read_game(start, text).0
    }

    /// The game up to an error, and the error.
    // No search waits for it, and many copies of it would make the wasm larger.
    #[inline(never)]
    fn read_game(&self, start: Position, text: &str) -> (GameTree, Result<(), TextError>) {
        let tree = GameTree::new(start);
        let mut reader = Reader { board: self, node: tree.root(), tree, has_jump: false, around: Vec::new() };
        let read = reader.read(text);
        (reader.tree, read)
    }

    /// The game by moves, with its variations in round brackets after the jumps that they replace. [`Board::parse_game`] reads
    /// it back.
    ///
    /// # Panics
    /// When the board has no such holes.
    pub fn game_text(&self, game: &GameTree) -> String {
        let mut text = String::new();
        if let Some((&main, variations)) = game.next(game.root()).split_first() {
            self.write_line(game, main, variations, &mut text);
        }
        text
    }

    /// Writes a node and the main line from there, and first the variations that replace the node.
    fn write_line<'a>(&self, game: &'a GameTree, mut node: Node, mut variations: &'a [Node], text: &mut String) {
        let mut jumps = Vec::new();
        loop {
            jumps.extend(game.last(node).map(|(_, jump)| jump));
            let next = game.next(node).split_first();
            if next.is_none() || !variations.is_empty() {
                text.push_str(if text.is_empty() || text.ends_with('(') { "" } else { " " });
                text.push_str(&self.moves_text(&jumps));
                jumps.clear();
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
    board: &'a Board,
    tree: GameTree,
    /// Where the next jump is played.
    node: Node,
    /// Whether the line that is being read has a jump, which a variation could replace.
    has_jump: bool,
    /// Where the lines go on that stand around the variation that is being read.
    around: Vec<Node>,
}

impl Reader<'_> {
    fn read(&mut self, text: &str) -> Result<(), TextError> {
        let mut end = (1, 1);
        for mut scanner in Scanner::of_lines(text) {
            while scanner.skip_to_move() {
                self.read_next(&mut scanner)?;
            }
            end = (scanner.number, scanner.column());
        }
        if self.around.is_empty() {
            return Ok(());
        }
        Err(TextError::new(end.0, end.1, Expected::ClosingBracket, Found::EndOfText))
    }

    fn read_next(&mut self, scanner: &mut Scanner) -> Result<(), TextError> {
        let column = scanner.column();
        match scanner.bracket() {
            None => self.read_move(scanner),
            Some(bracket) => self
                .follow(bracket)
                .ok_or_else(|| TextError::new(scanner.number, column, Expected::Jump, Found::Text(bracket.into()))),
        }
    }

    /// Plays the jumps of a move, also those before an error.
    fn read_move(&mut self, scanner: &mut Scanner) -> Result<(), TextError> {
        let column = scanner.column();
        let mut jumps = Vec::new();
        let read = self.board.parse_move(scanner, &mut jumps);
        for jump in jumps {
            let found = || Found::Text(self.board.jump_name(jump));
            let illegal = |_| TextError::new(scanner.number, column, Expected::LegalJump, found());
            self.node = self.tree.play(self.node, jump).map_err(illegal)?;
            self.has_jump = true;
        }
        read
    }

    /// Begins or ends a variation; none where the bracket makes no sense.
    fn follow(&mut self, bracket: char) -> Option<()> {
        let (last, _) = self.tree.last(self.node).filter(|_| self.has_jump)?;
        match bracket {
            '(' => {
                self.around.push(self.node);
                self.node = last;
            }
            ')' => self.node = self.around.pop()?,
            _ => return None,
        }
        self.has_jump = bracket == ')';
        Some(())
    }
}
