//! Applies several pagoda functions at once, and updates their totals during a search.
//!
//! The slack of a function is the amount by which a position outweighs the lightest finish. Each jump lowers the slack
//! by a fixed cost. If the slack would become negative, no finish can be reached.
//!
//! More functions may be known than can be followed. The pruner follows the functions that together refute as much of a
//! sample as possible.

use std::array;

use crate::proof::Pagoda;
use crate::rules::{Hole, Jump, Position};

/// The number of functions that are followed. Sixteen lanes of 16 bits fill two vector registers in wasm.
pub(crate) const LANES: usize = 16;

/// The largest number of functions to keep after a choice. If there are more, the oldest functions that are not
/// followed are dropped.
const MOST_KNOWN: usize = 200;

/// The slack of a position for each function; unused lanes stay at zero.
pub(crate) type Slack = [i16; LANES];

#[derive(Clone)]
pub(crate) struct Pruner {
    /// The known functions. The functions that are followed come first, in the order of their lanes.
    known: Vec<Known>,
    /// The slack of the empty position for each function.
    base: Slack,
    /// The weight of each hole for each function.
    weights: [Slack; Position::CAPACITY],
    /// The cost of each jump of the board for each function.
    costs: Vec<Slack>,
}

#[derive(Clone)]
struct Known {
    pagoda: Pagoda,
    /// The weight of the lightest finish.
    floor: i64,
    /// A bit for each position of the sample, set if the function refutes it.
    refuted: u64,
}

impl Known {
    fn refutes(&self, position: Position) -> bool {
        self.pagoda.total(position) < self.floor
    }
}

impl Pruner {
    pub fn new(jumps: usize) -> Self {
        Pruner {
            known: Vec::new(),
            base: [0; LANES],
            weights: [[0; LANES]; Position::CAPACITY],
            costs: vec![[0; LANES]; jumps],
        }
    }

    /// Returns `true` if a known function refutes the position.
    pub fn refutes(&self, position: Position) -> bool {
        self.known.iter().any(|known| known.refutes(position))
    }

    /// Adds a function, and follows it if a lane is free. Ignores functions that are already known, and functions whose
    /// totals might not fit into a lane, because a truncated slack would prune solutions.
    pub fn add(&mut self, pagoda: Pagoda, jumps: &[Jump], finishes: &[Position]) {
        let extent: i64 = pagoda.weights().iter().map(|&weight| i64::from(weight).abs()).sum();
        let fits = 2 * extent <= i64::from(i16::MAX);
        let floor = finishes.iter().map(|&finish| pagoda.total(finish)).min();
        let is_known = self.known.iter().any(|known| known.pagoda == pagoda);
        let (Some(floor), false, true) = (floor, is_known, fits) else { return };
        self.known.push(Known { pagoda, floor, refuted: 0 });
        if self.known.len() <= LANES {
            self.follow(self.known.len() - 1, jumps);
        }
    }

    /// Chooses the functions to follow, based on a sample of at most 64 positions. Each step chooses the function that
    /// refutes the most positions not refuted by earlier choices.
    pub fn choose(&mut self, sample: &[Position], jumps: &[Jump]) {
        for known in &mut self.known {
            known.refuted = sample.iter().fold(0, |bits, &position| bits << 1 | u64::from(known.refutes(position)));
        }
        let mut open = u64::MAX;
        for lane in 0..LANES.min(self.known.len()) {
            let worth = |known: &Known| (known.refuted & open).count_ones() << 8 | known.refuted.count_ones();
            let best = (lane..self.known.len()).max_by_key(|&index| worth(&self.known[index])).unwrap_or(lane);
            self.known.swap(lane, best);
            open &= !self.known[lane].refuted;
            self.follow(lane, jumps);
        }
        if self.known.len() > MOST_KNOWN {
            self.known.drain(LANES..LANES + self.known.len() - MOST_KNOWN);
        }
    }

    /// Follows a known function in the lane with the same index.
    #[allow(clippy::cast_possible_truncation, reason = "`add` refuses functions whose totals may not fit")]
    fn follow(&mut self, lane: usize, jumps: &[Jump]) {
        let Known { pagoda, floor, .. } = &self.known[lane];
        self.base[lane] = -floor as i16;
        pagoda.weights().iter().zip(&mut self.weights).for_each(|(&weight, lanes)| lanes[lane] = weight as i16);
        jumps.iter().zip(&mut self.costs).for_each(|(&jump, lanes)| lanes[lane] = pagoda.cost(jump) as i16);
    }

    /// The slack of a position; if an entry is negative, the position is refuted.
    pub fn slack(&self, position: Position) -> Slack {
        if self.known.is_empty() {
            return self.base;
        }
        let add = |slack: Slack, hole: Hole| array::from_fn(|lane| slack[lane] + self.weights[hole.index()][lane]);
        position.holes().fold(self.base, add)
    }

    /// The slack after a jump; `None` if the jump is refuted.
    pub fn after(&self, slack: &Slack, jump: usize) -> Option<Slack> {
        let after = array::from_fn(|lane| slack[lane] - self.costs[jump][lane]);
        is_possible(&after).then_some(after)
    }

    /// Returns `true` if a jump is not refuted.
    pub fn allows(&self, slack: &Slack, jump: usize) -> bool {
        self.known.is_empty() || self.after(slack, jump).is_some()
    }

    /// The amount by which a jump lowers the slack, summed over all functions.
    pub fn total_cost(&self, jump: usize) -> i32 {
        self.costs[jump].iter().map(|&cost| i32::from(cost)).sum()
    }
}

/// Returns `true` if no function refutes the position with this slack. The signs are combined without a branch.
pub(crate) fn is_possible(slack: &Slack) -> bool {
    slack.iter().fold(0, |signs, lane| signs | lane) >= 0
}
