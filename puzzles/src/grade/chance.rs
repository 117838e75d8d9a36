//! The exact probability that random play wins.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use peg_solitaire::{Position, Problem};

/// Probability 1. Probabilities are integers, so they are the same on every machine.
const ONE: u64 = 1 << 40;

/// The FNV-1a hash, which is smaller and faster than the one in the standard library.
#[derive(Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Computes probabilities, within a budget that several problems share.
pub(crate) struct Grader {
    rest: u64,
    /// The largest number of positions in a problem. If more can be reached, the probability is not computed.
    most: usize,
    /// The positions of the current problem, with their probabilities.
    chances: HashMap<Position, u64, BuildHasherDefault<Fnv>>,
}

impl Grader {
    /// A grader that examines about this many positions in total, and at most `most` in each problem.
    pub fn new(positions: u64, most: usize) -> Self {
        Grader { rest: positions, most, chances: HashMap::default() }
    }

    pub fn is_spent(&self) -> bool {
        self.rest == 0
    }

    /// The number of games in which random play wins once; `None` if computing it would take too long, or if random
    /// play never wins.
    pub fn one_in(&mut self, problem: &Problem) -> Option<u64> {
        self.chances.clear();
        let chance = self.chance(problem, problem.start());
        self.rest = self.rest.saturating_sub(self.chances.len() as u64);
        ONE.checked_div(chance?)
    }

    fn chance(&mut self, problem: &Problem, position: Position) -> Option<u64> {
        if problem.finish().is_met_by(position) {
            return Some(ONE);
        }
        if let Some(&known) = self.chances.get(&position) {
            return Some(known);
        }
        let (mut sum, mut jumps) = (0, 0);
        for jump in problem.board().legal_jumps(position) {
            sum += self.chance(problem, jump.play_unchecked(position))?;
            jumps += 1;
        }
        let chance = sum / jumps.max(1);
        self.chances.insert(position, chance);
        (self.chances.len() <= self.most).then_some(chance)
    }
}
