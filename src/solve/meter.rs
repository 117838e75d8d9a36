//! How much a search has done, and how much more it may do before it comes back.

/// What a linear programme costs, in positions: about a millisecond.
const PROGRAMME: u64 = 4000;

/// How many positions within the moves of a position cost as much as one: as many as are usual on the English board.
const STOPS: u64 = 8;

#[derive(Default)]
pub(super) struct Meter {
    positions: u64,
    /// Positions, and what else costs time, counted in positions.
    work: u64,
    limit: u64,
}

impl Meter {
    /// Allows this much more work.
    pub fn allow(&mut self, budget: u64) {
        self.limit = self.work.saturating_add(budget);
    }

    pub fn is_spent(&self) -> bool {
        self.work >= self.limit
    }

    pub fn count_position(&mut self) {
        self.positions += 1;
        self.work += 1;
    }

    /// Counts a position, and that many positions within its moves.
    pub fn count_moves(&mut self, stops: usize) {
        self.count_position();
        self.count_work(stops as u64 / STOPS);
    }

    /// Counts positions at which another search has looked.
    pub fn count_positions(&mut self, positions: u64) {
        self.positions += positions;
        self.work += positions;
    }

    /// Counts work that looks at no position, as that many.
    pub fn count_work(&mut self, positions: u64) {
        self.work += positions;
    }

    pub fn count_programme(&mut self) {
        self.count_work(PROGRAMME);
    }

    /// How many positions were looked at in all.
    pub fn positions(&self) -> u64 {
        self.positions
    }
}
