//! The one rule of the game: a peg jumps over a neighbour into an empty hole, and the neighbour is removed.

use std::iter::FusedIterator;

use crate::error::error;

use super::{Hole, Position};

/// Three holes in a line: the peg in `from` jumps over the peg in `over` and lands in `to`.
///
/// [`Board::jumps`](crate::Board::jumps) lists all jumps of a board.
///
/// ```
/// use peg_solitaire::{Hole, Jump, Position};
///
/// let jump = Jump { from: Hole::new(0), over: Hole::new(1), to: Hole::new(2) };
/// let before = Position::from([jump.from, jump.over]);
/// let after = jump.play(before)?;
/// assert_eq!(after, Position::of(jump.to));
/// assert_eq!(jump.undo(after)?, before);
/// let error = jump.play(after).unwrap_err();
/// assert_eq!((error.jump, error.hole, error.needs_peg()), (jump, jump.from, true));
/// # Ok::<(), peg_solitaire::JumpError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Jump {
    /// The hole of the jumping peg.
    pub from: Hole,
    /// The hole of the peg that is jumped over and removed.
    pub over: Hole,
    /// The empty hole in which the jumping peg lands.
    pub to: Hole,
}

impl Jump {
    /// The three holes that the jump changes.
    pub const fn mask(self) -> Position {
        self.need().with(self.to)
    }

    /// The two holes that must hold pegs.
    pub const fn need(self) -> Position {
        Position::of(self.from).with(self.over)
    }

    /// Returns `true` if there are pegs in `from` and `over` and none in `to`.
    pub const fn is_legal_in(self, position: Position) -> bool {
        self.need().is_subset_of(position) && !position.contains(self.to)
    }

    /// The position after the jump.
    ///
    /// # Errors
    /// [`JumpError`] if the jump is not legal. It names the first hole whose state is wrong.
    pub fn play(self, position: Position) -> Result<Position, JumpError> {
        if self.is_legal_in(position) {
            Ok(self.play_unchecked(position))
        } else {
            let hole = [self.from, self.over].into_iter().find(|&hole| !position.contains(hole)).unwrap_or(self.to);
            Err(JumpError { jump: self, position, hole })
        }
    }

    /// The position before the jump.
    ///
    /// # Errors
    /// [`JumpError`] if the position cannot be the result of the jump: `from` or `over` holds a peg, or `to` is
    /// empty.
    pub fn undo(self, position: Position) -> Result<Position, JumpError> {
        self.play(position ^ self.mask())
            .map(|_| position ^ self.mask())
            .map_err(|error| JumpError { position, ..error })
    }

    /// The image of the jump under a symmetry.
    pub(crate) fn image(self, map: &[Hole]) -> Self {
        let [from, over, to] = [self.from, self.over, self.to].map(|hole| map[hole.index()]);
        Jump { from, over, to }
    }

    /// Plays the jump, or undoes it, without checking the position.
    ///
    /// The three holes of the jump change, whatever they contain. The result of an illegal jump is meaningless.
    #[must_use]
    pub const fn play_unchecked(self, position: Position) -> Position {
        position.toggled(self.mask())
    }
}

/// The error returned if a jump cannot be played or undone in a position.
///
/// [`Display`](std::fmt::Display) shows the numbers of the holes. The names of the holes depend on the board; see
/// [`Board::hole_name`](crate::Board::hole_name).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct JumpError {
    /// The jump.
    pub jump: Jump,
    /// The position in which the jump was tried.
    pub position: Position,
    /// The first of the holes `from`, `over` and `to` whose state is wrong.
    pub hole: Hole,
}

impl JumpError {
    /// Returns `true` if [`hole`](JumpError::hole) is empty and should hold a peg, `false` if it holds a peg and
    /// should be empty.
    pub fn needs_peg(&self) -> bool {
        !self.position.contains(self.hole)
    }
}

error!(JumpError {
    JumpError { jump: Jump { from, over, to }, hole, position } =>
        "illegal jump from hole {} over {} to {}: hole {} {}", from.index(), over.index(), to.index(), hole.index(),
        if position.contains(*hole) { "holds a peg" } else { "is empty" };
});

/// Groups jumps into moves: consecutive jumps by one peg form one move.
///
/// ```
/// use peg_solitaire::{Board, moves};
///
/// let board: Board = "english".parse()?;
/// let jumps = board.parse_jumps("f4-d4, c2-c4-e4")?;
/// assert_eq!(moves(&jumps).map(<[_]>::len).collect::<Vec<_>>(), [1, 2]);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn moves(jumps: &[Jump]) -> Moves<'_> {
    Moves(jumps)
}

/// An iterator over the moves in a list of jumps, created by [`moves`]. Each move is a slice of the list.
#[derive(Clone, Debug)]
pub struct Moves<'a>(&'a [Jump]);

/// Returns `true` if the same peg makes both jumps, one after the other.
fn is_continued(pair: &[Jump]) -> bool {
    pair[0].to == pair[1].from
}

impl<'a> Iterator for Moves<'a> {
    type Item = &'a [Jump];

    // The searches rarely call this, and inlined copies would make the wasm larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn next(&mut self) -> Option<&'a [Jump]> {
        let continued = self.0.windows(2).take_while(|pair| is_continued(pair)).count();
        let (first, rest) = self.0.split_at_checked(continued + 1)?;
        self.0 = rest;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len().min(1), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Moves<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let continued = self.0.windows(2).rev().take_while(|pair| is_continued(pair)).count();
        let (rest, last) = self.0.split_at_checked(self.0.len().checked_sub(continued + 1)?)?;
        self.0 = rest;
        Some(last)
    }
}

impl FusedIterator for Moves<'_> {}
