//! Divides the holes of a board into the holes of a block and the outer holes, which select a block.

use std::iter;

use crate::rules::{Board, Hole, Position};

use super::rim::Rim;

/// The largest number of bits in the index of a word within its row. Some of these bits select the column, and the
/// others the word within the block. The limit is chosen so that the blocks of a row fit into a fast cache. It does not
/// apply to boards with very many rows, on which half of the outer holes select a column.
const ROW: u32 = 16;
/// The largest number of holes that select a column, chosen so that the rank of a column in its group fits in 16 bits.
const MOST_COLUMNS: u32 = 18;
/// The binary logarithm of the number of bits in a word.
pub(super) const WORD: usize = 6;
/// The largest number of free holes in a block.
const MOST_FREE: usize = 8;
/// The largest number of dependent holes in a block. A table has an entry for each combination of pegs in dependent
/// holes.
const MOST_DEPENDENTS: usize = 6;
/// The largest number of restrictions on a class, chosen so that their parities and two peg counts fit in 32 bits.
const MOST_RESTRICTIONS: usize = 20;

/// A division of a board's holes, which is the same for all position classes.
pub(super) struct Parts {
    pub holes: Position,
    pub block: Position,
    pub heavy: Position,
    pub free: Vec<Hole>,
    /// The remaining holes of the block, whose pegs follow from the pegs in the rest of the board.
    pub dependents: Vec<Hole>,
    /// For each dependent hole, an invariant that contains no other dependent hole.
    sets: Vec<Position>,
    /// Invariants that contain no hole of the block.
    pub restrictions: Vec<Position>,
}

impl Parts {
    /// Divides the board by the first rim whose free holes are enough to fill a word. If there is no such rim, the rim
    /// with the most free holes is used.
    pub fn of(board: &Board) -> Self {
        let mut best = Parts::new(board, Rim::default());
        for holes in iter::once(Position::EMPTY).chain(board.holes().holes().map(Position::of)) {
            let rim = Rim::around(board, holes, |rim| Parts::new(board, rim).is_small());
            let parts = Parts::new(board, rim.unwrap_or_default());
            if parts.free.len() > best.free.len() {
                best = parts;
            }
            if best.free.len() >= WORD {
                break;
            }
        }
        best
    }

    fn new(board: &Board, Rim { rim: block, heavy }: Rim) -> Self {
        let mut restrictions = board.classes().invariants().to_vec();
        let (mut free, mut dependents, mut sets) = (Vec::new(), Vec::new(), Vec::new());
        for hole in block {
            let Some(index) = restrictions.iter().position(|set| set.contains(hole)) else {
                free.push(hole);
                continue;
            };
            let pivot = restrictions.swap_remove(index);
            let others = restrictions.iter_mut().chain(&mut sets);
            others.filter(|set| set.contains(hole)).for_each(|set| *set ^= pivot);
            dependents.push(hole);
            sets.push(pivot);
        }
        Parts { holes: board.holes(), block, heavy, free, dependents, sets, restrictions }
    }

    fn is_small(&self) -> bool {
        self.free.len() <= MOST_FREE && self.dependents.len() <= MOST_DEPENDENTS
    }

    /// Returns `true` if row numbers and the keys of kinds fit in 32 bits.
    pub fn has_numbers(&self) -> bool {
        self.restrictions.len() <= MOST_RESTRICTIONS && self.outer().count() - self.columns() < u32::BITS
    }

    pub fn outer(&self) -> Position {
        self.holes - self.block
    }

    /// The number of outer holes that select a column. It is small enough that the column tables take far less memory
    /// than the bits.
    pub fn columns(&self) -> u32 {
        let outer = self.outer().count();
        (ROW - self.words().ilog2()).max(outer / 2).min(outer * 2 / 3).min(MOST_COLUMNS)
    }

    /// A bit for each dependent hole: the parity of the pegs in its invariant.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most 6 dependent holes")]
    pub fn parities(&self, pegs: Position) -> usize {
        pegs.odd_overlaps(&self.sets) as usize
    }

    /// A bit for each restriction: the parity of the pegs in it.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most 20 restrictions")]
    pub fn restricted(&self, pegs: Position) -> u64 {
        pegs.odd_overlaps(&self.restrictions) as u64
    }

    /// The number of words in a block: 1, 2 or 4.
    pub fn words(&self) -> usize {
        1 << self.free.len().saturating_sub(WORD)
    }
}

/// Calls a method that is compiled separately for each number of [`words`](Parts::words) in a block.
macro_rules! of_words {
    ($words:expr, $this:expr, $method:ident($($argument:expr),*)) => {
        match $words {
            1 => $this.$method::<1>($($argument),*),
            2 => $this.$method::<2>($($argument),*),
            _ => $this.$method::<4>($($argument),*),
        }
    };
}
pub(super) use of_words;

/// One bit per hole: 1 if the hole holds a peg.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(super) fn number(holes: &[Hole], position: Position) -> u32 {
    let bit = |(index, &hole): (usize, &Hole)| u32::from(position.contains(hole)) << index;
    holes.iter().enumerate().map(bit).sum()
}

/// The inverse of [`number`]: the pegs that a number represents.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(super) fn position(holes: &[Hole], number: usize) -> Position {
    holes.iter().enumerate().filter(|&(index, _)| number >> index & 1 == 1).map(|(_, &hole)| hole).collect()
}
