//! Crossing tests, which decide whether a finish can be reached from its own complement by visiting half of the
//! positions.
//!
//! Backward play from the finish is forward play in the complement. If the start is the complement of the finish, a
//! position can therefore be reached if and only if its complement can reach the finish, and one sweep answers both
//! questions. A jump removes up to two pegs from the outer holes and never adds any. It is therefore enough to sweep
//! over the positions in which at most half of the outer holes are full. In every solution, there is a last position in
//! which more than half of the outer holes are full. The next jump leads into the set, and the complement of this
//! position is also in the set.

mod bound;
mod packed;
mod share;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use peg_solitaire::complete_set::{CompleteSet, SetError, SetPlan, SetRow};
use peg_solitaire::proof::{Pagoda, PagodaError};
use peg_solitaire::{Finish, Position, Problem};

use bound::Bound;
use packed::{PackedLevel, Unpacked};
pub use share::CrossingShare;
use share::{Frame, Sums, Workspace};

/// The largest number of words in the rows being computed. The memory that the rows take is counted only once they are
/// finished.
const PIECE: usize = 1 << 20;
/// Memory must have room for this number of pieces per part; otherwise, the pieces are made smaller.
const PIECES: usize = 16;
/// The largest number of bytes that a packed word takes.
const PACKED: usize = 9;
/// The number of bytes that a row takes in addition to its packed words.
const ROW: usize = 32;
/// The number of words that can be read in the time that a search takes to examine one position.
const WORDS: usize = 16;

/// Tests whether a problem has a solution, if its start is the complement of its finish. In most such problems, the
/// start has one vacancy, and the last peg must end in that hole. The test stores a few levels of the positions that
/// can reach the finish, except positions that a pagoda function proves to be unreachable from the start.
///
/// ```
/// use peg_solitaire_sets::Crossing;
/// use peg_solitaire::{Board, Finish, Problem};
///
/// let board: Board = "english".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::parse("d4", &board)?)?;
/// let pagodas = Crossing::pagodas(&problem, 4, 0);
/// let mut crossing = Crossing::new(&problem, pagodas, 1 << 27)?;
/// while !crossing.run(1_000_000)? {}
/// assert_eq!(crossing.is_solvable(), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Crossing {
    frame: Frame,
    memory: usize,
    /// The rows of the levels that are still needed to compute later levels.
    levels: Vec<PackedLevel>,
    /// The size of each level, in bytes.
    sizes: Vec<usize>,
    /// The sums of each level.
    sums: Vec<Sums>,
    level: usize,
    /// The rows of the current level.
    rows: Vec<SetRow>,
    /// The number of finished rows of the current level.
    finished: usize,
    /// The number of finished blocks.
    done: usize,
    /// The number of all blocks.
    all: usize,
    workspaces: Vec<Workspace>,
    /// A position that is part of a solution, if one has been found.
    found: Option<Position>,
}

/// The stored positions with the same number of pegs in outer holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CrossingLevel {
    /// The number of pegs in outer holes.
    pub pegs: u32,
    /// The number of positions. Once more than half of the outer holes are full, only positions that belong to a
    /// solution are counted.
    pub positions: u64,
    /// The sum, modulo 2^64, of one number for each position, as in a [`SetLevel`](peg_solitaire::proof::SetLevel).
    pub digest: u64,
}

impl CrossingLevel {
    /// Recreates a level that was saved.
    pub fn new(pegs: u32, positions: u64, digest: u64) -> Self {
        CrossingLevel { pegs, positions, digest }
    }
}

/// The reason why a crossing test cannot begin or continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoCrossing {
    /// The start is not the complement of the finish.
    NotSelfDual,
    /// The test needs more memory than is allowed.
    TooLarge {
        /// The smallest number of bytes that the test needs.
        needed: u64,
    },
    /// The bytes are not a level of this test.
    Damaged,
    /// The weights are not a pagoda function of the problem's board.
    Pagoda(PagodaError),
}

impl fmt::Display for NoCrossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCrossing::NotSelfDual => {
                write!(f, "the start is not the complement of the finish, such as one vacancy and the same finish")
            }
            NoCrossing::TooLarge { needed } => write!(f, "the positions take {needed} bytes of memory or more"),
            NoCrossing::Damaged => write!(f, "this is not the level of positions that it should be"),
            NoCrossing::Pagoda(why) => write!(f, "a pagoda function is one of another board: {why}"),
        }
    }
}

impl Error for NoCrossing {}

impl Crossing {
    /// Finds up to `most` pagoda functions, which prove that many positions cannot be reached from the start. A
    /// different seed yields different functions. The search takes a few seconds on a large board.
    pub fn pagodas(problem: &Problem, most: usize, seed: u64) -> Vec<Pagoda> {
        let outer = SetPlan::outer(problem.board());
        bound::choose(problem, outer, outer.count() as usize / 2, seed, most)
    }

    /// Creates a test that excludes all positions that the pagoda functions refute.
    ///
    /// # Errors
    /// [`NoCrossing::NotSelfDual`], [`NoCrossing::Pagoda`] if a function belongs to another board, or
    /// [`NoCrossing::TooLarge`] if the tables alone need more than `memory` bytes.
    pub fn new(problem: &Problem, pagodas: Vec<Pagoda>, memory: usize) -> Result<Self, NoCrossing> {
        let (board, start) = (problem.board(), problem.start());
        let Finish::Pattern(finish) = problem.finish() else { return Err(NoCrossing::NotSelfDual) };
        if board.complement(start) != finish {
            return Err(NoCrossing::NotSelfDual);
        }
        for pagoda in &pagodas {
            Pagoda::new(board, pagoda.weights().to_vec()).map_err(NoCrossing::Pagoda)?;
        }
        let too_large = |SetError { size }| NoCrossing::TooLarge { needed: size.tables };
        let plan = SetPlan::new(board, finish, memory).map_err(too_large)?;
        let outer = SetPlan::outer(board);
        let holes = outer.count() as usize;
        let beginning = plan.place(start);
        // A level is computed if the first level to which its jumps can lead is stored.
        let is_read = |&level: &usize| beginning.is_some() && plan.outer_pegs(plan.oldest(level)) <= holes / 2;
        let end = (0..plan.levels()).filter(is_read).count();
        let frame = Frame {
            bounds: pagodas
                .into_iter()
                .filter_map(|pagoda| Bound::new(pagoda, start, board.holes() - outer, &plan))
                .collect(),
            outer,
            half: holes / 2,
            start,
            finish: plan.place(finish),
            beginning,
            columns: plan.columns().iter().copied().collect(),
            plan,
        };
        let blocks = |level| frame.plan.rows(level).map(|row| row.blocks).sum::<usize>();
        let mut crossing = Crossing {
            memory,
            levels: (0..end).map(|_| None).collect(),
            sizes: vec![0; end],
            sums: (0..end).map(|_| Sums::default()).collect(),
            level: 0,
            rows: Vec::new(),
            finished: 0,
            done: 0,
            all: (0..end).map(blocks).sum(),
            workspaces: Vec::new(),
            found: None,
            frame,
        };
        crossing.begin();
        crossing.check_memory(1)?;
        Ok(crossing)
    }

    /// Does roughly the work of examining `budget` positions; returns `true` once the test is over.
    ///
    /// # Errors
    /// [`NoCrossing::TooLarge`] if the levels that are still needed and the next rows may take more memory. For the
    /// next rows, the test reserves nine bytes per word and 16 words per position of the budget, up to a 14th of the
    /// memory. A later call may succeed.
    pub fn run(&mut self, budget: u64) -> Result<bool, NoCrossing> {
        let mut words = usize::try_from(budget).unwrap_or(usize::MAX).saturating_mul(WORDS);
        while !self.is_over() {
            if words == 0 {
                return Ok(false);
            }
            words = words.saturating_sub(1 + self.step(1, words.min(PIECE), |_| {})?);
        }
        Ok(true)
    }

    /// Divides a larger portion of the work into `parts` parts (at least one and at most [`CompleteSet::MOST_PARTS`])
    /// and passes them to `run`, which may process each part on its own thread. The crate itself starts no threads.
    /// Parts that `run` does not process are processed afterwards. Returns `true` once the test is over.
    ///
    /// # Errors
    /// The same as [`Crossing::run`].
    pub fn run_shared(&mut self, parts: usize, run: impl FnOnce(&mut [CrossingShare])) -> Result<bool, NoCrossing> {
        if !self.is_over() {
            self.step(parts.clamp(1, CompleteSet::MOST_PARTS), PIECE, run)?;
        }
        Ok(self.is_over())
    }

    /// Works on the next rows of the level, about `most` words for each part; returns the number of words processed.
    fn step(&mut self, parts: usize, most: usize, run: impl FnOnce(&mut [CrossingShare])) -> Result<usize, NoCrossing> {
        let most = most.min(self.memory / (PIECES * size_of::<u64>() * parts)).max(1);
        self.check_memory(parts * most * PACKED)?;
        let words = self.frame.plan.block_words();
        self.workspaces.resize_with(parts.max(self.workspaces.len()), Workspace::default);
        let (mut rest, mut shares) = (&self.rows[self.finished..], Vec::new());
        let mut blocks = 0;
        for workspace in &mut self.workspaces[..parts] {
            let first = blocks;
            let is_room = |row: &&SetRow| {
                let is_room = (blocks - first) * words < most;
                blocks += if is_room { row.blocks } else { 0 };
                is_room
            };
            let (rows, others) = rest.split_at(rest.iter().take_while(is_room).count());
            rest = others;
            let (frame, levels) = (&self.frame, self.levels.as_slice());
            shares.push(CrossingShare { frame, levels, rows, workspace, packed: Vec::new(), sums: Sums::default() });
        }
        run(&mut shares);
        shares.iter_mut().for_each(CrossingShare::run);
        let done: Vec<_> = shares.into_iter().map(|share| (share.packed, share.sums)).collect();
        for (packed, sums) in done {
            self.sums[self.level].join(&sums);
            packed.into_iter().for_each(|row| self.keep(row));
        }
        self.done += blocks;
        if self.finished == self.rows.len() {
            self.end_level();
        }
        Ok(blocks * words)
    }

    /// Stores the next row of the level.
    fn keep(&mut self, packed: Box<[u8]>) {
        self.sizes[self.level] += packed.len() + ROW;
        self.levels[self.level].get_or_insert_default().push(packed);
        self.finished += 1;
    }

    /// Prepares the next level, if there is one: lists its rows and provides storage for them.
    fn begin(&mut self) {
        if let Some(level) = self.levels.get_mut(self.level) {
            self.rows = self.frame.plan.rows(self.level).collect();
            *level = Some(Vec::new());
        }
    }

    fn end_level(&mut self) {
        self.found = self.found.or(self.sums[self.level].found);
        let plan = &self.frame.plan;
        if plan.outer_pegs(self.level) > self.frame.half {
            (self.levels[self.level], self.sizes[self.level]) = (None, 0);
        }
        (self.level, self.finished) = (self.level + 1, 0);
        let unread = plan.oldest(self.level.min(self.frame.half * self.layers_of_level()));
        self.levels[..unread].fill(None);
        self.sizes[..unread].fill(0);
        self.begin();
    }

    /// Fails if there is no room for `more` additional bytes.
    fn check_memory(&self, more: usize) -> Result<(), NoCrossing> {
        let needed = (self.memory() + more) as u64;
        if needed > self.memory as u64 { Err(NoCrossing::TooLarge { needed }) } else { Ok(()) }
    }

    fn is_over(&self) -> bool {
        self.found.is_some() || self.level == self.levels.len()
    }

    /// The proportion of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "digits beyond the 15th do not matter")]
        let part = self.done as f64 / self.all.max(1) as f64;
        if self.is_over() { 1.0 } else { part }
    }

    /// Returns whether the problem has a solution, or `None` before the test is over.
    pub fn is_solvable(&self) -> Option<bool> {
        self.is_over().then_some(self.found.is_some())
    }

    /// A position that the start can reach and that can reach the finish, if one has been found.
    pub fn found(&self) -> Option<Position> {
        self.found
    }

    /// The outer holes, to which play never adds pegs.
    pub fn outer(&self) -> Position {
        self.frame.outer
    }

    /// The pagoda functions used to exclude positions. Functions whose weights are too large for tables are left out.
    pub fn bounds(&self) -> impl Iterator<Item = &Pagoda> {
        self.frame.bounds.iter().map(Bound::pagoda)
    }

    /// The finished levels, beginning with the fewest pegs in outer holes.
    pub fn levels(&self) -> Vec<CrossingLevel> {
        let of_pegs = self.sums[..self.level].chunks_exact(self.layers_of_level()).zip(0..);
        of_pegs.map(|(sums, pegs)| Sums::all(sums).level(pegs)).collect()
    }

    /// The sums of one layer.
    #[allow(clippy::cast_possible_truncation, reason = "a board has at most 128 holes")]
    fn level(&self, layer: usize) -> CrossingLevel {
        self.sums[layer].level(self.frame.plan.outer_pegs(layer) as u32)
    }

    /// The memory in use, in bytes.
    pub fn memory(&self) -> usize {
        let bounds: usize = self.frame.bounds.iter().map(Bound::bytes).sum();
        let rows = self.rows.len() * size_of::<SetRow>();
        self.sizes.iter().sum::<usize>() + self.frame.plan.memory() + bounds + rows
    }

    /// The number of layers in a level.
    fn layers_of_level(&self) -> usize {
        self.frame.plan.levels() / (self.outer().count() as usize + 1)
    }

    /// The number of finished layers. A level consists of several layers, each of which can be saved.
    pub fn layers(&self) -> usize {
        self.level
    }

    /// The sums of a layer, and its rows; `None` if the rows were not stored or are no longer stored.
    pub fn layer(&self, layer: usize) -> Option<(CrossingLevel, impl Iterator<Item = &[u8]>)> {
        let rows = self.levels.get(layer).filter(|_| layer < self.level)?.as_ref()?;
        Some((self.level(layer), rows.iter().map(AsRef::as_ref)))
    }

    /// Restores the next layer from rows returned by [`Crossing::layer`], instead of computing it.
    ///
    /// # Errors
    /// [`NoCrossing::Damaged`] if the rows belong to another layer or are incomplete, or [`NoCrossing::TooLarge`].
    /// After an error, the test must not be used.
    pub fn restore(
        &mut self,
        expected: CrossingLevel,
        rows: impl IntoIterator<Item = Box<[u8]>>,
    ) -> Result<(), NoCrossing> {
        let mut source = Unpacked::default();
        let mut rows = rows.into_iter();
        if self.is_over() || self.finished > 0 {
            return Err(NoCrossing::Damaged);
        }
        for index in 0..self.rows.len() {
            let (row, packed) = (self.rows[index], rows.next().ok_or(NoCrossing::Damaged)?);
            let sums = &mut self.sums[self.level];
            let read = source.read(&packed, row.blocks, self.frame.plan.block_words());
            read.and_then(|()| sums.add(&self.frame, row, &source.words)).ok_or(NoCrossing::Damaged)?;
            self.done += row.blocks;
            self.keep(packed);
            self.check_memory(0)?;
        }
        if self.level(self.level) != expected || rows.next().is_some() {
            return Err(NoCrossing::Damaged);
        }
        self.end_level();
        Ok(())
    }
}

impl fmt::Debug for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Crossing").field("levels", &self.levels()).field("found", &self.found).finish_non_exhaustive()
    }
}
