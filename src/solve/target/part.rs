//! A pattern database, which recognises lost positions by looking at a part of the board.
//!
//! Every jump removes a peg, so the number of jumps left is the number of pegs in a position minus the number of pegs
//! in a finish. A configuration of the part is a combination of pegs and vacancies in its holes. Some of the remaining
//! jumps have to turn the configuration of the position into the configuration of a finish. For each configuration, a
//! table stores the smallest number of jumps that could turn it into the configuration of a finish, assuming that the
//! holes elsewhere allow every jump. If this number is greater than the number of jumps left, the position is lost.

use crate::rules::{MOST_SYMMETRIES, Position, Symmetries};

/// `false` in the single-file element, which has no room for parts.
pub(in crate::solve) const PARTS_ARE_LEARNED: bool = !cfg!(feature = "lean");
/// The bit offset, in a word, of the number of pegs outside the part. The lower bits are the index of a configuration.
const ELSEWHERE: u32 = 28;
/// Larger than any number of pegs outside the part.
pub(super) const NEVER: u32 = 15;

/// For each configuration of a part, the smallest number of pegs outside the part with which a finish might be
/// reachable.
pub(in crate::solve) struct Part {
    /// For each hole of the board and each symmetry, the value that a peg in the hole's image adds to a word: either a
    /// bit of the configuration's index, or one more peg outside the part.
    words: [[u32; MOST_SYMMETRIES]; Position::CAPACITY],
    symmetries: usize,
    /// Four bits per configuration: [`NEVER`] minus the smallest number of pegs outside the part.
    pub(super) table: Vec<u8>,
}

impl Part {
    /// A part with these holes and a table that refutes everything.
    pub(super) fn new(holes: Position, symmetries: &Symmetries) -> Self {
        let mut words = [[0; MOST_SYMMETRIES]; Position::CAPACITY];
        for (symmetry, permutation) in symmetries.permutations().enumerate() {
            for (words, &image) in words.iter_mut().zip(permutation) {
                let before = (holes & Position::first(image.index())).count();
                words[symmetry] = 1 << if holes.contains(image) { before } else { ELSEWHERE };
            }
        }
        Part { words, symmetries: symmetries.count(), table: vec![0; (1 << holes.count()) / 2] }
    }

    /// Moves the table into a copy of the part.
    pub(super) fn take(&mut self) -> Part {
        Part { table: std::mem::take(&mut self.table), ..*self }
    }

    /// Returns `true` if the table shows that a position is lost.
    pub fn refutes(&self, position: Position) -> bool {
        self.words(position)[..self.symmetries].iter().any(|word| {
            let number = word % (1 << ELSEWHERE);
            let fewest = u32::from(self.table[number as usize / 2]) >> (number % 2 * 4) & 15;
            (word >> ELSEWHERE) + fewest < NEVER
        })
    }

    /// The memory that the table uses, in bytes.
    pub fn bytes(&self) -> usize {
        self.table.len()
    }

    /// For each image of a position, a word with the index of its configuration and the number of pegs outside the
    /// part.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger.
    fn words(&self, position: Position) -> [u32; MOST_SYMMETRIES] {
        let mut sums = [0; MOST_SYMMETRIES];
        for hole in position {
            sums.iter_mut().zip(&self.words[hole.index()]).for_each(|(sum, word)| *sum += word);
        }
        sums
    }

    /// The index of the part's configuration in a position.
    pub(super) fn number(&self, position: Position) -> usize {
        self.words(position)[0] as usize % (1 << ELSEWHERE)
    }
}
