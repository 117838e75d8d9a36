//! Search from both ends: level by level from the start and from the finish, until the two meet.

use std::collections::HashSet;

use peg_solitaire::{Finish, Jump, Position, Problem};

use super::{Counters, Ending, Reached, way};

/// One side of the search: either the positions that can be reached from the start, or the positions from which a
/// finish can be reached.
#[derive(Debug)]
struct Front {
    levels: Vec<Vec<Reached>>,
    /// The positions of the last level.
    last: HashSet<Position>,
    pegs: u32,
}

#[derive(Debug)]
pub(super) struct BothEnds {
    problem: Problem,
    most: usize,
    /// The start, then the finish.
    sides: [Front; 2],
    /// The index of the side that is being extended.
    growing: usize,
    /// The index of the next position on that side.
    next: usize,
    /// The positions found so far for the next level of that side.
    grown: Vec<Reached>,
    seen: HashSet<Position>,
}

impl BothEnds {
    pub fn new(problem: Problem, most: usize) -> Self {
        let sides = [Front::of(&[problem.start()]), Front::of(&finishes(&problem))];
        BothEnds { problem, most, sides, growing: 0, next: 0, grown: Vec::new(), seen: HashSet::new() }
    }

    /// Plays or undoes each jump of the next position; after the last position, proceeds to the next level.
    pub fn step(&mut self, counters: &mut Counters) -> Option<Ending> {
        let side = &self.sides[self.growing];
        let Some(&Reached { position, .. }) = side.levels.last()?.get(self.next) else { return self.grow() };
        let board = self.problem.board();
        let at = if self.growing == 0 { position } else { board.complement(position) };
        let jumps: Vec<Jump> = board.legal_jumps(at).collect();
        counters.dead_ends += u64::from(jumps.is_empty());
        for jump in jumps {
            let after = position ^ jump.mask();
            counters.positions += 1;
            let ending = self.meet(after, jump);
            if ending.is_some() {
                return ending;
            }
            if self.seen.insert(after) {
                self.grown.push(Reached { position: after, before: self.next, jump: Some(jump) });
                counters.remembered += 1;
            }
        }
        self.next += 1;
        (counters.remembered >= self.most).then_some(Ending::OutOfMemory)
    }

    /// Returns the whole line if the position after a jump is a finish or has been reached from the other side.
    fn meet(&self, after: Position, jump: Jump) -> Option<Ending> {
        let other = &self.sides[1 - self.growing];
        let is_finish = self.growing == 0 && self.problem.finish().is_met_by(after);
        let mut far = if is_finish {
            Vec::new()
        } else if other.last.contains(&after) {
            way(&other.levels, other.levels.last()?.iter().position(|node| node.position == after)?)
        } else {
            return None;
        };
        let mut near = way(&self.sides[self.growing].levels, self.next);
        near.push(jump);
        if self.growing == 1 {
            (near, far) = (far, near);
        }
        // The side of the finish takes jumps back, so its jumps are played in reverse order.
        near.extend(far.into_iter().rev());
        Some(Ending::Solved(near))
    }

    /// Makes the new positions the last level of their side. The smaller side grows next.
    fn grow(&mut self) -> Option<Ending> {
        let side = &mut self.sides[self.growing];
        if self.grown.is_empty() {
            return Some(Ending::Impossible);
        }
        side.pegs = if self.growing == 0 { side.pegs - 1 } else { side.pegs + 1 };
        side.levels.push(std::mem::take(&mut self.grown));
        side.last = std::mem::take(&mut self.seen);
        let [start, finish] = &self.sides;
        let has_two = !finish.last.is_empty();
        self.growing = usize::from(has_two && finish.last.len() < start.last.len());
        self.next = 0;
        (has_two && start.pegs <= finish.pegs).then_some(Ending::Impossible)
    }

    /// The jumps from the start to the next position, or to the last position on the side of the start if the other
    /// side is being extended.
    pub fn path(&self) -> Vec<Jump> {
        way(&self.sides[0].levels, if self.growing == 0 { self.next } else { usize::MAX })
    }
}

impl Front {
    fn of(positions: &[Position]) -> Self {
        let node = |&position: &Position| Reached { position, before: 0, jump: None };
        let pegs = positions.first().map_or(0, |position| position.count());
        Front { levels: vec![positions.iter().map(node).collect()], last: positions.iter().copied().collect(), pegs }
    }
}

/// The finishes of a problem. If there are too many to search from, this is empty, and the search only proceeds from
/// the start.
fn finishes(problem: &Problem) -> Vec<Position> {
    match problem.finish() {
        Finish::Pattern(pattern) => vec![pattern],
        Finish::AtMost(1) => problem.board().holes().holes().map(Position::of).collect(),
        Finish::AtMost(_) => Vec::new(),
    }
}
