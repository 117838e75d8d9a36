//! Beam search: all positions with the same number of pegs at once, the most promising kept.
//!
//! Where no level had to be cut, an empty level is a proof that there is no solution.

use crate::jump::Jump;
use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::random::Random;
use crate::solve::ranking::Ranking;
use crate::solve::score::{Neighbours, Score};
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::End;

/// By how much a seed may change what a peg costs in the score.
const NOISE: usize = 9;

/// A position that was kept, and how it was reached.
#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The part of the score that is a sum over pegs.
    sum: i32,
    /// The number of the node in the level before.
    parent: u32,
    /// The number of the jump that led here.
    jump: u16,
}

pub(in crate::solve) struct Beam {
    width: usize,
    score: Score,
    neighbours: Neighbours,
    levels: Vec<Vec<Node>>,
    /// How many nodes of the last level have been expanded.
    expanded: usize,
    candidates: Vec<Node>,
    ranking: Ranking,
    seen: PositionSet,
    complete: bool,
}

impl Beam {
    /// A beam towards one finish, or to as few pegs as possible where that is empty.
    pub fn new(target: &Target, aim: Position, width: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let noise = || if seed == 0 { 0 } else { random.below(NOISE) as i32 };
        let score = Score::new(target.board(), aim, noise);
        let start = target.starts()[0];
        let root = Node { position: start, sum: score.sum(start), parent: 0, jump: 0 };
        Beam {
            width,
            score,
            neighbours: Neighbours::new(target.board()),
            levels: vec![vec![root]],
            expanded: 0,
            candidates: Vec::new(),
            ranking: Ranking::default(),
            seen: PositionSet::new(),
            complete: true,
        }
    }

    pub fn width(&self) -> usize {
        self.width
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let kept = self.levels.iter().map(Vec::capacity).sum::<usize>() + self.candidates.capacity();
        kept * size_of::<Node>() + self.ranking.bytes() + self.seen.bytes()
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
        self.complete &= self.candidates.len() <= self.width;
        let best = self.ranking.best(self.width);
        self.levels.push(best.map(|number| self.candidates[number]).collect());
        self.candidates.clear();
        self.ranking.clear();
        self.seen.clear();
        self.expanded = 0;
        true
    }

    /// Plays every jump of the next node; returns the way to a finish if one of them makes it.
    fn expand(&mut self, target: &Target) -> Option<Vec<Jump>> {
        let level = self.levels.len() - 1;
        let parent = self.expanded;
        let Node { position, sum, .. } = self.levels[level][parent];
        let is_last = position.count() == target.finish_pegs() + 1;
        let images = target.symmetries().images_of(position);
        self.expanded += 1;
        for jump in target.hopeful_jumps(position) {
            let after = target.play(jump, position);
            if is_last && target.is_finish(after) {
                let mut jumps = self.path(target, level, parent);
                jumps.push(target.jump(jump));
                return Some(jumps);
            }
            if !is_last && self.seen.insert(target.key_after(&images, jump)) {
                let sum = sum + self.score.change(jump);
                let node = Node { position: after, sum, parent: parent as u32, jump: jump as u16 };
                self.ranking.add(sum + self.neighbours.loneliness(after));
                self.candidates.push(node);
            }
        }
        None
    }

    fn path(&self, target: &Target, level: usize, index: usize) -> Vec<Jump> {
        let mut index = index;
        let step = |level: &Vec<Node>| {
            let node = level[index];
            index = node.parent as usize;
            target.jump(node.jump as usize)
        };
        let mut jumps: Vec<Jump> = self.levels[1..=level].iter().rev().map(step).collect();
        jumps.reverse();
        jumps
    }
}
