//! A pattern database: lost positions by a part of the board, for whose settings a table is learned.
//!
//! A jump takes a peg, so a position has as many jumps left as it has more pegs than a finish. Some of them have to
//! turn the setting of the part into that of a finish. The fewest that might do so are found for all settings at once,
//! with pegs and empty holes elsewhere wherever a jump needs them. If they are more than there are left, the position
//! is lost.

use crate::rules::{MOST_SYMMETRIES, Position, Symmetries};

/// `false` in the element of one file, which has no room for parts.
pub(in crate::solve) const PARTS_ARE_LEARNED: bool = !cfg!(feature = "lean");
/// The place of the number of pegs elsewhere in a word, above the number of a setting.
const ELSEWHERE: u32 = 28;
/// No number of pegs elsewhere is as large.
pub(super) const NEVER: u32 = 15;

/// For each setting of the holes of a part, the fewest pegs elsewhere with which a finish might be reached.
pub(in crate::solve) struct Part {
    /// For each hole of the board, and its image under each symmetry: the bit of the image in the number of a setting,
    /// or a peg elsewhere.
    words: [[u32; MOST_SYMMETRIES]; Position::CAPACITY],
    symmetries: usize,
    /// Four bits a setting: [`NEVER`] less the fewest pegs.
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

    /// The same part; this one has no table any more.
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

    /// For each image of a position, the number of the setting and the number of pegs elsewhere.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger.
    fn words(&self, position: Position) -> [u32; MOST_SYMMETRIES] {
        let mut sums = [0; MOST_SYMMETRIES];
        for hole in position {
            sums.iter_mut().zip(&self.words[hole.index()]).for_each(|(sum, word)| *sum += word);
        }
        sums
    }

    /// The number of the setting of the part in a position.
    pub(super) fn number(&self, position: Position) -> usize {
        self.words(position)[0] as usize % (1 << ELSEWHERE)
    }
}
