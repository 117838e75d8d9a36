//! Code that the fuzz targets share: boards for parsing text, checks of every error, small problems generated from
//! bytes, and plain counting as the oracle. `cargo test` replays the corpus of each target.

#[path = "../../tests/common/naive.rs"]
mod naive;
#[path = "../../tests/common/oracle.rs"]
mod oracle;
#[path = "../../tests/common/place.rs"]
mod place;
mod small;

use std::sync::LazyLock;

use peg_solitaire::text::TextError;
use peg_solitaire::{Board, Position, catalogue};

#[doc(hidden)]
pub use arbitrary;
pub use oracle::{Oracle, reachable};
use place::is_place_of;
pub use small::Small;

/// Defines a libFuzzer target if the feature `fuzzer` is enabled, and otherwise a replay of the target's corpus.
#[macro_export]
macro_rules! target {
    (|$input:ident: $type:ty| $body:block) => {
        #[cfg(feature = "fuzzer")]
        libfuzzer_sys::fuzz_target!(|$input: $type| $body);
        #[cfg(not(feature = "fuzzer"))]
        fn main() {
            use $crate::arbitrary::{Arbitrary, Unstructured};
            let corpus: &[&[u8]] = include!(concat!("../corpus/", env!("CARGO_CRATE_NAME"), ".txt"));
            let target = |$input: $type| $body;
            for input in corpus {
                <$type>::arbitrary_take_rest(Unstructured::new(input)).map(target).ok();
            }
        }
    };
}

/// The catalogue's boards, and small boards with holes in unusual places.
static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let drawn =
        [".oo\nooo", "o", "o.o\n\n.oo", "# directions: 6\no\noo\nooo", "# directions: 8\n...\n.ooo\n.ooo\n.ooo"];
    let named = catalogue::entries().iter().map(|entry| entry.name);
    let wide = "o".repeat(64);
    named.chain(drawn).chain([wide.as_str()]).map(|text| text.parse().expect("a board")).collect()
});

/// A board, selected by the first byte, and the text that follows that byte.
pub struct BoardAndText<'a> {
    pub board: &'static Board,
    pub text: &'a str,
}

impl<'a> BoardAndText<'a> {
    /// The board and the text; `None` if the bytes are not text.
    pub fn new(data: &'a [u8]) -> Option<Self> {
        let (&choice, text) = data.split_first()?;
        let board = &BOARDS[usize::from(choice) % BOARDS.len()];
        Some(BoardAndText { board, text: std::str::from_utf8(text).ok()? })
    }
}

/// The board with a position, as self-contained text.
pub fn drawing(board: &Board, position: Position) -> String {
    format!("# directions: {}\n{}", board.directions().count(), board.draw(position))
}

/// Checks the place of an error in input that may be a drawing.
pub fn assert_place(error: &TextError, text: &str) {
    assert!(is_place_of(error, text), "{error} of {text:?}");
}

/// Checks the place of an error in input with lines: the place is a character of the input, or the end of a line.
pub fn assert_place_in_lines(error: &TextError, text: &str) {
    let line = error.line.checked_sub(1).map(|line| text.lines().nth(line));
    let width = line.map(|line| line.map_or(0, |line| line.chars().count()));
    let is_line = error.line <= text.lines().count().max(1);
    assert!(is_line && width.is_some_and(|width| (1..=width + 1).contains(&error.column)), "{error} of {text:?}");
    assert!(!error.to_string().is_empty());
}
