//! Search by moves from both ends, for a line of at most a given number of moves.
//!
//! One end lists all positions after 0, 1, 2, ... moves; the other lists all from which a finish is 0, 1, 2, ... moves
//! away; until they meet. Positions are left out if regions demand more moves than remain, or if a pagoda function
//! refutes them.
//!
//! The last two moves meet at a position between them. Neither end lists all such positions. Near the start, most
//! positions have many pegs; near a finish, most have few. So the end at the start lists only those with few pegs, and
//! the end at the finish those with many: a small part of each. From there, a move leads to a complete level of the
//! other end.

use crate::rules::Position;
use crate::solve::{Meter, SHARDS, any::End, part_of};

use super::{side::Side, targets::MoveTargets, trace::Trace, walk::Walk};

/// The number of landings between two checks of the memory.
const LANDINGS: usize = 1024;
/// The number of parts of a table that are settled at a time, and the cost of each, in positions.
const PARTS: usize = 4;
const PART: u64 = 16;

pub(in crate::solve) struct MoveEnds {
    ahead: Side,
    back: Side,
    /// The most moves that the line may have.
    at_most: u32,
    pass: Pass,
    /// `true` if the end at the finish is being expanded.
    is_back: bool,
    /// The moves of the position that is being expanded.
    walk: Walk,
    /// The number of parts of the table that are settled, once all positions of the pass are expanded.
    settled: usize,
    met: Option<Position>,
    trace: Option<Trace>,
}

/// The purpose of expanding the last level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// The next level.
    Level,
    /// The part of the next level that this end lists: at the start the positions with fewer than `pegs` pegs, at the
    /// finish the others.
    Part { pegs: u32 },
    /// The positions that the other end has listed.
    Last,
}

impl MoveEnds {
    /// A search from both ends; `None` if there is no end to come back from.
    pub fn new(targets: &MoveTargets, at_most: u32) -> Option<Self> {
        let MoveTargets { ahead, back, regions } = targets.clone();
        let (ahead, back) = (Side::new(ahead, false, regions.clone()), Side::new(back?, true, regions));
        let walk = Walk::ended(&ahead.generator);
        let (pass, is_back, settled, met, trace) = (Pass::Level, false, 0, None, None);
        let mut ends = MoveEnds { ahead, back, at_most, pass, is_back, walk, settled, met, trace };
        ends.choose_pass();
        Some(ends)
    }

    /// The number of positions that are kept.
    pub fn stored(&self) -> usize {
        self.ahead.stored() + self.back.stored()
    }

    /// The memory of both ends, in bytes.
    pub fn bytes(&self) -> usize {
        self.ahead.bytes() + self.back.bytes() + self.walk.bytes()
    }

    /// Continues while the meter allows, in about `memory` bytes at most. `None` while there is more to do.
    pub fn run(&mut self, memory: usize, meter: &mut Meter) -> Option<End> {
        while !meter.is_spent() {
            if self.bytes() > memory {
                return Some(End::Empty { complete: false });
            }
            if let Some(met) = self.met {
                let trace = self.trace.get_or_insert_with(|| Trace::new(met, &self.ahead, &self.back));
                let end = trace.run(&self.ahead, &self.back, meter);
                if end.is_some() {
                    return end;
                }
                continue;
            }
            let has_more = self.expand(meter);
            if self.walk.is_cut() {
                return Some(End::Empty { complete: false });
            }
            if !has_more && !self.begin(meter) && !self.settle(meter) {
                return Some(End::Empty { complete: true });
            }
        }
        None
    }

    /// Looks at the next landings of the moves of a position; returns `false` if there are no more.
    fn expand(&mut self, meter: &mut Meter) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let (rest, is_last) = (self.at_most - side.levels.len() as u32, self.pass == Pass::Last);
        let (all, before) = (side.generator.regions.full_in(Position::ALL), self.walk.landings);
        let mut rest_of_slice = LANDINGS;
        while rest_of_slice > 0
            && let Some(landing) = self.walk.next(&side.generator)
        {
            rest_of_slice -= 1;
            let to_leave = if self.is_back { all & !landing.full } else { landing.full };
            if side.generator.regions.moves(to_leave) > rest {
                continue;
            }
            let key = side.generator.key(landing);
            if is_last {
                other.seen.look_up(part_of(key, SHARDS), key, &mut find(&mut self.met));
            } else {
                side.add(key, Some(other), &mut self.met);
            }
        }
        meter.count_landings(self.walk.landings - before);
        rest_of_slice == 0
    }

    /// Begins with the moves of the next position of the end that is being expanded; returns `false` if none is left.
    fn begin(&mut self, meter: &mut Meter) -> bool {
        let (side, _) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let Some(key) = side.next_to_expand() else { return false };
        let least = match self.pass {
            Pass::Part { pegs } if self.is_back => pegs.saturating_sub(key.count()),
            Pass::Part { pegs } => (key.count() + 1).saturating_sub(pegs),
            _ => 1,
        };
        let (from, rest) = (side.generator.landing(key), self.at_most - side.levels.len() as u32);
        self.walk.begin(from, rest, least, &side.generator);
        meter.count_position();
        true
    }

    /// Settles some of the positions that wait after a pass, then turns to the next pass; returns `false` after the
    /// last one.
    fn settle(&mut self, meter: &mut Meter) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        for part in self.settled..self.settled + PARTS {
            match self.pass {
                Pass::Last => other.seen.look_up_part(part, &mut find(&mut self.met)),
                _ => side.settle_part(part, Some(other), &mut self.met),
            }
        }
        meter.count_work(PARTS as u64 * PART);
        self.settled += PARTS;
        self.settled < SHARDS || self.met.is_some() || self.next_pass()
    }

    /// Turns to the next positions to be expanded; returns `false` if none are left.
    fn next_pass(&mut self) -> bool {
        self.settled = 0;
        if self.pass != Pass::Last {
            ends(&mut self.ahead, &mut self.back, self.is_back).0.begin_level();
        }
        match (self.pass, self.is_back) {
            (Pass::Level, _) => self.choose_pass(),
            (Pass::Part { .. }, true) => (self.pass, self.is_back) = (Pass::Last, false),
            (Pass::Part { .. } | Pass::Last, false) => self.is_back = true,
            (Pass::Last, true) => return false,
        }
        true
    }

    /// Chooses the pass that follows complete levels.
    fn choose_pass(&mut self) {
        let covered = (self.ahead.levels.len() + self.back.levels.len()) as u32 - 2;
        (self.pass, self.is_back) = match self.at_most - covered {
            1 => (Pass::Last, false),
            2 => (Pass::Part { pegs: self.divide() }, false),
            _ => (Pass::Level, self.back.expected() < self.ahead.expected()),
        };
    }

    /// The number of pegs that divides the next level of both ends so that the parts are the smallest.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn divide(&self) -> u32 {
        let (ahead, back) = (self.ahead.expected_pegs(), self.back.expected_pegs());
        let listed = |pegs: &usize| ahead[..*pegs].iter().sum::<usize>() + back[*pegs..].iter().sum::<usize>();
        (0..ahead.len()).min_by_key(listed).unwrap_or_default() as u32
    }
}

/// Notes a position that the other end has.
fn find(met: &mut Option<Position>) -> impl FnMut(Position) {
    move |key| *met = Some(key)
}

/// The end that is expanded, and the other one.
fn ends<'a>(ahead: &'a mut Side, back: &'a mut Side, is_back: bool) -> (&'a mut Side, &'a mut Side) {
    if is_back { (back, ahead) } else { (ahead, back) }
}
