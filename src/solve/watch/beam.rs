//! A beam: the most promising positions of each level.

use std::collections::HashSet;

use super::{Counters, Ending, Node, images, way};
use crate::error::debug;
use crate::rules::{Jump, Position, Problem, Symmetries};
use crate::solve::Score;

/// The positions of a level that are kept.
const WIDTH: usize = 64;

pub(super) struct Beam {
    problem: Problem,
    /// The images that count as one position.
    symmetries: Symmetries,
    score: Score,
    levels: Vec<Vec<Node>>,
    /// The place of the next position of the last level.
    next: usize,
    /// The positions after those so far, each with its score; and all of them once.
    candidates: Vec<(i32, Node)>,
    seen: HashSet<Position>,
    is_complete: bool,
}

impl Beam {
    pub fn new(problem: Problem) -> Self {
        let score = Score::new(problem.board(), problem.finish().pattern().unwrap_or_default(), 0);
        let levels = vec![vec![Node { position: problem.start(), before: 0, jump: None }]];
        let symmetries = images(&problem);
        Beam {
            problem,
            symmetries,
            score,
            levels,
            next: 0,
            candidates: Vec::new(),
            seen: HashSet::new(),
            is_complete: true,
        }
    }

    /// Plays each jump of the next position; chooses the next level after the last one.
    pub fn step(&mut self, counters: &mut Counters) -> Option<Ending> {
        let level = self.levels.last()?;
        let Some(&Node { position, .. }) = level.get(self.next) else { return self.choose(counters) };
        let jumps: Vec<Jump> = self.problem.board().legal_jumps(position).collect();
        counters.dead_ends += u64::from(jumps.is_empty());
        for jump in jumps {
            let after = position ^ jump.mask();
            counters.positions += 1;
            if self.problem.finish().is_met_by(after) {
                let mut line = way(&self.levels, self.next);
                line.push(jump);
                return Some(Ending::Solved(line));
            }
            if self.seen.insert(self.symmetries.canonical(after)) {
                let score = self.score.sum(after) + self.score.loneliness(after);
                self.candidates.push((score, Node { position: after, before: self.next as u32, jump: Some(jump) }));
            }
        }
        self.next += 1;
        None
    }

    /// Makes the best positions the new level.
    fn choose(&mut self, counters: &mut Counters) -> Option<Ending> {
        if self.candidates.is_empty() {
            return Some(if self.is_complete { Ending::Impossible } else { Ending::Lost });
        }
        self.candidates.sort_by_key(|&(score, _)| score);
        self.is_complete &= self.candidates.len() <= WIDTH;
        self.candidates.truncate(WIDTH);
        self.levels.push(self.candidates.drain(..).map(|(_, node)| node).collect());
        self.seen.clear();
        self.next = 0;
        counters.remembered += self.levels.last().map_or(0, Vec::len);
        None
    }

    /// The way to the next position, or to the last one of a level that was looked through.
    pub fn path(&self) -> Vec<Jump> {
        way(&self.levels, self.next)
    }
}

debug!(Beam, |beam| level: beam.levels.len(), next: beam.next);
