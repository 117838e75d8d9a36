//! Search by moves from both ends, for a line of at most so many moves.
//!
//! All positions after 0, 1, 2, ... moves, and all from which a finish is 0, 1, 2, ... moves away, until the two
//! meet. Positions that leave too many regions for the moves that remain are left out, as are those that
//! pagoda functions refute.

use crate::jump::Jump;
use crate::position::Position;

use super::line::move_to;
use super::meter::Meter;
use super::regions::Regions;
use super::shards::Shards;
use super::target::Target;
use super::walk::{Stop, Walk};

/// One of the ends.
struct Side {
    walk: Walk,
    /// Per number of moves, the positions that need as many; one for all its images.
    levels: Vec<Vec<u64>>,
    seen: Shards,
    /// How many positions of the last level have been expanded.
    expanded: usize,
    /// Those of the next level.
    next: Vec<u64>,
}

pub(super) struct MoveEnds {
    ahead: Side,
    back: Side,
    regions: Regions,
    /// No longer line is looked for.
    at_most: u32,
    met: Option<u64>,
    /// Which end is being expanded.
    is_back: bool,
}

/// How a search by moves stands.
pub(super) enum Meeting {
    Running,
    /// There is no such line.
    None,
    /// More positions would have to be kept than allowed.
    Full,
    Found(Vec<Jump>),
}

impl MoveEnds {
    pub fn new(ahead: Target, back: Target, at_most: u32) -> Self {
        let regions = Regions::new(ahead.board(), ahead.starts()[0], ahead.finishes());
        let side = |target: Target, is_back| {
            let walk = Walk::new(target, is_back, &regions);
            let first: Vec<u64> = walk.firsts(&regions).iter().map(|stop| walk.key(stop)).collect();
            let mut seen = Shards::new();
            let mut level = Vec::new();
            first.into_iter().for_each(|key| seen.add(key, &mut |key| level.push(key)));
            seen.settle(&mut |key| level.push(key));
            Side { walk, levels: vec![level], seen, expanded: 0, next: Vec::new() }
        };
        let (ahead, back) = (side(ahead, false), side(back, true));
        MoveEnds { ahead, back, regions, at_most, met: None, is_back: false }
    }

    /// How few moves any line has, by the regions alone.
    pub fn least(&self) -> u32 {
        self.regions.moves(self.regions.full_in(self.ahead.walk.target().starts()[0]))
    }

    /// How many positions are kept.
    pub fn stored(&self) -> usize {
        let count = |side: &Side| side.next.len() + side.levels.iter().map(Vec::len).sum::<usize>();
        count(&self.ahead) + count(&self.back)
    }

    /// How many moves both ends have come together.
    pub fn moves(&self) -> u32 {
        (self.ahead.levels.len() + self.back.levels.len()) as u32 - 2
    }

    /// Expands positions while the meter allows, and keeps about `most` at most.
    pub fn run(&mut self, most: usize, meter: &mut Meter) -> Meeting {
        while !meter.is_spent() {
            if let Some(key) = self.met {
                return self.path(key).map_or(Meeting::None, Meeting::Found);
            }
            if self.side().expanded == self.side().last().len() && !self.next_level() {
                return if self.met.is_some() { continue } else { Meeting::None };
            }
            if self.stored() > most {
                return Meeting::Full;
            }
            for _ in 0..64 {
                self.expand(meter);
            }
        }
        Meeting::Running
    }

    fn side(&self) -> &Side {
        if self.is_back { &self.back } else { &self.ahead }
    }

    /// Turns to the smaller end; false where nothing is left to look for.
    fn next_level(&mut self) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let (next, met) = (&mut side.next, &mut self.met);
        side.seen.settle(&mut |key| {
            next.push(key);
            *met = met.or(other.seen.contains(key).then_some(key));
        });
        other.seen.look_up_rest(&mut |key| *met = Some(key));
        let level = std::mem::take(&mut side.next);
        if self.met.is_some() {
            side.levels.push(level);
            return false;
        }
        if side.expanded > 0 {
            side.levels.push(level);
            side.expanded = 0;
        }
        self.is_back = self.back.last().len() < self.ahead.last().len();
        self.moves() < self.at_most && !self.side().last().is_empty()
    }

    /// Tries every move of the next position of the end that is being expanded.
    fn expand(&mut self, meter: &mut Meter) {
        let is_last = self.moves() + 1 == self.at_most;
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let Some(&key) = side.levels[side.levels.len() - 1].get(side.expanded) else { return };
        if self.met.is_some() {
            return;
        }
        meter.count_position();
        side.expanded += 1;
        let rest = self.at_most - side.levels.len() as u32;
        let all = self.regions.all();
        let Side { walk, seen, next, .. } = side;
        let from = walk.stop(Position(key), &self.regions);
        let (regions, met, is_back) = (&self.regions, &mut self.met, self.is_back);
        walk.moves(&from, regions, rest, &mut |stop: &Stop| {
            let to_leave = if is_back { all & !Walk::full(stop) } else { Walk::full(stop) };
            if regions.moves(to_leave) > rest {
                return;
            }
            let key = walk.key(stop);
            if is_last {
                other.seen.look_up(key, &mut |key| *met = Some(key));
            } else {
                seen.add(key, &mut |key| {
                    next.push(key);
                    *met = met.or(other.seen.contains(key).then_some(key));
                });
            }
        });
    }

    /// The jumps through a position at which the ends have met.
    fn path(&mut self, met: u64) -> Option<Vec<Jump>> {
        let mut keys = vec![met];
        let ahead = &mut self.ahead.levels;
        ahead.iter_mut().for_each(|level| level.sort_unstable());
        let first = ahead.iter().position(|level| level.binary_search(&met).is_ok()).unwrap_or(ahead.len());
        for level in ahead[..first].iter().rev() {
            let position = Position(keys[keys.len() - 1]);
            keys.push(self.back.walk.key_of_move(position, &self.regions, |key| level.binary_search(&key).is_ok())?);
        }
        keys.reverse();
        let back = &mut self.back.levels;
        back.iter_mut().for_each(|level| level.sort_unstable());
        let first = back.iter().position(|level| level.binary_search(&met).is_ok()).unwrap_or(back.len());
        for level in back[..first].iter().rev() {
            let position = Position(keys[keys.len() - 1]);
            keys.push(self.ahead.walk.key_of_move(position, &self.regions, |key| level.binary_search(&key).is_ok())?);
        }
        self.follow(&keys[1..])
    }

    /// Moves from the start through images of these positions.
    fn follow(&self, keys: &[u64]) -> Option<Vec<Jump>> {
        let target = self.ahead.walk.target();
        let mut position = target.starts()[0];
        let mut line = Vec::new();
        for &key in keys {
            let jumps = move_to(target.board(), position, |after| target.symmetries().canonical(after).0 == key)?;
            position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
            line.extend(jumps);
        }
        Some(line)
    }
}

impl Side {
    fn last(&self) -> &[u64] {
        &self.levels[self.levels.len() - 1]
    }
}

/// The end that is expanded, and the other one.
fn ends<'a>(ahead: &'a mut Side, back: &'a mut Side, is_back: bool) -> (&'a mut Side, &'a mut Side) {
    if is_back { (back, ahead) } else { (ahead, back) }
}
