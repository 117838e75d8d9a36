//! The line through a position at which both ends have met.

use crate::rules::{Jump, Position};
use crate::solve::any::End;

use super::{find_move::move_between, generator::MoveGenerator, side::Side, walk::Walk};

/// A trace from the meeting back to both ends, by the moves of the other end. Each step leads to a position that needs
/// one move less.
pub(super) struct Trace {
    /// The positions of the line so far. The part from the start to the meeting is found first, backwards.
    keys: Vec<Position>,
    is_back: bool,
    /// The moves from the last position to the start, and those to a finish.
    moves: [u8; 2],
}

impl Trace {
    /// A trace from a position so many moves from the start and from a finish.
    pub fn new(met: Position, moves: [u8; 2]) -> Self {
        Trace { keys: vec![met], is_back: false, moves }
    }

    /// Takes the next step. `None` while there is more to do.
    pub fn run(&mut self, ahead: &Side, back: &Side) -> Option<End> {
        let (side, undo) = if self.is_back { (back, &ahead.generator) } else { (ahead, &back.generator) };
        let last = self.keys[self.keys.len() - 1];
        let moves = &mut self.moves[usize::from(self.is_back)];
        if *moves > 0 {
            *moves -= 1;
            let Some(key) = before(last, *moves, side, undo) else { return Some(End::Empty { complete: false }) };
            self.keys.push(key);
        } else if self.is_back {
            return Some(self.follow(&ahead.generator).map_or(End::Empty { complete: false }, End::Found));
        } else {
            self.keys.reverse();
            self.is_back = true;
        }
        None
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

/// The position before this one, so many moves from its end; `None` if there are too many to try.
fn before(key: Position, moves: u8, side: &Side, undo: &MoveGenerator) -> Option<Position> {
    let mut walk = Walk::ended(undo);
    walk.begin(undo.landing(key), undo);
    while let Some(landing) = walk.next(undo) {
        let key = undo.key(landing);
        if side.get(key).is_some_and(|reached| reached.moves == moves) {
            return Some(key);
        }
    }
    None
}
