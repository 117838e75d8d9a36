//! The work on the rows of a level.

use peg_solitaire::Position;
use peg_solitaire::complete_set::{SetPlan, SetRow};
use peg_solitaire::proof::SetLevel;

use super::CrossingLevel;
use super::bound::Bound;
use super::packed::{PackedLevel, Unpacked, pack};

/// The data needed to compute any row.
pub struct Frame {
    pub plan: SetPlan,
    pub bounds: Vec<Bound>,
    /// The holes outside the blocks.
    pub outer: Position,
    /// The largest number of outer pegs in the levels that are stored.
    pub half: usize,
    pub start: Position,
    /// The place of the finish.
    pub finish: Option<Place>,
    /// The place of the start.
    pub beginning: Option<Place>,
    /// The outer holes whose pegs select a column.
    pub columns: Position,
}

/// A row, a word in it and a bit in that word.
pub type Place = (SetRow, usize, u64);

/// Buffers for the current row, for a stored row that is being read, and for packed bytes.
#[derive(Default)]
pub struct Workspace {
    words: Vec<u64>,
    source: Unpacked,
    bytes: Vec<u8>,
}

/// The sums over rows.
#[derive(Default)]
pub struct Sums {
    pub positions: u64,
    pub digest: u64,
    /// A position through which a solution passes, if one has been found.
    pub found: Option<Position>,
}

/// A part of the work on a level. The parts do not depend on each other, so each can run on its own thread.
pub struct CrossingShare<'a> {
    pub(super) frame: &'a Frame,
    pub(super) levels: &'a [PackedLevel],
    pub(super) rows: &'a [SetRow],
    pub(super) workspace: &'a mut Workspace,
    pub(super) packed: Vec<Box<[u8]>>,
    pub(super) sums: Sums,
}

impl CrossingShare<'_> {
    /// Does this part of the work.
    pub fn run(&mut self) {
        for &row in std::mem::take(&mut self.rows) {
            self.workspace.bytes.clear();
            self.fill(row);
            self.packed.push(self.workspace.bytes.as_slice().into());
        }
    }

    fn fill(&mut self, row: SetRow) {
        let Frame { plan, finish, .. } = self.frame;
        let Workspace { words, source, bytes } = &mut *self.workspace;
        let is_crossing = self.frame.is_crossing(row);
        let mirror = || mirrored(self.frame, row).and_then(|other| Some((other, packed_row(self.levels, other)?)));
        let other = is_crossing.then(mirror);
        if let Some(None) = other {
            return;
        }
        words.clear();
        words.resize(plan.words(row), 0);
        let seed = finish.filter(|(seeded, ..)| *seeded == row);
        if let Some((_, word, bit)) = seed {
            words[word] |= bit;
        }
        if !pull(plan, self.levels, row, words, source) && seed.is_none() {
            return;
        }
        match other.flatten() {
            Some(other) => meet(plan, other, words, source),
            None => self.frame.close(row, words),
        }
        self.sums.add(self.frame, row, words);
        if !is_crossing {
            pack(words, bytes);
        }
    }
}

impl Frame {
    /// Returns `true` if the positions of a row are not stored, but only compared with stored levels.
    fn is_crossing(&self, row: SetRow) -> bool {
        self.plan.outer_pegs(row.level) > self.half
    }

    /// Adds the positions from which jumps within a block lead to other positions of the row, and removes the positions
    /// that weigh more than the start.
    fn close<'a>(&'a self, row: SetRow, words: &mut [u64]) {
        self.plan.close(row, words, None);
        let mut rests: Option<Vec<(&Bound, i64)>> = None;
        for (block, words) in self.plan.blocks(row).zip(words.chunks_mut(self.plan.block_words())) {
            if words.iter().all(|&word| word == 0) {
                continue;
            }
            let of_row = |bound: &'a Bound| (bound, bound.rest(block.pegs - self.columns));
            let rests = rests.get_or_insert_with(|| self.bounds.iter().map(of_row).collect());
            rests.iter().for_each(|(bound, rest)| bound.limit(*rest, block, words));
        }
    }
}

impl Sums {
    /// Adds the positions of a row to the sums. Returns `None` if any of the set bits represents no position.
    pub fn add(&mut self, frame: &Frame, row: SetRow, words: &[u64]) -> Option<()> {
        if frame.beginning.is_some_and(|(beginning, word, bit)| beginning == row && words[word] & bit != 0) {
            self.found.get_or_insert(frame.start);
        }
        let mut bits: u64 = words.iter().map(|word| u64::from(word.count_ones())).sum();
        let is_crossing = frame.is_crossing(row);
        frame.plan.positions(row, words).for_each(|position| {
            bits -= 1;
            self.positions += 1;
            self.digest = self.digest.wrapping_add(SetLevel::number(position));
            if is_crossing {
                self.found.get_or_insert(position);
            }
        });
        (bits == 0).then_some(())
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

/// Fills a row with the positions from which a jump leads to stored rows; returns `false` if there are no such
/// positions.
fn pull(plan: &SetPlan, levels: &[PackedLevel], row: SetRow, words: &mut [u64], source: &mut Unpacked) -> bool {
    let (mut any, mut known, mut is_known) = (false, None, false);
    for (jump, after) in plan.after(row) {
        if known.replace(after) != Some(after) {
            let packed = packed_row(levels, after);
            is_known = packed.is_some_and(|packed| source.read(packed, after.blocks, plan.block_words()).is_some());
        }
        if is_known {
            plan.pull(jump, row, words, &source.words, |block| source.is_used[block]);
            any = true;
        }
    }
    any
}

/// Keeps only the positions whose complements are in the given row.
fn meet(plan: &SetPlan, (row, packed): (SetRow, &[u8]), words: &mut [u64], source: &mut Unpacked) {
    source.read(packed, row.blocks, plan.block_words());
    let unused = u64::BITS as usize - plan.bits(0).len().min(u64::BITS as usize);
    let turned = source.words.iter().rev().map(|word| word.reverse_bits() >> unused);
    words.iter_mut().zip(turned).for_each(|(word, turned)| *word &= turned);
}

/// The row that contains the complements of a row's positions, if there is such a row.
fn mirrored(Frame { plan, outer, .. }: &Frame, row: SetRow) -> Option<SetRow> {
    let holes = outer.count() as usize - plan.columns().len();
    plan.row(plan.levels() - 1 - row.level, !row.number & ((1 << holes) - 1))
}

/// The packed bytes of a row, if it has positions.
fn packed_row(levels: &[PackedLevel], row: SetRow) -> Option<&[u8]> {
    let bytes = levels.get(row.level)?.as_ref()?.get(row.index)?;
    (!bytes.is_empty()).then_some(bytes)
}
