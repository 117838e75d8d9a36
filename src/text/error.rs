//! Parse errors, with their locations.

use std::fmt;

use crate::error::error;

use super::phrase::Phrase;

/// The reason why input cannot be parsed: the place of the error, what was expected there, and what was found.
///
/// The fields are data, so that a program can act on them or translate them. [`Display`](fmt::Display) writes a
/// sentence in English.
///
/// ```
/// use peg_solitaire::text::{Expected, Found};
/// use peg_solitaire::Board;
///
/// let error = "english".parse::<Board>()?.parse_hole("z9").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 1));
/// assert_eq!(error.expected, Expected::Hole { example: "c1".into() });
/// assert_eq!(error.found, Found::Text("z9".into()));
/// assert_eq!(error.to_string(), "line 1, column 1: expected a hole of the board such as c1, found 'z9'");
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TextError {
    /// The line, counted from 1. Rows that are separated by `/` count as lines.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// The content expected there.
    pub expected: Expected,
    /// The content found there.
    pub found: Found,
}

impl TextError {
    pub(crate) fn new(line: usize, column: usize, expected: Expected, found: Found) -> Self {
        TextError { line, column, expected, found }
    }

    /// The same error, moved to the end of the text if it refers to a line beyond the end.
    pub(crate) fn within(self, text: &str) -> Self {
        let rows = || text.split(['\n', '/']);
        let (Some(last), true) = (rows().next_back(), self.line > rows().count()) else { return self };
        TextError { line: rows().count(), column: last.chars().count() + 1, ..self }
    }
}

error!(TextError {
    TextError { line, column, expected, found } => "line {line}, column {column}: expected {expected}, found {found}";
});

/// Defines an enum of phrases, each with its key, its English text, and the field that completes the text.
macro_rules! parts {
    ($(#[$about:meta])* $name:ident {$(
        $(#[$doc:meta])*
        $part:ident $(($inner:ident: $type:ty))? $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty,)* })?
            => $key:expr, $english:expr $(, $parameter:ident)?;
    )*}) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $part $(($type))? $({ $($(#[$field_doc])* $field: $field_type,)* })?,)*
        }

        impl $name {
            /// A name such as `hole`, which is stable across versions and can be used to look up translations.
            pub fn key(&self) -> &'static str {
                self.phrase().key
            }

            #[cfg_attr(target_arch = "wasm32", inline(never))]
            #[doc(hidden)]
            pub fn phrase(&self) -> Phrase<'_> {
                match self {$(
                    Self::$part $(($inner))? $({ $($field),* })? => Phrase {
                        key: $key,
                        english: $english,
                        parameter: None$(.or(Some((stringify!($parameter), $parameter.into()))))?,
                    },
                )*}
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.phrase().fmt(f)
            }
        }
    };
}

parts! {
    /// The content that was expected at a place in the input. [`Display`](fmt::Display) describes it in English.
    Expected {
        /// The name of a board, or its drawing.
        Board => "board", "the name of a board, or rows of holes (o) and places without (.)";
        /// The line above a drawing that specifies the directions.
        Header => "header", "`# directions: 4`, 6 or 8";
        /// A number of directions.
        Directions => "directions", "4, 6 or 8 directions";
        /// At least one hole in the drawing of a board.
        AnyHole => "any-hole", "at least one hole (o)";
        /// No more holes than a board can have.
        MostHoles {
            /// The largest number of holes.
            most: usize,
        } => "most-holes", "at most {} holes", most;
        /// No more rows and columns than a drawing can have.
        LongestSide {
            /// The largest number of rows, and also the largest number of columns.
            most: usize,
        } => "longest-side", "at most {} rows and {} columns", most;
        /// A cell in the drawing of a board.
        ShapeCell => "shape-cell", "a hole (o) or no hole (.)";
        /// A cell in the drawing of a position.
        PositionCell => "position-cell", "a peg (x), an empty hole (o) or no hole (.)";
        /// A peg or an empty hole: the board has a hole in this cell.
        PegOrEmpty => "peg-or-empty", "a peg (x) or an empty hole (o)";
        /// The board has no hole in this cell.
        NoHole => "no-hole", "no hole of this board (.)";
        /// The name of a hole of the board.
        Hole {
            /// The name of the board's first hole.
            example: String,
        } => "hole", "a hole of the board such as {}", example;
        /// A start: the name of the hole that is empty, or a position.
        Start => "start", "a start: a hole of the board, or rows of x, o and .";
        /// A finish.
        Finish => "finish", "a finish: any, at most 2 pegs, a hole of the board, or rows of x, o and .";
        /// A peg in the drawing of a finish.
        FinishPeg => "finish-peg", "a finish with at least one peg (x)";
        /// A jump, which names at least two holes.
        Jump => "jump", "a jump such as d2-d4";
        /// A jump that exists on the board.
        JumpOnBoard => "jump-on-board", "a jump over one hole along a line of the board";
        /// A jump that is legal in its position.
        LegalJump => "legal-jump", "a legal jump";
        /// The bracket that closes a variation.
        ClosingBracket => "closing-bracket", "`)`";
        /// An annotation of a game that is missing or wrong. The English text is stored with the game parser, so that
        /// builds without the parser do not contain it.
        Annotation {
            /// `annotation`, `position-name`, `unused-name`, `arrow`, `colour`, `label`, `closing-brace` or
            /// `closing-square-bracket`.
            key: &'static str,
            /// The English text.
            english: &'static str,
        } => *key, *english;
        /// A line of a certificate.
        CertificateLine => "certificate-line", "a line such as start: ..., weights: ... or set: ...";
        /// A line that a certificate requires.
        MissingLine {
            /// The name of the line.
            name: &'static str,
        } => "missing-line", "a line {}: ...", name;
        /// A line that may occur only once in a certificate.
        SingleLine {
            /// The name of the line.
            name: &'static str,
        } => "single-line", "only one line {}", name;
        /// The number of directions in a certificate.
        DirectionNumber => "direction-number", "4, 6 or 8";
        /// The kind of proof in a certificate.
        ProofKind => "proof-kind", "position class, pagoda or exhausted";
        /// Weights in a certificate, one for each hole.
        Weights {
            /// The number of holes on the board.
            count: usize,
        } => "weights", "{} weights, one for each hole", count;
        /// No more sets than a certificate can have.
        MostSets {
            /// The largest number of sets.
            most: usize,
        } => "most-sets", "at most {} sets", most;
        /// An integer.
        Number => "number", "a whole number";
        /// A single integer.
        SingleNumber => "single-number", "one whole number";
        /// A level in a certificate: its number of pegs, its number of positions and its digest.
        Level => "level", "numbers of pegs and positions, and a digest";
        /// The totals of the weights, as they are written in a certificate.
        Totals {
            /// The expected text.
            text: String,
        } => "totals", "{}", text;
        /// No totals, because the certificate has no weights.
        NoTotals => "no-totals", "no totals without weights";
    }
}

parts! {
    /// The content that was found at a place in the input. [`Display`](fmt::Display) describes it in English.
    Found {
        /// A part of the text, verbatim. A long part is truncated and ends with `…`. The English text quotes this part,
        /// with control characters escaped.
        Text(text: String) => "text", "'{}'", text;
        /// The text ends there.
        EndOfText => "end-of-text", "the end of the text";
        /// The row ends there.
        EndOfRow => "end-of-row", "the end of the row";
        /// A peg.
        Peg => "peg", "a peg";
        /// A hole without a peg.
        EmptyHole => "empty-hole", "an empty hole";
        /// No hole.
        NoHole => "no-hole", "no hole";
        /// Nothing of the expected kind.
        Nothing => "nothing", "none";
        /// One item too many of the expected kind.
        Another => "another", "another one";
        /// The first item beyond the largest number allowed.
        Ordinal {
            /// The number of the item, counted from 1.
            number: usize,
        } => "ordinal", "the {}th", number;
        /// A drawing with more rows or columns than are allowed.
        LargerDrawing => "larger-drawing", "a larger drawing";
        /// A wrong number of entries.
        Count {
            /// The number of entries.
            count: usize,
        } => "count", "{}", count;
    }
}

/// The largest number of characters that are quoted. A longer quotation would not help to locate the error.
const LONGEST: usize = 100;

impl Found {
    /// The beginning of the input, short enough for a sentence.
    pub(crate) fn text(text: &str) -> Self {
        Found::Text(match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
            None => text.into(),
        })
    }
}
