//! Search by moves from both ends, for a line of at most so many moves.
//!
//! All positions after 0, 1, 2, ... moves, and all from which a finish is 0, 1, 2, ... moves away, until the two
//! meet. Positions that leave too many regions for the moves that remain are left out, as are those that
//! pagoda functions refute.

use crate::jump::Jump;
use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::shards::Shards;
use crate::solve::target::Target;

use super::find_move::move_to;
use super::generator::{Landing, MOST_LANDINGS, MoveGenerator};
use super::regions::Regions;
use super::targets::MoveTargets;

/// The memory is looked at after so many positions.
const WEIGHED: usize = 256;

/// One of the ends.
struct Side {
    generator: MoveGenerator,
    /// Per number of moves, the positions that need as many; one for all its images.
    levels: Vec<Vec<Position>>,
    seen: Shards<Position>,
    /// How many positions of the last level have been expanded.
    expanded: usize,
    /// Those of the next level.
    next: Vec<Position>,
}

pub(in crate::solve) struct MoveEnds {
    ahead: Side,
    back: Side,
    regions: Regions,
    /// No longer line is looked for.
    at_most: u32,
    met: Option<Position>,
    /// Which end is being expanded.
    is_back: bool,
}

/// How a search by moves stands.
pub(in crate::solve) enum Meeting {
    Running,
    /// There is no such line.
    None,
    /// More would have to be kept or tried than is allowed.
    Full,
    Found(Vec<Jump>),
}

impl MoveEnds {
    /// `None` where there is no end to come back from.
    pub fn new(targets: &MoveTargets, at_most: u32) -> Option<Self> {
        let MoveTargets { ahead, back, regions } = targets.clone();
        let side = |target: Target, is_back| {
            let generator = MoveGenerator::new(target, is_back, &regions);
            let first: Vec<Position> =
                generator.firsts(&regions).iter().map(|landing| generator.key(landing)).collect();
            let mut seen = Shards::new();
            let mut level = Vec::new();
            first.into_iter().for_each(|key| seen.add(key, &mut |key| level.push(key)));
            seen.settle(&mut |key| level.push(key));
            Side { generator, levels: vec![level], seen, expanded: 0, next: Vec::new() }
        };
        let (ahead, back) = (side(ahead, false), side(back?, true));
        Some(MoveEnds { ahead, back, regions, at_most, met: None, is_back: false })
    }

    /// How many positions are kept.
    pub fn stored(&self) -> usize {
        let count = |side: &Side| side.next.len() + side.levels.iter().map(Vec::len).sum::<usize>();
        count(&self.ahead) + count(&self.back)
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.ahead.bytes() + self.back.bytes()
    }

    /// How many moves both ends have come together.
    pub fn moves(&self) -> u32 {
        (self.ahead.levels.len() + self.back.levels.len()) as u32 - 2
    }

    /// Expands positions while the meter allows, and takes about `memory` bytes at most.
    pub fn run(&mut self, memory: usize, meter: &mut Meter) -> Meeting {
        while !meter.is_spent() {
            if let Some(key) = self.met {
                return self.path(key).map_or(Meeting::Full, Meeting::Found);
            }
            if self.side().expanded == self.side().last().len() && !self.next_level() {
                return if self.met.is_some() { continue } else { Meeting::None };
            }
            let is_time_to_weigh = self.side().expanded.is_multiple_of(WEIGHED);
            if is_time_to_weigh && self.bytes() > memory || !self.expand(meter) {
                return Meeting::Full;
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
        if self.met.is_some() {
            return false;
        }
        if side.expanded > 0 {
            side.levels.push(std::mem::take(&mut side.next));
            side.expanded = 0;
        }
        self.is_back = self.back.last().len() < self.ahead.last().len();
        self.moves() < self.at_most && !self.side().last().is_empty()
    }

    /// Tries every move of the next position of the end that is being expanded; false where there are too many.
    fn expand(&mut self, meter: &mut Meter) -> bool {
        let is_last = self.moves() + 1 == self.at_most;
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let key = side.last()[side.expanded];
        side.expanded += 1;
        let rest = self.at_most - side.levels.len() as u32;
        let all = self.regions.all();
        let Side { generator, seen, next, .. } = side;
        let from = generator.landing(key, &self.regions);
        let (regions, met, is_back) = (&self.regions, &mut self.met, self.is_back);
        let landings = generator.moves(&from, regions, rest, &mut |landing: &Landing| {
            let to_leave = if is_back { all & !landing.full() } else { landing.full() };
            if regions.moves(to_leave) > rest {
                return;
            }
            let key = generator.key(landing);
            if is_last {
                other.seen.look_up(key, &mut |key| *met = Some(key));
            } else {
                seen.add(key, &mut |key| {
                    next.push(key);
                    *met = met.or(other.seen.contains(key).then_some(key));
                });
            }
        });
        meter.count_moves(landings);
        landings <= MOST_LANDINGS
    }

    /// The jumps through a position at which the ends have met. Each end goes back to where it began by the moves of
    /// the other end; `None` where there are too many of them.
    fn path(&mut self, met: Position) -> Option<Vec<Jump>> {
        let mut keys = self.ahead.retrace(met, &self.back.generator, &self.regions)?;
        keys.reverse();
        keys.push(met);
        keys.extend(self.back.retrace(met, &self.ahead.generator, &self.regions)?);
        self.follow(&keys[1..])
    }

    /// Moves from the start through images of these positions.
    fn follow(&self, keys: &[Position]) -> Option<Vec<Jump>> {
        let target = self.ahead.generator.target();
        let mut position = target.starts()[0];
        let mut line = Vec::new();
        for &key in keys {
            let jumps = move_to(target.board(), position, |after| target.symmetries().canonical(after) == key)?;
            position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
            line.extend(jumps);
        }
        Some(line)
    }
}

impl Side {
    fn last(&self) -> &[Position] {
        &self.levels[self.levels.len() - 1]
    }

    fn bytes(&self) -> usize {
        let kept = self.levels.iter().chain([&self.next]).map(Vec::capacity).sum::<usize>();
        kept * size_of::<Position>() + self.seen.bytes()
    }

    /// The positions from the one before `met` back to a first one, by moves that undo those of this end. Where `met` is
    /// in no level yet, it comes after the last. `None` where there are too many moves.
    fn retrace(&mut self, met: Position, undo: &MoveGenerator, regions: &Regions) -> Option<Vec<Position>> {
        self.levels.iter_mut().for_each(|level| level.sort_unstable());
        let is_in = |level: &Vec<Position>, key| level.binary_search(&key).is_ok();
        let first = self.levels.iter().position(|level| is_in(level, met)).unwrap_or(self.levels.len());
        let mut keys = vec![met];
        for level in self.levels[..first].iter().rev() {
            let after = keys[keys.len() - 1];
            keys.push(undo.key_of_move(after, regions, |key| is_in(level, key))?);
        }
        Some(keys.split_off(1))
    }
}

/// The end that is expanded, and the other one.
fn ends<'a>(ahead: &'a mut Side, back: &'a mut Side, is_back: bool) -> (&'a mut Side, &'a mut Side) {
    if is_back { (back, ahead) } else { (ahead, back) }
}
