//! A jump taken back, for whole blocks at a time.

use std::ops::Range;

use crate::jump::Jump;
use crate::position::{Hole, Position};

use super::layout::{Layout, WORD};
use super::side::{self, odd_overlaps};

/// One jump: it leads from positions of a block to positions of another block, or of the same one.
pub(super) struct Pull {
    /// The holes of the jump among those of the rows, and those of them that hold pegs before it.
    row_mask: u32,
    row_need: u32,
    /// The number of levels that the jump goes down.
    drop: isize,
    /// The columns that fit, by groups of columns.
    pairs: Vec<Pair>,
    ranges: Vec<Range<usize>>,
    /// The dependent holes of the jump.
    dependents: Vec<usize>,
    /// `None` if the jump changes no hole of a block.
    effect: Option<Effect>,
}

/// A column before the jump and one after it, by their ranks.
#[derive(Clone, Copy)]
struct Pair {
    before: u16,
    after: u16,
    /// The parities of the dependent holes of the jump, as far as the column decides.
    class: u16,
}

/// The change within blocks: the bit of a position goes to another place.
struct Effect {
    /// The change of the number of the word.
    flip: usize,
    /// The change within the word, back from the bit after the jump.
    left: u32,
    right: u32,
    /// The bits of positions in which the jump is legal, for each setting of the dependent holes of the jump.
    masks: Vec<u64>,
}

impl Pull {
    pub fn new(jump: Jump, layout: &Layout) -> Self {
        let (mask, need) = (jump.mask(), jump.need());
        let in_block = mask & layout.parts.block;
        let holes = layout.parts.dependents.iter().enumerate();
        let dependents: Vec<usize> =
            holes.filter(|(_, (hole, _))| in_block.contains(*hole)).map(|(index, _)| index).collect();
        let mut pull = Pull {
            row_mask: layout.rows.number(mask),
            row_need: layout.rows.number(need),
            drop: layout.level_of(need) as isize - layout.level_of(Position::of(jump.to)) as isize,
            pairs: Vec::new(),
            ranges: Vec::new(),
            effect: (!in_block.is_empty()).then(|| Effect::new(mask & in_block, need & in_block, &dependents, layout)),
            dependents,
        };
        pull.pair_columns(layout, layout.columns.number(mask), layout.columns.number(need));
        pull
    }

    fn pair_columns(&mut self, layout: &Layout, mask: u32, need: u32) {
        for group in layout.columns.groups() {
            let begin = self.pairs.len();
            let columns = group.members.iter().zip(&group.classes).enumerate();
            for (rank, (column, &class)) in columns.filter(|(_, (column, _))| *column & mask == need) {
                let (_, after) = layout.columns.place(column ^ mask);
                let class = self.class(class) as u16;
                self.pairs.push(Pair { before: rank as u16, after: after as u16, class });
            }
            self.ranges.push(begin..self.pairs.len());
        }
    }

    /// Returns `true` if the jump changes no hole outside a block.
    pub fn is_inner(&self) -> bool {
        self.drop == 0 && self.pairs.iter().all(|pair| pair.before == pair.after) && self.row_mask == 0
    }

    /// The level and the row after the jump; `None` if no position of the row can play it.
    pub fn source(&self, level: usize, row: u32) -> Option<(usize, u32)> {
        (row & self.row_mask == self.row_need).then_some(())?;
        Some((level.checked_add_signed(-self.drop)?, row ^ self.row_mask))
    }

    /// Returns `true` if no column of the group fits.
    pub fn is_empty(&self, columns: usize) -> bool {
        self.ranges[columns].is_empty()
    }

    /// The part of a class that is about the holes of the jump.
    fn class(&self, class: usize) -> usize {
        self.dependents.iter().enumerate().map(|(bit, &index)| (class >> index & 1) << bit).sum()
    }

    /// Adds to the blocks of a row the positions from which the jump leads into `after`.
    pub fn pull<const W: usize>(&self, before: &mut [[u64; W]], after: &[[u64; W]], columns: usize, row_class: usize) {
        let pairs = &self.pairs[self.ranges[columns].clone()];
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
        let row_class = self.class(row_class);
        for pair in pairs {
            let (to, from) = (&mut before[usize::from(pair.before)], &after[usize::from(pair.after)]);
            let mask = &masks[row_class ^ usize::from(pair.class)];
            effect.pull(to, from, mask);
        }
    }

    /// The same within the blocks of a row.
    pub fn pull_within<const W: usize>(&self, blocks: &mut [[u64; W]], columns: usize, row_class: usize) {
        let Some(effect) = &self.effect else { return };
        let (masks, _) = effect.masks.as_chunks::<W>();
        let row_class = self.class(row_class);
        for pair in &self.pairs[self.ranges[columns].clone()] {
            let block = &mut blocks[usize::from(pair.before)];
            if block.iter().fold(0, |any, word| any | word) != 0 {
                let before = *block;
                effect.pull(block, &before, &masks[row_class ^ usize::from(pair.class)]);
            }
        }
    }
}

impl Effect {
    /// The effect of a change of these holes of a block, of which those of `need` held pegs.
    fn new(mask: Position, need: Position, dependents: &[usize], layout: &Layout) -> Self {
        let parts = &layout.parts;
        let changed = |holes: &[Hole]| holes.iter().map(|&hole| (mask.contains(hole), need.contains(hole))).collect();
        let (inside, outside) = parts.free.split_at(parts.free.len().min(WORD));
        let inside: Vec<(bool, bool)> = changed(inside);
        // A peg that comes moves a position up to a larger bit.
        let distance = |is_peg: bool| -> u32 {
            inside.iter().enumerate().filter(|&(_, &change)| change == (true, is_peg)).map(|(bit, _)| 1 << bit).sum()
        };
        let (up, down) = (distance(false), distance(true));
        Effect {
            flip: side::number(outside, mask) as usize,
            left: down.saturating_sub(up),
            right: up.saturating_sub(down),
            masks: (0..1 << dependents.len()).flat_map(|class| masks(mask, need, dependents, class, layout)).collect(),
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

/// The words of the bits that stand for positions in which just the holes of `need` among those of `mask` hold pegs.
fn masks(mask: Position, need: Position, dependents: &[usize], class: usize, layout: &Layout) -> Vec<u64> {
    let parts = &layout.parts;
    let mut words = vec![0; parts.words()];
    for bit in 0..1u32 << parts.free.len() {
        let free = side::position(&parts.free, bit);
        let chosen = dependents.iter().map(|&index| parts.dependents[index]);
        let odd = odd_overlaps(chosen.clone().map(|(_, set)| set), free);
        let missing = class as u64 ^ odd;
        let pegs = chosen.enumerate().filter(|&(index, _)| missing >> index & 1 == 1).map(|(_, (hole, _))| hole);
        if (free | pegs.collect()) & mask == need {
            words[(bit >> WORD) as usize] |= 1 << (bit % u64::BITS);
        }
    }
    words
}
