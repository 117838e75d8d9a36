//! The order of candidates by their scores.

/// Candidates with the same score are taken in a scrambled order, so that they are not all children of the same
/// few positions. Of 400 such orders this one needs the fewest positions over eight families of problems, an eighth less
/// than the order in which they come.
const SCRAMBLE: u32 = 0xA2E2_DDFD;
/// Takes it back: their product is 1, modulo 2^32.
const UNSCRAMBLE: u32 = 0x4DE1_E755;

/// Scores of candidates in the order of their numbers: 0, 1, 2, ...
#[derive(Default)]
pub(super) struct Ranking(Vec<u64>);

impl Ranking {
    /// Adds the score of the next candidate, which is not negative.
    pub fn add(&mut self, score: i32) {
        let number = self.0.len() as u32;
        self.0.push((score as u64) << 32 | u64::from(number.wrapping_mul(SCRAMBLE)));
    }

    /// The numbers of the candidates with the lowest scores, the best first.
    pub fn best(&mut self, count: usize) -> impl Iterator<Item = usize> {
        self.0.sort_unstable();
        self.0.iter().take(count).map(|&entry| (entry as u32).wrapping_mul(UNSCRAMBLE) as usize)
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u64>()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}
