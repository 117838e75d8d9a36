//! Bidirectional search by moves, which finds shorter and shorter lines until it has proven that no shorter line
//! exists.
//!
//! One end advances from the start, the other from the finishes, until they meet. A position is skipped if the
//! [bound](super::bound) shows that every line through it has too many moves, or if a pagoda function refutes it.
//!
//! Each end expands its positions in order of rank, and within a rank in order of the number of moves. Suppose that a
//! position is `g` moves from the start and, by the bound, at least `h` moves from a finish and at least `k` moves from
//! the start. Then its rank at the start is `2g + h - k`; at a finish, `h` and `k` are exchanged. All images of a
//! position have the same rank. A move lowers `h` and raises `k` by at most one, so no move leads to a lower rank. On a
//! line of `n` moves, the ranks of a position at the two ends add up to `2n`, and the distances of the position from
//! the two ends, in moves, add up to `n`. Write `(a, i)` for rank `a` and `i` moves. Suppose that the search from the
//! start has expanded everything before `(a, i)`, that the search from the finish has expanded everything before
//! `(b, j)`, and that `(a + b, i + j)` is not less than `(2n, n)` in this order. Then the line has been found: the
//! search from the start has reached the first position of the line that is not before `(a, i)`. In the search from the
//! finish, that position is at `(2n - a, n - i)` or earlier. This is no later than `(b, j)`, so the search from the
//! finish has reached the position, too. Therefore, the ends need not come close to each other: each stays among
//! positions where the bound is nearly exact. The method is from Sewell and Jacobson, "Dynamically improved bounds
//! bidirectional search", Artificial Intelligence 291 (2021).

use std::cmp::Ordering;

use crate::rules::{Position, moves};
use crate::solve::{Meter, SHARDS, Target, any::End};

use super::{
    side::{Reached, Side},
    targets::MoveTargets,
    trace::line_through,
    walk::Walk,
};

/// The number of landings between two checks of the memory.
const LANDINGS: usize = 1024;
/// The number of parts of a table that are settled at a time, and the number of waiting positions that can be settled
/// in the time that a search takes to examine one position.
const PARTS: usize = 4;
const SETTLED: usize = 64;

pub(in crate::solve) struct MoveEnds {
    pub targets: MoveTargets,
    ahead: Side,
    back: Side,
    /// `true` while the end at the finish is being expanded.
    is_back: bool,
    /// The moves of the current position.
    walk: Walk,
    /// The number of parts of the table that have been settled since all positions of the current list were expanded.
    settled: usize,
    meeting: Meeting,
}

/// Tracks where both ends meet.
struct Meeting {
    /// The largest number of moves that the next line may have.
    at_most: usize,
    /// The last position that both ends have reached, with the number of moves from the start and the number of moves
    /// to a finish. `None` once the line through that position has been traced.
    met: Option<(Position, [u8; 2])>,
}

impl MoveEnds {
    /// A search from both ends; `None` if the finishes are not listed.
    pub fn new(targets: &MoveTargets, at_most: usize) -> Option<Self> {
        let side = |target: &Target, is_back| Side::new(target.clone(), is_back, &targets.bound, at_most);
        let (ahead, back) = (side(&targets.ahead, false), side(targets.back.as_ref()?, true));
        let (walk, meeting) = (Walk::ended(&ahead.generator), Meeting { at_most, met: None });
        Some(MoveEnds { targets: targets.clone(), ahead, back, is_back: false, walk, settled: 0, meeting })
    }

    /// The number of positions that are stored.
    pub fn stored(&self) -> usize {
        self.ahead.listed + self.back.listed
    }

    /// The memory that both ends use, in bytes.
    pub fn bytes(&self) -> usize {
        self.ahead.bytes() + self.back.bytes() + self.walk.bytes()
    }

    /// Continues within the meter's budget, using about `memory` bytes at most. Returns `None` while there is more to
    /// do. After a line has been returned, further calls look for shorter lines.
    pub fn run(&mut self, memory: usize, meter: &mut Meter) -> Option<End> {
        while !meter.is_spent() {
            // If the ends have met, the line is traced first, even if continuing the search would need too much memory.
            if let Some((position, moves_there)) = self.meeting.met.take() {
                let line = line_through(position, moves_there, &self.ahead, &self.back);
                let Some(jumps) = line else { return Some(End::Empty { complete: false }) };
                // Two successive moves by the same peg may have been merged into one.
                self.meeting.at_most = self.meeting.at_most.min(moves(&jumps).count() - 1);
                return Some(End::Found(jumps));
            }
            if self.bytes() > memory || self.walk.is_cut() {
                return Some(End::Empty { complete: false });
            }
            let has_more = self.expand(meter) || self.walk.is_cut();
            if !has_more && !self.begin(meter) && !self.settle(meter) {
                return Some(End::Empty { complete: true });
            }
        }
        None
    }

    /// Examines the next landings of the current position's moves; returns `false` if there are no more.
    fn expand(&mut self, meter: &mut Meter) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let (moves, before) = (side.moves + 1, self.walk.landings);
        let mut rest_of_slice = LANDINGS;
        while rest_of_slice > 0
            && let Some(landing) = self.walk.next(&side.generator)
        {
            rest_of_slice -= 1;
            let [least, rank] = side.bounds(&self.targets.bound, &landing.images, moves);
            if least > self.meeting.at_most {
                continue;
            }
            debug_assert!(rank >= side.rank, "a move leads to a lower rank");
            let reached = || Reached::new(side.generator.key(landing), moves, rank);
            match self.meeting.reach(rank, moves, other) {
                Ordering::Less => side.add(reached(), self.meeting.with(other)),
                // If the position is part of a line, the other end has already reached it, so this end need not store
                // it.
                Ordering::Equal => self.meeting.with(other)(reached()),
                // If the position is part of a line, the other end has already expanded it, and the ends have met.
                Ordering::Greater => {}
            }
        }
        meter.count_landings(self.walk.landings - before);
        rest_of_slice == 0
    }

    /// Begins to walk through the moves of the next position at the current end; returns `false` if no position is
    /// left.
    fn begin(&mut self, meter: &mut Meter) -> bool {
        if self.is_decided() {
            return false;
        }
        let (side, _) = ends(&mut self.ahead, &mut self.back, self.is_back);
        let Some(key) = side.next_to_expand() else { return false };
        self.walk.begin(side.generator.landing(key), &side.generator);
        meter.count_position();
        true
    }

    /// At the end of a list, settles some of the waiting positions, then proceeds to the next list; returns `false`
    /// after the last one.
    fn settle(&mut self, meter: &mut Meter) -> bool {
        let (side, other) = ends(&mut self.ahead, &mut self.back, self.is_back);
        for part in self.settled..SHARDS.min(self.settled + PARTS) {
            side.settle_part(part, self.meeting.with(other));
        }
        meter.count_work(1 + (PARTS * side.listed / SHARDS / SETTLED) as u64);
        self.settled += PARTS;
        self.settled < SHARDS || self.meeting.met.is_some() || self.next_list()
    }

    /// Proceeds to the next list, on the side where fewer positions with the current rank are waiting; returns `false`
    /// if no more lists are needed.
    fn next_list(&mut self) -> bool {
        self.settled = 0;
        loop {
            let (side, _) = ends(&mut self.ahead, &mut self.back, self.is_back);
            side.proceed();
            if self.is_decided() {
                return false;
            }
            self.is_back = self.back.waiting() < self.ahead.waiting();
            let (side, _) = ends(&mut self.ahead, &mut self.back, self.is_back);
            if side.current().is_some_and(|list| list.len() > 0) {
                return true;
            }
        }
    }

    /// Returns `true` if every line that is short enough has been found.
    fn is_decided(&self) -> bool {
        self.meeting.reach(self.ahead.rank, self.ahead.moves, &self.back) != Ordering::Less
    }
}

impl Meeting {
    /// Compares the sum of the ranks at both ends, and then the sum of the moves, with the sums for a line of the
    /// largest allowed number of moves.
    fn reach(&self, rank: usize, moves: usize, other: &Side) -> Ordering {
        (rank + other.rank, moves + other.moves).cmp(&(2 * self.at_most, self.at_most))
    }

    /// Returns a closure that notes a position if the other end has also reached it and the line through it is short
    /// enough.
    fn with(&mut self, other: &Side) -> impl FnMut(Reached) {
        move |one| {
            let Some(&found) = other.get(one.position) else { return };
            let moves = usize::from(one.moves + found.moves);
            if moves <= self.at_most {
                let [ahead, back] = if other.generator.is_back { [one, found] } else { [found, one] };
                *self = Meeting { at_most: moves - 1, met: Some((one.position, [ahead.moves, back.moves])) };
            }
        }
    }
}

/// The current end and the opposite end.
fn ends<'a>(ahead: &'a mut Side, back: &'a mut Side, is_back: bool) -> (&'a mut Side, &'a mut Side) {
    if is_back { (back, ahead) } else { (ahead, back) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Finish, Problem};

    /// A search whose ends have met, before it returns the line.
    fn met() -> MoveEnds {
        let board: Board = "triangle".parse().unwrap();
        let start = board.parse_start("a3").unwrap();
        let problem = Problem::new(board.clone(), start, Finish::parse("e5", &board).unwrap()).unwrap();
        let mut ends = MoveEnds::new(&MoveTargets::new(&problem), 12).unwrap();
        let mut meter = Meter::default();
        while ends.meeting.met.is_none() {
            meter.allow(1);
            assert!(ends.run(usize::MAX, &mut meter).is_none());
        }
        ends
    }

    fn finds(ends: &mut MoveEnds, memory: usize, allowed: u64) -> bool {
        let mut meter = Meter::default();
        meter.allow(allowed);
        matches!(ends.run(memory, &mut meter), Some(End::Found(_)))
    }

    #[test]
    fn a_line_is_returned_before_memory_runs_out() {
        let mut ends = met();
        assert!(finds(&mut ends, 0, 1));
        assert!(!finds(&mut ends, 0, 1));
    }

    #[test]
    fn a_line_is_returned_before_a_walk_is_cut() {
        let mut ends = met();
        ends.walk.landings = usize::MAX;
        assert!(ends.walk.is_cut() && finds(&mut ends, usize::MAX, 1));
        assert!(!finds(&mut ends, usize::MAX, 1));
    }
}
