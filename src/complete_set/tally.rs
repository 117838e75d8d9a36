//! The number of positions with each number of pegs, counted during a sweep.

use super::indexing::Indexing;

/// Counts in how many blocks each bit is set, in a few operations per word. The words of a block are added to the
/// counts of all its bits at once, as binary digits with a carry to the next plane. This is the Harley-Seal method of
/// counting bits; see H. Warren, "Hacker's Delight".
pub(super) struct Tally {
    /// The number of positions with each number of pegs.
    pub counts: Vec<u64>,
    /// For each class of a block and each number of pegs, words in which a bit is set if it represents a block with
    /// that number of pegs.
    pub masks: Vec<Vec<Vec<u64>>>,
    /// The binary digits of the counts, for each class of a block.
    planes: Vec<Vec<Plane>>,
}

/// One binary digit of the count of every bit.
struct Plane {
    sum: Vec<u64>,
    /// A second value of the same digit that has not been added yet; meaningful only if `is_pending` is set.
    pending: Vec<u64>,
    is_pending: bool,
}

impl Tally {
    pub fn new(indexing: &Indexing) -> Self {
        let most = indexing.parts.block.count();
        let masks = |class| (0..=most).map(|pegs| indexing.bits(class, |holes| holes.count() == pegs)).collect();
        Tally {
            counts: vec![0; indexing.parts.holes.count() as usize + 1],
            masks: (0..indexing.classes()).map(masks).collect(),
            planes: (0..indexing.classes()).map(|_| Vec::new()).collect(),
        }
    }

    /// Counts the positions of a block.
    pub fn add<const W: usize>(&mut self, class: usize, block: &[u64; W]) {
        let mut carry = *block;
        for Plane { sum, pending, is_pending } in &mut self.planes[class] {
            let (Some(sum), Some(pending)) = (sum.first_chunk_mut::<W>(), pending.first_chunk_mut::<W>()) else {
                return;
            };
            if !std::mem::replace(is_pending, !*is_pending) {
                *pending = carry;
                return;
            }
            for word in 0..W {
                let (half, both) = (pending[word] ^ carry[word], pending[word] & carry[word]);
                (sum[word], carry[word]) = (sum[word] ^ half, both | sum[word] & half);
            }
        }
        self.planes[class].push(Plane { sum: carry.to_vec(), pending: vec![0; W], is_pending: false });
    }

    /// Adds the counts so far to the totals, and resets the counts. All blocks counted so far have this number of outer
    /// pegs.
    pub fn end_level(&mut self, outer_pegs: usize) {
        for (planes, masks) in self.planes.iter_mut().zip(&self.masks) {
            for (digit, plane) in planes.drain(..).enumerate() {
                let pending = plane.is_pending.then_some(plane.pending);
                for block in [Some(plane.sum), pending].into_iter().flatten() {
                    for (pegs, mask) in masks.iter().enumerate() {
                        let bits = block.iter().zip(mask).map(|(word, mask)| u64::from((word & mask).count_ones()));
                        self.counts[outer_pegs + pegs] += bits.sum::<u64>() << digit;
                    }
                }
            }
        }
    }
}
