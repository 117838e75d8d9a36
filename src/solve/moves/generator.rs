//! Generates the moves of a position for a search from one end of a problem, except for moves that a pagoda function
//! refutes.

use crate::rules::{Images, Position, toggle};
use crate::solve::{Slack, Target};

/// The largest number of landings to try per position. On large boards with diagonal jumps, a peg can have more moves
/// than could ever be tried.
pub(in crate::solve) const MOST_LANDINGS: usize = 1 << 16;

/// Generates the moves of a position, either forwards, or backwards from the finish in the complement.
pub(in crate::solve) struct MoveGenerator {
    pub target: Target,
    pub is_back: bool,
    /// For each jump, the jumps that may follow it within a move, legal or not. In a forward search, the jumps that may
    /// follow start where the jump ends.
    pub following: Vec<Vec<usize>>,
    /// The images of the three holes of each jump under all symmetries of the board.
    changes: Vec<Images>,
    /// The indices of the problem's symmetries among the board's symmetries.
    symmetries: Vec<usize>,
}

/// A position in the course of a move: the position before the first jump, or the position after one of the jumps,
/// where the move may end.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Landing {
    /// The position in which jumps are played. In a backward search, this is the complement of the position on the
    /// board.
    pub played: Position,
    /// The images of the position on the board under all symmetries of the board, updated jump by jump.
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

    /// The initial landing for a position on the board: the situation before the first jump of a move.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn landing(&self, position: Position) -> Landing {
        let played = self.turned(position);
        let images = self.target.board.symmetries().images_of(position);
        Landing { played, images, slack: self.target.pruner.slack(played) }
    }

    /// The canonical image of the position on the board at a landing.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn key(&self, landing: &Landing) -> Position {
        self.symmetries.iter().fold(landing.images[0], |least, &number| least.min(landing.images[number]))
    }

    /// The initial landings of the first moves of a line, one for each possible start.
    pub fn firsts(&self) -> Vec<Landing> {
        self.target.starts.iter().map(|&start| self.landing(self.turned(start))).collect()
    }

    /// The landing after a jump, unless a pagoda function refutes it.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn after(&self, landing: &Landing, jump: usize) -> Option<Landing> {
        let slack = self.target.pruner.after(&landing.slack, jump)?;
        let mut images = landing.images;
        toggle(&mut images, &self.changes[jump]);
        Some(Landing { played: self.target.play(jump, landing.played), images, slack })
    }

    /// Converts a position on the board to the position in which jumps are played, or back.
    fn turned(&self, position: Position) -> Position {
        if self.is_back { self.target.board.complement(position) } else { position }
    }
}
