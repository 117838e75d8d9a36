//! The line through a position at which both ends have met.

use crate::rules::{Jump, Position};
use crate::solve::{Meter, PositionSet, any::End};

use super::{find_move::move_between, generator::MoveGenerator, side::Side, walk::Walk};

/// The number of pieces of levels that are searched at a time, and the cost of each, in positions.
const PIECES: usize = 32;
const PIECE: u64 = 16;

/// A trace from the meeting back to both ends, by the moves of the other end. Each step leads to a position that needs
/// one move less: the first level that has such a position is the right one.
pub(super) struct Trace {
    /// The positions of the line so far. The part from the start to the meeting is found first, backwards.
    keys: Vec<Position>,
    is_back: bool,
    /// The positions from which a move to the last position may begin.
    wanted: PositionSet,
    /// `true` if some of these were too many and are missing.
    is_cut: bool,
    /// The next piece of all levels in which to look for one of them.
    piece: usize,
}

impl Trace {
    pub fn new(met: Position, ahead: &Side, back: &Side) -> Self {
        let mut trace = Trace { keys: vec![met], is_back: false, wanted: PositionSet::new(), is_cut: false, piece: 0 };
        trace.look_from(met, ahead, back);
        trace
    }

    /// Continues for a short while. `None` while there is more to do.
    pub fn run(&mut self, ahead: &Side, back: &Side, meter: &mut Meter) -> Option<End> {
        if self.is_cut {
            return Some(End::Empty { complete: false });
        }
        let side = if self.is_back { back } else { ahead };
        let last = self.keys[self.keys.len() - 1];
        if side.levels[0].pieces.iter().any(|piece| piece.contains(&last)) {
            if self.is_back {
                return Some(self.follow(&ahead.generator).map_or(End::Empty { complete: false }, End::Found));
            }
            self.keys.reverse();
            self.is_back = true;
            self.look_from(self.keys[self.keys.len() - 1], ahead, back);
            return None;
        }
        if side.levels.iter().map(|level| level.pieces.len()).sum::<usize>() <= self.piece {
            return Some(End::Empty { complete: false });
        }
        meter.count_work(PIECES as u64 * PIECE);
        let mut pieces = side.levels.iter().flat_map(|level| &level.pieces).skip(self.piece).take(PIECES);
        match pieces.find_map(|piece| piece.iter().copied().find(|&key| self.wanted.contains(key))) {
            Some(found) => {
                self.keys.push(found);
                self.look_from(found, ahead, back);
            }
            None => self.piece += PIECES,
        }
        None
    }

    /// Begins to look for the position before this one.
    fn look_from(&mut self, key: Position, ahead: &Side, back: &Side) {
        let undo = if self.is_back { &ahead.generator } else { &back.generator };
        (self.wanted, self.piece) = (PositionSet::new(), 0);
        let mut walk = Walk::ended(undo);
        walk.begin(undo.landing(key), u32::MAX, 1, undo);
        while let Some(landing) = walk.next(undo) {
            self.wanted.insert(undo.key(landing));
        }
        self.is_cut = walk.is_cut();
    }

    /// Moves from the start through images of these positions.
    fn follow(&self, generator: &MoveGenerator) -> Option<Vec<Jump>> {
        let target = &generator.target;
        let mut position = target.starts[0];
        let mut line = Vec::new();
        for &key in &self.keys[1..] {
            let mut images = target.symmetries.images(key);
            let jumps = images.find_map(|image| move_between(&target.board, position, image))?;
            position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
            line.extend(jumps);
        }
        Some(line)
    }
}
