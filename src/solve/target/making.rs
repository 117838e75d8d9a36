//! Builds the table of a part of the board: the fewest jumps from each configuration of the part to the configuration
//! of a finish. While the table is being built, each configuration is represented by a bit, so that a jump changes
//! whole words of configurations at once.

use crate::rules::{Board, Jump, Position, Symmetries};
use crate::solve::Meter;

use super::part::{NEVER, Part};

/// The largest number of holes in a part. The table of such a part takes 16 MB, and building the table takes another 12
/// MB.
const LARGEST: u32 = 25;
/// The largest number of holes outside the part. With more holes there, the table would refute hardly anything, and the
/// number of pegs in these holes would not fit into a word.
const MOST_ELSEWHERE: u32 = 13;
const _: () = assert!(MOST_ELSEWHERE < NEVER);
/// The number of holes whose configurations fit into a word, with one bit for each configuration.
const WORD: u32 = u64::BITS.ilog2();
/// The memory for the configurations in a word, in bytes: their entries in the table, and their bits while the table is
/// being built.
const WORD_BYTES: usize = (1 << WORD) / 2 + 3 * size_of::<u64>();
/// The number of words between two checks of the meter.
const ROW: usize = 64;
/// The number of words with new configurations that can be processed in the time that a search takes to examine one
/// position.
const WORDS: u64 = 2;

/// A table that is being built. All peg counts are for the whole board, not just for the part. The first pass has the
/// number of pegs at a finish, and each later pass has one more peg.
pub(in crate::solve) struct Making {
    part: Part,
    changes: Vec<Change>,
    /// The number of pegs on the board during the current pass over the configurations, and during the last pass.
    pegs: u32,
    most_pegs: u32,
    /// The index of the next word.
    place: usize,
    /// Three bits for each configuration: whether to note it in the next pass with an even number of pegs, whether to
    /// note it in the next pass with an odd number of pegs, and whether it has been noted.
    bits: Vec<[u64; 3]>,
}

/// The change to a configuration when a jump is taken back.
struct Change {
    /// The bits of a word's index that change, and their values after the jump.
    outer: usize,
    outer_after: usize,
    /// The configurations within a word that are possible after the jump, and the shifts that move their bits to the
    /// configurations before the jump.
    after: u64,
    up: usize,
    down: usize,
}

impl Making {
    /// Prepares a table that takes at most `memory` bytes while it is being built. `None` if the table needs more
    /// memory, if it would refute hardly anything, or if there is no finish. All finishes must have the same number of
    /// pegs, and the symmetries must map finishes to finishes.
    pub fn new(board: &Board, finishes: &[Position], symmetries: &Symmetries, memory: usize) -> Option<Self> {
        let holes = holes(board);
        let is_large = (board.holes() - holes).count() <= MOST_ELSEWHERE && !finishes.is_empty();
        let bytes = WORD_BYTES << holes.count().checked_sub(WORD)?;
        (is_large && bytes <= memory).then(|| Making::of(board, holes, finishes, symmetries))
    }

    /// Prepares the table of the part with the given holes. There must be at least [`WORD`] holes.
    pub(super) fn of(board: &Board, holes: Position, finishes: &[Position], symmetries: &Symmetries) -> Self {
        let part = Part::new(holes, symmetries);
        let mut bits = vec![[0; 3]; 1 << (holes.count() - WORD)];
        for &finish in finishes {
            let number = part.number(finish);
            bits[number >> WORD][finish.count() as usize % 2] |= 1 << (number % (1 << WORD));
        }
        let changes = board.jumps().iter().map(|&jump| Change::new(&part, jump)).collect();
        Making { part, changes, pegs: finishes[0].count(), most_pegs: board.holes().count(), place: 0, bits }
    }

    /// The memory used by the table and by the bits from which it is built, in bytes.
    pub fn bytes(&self) -> usize {
        self.bits.len() * WORD_BYTES
    }

    /// Works within the meter's budget. Once the table is complete, returns the part with the table moved into it.
    pub fn run(&mut self, meter: &mut Meter) -> Option<Part> {
        while !meter.is_spent() {
            if self.place < self.bits.len() {
                self.note(meter);
                continue;
            }
            (self.pegs, self.place) = (self.pegs + 1, 0);
            if self.pegs > self.most_pegs {
                return Some(self.part.take());
            }
        }
        None
    }

    /// Notes a row of configurations with the current number of pegs. The configurations before a jump are noted in the
    /// next pass, with one more peg.
    fn note(&mut self, meter: &mut Meter) {
        let row = self.place..(self.place + ROW).min(self.bits.len());
        self.place = row.end;
        let now = self.pegs as usize % 2;
        let mut changed = WORDS;
        for place in row {
            let words = &mut self.bits[place];
            let new = std::mem::take(&mut words[now]) & !words[2];
            if new == 0 {
                continue;
            }
            changed += 1;
            words[2] |= new;
            for change in &self.changes {
                if place & change.outer == change.outer_after {
                    self.bits[place ^ change.outer][1 - now] |= (new & change.after) << change.up >> change.down;
                }
            }
            for inner in Position::from_bits(new.into()) {
                let number = place << WORD | inner.index();
                let fewest = self.pegs.saturating_sub(number.count_ones());
                #[allow(clippy::cast_possible_truncation, reason = "`NEVER` fits into four bits")]
                let value = NEVER.saturating_sub(fewest) as u8;
                self.part.table[number / 2] |= value << (number % 2 * 4);
            }
        }
        meter.count_work(changed / WORDS);
    }
}

impl Change {
    fn new(part: &Part, jump: Jump) -> Self {
        let [before, after] = [jump.need(), Position::of(jump.to)].map(|set| part.number(set));
        let [inner_before, inner_after] = [before, after].map(|number| number % (1 << WORD));
        let free = (0..WORD).map(|hole| 1 << hole).filter(|bit| (inner_before | inner_after) & bit == 0);
        Change {
            outer: (before | after) >> WORD,
            outer_after: after >> WORD,
            after: free.fold(1 << inner_after, |settings, bit| settings | settings << bit),
            up: inner_before.saturating_sub(inner_after),
            down: inner_after.saturating_sub(inner_before),
        }
    }
}

/// Chooses the holes of a part: the first hole, then the holes that can be jumped over from there, and so on. If this
/// yields too few holes, chooses all holes near the first one.
fn holes(board: &Board) -> Position {
    let over = around(board, false);
    if over.count() + 1 < LARGEST { around(board, true) } else { over }
}

/// At most [`LARGEST`] holes: the first one, then the holes that a peg there can jump over (or, if `is_near`, all holes
/// of these jumps), and so on.
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn around(board: &Board, is_near: bool) -> Position {
    let mut part = Position::first(1);
    loop {
        let mut more = Position::EMPTY;
        for jump in board.jumps().iter().filter(|jump| part.contains(jump.from)) {
            more |= if is_near { jump.mask() } else { Position::of(jump.over) };
        }
        let (before, room) = (part, LARGEST - part.count());
        part = (more - part).holes().take(room as usize).fold(part, Position::with);
        if part == before {
            return part;
        }
    }
}
