//! Excludes positions that are too heavy to be reached from the start, block by block.

use peg_solitaire::complete_set::{SetBlock, SetPlan};
use peg_solitaire::proof::{Pagoda, SetLevel};
use peg_solitaire::{Board, Hole, Position, Problem};

/// The step between the seeds of random numbers: 2^64 divided by the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
/// The number of bits in a word.
const WORD: usize = u64::BITS as usize;
/// The number of sample positions used to choose functions.
const SAMPLES: usize = 4000;
/// A function is used only if it refutes more than one sample position in every `LEAST_GAIN`.
const LEAST_GAIN: usize = 1000;
/// The largest allowed difference in weight between the heaviest and the lightest set of pegs in a block.
const WIDEST: usize = 100;

/// A pagoda function, and the positions that it allows in each block.
pub struct Bound {
    pagoda: Pagoda,
    /// The weight of the start, which no reachable position exceeds.
    most: i64,
    /// The weight of each column, by the column's number.
    columns: Vec<i64>,
    /// The weight of the lightest set of pegs in a block.
    least: i64,
    /// The number of weights from `least` up to, but not including, the weight of the heaviest set of pegs in a block.
    steps: usize,
    /// For each class and each of these weights, words with a bit for each set of pegs in a block: the bit is set if
    /// the pegs weigh no more than that weight.
    masks: Vec<u64>,
}

impl Bound {
    /// Returns `None` if the weights are too large for tables.
    pub fn new(pagoda: Pagoda, start: Position, in_block: Position, plan: &SetPlan) -> Option<Self> {
        let of_block = in_block.holes().map(|hole| pagoda.total(Position::of(hole)));
        let least = of_block.clone().map(|weight| weight.min(0)).sum();
        let heaviest: i64 = of_block.map(|weight| weight.max(0)).sum();
        let above = |weight: i64| usize::try_from(weight - least).ok().filter(|&steps| steps <= WIDEST);
        let steps = above(heaviest)?;
        let words = plan.block_words();
        let masks = |class| {
            let mut masks = vec![0; (steps + 1) * words];
            for (bit, &pegs) in plan.bits(class).iter().enumerate() {
                let step = above(pagoda.total(pegs)).unwrap_or(steps);
                masks[step * words + bit / WORD] |= 1 << (bit % WORD);
            }
            (words..masks.len()).for_each(|word| masks[word] |= masks[word - words]);
            masks.truncate(steps * words);
            masks
        };
        // A column number has a bit for each hole, so each hole doubles the table.
        let mut columns = vec![0];
        for &hole in plan.columns() {
            let weight = pagoda.total(Position::of(hole));
            columns.extend_from_within(..);
            let half = columns.len() / 2;
            columns[half..].iter_mut().for_each(|total| *total += weight);
        }
        Some(Bound {
            most: pagoda.total(start),
            columns,
            least,
            steps,
            masks: (0..plan.classes()).flat_map(masks).collect(),
            pagoda,
        })
    }

    pub fn pagoda(&self) -> &Pagoda {
        &self.pagoda
    }

    /// The largest weight that a column and its block may add to the pegs in `row`. The smallest weight of a block,
    /// `least`, is already subtracted.
    pub fn rest(&self, row: Position) -> i64 {
        self.most - self.pagoda.total(row) - self.least
    }

    /// Removes the positions that weigh more than the start. `rest` is the result of [`Bound::rest`] for the row.
    pub fn limit(&self, rest: i64, SetBlock { column, class, .. }: SetBlock, block: &mut [u64]) {
        let Ok(rest) = usize::try_from(rest - self.columns[column as usize]) else {
            block.fill(0);
            return;
        };
        if rest < self.steps {
            let mask = &self.masks[(class * self.steps + rest) * block.len()..];
            block.iter_mut().zip(mask).for_each(|(word, mask)| *word &= mask);
        }
    }

    pub fn bytes(&self) -> usize {
        self.columns.len() * size_of::<i64>() + self.masks.len() * size_of::<u64>()
    }
}

/// Chooses at most `most_functions` functions, because each of them takes time for every block. The chosen functions
/// refute the most positions in a sample: positions with at most `most` pegs in outer holes, reached by random backward
/// play from the finish.
pub fn choose(problem: &Problem, outer: Position, most: usize, seed: u64, most_functions: usize) -> Vec<Pagoda> {
    let (board, start) = (problem.board(), problem.start());
    let mut seed = seed;
    let samples: Vec<Position> = (0..SAMPLES).filter_map(|_| sample(board, start, outer, most, &mut seed)).collect();
    let symmetries = board.symmetries().preserving(&[start]);
    let mut pool: Vec<(Pagoda, Vec<bool>)> = Vec::new();
    for (index, &position) in samples.iter().enumerate() {
        if pool.iter().any(|(_, refuted)| refuted[index]) {
            continue;
        }
        let Some(pagoda) = Pagoda::refuting(board, start, &[position]) else { continue };
        for permutation in symmetries.permutations() {
            let of = |hole: &Hole| pagoda.weights()[hole.index()];
            let Ok(image) = Pagoda::new(board, permutation.iter().map(of).collect()) else { continue };
            let total = image.total(start);
            let refuted = samples.iter().map(|&sample| image.total(sample) > total).collect();
            pool.push((image, refuted));
        }
    }
    let mut chosen = Vec::new();
    let mut is_open = vec![true; samples.len()];
    while chosen.len() < most_functions {
        let gain = |refuted: &[bool]| refuted.iter().zip(&is_open).filter(|&(refuted, open)| *refuted && *open).count();
        let gains = pool.iter().map(|(_, refuted)| gain(refuted)).enumerate();
        let Some((best, gain)) = gains.max_by_key(|&(index, gain)| (gain, usize::MAX - index)) else { break };
        if gain * LEAST_GAIN <= samples.len() {
            break;
        }
        let (pagoda, refuted) = pool.swap_remove(best);
        is_open.iter_mut().zip(refuted).for_each(|(open, refuted)| *open &= !refuted);
        chosen.push(pagoda);
    }
    chosen
}

/// A position from which play can reach the finish: backward play is play in the complement, and the complement of the
/// finish is the start.
fn sample(board: &Board, start: Position, outer: Position, most: usize, seed: &mut u64) -> Option<Position> {
    let (mut position, mut passed) = (start, Vec::new());
    loop {
        let pegs = (board.complement(position) & outer).count() as usize;
        if pegs > most {
            break;
        }
        if pegs > most / 2 {
            passed.push(board.complement(position));
        }
        let jumps: Vec<_> = board.legal_jumps(position).collect();
        let Some(jump) = (!jumps.is_empty()).then(|| jumps[below(seed, jumps.len())]) else { break };
        position ^= jump.mask();
    }
    (!passed.is_empty()).then(|| passed[below(seed, passed.len())])
}

/// The next pseudorandom number from 0 to `end - 1`. It is derived from the number that a position contributes to a
/// digest.
#[allow(clippy::cast_possible_truncation, reason = "the number is below `end`")]
fn below(seed: &mut u64, end: usize) -> usize {
    let number = SetLevel::number(Position::from_bits((*seed).into()));
    *seed = seed.wrapping_add(GOLDEN);
    (number % end as u64) as usize
}
