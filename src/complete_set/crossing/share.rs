//! The work on rows of a level.

use crate::error::debug;
use crate::proof::SetLevel;
use crate::rules::Position;

use super::super::layout::{Layout, Place, Row};
use super::super::parts::{WORD, of_words};
use super::super::plan::Plan;
use super::CrossingLevel;
use super::bound::Bound;
use super::packed::{PackedLevel, Unpacked, pack};

/// All that the work on any row has to know.
pub(super) struct Frame {
    pub plan: Plan,
    pub bounds: Vec<Bound>,
    /// The most outer pegs of the levels that are kept.
    pub half: usize,
    pub start: Position,
    /// The places of the finish, and of the start.
    pub finish: Place,
    pub beginning: Place,
    /// The pegs of columns, by their numbers, and those of bits, for each class of a block.
    pub columns: Vec<Position>,
    pub bits: Vec<Vec<Position>>,
}

/// Words for a row, one that it reads, and its bytes.
#[derive(Default)]
pub(super) struct Scratch {
    blocks: Vec<u64>,
    /// The blocks with bits.
    used: Vec<usize>,
    source: Unpacked,
    bytes: Vec<u8>,
}

/// The sums over rows.
#[derive(Default)]
pub(super) struct Sums {
    pub positions: u64,
    pub digest: u64,
    /// A position between the start and the finish.
    pub found: Option<Position>,
}

/// A part of the work on a level. It does not depend on other parts, so each may have a thread.
pub struct CrossingShare<'a> {
    pub(super) frame: &'a Frame,
    pub(super) levels: &'a [PackedLevel],
    pub(super) rows: &'a [Row],
    pub(super) scratch: &'a mut Scratch,
    pub(super) packed: Vec<Box<[u8]>>,
    pub(super) sums: Sums,
}

debug!(CrossingShare<'_>, |share| rows: share.rows.len());

impl CrossingShare<'_> {
    /// Does this part.
    pub fn run(&mut self) {
        for &row in std::mem::take(&mut self.rows) {
            of_words!(self.frame.plan.layout.parts.words(), self, fill(row));
            self.packed.push(self.scratch.bytes.as_slice().into());
        }
    }

    fn fill<const W: usize>(&mut self, row: Row) {
        let layout = &self.frame.plan.layout;
        let Scratch { blocks, used, source, bytes } = &mut *self.scratch;
        bytes.clear();
        let is_crossing = row.level / layout.heavy_steps() > self.frame.half;
        let other = is_crossing.then(|| packed_row(layout, self.levels, mirrored(layout, row)));
        if other == Some(None) {
            return;
        }
        blocks.clear();
        blocks.resize(row.length * W, 0);
        let is_seeded = bit_in(self.frame.finish, row, W).is_some_and(|(word, bit)| {
            blocks[word] |= bit;
            true
        });
        if !pull::<W>(&self.frame.plan, self.levels, row, blocks, source) && !is_seeded {
            return;
        }
        let is_empty = |block: &[u64; W]| block.iter().fold(0, |any, word| any | word) == 0;
        let (whole, _) = blocks.as_chunks_mut::<W>();
        used.clear();
        used.extend(whole.iter().enumerate().filter(|(_, block)| !is_empty(block)).map(|(index, _)| index));
        match other.flatten() {
            Some(other) => meet::<W>(layout, other, whole, source),
            None => self.frame.close(row, whole, used),
        }
        self.sums.add(self.frame, row, blocks, used);
        if !is_crossing {
            pack(blocks, used, W, bytes);
        }
    }
}

impl Frame {
    /// Adds the positions of a row that lead to others of their block, and drops what weighs more than the start.
    fn close<const W: usize>(&self, row: Row, blocks: &mut [[u64; W]], used: &[usize]) {
        let pegs = self.plan.layout.rows.position(row.number);
        let rests: Vec<(&Bound, i64)> = self.bounds.iter().map(|bound| (bound, bound.rest(pegs))).collect();
        let columns = &self.plan.layout.columns.groups[row.columns];
        let class = self.plan.layout.class(pegs);
        for &index in used {
            let (block, class) = (&mut blocks[index], class ^ columns.classes[index]);
            self.plan.pull_within(block, class);
            for (bound, rest) in &rests {
                bound.limit(*rest, columns.members[index], class, block);
            }
        }
    }
}

impl Sums {
    /// Adds the positions of a row. `None` if there are bits that stand for no position.
    pub fn add(&mut self, frame: &Frame, row: Row, blocks: &[u64], used: &[usize]) -> Option<()> {
        let layout = &frame.plan.layout;
        let words = layout.parts.words();
        let pegs = layout.rows.position(row.number);
        let is_crossing = row.level / layout.heavy_steps() > frame.half;
        if bit_in(frame.beginning, row, words).is_some_and(|(word, bit)| blocks[word] & bit != 0) {
            self.found.get_or_insert(frame.start);
        }
        let (columns, class) = (&layout.columns.groups[row.columns], layout.class(pegs));
        for &index in used {
            let outer = pegs | frame.columns[columns.members[index] as usize];
            let class = class ^ columns.classes[index];
            for (word, bits) in (0..).zip(&blocks[index * words..(index + 1) * words]) {
                for bit in Position::from_bits((*bits).into()) {
                    let position = outer | *frame.bits[class].get(word << WORD | bit.index())?;
                    self.positions += 1;
                    self.digest = self.digest.wrapping_add(SetLevel::number(position));
                    if is_crossing {
                        self.found.get_or_insert(position);
                    }
                }
            }
        }
        Some(())
    }

    pub fn all(sums: &[Sums]) -> Self {
        let mut all = Sums::default();
        sums.iter().for_each(|sums| all.join(sums));
        all
    }

    pub fn level(&self, pegs: u32) -> CrossingLevel {
        CrossingLevel { pegs, positions: self.positions, digest: self.digest }
    }

    pub fn join(&mut self, other: &Sums) {
        self.positions += other.positions;
        self.digest = self.digest.wrapping_add(other.digest);
        self.found = self.found.or(other.found);
    }
}

/// Fills blocks with the positions from which a jump leads to rows that are known; `false` if there is none.
fn pull<const W: usize>(
    plan: &Plan,
    levels: &[PackedLevel],
    row: Row,
    blocks: &mut [u64],
    source: &mut Unpacked,
) -> bool {
    let class = plan.layout.class(plan.layout.rows.position(row.number));
    let (blocks, _) = blocks.as_chunks_mut::<W>();
    let (mut any, mut known, mut is_known) = (false, None, false);
    for (pull, level, number) in plan.sources(row) {
        if known.replace((level, number)) != Some((level, number)) {
            let packed = packed_row(&plan.layout, levels, (level, number));
            is_known = packed.is_some_and(|packed| unfold(&plan.layout, packed, source));
        }
        if is_known {
            let (after, _) = source.words.as_chunks::<W>();
            pull.pull(blocks, (after, |block| source.is_used[block]), row.columns, class);
            any = true;
        }
    }
    any
}

/// Leaves the positions whose complements are in a row.
fn meet<const W: usize>(layout: &Layout, packed: (&[u8], usize), blocks: &mut [[u64; W]], source: &mut Unpacked) {
    unfold(layout, packed, source);
    let free = layout.parts.free.len();
    let used = 1 << free.saturating_sub(WORD);
    let unused = 64 - (1 << free.min(WORD));
    for (block, other) in blocks.iter_mut().zip(source.words.chunks(W).rev()) {
        let turned = other[..used].iter().rev().map(|word| word.reverse_bits() >> unused);
        block.iter_mut().zip(turned).for_each(|(word, turned)| *word &= turned);
    }
}

/// The word of a row that has a place, and its bit there.
fn bit_in(place: Place, row: Row, words: usize) -> Option<(usize, u64)> {
    let block = place.block.checked_sub(row.first).filter(|&block| place.level == row.level && block < row.length)?;
    Some((block * words + (place.bit >> WORD) as usize, 1 << (place.bit % u64::BITS)))
}

/// The level and the number of the row with the complements of a row.
fn mirrored(layout: &Layout, row: Row) -> (usize, u32) {
    let last = layout.levels.len() - 1;
    (last - row.level, !row.number & layout.rows.number(Position::ALL))
}

/// The bytes of a row and the number of its blocks, if there are any.
fn packed_row<'a>(
    layout: &Layout,
    levels: &'a [PackedLevel],
    (level, number): (usize, u32),
) -> Option<(&'a [u8], usize)> {
    let (group, rank) = layout.rows.place(number);
    let bytes = levels.get(level)?.get(group)?.get(rank).filter(|bytes| !bytes.is_empty())?;
    let (_, length) = layout.first_block(level, number)?;
    Some((bytes, length))
}

fn unfold(layout: &Layout, (bytes, length): (&[u8], usize), source: &mut Unpacked) -> bool {
    source.read(bytes, length, layout.parts.words()).is_some()
}
