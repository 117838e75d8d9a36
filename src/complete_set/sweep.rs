//! One sweep over all blocks, each after those to which its jumps lead.

use crate::error::debug;
use crate::rules::Position;

use super::layout::Row;
use super::parts::WORD;
use super::plan::{Plan, Worker};

/// The number of words that are read in the time of looking at a position.
const WORDS: usize = 512;

/// The bits of all positions that can reach a seed.
pub(super) struct Sweep {
    pub plan: Plan,
    /// `false` if a level is dropped when no jump leads to it any more.
    pub is_whole: bool,
    /// The words of each level; none before it is begun and after it was dropped.
    levels: Vec<Vec<u64>>,
    /// The words of dropped levels, for others: fresh memory costs more than the work on it.
    spare: Vec<Vec<u64>>,
    /// The level at work, its rows, none before it is begun, and the number of those that are finished.
    level: usize,
    rows: Vec<Row>,
    finished: usize,
    /// The blocks that are finished, and all of them.
    done: usize,
    all: usize,
    /// The one that works alone comes first.
    workers: Vec<Worker>,
}

/// A part of the work on a level. It does not depend on other parts, so each may have a thread.
pub struct Share<'a> {
    plan: &'a Plan,
    levels: &'a [Vec<u64>],
    rows: &'a [Row],
    /// The words of the rows.
    words: &'a mut [u64],
    worker: &'a mut Worker,
}

impl Share<'_> {
    /// Does this part.
    pub fn run(&mut self) {
        let mut words = std::mem::take(&mut self.words);
        for &row in std::mem::take(&mut self.rows) {
            self.plan.fill(self.levels, row, self.worker);
            let (first, rest) = words.split_at_mut(self.worker.blocks.len());
            first.copy_from_slice(&self.worker.blocks);
            words = rest;
        }
    }
}

debug!(Share<'_>, |share| rows: share.rows.len());

impl Sweep {
    pub fn new(plan: Plan, is_whole: bool) -> Self {
        Sweep {
            levels: plan.layout.levels.iter().map(|_| Vec::new()).collect(),
            spare: Vec::new(),
            is_whole,
            level: 0,
            rows: Vec::new(),
            finished: 0,
            done: 0,
            all: plan.layout.levels.iter().map(|level| level.blocks).sum(),
            workers: vec![plan.worker()],
            plan,
        }
    }

    /// Goes on while work is allowed; returns `true` at the end.
    pub fn run(&mut self, budget: u64) -> bool {
        let mut words = usize::try_from(budget).unwrap_or(usize::MAX).saturating_mul(WORDS);
        while !self.is_over() {
            if words == 0 {
                return false;
            }
            words = words.saturating_sub(1 + self.step());
        }
        true
    }

    /// Lets `run` do the rest of a level in so many parts, and does what it leaves; returns `true` at the end.
    pub fn run_shared(&mut self, parts: usize, run: impl FnOnce(&mut [Share])) -> bool {
        if self.is_over() {
            return true;
        }
        self.begin();
        let missing = parts.saturating_sub(self.workers.len());
        self.workers.extend((0..missing).map(|_| self.plan.worker()));
        let mut words = std::mem::take(&mut self.levels[self.level]);
        let mut shares = self.shares(&mut words, parts);
        run(&mut shares);
        shares.iter_mut().for_each(Share::run);
        self.levels[self.level] = words;
        self.end_level();
        self.is_over()
    }

    pub fn is_over(&self) -> bool {
        self.level == self.levels.len()
    }

    /// The rest of the rows of a level in parts of about as many blocks, with the words of the level.
    fn shares<'a>(&'a mut self, level: &'a mut [u64], parts: usize) -> Vec<Share<'a>> {
        let size = self.plan.layout.parts.words();
        let mut rows = &self.rows[self.finished..];
        let mut words = &mut level[rows.first().map_or(0, |row| row.first * size)..];
        let mut shares = Vec::new();
        for (index, worker) in self.workers.iter_mut().take(parts).enumerate() {
            let most = words.len().div_ceil(parts - index);
            let begin = rows.first().map_or(0, |row| row.first);
            let (mine, others) = rows.split_at(rows.partition_point(|row| (row.first - begin) * size < most));
            let (now, later) = words.split_at_mut(mine.iter().map(|row| row.length * size).sum());
            (rows, words) = (others, later);
            shares.push(Share { plan: &self.plan, levels: &self.levels, rows: mine, words: now, worker });
        }
        shares
    }

    /// The part of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        part(self.done, self.all)
    }

    /// Works on the next row of the level; returns the number of words that were read.
    fn step(&mut self) -> usize {
        self.begin();
        let Some(&row) = self.rows.get(self.finished) else {
            self.end_level();
            return 0;
        };
        let worker = &mut self.workers[0];
        let work = self.plan.fill(&self.levels, row, worker);
        let first = row.first * self.plan.layout.parts.words();
        self.levels[row.level][first..][..worker.blocks.len()].copy_from_slice(&worker.blocks);
        self.finished += 1;
        self.done += row.length;
        work
    }

    /// Makes place for a level, unless that was done.
    fn begin(&mut self) {
        let (level, layout) = (self.level, &self.plan.layout);
        let words = layout.levels[level].blocks * layout.parts.words();
        if self.levels[level].len() == words {
            return;
        }
        self.rows = layout.rows_of(level);
        if !self.is_whole {
            let unread = &mut self.levels[..layout.oldest_read(level)];
            self.spare.extend(unread.iter_mut().map(std::mem::take).filter(|words| !words.is_empty()));
        }
        self.levels[level] = self.space(words);
    }

    /// Words for a level. They may hold anything, since the work on its rows writes them all.
    fn space(&mut self, words: usize) -> Vec<u64> {
        let fits = |(_, space): &(usize, &Vec<u64>)| (words..=2 * words).contains(&space.len());
        let Some((index, _)) = self.spare.iter().enumerate().filter(fits).min_by_key(|(_, space)| space.len()) else {
            self.spare.clear();
            return vec![0; words];
        };
        let mut space = self.spare.swap_remove(index);
        space.truncate(words);
        space
    }

    fn end_level(&mut self) {
        let outer_pegs = self.level / self.plan.layout.heavy_steps();
        self.workers.iter_mut().for_each(|worker| worker.tally.end_level(outer_pegs));
        self.done += self.rows[self.finished..].iter().map(|row| row.length).sum::<usize>();
        self.rows.clear();
        (self.level, self.finished) = (self.level + 1, 0);
    }

    /// Returns `true` if the set has a position of its class. `None` if its level is not finished, or was dropped.
    pub fn contains(&self, position: Position) -> Option<bool> {
        let place = self.plan.layout.place(position);
        if self.plan.layout.levels[place.level].blocks == 0 {
            return Some(false);
        }
        if place.level >= self.level {
            return None;
        }
        let word = place.block * self.plan.layout.parts.words() + (place.bit >> WORD) as usize;
        Some(self.levels[place.level].get(word)? >> (place.bit % u64::BITS) & 1 == 1)
    }

    /// The positions of the set in the levels that are finished and kept.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.blocks().flat_map(|(outer, block)| self.of_block(outer, block))
    }

    /// The blocks of the levels that are finished and kept, each with its outer pegs.
    fn blocks(&self) -> impl Iterator<Item = (Position, &[u64])> {
        let layout = &self.plan.layout;
        let levels = self.levels[..self.level].iter().enumerate().filter(|(_, words)| !words.is_empty());
        levels.flat_map(move |(level, words)| {
            let outer = layout.rows_of(level).into_iter().flat_map(|row| layout.outer_pegs(row));
            outer.zip(words.chunks(layout.parts.words()))
        })
    }

    fn of_block(&self, outer: Position, block: &[u64]) -> impl Iterator<Item = Position> {
        let class = self.plan.layout.class(outer);
        let words = (0..).step_by(1 << WORD).zip(block);
        let bits = words
            .flat_map(|(first, &word)| Position::from_bits(word.into()).holes().map(move |bit| first + bit.index()));
        bits.map(move |bit| outer | self.plan.layout.block_pegs(class, bit)).collect::<Vec<_>>().into_iter()
    }

    /// Visits these blocks: the outer pegs of each, and how many of its positions have 0, 1, 2, ... pegs in the block.
    /// Takes about as long as the sweep.
    pub fn visit_blocks(&self, mut visit: impl FnMut(Position, &[u32])) {
        let masks = &self.workers[0].tally.masks;
        let mut counts = vec![0; masks[0].len()];
        for (outer, block) in self.blocks() {
            for (count, mask) in counts.iter_mut().zip(&masks[self.plan.layout.class(outer)]) {
                *count = block.iter().zip(mask).map(|(word, mask)| (word & mask).count_ones()).sum();
            }
            visit(outer, &counts);
        }
    }

    /// The number of positions with 0, 1, 2, ... pegs, as far as the sweep has come.
    pub fn counts(&self) -> Vec<u64> {
        let of_pegs = |pegs: usize| self.workers.iter().map(|worker| worker.tally.counts[pegs]).sum();
        (0..=self.plan.layout.parts.holes.count() as usize).map(of_pegs).collect()
    }

    /// The digests of the positions with 0, 1, 2, ... pegs, before holes are turned; `None` if none are made.
    pub fn digests(&self) -> Option<Vec<u64>> {
        let sums: Option<Vec<&[u64]>> =
            self.workers.iter().map(|worker| Some(worker.digests.as_ref()?.sums.as_slice())).collect();
        let sum = |pegs: usize| sums.iter().flatten().fold(0, |sum: u64, sums| sum.wrapping_add(sums[pegs]));
        sums.is_some().then(|| (0..=self.plan.layout.parts.holes.count() as usize).map(sum).collect())
    }

    /// The memory of the bits and of the plan.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn bytes(&self) -> usize {
        let words: usize = self.levels.iter().chain(&self.spare).map(Vec::capacity).sum();
        words * size_of::<u64>() + self.plan.bytes()
    }
}

/// The part that is done, from 0 to 1.
#[allow(clippy::cast_precision_loss, reason = "digits beyond the 15th do not matter")]
pub(super) fn part(done: usize, all: usize) -> f64 {
    done as f64 / all.max(1) as f64
}
