//! Stores a worker's rows while they are being computed.

use std::collections::HashMap;
use std::mem;
use std::sync::Arc;

use peg_solitaire::Position;
use peg_solitaire::complete_set::{SetPlan, SetRow};
use serde::{Deserialize, Serialize};

/// 2^64 divided by the golden ratio. Multiplying by this constant moves nearby numbers far apart.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The worker that owns all rows with this number. The level makes no difference, so a jump that does not change the
/// number needs no rows from other workers.
pub fn owner(number: u32, workers: usize) -> usize {
    (u64::from(number).wrapping_mul(GOLDEN) >> 32) as usize % workers
}

/// The workers that own rows from which jumps lead to a given row, without duplicates.
pub fn readers(plan: &SetPlan, row: SetRow, workers: usize) -> Vec<usize> {
    let mut readers: Vec<usize> = plan.before(row).map(|(_, before)| owner(before.number, workers)).collect();
    readers.sort_unstable();
    readers.dedup();
    readers
}

/// A finished row on its way to a worker.
#[derive(Clone, Serialize, Deserialize)]
pub struct Parcel {
    pub to: usize,
    pub level: usize,
    pub number: u32,
    pub words: Vec<u64>,
}

pub struct Keeper {
    plan: Arc<SetPlan>,
    index: usize,
    workers: usize,
    /// The number of finished levels, whose rows no longer change.
    finished: usize,
    /// The rows of each level, as far as they are known. Missing rows are empty.
    levels: Vec<HashMap<u32, Vec<u64>>>,
}

impl Keeper {
    pub fn new(plan: &Arc<SetPlan>, seed: Position, index: usize, workers: usize, finished: usize) -> Self {
        let levels = (0..plan.levels()).map(|_| HashMap::new()).collect();
        let mut keeper = Keeper { plan: Arc::clone(plan), index, workers, finished, levels };
        if let Some((row, word, bit)) = plan.place(seed)
            && let Some(words) = keeper.row(row)
        {
            words[word] |= bit;
        }
        keeper
    }

    /// Adds the positions from which jumps lead into a row that another worker has sent.
    pub fn take(&mut self, Parcel { level, number, words, .. }: &Parcel) {
        let plan = Arc::clone(&self.plan);
        for (jump, before) in plan.row(*level, *number).into_iter().flat_map(|row| plan.before(row)) {
            if let Some(own) = self.row(before) {
                plan.pull(jump, before, own, words, |_| true);
            }
        }
    }

    /// Removes the rows of a level and returns them.
    pub fn leave(&mut self, level: usize) -> HashMap<u32, Vec<u64>> {
        self.finished = level + 1;
        mem::take(&mut self.levels[level])
    }

    /// The words of a row, if this worker owns it and its level is not finished.
    fn row(&mut self, row: SetRow) -> Option<&mut Vec<u64>> {
        let is_open = row.level >= self.finished && owner(row.number, self.workers) == self.index;
        let words = is_open.then(|| self.levels[row.level].entry(row.number))?;
        Some(words.or_insert_with(|| vec![0; self.plan.words(row)]))
    }
}
