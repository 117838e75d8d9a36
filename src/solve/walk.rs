//! Moves from one end of a problem: every move of a position, what it leads to, and whether that can be of use.

use crate::position::Position;

use super::pruner::Slack;
use super::regions::{RegionSet, Regions};
use super::target::Target;

/// No more positions within the moves of one position are looked at: some 50 ms in wasm. On large boards with diagonal play
/// a peg can have more moves than could ever be tried.
pub(super) const MOST_STOPS: usize = 1 << 19;

/// Moves from the start, or from the finish backwards, which is played in the complement.
pub(super) struct Walk {
    target: Target,
    is_back: bool,
    /// Per jump, those that may follow within a move: forward, the ones that start where it ends.
    following: Vec<Vec<usize>>,
    /// Per jump, the regions of which it takes a peg away, and those to which it brings one.
    emptied: Vec<RegionSet>,
    filled: Vec<RegionSet>,
}

/// A position within a move.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    /// In the complement on the way back.
    played: Position,
    slack: Slack,
    full: RegionSet,
}

impl Stop {
    /// The regions that are full.
    pub fn full(&self) -> RegionSet {
        self.full
    }
}

impl Walk {
    pub fn new(target: Target, is_back: bool, regions: &Regions) -> Self {
        let jumps = target.board().jumps();
        let follows = |one: usize, next: usize| {
            if is_back { jumps[next].to == jumps[one].from } else { jumps[next].from == jumps[one].to }
        };
        let following = (0..jumps.len()).map(|one| (0..jumps.len()).filter(|&next| follows(one, next)).collect());
        let taken = jumps.iter().map(|jump| regions.touching(jump.need()));
        let brought = jumps.iter().map(|jump| regions.touching(Position::of(jump.to)));
        let (following, taken, brought) = (following.collect(), taken.collect(), brought.collect());
        let (emptied, filled) = if is_back { (brought, taken) } else { (taken, brought) };
        Walk { target, is_back, following, emptied, filled }
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    /// Where moves begin, for a position as the board shows it.
    pub fn stop(&self, position: Position, regions: &Regions) -> Stop {
        let played = self.turned(position);
        Stop { played, slack: self.target.pruner().slack(played), full: regions.full_in(position) }
    }

    /// What stands for the position and its images.
    pub fn key(&self, stop: &Stop) -> u64 {
        self.target.symmetries().canonical(self.position(stop)).0
    }

    /// The positions from which the walk starts.
    pub fn firsts(&self, regions: &Regions) -> Vec<Stop> {
        self.target.starts().iter().map(|&start| self.stop(self.turned(start), regions)).collect()
    }

    /// The position as the board shows it.
    pub fn position(&self, stop: &Stop) -> Position {
        self.turned(stop.played)
    }

    /// What stands for a position that a move leads to and that is wanted.
    pub fn key_of_move(&self, from: Position, regions: &Regions, is_wanted: impl Fn(u64) -> bool) -> Option<u64> {
        let mut found = None;
        self.moves(&self.stop(from, regions), regions, u32::MAX, &mut |stop| {
            found = found.or(Some(self.key(stop)).filter(|&key| is_wanted(key)));
        });
        found
    }

    /// Tells `visit` of every position in which a move from here can end, unless a pagoda function refutes it.
    /// Forward, moves are left out after which more than `rest` would have to follow: a move leaves full regions with
    /// its first jump alone. Returns how many it were: above [`MOST_STOPS`] where some were left out.
    pub fn moves(&self, from: &Stop, regions: &Regions, rest: u32, visit: &mut dyn FnMut(&Stop)) -> usize {
        let mut stops = 0;
        for jump in self.target.legal_jumps(from.played) {
            if self.is_back || regions.moves(from.full & !self.emptied[jump]) <= rest {
                self.follow(from, jump, regions, &mut stops, visit);
            }
        }
        stops
    }

    fn follow(&self, from: &Stop, jump: usize, regions: &Regions, stops: &mut usize, visit: &mut dyn FnMut(&Stop)) {
        if *stops > MOST_STOPS {
            return;
        }
        let Some(stop) = self.after(from, jump, regions) else { return };
        *stops += 1;
        visit(&stop);
        for &next in &self.following[jump] {
            if self.target.is_legal(next, stop.played) {
                self.follow(&stop, next, regions, stops, visit);
            }
        }
    }

    fn after(&self, stop: &Stop, jump: usize, regions: &Regions) -> Option<Stop> {
        let slack = self.target.slack_after(&stop.slack, jump)?;
        let played = self.target.play(jump, stop.played);
        let full = stop.full & !self.emptied[jump];
        let full = full | regions.full_of(self.filled[jump], self.turned(played));
        Some(Stop { played, slack, full })
    }

    /// Between the position on the board and the one that is played.
    fn turned(&self, position: Position) -> Position {
        if self.is_back { self.target.board().complement(position) } else { position }
    }
}
