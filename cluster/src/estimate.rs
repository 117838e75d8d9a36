//! Estimates how much memory several workers need for a set, and how much data they exchange. The estimate assumes that
//! every row contains positions.

use peg_solitaire::Board;
use peg_solitaire::complete_set::{CompleteSet, SetPlan};

use crate::keeper::{owner, readers};

const MEGA: f64 = 1e6;

#[allow(clippy::cast_precision_loss, reason = "the numbers are shown rounded")]
pub fn text(board: &Board, plan: &SetPlan, workers: usize) -> String {
    let (mut exchanged, mut all) = (0, 0);
    for row in (0..plan.levels()).flat_map(|level| plan.rows(level)) {
        let words = plan.words(row) as u64;
        let home = owner(row.number, workers);
        exchanged += words * readers(plan, row, workers).iter().filter(|&&reader| reader != home).count() as u64;
        all += words;
    }
    let size = CompleteSet::size(board);
    let [all, exchanged] = [all, exchanged].map(|words| (words * size_of::<u64>() as u64) as f64 / MEGA);
    let open = size.passing as f64 / MEGA;
    format!(
        "a bit for each position: {all:.0} MB\n\
         at most in memory: {open:.0} MB, {:.0} MB for each of {workers} workers\n\
         exchanged at most: {exchanged:.0} MB, {:.0} MB from each worker; a row goes to {:.2} others",
        open / workers as f64,
        exchanged / workers as f64,
        exchanged / all,
    )
}
