//! Walks through the moves of one position, landing by landing, so that a search can pause between two landings.

use crate::{rules::Position, solve::PositionSet};

use super::generator::{Landing, MOST_LANDINGS, MoveGenerator};

/// Positions are remembered only after this number of landings since the first jump, because there are rarely more.
const FEW: usize = 64;

/// A depth-first walk through the moves of a position.
pub(in crate::solve) struct Walk {
    /// The initial landing, before the first jump.
    from: Landing,
    /// The first jumps that remain to be tried, in reverse order.
    firsts: Vec<usize>,
    /// The number of landings since the first jump, and their positions, except for the first [`FEW`] landings.
    landings_since_first: usize,
    landed: PositionSet,
    /// The jumps of the move so far.
    steps: Vec<Step>,
    /// The number of landings so far.
    pub landings: usize,
}

struct Step {
    landing: Landing,
    jump: usize,
    /// The index of the next jump to try, in the list of jumps that may follow.
    next: usize,
}

impl Walk {
    /// A finished walk, which can begin again from any position.
    pub fn ended(generator: &MoveGenerator) -> Self {
        Walk {
            from: generator.landing(Position::EMPTY),
            firsts: Vec::new(),
            landings_since_first: 0,
            landed: PositionSet::new(),
            steps: Vec::new(),
            landings: 0,
        }
    }

    /// Begins a new walk, through the moves from another position.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn begin(&mut self, from: Landing, generator: &MoveGenerator) {
        self.from = from;
        self.firsts.clear();
        self.firsts.extend(generator.target.legal_jumps(from.played));
        self.firsts.reverse();
        self.steps.clear();
        self.landings = 0;
    }

    /// The memory that the walk uses, in bytes.
    pub fn bytes(&self) -> usize {
        self.landed.bytes() + self.steps.capacity() * size_of::<Step>()
    }

    /// Returns `true` if there are no more landings.
    pub fn is_ended(&self) -> bool {
        self.is_cut() || self.steps.is_empty() && self.firsts.is_empty()
    }

    /// Returns `true` if there were too many landings, so that some were skipped.
    pub fn is_cut(&self) -> bool {
        self.landings > MOST_LANDINGS
    }

    /// The next landing that no pagoda function refutes.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn next(&mut self, generator: &MoveGenerator) -> Option<&Landing> {
        while !self.is_cut()
            && let Some(jump) = self.next_jump(generator)
        {
            if self.land(jump, generator) {
                return self.steps.last().map(|step| &step.landing);
            }
        }
        None
    }

    /// The next jump to try, from the last landing with untried jumps.
    fn next_jump(&mut self, generator: &MoveGenerator) -> Option<usize> {
        while let Some(step) = self.steps.last_mut() {
            let following = &generator.following[step.jump];
            let played = step.landing.played;
            while let Some(&jump) = following.get(step.next) {
                step.next += 1;
                if generator.target.is_legal(jump, played) {
                    return Some(jump);
                }
            }
            self.steps.pop();
        }
        if self.landings_since_first > FEW {
            self.landed = PositionSet::new();
        }
        self.landings_since_first = 0;
        self.firsts.pop()
    }

    /// Continues the move with a jump; returns `false` if its landing is refuted or was reached before.
    fn land(&mut self, jump: usize, generator: &MoveGenerator) -> bool {
        let from = self.steps.last().map_or(&self.from, |step| &step.landing);
        let Some(landing) = generator.after(from, jump) else { return false };
        // The same position may already have been reached since the first jump. The peg is then in the same hole, too:
        // among the holes that have changed, only the hole where the peg started and the hole where it is now have the
        // same parity of row and column as the peg. The holes that it jumped over do not.
        self.landings_since_first += 1;
        if self.landings_since_first > FEW && !self.landed.insert(landing.played) {
            return false;
        }
        self.landings += 1;
        self.steps.push(Step { landing, jump, next: 0 });
        true
    }
}
