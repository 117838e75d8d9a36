//! Positions drawn in the source, in the shape of their board.

use super::{Hole, Position};

/// A position drawn in the source: `x` is a peg, `o` an empty hole, `.` no hole. Spaces and line breaks are ignored.
///
/// The drawing is read at compile time; other characters, or more than [`Position::CAPACITY`] holes, are compile
/// errors. Holes are numbered in reading order. The macro cannot check the shape of the drawing, because it does not
/// know the board; [`Board::parse_position`](crate::Board::parse_position) does check it.
///
/// ```
/// use peg_solitaire::{Board, Position, position};
///
/// const START: Position = position! {
///     . . x . .
///     . x x x .
///     x x o x x
///     . x x x .
///     . . x . .
/// };
/// let board: Board = "..o../.ooo./ooooo/.ooo./..o..".parse()?;
/// assert_eq!(START, board.vacancy(board.parse_hole("c3")?));
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
///
/// ```compile_fail
/// let unclear = peg_solitaire::position! { x o ? };
/// ```
#[macro_export]
macro_rules! position {
    ($($drawing:tt)*) => {
        const { $crate::read_literal(stringify!($($drawing)*)) }
    };
}

/// Reads the drawing in [`position!`].
///
/// # Panics
/// Panics if the drawing contains characters other than `x`, `o`, `.` and white space, or too many holes.
#[doc(hidden)]
pub const fn read_literal(drawing: &str) -> Position {
    let mut text = drawing.as_bytes();
    let mut position = Position::EMPTY;
    let mut holes = 0;
    while let [sign, rest @ ..] = text {
        let is_hole = matches!(sign, b'x' | b'o');
        assert!(is_hole || *sign == b'.' || sign.is_ascii_whitespace(), "a position is drawn with x, o and .");
        if is_hole {
            let hole = Hole::new(holes);
            holes += 1;
            position = if *sign == b'x' { position.with(hole) } else { position };
        }
        text = rest;
    }
    position
}
