//! Converts annotations of a position to and from text: `{a comment}`, `[id first]`, `[arrow d2-d4]`, `[mark d4 e5]`
//! and `[label d4 "A"]`. A colour name applies to the arrows or marks after it, as in `[mark red d4 blue e5]`.

use std::collections::BTreeMap;

use crate::game::{Colour, GameTree, Node, is_name};
use crate::rules::{Board, Hole};

use super::{Expected, Found, TextError, scanner::Scanner};

const KEYWORD: Expected = Expected::Annotation { key: "annotation", english: "id, arrow, mark or label" };
const NAME: Expected =
    Expected::Annotation { key: "position-name", english: "a name of letters, digits, - and _, not a number" };
const UNUSED_NAME: Expected = Expected::Annotation { key: "unused-name", english: "a name that no other position has" };
const ARROW: Expected = Expected::Annotation { key: "arrow", english: "an arrow such as d2-d4" };
const COLOUR: Expected = Expected::Annotation { key: "colour", english: "red, blue, yellow or a hole" };
const LABEL: Expected = Expected::Annotation { key: "label", english: "a label of 1 to 4 characters in quotes" };
const CLOSING_BRACE: Expected = Expected::Annotation { key: "closing-brace", english: "`}`" };
const CLOSING_BRACKET: Expected = Expected::Annotation { key: "closing-square-bracket", english: "`]`" };

/// The game parsed so far, and the node at which parsing continues.
pub(super) struct Place<'a> {
    pub board: &'a Board,
    pub game: GameTree,
    /// The node that the next annotation belongs to, and at which the next jump is played.
    pub node: Node,
    /// The names read so far, with their positions. A map makes parsing fast even for long games with many names.
    pub names: BTreeMap<&'a str, Node>,
}

/// An annotation whose bracket is open. Such an annotation may continue over several lines.
pub(super) enum Open {
    Comment(String),
    /// `true` if a name was read.
    Names(bool),
    /// `true` for arrows, `false` for marks, and the colour of the next arrow or mark.
    Drawings(bool, Colour),
    /// The hole whose label is expected next.
    Labels(Option<Hole>),
}

impl Open {
    /// Begins the annotation that this bracket opens, if any.
    pub fn after(bracket: char, scanner: &mut Scanner) -> Result<Option<Open>, TextError> {
        if bracket != '[' {
            return Ok((bracket == '{').then(|| Open::Comment(String::new())));
        }
        let column = scanner.column();
        Ok(Some(match scanner.item() {
            "id" => Open::Names(false),
            keyword @ ("arrow" | "mark") => Open::Drawings(keyword == "arrow", Colour::Plain),
            "label" => Open::Labels(None),
            other => return Err(TextError::new(scanner.number, column, KEYWORD, Found::text(other))),
        }))
    }

    /// Reads to the end of the annotation or of the line; returns the annotation if it is still open.
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
            Open::Drawings(is_arrow, colour) => {
                let word = scanner.word();
                if let Some(named) = Colour::ALL.iter().skip(1).find(|named| named.word() == word) {
                    *colour = *named;
                    return Ok(true);
                }
                if word.bytes().all(|byte| byte.is_ascii_alphabetic()) {
                    return Err(TextError::new(line, column, COLOUR, Found::text(word)));
                }
                let from = board.hole_of(word, line, column)?;
                let to = if *is_arrow && scanner.skip_joint() { board.read_hole(scanner)? } else { from };
                if !*is_arrow || from != to {
                    game.annotate(*node).draw(from, to, *colour);
                    return Ok(true);
                }
                (ARROW, word)
            }
            Open::Labels(Some(hole)) => {
                let is_label = scanner.opening_quote().is_some_and(|ends| scanner.read_to(ends, &mut label));
                if is_label && game.annotate(*node).set_label(*hole, &label).is_ok() {
                    *self = Open::Labels(None);
                    return Ok(true);
                }
                (LABEL, if label.is_empty() { scanner.item() } else { &label })
            }
            Open::Labels(None) | Open::Comment(_) => {
                *self = Open::Labels(Some(board.read_hole(scanner)?));
                return Ok(true);
            }
        };
        Err(TextError::new(line, column, expected, Found::text(found)))
    }

    /// Stores the comment. Called at the end of the comment, or at the end of the text.
    pub fn end(&self, place: &mut Place) {
        if let Open::Comment(text) = self {
            place.game.annotate(place.node).add_to_comment(text);
        }
    }

    /// The closing bracket to expect if the text ends before the annotation does.
    pub fn closing(&self) -> Expected {
        if matches!(self, Open::Comment(_)) { CLOSING_BRACE } else { CLOSING_BRACKET }
    }
}

impl Board {
    fn read_hole(&self, scanner: &mut Scanner) -> Result<Hole, TextError> {
        let column = scanner.column();
        self.hole_of(scanner.word(), scanner.number, column)
    }

    /// Writes the annotations of a position, each with a space before it.
    #[doc(hidden)]
    pub fn write_annotations(&self, game: &GameTree, node: Node, text: &mut String) {
        let annotations = game.annotations(node);
        if !annotations.comment().is_empty() {
            text.push_str(" {");
            text.push_str(&escaped(annotations.comment(), '}', "\\}"));
            text.push('}');
        }
        let mut groups = Groups { text, open: None };
        for name in game.names(node) {
            groups.add("id", Colour::Plain, name);
        }
        for &colour in &Colour::ALL {
            for &(from, to) in annotations.arrows().iter().filter(|&&(from, to)| annotations.colour(from, to) == colour)
            {
                groups.add("arrow", colour, &[&self.hole_name(from), "-", &self.hole_name(to)].concat());
            }
        }
        for &colour in &Colour::ALL {
            for hole in annotations.marks_in(colour).holes() {
                groups.add("mark", colour, &self.hole_name(hole));
            }
        }
        for (hole, label) in annotations.labels() {
            let label = escaped(label, '"', "\\\"");
            groups.add("label", Colour::Plain, &[&self.hole_name(*hole), " \"", &label, "\""].concat());
        }
        groups.close();
    }
}

/// Writes items in square brackets, with one pair of brackets for successive items of the same keyword and colour.
struct Groups<'a> {
    text: &'a mut String,
    /// The keyword and colour of the open bracket.
    open: Option<(&'static str, Colour)>,
}

impl Groups<'_> {
    // Inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn add(&mut self, keyword: &'static str, colour: Colour, item: &str) {
        if self.open != Some((keyword, colour)) {
            self.close();
            self.text.push_str(" [");
            self.text.push_str(keyword);
            self.open = Some((keyword, colour));
            if colour != Colour::Plain {
                self.add(keyword, colour, colour.word());
            }
        }
        self.text.push(' ');
        self.text.push_str(item);
    }

    fn close(&mut self) {
        if self.open.is_some() {
            self.text.push(']');
        }
    }
}

/// Escapes backslashes and the character that ends the string.
fn escaped(text: &str, end: char, written: &str) -> String {
    text.replace('\\', "\\\\").replace(end, written)
}
