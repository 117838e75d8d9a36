//! A problem in the form that every strategy needs, prepared once.

use crate::board::Board;
use crate::jump::Jump;
use crate::pagoda::Pagoda;
use crate::position::Position;
use crate::problem::{Finish, Problem};
use crate::symmetry::{Images, Symmetries};

use super::pruner::{Pruner, Slack};

/// A search plays jumps from one of the `starts` to a finish. So does the search from the other end: playing a jump in
/// the complement takes it back.
#[derive(Clone)]
pub(super) struct Target {
    board: Board,
    starts: Vec<Position>,
    /// The finishes that the position class leaves possible; `None` if there are too many to list, and every position
    /// with `finish_pegs` pegs is one.
    finishes: Option<Vec<Position>>,
    finish_pegs: u32,
    /// Symmetries that exchange the finishes.
    symmetries: Symmetries,
    masks: Vec<Position>,
    needs: Vec<Position>,
    /// The images of the mask of each jump.
    images: Vec<Images>,
    pruner: Pruner,
}

impl Target {
    pub fn new(problem: &Problem) -> Self {
        Target::to(problem, problem.finishes())
    }

    /// The problem with these finishes, if they are listed.
    pub fn to(problem: &Problem, finishes: Option<Vec<Position>>) -> Self {
        let (board, start) = (problem.board(), problem.start());
        let symmetries = match problem.finish() {
            Finish::AtMost(_) => board.symmetries().preserving(finishes.as_deref().unwrap_or_default()),
            // Names the pattern itself: the position class of the start may leave it out of the finishes.
            Finish::Pattern(pattern) => board.symmetries().preserving(&[pattern]),
        };
        let finish_pegs = problem.finish().peg_count().min(start.count());
        Target::between(board, vec![start], finishes, finish_pegs, symmetries)
    }

    /// Play without a finish: a search goes on as long as there are jumps.
    pub fn endless(board: &Board, start: Position) -> Self {
        Target::between(board, vec![start], None, 0, board.symmetries().clone())
    }

    fn between(
        board: &Board,
        starts: Vec<Position>,
        finishes: Option<Vec<Position>>,
        finish_pegs: u32,
        symmetries: Symmetries,
    ) -> Self {
        let masks: Vec<Position> = board.jumps().iter().map(|jump| jump.mask()).collect();
        Target {
            starts,
            finishes,
            finish_pegs,
            images: masks.iter().map(|&mask| symmetries.images_of_few(mask)).collect(),
            masks,
            needs: board.jumps().iter().map(|jump| jump.need()).collect(),
            symmetries,
            pruner: Pruner::new(board.jumps().len()),
            board: board.clone(),
        }
    }

    /// The same problem from both ends: the way to the finish, and the way back in the complement, with symmetries that
    /// leave both ends as they are. `None` if the finishes are not listed.
    pub fn both_ways(&self) -> Option<(Target, Target)> {
        let finishes = self.finishes.clone()?;
        let pegs = finishes.first()?.count();
        let symmetries = self.symmetries.preserving(&self.starts);
        let between = |starts: &[Position], finishes: &[Position], pegs| {
            let (starts, finishes) = (starts.to_vec(), Some(finishes.to_vec()));
            Target::between(&self.board, starts, finishes, pegs, symmetries.clone())
        };
        let mut ahead = between(&self.starts, &finishes, pegs);
        ahead.pruner = self.pruner.clone();
        let complement = |&position: &Position| self.board.complement(position);
        let ends: Vec<Position> = finishes.iter().map(complement).collect();
        let starts: Vec<Position> = self.starts.iter().map(complement).collect();
        Some((ahead, between(&ends, &starts, starts.first()?.count())))
    }

    /// The same problem with only those symmetries that map the starts to themselves.
    pub fn preserving_starts(self) -> Self {
        let symmetries = self.symmetries.preserving(&self.starts);
        Target::between(&self.board, self.starts, self.finishes, self.finish_pegs, symmetries)
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn starts(&self) -> &[Position] {
        &self.starts
    }

    /// The finishes that are possible, as far as they are listed.
    pub fn finishes(&self) -> &[Position] {
        self.finishes.as_deref().unwrap_or_default()
    }

    /// Returns `true` if the position class leaves no finish.
    pub fn is_refuted(&self) -> bool {
        match &self.finishes {
            Some(finishes) => finishes.is_empty(),
            None => self.board.classes().fewest_pegs(self.starts[0]) > self.finish_pegs,
        }
    }

    pub fn symmetries(&self) -> &Symmetries {
        &self.symmetries
    }

    pub fn pruner(&self) -> &Pruner {
        &self.pruner
    }

    /// Prunes with a function, and with its images under the symmetries of the problem.
    pub fn prune_with(&mut self, pagoda: &Pagoda) {
        for permutation in self.symmetries.permutations() {
            let finishes = self.finishes.as_deref().unwrap_or_default();
            self.pruner.add(pagoda.permuted(permutation), self.board.jumps(), finishes);
        }
    }

    /// Prunes with the known functions that together refute most of a sample.
    pub fn choose_functions(&mut self, sample: &[Position]) {
        self.pruner.choose(sample, self.board.jumps());
    }

    /// The number of pegs that are left at the finish.
    pub fn finish_pegs(&self) -> u32 {
        self.finish_pegs
    }

    pub fn is_finish(&self, position: Position) -> bool {
        match &self.finishes {
            Some(finishes) => position.count() == self.finish_pegs && finishes.contains(&position),
            None => (1..=self.finish_pegs).contains(&position.count()),
        }
    }

    /// A finish of each kind that no symmetry exchanges; the empty position if they are not listed.
    pub fn aims(&self) -> Vec<Position> {
        let mut aims: Vec<Position> = self.finishes().iter().map(|&finish| self.symmetries.canonical(finish)).collect();
        aims.sort_unstable();
        aims.dedup();
        if aims.is_empty() { vec![Position::EMPTY] } else { aims }
    }

    pub fn jump(&self, number: usize) -> Jump {
        self.board.jumps()[number]
    }

    pub fn jump_count(&self) -> usize {
        self.masks.len()
    }

    pub fn is_legal(&self, jump: usize, position: Position) -> bool {
        position & self.masks[jump] == self.needs[jump]
    }

    pub fn play(&self, jump: usize, position: Position) -> Position {
        position ^ self.masks[jump]
    }

    /// The numbers of the legal jumps.
    pub fn legal_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        self.board.shifts().legal_jumps(position)
    }

    /// The images of the three holes of a jump.
    pub fn images(&self, jump: usize) -> &Images {
        &self.images[jump]
    }

    /// The position that stands for a position and its images after a jump, by the images before it.
    pub fn key_after(&self, images: &Images, jump: usize) -> Position {
        self.symmetries.least_after(images, &self.images[jump])
    }

    /// The legal jumps that no pagoda function refutes.
    pub fn hopeful_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        let slack = self.pruner.slack(position);
        self.legal_jumps(position).filter(move |&jump| self.pruner.allows(&slack, jump))
    }

    /// The slack after a jump, unless a pagoda function refutes it.
    pub fn slack_after(&self, slack: &Slack, jump: usize) -> Option<Slack> {
        self.pruner.after(slack, jump)
    }
}
