//! Selects the best of many candidates by their scores.

/// Candidates with the same score are ranked in a scrambled order, so that the best are not all children of the same
/// few positions. Of 400 such orders that were tried, this one leads to the fewest examined positions over eight
/// families of problems: an eighth fewer than the order of arrival.
const SCRAMBLE: u32 = 0xA2E2_DDFD;

/// The number of bits that an entry reserves for the place. It reserves the same number for the scrambled order.
const PLACE: u32 = 20;

/// Selects the best candidates; lower scores are better. The caller stores the candidates themselves, in numbered
/// places that this type assigns.
///
/// There are twice as many places as candidates to keep. When all places are taken, the worse half of the candidates is
/// dropped. Each sort thus serves many candidates, and the memory does not grow with the number of candidates.
pub(super) struct Best {
    /// The number of candidates to keep, 1 to 2^19.
    width: usize,
    /// The score, scrambled order and place of each candidate, then the free places.
    entries: Vec<u64>,
    taken: usize,
    /// The number of candidates added so far.
    pub count: usize,
    /// Only entries below this bound can be among the best.
    bound: u64,
}

impl Best {
    pub fn new(width: usize) -> Self {
        Best { width, entries: (0..2 * width as u64).collect(), taken: 0, count: 0, bound: u64::MAX }
    }

    /// Returns `true` if a candidate with this score, which must not be negative, would be among the best so far.
    pub fn admits(&self, score: i32) -> bool {
        self.entry(score) < self.bound
    }

    /// Returns `true` if no candidate with this score or a higher one would be admitted. Only the score is compared.
    pub fn rules_out(&self, score: i32) -> bool {
        u64::from(score.cast_unsigned()) << (2 * PLACE) > self.bound
    }

    /// Adds a candidate; returns its place, which may have belonged to a candidate that has been dropped.
    pub fn add(&mut self, score: i32) -> usize {
        let entry = self.entry(score);
        self.entries[self.taken] = entry;
        self.taken += 1;
        self.count += 1;
        if self.taken == self.entries.len() {
            self.cut();
        }
        place(entry)
    }

    /// The places of the best candidates, the best first.
    pub fn sorted(&mut self) -> impl Iterator<Item = usize> {
        self.cut();
        self.entries[..self.taken].iter().map(|&entry| place(entry))
    }

    /// Returns `true` if candidates have been dropped.
    pub fn is_cut(&self) -> bool {
        self.count > self.width
    }

    /// The memory that the entries use, in bytes.
    pub fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<u64>()
    }

    /// Frees all places.
    pub fn clear(&mut self) {
        (self.taken, self.count, self.bound) = (0, 0, u64::MAX);
    }

    /// The score, scrambled order and place of the next candidate.
    fn entry(&self, score: i32) -> u64 {
        #[allow(clippy::cast_possible_truncation, reason = "the order may repeat")]
        let order = (self.count as u32).wrapping_mul(SCRAMBLE) >> (u32::BITS - PLACE);
        let score = u64::from(score.cast_unsigned());
        score << (2 * PLACE) | u64::from(order) << PLACE | place(self.entries[self.taken]) as u64
    }

    /// Drops all but the best candidates.
    fn cut(&mut self) {
        self.entries[..self.taken].sort_unstable();
        if self.taken > self.width {
            self.taken = self.width;
            self.bound = self.entries[self.width - 1];
        }
    }
}

fn place(entry: u64) -> usize {
    (entry % (1 << PLACE)) as usize
}
