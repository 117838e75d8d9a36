//! Undoes a jump in all positions of a block at once.

use std::ops::Range;

use crate::rules::{Jump, Position};

use super::indexing::{Indexing, SetRow};
use super::parts::{WORD, number};

/// A jump as a mapping between blocks: it leads from the positions of one block to the positions of another block, or
/// of the same one.
pub struct SetJump {
    /// The holes of the jump whose pegs select a row, as bits.
    row_mask: u32,
    /// The holes in `row_mask` that hold pegs before the jump.
    row_need: u32,
    /// The number of levels from the row before the jump down to the row after it.
    drop: isize,
    /// The matching columns, in the order of their groups.
    pairs: Vec<Pair>,
    ranges: Vec<Range<usize>>,
    /// `None` if the jump changes no hole of a block.
    effect: Option<Effect>,
}

/// The rank of a column before the jump, and the rank of the column to which the jump leads.
#[derive(Clone, Copy)]
struct Pair {
    before: u16,
    after: u16,
    /// The column's contribution to the class of the block.
    class: u16,
}

/// The effect of a jump within a block: the position's bit moves.
struct Effect {
    /// A mask of the bits that change in the index of the position's word.
    flip: usize,
    /// The distance to shift a word to the left, so that the bit after the jump moves to the bit before it.
    left: u32,
    right: u32,
    /// For each class of a block, the bits of the positions in which the jump is legal.
    masks: Vec<u64>,
}

impl SetJump {
    /// The memory that a group of columns takes, in bytes.
    pub(super) const GROUP_BYTES: u64 = size_of::<Range<usize>>() as u64;
    /// The memory that a matching column takes, in bytes.
    pub(super) const COLUMN_BYTES: u64 = size_of::<Pair>() as u64;

    pub(super) fn new(jump: Jump, indexing: &Indexing) -> Self {
        let (mask, need) = (jump.mask(), jump.need());
        let in_block = mask & indexing.parts.block;
        let mut set_jump = SetJump {
            row_mask: indexing.rows.number(mask),
            row_need: indexing.rows.number(need),
            drop: indexing.level_of(need).cast_signed() - indexing.level_of(Position::of(jump.to)).cast_signed(),
            pairs: Vec::new(),
            ranges: Vec::new(),
            effect: (!in_block.is_empty()).then(|| Effect::new(mask & in_block, need & in_block, indexing)),
        };
        set_jump.pair_columns(indexing, indexing.columns.number(mask), indexing.columns.number(need));
        set_jump
    }

    #[allow(clippy::cast_possible_truncation, reason = "at most 18 holes number columns, so a rank fits in 16 bits")]
    fn pair_columns(&mut self, indexing: &Indexing, mask: u32, need: u32) {
        for group in &indexing.columns.groups {
            let begin = self.pairs.len();
            let columns = group.members.iter().zip(&group.classes).enumerate();
            for (rank, (column, &class)) in columns.filter(|(_, (column, _))| *column & mask == need) {
                let (_, after) = indexing.columns.place(column ^ mask);
                self.pairs.push(Pair { before: rank as u16, after: after as u16, class: class.into() });
            }
            self.ranges.push(begin..self.pairs.len());
        }
        self.pairs.shrink_to_fit();
    }

    /// The memory that the columns and masks take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.pairs) + self.effect.as_ref().map_or(0, |effect| size_of_val(&*effect.masks))
    }

    /// Returns `true` if the jump changes no hole outside a block.
    pub(super) fn is_inner(&self) -> bool {
        self.drop == 0 && self.pairs.iter().all(|pair| pair.before == pair.after) && self.row_mask == 0
    }

    /// The level and the number of the row after the jump; `None` if the jump is legal in no position of the row.
    pub(super) fn after(&self, row: SetRow) -> Option<(usize, u32)> {
        let is_played = row.number & self.row_mask == self.row_need && !self.is_empty(row.columns);
        is_played.then_some(())?;
        Some((row.level.checked_add_signed(-self.drop)?, row.number ^ self.row_mask))
    }

    /// The level and the number of the row before the jump; `None` if the jump leads to no position of the row.
    pub(super) fn before(&self, row: SetRow) -> Option<(usize, u32)> {
        (row.number & self.row_mask == self.row_mask ^ self.row_need).then_some(())?;
        Some((row.level.checked_add_signed(self.drop)?, row.number ^ self.row_mask))
    }

    /// The effect of the jump on rows. Two jumps have the same effect if they lead from any given row to the same row.
    pub(super) fn change(&self) -> (u32, u32, isize) {
        (self.row_mask, self.row_need, self.drop)
    }

    /// Returns `true` if no column of the group matches the jump.
    pub(super) fn is_empty(&self, columns: usize) -> bool {
        self.ranges[columns].is_empty()
    }

    /// Adds to a row the positions from which the jump leads into the row `after`. Unused blocks of `after` count as
    /// empty.
    #[inline]
    pub(super) fn pull<const W: usize>(
        &self,
        row: SetRow,
        words: &mut [u64],
        after: &[u64],
        is_used: impl Fn(usize) -> bool,
    ) {
        let (before, after) = (words.as_chunks_mut::<W>().0, after.as_chunks::<W>().0);
        let pairs = self.pairs[self.ranges[row.columns].clone()].iter().filter(|pair| is_used(usize::from(pair.after)));
        let Some(effect) = &self.effect else {
            for pair in pairs {
                let (to, from) = (&mut before[usize::from(pair.before)], &after[usize::from(pair.after)]);
                for word in 0..W {
                    to[word] |= from[word];
                }
            }
            return;
        };
        let (masks, _) = effect.masks.as_chunks::<W>();
        for pair in pairs {
            let (to, from) = (&mut before[usize::from(pair.before)], &after[usize::from(pair.after)]);
            let mask = &masks[row.class ^ usize::from(pair.class)];
            effect.pull(to, from, mask);
        }
    }

    /// Like [`SetJump::pull`], but for jumps within a single block.
    pub(super) fn pull_within<const W: usize>(&self, block: &mut [u64; W], class: usize) {
        let Some(effect) = &self.effect else { return };
        let before = *block;
        effect.pull(block, &before, &effect.masks.as_chunks::<W>().0[class]);
    }
}

impl Effect {
    /// The effect of a jump that changes the holes in `mask` within a block and requires pegs in the holes in `need`.
    fn new(mask: Position, need: Position, indexing: &Indexing) -> Self {
        let (inside, outside) = indexing.parts.free.split_at(indexing.parts.free.len().min(WORD));
        // Adding a peg raises the index of the bit.
        let [up, down] = [mask - need, need].map(|holes| number(inside, holes));
        Effect {
            flip: number(outside, mask) as usize,
            left: down.saturating_sub(up),
            right: up.saturating_sub(down),
            masks: (0..indexing.classes()).flat_map(|class| indexing.bits(class, |pegs| pegs & mask == need)).collect(),
        }
    }

    #[inline]
    fn pull<const W: usize>(&self, to: &mut [u64; W], from: &[u64; W], mask: &[u64; W]) {
        if self.flip == 0 {
            for word in 0..W {
                to[word] |= from[word] << self.left >> self.right & mask[word];
            }
        } else {
            for word in 0..W {
                to[word] |= from[(word ^ self.flip) % W] << self.left >> self.right & mask[word];
            }
        }
    }
}
