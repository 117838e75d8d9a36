//! Counts lines of play and positions. The counts are useful for testing any program that generates jumps.

use std::collections::HashSet;

use super::{Board, Position, Symmetries};

/// The number of sequences of exactly `depth` jumps that can be played from a position. Such numbers are used to test
/// move generators; the name `perft` comes from chess.
///
/// The time is proportional to the result. From the English central vacancy, the values for depth 1, 2, 3, ... are 4,
/// 12, 60, 400, 2960, 24600, ...
///
/// ```
/// use peg_solitaire::{Board, perft};
///
/// let board: Board = "english".parse()?;
/// assert_eq!(perft(&board, board.vacancy(board.parse_hole("d4")?), 5), 2960);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn perft(board: &Board, position: Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => board.legal_jumps(position).count() as u64,
        _ => board.legal_jumps(position).map(|jump| perft(board, jump.play_unchecked(position), depth - 1)).sum(),
    }
}

/// The number of different positions after 0, 1, ..., `depth` jumps. Positions that are images of each other under
/// `symmetries` are counted once. If play ends earlier, the list is shorter.
///
/// The time is proportional to the sum of the returned numbers. The memory is proportional to the largest sum of two
/// consecutive numbers.
///
/// ```
/// use peg_solitaire::{Board, level_sizes};
///
/// let board: Board = "english".parse()?;
/// let start = board.vacancy(board.parse_hole("d4")?);
/// assert_eq!(level_sizes(&board, start, 4, board.symmetries()), [1, 1, 2, 8, 39]);
/// assert_eq!(level_sizes(&board, start, 4, &board.symmetries().identity()), [1, 4, 12, 60, 296]);
///
/// let row: Board = "ooooo".parse()?;
/// assert_eq!(level_sizes(&row, row.parse_position("xxoxx")?, u32::MAX, row.symmetries()), [1, 1, 1]);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn level_sizes(board: &Board, start: Position, depth: u32, symmetries: &Symmetries) -> Vec<usize> {
    let mut level = HashSet::from([symmetries.canonical(start)]);
    let mut sizes = vec![level.len()];
    for _ in 0..depth {
        let after = |&position: &Position| {
            board.legal_jumps(position).map(move |jump| symmetries.canonical(jump.play_unchecked(position)))
        };
        level = level.iter().flat_map(after).collect();
        if level.is_empty() {
            break;
        }
        sizes.push(level.len());
    }
    sizes
}
