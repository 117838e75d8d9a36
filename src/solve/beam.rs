//! Beam search: all positions with the same number of pegs at once, the most promising kept.
//!
//! Where no level had to be cut, an empty level is a proof that there is no solution.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::jump::Jump;
use crate::position::Position;

use super::End;
use super::meter::Meter;
use super::pruner::is_possible;
use super::target::Target;

/// A position that was kept, and how it was reached.
#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The number of the node in the level before.
    parent: u32,
    /// The number of the jump that led here.
    jump: u32,
}

struct Candidate {
    score: i32,
    node: Node,
}

pub(super) struct Beam {
    width: usize,
    /// Which finish the score aims at.
    aim: usize,
    levels: Vec<Vec<Node>>,
    /// How many nodes of the last level have been expanded.
    expanded: usize,
    candidates: Vec<Candidate>,
    seen: HashSet<u64, BuildHasherDefault<PositionHasher>>,
    complete: bool,
}

impl Beam {
    pub fn new(start: Position, width: usize, aim: usize) -> Self {
        let root = Node { position: start, parent: 0, jump: 0 };
        Beam {
            width,
            aim,
            levels: vec![vec![root]],
            expanded: 0,
            candidates: Vec::new(),
            seen: HashSet::default(),
            complete: true,
        }
    }

    pub fn width(&self) -> usize {
        self.width
    }

    /// Expands positions while the meter allows. `None` while there is more to do.
    pub fn run(&mut self, target: &Target, meter: &mut Meter) -> Option<End> {
        while !meter.is_spent() {
            if self.expanded == self.last_level().len() && !self.next_level() {
                return Some(End::Empty { complete: self.complete });
            }
            meter.count_position();
            if let Some(jumps) = self.expand(target) {
                return Some(End::Found(jumps));
            }
        }
        None
    }

    /// The jumps to a position with the fewest pegs that was reached.
    pub fn deepest(&self, target: &Target) -> Vec<Jump> {
        self.path(target, self.levels.len() - 1, 0)
    }

    fn last_level(&self) -> &[Node] {
        &self.levels[self.levels.len() - 1]
    }

    /// Keeps the best candidates as the new level; false when there are none.
    fn next_level(&mut self) -> bool {
        if self.candidates.is_empty() {
            return false;
        }
        if self.candidates.len() > self.width {
            self.candidates.select_nth_unstable_by_key(self.width, |candidate| candidate.score);
            self.candidates.truncate(self.width);
            self.complete = false;
        }
        self.levels.push(self.candidates.drain(..).map(|candidate| candidate.node).collect());
        self.seen.clear();
        self.expanded = 0;
        true
    }

    /// Plays every jump of the next node; returns the way to a finish if one of them makes it.
    fn expand(&mut self, target: &Target) -> Option<Vec<Jump>> {
        let level = self.levels.len() - 1;
        let parent = self.expanded;
        let position = self.levels[level][parent].position;
        let is_last = position.count() == target.finish_pegs() + 1;
        let slack = target.pruner().slack(position);
        self.expanded += 1;
        for (index, jump) in target.jumps().iter().enumerate() {
            if !jump.is_legal_in(position) || !is_possible(&target.pruner().after(&slack, index)) {
                continue;
            }
            let node = Node { position: jump.play_unchecked(position), parent: parent as u32, jump: index as u32 };
            if is_last && target.is_finish(node.position) {
                let mut jumps = self.path(target, level, parent);
                jumps.push(*jump);
                return Some(jumps);
            }
            if !is_last && self.seen.insert(target.symmetries().canonical(node.position).0) {
                self.candidates.push(Candidate { score: target.score(node.position, self.aim), node });
            }
        }
        None
    }

    fn path(&self, target: &Target, level: usize, index: usize) -> Vec<Jump> {
        let mut index = index;
        let step = |level: &Vec<Node>| {
            let node = level[index];
            index = node.parent as usize;
            target.jumps()[node.jump as usize]
        };
        let mut jumps: Vec<Jump> = self.levels[1..=level].iter().rev().map(step).collect();
        jumps.reverse();
        jumps
    }
}

/// One multiplication: positions are spread well enough by it, and nobody chooses them to collide.
#[derive(Default)]
struct PositionHasher(u64);

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(self.0 ^ u64::from(byte)));
    }

    fn write_u64(&mut self, position: u64) {
        let product = position.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = product ^ product >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
