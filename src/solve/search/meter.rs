//! Measures the work that a search has done, and the work that is still allowed before the search has to return.

use crate::proof::Refuter;

/// The number of values that a linear program changes in the time that a search takes to examine one position.
const NUMBERS: usize = 600;

/// The number of landings that count as the work of examining one position. A typical position on the English board has
/// this number of landings.
const LANDINGS: u64 = 8;

#[derive(Clone, Default)]
pub(crate) struct Meter {
    /// The number of positions that have been examined.
    pub positions: u64,
    /// The total work, including the positions that have been examined. The unit is the work of examining one position.
    pub work: u64,
    limit: u64,
}

impl Meter {
    /// Allows the work of examining `budget` more positions.
    pub fn allow(&mut self, budget: u64) {
        self.limit = self.work.saturating_add(budget);
    }

    pub fn unlimited() -> Self {
        Meter { limit: u64::MAX, ..Meter::default() }
    }

    pub fn is_spent(&self) -> bool {
        self.work >= self.limit
    }

    pub fn count_position(&mut self) {
        self.positions += 1;
        self.work += 1;
    }

    pub fn count_landings(&mut self, landings: usize) {
        self.count_work(landings as u64 / LANDINGS);
    }

    /// The work that is still allowed.
    pub fn rest(&self) -> u64 {
        self.limit.saturating_sub(self.work)
    }

    /// Adds the work of another search: the difference between two states of that search's meter.
    pub fn count_search(&mut self, before: &Meter, after: &Meter) {
        self.positions += after.positions - before.positions;
        self.work += after.work - before.work;
    }

    /// Counts work other than examining positions. The unit is the work of examining one position.
    pub fn count_work(&mut self, positions: u64) {
        self.work += positions;
    }

    /// Runs a linear program within the meter's budget; returns `true` when it has ended.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    pub fn run_program(&mut self, refuter: &mut Refuter) -> bool {
        while !self.is_spent() {
            self.count_work(1 + (refuter.program.size() / NUMBERS) as u64);
            if !refuter.step() {
                return true;
            }
        }
        false
    }
}
