//! One sweep over all blocks, each after those to which its jumps lead.

use crate::board::Board;
use crate::position::Position;

use super::layout::{Layout, Parts, Segment, WORD};
use super::pull::Pull;
use super::tally::Tally;

/// The number of words that are read in the time of looking at a position.
const WORDS: usize = 512;
/// A jump takes at most this many pegs off the outer holes.
const DEEPEST: usize = 2;

/// The positions to begin with: those that count as won.
pub(super) struct Seeds {
    pub positions: Vec<Position>,
    /// All positions with at most so many pegs, and one at least, are won as well.
    pub most_pegs: usize,
}

/// The bits of all positions that can reach a seed.
pub(super) struct Sweep {
    layout: Layout,
    /// The jumps that change outer holes, and those that change none.
    outer: Vec<Pull>,
    inner: Vec<Pull>,
    /// `true` if jumps within a block can follow each other, so that one pass over them is not enough.
    is_repeated: bool,
    seeds: Seeds,
    /// `false` if a level is dropped when no jump leads to it any more.
    is_whole: bool,
    /// The words of each level; none before it is begun and after it was dropped.
    levels: Vec<Vec<u64>>,
    tally: Tally,
    course: Course,
    /// The blocks of the row at work.
    blocks: Vec<u64>,
}

/// The order of visits, and the state of that.
///
/// Blocks of a rim are finished by one visit. All others are visited again for each number of pegs in all.
struct Course {
    levels: usize,
    /// The number of visits to a level after the first one.
    repeats: usize,
    /// A level and the number of its visit together.
    round: usize,
    level: usize,
    segment: usize,
    row: usize,
    /// The rows that were visited, and those of all visits.
    done: u64,
    all: u64,
}

impl Sweep {
    /// A sweep over the class of a position, in the layout of these parts.
    pub fn new(board: &Board, parts: Parts, member: Position, seeds: Seeds, is_whole: bool) -> Self {
        let layout = Layout::new(parts, member);
        let pulls = board.jumps().iter().map(|&jump| Pull::new(jump, &layout));
        let (inner, outer): (Vec<Pull>, Vec<Pull>) = pulls.partition(Pull::is_inner);
        let inside = board.jumps().iter().filter(|jump| jump.mask().is_subset_of(layout.parts.block));
        let lines = inside.filter(|jump| jump.from < jump.to).map(|jump| jump.mask());
        let is_repeated =
            lines.clone().map(Position::count).sum::<u32>() > lines.fold(Position::EMPTY, |a, b| a | b).count();
        Sweep {
            course: Course::new(&layout),
            tally: Tally::new(&layout),
            levels: layout.levels.iter().map(|_| Vec::new()).collect(),
            blocks: Vec::new(),
            is_whole: is_whole || !layout.parts.is_rim,
            layout,
            outer,
            inner,
            is_repeated,
            seeds,
        }
    }

    /// Goes on while work is allowed; returns `true` at the end.
    pub fn run(&mut self, budget: u64) -> bool {
        let mut words = usize::try_from(budget).unwrap_or(usize::MAX).saturating_mul(WORDS);
        while !self.course.is_over() {
            if words == 0 {
                return false;
            }
            words = words.saturating_sub(1 + self.step());
        }
        true
    }

    /// The part of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.course.done as f64 / self.course.all.max(1) as f64
    }

    /// Works on the next row of a visit; returns the number of words that were read.
    fn step(&mut self) -> usize {
        let level = self.course.level;
        if self.course.segment == 0 && self.course.row == 0 {
            self.begin(level);
        }
        let Some(&segment) = self.layout.levels[level].segments.get(self.course.segment) else {
            if self.course.is_last_visit() {
                self.tally.end_level(level / self.layout.heavy_steps());
            }
            self.course.end_visit();
            return 0;
        };
        let rows = &self.layout.rows.groups()[segment.rows].members;
        let Some(&row) = rows.get(self.course.row) else {
            (self.course.segment, self.course.row) = (self.course.segment + 1, 0);
            return 0;
        };
        self.course.row += 1;
        self.course.done += 1;
        match self.layout.parts.words() {
            1 => self.fill::<1>(level, segment, row),
            #[cfg(not(target_arch = "wasm32"))]
            4 => self.fill::<4>(level, segment, row),
            #[cfg(not(target_arch = "wasm32"))]
            64 => self.fill::<64>(level, segment, row),
            _ => self.fill::<8>(level, segment, row),
        }
    }

    fn begin(&mut self, level: usize) {
        let steps = self.layout.heavy_steps();
        let unread = (level / steps).saturating_sub(DEEPEST) * steps;
        if !self.is_whole {
            self.levels[..unread].fill(Vec::new());
        }
        if self.levels[level].is_empty() {
            self.allocate(level);
        }
    }

    fn allocate(&mut self, level: usize) {
        let words = self.layout.parts.words();
        self.levels[level] = vec![0; self.layout.levels[level].blocks * words];
        for place in self.seeds.positions.iter().map(|&seed| self.layout.place(seed)) {
            if place.level == level {
                self.levels[level][place.block * words + (place.bit >> WORD) as usize] |= 1 << (place.bit % u64::BITS);
            }
        }
    }

    /// Adds to the blocks of a row all positions from which a jump leads to one that is known.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // One copy for each number of words keeps the wasm small.
    fn fill<const W: usize>(&mut self, level: usize, segment: Segment, row: u32) -> usize {
        let Some((first, length)) = self.layout.first_block(level, row) else { return 0 };
        let mut words = std::mem::take(&mut self.blocks);
        words.clear();
        words.extend_from_slice(&self.levels[level][first * W..][..length * W]);
        let (blocks, _) = words.as_chunks_mut::<W>();
        let class = self.layout.class(self.layout.rows.position(row));
        self.seed(blocks.as_flattened_mut(), level, segment, class);
        let work = self.pull(blocks, level, segment, row, class);
        self.pull_within(blocks, segment, class);
        if self.course.is_last_visit() {
            let columns = &self.layout.columns.groups()[segment.columns].classes;
            columns.iter().zip(blocks.iter()).for_each(|(column, block)| self.tally.add(class ^ column, block));
        }
        self.levels[level][first * W..][..length * W].copy_from_slice(&words);
        self.blocks = words;
        work
    }

    /// Adds the positions of few pegs.
    fn seed(&self, words: &mut [u64], level: usize, segment: Segment, class: usize) {
        let outer = level / self.layout.heavy_steps();
        let columns = &self.layout.columns.groups()[segment.columns].classes;
        for pegs in usize::from(outer == 0)..(self.seeds.most_pegs + 1).saturating_sub(outer) {
            for (block, column) in words.chunks_mut(self.layout.parts.words()).zip(columns) {
                let mask = self.tally.with_pegs(class ^ column, pegs).unwrap_or_default();
                block.iter_mut().zip(mask).for_each(|(word, mask)| *word |= mask);
            }
        }
    }

    fn pull<const W: usize>(
        &self,
        blocks: &mut [[u64; W]],
        level: usize,
        segment: Segment,
        row: u32,
        class: usize,
    ) -> usize {
        let mut work = 0;
        for pull in self.outer.iter().filter(|pull| !pull.is_empty(segment.columns)) {
            let Some((level, row)) = pull.source(level, row) else { continue };
            let Some((first, length)) = self.layout.first_block(level, row) else { continue };
            let (source, _) = self.levels[level].as_chunks::<W>();
            // A level above has no position yet that this visit needs.
            if !source.is_empty() {
                pull.pull(blocks, &source[first..first + length], segment.columns, class);
                work += length * W;
            }
        }
        work
    }

    fn pull_within<const W: usize>(&self, blocks: &mut [[u64; W]], segment: Segment, class: usize) {
        let mut before = Vec::new();
        loop {
            if self.is_repeated {
                before.clear();
                before.extend_from_slice(blocks);
            }
            self.inner.iter().for_each(|pull| pull.pull_within(blocks, segment.columns, class));
            if !self.is_repeated || before == blocks {
                return;
            }
        }
    }

    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Returns `true` if the set has a position of its class. `None` if its level is not finished, or was dropped.
    pub fn contains(&self, position: Position) -> Option<bool> {
        let place = self.layout.place(position);
        if self.layout.levels[place.level].blocks == 0 {
            return Some(false);
        }
        if !self.course.is_finished(place.level) {
            return None;
        }
        let word = place.block * self.layout.parts.words() + (place.bit >> WORD) as usize;
        Some(self.levels[place.level].get(word)? >> (place.bit % u64::BITS) & 1 == 1)
    }

    /// The positions of the set in the levels that are kept.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let levels = self.layout.levels.iter().zip(&self.levels).filter(|(_, words)| !words.is_empty());
        levels.flat_map(move |(level, words)| {
            let blocks = words.chunks(self.layout.parts.words());
            self.layout.outer_pegs(level).zip(blocks).flat_map(|(outer, block)| self.of_block(outer, block))
        })
    }

    fn of_block(&self, outer: Position, block: &[u64]) -> impl Iterator<Item = Position> {
        let class = self.layout.class(outer);
        let bits =
            (0..1 << self.layout.parts.free.len()).filter(|bit| block[*bit as usize >> WORD] >> (bit % 64) & 1 == 1);
        bits.map(move |bit| outer | self.layout.block_pegs(class, bit)).collect::<Vec<_>>().into_iter()
    }

    /// The number of positions with 0, 1, 2, ... pegs, as far as the sweep has come.
    pub fn counts(&self) -> &[u64] {
        self.tally.counts()
    }

    pub fn bytes(&self) -> usize {
        self.levels.iter().map(Vec::len).sum::<usize>() * size_of::<u64>() + self.tally.bytes()
    }
}

impl Course {
    fn new(layout: &Layout) -> Self {
        let repeats = if layout.parts.is_rim { 0 } else { layout.parts.block.count() as usize };
        let segments = layout.levels.iter().flat_map(|level| &level.segments);
        let rows: usize = segments.map(|segment| layout.rows.groups()[segment.rows].members.len()).sum();
        let all = (rows * (1 + repeats)) as u64;
        Course { levels: layout.levels.len(), repeats, round: 0, level: 0, segment: 0, row: 0, done: 0, all }
    }

    /// Goes on to the next level.
    fn end_visit(&mut self) {
        (self.level, self.segment, self.row) = (self.level + 1, 0, 0);
        if self.level > self.round || self.level == self.levels {
            self.round += 1;
            self.level = self.round.saturating_sub(self.repeats);
        }
    }

    fn is_over(&self) -> bool {
        self.round == self.levels + self.repeats
    }

    fn is_last_visit(&self) -> bool {
        self.round == self.level + self.repeats
    }

    /// Returns `true` if a level is not visited any more.
    fn is_finished(&self, level: usize) -> bool {
        (self.round, self.level) > (level + self.repeats, level)
    }
}
