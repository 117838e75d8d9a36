//! The work on a row of blocks: finds the positions from which a jump leads to blocks that are known.

use crate::rules::{Board, Position};

use super::digest::Digests;
use super::layout::{Layout, Place, Row};
use super::parts::{Parts, WORD, of_words};
use super::pull::Pull;
use super::tally::Tally;

/// The positions to begin with: those that count as won.
pub(super) struct Seeds {
    pub positions: Vec<Position>,
    /// All positions with at most so many pegs, and one at least, are won as well.
    pub most_pegs: usize,
}

/// The layout, the jumps and the positions to begin with: all that the work on any row has to know.
pub(super) struct Plan {
    pub layout: Layout,
    /// The jumps that change outer holes, and those that change none.
    pub outer: Vec<Pull>,
    inner: Vec<Pull>,
    /// `true` if jumps within a block can follow each other, so that one pass over them is not enough.
    is_repeated: bool,
    /// The places of the positions to begin with.
    seeds: Vec<Place>,
    most_pegs: usize,
    /// If digests are made, the holes in which the set knows pegs as empty holes.
    pub digested: Option<Position>,
}

/// The row at work, and what was counted in others.
pub(super) struct Worker {
    pub blocks: Vec<u64>,
    pub tally: Tally,
    pub digests: Option<Digests>,
}

impl Plan {
    /// The plan for the class of a position, in the layout of these parts.
    pub fn new(board: &Board, parts: Parts, member: Position, seeds: &Seeds) -> Self {
        let layout = Layout::new(parts, member);
        let pulls = board.jumps().iter().map(|&jump| Pull::new(jump, &layout));
        let (inner, mut rest): (Vec<Pull>, Vec<Pull>) = pulls.partition(Pull::is_inner);
        // Jumps that read the same row follow each other, while a cache has it.
        let mut outer = Vec::new();
        while let Some(way) = rest.iter().map(Pull::way).min() {
            let (same, others): (Vec<Pull>, Vec<Pull>) = rest.into_iter().partition(|pull| pull.way() == way);
            outer.extend(same);
            rest = others;
        }
        let inside = board.jumps().iter().filter(|jump| jump.mask().is_subset_of(layout.parts.block));
        let lines = inside.filter(|jump| jump.from < jump.to).map(|jump| jump.mask());
        let is_repeated =
            lines.clone().map(Position::count).sum::<u32>() > lines.fold(Position::EMPTY, |a, b| a | b).count();
        let places = seeds.positions.iter().map(|&seed| layout.place(seed)).collect();
        Plan { layout, outer, inner, is_repeated, seeds: places, most_pegs: seeds.most_pegs, digested: None }
    }

    /// The memory of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        self.layout.bytes() + self.outer.iter().chain(&self.inner).map(Pull::bytes).sum::<usize>()
    }

    pub fn worker(&self) -> Worker {
        let digests = self.digested.map(|turned| Digests::new(&self.layout, turned));
        Worker { blocks: Vec::new(), tally: Tally::new(&self.layout), digests }
    }

    /// Works on a row, which the worker then has; returns the number of words that were read.
    pub fn fill(&self, levels: &[Vec<u64>], row: Row, worker: &mut Worker) -> usize {
        let words = self.layout.parts.words();
        worker.blocks.clear();
        worker.blocks.resize(row.length * words, 0);
        self.seed(row, worker);
        let work = of_words!(words, self, fill_blocks(levels, row, worker));
        if let Some(digests) = &mut worker.digests {
            let blocks = self.layout.outer_pegs(row).zip(worker.blocks.chunks(words));
            blocks.for_each(|(pegs, block)| digests.add(pegs, self.layout.class(pegs), block));
        }
        work
    }

    /// Adds the positions to begin with.
    fn seed(&self, row: Row, Worker { blocks, tally, .. }: &mut Worker) {
        let words = self.layout.parts.words();
        for seed in self.seeds.iter().filter(|seed| seed.level == row.level) {
            let word = (seed.block * words + (seed.bit >> WORD) as usize).checked_sub(row.first * words);
            if let Some(word) = word.and_then(|word| blocks.get_mut(word)) {
                *word |= 1 << (seed.bit % u64::BITS);
            }
        }
        let outer = row.level / self.layout.heavy_steps();
        for pegs in usize::from(outer == 0)..(self.most_pegs + 1).saturating_sub(outer) {
            for (block, class) in blocks.chunks_mut(words).zip(self.classes(row)) {
                let mask = tally.masks[class].get(pegs).map_or(&[][..], Vec::as_slice);
                block.iter_mut().zip(mask).for_each(|(word, mask)| *word |= mask);
            }
        }
    }

    /// The classes of the blocks of a row.
    pub fn classes(&self, row: Row) -> impl Iterator<Item = usize> {
        let class = self.layout.class(self.layout.rows.position(row.number));
        self.layout.columns.groups[row.columns].classes.iter().map(move |column| class ^ column)
    }

    #[inline(never)] // One copy for each number of words keeps the wasm small.
    fn fill_blocks<const W: usize>(&self, levels: &[Vec<u64>], row: Row, worker: &mut Worker) -> usize {
        let class = self.layout.class(self.layout.rows.position(row.number));
        let (blocks, _) = worker.blocks.as_chunks_mut::<W>();
        let work = self.pull(blocks, levels, row, class);
        for (block, class) in blocks.iter_mut().zip(self.classes(row)) {
            self.pull_within(block, class);
            worker.tally.add(class, block);
        }
        work
    }

    fn pull<const W: usize>(&self, blocks: &mut [[u64; W]], levels: &[Vec<u64>], row: Row, class: usize) -> usize {
        let mut work = 0;
        for (pull, level, number) in self.sources(row) {
            let Some((first, length)) = self.layout.first_block(level, number) else { continue };
            let (source, _) = levels[level].as_chunks::<W>();
            pull.pull(blocks, (&source[first..first + length], |_| true), row.columns, class);
            work += length * W;
        }
        work
    }

    /// The jumps that lead from a row to others, with the level and the number of the row after each.
    pub fn sources(&self, row: Row) -> impl Iterator<Item = (&Pull, usize, u32)> {
        let pulls = self.outer.iter().filter(move |pull| !pull.is_empty(row.columns));
        pulls.filter_map(move |pull| pull.source(row.level, row.number).map(|(level, number)| (pull, level, number)))
    }

    /// Adds the positions of a block from which jumps within it lead to known ones.
    pub fn pull_within<const W: usize>(&self, block: &mut [u64; W], class: usize) {
        if block.iter().fold(0, |any, word| any | word) == 0 {
            return;
        }
        loop {
            let before = *block;
            self.inner.iter().for_each(|pull| pull.pull_within(block, class));
            if !self.is_repeated || before == *block {
                return;
            }
        }
    }
}
