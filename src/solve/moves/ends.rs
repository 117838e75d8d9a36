//! Search by moves from both ends, for a line of at most so many moves.
//!
//! All positions after 0, 1, 2, ... moves, and all from which a finish is 0, 1, 2, ... moves away, until the two
//! meet. Positions that leave too many regions for the moves that remain are left out, as are those that
//! pagoda functions refute.
//!
//! The last two moves meet at a position between them, of which neither end lists all. After so many moves from the start most
//! positions have many pegs; those from which the finish is so near have few. So the start's end lists only those with few
//! pegs, and the other end those with many: a small part of either list. The other end of each of the two moves stands in a level
//! that is complete.

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
    pass: Pass,
}

/// What the positions of the last level are expanded for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// The next level.
    Level,
    /// Those positions of the next level that this end lists: of the start's end those with fewer pegs than this, of the other
    /// end the rest.
    Part { pegs: u32 },
    /// Positions of the other end.
    Last,
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
        let mut ends = MoveEnds { ahead, back, regions, at_most, met: None, is_back: false, pass: Pass::Level };
        ends.choose_pass();
        Some(ends)
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
            if self.side().expanded == self.side().last().len() {
                if !self.next_pass() && self.met.is_none() {
                    return Meeting::None;
                }
                continue;
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

    /// Turns to the next positions to be expanded; false where none are left.
    fn next_pass(&mut self) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let met = &mut self.met;
        side.settle(other, met);
        other.seen.look_up_rest(&mut |key| *met = Some(key));
        if self.pass != Pass::Last {
            side.begin_level();
        }
        match (self.pass, self.is_back) {
            (Pass::Level, _) => self.choose_pass(),
            (Pass::Part { .. }, true) => (self.pass, self.is_back) = (Pass::Last, false),
            (Pass::Part { .. } | Pass::Last, false) => self.is_back = true,
            (Pass::Last, true) => return false,
        }
        self.met.is_none()
    }

    /// What comes after complete levels.
    fn choose_pass(&mut self) {
        (self.pass, self.is_back) = match self.at_most - self.moves() {
            1 => (Pass::Last, false),
            2 => (Pass::Part { pegs: self.divide() }, false),
            _ => (Pass::Level, self.back.expected() < self.ahead.expected()),
        };
    }

    /// The number of pegs that divides the next level of both ends so that the parts are the smallest.
    fn divide(&self) -> u32 {
        let (ahead, back) = (self.ahead.expected_pegs(), self.back.expected_pegs());
        let listed = |pegs: &usize| ahead[..*pegs].iter().sum::<usize>() + back[*pegs..].iter().sum::<usize>();
        (0..ahead.len()).min_by_key(listed).unwrap_or_default() as u32
    }

    /// Tries every move of the next position of the end that is being expanded; false where there are too many.
    fn expand(&mut self, meter: &mut Meter) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let key = side.last()[side.expanded];
        side.expanded += 1;
        let rest = self.at_most - side.levels.len() as u32;
        let least = match self.pass {
            Pass::Part { pegs } if self.is_back => pegs.saturating_sub(key.count()),
            Pass::Part { pegs } => (key.count() + 1).saturating_sub(pegs),
            _ => 1,
        };
        let is_last = self.pass == Pass::Last;
        let all = self.regions.all();
        let Side { generator, seen, next, .. } = side;
        let from = generator.landing(key, &self.regions);
        let (regions, met, is_back) = (&self.regions, &mut self.met, self.is_back);
        let landings = generator.moves(&from, regions, rest, least, &mut |landing: &Landing| {
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

    /// Adds what waits to be added, and looks for it at the other end.
    fn settle(&mut self, other: &Side, met: &mut Option<Position>) {
        let next = &mut self.next;
        self.seen.settle(&mut |key| {
            next.push(key);
            *met = met.or(other.seen.contains(key).then_some(key));
        });
    }

    /// Makes what was found the last level.
    fn begin_level(&mut self) {
        self.levels.push(std::mem::take(&mut self.next));
        self.expanded = 0;
    }

    /// How many positions the next level may have, where the last one has so many: it grows like the last one.
    fn grown(&self, positions: usize) -> usize {
        let before = self.levels.iter().rev().nth(1).map_or(1, Vec::len).max(1);
        (positions as u64 * self.last().len() as u64 / before as u64) as usize
    }

    /// How many positions the next level may have.
    fn expected(&self) -> usize {
        self.grown(self.last().len())
    }

    /// How many positions with 0, 1, 2, ... pegs the next level may have: like the last one, as far from it as that is from the one
    /// before.
    fn expected_pegs(&self) -> Vec<usize> {
        let last = mean_pegs(self.last());
        let change = self.levels.iter().rev().nth(1).map_or(0, |before| last - mean_pegs(before));
        let mut counts = vec![0; Position::CAPACITY + 1];
        for position in self.last() {
            let pegs = (position.count() as i32 + change).clamp(0, Position::CAPACITY as i32);
            counts[pegs as usize] += 1;
        }
        counts.into_iter().map(|count| self.grown(count)).collect()
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

fn mean_pegs(level: &[Position]) -> i32 {
    let pegs: usize = level.iter().map(|position| position.count() as usize).sum();
    (pegs / level.len().max(1)) as i32
}
