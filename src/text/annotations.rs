//! Reading and writing what an author says of a position: `{a comment}`, `[id first]`, `[arrow d2-d4]`, `[mark d4 e5]` and
//! `[label d4 "A"]`.

use crate::annotations::InvalidAnnotation;
use crate::board::Board;
use crate::position::Hole;
use crate::tree::{GameTree, Node};

use super::error::{Expected, Found, TextError};
use super::scanner::Scanner;

/// An annotation that is being read: its bracket is open. It may go on over several lines.
pub(super) enum Open {
    Comment(String),
    /// Whether a name was read.
    Names(bool),
    Arrows,
    Marks,
    /// The hole whose label comes next.
    Labels(Option<Hole>),
}

impl Open {
    /// What is open after this bracket, where it opens an annotation.
    pub fn after(bracket: char, scanner: &mut Scanner) -> Option<Result<Open, TextError>> {
        match bracket {
            '{' => Some(Ok(Open::Comment(String::new()))),
            '[' => Some(Open::with_keyword(scanner)),
            _ => None,
        }
    }

    fn with_keyword(scanner: &mut Scanner) -> Result<Open, TextError> {
        let column = scanner.column();
        match scanner.item() {
            "id" => Ok(Open::Names(false)),
            "arrow" => Ok(Open::Arrows),
            "mark" => Ok(Open::Marks),
            "label" => Ok(Open::Labels(None)),
            other => Err(TextError::new(scanner.number, column, Expected::Annotation, Found::text(other))),
        }
    }

    /// Reads on to the end of the annotation or of the line; says what is open then.
    pub fn read(
        mut self,
        scanner: &mut Scanner,
        board: &Board,
        game: &mut GameTree,
        node: Node,
    ) -> Result<Option<Open>, TextError> {
        if let Open::Comment(text) = &mut self {
            if scanner.read_to('}', text) {
                self.end(game, node);
                return Ok(None);
            }
            text.push('\n');
            return Ok(Some(self));
        }
        while scanner.skip_separators() {
            if !self.read_item(scanner, board, game, node)? {
                return Ok(None);
            }
        }
        Ok(Some(self))
    }

    /// Reads one item in a bracket; false where the bracket closes.
    fn read_item(
        &mut self,
        scanner: &mut Scanner,
        board: &Board,
        game: &mut GameTree,
        node: Node,
    ) -> Result<bool, TextError> {
        let (line, column) = (scanner.number, scanner.column());
        let error = |expected, found: &str| Err(TextError::new(line, column, expected, Found::text(found)));
        if scanner.skip(']') {
            return match self {
                Open::Names(false) => error(Expected::PositionName, "]"),
                Open::Labels(Some(_)) => error(Expected::Label, "]"),
                _ => Ok(false),
            };
        }
        match self {
            Open::Names(has_name) => {
                let name = scanner.item();
                *has_name = true;
                match game.set_name(node, name) {
                    Err(InvalidAnnotation::NameInUse) => return error(Expected::UnusedName, name),
                    Err(_) => return error(Expected::PositionName, name),
                    Ok(()) => {}
                }
            }
            Open::Arrows => {
                let (from, to) = board.read_arrow(scanner)?;
                game.annotate(node).add_arrow(from, to);
            }
            Open::Marks => {
                let hole = board.read_hole(scanner)?;
                let marks = game.annotations(node).marks().with(hole);
                game.annotate(node).set_marks(marks);
            }
            Open::Labels(hole) => match hole.take() {
                None => *hole = Some(board.read_hole(scanner)?),
                Some(hole) => {
                    let mut label = String::new();
                    let is_label = scanner.skip('"') && scanner.read_to('"', &mut label);
                    if !is_label || game.annotate(node).set_label(hole, &label).is_err() {
                        let found = if label.is_empty() { scanner.item() } else { &label };
                        return error(Expected::Label, found);
                    }
                }
            },
            Open::Comment(_) => {}
        }
        Ok(true)
    }

    /// Keeps a comment: at its end, or where the text ends before.
    pub fn end(&self, game: &mut GameTree, node: Node) {
        if let Open::Comment(text) = self {
            let annotations = game.annotate(node);
            annotations.set_comment(&[annotations.comment(), text].join(" "));
        }
    }

    /// The bracket that is missing where the text ends.
    pub fn closing(&self) -> &'static str {
        if matches!(self, Open::Comment(_)) { "}" } else { "]" }
    }
}

impl Board {
    fn read_hole(&self, scanner: &mut Scanner) -> Result<Hole, TextError> {
        let column = scanner.column();
        self.hole_of(scanner.word(), scanner.number, column)
    }

    fn read_arrow(&self, scanner: &mut Scanner) -> Result<(Hole, Hole), TextError> {
        let column = scanner.column();
        let from = self.read_hole(scanner)?;
        let to = if scanner.skip_joint() { self.read_hole(scanner)? } else { from };
        if from == to {
            let found = Found::Text(self.hole_name(from));
            return Err(TextError::new(scanner.number, column, Expected::Arrow, found));
        }
        Ok((from, to))
    }

    /// Writes what is said of a position, each with a space before it.
    pub(crate) fn write_annotations(&self, game: &GameTree, node: Node, text: &mut String) {
        let annotations = game.annotations(node);
        if !annotations.comment().is_empty() {
            text.push_str(" {");
            escape(annotations.comment(), '}', text);
            text.push('}');
        }
        let mut group = |keyword: &str, items: Vec<String>| {
            if !items.is_empty() {
                for part in [" [", keyword, " ", &items.join(" "), "]"] {
                    text.push_str(part);
                }
            }
        };
        group("id", game.names(node).to_vec());
        let arrow = |&(from, to)| [self.hole_name(from), self.hole_name(to)].join("-");
        group("arrow", annotations.arrows().iter().map(arrow).collect());
        group("mark", annotations.marks().holes().map(|hole| self.hole_name(hole)).collect());
        let label = |(hole, label): &(Hole, String)| {
            let mut text = self.hole_name(*hole);
            text.push_str(" \"");
            escape(label, '"', &mut text);
            text.push('"');
            text
        };
        group("label", annotations.labels().iter().map(label).collect());
    }
}

/// Writes a text in which this character would be the end.
fn escape(from: &str, end: char, text: &mut String) {
    for character in from.chars() {
        if character == end || character == '\\' {
            text.push('\\');
        }
        text.push(character);
    }
}
