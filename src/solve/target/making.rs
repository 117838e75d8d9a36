//! Builds the table of a part of the board: its settings by the fewest jumps to the setting of a finish. There is a bit
//! for each setting, and a jump moves whole words of bits.

use crate::rules::{Board, Jump, Position, Symmetries};
use crate::solve::Meter;

use super::part::{NEVER, Part};

/// The largest number of holes of a part: its table takes 16 MB, and 12 MB more while it is built.
const LARGEST: u32 = 25;
/// The largest number of other holes. With more, the table refutes hardly anything, and their pegs would not fit into a
/// word.
const MOST_ELSEWHERE: u32 = 13;
const _: () = assert!(MOST_ELSEWHERE < NEVER);
/// The number of holes whose settings are the bits of a word.
const WORD: u32 = u64::BITS.ilog2();
/// The bytes for a word of the table, and for its bits while it is built.
const WORD_BYTES: usize = (1 << WORD) / 2 + 3 * size_of::<u64>();
/// The number of words between two checks of the meter.
const ROW: usize = 64;
/// The number of words with new settings that cost as much as one position.
const WORDS: u64 = 2;

/// A table that is being built. Numbers of pegs are for the whole board: the pegs of a finish, and one more for each
/// jump.
pub(in crate::solve) struct Making {
    part: Part,
    changes: Vec<Change>,
    /// The number of pegs of the current pass over the settings, and of the last one.
    pegs: u32,
    most_pegs: u32,
    /// The next word.
    place: usize,
    /// Bits for settings: those to note in a pass with an even number of pegs, those with an odd number, and all that
    /// have been noted.
    bits: Vec<[u64; 3]>,
}

/// The change of a setting when a jump is taken back.
struct Change {
    /// The bits of a word's index that change, and their values after the jump.
    outer: usize,
    outer_after: usize,
    /// The settings within a word that are possible after the jump, and the shifts that move their bits to the settings
    /// before it.
    after: u64,
    up: usize,
    down: usize,
}

impl Making {
    /// A table that takes at most this much memory while it is built, in bytes. `None` if it needs more, if it would
    /// refute hardly anything, or if there is no finish. The finishes must all have the same number of pegs, and the
    /// symmetries must preserve them.
    pub fn new(board: &Board, finishes: &[Position], symmetries: &Symmetries, memory: usize) -> Option<Self> {
        let holes = holes(board);
        let is_large = (board.holes() - holes).count() <= MOST_ELSEWHERE && !finishes.is_empty();
        let bytes = WORD_BYTES << holes.count().checked_sub(WORD)?;
        (is_large && bytes <= memory).then(|| Making::of(board, holes, finishes, symmetries))
    }

    /// The table of a part with these holes, at least [`WORD`].
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

    /// The memory of the table and of what builds it, in bytes.
    pub fn bytes(&self) -> usize {
        self.bits.len() * WORD_BYTES
    }

    /// Works while the meter allows; returns the part once its table is complete, and keeps no table.
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

    /// Notes a row of settings with the current number of pegs. The settings before a jump are noted in the pass with
    /// one more.
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
                #[allow(clippy::cast_possible_truncation, reason = "`NEVER` fits four bits")]
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

/// The holes of a part: the first hole, then the holes over which jumps lead from there, and so on. If these are too
/// few, all holes near the first one.
fn holes(board: &Board) -> Position {
    let over = around(board, false);
    if over.count() + 1 < LARGEST { around(board, true) } else { over }
}

/// At most [`LARGEST`] holes: the first one, then the holes that a peg there can jump over (all holes of those jumps if
/// `is_near`), and so on.
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
