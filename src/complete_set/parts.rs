//! The holes of a board in parts: blocks, and the outer holes that choose a block.

use std::iter;

use crate::rules::{Board, Hole, Position};

use super::rim::Rim;

/// The most bits of a number of a column and a word in its block: the blocks of a row fit a fast cache.
const ROW: u32 = 18;
/// The bytes of the tables for a setting of the rows.
const ROW_BYTES: u64 = 24;
/// The bits of a word, as a power of two.
pub(super) const WORD: usize = 6;
/// The most free holes of a block. Larger ones are for sets that no page can hold.
const MOST_FREE: usize = if cfg!(target_arch = "wasm32") { 8 } else { 12 };
/// The most holes of a block whose pegs follow from others. There is a table for all their settings.
const MOST_DEPENDENTS: usize = 6;
/// The most restrictions of a class: the parities and two numbers of pegs take 32 bits.
const MOST_RESTRICTIONS: usize = 20;
/// The most outer holes: the bytes of a set are counted in 64 bits.
const MOST_OUTER: u64 = 54;

/// The memory that complete sets of a board take, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SetSize {
    /// The memory of a set of which every position can be asked for.
    pub whole: u64,
    /// The memory while a set is made of which only the end is kept: its positions are counted, and those with most
    /// pegs, or with fewest if they are reached from a start, can be asked for.
    pub passing: u64,
}

/// The parts of the holes of a board that do not depend on the class.
pub(super) struct Parts {
    pub holes: Position,
    pub block: Position,
    pub heavy: Position,
    pub free: Vec<Hole>,
    /// The other holes of the block. Their pegs follow from all others.
    pub dependents: Vec<Hole>,
    /// For each of them, an invariant that has no other dependent hole.
    sets: Vec<Position>,
    /// Invariants without a hole of the block.
    pub restrictions: Vec<Position>,
}

impl Parts {
    /// The parts with the first rim that fills a word, or the best that there is.
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

    /// The memory of a set. Half of all settings of the outer holes meet a restriction.
    pub fn size(&self) -> SetSize {
        let outer = u64::from(self.outer().count());
        if self.restrictions.len() > MOST_RESTRICTIONS || outer > MOST_OUTER {
            return SetSize { whole: u64::MAX, passing: u64::MAX };
        }
        let tables = ROW_BYTES << outer.saturating_sub(self.columns() as u64);
        let bytes = |blocks: u64| {
            let words = (blocks >> self.restrictions.len()).max(1) * self.words() as u64;
            tables.max(words * size_of::<u64>() as u64)
        };
        let whole = bytes(1 << outer);
        // The settings with each number of pegs, and the most with three numbers in turn.
        let mut of_pegs = vec![1];
        (0..outer).for_each(|pegs| of_pegs.push(of_pegs[pegs as usize] * (outer - pegs) / (pegs + 1)));
        let passing = of_pegs.windows(3).map(|three| three.iter().sum()).max().map_or(whole, bytes);
        SetSize { whole, passing }
    }

    /// The number of settings of the rows; `None` if tables for them have no numbers.
    pub fn settings(&self) -> Option<u64> {
        let rows = self.outer().count() - self.columns() as u32;
        (self.restrictions.len() <= MOST_RESTRICTIONS && rows < u32::BITS).then(|| 1 << rows)
    }

    pub fn outer(&self) -> Position {
        self.holes - self.block
    }

    /// The number of outer holes that number the columns. The tables of columns stay far below the bits.
    pub fn columns(&self) -> usize {
        (ROW - self.words().ilog2()).min(self.outer().count() * 2 / 3) as usize
    }

    /// A bit for each dependent hole: the parity of the pegs that its invariant has among these.
    pub fn parities(&self, pegs: Position) -> u64 {
        pegs.odd_overlaps(&self.sets) as u64
    }

    /// The number of words of a block. The code exists for few numbers, so some blocks are longer than needed.
    pub fn words(&self) -> usize {
        match self.free.len() {
            0..=WORD => 1,
            7..=8 => 4,
            9 => 8,
            _ => 64,
        }
    }
}

/// Calls a method that is made for each number of [`words`](Parts::words) of a block.
macro_rules! of_words {
    ($words:expr, $this:expr, $method:ident($($argument:expr),*)) => {
        match $words {
            1 => $this.$method::<1>($($argument),*),
            #[cfg(not(target_arch = "wasm32"))]
            8 => $this.$method::<8>($($argument),*),
            #[cfg(not(target_arch = "wasm32"))]
            64 => $this.$method::<64>($($argument),*),
            _ => $this.$method::<4>($($argument),*),
        }
    };
}
pub(in crate::complete_set) use of_words;

/// A bit for each of the holes, set if there is a peg in it.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(super) fn number(holes: &[Hole], position: Position) -> u32 {
    let bit = |(index, &hole): (usize, &Hole)| u32::from(position.contains(hole)) << index;
    holes.iter().enumerate().map(bit).sum()
}

/// The pegs for which [`number`] gives this number.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(super) fn position(holes: &[Hole], number: u32) -> Position {
    holes.iter().enumerate().filter(|&(index, _)| number >> index & 1 == 1).map(|(_, &hole)| hole).collect()
}
