//! Annotations of a position, to and from text: `{a comment}`, `[id first]`, `[arrow d2-d4]`, `[mark d4 e5]` and
//! `[label d4 "A"]`.

use std::collections::BTreeMap;

use crate::game::{GameTree, Node, is_name};
use crate::rules::{Board, Hole};

use super::{Expected, Found, TextError, scanner::Scanner};

const KEYWORD: Expected = Expected::Annotation { key: "annotation", english: "id, arrow, mark or label" };
const NAME: Expected =
    Expected::Annotation { key: "position-name", english: "a name of letters, digits, - and _, not a number" };
const UNUSED_NAME: Expected = Expected::Annotation { key: "unused-name", english: "a name that no other position has" };
const ARROW: Expected = Expected::Annotation { key: "arrow", english: "an arrow such as d2-d4" };
const LABEL: Expected = Expected::Annotation { key: "label", english: "a label of 1 to 4 characters in quotes" };
const CLOSING_BRACE: Expected = Expected::Annotation { key: "closing-brace", english: "`}`" };
const CLOSING_BRACKET: Expected = Expected::Annotation { key: "closing-square-bracket", english: "`]`" };

/// The place in a game to which a text has been read.
pub(super) struct Place<'a> {
    pub board: &'a Board,
    pub game: GameTree,
    /// The node that has the next annotation, and at which the next jump is played.
    pub node: Node,
    /// The names that were read, and their positions. In a map, a long text with many names takes no longer than
    /// others.
    pub names: BTreeMap<&'a str, Node>,
}

/// An annotation that is being read: its bracket is open. It may go on over several lines.
pub(super) enum Open {
    Comment(String),
    /// `true` if a name was read.
    Names(bool),
    Arrows,
    Marks,
    /// The hole whose label comes next.
    Labels(Option<Hole>),
}

impl Open {
    /// The annotation that this bracket opens, if it opens one.
    pub fn after(bracket: char, scanner: &mut Scanner) -> Result<Option<Open>, TextError> {
        if bracket != '[' {
            return Ok((bracket == '{').then(|| Open::Comment(String::new())));
        }
        let column = scanner.column();
        Ok(Some(match scanner.item() {
            "id" => Open::Names(false),
            "arrow" => Open::Arrows,
            "mark" => Open::Marks,
            "label" => Open::Labels(None),
            other => return Err(TextError::new(scanner.number, column, KEYWORD, Found::text(other))),
        }))
    }

    /// Reads on to the end of the annotation or of the line; returns the annotation if it is still open.
    pub fn read<'a>(mut self, scanner: &mut Scanner<'a>, place: &mut Place<'a>) -> Result<Option<Open>, TextError> {
        if let Open::Comment(text) = &mut self {
            if scanner.read_to(&['}'], text) {
                self.end(place);
                return Ok(None);
            }
            text.push('\n');
            return Ok(Some(self));
        }
        while scanner.skip_separators() {
            if !self.read_item(scanner, place)? {
                return Ok(None);
            }
        }
        Ok(Some(self))
    }

    /// Reads one item in a bracket; returns `false` if the bracket closes.
    fn read_item<'a>(&mut self, scanner: &mut Scanner<'a>, place: &mut Place<'a>) -> Result<bool, TextError> {
        let (line, column) = (scanner.number, scanner.column());
        let Place { board, game, node, names } = place;
        let is_closed = scanner.skip(']');
        let mut label = String::new();
        let (expected, found) = match self {
            Open::Names(false) if is_closed => (NAME, "]"),
            Open::Labels(Some(_)) if is_closed => (LABEL, "]"),
            _ if is_closed => return Ok(false),
            Open::Names(has_name) => {
                let name = scanner.item();
                *has_name = true;
                match is_name(name) {
                    true if names.entry(name).or_insert(*node) == node => return Ok(true),
                    true => (UNUSED_NAME, name),
                    false => (NAME, name),
                }
            }
            Open::Arrows => {
                let (from, to) = board.read_arrow(scanner)?;
                game.annotate(*node).add_arrow(from, to);
                return Ok(true);
            }
            Open::Labels(Some(hole)) => {
                let is_label = scanner.opening_quote().is_some_and(|ends| scanner.read_to(ends, &mut label));
                if is_label && game.annotate(*node).set_label(*hole, &label).is_ok() {
                    *self = Open::Labels(None);
                    return Ok(true);
                }
                (LABEL, if label.is_empty() { scanner.item() } else { &label })
            }
            Open::Marks | Open::Labels(None) | Open::Comment(_) => {
                let hole = board.read_hole(scanner)?;
                if let Open::Labels(next) = self {
                    *next = Some(hole);
                } else {
                    let marks = game.annotations(*node).marks().with(hole);
                    game.annotate(*node).set_marks(marks);
                }
                return Ok(true);
            }
        };
        Err(TextError::new(line, column, expected, Found::text(found)))
    }

    /// Keeps a comment, at its end or at the end of the text.
    pub fn end(&self, place: &mut Place) {
        if let Open::Comment(text) = self {
            place.game.annotate(place.node).add_to_comment(text);
        }
    }

    /// The bracket that is missing at the end of the text.
    pub fn closing(&self) -> Expected {
        if matches!(self, Open::Comment(_)) { CLOSING_BRACE } else { CLOSING_BRACKET }
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
            return Err(TextError::new(scanner.number, column, ARROW, found));
        }
        Ok((from, to))
    }

    /// Writes the annotations of a position, each with a space before it.
    pub(crate) fn write_annotations(&self, game: &GameTree, node: Node, text: &mut String) {
        let annotations = game.annotations(node);
        if !annotations.comment().is_empty() {
            text.push_str(" {");
            text.push_str(&escaped(annotations.comment(), '}', "\\}"));
            text.push('}');
        }
        let mut groups = Groups { text, keyword: "" };
        for name in game.names(node) {
            groups.add("id", name);
        }
        for &(from, to) in annotations.arrows() {
            groups.add("arrow", &[&self.hole_name(from), "-", &self.hole_name(to)].concat());
        }
        for hole in annotations.marks().holes() {
            groups.add("mark", &self.hole_name(hole));
        }
        for (hole, label) in annotations.labels() {
            let label = escaped(label, '"', "\\\"");
            groups.add("label", &[&self.hole_name(*hole), " \"", &label, "\""].concat());
        }
        groups.close();
    }
}

/// A writer of items in square brackets, with one bracket for successive items of the same keyword.
struct Groups<'a> {
    text: &'a mut String,
    /// The keyword of the open bracket; empty if none is open.
    keyword: &'static str,
}

impl Groups<'_> {
    // Four inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn add(&mut self, keyword: &'static str, item: &str) {
        if self.keyword != keyword {
            self.close();
            self.text.push_str(" [");
            self.text.push_str(keyword);
            self.keyword = keyword;
        }
        self.text.push(' ');
        self.text.push_str(item);
    }

    fn close(&mut self) {
        if !self.keyword.is_empty() {
            self.text.push(']');
        }
    }
}

/// A text in which this character does not mean the end.
fn escaped(text: &str, end: char, written: &str) -> String {
    text.replace('\\', "\\\\").replace(end, written)
}
