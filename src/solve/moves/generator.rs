//! The moves from one end of a problem: every move of a position, its landing, and the bounds that rule it out.

use crate::rules::{Images, Position, toggle};
use crate::solve::{Slack, Target};

/// The most landings that are tried of the moves from one position. On large boards with diagonal play, a peg can have
/// more moves than could ever be tried.
pub(in crate::solve) const MOST_LANDINGS: usize = 1 << 16;

/// Generates the moves of a position, forward or, in the complement, backward from the finish.
pub(in crate::solve) struct MoveGenerator {
    pub target: Target,
    pub is_back: bool,
    /// For each jump, the jumps that may follow it within a move, legal or not: forward, those that start at its end.
    pub following: Vec<Vec<usize>>,
    /// The images of the three holes of each jump under all symmetries of the board.
    changes: Vec<Images>,
    /// The numbers of those symmetries that the problem has.
    symmetries: Vec<usize>,
}

/// The position after a jump of a move, at which the move may end; also the position from which a move begins.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Landing {
    /// The position that is played: on the way back, the complement of the position on the board.
    pub played: Position,
    /// The images of the position on the board under all symmetries of the board, followed from jump to jump.
    pub images: Images,
    slack: Slack,
}

impl MoveGenerator {
    pub fn new(target: Target, is_back: bool) -> Self {
        let jumps = target.board.jumps();
        let follows = |one: usize, next: usize| {
            if is_back { jumps[next].to == jumps[one].from } else { jumps[next].from == jumps[one].to }
        };
        let following = (0..jumps.len()).map(|one| (0..jumps.len()).filter(|&next| follows(one, next)).collect());
        let symmetries = target.board.symmetries();
        MoveGenerator {
            following: following.collect(),
            changes: jumps.iter().map(|jump| symmetries.images_of_few(jump.mask())).collect(),
            symmetries: symmetries.numbers_of(&target.symmetries),
            target,
            is_back,
        }
    }

    /// The landing from which moves begin, by the position on the board.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn landing(&self, position: Position) -> Landing {
        let played = self.turned(position);
        let images = self.target.board.symmetries().images_of(position);
        Landing { played, images, slack: self.target.pruner.slack(played) }
    }

    /// The position that stands for this one and its images.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn key(&self, landing: &Landing) -> Position {
        self.symmetries.iter().fold(landing.images[0], |least, &number| least.min(landing.images[number]))
    }

    /// The positions from which the first moves begin.
    pub fn firsts(&self) -> Vec<Landing> {
        self.target.starts.iter().map(|&start| self.landing(self.turned(start))).collect()
    }

    /// The landing of a jump, unless a pagoda function refutes it.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn after(&self, landing: &Landing, jump: usize) -> Option<Landing> {
        let slack = self.target.pruner.after(&landing.slack, jump)?;
        let mut images = landing.images;
        toggle(&mut images, &self.changes[jump]);
        Some(Landing { played: self.target.play(jump, landing.played), images, slack })
    }

    /// The position on the board, from the one that is played, and back.
    fn turned(&self, position: Position) -> Position {
        if self.is_back { self.target.board.complement(position) } else { position }
    }
}
