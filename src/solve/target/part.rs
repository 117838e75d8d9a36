//! A pattern database, which recognises lost positions by a part of the board.
//!
//! Every jump removes a peg, so the number of jumps left is the number of pegs that a position has in excess of a
//! finish. Some of them have to change the setting of the part into the setting of a finish. The fewest that could do
//! so are computed for all settings at once, assuming pegs and empty holes elsewhere wherever a jump needs them. If
//! that is more than the number of jumps left, the position is lost.

use crate::rules::{MOST_SYMMETRIES, Position, Symmetries};

/// `false` in the single-file element, which has no room for parts.
pub(in crate::solve) const PARTS_ARE_LEARNED: bool = !cfg!(feature = "lean");
/// The bit offset of the number of pegs elsewhere in a word, above the index of a setting.
const ELSEWHERE: u32 = 28;
/// Larger than any number of pegs elsewhere.
pub(super) const NEVER: u32 = 15;

/// For each setting of the holes of a part, the fewest pegs elsewhere with which a finish might be reachable.
pub(in crate::solve) struct Part {
    /// For each hole of the board and each symmetry: the bit of its image in the index of a setting, or a peg
    /// elsewhere.
    words: [[u32; MOST_SYMMETRIES]; Position::CAPACITY],
    symmetries: usize,
    /// Four bits per setting: [`NEVER`] minus the fewest pegs.
    pub(super) table: Vec<u8>,
}

impl Part {
    /// The part with these holes, and a table that refutes everything.
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

    /// Returns the same part, and keeps no table.
    pub(super) fn take(&mut self) -> Part {
        Part { table: std::mem::take(&mut self.table), ..*self }
    }

    /// Returns `true` if a position is lost.
    pub fn refutes(&self, position: Position) -> bool {
        self.words(position)[..self.symmetries].iter().any(|word| {
            let number = word % (1 << ELSEWHERE);
            let fewest = u32::from(self.table[number as usize / 2]) >> (number % 2 * 4) & 15;
            (word >> ELSEWHERE) + fewest < NEVER
        })
    }

    /// The memory of the table, in bytes.
    pub fn bytes(&self) -> usize {
        self.table.len()
    }

    /// For each image of a position, the index of the setting and the number of pegs elsewhere.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger.
    fn words(&self, position: Position) -> [u32; MOST_SYMMETRIES] {
        let mut sums = [0; MOST_SYMMETRIES];
        for hole in position {
            sums.iter_mut().zip(&self.words[hole.index()]).for_each(|(sum, word)| *sum += word);
        }
        sums
    }

    /// The index of the setting of the part in a position.
    pub(super) fn number(&self, position: Position) -> usize {
        self.words(position)[0] as usize % (1 << ELSEWHERE)
    }
}
