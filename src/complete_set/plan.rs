//! The numbering of the bits of a set, and the effect of jumps on the bits.

use crate::error::debug;
use crate::rules::{Board, Hole, Position};

use super::SetError;
use super::indexing::{Indexing, SetBlock, SetRow};
use super::jump::SetJump;
use super::parts::{Parts, of_words};
use super::size::SetSize;
use super::sums::SetSums;

/// The numbering of the positions in a class, and the jumps between them, without memory for the bits of a set.
/// Programs can use a plan to compute a set that they store themselves: compressed, on disk, or on several machines.
///
/// A row is finished once every jump that leads from it to a finished row has been pulled, and the row has been closed.
/// Rows of the same level do not depend on each other.
///
/// ```
/// use peg_solitaire::complete_set::{CompleteSet, SetPlan};
/// use peg_solitaire::{Board, Position};
/// use std::collections::HashMap;
///
/// let board: Board = "triangle".parse()?;
/// let finish = Position::of(board.parse_hole("a1")?);
/// let plan = SetPlan::new(&board, finish, 1 << 20)?;
/// let mut sums = plan.sums(None);
/// let seed = plan.place(finish).ok_or("another class")?;
/// let mut finished: HashMap<_, Vec<u64>> = HashMap::new();
/// for level in 0..plan.levels() {
///     for row in plan.rows(level) {
///         let mut words = vec![0; plan.words(row)];
///         if row == seed.0 {
///             words[seed.1] |= seed.2;
///         }
///         for (jump, after) in plan.after(row) {
///             plan.pull(jump, row, &mut words, &finished[&after], |_| true);
///         }
///         plan.close(row, &mut words, Some(&mut sums));
///         finished.insert(row, words);
///     }
///     sums.end_level(plan.outer_pegs(level));
/// }
/// let mut set = CompleteSet::reaching(&board, &[finish], 1 << 20)?;
/// while set.run(1000).is_none() {}
/// assert_eq!(sums.counts(), set.counts());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct SetPlan {
    pub(super) indexing: Indexing,
    /// The jumps that change outer holes.
    outer: Vec<SetJump>,
    /// The jumps that change no outer holes.
    inner: Vec<SetJump>,
    /// `true` if jumps within a block can follow each other, so that one pass over them is not enough.
    is_repeated: bool,
}

debug!(SetPlan, |plan| levels: plan.levels());
debug!(SetJump, |jump| is_inner: jump.is_inner());

impl SetPlan {
    /// The plan for the class of `member`.
    ///
    /// # Errors
    /// [`SetError`] if its tables need more than `memory` bytes.
    pub fn new(board: &Board, member: Position, memory: usize) -> Result<Self, SetError> {
        let parts = Parts::of(board);
        let size = SetSize::new(board, &parts);
        if super::fits(size.tables, memory) { Ok(Self::with(board, parts, member)) } else { Err(SetError { size }) }
    }

    pub(super) fn with(board: &Board, parts: Parts, member: Position) -> Self {
        let indexing = Indexing::new(parts, member);
        let jumps = board.jumps().iter().map(|&jump| SetJump::new(jump, &indexing));
        let (inner, mut rest): (Vec<SetJump>, Vec<SetJump>) = jumps.partition(SetJump::is_inner);
        // Groups jumps that read the same row, so that the row stays in the cache.
        let mut outer = Vec::new();
        while let Some(change) = rest.iter().map(SetJump::change).min() {
            let (same, others): (Vec<SetJump>, Vec<SetJump>) =
                rest.into_iter().partition(|jump| jump.change() == change);
            outer.extend(same);
            rest = others;
        }
        let inside = board.jumps().iter().filter(|jump| jump.mask().is_subset_of(indexing.parts.block));
        let lines = inside.filter(|jump| jump.from < jump.to).map(|jump| jump.mask());
        let is_repeated =
            lines.clone().map(Position::count).sum::<u32>() > lines.fold(Position::EMPTY, |a, b| a | b).count();
        SetPlan { indexing, outer, inner, is_repeated }
    }

    /// The memory that the tables take, in bytes.
    pub fn memory(&self) -> usize {
        self.indexing.bytes() + self.outer.iter().chain(&self.inner).map(SetJump::bytes).sum::<usize>()
    }

    /// The holes of a board outside the blocks. No jump increases the number of pegs in these holes. Finding these
    /// holes takes less than a millisecond.
    pub fn outer(board: &Board) -> Position {
        Parts::of(board).outer()
    }

    /// The outer holes whose pegs select a column. The pegs in the other outer holes select a row.
    pub fn columns(&self) -> &[Hole] {
        &self.indexing.columns.holes
    }

    /// The number of levels.
    pub fn levels(&self) -> usize {
        self.indexing.levels.len()
    }

    /// The number of outer pegs in every position of a level.
    pub fn outer_pegs(&self, level: usize) -> usize {
        level / self.indexing.heavy_steps()
    }

    /// The first level to which a jump from this level can lead.
    pub fn oldest(&self, level: usize) -> usize {
        self.indexing.oldest_read(level)
    }

    /// The rows of a level.
    ///
    /// # Panics
    /// Panics if there is no such level.
    pub fn rows(&self, level: usize) -> impl Iterator<Item = SetRow> {
        self.indexing.rows_of(level)
    }

    /// The row with this number in a level, if there is one.
    pub fn row(&self, level: usize, number: u32) -> Option<SetRow> {
        (number < 1 << self.indexing.rows.holes.len()).then(|| self.indexing.row(level, number))?
    }

    /// The number of words in a block.
    pub fn block_words(&self) -> usize {
        self.indexing.parts.words()
    }

    /// The number of words in a row.
    pub fn words(&self, row: SetRow) -> usize {
        row.blocks * self.block_words()
    }

    /// The number of words that precede a row in its level.
    pub(super) fn first_word(&self, row: SetRow) -> usize {
        row.first * self.block_words()
    }

    /// The blocks of a row, one after the other.
    pub fn blocks(&self, row: SetRow) -> impl Iterator<Item = SetBlock> {
        self.indexing.blocks(row)
    }

    /// The number of block classes.
    pub fn classes(&self) -> usize {
        self.indexing.classes()
    }

    /// The pegs in a block of this class, for each of its bits.
    ///
    /// # Panics
    /// Panics if there is no such class.
    pub fn bits(&self, class: usize) -> &[Position] {
        self.indexing.pegs(class)
    }

    /// The row that contains a position, the index of the position's word within the row, and a mask with the
    /// position's bit. `None` if the position is not in the class.
    pub fn place(&self, position: Position) -> Option<(SetRow, usize, u64)> {
        self.indexing.place(position)
    }

    /// The positions that a row contains. Bits that represent no position are skipped.
    pub fn positions(&self, row: SetRow, words: &[u64]) -> impl Iterator<Item = Position> {
        self.indexing.positions(row, words)
    }

    /// Sums to which no row has been added yet. If `turned` is given, the sums include digests. Before a position is
    /// digested, pegs and vacancies are swapped in the holes in `turned`. `turned` contains all holes if the bits
    /// represent the complements of positions, and no holes if they represent the positions themselves.
    pub fn sums(&self, turned: Option<Position>) -> SetSums {
        SetSums::new(&self.indexing, turned)
    }

    /// The jumps from a row to other rows, each with the row to which it leads.
    pub fn after(&self, row: SetRow) -> impl Iterator<Item = (&SetJump, SetRow)> {
        self.outer.iter().filter_map(move |jump| {
            let (level, number) = jump.after(row)?;
            Some((jump, self.indexing.row(level, number)?))
        })
    }

    /// The jumps into a row from other rows, each with the row from which it leads.
    pub fn before(&self, row: SetRow) -> impl Iterator<Item = (&SetJump, SetRow)> {
        self.outer.iter().filter_map(move |jump| {
            let (level, number) = jump.before(row)?;
            let before = self.indexing.row(level, number)?;
            (!jump.is_empty(before.columns)).then_some((jump, before))
        })
    }

    /// Adds to a row the positions from which a jump leads into the row `after`. Only the used blocks of `after` are
    /// read; the others count as empty.
    ///
    /// # Panics
    /// May panic if the words do not belong to these rows.
    pub fn pull(&self, jump: &SetJump, row: SetRow, words: &mut [u64], after: &[u64], is_used: impl Fn(usize) -> bool) {
        of_words!(self.block_words(), jump, pull(row, words, after, is_used));
    }

    /// Finishes a row: adds the positions from which jumps within a block lead to other positions of the row, and adds
    /// the row to the sums.
    pub fn close(&self, row: SetRow, words: &mut [u64], mut sums: Option<&mut SetSums>) {
        of_words!(self.block_words(), self, close_blocks(row, words, sums.as_deref_mut()));
        if let Some(sums) = sums {
            sums.digest(&self.indexing, row, words);
        }
    }

    #[inline(never)] // One copy for each number of words keeps the wasm small.
    fn close_blocks<const W: usize>(&self, row: SetRow, words: &mut [u64], mut sums: Option<&mut SetSums>) {
        for (block, SetBlock { class, .. }) in words.as_chunks_mut::<W>().0.iter_mut().zip(self.blocks(row)) {
            if block.iter().fold(0, |any, word| any | word) == 0 {
                continue;
            }
            loop {
                let before = *block;
                self.inner.iter().for_each(|jump| jump.pull_within(block, class));
                if !self.is_repeated || before == *block {
                    break;
                }
            }
            if let Some(sums) = &mut sums {
                sums.tally.add(class, block);
            }
        }
    }
}
