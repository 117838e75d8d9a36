//! A problem in the form that all search strategies need, prepared once: the rules, the goal, and what has been
//! learned.

mod learner;
mod making;
mod part;
mod pruner;
mod reversal;
#[cfg(test)]
pub(super) mod tests;

pub(super) use learner::Learner;
pub(super) use making::Making;
pub(super) use part::{PARTS_ARE_LEARNED, Part};
#[cfg(test)]
pub(super) use pruner::{LANES, is_possible};
pub(super) use pruner::{Pruner, Slack};
pub(super) use reversal::Reversal;

use std::sync::Arc;

use crate::proof::Pagoda;
use crate::rules::{Board, Finish, Images, Jump, Position, Problem, Symmetries};

/// The problem of getting from one of the starts to a finish. The search from the other end solves a problem of the
/// same form, because playing a jump in the complement takes that jump back.
#[derive(Clone)]
pub(super) struct Target {
    pub board: Board,
    /// The symmetries under which positions count as the same. They map finishes to finishes.
    pub symmetries: Symmetries,
    /// For each jump, the holes that it changes, the images of these holes, and the holes that must hold pegs.
    masks: Vec<Position>,
    images: Vec<Images>,
    needs: Vec<Position>,
    pub starts: Vec<Position>,
    /// The finishes that the position class allows. `None` if there are too many to list; then every position with 1 to
    /// `finish_pegs` pegs is a finish.
    finishes: Option<Vec<Position>>,
    /// The number of pegs at the finish.
    pub finish_pegs: u32,
    pub pruner: Pruner,
    /// A part of the board whose table refutes positions on the way to the finishes.
    pub part: Option<Arc<Part>>,
}

impl Target {
    pub fn new(problem: &Problem) -> Self {
        Target::to(problem, problem.finishes(2))
    }

    /// The problem with these finishes, where `None` means that there are too many to list.
    pub fn to(problem: &Problem, finishes: Option<Vec<Position>>) -> Self {
        let (board, start) = (problem.board(), problem.start());
        let symmetries = match problem.finish() {
            Finish::AtMost(_) => board.symmetries().preserving(finishes.as_deref().unwrap_or_default()),
            // Uses the pattern itself, because a pattern that the position class excludes is not among the finishes.
            Finish::Pattern(pattern) => board.symmetries().preserving(&[pattern]),
        };
        let finish_pegs = problem.finish().peg_count().min(start.count());
        Target { finishes, finish_pegs, ..Target::endless(board, symmetries, vec![start]) }
    }

    /// A target without a finish: a search continues as long as there are jumps.
    pub fn endless(board: &Board, symmetries: Symmetries, starts: Vec<Position>) -> Self {
        let masks: Vec<Position> = board.jumps().iter().map(|jump| jump.mask()).collect();
        Target {
            images: images(&masks, &symmetries),
            needs: board.jumps().iter().map(|jump| jump.need()).collect(),
            pruner: Pruner::new(masks.len()),
            board: board.clone(),
            symmetries,
            masks,
            starts,
            finishes: None,
            finish_pegs: 0,
            part: None,
        }
    }

    /// The same problem from both ends: forwards, and backwards in the complement, with symmetries that preserve both
    /// ends. `None` if the finishes are not listed.
    pub fn both_ways(&self) -> Option<(Target, Target)> {
        let finish_pegs = self.finishes().first()?.count();
        let complements = |positions: &[Position]| -> Vec<Position> {
            positions.iter().map(|&position| self.board.complement(position)).collect()
        };
        let starts = complements(&self.starts);
        let ahead = Target { finish_pegs, ..self.clone().preserving_starts() };
        // Nothing that was learned for the forward search holds for the backward search.
        let back = Target {
            finish_pegs: starts.first()?.count(),
            finishes: Some(starts),
            ..Target::endless(&self.board, ahead.symmetries.clone(), complements(self.finishes()))
        };
        Some((ahead, back))
    }

    /// The same problem with only the symmetries that preserve the starts.
    pub fn preserving_starts(self) -> Self {
        let symmetries = self.symmetries.preserving(&self.starts);
        Target { images: images(&self.masks, &symmetries), symmetries, ..self }
    }

    /// The possible finishes; empty if they are not listed.
    pub fn finishes(&self) -> &[Position] {
        self.finishes.as_deref().unwrap_or_default()
    }

    /// Returns `true` if the position class excludes every finish.
    pub fn is_refuted(&self) -> bool {
        match &self.finishes {
            Some(finishes) => finishes.is_empty(),
            None => self.board.classes().fewest_pegs(self.starts[0]) > self.finish_pegs,
        }
    }

    pub fn is_finish(&self, position: Position) -> bool {
        match &self.finishes {
            Some(finishes) => position.count() == self.finish_pegs && finishes.contains(&position),
            None => (1..=self.finish_pegs).contains(&position.count()),
        }
    }

    /// One finish from each set of symmetric finishes; the empty position if the finishes are not listed.
    pub fn aims(&self) -> Vec<Position> {
        let finishes = self.finishes().iter();
        let mut aims: Vec<Position> = finishes.map(|&finish| self.symmetries.canonical(finish)).collect();
        Position::sort(&mut aims);
        aims.dedup();
        if aims.is_empty() { vec![Position::EMPTY] } else { aims }
    }

    /// Returns `true` if the table of the part refutes a position.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Inlining makes the wasm larger and no faster.
    pub fn is_lost(&self, position: Position) -> bool {
        PARTS_ARE_LEARNED && self.part.as_ref().is_some_and(|part| part.refutes(position))
    }

    /// Prunes with a pagoda function and its images under the symmetries of the problem.
    pub fn prune_with(&mut self, pagoda: &Pagoda) {
        let finishes = self.finishes.as_deref().unwrap_or_default();
        for permutation in self.symmetries.permutations() {
            self.pruner.add(pagoda.permuted(permutation), self.board.jumps(), finishes);
        }
    }

    /// The indices of the legal jumps that no pagoda function refutes.
    pub fn hopeful_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        let slack = self.pruner.slack(position);
        self.legal_jumps(position).filter(move |&jump| self.pruner.allows(&slack, jump))
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

    /// The indices of the legal jumps.
    pub fn legal_jumps(&self, position: Position) -> impl Iterator<Item = usize> {
        self.board.shifts().legal_jumps(position)
    }

    /// The images of the three holes of a jump.
    pub fn images(&self, jump: usize) -> &Images {
        &self.images[jump]
    }

    /// The canonical image of the position after a jump, given the images of the position before it.
    pub fn key_after(&self, images: &Images, jump: usize) -> Position {
        self.symmetries.least_after(images, &self.images[jump])
    }
}

/// The images of the holes of each jump.
fn images(masks: &[Position], symmetries: &Symmetries) -> Vec<Images> {
    masks.iter().map(|&mask| symmetries.images_of_few(mask)).collect()
}
