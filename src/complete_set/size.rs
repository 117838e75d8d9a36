//! Computes how much memory a set needs, before the memory is allocated.

use crate::rules::{Board, Jump, Position};

use super::axis::Axis;
use super::indexing::Indexing;
use super::jump::SetJump;
use super::parts::Parts;

/// The largest size of the level tables on any board, in bytes.
const LEVELS: u64 = 1 << 19;
/// The largest number of entries used to count the positions of a block, and the largest number of digits in the
/// counts.
const COUNTS: u64 = 64;

/// The memory that complete sets of a board need, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SetSize {
    /// The memory for a set that contains every position.
    pub whole: u64,
    /// The memory for a set that keeps only the last levels. Such a set counts all its positions, but only the
    /// positions with the most pegs can be queried. If the set was computed from a start, only the positions with the
    /// fewest pegs can be queried.
    pub passing: u64,
    /// The memory for the tables without a set, for programs that store a set themselves.
    pub tables: u64,
}

impl SetSize {
    /// The memory for the bits of a set, and for the tables needed to compute it.
    pub(super) fn new(board: &Board, parts: &Parts) -> Self {
        let outer = u64::from(parts.outer().count());
        if !parts.has_numbers() {
            return SetSize { whole: u64::MAX, passing: u64::MAX, tables: u64::MAX };
        }
        let tables = tables(board, parts);
        // One in 2^n combinations of pegs in the outer holes meets n restrictions.
        let blocks = |settings: u64| (settings >> parts.restrictions.len()).max(1);
        let bytes = |settings: u64| tables + blocks(settings) * block_bytes(parts);
        let whole = bytes(1 << outer);
        // The number of combinations with each number of pegs, and the largest sum for three successive numbers of
        // pegs.
        let mut of_pegs = vec![1];
        (0..outer).for_each(|pegs| of_pegs.push(of_pegs[of_pegs.len() - 1] * (outer - pegs) / (pegs + 1)));
        let passing = of_pegs.windows(3).map(|three| three.iter().sum()).max().map_or(whole, bytes);
        SetSize { whole, passing, tables }
    }
}

/// The most memory that the current row and the tables needed to compute a set can take, in bytes.
fn tables(board: &Board, parts: &Parts) -> u64 {
    let columns: Position = parts.outer().holes().take(parts.columns() as usize).collect();
    let rows = parts.outer() - columns;
    let [heavy_columns, heavy] = [columns, parts.outer()].map(|holes| u64::from((holes & parts.heavy).count()) + 1);
    let groups = ((u64::from(columns.count()) + 1) * heavy_columns) << parts.restrictions.len();
    let groups = groups.min(1 << columns.count());
    let levels = (u64::from(parts.outer().count()) + 1) * heavy;
    let (block, classes) = (block_bytes(parts), 1 << parts.dependents.len());
    let of_jump = |jump: &Jump| {
        let masks = if jump.mask().is_disjoint_from(parts.block) { 0 } else { classes * block };
        SetJump::GROUP_BYTES * groups + (SetJump::COLUMN_BYTES << (columns - jump.mask()).count()) + masks
    };
    let of_jumps: u64 = board.jumps().iter().map(of_jump).sum();
    let of_axes: u64 = [columns, rows].iter().map(|axis| (Axis::SETTING_BYTES as u64) << axis.count()).sum();
    let of_levels = ((levels * Indexing::SEGMENT_BYTES) << rows.count()).min(LEVELS);
    let row = block << columns.count().saturating_sub(1);
    let of_bits = (classes * size_of::<Position>() as u64) << parts.free.len();
    of_jumps + of_axes + of_levels + row + of_bits + classes * (COUNTS + block) * COUNTS
}

fn block_bytes(parts: &Parts) -> u64 {
    (parts.words() * size_of::<u64>()) as u64
}
