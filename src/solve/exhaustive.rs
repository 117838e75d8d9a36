//! Depth-first search of everything, with a table of positions that were refuted before.
//!
//! Complete within bounded memory: where the table forgets a position, it is refuted once more.

use crate::jump::Jump;
use crate::position::Position;
use crate::problem::Problem;

use super::End;
use super::meter::Meter;
use super::pruner::{Slack, is_possible};
use super::target::Target;

/// The table starts with this many entries and doubles as it fills, up to the largest.
const SMALLEST_TABLE: usize = 1 << 14;
/// 8 million entries, 64 MB.
const LARGEST_TABLE: usize = 1 << 23;
/// How many entries a position may stand in.
const WAYS: usize = 4;

/// A position on the way from the start to where the search is.
struct Frame {
    position: Position,
    slack: Slack,
    /// How many jumps of the order were tried.
    tried: usize,
}

pub(super) struct Exhaustive {
    path: Vec<Frame>,
    /// The jump played in each frame but the last.
    played: Vec<Jump>,
    /// The numbers of the jumps, those that cost least slack first.
    order: Vec<usize>,
    refuted: Table,
}

impl Exhaustive {
    pub fn new(problem: &Problem, target: &Target) -> Self {
        let mut order: Vec<usize> = (0..target.jumps().len()).collect();
        order.sort_by_key(|&jump| target.pruner().total_cost(jump));
        let root = Frame { position: problem.start(), slack: target.pruner().slack(problem.start()), tried: 0 };
        Exhaustive { path: vec![root], played: Vec::new(), order, refuted: Table::new() }
    }

    /// Visits positions while the meter allows. `None` while there is more to do.
    pub fn run(&mut self, target: &Target, meter: &mut Meter) -> Option<End> {
        while !meter.is_spent() {
            let Some(frame) = self.path.last_mut() else { return Some(End::Empty { complete: true }) };
            let Some(&jump) = self.order.get(frame.tried) else {
                self.retreat(target);
                continue;
            };
            frame.tried += 1;
            if !target.jumps()[jump].is_legal_in(frame.position) {
                continue;
            }
            let slack = target.pruner().after(&frame.slack, jump);
            if is_possible(&slack) {
                meter.count_position();
                let position = target.jumps()[jump].play_unchecked(frame.position);
                if self.advance(target, Frame { position, slack, tried: 0 }, target.jumps()[jump]) {
                    return Some(End::Found(std::mem::take(&mut self.played)));
                }
            }
        }
        None
    }

    /// Goes on from a position that is not known to be lost; true at a finish.
    fn advance(&mut self, target: &Target, frame: Frame, jump: Jump) -> bool {
        let is_last = frame.position.count() == target.finish_pegs();
        if is_last && target.is_finish(frame.position) {
            self.played.push(jump);
            return true;
        }
        if !is_last && !self.refuted.contains(target.symmetries().canonical(frame.position)) {
            self.played.push(jump);
            self.path.push(frame);
        }
        false
    }

    /// Every jump of the last position was refuted.
    fn retreat(&mut self, target: &Target) {
        if let Some(frame) = self.path.pop() {
            self.refuted.insert(target.symmetries().canonical(frame.position));
        }
        self.played.pop();
    }
}

/// A set of positions that forgets some when it is full.
struct Table {
    entries: Vec<u64>,
    count: usize,
}

impl Table {
    fn new() -> Self {
        Table { entries: vec![0; SMALLEST_TABLE], count: 0 }
    }

    /// Zero marks an unused entry: the empty board is never refuted, for no play reaches it.
    fn ways(&self, position: Position) -> std::ops::Range<usize> {
        let hash = position.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        let first = hash as usize & (self.entries.len() - 1) & !(WAYS - 1);
        first..first + WAYS
    }

    fn contains(&self, position: Position) -> bool {
        self.entries[self.ways(position)].contains(&position.0)
    }

    fn insert(&mut self, position: Position) {
        if self.count * 2 > self.entries.len() && self.entries.len() < LARGEST_TABLE {
            self.grow();
        }
        let ways = self.ways(position);
        let ways = &mut self.entries[ways];
        if let Some(unused) = ways.iter_mut().find(|entry| **entry == 0) {
            *unused = position.0;
            self.count += 1;
        } else {
            // The oldest entry leaves. Entries of a slot stand in the order of their arrival.
            ways.rotate_left(1);
            ways[WAYS - 1] = position.0;
        }
    }

    fn grow(&mut self) {
        let entries = std::mem::take(&mut self.entries);
        self.entries = vec![0; entries.len() * 2];
        self.count = 0;
        entries.into_iter().filter(|&entry| entry != 0).for_each(|entry| self.insert(Position(entry)));
    }
}
