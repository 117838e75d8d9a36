//! The work of one worker: level by level, it computes its own rows and sends them to the workers that need them.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use peg_solitaire::Position;
use peg_solitaire::complete_set::{SetPlan, SetRow, SetSums};
use peg_solitaire::proof::SetLevel;
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::generic::Operator;
use timely::dataflow::operators::vec::Broadcast;
use timely::dataflow::operators::{Input, Inspect, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

use crate::job::Job;
use crate::keeper::{Keeper, Parcel, readers};
use crate::scratch::Scratch;

/// The number of words that a worker sends in a round.
const ROUND: usize = 1 << 19;
/// The number of earlier rounds whose words may still be in transit when a worker starts a new round.
const ROUNDS: u64 = 2;
/// A timestamp is this constant multiplied by the level, plus the number of the worker's round within the level.
const LEVEL: u64 = 1 << 32;

/// Computes the rows of this worker. Returns the result if this is the first worker.
pub fn run(worker: &mut Worker, plan: &Arc<SetPlan>, job: &Job) -> Result<Option<String>, String> {
    let (begin, index, workers) = (Instant::now(), worker.index(), worker.peers());
    let open = |folder: &String| Scratch::open(folder, &job.key(), index, workers);
    let scratch = job.scratch.as_ref().map(open).transpose()?;
    let saved = scratch.as_ref().map_or(Ok(0), Scratch::finished)?;
    #[allow(clippy::cast_possible_truncation, reason = "it is the number of levels of a worker")]
    let finished = gather(worker, vec![saved as u64]).into_iter().flatten().min().unwrap_or(0) as usize;
    let mut sweep = Sweep::new(worker, plan, job.seed(), finished);
    let mut totals = Vec::new();
    if let Some(scratch) = &scratch {
        totals = sweep.send_again(worker, scratch, finished)?;
    }
    let (mut sums, earlier) = (job.sums(plan), totals.clone());
    for level in (finished..plan.levels()).filter(|&level| has_rows(plan, level)) {
        totals = sweep.finish(worker, level, scratch.as_ref(), &mut sums, &earlier)?;
        if index == 0 {
            crate::report(format!("level {level} of {} is finished", plan.levels()));
        }
    }
    let sent_in_total = std::mem::take(&mut sweep.sent_in_total);
    drop(sweep);
    let all = gather(worker, totals).iter().fold(Vec::new(), |all, sums| sum(&all, sums));
    let sent_in_total: u64 = gather(worker, vec![sent_in_total]).iter().flatten().sum();
    Ok((index == 0).then(|| {
        let (megabytes, seconds) = (sent_in_total * size_of::<u64>() as u64 / 1_000_000, begin.elapsed().as_secs_f64());
        crate::report(format!("{workers} workers exchanged {megabytes} MB in {seconds:.1} s"));
        text(&job.report(&all), job.has_digests)
    }))
}

/// The levels as text, in the format that `cargo solve` prints.
fn text(levels: &[SetLevel], has_digests: bool) -> String {
    let mut lines = vec![format!("pegs        positions{}", if has_digests { "  digest" } else { "" })];
    lines.extend(levels.iter().map(|SetLevel { pegs, positions, digest }| {
        let digest = if has_digests { format!("  {digest}") } else { String::new() };
        format!("{pegs:>4}  {positions:>15}{digest}")
    }));
    lines.push(format!("\nPositions: {}", levels.iter().map(|level| level.positions).sum::<u64>()));
    lines.join("\n")
}

/// Collects the words of all workers, in any order.
fn gather(worker: &mut Worker, word: Vec<u64>) -> Vec<Vec<u64>> {
    let (all, probe) = (Rc::new(RefCell::new(Vec::new())), ProbeHandle::<u64>::new());
    let heard = Rc::clone(&all);
    let mut input = worker.dataflow(|scope| {
        let (input, words) = scope.new_input::<Vec<Vec<u64>>>();
        words.broadcast().inspect(move |word| heard.borrow_mut().push(word.clone())).probe_with(&probe);
        input
    });
    input.send(word);
    input.close();
    worker.step_or_park_while(None, || !probe.done());
    all.take()
}

/// Adds two lists of sums, either of which may be empty.
fn sum(one: &[u64], other: &[u64]) -> Vec<u64> {
    let at = |sums: &[u64], index: usize| sums.get(index).copied().unwrap_or(0);
    // Digests are sums modulo 2^64.
    (0..one.len().max(other.len())).map(|index| at(one, index).wrapping_add(at(other, index))).collect()
}

struct Sweep {
    plan: Arc<SetPlan>,
    keeper: Rc<RefCell<Keeper>>,
    input: InputHandle<u64, CapacityContainerBuilder<Vec<Parcel>>>,
    /// Indicates the time up to which everything has been received.
    probe: ProbeHandle<u64>,
    /// The number of words sent in this round.
    sent: usize,
    /// The number of words sent in all rounds.
    sent_in_total: u64,
}

impl Sweep {
    fn new(worker: &mut Worker, plan: &Arc<SetPlan>, seed: Position, finished: usize) -> Self {
        let keeper = Rc::new(RefCell::new(Keeper::new(plan, seed, worker.index(), worker.peers(), finished)));
        let (taker, probe) = (Rc::clone(&keeper), ProbeHandle::new());
        let input = worker.dataflow(|scope| {
            let (input, parcels) = scope.new_input();
            let by_owner = Exchange::new(|parcel: &Parcel| parcel.to as u64);
            parcels
                .unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(by_owner, "Rows", |_, _| {
                    move |arrived, _| {
                        arrived.for_each(|_, parcels| {
                            parcels.drain(..).for_each(|parcel| taker.borrow_mut().take(&parcel));
                        });
                    }
                })
                .probe_with(&probe);
            input
        });
        Sweep { plan: Arc::clone(plan), keeper, input, probe, sent: 0, sent_in_total: 0 }
    }

    /// Sends the rows of finished levels that are needed to compute unfinished levels; returns the sums of all finished
    /// levels.
    fn send_again(&mut self, worker: &mut Worker, scratch: &Scratch, finished: usize) -> Result<Vec<u64>, String> {
        let plan = Arc::clone(&self.plan);
        let mut sums = Vec::new();
        for level in still_read(&plan, finished).filter(|&level| has_rows(&plan, level)) {
            self.input.advance_to(level as u64 * LEVEL);
            sums = scratch.read(&plan, level, |row, words| self.send(worker, row, words))?;
        }
        Ok(sums)
    }

    /// Finishes a level; returns the sums of all finished levels.
    fn finish(
        &mut self,
        worker: &mut Worker,
        level: usize,
        scratch: Option<&Scratch>,
        sums: &mut SetSums,
        earlier: &[u64],
    ) -> Result<Vec<u64>, String> {
        self.input.advance_to(level as u64 * LEVEL);
        self.wait(worker, level as u64 * LEVEL);
        let mut file = scratch.map(|scratch| scratch.begin(level)).transpose()?;
        let own = self.keeper.borrow_mut().leave(level);
        for (number, mut words) in own {
            let Some(row) = self.plan.row(level, number) else { continue };
            self.plan.close(row, &mut words, Some(sums));
            if words.iter().any(|&word| word != 0) {
                file.as_mut().map_or(Ok(()), |file| file.row(number, &words))?;
                self.send(worker, row, words);
            }
        }
        sums.end_level(self.plan.outer_pegs(level));
        let totals = sum(earlier, &[sums.counts(), sums.digests().unwrap_or_default()].concat());
        file.map_or(Ok(()), |file| file.end(&totals))?;
        scratch.map_or(Ok(()), |scratch| scratch.forget(self.plan.oldest(level)))?;
        Ok(totals)
    }

    /// Sends a row to the workers that need it.
    fn send(&mut self, worker: &mut Worker, row: SetRow, words: Vec<u64>) {
        let SetRow { level, number, .. } = row;
        let readers = readers(&self.plan, row, worker.peers());
        let others = readers.iter().filter(|&&to| to != worker.index());
        for &to in others {
            self.sent_in_total += words.len() as u64;
            self.sent += words.len();
            self.input.send(Parcel { to, level, number, words: words.clone() });
        }
        if readers.contains(&worker.index()) {
            self.keeper.borrow_mut().take(&Parcel { to: worker.index(), level, number, words });
        }
        if self.sent >= ROUND {
            self.sent = 0;
            let next = self.input.time() + 1;
            self.input.advance_to(next);
            self.wait(worker, next.saturating_sub(ROUNDS));
        }
    }

    /// Processes incoming data until all data sent before a timestamp has been received.
    fn wait(&self, worker: &mut Worker, time: u64) {
        worker.step_or_park_while(None, || self.probe.less_than(&time));
    }
}

/// The finished levels that are needed to compute the next level with rows. Another worker may have finished that level
/// already, and deleted all older levels that were not needed to compute it.
fn still_read(plan: &SetPlan, finished: usize) -> Range<usize> {
    let next = (finished..plan.levels()).find(|&level| has_rows(plan, level)).unwrap_or(finished);
    plan.oldest(next)..finished
}

fn has_rows(plan: &SetPlan, level: usize) -> bool {
    plan.rows(level).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use peg_solitaire::Board;

    #[test]
    fn a_worker_that_is_a_level_ahead_keeps_what_the_others_read() {
        for name in ["english", "european", "diamond"] {
            let board: Board = name.parse().unwrap();
            let start = board.vacancy(board.holes().holes().next().unwrap());
            let plan = SetPlan::new(&board, board.complement(start), usize::MAX).unwrap();
            let levels: Vec<usize> = (0..plan.levels()).filter(|&level| has_rows(&plan, level)).collect();
            for pair in levels.windows(2) {
                let read = still_read(&plan, pair[0] + 1);
                assert!(read.start >= plan.oldest(pair[1]) && read.contains(&pair[0]), "{name}: {pair:?}");
            }
        }
    }
}
