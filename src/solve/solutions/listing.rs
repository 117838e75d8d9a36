//! Lists the solutions of a problem.

use std::sync::Arc;

use crate::error::debug;
use crate::rules::{Hole, Jump, Position, Problem};
use crate::solve::{Line, Meter};

use super::ways::Ways;

/// Determines which solutions count as the same. Of the solutions that count as the same, a [`Listing`] contains only
/// the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UpTo {
    /// `true` if solutions count as the same when they are images of each other under the symmetries of the problem.
    /// These are the symmetries of the board that preserve both the start and the finishes.
    pub symmetry: bool,
    /// `true` if solutions count as the same when they differ only in the order of independent jumps. Two successive
    /// jumps can be exchanged if they have no hole in common.
    pub order: bool,
}

/// The number of pairs of jumps compared in the time that a search takes to examine one position.
const COMPARED: usize = 32;

/// The index of a jump among the board's jumps.
type Number = usize;

/// The solutions of a problem, sorted by the indices of their jumps; created by
/// [`Solutions::list`](super::Solutions::list). If several solutions count as the same, only the first of them is
/// listed.
///
/// A listing is an iterator. If finding the next solution may take too long, use [`Listing::run`], which does a limited
/// amount of work per call.
#[derive(Clone)]
pub struct Listing {
    problem: Problem,
    ways: Arc<Ways>,
    up_to: UpTo,
    /// The image of each jump under each symmetry.
    images: Vec<Vec<Number>>,
    /// The positions of the line so far, each with the jumps that remain to be tried.
    path: Vec<Branch>,
    /// The jumps between the positions in `path`.
    line: Vec<Number>,
    /// The number of solutions that are still to be skipped.
    to_skip: u128,
    passed: u128,
    meter: Meter,
}

/// A position of the line, with the jumps from this position that remain to be searched.
#[derive(Clone)]
struct Branch {
    position: Position,
    /// The jumps to try, in descending order.
    open: Vec<Number>,
    /// A bit for each symmetry that maps the line so far to itself.
    still: u32,
    /// Jumps that were tried earlier and are independent of all jumps played since. A line that continues with one of
    /// these jumps has already been found in another order.
    asleep: Vec<Number>,
}

/// The next step of a [`Listing`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listed {
    /// The next solution.
    Solution(Line),
    /// There are no more solutions.
    End,
}

impl Listing {
    pub(super) fn new(problem: Problem, ways: Arc<Ways>, up_to: UpTo) -> Self {
        let mut listing = Listing {
            images: images(&ways),
            path: Vec::new(),
            line: Vec::new(),
            to_skip: 0,
            passed: 0,
            meter: Meter::default(),
            problem,
            ways,
            up_to,
        };
        let all = (1 << listing.images.len()) - 1;
        if listing.ways.way(listing.problem.start()).count() > 0 {
            listing.enter(listing.problem.start(), all, Vec::new());
        }
        listing
    }

    /// Skips `number` solutions. Skipping takes hardly any time if the order of jumps matters.
    #[must_use]
    pub fn starting_at(self, number: u128) -> Self {
        Listing { to_skip: self.to_skip.saturating_add(number), ..self }
    }

    /// The number of solutions that have been listed or skipped.
    pub fn passed(&self) -> u128 {
        self.passed
    }

    /// The number of positions that have been examined.
    pub fn positions(&self) -> u64 {
        self.meter.positions
    }

    /// Does roughly the work of examining `budget` positions, or less if it finds a solution. Returns `None` if the
    /// budget runs out before the next solution or the end of the list.
    pub fn run(&mut self, budget: u64) -> Option<Listed> {
        self.meter.allow(budget);
        while !self.meter.is_spent() {
            let Some(branch) = self.path.last_mut() else { return Some(Listed::End) };
            self.meter.count_position();
            if self.problem.finish().is_met_by(branch.position) {
                if let Some(line) = self.arrive() {
                    return Some(Listed::Solution(line));
                }
            } else if let Some(jump) = branch.open.pop() {
                self.follow(jump);
            } else {
                self.leave();
            }
        }
        None
    }

    /// Returns the line to a finish, unless it counts as the same as an earlier line or has to be skipped. Then removes
    /// the finish from the line.
    fn arrive(&mut self) -> Option<Line> {
        let is_first = !(self.up_to.symmetry && self.up_to.order) || self.is_first_image();
        let line = is_first.then(|| self.line.iter().map(|&jump| self.ways.target.jump(jump)).collect());
        self.leave();
        let line: Vec<Jump> = line?;
        self.passed += 1;
        if self.to_skip > 0 {
            self.to_skip -= 1;
            return None;
        }
        Some(Line::new(line, true))
    }

    /// Tries a jump from the end of the line.
    fn follow(&mut self, jump: Number) {
        let Some(branch) = self.path.last_mut() else { return };
        let position = self.ways.target.play(jump, branch.position);
        let is_apart = |&other: &Number| is_independent(&self.ways, other, jump);
        let asleep = branch.asleep.iter().copied().filter(is_apart).collect();
        let still = (0..self.images.len()).filter(|&symmetry| self.images[symmetry][jump] == jump);
        let still = branch.still & still.fold(0, |bits, symmetry| bits | 1 << symmetry);
        if self.up_to.order {
            branch.asleep.push(jump);
        }
        let count = self.ways.way(position).count();
        let is_whole = !self.up_to.order && (!self.up_to.symmetry || still == 1);
        if is_whole && count <= self.to_skip {
            self.to_skip -= count;
            self.passed += count;
            return;
        }
        self.line.push(jump);
        self.enter(position, still, asleep);
    }

    /// Adds a position to the line.
    fn enter(&mut self, position: Position, still: u32, asleep: Vec<Number>) {
        let target = &self.ways.target;
        let is_open = |&jump: &Number| {
            let is_first = || {
                (0..self.images.len()).all(|symmetry| still >> symmetry & 1 == 0 || self.images[symmetry][jump] >= jump)
            };
            target.is_legal(jump, position)
                && self.ways.way(target.play(jump, position)).count() > 0
                && !asleep.contains(&jump)
                && (!self.up_to.symmetry || self.up_to.order || is_first())
        };
        let open = (0..target.jump_count()).rev().filter(is_open).collect();
        self.path.push(Branch { position, open, still, asleep });
    }

    /// Removes the last position from the line.
    fn leave(&mut self) {
        self.path.pop();
        self.line.pop();
    }

    /// Returns `true` if no image of the line, in any order, comes before the line itself.
    fn is_first_image(&mut self) -> bool {
        (1..self.images.len()).all(|symmetry| {
            self.meter.count_work((self.line.len().pow(2) / COMPARED) as u64);
            let image: Vec<Number> = self.line.iter().map(|&jump| self.images[symmetry][jump]).collect();
            self.first_order(&image) >= self.line
        })
    }

    /// The lexicographically first order of `jumps` in which dependent jumps keep their relative order.
    fn first_order(&self, jumps: &[Number]) -> Vec<Number> {
        let mut left = jumps.to_vec();
        let mut order = Vec::with_capacity(left.len());
        while !left.is_empty() {
            let is_free =
                |&index: &usize| left[..index].iter().all(|&before| is_independent(&self.ways, before, left[index]));
            let next = (0..left.len()).filter(is_free).min_by_key(|&index| left[index]).unwrap_or(0);
            order.push(left.remove(next));
        }
        order
    }
}

impl Iterator for Listing {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        loop {
            match self.run(u64::MAX) {
                Some(Listed::Solution(line)) => return Some(line),
                Some(Listed::End) => return None,
                None => {}
            }
        }
    }
}

debug!(Listing, |listing| up_to: listing.up_to, passed: listing.passed);

/// Returns `true` if two jumps have no hole in common.
fn is_independent(ways: &Ways, one: Number, other: Number) -> bool {
    ways.target.jump(one).mask().is_disjoint_from(ways.target.jump(other).mask())
}

/// The images of a board's jumps under the symmetries of a problem.
fn images(ways: &Ways) -> Vec<Vec<Number>> {
    let target = &ways.target;
    let number = |map: &[Hole], jump: Jump| {
        let image = |hole: Hole| map[hole.index()];
        let image = Jump { from: image(jump.from), over: image(jump.over), to: image(jump.to) };
        (0..target.jump_count()).find(|&number| target.jump(number) == image).unwrap_or_default()
    };
    let map = |map: &[Hole]| (0..target.jump_count()).map(|jump| number(map, target.jump(jump))).collect();
    target.symmetries.permutations().map(map).collect()
}
