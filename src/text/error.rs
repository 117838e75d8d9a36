//! The errors of texts, with their places.

use std::error::Error;
use std::fmt;

use super::phrase::{Parameter, Phrase};

/// An error of a text that cannot be read: the place, the part that was expected there and the part that was found.
///
/// The fields are data, so that a program can act on them or say them in any language. [`Display`](fmt::Display) says
/// them in English.
///
/// ```
/// use peg_solitaire::{Board, Expected, Found};
///
/// let error = "english".parse::<Board>()?.parse_hole("z9").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 1));
/// assert_eq!(error.expected, Expected::Hole { example: "c1".into() });
/// assert_eq!(error.found, Found::Text("z9".into()));
/// assert_eq!(error.to_string(), "line 1, column 1: expected a hole of the board such as c1, found 'z9'");
/// # Ok::<(), peg_solitaire::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TextError {
    /// The line, counted from 1. Rows that are separated by `/` count as lines.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// The expected part of the text.
    pub expected: Expected,
    /// The found part of the text.
    pub found: Found,
}

impl TextError {
    pub(crate) fn new(line: usize, column: usize, expected: Expected, found: Found) -> Self {
        TextError { line, column, expected, found }
    }

    /// The same error in a text that has this many more lines above.
    pub(crate) fn below(self, lines: usize) -> Self {
        TextError { line: self.line + lines, ..self }
    }

    /// The same error, moved to the end of the text if its place would be a line further down.
    pub(crate) fn within(self, text: &str) -> Self {
        let rows = || text.split(['\n', '/']);
        let (Some(last), true) = (rows().next_back(), self.line > rows().count()) else { return self };
        TextError { line: rows().count(), column: last.chars().count() + 1, ..self }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl Error for TextError {}

/// A part that a text should have at a place. [`Display`](fmt::Display) says it in English.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The name of a board, or its drawing.
    Board,
    /// The line of directions above a drawing.
    Header,
    /// A number of directions.
    Directions,
    /// At least one hole in the drawing of a board.
    AnyHole,
    /// No more holes than a board can have.
    MostHoles {
        /// The largest number of holes.
        most: usize,
    },
    /// No more rows and columns than a drawing can have.
    LongestSide {
        /// The largest number of rows, and of columns.
        most: usize,
    },
    /// A cell in the drawing of a board.
    ShapeCell,
    /// A cell in the drawing of a position.
    PositionCell,
    /// A peg or an empty hole: the board has a hole in this cell.
    PegOrEmpty,
    /// The board has no hole in this cell.
    NoHole,
    /// The name of a hole of the board.
    Hole {
        /// The name of its first hole.
        example: String,
    },
    /// A hole that is empty at the start, or the position at the start.
    Start,
    /// A finish.
    Finish,
    /// A peg in the drawing of a finish.
    FinishPeg,
    /// A jump, which names at least two holes.
    Jump,
    /// A jump that the board has.
    JumpOnBoard,
    /// A jump that is legal in its position.
    LegalJump,
    /// The bracket that closes a variation.
    ClosingBracket,
    /// An annotation of a game that is missing or wrong. The reader of games has the words, so an engine without it has
    /// none.
    Annotation {
        /// `annotation`, `position-name`, `unused-name`, `arrow`, `label`, `closing-brace` or `closing-square-bracket`.
        key: &'static str,
        /// The words in English.
        english: &'static str,
    },
    /// A line of a certificate.
    CertificateLine,
    /// A line that the certificate needs.
    MissingLine {
        /// The name of the line.
        name: &'static str,
    },
    /// A line that the certificate has only once.
    SingleLine {
        /// The name of the line.
        name: &'static str,
    },
    /// The number of directions in a certificate.
    DirectionNumber,
    /// The kind of proof in a certificate.
    ProofKind,
    /// Weights in a certificate, one for each hole.
    Weights {
        /// The number of holes of the board.
        count: usize,
    },
    /// No more sets than a certificate can have.
    MostSets {
        /// The largest number of sets.
        most: usize,
    },
    /// An integer.
    Number,
    /// An integer and no more.
    SingleNumber,
    /// A number of pegs, one of positions and a digest.
    Level,
    /// The totals of the weights, as a certificate writes them.
    Totals {
        /// The text that should stand there.
        text: String,
    },
    /// No totals in a certificate without weights.
    NoTotals,
}

impl Expected {
    /// A name that stays the same from version to version, such as `hole`. Other languages find their sentence by it.
    pub fn key(&self) -> &'static str {
        self.phrase().key
    }

    #[inline(never)]
    pub(crate) fn phrase(&self) -> Phrase<'_> {
        let most = |most: &usize| ("most", Parameter::Number(*most));
        match self {
            Expected::Board => Phrase::new("board", "the name of a board, or rows of holes (o) and places without (.)"),
            Expected::Header => Phrase::new("header", "`# directions: 4`, 6 or 8"),
            Expected::Directions => Phrase::new("directions", "4, 6 or 8 directions"),
            Expected::AnyHole => Phrase::new("any-hole", "at least one hole (o)"),
            Expected::MostHoles { most: holes } => Phrase::new("most-holes", "at most {} holes").with(most(holes)),
            Expected::LongestSide { most: side } => {
                Phrase::new("longest-side", "at most {} rows and {} columns").with(most(side))
            }
            Expected::ShapeCell => Phrase::new("shape-cell", "a hole (o) or no hole (.)"),
            Expected::PositionCell => Phrase::new("position-cell", "a peg (x), an empty hole (o) or no hole (.)"),
            Expected::PegOrEmpty => Phrase::new("peg-or-empty", "a peg (x) or an empty hole (o)"),
            Expected::NoHole => Phrase::new("no-hole", "no hole of this board (.)"),
            Expected::Hole { example } => {
                Phrase::new("hole", "a hole of the board such as {}").with(("example", Parameter::Text(example)))
            }
            Expected::Start => Phrase::new("start", "a start: a hole of the board, or rows of x, o and ."),
            Expected::Finish => {
                Phrase::new("finish", "a finish: any, at most 2 pegs, a hole of the board, or rows of x, o and .")
            }
            Expected::FinishPeg => Phrase::new("finish-peg", "a finish with at least one peg (x)"),
            Expected::Jump => Phrase::new("jump", "a jump such as d2-d4"),
            Expected::JumpOnBoard => Phrase::new("jump-on-board", "a jump over one hole along a line of the board"),
            Expected::LegalJump => Phrase::new("legal-jump", "a legal jump"),
            Expected::ClosingBracket => Phrase::new("closing-bracket", "`)`"),
            Expected::Annotation { key, english } => Phrase::new(key, english),
            Expected::CertificateLine => {
                Phrase::new("certificate-line", "a line such as start: ..., weights: ... or set: ...")
            }
            Expected::MissingLine { name } => {
                Phrase::new("missing-line", "a line {}: ...").with(("name", Parameter::Text(name)))
            }
            Expected::SingleLine { name } => {
                Phrase::new("single-line", "one line {} alone").with(("name", Parameter::Text(name)))
            }
            Expected::DirectionNumber => Phrase::new("direction-number", "4, 6 or 8"),
            Expected::ProofKind => Phrase::new("proof-kind", "position class, pagoda or exhausted"),
            Expected::Weights { count } => {
                Phrase::new("weights", "{} weights, one for each hole").with(("count", Parameter::Number(*count)))
            }
            Expected::MostSets { most: sets } => Phrase::new("most-sets", "at most {} sets").with(most(sets)),
            Expected::Number => Phrase::new("number", "a whole number"),
            Expected::SingleNumber => Phrase::new("single-number", "one whole number"),
            Expected::Level => Phrase::new("level", "numbers of pegs and positions, and a digest"),
            Expected::Totals { text } => Phrase::new("totals", "{}").with(("text", Parameter::Text(text))),
            Expected::NoTotals => Phrase::new("no-totals", "no totals without weights"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

/// The part of a text at a place. [`Display`](fmt::Display) says it in English.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found {
    /// A part of the text, word for word. A long part is shortened to its beginning, with `…` after it. English shows
    /// it in quotes, with control characters escaped.
    Text(String),
    /// The text ends there.
    EndOfText,
    /// The row ends there.
    EndOfRow,
    /// A peg.
    Peg,
    /// A hole without a peg.
    EmptyHole,
    /// No hole.
    NoHole,
    /// Nothing of the kind that is expected.
    Nothing,
    /// One more of the kind than is allowed.
    Another,
    /// The first one beyond the largest number allowed.
    Ordinal {
        /// Its number, from 1.
        number: usize,
    },
    /// A drawing with more rows or columns than is allowed.
    LargerDrawing,
    /// A wrong number of entries.
    Count {
        /// The number of entries.
        count: usize,
    },
}

/// The most characters of a quoted text. More would not help to find the error.
const LONGEST: usize = 100;

/// The beginning of a text, short enough for a sentence.
fn beginning(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}

impl Found {
    pub(crate) fn text(text: &str) -> Self {
        Found::Text(beginning(text))
    }

    /// A name that stays the same from version to version, such as `end-of-text`. Other languages find their sentence
    /// by it.
    pub fn key(&self) -> &'static str {
        self.phrase().key
    }

    #[inline(never)]
    pub(crate) fn phrase(&self) -> Phrase<'_> {
        match self {
            Found::Text(text) => Phrase::new("text", "'{}'").with(("text", Parameter::Text(text))),
            Found::EndOfText => Phrase::new("end-of-text", "the end of the text"),
            Found::EndOfRow => Phrase::new("end-of-row", "the end of the row"),
            Found::Peg => Phrase::new("peg", "a peg"),
            Found::EmptyHole => Phrase::new("empty-hole", "an empty hole"),
            Found::NoHole => Phrase::new("no-hole", "no hole"),
            Found::Nothing => Phrase::new("nothing", "none"),
            Found::Another => Phrase::new("another", "another one"),
            Found::Ordinal { number } => {
                Phrase::new("ordinal", "the {}th").with(("number", Parameter::Number(*number)))
            }
            Found::LargerDrawing => Phrase::new("larger-drawing", "a larger drawing"),
            Found::Count { count } => Phrase::new("count", "{}").with(("count", Parameter::Number(*count))),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}
