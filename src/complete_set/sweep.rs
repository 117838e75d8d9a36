//! A single sweep over all blocks. It visits a block only after it has visited all blocks to which jumps from that
//! block lead.

use crate::error::debug;
use crate::rules::Position;

use super::indexing::{SetBlock, SetRow};
use super::plan::SetPlan;
use super::sums::SetSums;

/// The number of words that can be read in the time that a search takes to examine one position.
const WORDS: usize = 512;

/// The data that all rows share.
pub(super) struct Work {
    pub plan: SetPlan,
    /// The places of the positions from which the sweep starts. These positions count as won.
    pub seeds: Vec<(SetRow, usize, u64)>,
    /// Positions with at least one peg and at most this number of pegs also count as won.
    pub most_pegs: usize,
    /// The holes in which pegs and vacancies are swapped before a position is digested; `None` if no digests are
    /// computed.
    pub digested: Option<Position>,
}

/// The current row, and the sums over earlier rows.
struct Worker {
    words: Vec<u64>,
    sums: SetSums,
}

/// The bits of all positions that can reach a seed.
pub(super) struct Sweep {
    pub work: Work,
    /// `false` if each level is dropped once no jump leads to it any more.
    pub is_whole: bool,
    /// The words of each level; empty until the level is started, and again after it is dropped.
    levels: Vec<Vec<u64>>,
    /// The memory of dropped levels. It is reused because allocating new memory takes longer than computing a level.
    spare: Vec<Vec<u64>>,
    level: usize,
    /// The rows of the current level; empty until the level is started.
    rows: Vec<SetRow>,
    /// The number of finished rows of the current level.
    finished: usize,
    /// The number of finished blocks.
    done: usize,
    /// The number of all blocks.
    all: usize,
    /// The first worker also does the serial work.
    workers: Vec<Worker>,
}

/// A part of the work on a level. The parts do not depend on each other, so each can run on its own thread.
pub struct Share<'a> {
    work: &'a Work,
    levels: &'a [Vec<u64>],
    rows: &'a [SetRow],
    /// The words of the rows.
    words: &'a mut [u64],
    worker: &'a mut Worker,
}

impl Share<'_> {
    /// Does this part of the work.
    pub fn run(&mut self) {
        let mut words = std::mem::take(&mut self.words);
        for &row in std::mem::take(&mut self.rows) {
            self.work.fill(self.levels, row, self.worker);
            let (first, rest) = words.split_at_mut(self.worker.words.len());
            first.copy_from_slice(&self.worker.words);
            words = rest;
        }
    }
}

debug!(Share<'_>, |share| rows: share.rows.len());

impl Work {
    fn worker(&self) -> Worker {
        Worker { words: Vec::new(), sums: self.plan.sums(self.digested) }
    }

    /// Computes a row and stores it in the worker's words; returns the number of words that were read.
    fn fill(&self, levels: &[Vec<u64>], row: SetRow, Worker { words, sums }: &mut Worker) -> usize {
        let plan = &self.plan;
        words.clear();
        words.resize(plan.words(row), 0);
        self.seed(row, words, sums);
        let mut work = 0;
        for (jump, after) in plan.after(row) {
            let length = plan.words(after);
            let source = &levels[after.level][plan.first_word(after)..][..length];
            plan.pull(jump, row, words, source, |_| true);
            work += length;
        }
        plan.close(row, words, Some(sums));
        work
    }

    /// Adds the positions from which the sweep starts.
    fn seed(&self, row: SetRow, words: &mut [u64], sums: &SetSums) {
        for (_, word, bit) in self.seeds.iter().filter(|seed| seed.0 == row) {
            words[*word] |= bit;
        }
        let outer = self.plan.outer_pegs(row.level);
        let masks = &sums.tally.masks;
        for pegs in usize::from(outer == 0)..(self.most_pegs + 1).saturating_sub(outer) {
            for (block, of_block) in words.chunks_mut(self.plan.block_words()).zip(self.plan.blocks(row)) {
                let mask = masks[of_block.class].get(pegs).map_or(&[][..], Vec::as_slice);
                block.iter_mut().zip(mask).for_each(|(word, mask)| *word |= mask);
            }
        }
    }
}

impl Sweep {
    pub fn new(work: Work, is_whole: bool) -> Self {
        let levels = &work.plan.indexing.levels;
        Sweep {
            levels: levels.iter().map(|_| Vec::new()).collect(),
            spare: Vec::new(),
            is_whole,
            level: 0,
            rows: Vec::new(),
            finished: 0,
            done: 0,
            all: levels.iter().map(|level| level.blocks).sum(),
            workers: vec![work.worker()],
            work,
        }
    }

    /// Works until the budget is used up; returns `true` once the sweep is over.
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

    /// Divides the rest of a level into parts for `run`, and processes the parts that `run` does not process; returns
    /// `true` once the sweep is over.
    pub fn run_shared(&mut self, parts: usize, run: impl FnOnce(&mut [Share])) -> bool {
        if self.is_over() {
            return true;
        }
        self.begin();
        let missing = parts.saturating_sub(self.workers.len());
        self.workers.extend((0..missing).map(|_| self.work.worker()));
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

    /// Divides the remaining rows of a level, with their words, into parts that have about the same number of blocks.
    fn shares<'a>(&'a mut self, level: &'a mut [u64], parts: usize) -> Vec<Share<'a>> {
        let plan = &self.work.plan;
        let mut rows = &self.rows[self.finished..];
        let mut words = &mut level[rows.first().map_or(0, |&row| plan.first_word(row))..];
        let mut shares = Vec::new();
        for (index, worker) in self.workers.iter_mut().take(parts).enumerate() {
            let most = words.len().div_ceil(parts - index);
            let begin = rows.first().map_or(0, |&row| plan.first_word(row));
            let (mine, others) = rows.split_at(rows.partition_point(|&row| plan.first_word(row) - begin < most));
            let (now, later) = words.split_at_mut(mine.iter().map(|&row| plan.words(row)).sum());
            (rows, words) = (others, later);
            shares.push(Share { work: &self.work, levels: &self.levels, rows: mine, words: now, worker });
        }
        shares
    }

    /// The proportion of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "digits beyond the 15th do not matter")]
        let part = self.done as f64 / self.all.max(1) as f64;
        part
    }

    /// Computes the next row of the level; returns the number of words that were read.
    fn step(&mut self) -> usize {
        self.begin();
        let Some(&row) = self.rows.get(self.finished) else {
            self.end_level();
            return 0;
        };
        let worker = &mut self.workers[0];
        let work = self.work.fill(&self.levels, row, worker);
        let first = self.work.plan.first_word(row);
        self.levels[row.level][first..][..worker.words.len()].copy_from_slice(&worker.words);
        self.finished += 1;
        self.done += row.blocks;
        work
    }

    /// Allocates the current level, unless it has been allocated already.
    fn begin(&mut self) {
        let (level, indexing) = (self.level, &self.work.plan.indexing);
        let words = indexing.levels[level].blocks * indexing.parts.words();
        if self.levels[level].len() == words {
            return;
        }
        self.rows = indexing.rows_of(level).collect();
        if !self.is_whole {
            let unread = &mut self.levels[..indexing.oldest_read(level)];
            self.spare.extend(unread.iter_mut().map(std::mem::take).filter(|words| !words.is_empty()));
        }
        self.levels[level] = self.space(words);
    }

    /// Words for a level. The words may contain anything, because every one of them is overwritten.
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
        let outer_pegs = self.work.plan.outer_pegs(self.level);
        self.workers.iter_mut().for_each(|worker| worker.sums.end_level(outer_pegs));
        self.done += self.rows[self.finished..].iter().map(|row| row.blocks).sum::<usize>();
        self.rows.clear();
        (self.level, self.finished) = (self.level + 1, 0);
    }

    /// Returns whether the set contains a position, or `None` if its level is not finished or has been dropped.
    pub fn contains(&self, position: Position) -> Option<bool> {
        let plan = &self.work.plan;
        let Some((row, word, bit)) = plan.place(position) else { return Some(false) };
        if row.level >= self.level {
            return None;
        }
        Some(self.levels[row.level].get(plan.first_word(row) + word)? & bit != 0)
    }

    /// The positions of the set in the levels that are finished and kept.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.rows().flat_map(|(row, words)| self.work.plan.positions(row, words))
    }

    /// The rows of the levels that are finished and kept, with their words.
    fn rows(&self) -> impl Iterator<Item = (SetRow, &[u64])> {
        let plan = &self.work.plan;
        let levels = self.levels[..self.level].iter().enumerate().filter(|(_, words)| !words.is_empty());
        levels.flat_map(move |(level, words)| {
            plan.rows(level).map(move |row| (row, &words[plan.first_word(row)..][..plan.words(row)]))
        })
    }

    /// Calls `visit` for each block in the levels that are finished and kept. The arguments are the block's outer pegs,
    /// and the number of its positions with 0, 1, 2, ... pegs in the block. Takes about as long as the sweep.
    pub fn visit_blocks(&self, mut visit: impl FnMut(Position, &[u32])) {
        let masks = &self.workers[0].sums.tally.masks;
        let mut counts = vec![0; masks[0].len()];
        for (row, words) in self.rows() {
            for (SetBlock { pegs, class, .. }, block) in
                self.work.plan.blocks(row).zip(words.chunks(self.work.plan.block_words()))
            {
                for (count, mask) in counts.iter_mut().zip(&masks[class]) {
                    *count = block.iter().zip(mask).map(|(word, mask)| (word & mask).count_ones()).sum();
                }
                visit(pegs, &counts);
            }
        }
    }

    /// The number of positions found so far that have 0, 1, 2, ... pegs.
    pub fn counts(&self) -> Vec<u64> {
        self.sums(|sums| Some(sums.counts())).unwrap_or_default()
    }

    /// The digests of the positions with 0, 1, 2, ... pegs; `None` if they are not computed.
    pub fn digests(&self) -> Option<Vec<u64>> {
        self.sums(SetSums::digests)
    }

    fn sums(&self, of: impl Fn(&SetSums) -> Option<&[u64]>) -> Option<Vec<u64>> {
        let mut all = of(&self.workers[0].sums)?.to_vec();
        for one in self.workers[1..].iter().filter_map(|worker| of(&worker.sums)) {
            all.iter_mut().zip(one).for_each(|(all, one)| *all = all.wrapping_add(*one));
        }
        Some(all)
    }

    /// The memory that the bits and the plan take, in bytes.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn bytes(&self) -> usize {
        let words: usize = self.levels.iter().chain(&self.spare).map(Vec::capacity).sum();
        words * size_of::<u64>() + self.work.plan.memory()
    }
}
