//! Several pagoda functions at once, followed through a search.
//!
//! The slack of a function is by how much the position outweighs the lightest finish. A jump has a
//! fixed cost in each function. A line of play whose slack would become negative is lost.

use crate::jump::Jump;
use crate::pagoda::Pagoda;
use crate::position::Position;

/// How many functions are followed. Sixteen lanes of 16 bits are two vector registers in wasm.
pub(super) const LANES: usize = 16;

/// The slack in each function; unused lanes stay at zero.
pub(super) type Slack = [i16; LANES];

#[derive(Clone)]
pub(super) struct Pruner {
    pagodas: Vec<Pagoda>,
    /// Per function, the weight of the lightest finish.
    floors: Vec<i64>,
    /// Per hole, its weight in each function.
    weights: [Slack; Position::CAPACITY],
    /// Per jump of the board, what it costs in each function.
    costs: Vec<Slack>,
}

impl Pruner {
    pub fn new(jumps: usize) -> Self {
        Pruner {
            pagodas: Vec::new(),
            floors: Vec::new(),
            weights: [[0; LANES]; Position::CAPACITY],
            costs: vec![[0; LANES]; jumps],
        }
    }

    pub fn is_full(&self) -> bool {
        self.pagodas.len() == LANES
    }

    /// Adds a function unless it is there already, there is no lane left, or its totals might not
    /// fit a lane: a slack must never be cut off, for that would prune solutions.
    pub fn add(&mut self, pagoda: Pagoda, jumps: &[Jump], finishes: &[Position]) {
        let extent: i64 = pagoda.weights().iter().map(|&weight| i64::from(weight).abs()).sum();
        let fits = 2 * extent <= i64::from(i16::MAX);
        let floor = finishes.iter().map(|&finish| pagoda.total(finish)).min();
        let (Some(floor), false, true) = (floor, self.is_full() || self.pagodas.contains(&pagoda), fits) else {
            return;
        };
        let lane = self.pagodas.len();
        pagoda.weights().iter().zip(&mut self.weights).for_each(|(&weight, lanes)| lanes[lane] = weight as i16);
        jumps.iter().zip(&mut self.costs).for_each(|(&jump, lanes)| lanes[lane] = pagoda.cost(jump) as i16);
        self.floors.push(floor);
        self.pagodas.push(pagoda);
    }

    /// The slack of a position; a negative entry refutes it.
    pub fn slack(&self, position: Position) -> Slack {
        let mut slack = [0; LANES];
        self.floors.iter().zip(&mut slack).for_each(|(&floor, lane)| *lane = -floor as i16);
        if self.pagodas.is_empty() {
            return slack;
        }
        position.holes().fold(slack, |slack, hole| add(slack, &self.weights[hole.index()]))
    }

    /// The slack after the jump with this number; `None` where it refutes the jump.
    pub fn after(&self, slack: &Slack, jump: usize) -> Option<Slack> {
        let after = std::array::from_fn(|lane| slack[lane] - self.costs[jump][lane]);
        is_possible(&after).then_some(after)
    }

    /// Whether the jump with this number is not refuted.
    pub fn allows(&self, slack: &Slack, jump: usize) -> bool {
        self.pagodas.is_empty() || self.after(slack, jump).is_some()
    }

    /// By how much a jump lowers the slack of all functions together.
    pub fn total_cost(&self, jump: usize) -> i32 {
        self.costs[jump].iter().map(|&cost| i32::from(cost)).sum()
    }
}

fn add(slack: Slack, weights: &Slack) -> Slack {
    std::array::from_fn(|lane| slack[lane] + weights[lane])
}

/// Whether the functions leave a position possible. The signs are collected without a branch.
pub(super) fn is_possible(slack: &Slack) -> bool {
    slack.iter().fold(0, |signs, lane| signs | lane) >= 0
}
