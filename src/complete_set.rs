//! Complete sets: all positions from which play can reach a finish, or all positions that play can reach from a start.
//!
//! Like chess endgame bitbases, complete sets store one bit for each position. All positions of a game are in the same
//! class. Within a class, the pegs in a few holes follow from the pegs in the others, so those few holes can be left
//! out when positions are numbered. A jump changes the numbers of all positions in the same way, so it can be applied
//! to whole words of bits. In the complement, play runs backwards; thanks to this duality, the same sweep finds either
//! set. The sweep visits a block of bits only after it has visited all blocks to which jumps from that block lead.
//!
//! # Example
//!
//! A board of 3 x 3 holes has 512 positions in 16 classes. Within a class, the pegs in five holes determine the pegs in
//! the other four. Five bits are therefore enough to number the positions, and the set is a word of 32 bits. The jump
//! from `c1` to `a1` changes all holes in the first row, and that row determines the lowest bit of each number: the
//! jump leads from bit 1 to bit 0, from bit 3 to bit 2 and so on, in every position where it is legal.
//!
//! ```
//! use peg_solitaire::complete_set::{CompleteSet, SetPlan};
//! use peg_solitaire::{Board, Position};
//!
//! let board: Board = "ooo/ooo/ooo".parse()?;
//! let finish = Position::of(board.parse_hole("a1")?);
//! let plan = SetPlan::new(&board, finish, 1 << 20)?;
//!
//! // The bits: one block of 32, in which bit 0 is the finish.
//! let (row, _, bit) = plan.place(finish).ok_or("another class")?;
//! let block = plan.blocks(row).next().ok_or("no block")?;
//! let bits = plan.bits(block.class);
//! assert_eq!((bits.len(), bit), (32, 1 << 0));
//! assert_eq!(bits[0b00000], board.parse_position("xoo/ooo/ooo")?);
//! assert_eq!(bits[0b00001], board.parse_position("oxx/ooo/ooo")?);
//! assert_eq!(bits[0b00010], board.parse_position("xoo/xxx/ooo")?);
//! assert_eq!(bits[0b00011], board.parse_position("oxx/xxx/ooo")?);
//!
//! // One jump: it leads to the bits of `known` from all bits where it is legal, at once.
//! let jump = board.parse_jumps("c1-a1")?[0];
//! let legal: u32 = (0..32).filter(|&bit| jump.play(bits[bit]).is_ok()).map(|bit| 1 << bit).sum();
//! let known = 0b0101;
//! assert_eq!(known << 1 & legal, 0b1010);
//!
//! // All jumps, until no bit is added: sixteen positions can reach the finish.
//! let mut set = CompleteSet::reaching(&board, &[finish], 1 << 20)?;
//! while set.run(1000).is_none() {}
//! assert_eq!(set.positions().count(), 16);
//!
//! // Larger boards have many blocks. The pegs in the outer holes say in which one a position has its bit.
//! let english: Board = "english".parse()?;
//! assert_eq!([&board, &english].map(|board| SetPlan::outer(board).count()), [0, 22]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod axis;
mod indexing;
mod jump;
mod parts;
mod picture;
mod plan;
mod rim;
mod size;
mod sums;
mod sweep;
mod tally;

use crate::error::{debug, error};
use crate::proof::{Proof, SetLevel};
use crate::rules::{Board, Finish, Position, Problem};

pub use indexing::{SetBlock, SetRow};
pub use jump::SetJump;
use parts::Parts;
pub use plan::SetPlan;
pub use size::SetSize;
pub use sums::SetSums;
pub use sweep::Share;
use sweep::{Sweep, Work};

/// All positions of a class from which play can reach a finish, or all positions that play can reach from a start.
///
/// The set of the English board has a bit for each of 2^29 positions, 64 MB in all. Computing that set takes a few
/// tenths of a second.
///
/// ```
/// use peg_solitaire::complete_set::CompleteSet;
/// use peg_solitaire::{Board, Finish, Problem};
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::parse("a1", &board)?)?;
/// let mut winning = CompleteSet::winning(&problem, 1 << 20)?;
/// while winning.run(1000).is_none() {
///     println!("{}%", (winning.progress() * 100.0).round());
/// }
/// assert_eq!(winning.contains(problem.start()), Some(true));
/// let stuck = board.parse_position("x/ox/oox/ooox/oooox")?;
/// assert_eq!(winning.contains(stuck), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct CompleteSet {
    board: Board,
    /// The start, if this is the set of positions that play can reach from it. The sweep then works on the complements
    /// of the positions.
    start: Option<Position>,
    sweep: Sweep,
}

/// The error for a complete set that needs more memory than is allowed or available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetError {
    /// The memory that the set needs.
    pub size: SetSize,
}

error!(SetError {
    SetError { size } => "the positions take {} bytes of memory", size.passing;
});

impl CompleteSet {
    /// The largest number of parts that a piece of work can be divided into.
    pub const MOST_PARTS: usize = 256;

    /// The memory that the sets of a board need. The calculation takes less than a millisecond.
    ///
    /// ```
    /// use peg_solitaire::complete_set::CompleteSet;
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "english".parse()?;
    /// let size = CompleteSet::size(&board);
    /// assert_eq!(size.whole >> 20, 68); // megabytes: 64 of positions, and the tables to make them
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn size(board: &Board) -> SetSize {
        SetSize::new(board, &Parts::of(board))
    }

    /// All positions in the start's class from which play can reach the problem's finish.
    ///
    /// # Errors
    /// [`SetError`] if the set needs more than `memory` bytes.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn winning(problem: &Problem, memory: usize) -> Result<Self, SetError> {
        let (positions, most_pegs) = match problem.finish() {
            Finish::AtMost(pegs) => (Vec::new(), pegs as usize),
            Finish::Pattern(pattern) => (vec![pattern], 0),
        };
        Self::new(problem.board(), problem.start(), &positions, most_pegs, memory)
    }

    /// The positions from which play can reach one of several finishes. The positions are in the class of the first
    /// finish; finishes in other classes are ignored.
    ///
    /// # Errors
    /// [`SetError`] if the set needs more than `memory` bytes.
    pub fn reaching(board: &Board, finishes: &[Position], memory: usize) -> Result<Self, SetError> {
        let first = finishes.first().copied().unwrap_or_default();
        Self::new(board, first, finishes, 0, memory)
    }

    /// The positions that play can reach from a start, including the start.
    ///
    /// # Errors
    /// [`SetError`] if the set needs more than `memory` bytes.
    ///
    /// ```
    /// use peg_solitaire::complete_set::CompleteSet;
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "english".parse()?;
    /// let set = CompleteSet::reachable(&board, board.parse_start("d4")?, 1 << 27)?.finish();
    /// assert_eq!(set.counts()[28..], [296, 60, 12, 4, 1, 0]); // with 28, 29, ... pegs
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reachable(board: &Board, start: Position, memory: usize) -> Result<Self, SetError> {
        let mut set = Self::reaching(board, &[board.complement(start)], memory)?;
        set.start = Some(start);
        Ok(set)
    }

    /// The same set with digests, to be computed from the beginning. Computing the set takes two to six times as long
    /// as without digests.
    #[must_use]
    pub fn with_digests(self) -> Self {
        let Sweep { mut work, is_whole, .. } = self.sweep;
        work.digested = Some(if self.start.is_some() { self.board.holes() } else { Position::EMPTY });
        CompleteSet { sweep: Sweep::new(work, is_whole), ..self }
    }

    fn new(
        board: &Board,
        member: Position,
        seeds: &[Position],
        most_pegs: usize,
        memory: usize,
    ) -> Result<Self, SetError> {
        let parts = Parts::of(board);
        let size = SetSize::new(board, &parts);
        let is_whole = size.whole <= memory as u64;
        let needed = if is_whole { size.whole } else { size.passing };
        if !fits(needed, memory) {
            return Err(SetError { size });
        }
        let plan = SetPlan::with(board, parts, member);
        let seeds = seeds.iter().filter_map(|&seed| plan.place(seed)).collect();
        let work = Work { plan, seeds, most_pegs, digested: None };
        Ok(CompleteSet { board: board.clone(), start: None, sweep: Sweep::new(work, is_whole) })
    }

    /// Does roughly the work of examining `budget` positions; returns the set once it is complete.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn run(&mut self, budget: u64) -> Option<&Self> {
        self.sweep.run(budget).then_some(self)
    }

    /// Runs until the set is complete, and returns it.
    #[must_use]
    pub fn finish(mut self) -> Self {
        while self.run(u64::MAX).is_none() {}
        self
    }

    /// Divides a large portion of the work into `parts` parts (at least one and at most [`CompleteSet::MOST_PARTS`])
    /// and passes them to `run`, which may process each part on its own thread. The crate itself starts no threads.
    /// Parts that `run` does not process are processed afterwards. Returns the set once it is complete.
    ///
    /// ```
    /// use peg_solitaire::complete_set::CompleteSet;
    /// use peg_solitaire::Board;
    /// use std::thread;
    ///
    /// let board: Board = "triangle".parse()?;
    /// let mut set = CompleteSet::reachable(&board, board.parse_start("a1")?, 1 << 20)?;
    /// let on_threads = |parts: &mut [peg_solitaire::complete_set::Share]| {
    ///     thread::scope(|scope| parts.iter_mut().for_each(|part| drop(scope.spawn(|| part.run()))));
    /// };
    /// while set.run_shared(2, on_threads).is_none() {}
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run_shared(&mut self, parts: usize, run: impl FnOnce(&mut [Share])) -> Option<&Self> {
        self.sweep.run_shared(parts.clamp(1, Self::MOST_PARTS), run).then_some(self)
    }

    /// The proportion of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.sweep.progress()
    }

    /// Returns whether the set contains the position, or `None` if that is not yet known or no longer known.
    ///
    /// A position of another class is never in the set.
    pub fn contains(&self, position: Position) -> Option<bool> {
        if !position.is_subset_of(self.board.holes()) {
            return Some(false);
        }
        self.sweep.contains(self.turned(position))
    }

    /// Returns `true` if every level is kept.
    pub fn is_whole(&self) -> bool {
        self.sweep.is_whole
    }

    /// The number of positions with 0, 1, 2, ... pegs, as far as they are known.
    pub fn counts(&self) -> Vec<u64> {
        let mut counts = self.sweep.counts();
        if self.start.is_some() {
            counts.reverse();
        }
        counts
    }

    /// The number of positions and their digest for each number of pegs that occurs, from the most pegs to the fewest.
    /// `None` before the set is complete, or if it has no digests.
    pub fn levels(&self) -> Option<Vec<SetLevel>> {
        let mut digests = self.sweep.digests().filter(|_| self.sweep.is_over())?;
        if self.start.is_some() {
            digests.reverse();
        }
        let level = |((pegs, positions), digest)| SetLevel { pegs, positions, digest };
        let levels = (0..).zip(self.counts()).zip(digests).map(level);
        let mut levels: Vec<SetLevel> = levels.filter(|level| level.positions > 0).collect();
        levels.reverse();
        Some(levels)
    }

    /// The proof that a problem is impossible, provided that this is the set of all positions that play can reach from
    /// the problem's start, and that the set has digests.
    ///
    /// ```
    /// use peg_solitaire::complete_set::CompleteSet;
    /// use peg_solitaire::proof::{Certificate, Proof};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "triangle".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("b3")?, Finish::parse("b3", &board)?)?;
    /// let set = CompleteSet::reachable(&board, problem.start(), 1 << 20)?.with_digests().finish();
    /// let proof = set.proof(&problem).ok_or("a solution")?;
    /// assert_eq!(Certificate::new(problem, proof).check(), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn proof(&self, problem: &Problem) -> Option<Proof> {
        let is_reached = match problem.finish() {
            Finish::AtMost(pegs) => self.counts().iter().skip(1).take(pegs as usize).any(|&positions| positions > 0),
            Finish::Pattern(pattern) => self.contains(pattern)?,
        };
        let is_of = self.start == Some(problem.start()) && self.board == *problem.board();
        if is_of && !is_reached { self.levels().map(Proof::Enumerated) } else { None }
    }

    /// The positions of the set that are in memory: all positions, if the set is whole and complete.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.sweep.positions().map(|position| self.turned(position))
    }

    /// The memory that the set uses now, in bytes.
    pub fn memory(&self) -> usize {
        self.sweep.bytes()
    }

    fn turned(&self, position: Position) -> Position {
        if self.start.is_some() { self.board.complement(position) } else { position }
    }
}

/// Returns `true` if `needed` bytes do not exceed `memory`, and the allocator can provide them in one piece.
fn fits(needed: u64, memory: usize) -> bool {
    needed <= memory as u64 && usize::try_from(needed).is_ok_and(is_available)
}

fn is_available(bytes: usize) -> bool {
    let mut space: Vec<u8> = Vec::new();
    let is_available = space.try_reserve_exact(bytes).is_ok();
    // Without this, the compiler would assume that an unused allocation succeeds.
    std::hint::black_box(space);
    is_available
}

debug!(CompleteSet, |set| start: set.start, progress: set.progress());
