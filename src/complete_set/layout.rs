//! A place in memory for every position of a class.
//!
//! Some holes of the board make a *block*: a position has a bit in the block of its pegs in all other holes, the
//! *outer* holes. The class determines some pegs of a block, so the free holes alone number its bits.
//!
//! Blocks stand in *levels*, by the number of their outer pegs and of those in heavy holes. Within a level, the outer
//! holes are split in columns and rows. All columns of a row that belong to the level lie side by side.

use crate::rules::{Hole, Position};

use super::parts::{Parts, WORD, number, position};
use super::side::{Kind, Side};

/// A jump takes at most this many pegs off the outer holes.
pub(super) const DEEPEST: usize = 2;

pub(super) struct Layout {
    pub parts: Parts,
    pub columns: Side,
    pub rows: Side,
    pub levels: Vec<Level>,
    /// For each dependent hole, a bit that is 1 if its invariant has an odd number of pegs.
    odd: usize,
}

/// The blocks with the same number of outer pegs and of those in heavy holes.
#[derive(Default)]
pub(super) struct Level {
    segments: Vec<Segment>,
    /// The segment of each group of rows.
    of_rows: Vec<Option<u32>>,
    /// The number of blocks.
    pub blocks: usize,
}

/// The blocks of a group of rows: they have the same columns.
#[derive(Clone, Copy, Debug)]
struct Segment {
    rows: usize,
    columns: usize,
    /// The number of blocks of the level before it, and of those of a row.
    first: usize,
    length: usize,
}

/// The blocks of a row in a level: they lie side by side.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub level: usize,
    /// The number of its outer pegs.
    pub number: u32,
    /// The group of its columns.
    pub columns: usize,
    pub first: usize,
    pub length: usize,
}

/// The bit of a position: its level, the block there, and the bit in the block.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub level: usize,
    pub block: usize,
    pub bit: u32,
}

impl Layout {
    /// The memory of a group of rows in a level, in bytes.
    pub const SEGMENT_BYTES: u64 = (size_of::<Segment>() + size_of::<Option<u32>>()) as u64;

    /// The layout of the class of a position.
    pub fn new(parts: Parts, member: Position) -> Self {
        let outer: Vec<Hole> = parts.outer().holes().collect();
        let (columns, rows) = outer.split_at(parts.columns() as usize);
        let side = |holes: &[Hole]| Side::new(holes.to_vec(), &parts);
        let (columns, rows) = (side(columns), side(rows));
        let odd = parts.parities(member);
        let restricted = parts.restricted(member);
        let mut layout = Layout { columns, rows, levels: Vec::new(), odd, parts };
        let heavy = layout.heavy_steps();
        let pegs = 0..=outer.len();
        layout.levels = pegs
            .flat_map(|pegs| (0..heavy).map(move |heavy| (pegs, heavy)))
            .map(|(pegs, heavy)| layout.level(Kind { pegs, heavy, parities: restricted }))
            .collect();
        layout
    }

    fn level(&self, kind: Kind) -> Level {
        let mut level = Level::default();
        for (rows, group) in self.rows.groups.iter().enumerate() {
            let columns = rest(kind, group.kind).and_then(|kind| self.columns.find(kind));
            #[allow(clippy::cast_possible_truncation, reason = "settings have numbers of 32 bits")]
            let segment = level.segments.len() as u32;
            level.of_rows.push(columns.map(|_| segment));
            if let Some(columns) = columns {
                let length = self.columns.groups[columns].members.len();
                level.segments.push(Segment { rows, columns, first: level.blocks, length });
                level.blocks += group.members.len() * length;
            }
        }
        level
    }

    /// The memory of the settings of columns and rows, in bytes.
    pub fn bytes(&self) -> usize {
        [&self.columns, &self.rows].map(|side| Side::SETTING_BYTES << side.holes()).iter().sum()
    }

    /// The number of levels with the same number of outer pegs.
    pub fn heavy_steps(&self) -> usize {
        self.parts.heavy.count() as usize + 1
    }

    /// The first level to which a jump from a level can lead.
    pub fn oldest_read(&self, level: usize) -> usize {
        let steps = self.heavy_steps();
        (level / steps).saturating_sub(DEEPEST) * steps
    }

    /// The level of a position.
    pub fn level_of(&self, position: Position) -> usize {
        let [pegs, heavy] = [self.parts.outer(), self.parts.heavy].map(|holes| (position & holes).count() as usize);
        pegs * self.heavy_steps() + heavy
    }

    /// The place of a position of the class.
    pub fn place(&self, position: Position) -> Place {
        let level = self.level_of(position);
        let row = self.rows.number(position);
        let (_, column) = self.columns.place(self.columns.number(position));
        let block = self.first_block(level, row).map_or(0, |(first, _)| first + column);
        Place { level, block, bit: number(&self.parts.free, position) }
    }

    /// The first block of a row, and the number of its columns.
    pub fn first_block(&self, level: usize, row: u32) -> Option<(usize, usize)> {
        let Row { first, length, .. } = self.row(level, row)?;
        Some((first, length))
    }

    /// The row of a level with this number, if there is one.
    pub fn row(&self, level: usize, number: u32) -> Option<Row> {
        let (group, rank) = self.rows.place(number);
        let Level { segments, of_rows, .. } = self.levels.get(level)?;
        let Segment { columns, first, length, .. } = segments[of_rows[group]? as usize];
        Some(Row { level, number, columns, first: first + rank * length, length })
    }

    /// The rows of a level, in the order of their blocks.
    pub fn rows_of(&self, level: usize) -> Vec<Row> {
        let row = |segment: &Segment| {
            let Segment { rows, columns, first, length } = *segment;
            let rows = self.rows.groups[rows].members.iter().enumerate();
            rows.map(move |(rank, &number)| Row { level, number, columns, first: first + rank * length, length })
        };
        self.levels[level].segments.iter().flat_map(row).collect()
    }

    /// The outer pegs of each block of a row.
    pub fn outer_pegs(&self, row: Row) -> impl Iterator<Item = Position> {
        let pegs = self.rows.position(row.number);
        self.columns.groups[row.columns].members.iter().map(move |&column| pegs | self.columns.position(column))
    }

    /// A bit for each dependent hole: the parity that its invariant still needs within the block.
    pub fn class(&self, outer: Position) -> usize {
        self.odd ^ self.parts.parities(outer)
    }

    /// The pegs of a block in the position with this bit.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn block_pegs(&self, class: usize, bit: usize) -> Position {
        let free = position(&self.parts.free, bit);
        free | position(&self.parts.dependents, class ^ self.parts.parities(free))
    }

    /// The number of classes of blocks.
    pub fn classes(&self) -> usize {
        1 << self.parts.dependents.len()
    }

    /// The words of a block of this class that has just the bits of which the pegs in it are accepted.
    pub fn bits(&self, class: usize, is_accepted: impl Fn(Position) -> bool) -> Vec<u64> {
        let mut words = vec![0; self.parts.words()];
        for (bit, pegs) in self.blocks_of(class).into_iter().enumerate() {
            words[bit >> WORD] |= u64::from(is_accepted(pegs)) << (bit % u64::BITS as usize);
        }
        words
    }

    /// The pegs of each bit of a block of this class. Parities add up, so a bit changes the same holes in all others.
    pub fn blocks_of(&self, class: usize) -> Vec<Position> {
        let mut blocks = vec![self.block_pegs(class, 0)];
        for place in 0..self.parts.free.len() {
            let change = self.block_pegs(class, 1 << place) ^ blocks[0];
            (0..blocks.len()).for_each(|bit| blocks.push(blocks[bit] ^ change));
        }
        blocks
    }
}

/// The kind that columns need beside such a row; `None` if the row has too many pegs.
fn rest(whole: Kind, row: Kind) -> Option<Kind> {
    Some(Kind {
        pegs: whole.pegs.checked_sub(row.pegs)?,
        heavy: whole.heavy.checked_sub(row.heavy)?,
        parities: whole.parities ^ row.parities,
    })
}
