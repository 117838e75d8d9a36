//! Backtracking, with and without memory.

use std::collections::HashSet;

use peg_solitaire::{Jump, Position, Problem, Symmetries};

use super::{Counters, Ending, Method, images};

#[derive(Debug)]
pub(super) struct DepthFirst {
    problem: Problem,
    /// The positions that have been refuted, as keys; `None` for plain backtracking.
    dead: Option<HashSet<Position>>,
    /// The symmetries under which positions count as the same.
    symmetries: Symmetries,
    most: usize,
    /// The positions from the start to the current one. Each is stored with the jump that led to it, and with the index
    /// of its first untried jump in `untried`.
    line: Vec<(Position, Option<Jump>, usize)>,
    /// The jumps from these positions that have not been tried yet. The last one is tried next.
    untried: Vec<Jump>,
}

impl DepthFirst {
    pub fn new(problem: Problem, method: Method, most: usize) -> Self {
        let symmetries =
            if method == Method::Symmetry { images(&problem) } else { problem.board().symmetries().identity() };
        let dead = (method != Method::Backtracking).then(HashSet::new);
        let mut search = DepthFirst { dead, symmetries, most, line: Vec::new(), untried: Vec::new(), problem };
        search.stand_at(search.problem.start(), None);
        search
    }

    /// Backtracks from positions without untried jumps, and then tries the next jump.
    pub fn step(&mut self, counters: &mut Counters) -> Option<Ending> {
        while let Some(&(position, _, first)) = self.line.last() {
            if self.untried.len() > first {
                break;
            }
            self.line.pop();
            let key = self.symmetries.canonical(position);
            if let Some(dead) = &mut self.dead {
                dead.insert(key);
                counters.remembered = dead.len();
                if dead.len() >= self.most {
                    return Some(Ending::OutOfMemory);
                }
            }
        }
        let (Some(jump), Some(&(position, ..))) = (self.untried.pop(), self.line.last()) else {
            return Some(Ending::Impossible);
        };
        let after = position ^ jump.mask();
        counters.positions += 1;
        if self.dead.as_ref().is_some_and(|dead| dead.contains(&self.symmetries.canonical(after))) {
            return None;
        }
        self.stand_at(after, Some(jump));
        if self.problem.finish().is_met_by(after) {
            return Some(Ending::Solved(self.path()));
        }
        counters.dead_ends += u64::from(self.line.last().is_some_and(|&(.., first)| first == self.untried.len()));
        None
    }

    pub fn path(&self) -> Vec<Jump> {
        self.line.iter().filter_map(|&(_, jump, _)| jump).collect()
    }

    fn stand_at(&mut self, position: Position, jump: Option<Jump>) {
        let first = self.untried.len();
        self.line.push((position, jump, first));
        self.untried.extend(self.problem.board().legal_jumps(position));
        self.untried[first..].reverse();
    }
}
