//! Assigns a place in memory to every position of a class.
//!
//! Some holes of the board form a *block*. The pegs in the other holes, the *outer* holes, select one block of bits,
//! and the pegs in the block select a bit in it. Some of the pegs in a block follow from the class, so the pegs in the
//! block's other holes, the *free* holes, are enough to select the bit.
//!
//! Blocks are grouped into *levels* by their number of outer pegs and their number of pegs in heavy holes. Within a
//! level, blocks are arranged in rows and columns: the pegs in some outer holes select a row, and the pegs in the other
//! outer holes select a column. The columns of a row that belong to the level are adjacent in memory.

use crate::rules::{Hole, Position};

use super::axis::{Axis, Group, Kind};
use super::parts::{Parts, WORD, number, position};

/// The largest number of pegs that a jump removes from the outer holes.
const DEEPEST: usize = 2;

pub(super) struct Indexing {
    pub parts: Parts,
    pub columns: Axis,
    pub rows: Axis,
    pub levels: Vec<Level>,
    /// The pegs in a block, for each class of the block and each bit.
    pegs: Vec<Vec<Position>>,
    /// One bit per dependent hole: 1 if the hole's invariant contains an odd number of pegs.
    odd: usize,
}

/// The blocks with the same number of outer pegs and the same number of pegs in heavy holes.
#[derive(Default)]
pub(super) struct Level {
    segments: Vec<Segment>,
    /// The segment of each group of rows.
    of_rows: Vec<Option<u32>>,
    /// The number of blocks.
    pub blocks: usize,
}

/// The blocks in a group of rows that all have the same columns.
#[derive(Clone, Copy, Debug)]
struct Segment {
    rows: usize,
    columns: usize,
    /// The number of rows in the level before this segment.
    index: usize,
    /// The number of blocks in the level before this segment.
    first: usize,
    /// The number of blocks in a row.
    length: usize,
}

/// A row of blocks, identified by its level and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SetRow {
    /// The level of the row. Jumps lead from a row to rows of earlier levels.
    pub level: usize,
    /// The pegs in the holes that select a row, as bits.
    pub number: u32,
    /// The index of the row in its level.
    pub index: usize,
    /// The number of blocks in the row.
    pub blocks: usize,
    /// The number of blocks in the level before this row.
    pub(super) first: usize,
    /// The group of the row's columns.
    pub(super) columns: usize,
    /// The row's contribution to the classes of its blocks.
    pub(super) class: usize,
}

/// A block of a row.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SetBlock {
    /// The outer pegs.
    pub pegs: Position,
    /// The pegs in the holes that select a column, as bits.
    pub column: u32,
    /// The class of the block, which determines the position that each of its bits represents.
    pub class: usize,
}

impl Indexing {
    /// The memory that a group of rows takes in a level, in bytes.
    pub const SEGMENT_BYTES: u64 = (size_of::<Segment>() + size_of::<Option<u32>>()) as u64;

    /// Assigns places to the positions in the class of `member`.
    pub fn new(parts: Parts, member: Position) -> Self {
        let outer: Vec<Hole> = parts.outer().holes().collect();
        let (columns, rows) = outer.split_at(parts.columns() as usize);
        let axis = |holes: &[Hole]| Axis::new(holes.to_vec(), &parts);
        let (columns, rows) = (axis(columns), axis(rows));
        let odd = parts.parities(member);
        let restricted = parts.restricted(member);
        let pegs = (0..1 << parts.dependents.len()).map(|class| pegs_of(&parts, class)).collect();
        let mut indexing = Indexing { columns, rows, levels: Vec::new(), pegs, odd, parts };
        let heavy = indexing.heavy_steps();
        let pegs = 0..=outer.len();
        indexing.levels = pegs
            .flat_map(|pegs| (0..heavy).map(move |heavy| (pegs, heavy)))
            .map(|(pegs, heavy)| indexing.level(Kind { pegs, heavy, parities: restricted }))
            .collect();
        indexing
    }

    fn level(&self, kind: Kind) -> Level {
        let (mut level, mut index) = (Level::default(), 0);
        for (rows, group) in self.rows.groups.iter().enumerate() {
            let columns = rest(kind, group.kind).and_then(|kind| self.columns.find(kind));
            #[allow(clippy::cast_possible_truncation, reason = "settings have 32-bit numbers")]
            let segment = level.segments.len() as u32;
            level.of_rows.push(columns.map(|_| segment));
            if let Some(columns) = columns {
                let length = self.columns.groups[columns].members.len();
                level.segments.push(Segment { rows, columns, index, first: level.blocks, length });
                index += group.members.len();
                level.blocks += group.members.len() * length;
            }
        }
        level
    }

    /// The memory that the tables of columns and rows take, in bytes.
    pub fn bytes(&self) -> usize {
        [&self.columns, &self.rows].map(|axis| Axis::SETTING_BYTES << axis.holes.len()).iter().sum()
    }

    /// The number of levels with the same number of outer pegs.
    pub fn heavy_steps(&self) -> usize {
        self.parts.heavy.count() as usize + 1
    }

    /// The first level to which a jump from this level can lead.
    pub fn oldest_read(&self, level: usize) -> usize {
        let steps = self.heavy_steps();
        (level / steps).saturating_sub(DEEPEST) * steps
    }

    /// The level of a position.
    pub fn level_of(&self, position: Position) -> usize {
        let [pegs, heavy] = [self.parts.outer(), self.parts.heavy].map(|holes| (position & holes).count() as usize);
        pegs * self.heavy_steps() + heavy
    }

    /// The row that contains a position, the index of the position's word within the row, and a mask with the
    /// position's bit. `None` if the position is not in the class.
    pub fn place(&self, position: Position) -> Option<(SetRow, usize, u64)> {
        let row = self.row(self.level_of(position), self.rows.number(position))?;
        let (columns, column) = self.columns.place(self.columns.number(position));
        let bit = number(&self.parts.free, position) as usize;
        let pegs = self.pegs(self.class(position & self.parts.outer()))[bit];
        let is_in_class = columns == row.columns && pegs == position - self.parts.outer();
        let word = column * self.parts.words() + (bit >> WORD);
        is_in_class.then_some((row, word, 1 << (bit % u64::BITS as usize)))
    }

    /// The row with this number in a level, if there is one.
    pub fn row(&self, level: usize, number: u32) -> Option<SetRow> {
        let (group, rank) = self.rows.place(number);
        let Level { segments, of_rows, .. } = self.levels.get(level)?;
        Some(self.row_of(segments[of_rows[group]? as usize], level, rank))
    }

    /// The rows of a level, in the order of their blocks.
    pub fn rows_of(&self, level: usize) -> impl Iterator<Item = SetRow> {
        self.levels[level].segments.iter().flat_map(move |&segment| {
            (0..self.rows.groups[segment.rows].members.len()).map(move |rank| self.row_of(segment, level, rank))
        })
    }

    fn row_of(&self, segment: Segment, level: usize, rank: usize) -> SetRow {
        let Segment { rows, columns, index, first, length } = segment;
        let Group { members, classes, .. } = &self.rows.groups[rows];
        SetRow {
            level,
            number: members[rank],
            index: index + rank,
            blocks: length,
            first: first + rank * length,
            columns,
            class: self.odd ^ usize::from(classes[rank]),
        }
    }

    /// The blocks of a row.
    pub fn blocks(&self, row: SetRow) -> impl Iterator<Item = SetBlock> {
        let (group, rank) = self.rows.place(row.number);
        let pegs = self.rows.groups[group].pegs[rank];
        let Group { members, pegs: of_columns, classes, .. } = &self.columns.groups[row.columns];
        members.iter().zip(of_columns).zip(classes).map(move |((&column, &of_column), &of_class)| SetBlock {
            pegs: pegs | of_column,
            column,
            class: row.class ^ usize::from(of_class),
        })
    }

    /// The positions that a row contains. Bits that represent no position are skipped.
    pub fn positions(&self, row: SetRow, words: &[u64]) -> impl Iterator<Item = Position> {
        let blocks = self.blocks(row).zip(words.chunks(self.parts.words()));
        blocks.flat_map(|(SetBlock { pegs, class, .. }, block)| {
            let bits = self.pegs(class).chunks(1 << WORD).zip(block);
            bits.flat_map(move |(bits, &word)| {
                let set = Position::from_bits(word.into()).holes();
                set.filter_map(move |bit| bits.get(bit.index()).map(|&inside| pegs | inside))
            })
        })
    }

    /// The class of the blocks that these outer pegs select. It has one bit per dependent hole: the parity of the pegs
    /// that must be in the block and in the hole's invariant.
    pub fn class(&self, outer: Position) -> usize {
        self.odd ^ self.parts.parities(outer)
    }

    /// The number of block classes.
    pub fn classes(&self) -> usize {
        self.pegs.len()
    }

    /// The pegs in a block of this class, for each bit.
    pub fn pegs(&self, class: usize) -> &[Position] {
        &self.pegs[class]
    }

    /// The words of a block of this class. A bit is set if `is_accepted` returns `true` for the pegs that the bit
    /// represents.
    pub fn bits(&self, class: usize, is_accepted: impl Fn(Position) -> bool) -> Vec<u64> {
        let mut words = vec![0; self.parts.words()];
        for (bit, &pegs) in self.pegs(class).iter().enumerate() {
            words[bit >> WORD] |= u64::from(is_accepted(pegs)) << (bit % u64::BITS as usize);
        }
        words
    }
}

/// The pegs in a block of this class, for each bit. The pegs in dependent holes follow from the pegs in the other
/// holes.
fn pegs_of(parts: &Parts, class: usize) -> Vec<Position> {
    let free = (0..1 << parts.free.len()).map(|bit| position(&parts.free, bit));
    free.map(|free| free | position(&parts.dependents, class ^ parts.parities(free))).collect()
}

/// The kind of column that completes a row of this kind; `None` if the row has too many pegs.
fn rest(whole: Kind, row: Kind) -> Option<Kind> {
    Some(Kind {
        pegs: whole.pegs.checked_sub(row.pegs)?,
        heavy: whole.heavy.checked_sub(row.heavy)?,
        parities: whole.parities ^ row.parities,
    })
}
