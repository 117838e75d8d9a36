//! Purges: runs of jumps that remove a block of pegs and leave every other hole as it was.

use super::{Board, Jump, Position};

/// Tells a line in purges: cuts it before and after each of them, from its beginning on.
///
/// A purge is a run of jumps that removes a block of pegs and leaves every other hole as it was, that of its catalyst
/// as well. The block is a line of three, or two such lines that touch: two by three holes, or an L. Two purges that
/// make a larger one are told as one.
///
/// Every second part is a purge, so the others may be empty. Without a start from which the jumps can be played, the
/// result has no meaning.
///
/// ```
/// use peg_solitaire::{Board, purges};
///
/// let board: Board = "english".parse()?;
/// let jumps = board.parse_jumps("d2-d4 f3-d3 e1-e3 d3-f3 b3-d3")?;
/// assert_eq!(purges(&board, &jumps), [&jumps[..1], &jumps[1..4], &jumps[4..]]);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn purges<'a>(board: &Board, jumps: &'a [Jump]) -> Vec<&'a [Jump]> {
    let mut parts = Vec::new();
    let (mut begin, mut place) = (0, 0);
    while place < jumps.len() {
        let size = [6, 3].into_iter().find(|size| is_purge(board, jumps.get(place..place + size)));
        if let Some(size) = size {
            parts.push(&jumps[begin..place]);
            parts.push(&jumps[place..place + size]);
            begin = place + size;
        }
        place += size.unwrap_or(1);
    }
    parts.push(&jumps[begin..]);
    parts
}

/// True if the jumps change the holes of a block alone. As many jumps as it has holes empty them all.
#[cfg_attr(target_arch = "wasm32", inline(never))] // Copies for both sizes would make the wasm larger.
fn is_purge(board: &Board, jumps: Option<&[Jump]>) -> bool {
    let jumps = jumps.unwrap_or_default();
    let block = jumps.iter().fold(Position::EMPTY, |all, jump| all ^ jump.mask());
    let is_near = |hole, other| {
        let steps = board.directions().steps();
        steps.iter().any(|&step| board.coordinate(hole).step(step) == Some(board.coordinate(other)))
    };
    let touch =
        |a: &Jump, b: &Jump| a.mask().into_iter().any(|hole| b.mask().into_iter().any(|other| is_near(hole, other)));
    let is_block = |a: &Jump, b: &Jump| a.mask() | b.mask() == block && touch(a, b);
    block.count() as usize == jumps.len() && board.jumps().iter().any(|a| board.jumps().iter().any(|b| is_block(a, b)))
}
