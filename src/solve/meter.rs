//! How much a search has done, and how much more it may do before it comes back.

/// What a linear programme costs, in positions: about a millisecond.
const PROGRAMME: u64 = 4000;

/// How many landings of moves cost as much as one position: as many as a position of the English board usually has.
const LANDINGS: u64 = 8;

#[derive(Clone, Default)]
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

    /// Counts landings of moves.
    pub fn count_landings(&mut self, landings: usize) {
        self.count_work(landings as u64 / LANDINGS);
    }

    /// How much more work is allowed.
    pub fn rest(&self) -> u64 {
        self.limit.saturating_sub(self.work)
    }

    /// Counts what another search has done between two states of its own meter.
    pub fn count_search(&mut self, before: &Meter, after: &Meter) {
        self.positions += after.positions - before.positions;
        self.work += after.work - before.work;
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
