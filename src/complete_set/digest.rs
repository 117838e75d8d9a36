//! Digests of the positions with each number of pegs, made while a sweep goes on.

use crate::proof::SetLevel;
use crate::rules::Position;

use super::layout::Layout;
use super::parts::WORD;

/// Adds up a number for each position. The sum depends neither on the order of positions nor on that of bits.
pub(super) struct Digests {
    /// By number of pegs.
    pub sums: Vec<u64>,
    /// The pegs of each bit and their number, for each class of a block.
    pegs: Vec<Vec<(Position, usize)>>,
    /// The holes in which the set knows pegs as empty holes.
    turned: Position,
}

impl Digests {
    pub fn new(layout: &Layout, turned: Position) -> Self {
        let counted = |pegs: Position| (pegs, pegs.count() as usize);
        let pegs = |class| layout.blocks_of(class).into_iter().map(counted).collect();
        Digests {
            sums: vec![0; layout.parts.holes.count() as usize + 1],
            pegs: (0..layout.classes()).map(pegs).collect(),
            turned,
        }
    }

    /// Adds the positions of a block beside these outer pegs.
    pub fn add(&mut self, outer: Position, class: usize, block: &[u64]) {
        let sums = &mut self.sums[outer.count() as usize..];
        for (bits, &word) in self.pegs[class].chunks(1 << WORD).zip(block) {
            for bit in Position::from_bits(word.into()) {
                let (pegs, count) = bits[bit.index()];
                sums[count] = sums[count].wrapping_add(SetLevel::number((outer | pegs) ^ self.turned));
            }
        }
    }
}
