//! One end of a bidirectional search by moves.

use crate::rules::{Images, Position};
use crate::solve::{Entry, List, SHARDS, Shards, Target, part_of};

use super::{bound::Bound, generator::MoveGenerator};

pub(super) struct Side {
    pub generator: MoveGenerator,
    /// All positions that this end has reached. One entry represents all images of a position.
    pub seen: Shards<Reached>,
    /// The positions to expand, by rank and number of moves. A position that is later reached in fewer moves is in two
    /// lists.
    waiting: Vec<Vec<List<Position>>>,
    /// The rank and the number of moves of the current list, and the number of expanded positions in that list.
    pub rank: usize,
    pub moves: usize,
    expanded: usize,
    /// The number of positions that have been listed, and the number of positions whose lists have been dropped.
    pub listed: usize,
    dropped: usize,
}

/// A position, its number of moves from this end, and its rank.
#[derive(Clone, Copy, Default)]
pub(super) struct Reached {
    pub position: Position,
    pub moves: u8,
    pub rank: u8,
}

impl Reached {
    #[allow(clippy::cast_possible_truncation, reason = "a line has at most 127 moves")]
    pub fn new(position: Position, moves: usize, rank: usize) -> Self {
        Reached { position, moves: moves as u8, rank: rank as u8 }
    }
}

/// If a position is added again, its entry keeps the smaller number of moves.
impl Entry for Reached {
    type Layout = ();

    fn is_unused(&self) -> bool {
        self.position.is_unused()
    }

    fn is_same(&self, other: &Self, (): ()) -> bool {
        self.position == other.position
    }

    fn hash(&self, (): ()) -> u32 {
        Entry::hash(&self.position, ())
    }

    fn news(self) -> Option<Self> {
        Some(self)
    }

    fn absorb(&mut self, other: &Self, (): ()) -> Option<Self> {
        (other.moves < self.moves).then(|| {
            *self = *other;
            *other
        })
    }
}

impl Side {
    /// An end with its first positions, except for positions that are more than `at_most` moves from the other end,
    /// according to the bound.
    pub fn new(target: Target, is_back: bool, bound: &Bound, at_most: usize) -> Self {
        let mut side = Side {
            generator: MoveGenerator::new(target, is_back),
            seen: Shards::with(()),
            waiting: Vec::new(),
            rank: 0,
            moves: 0,
            expanded: 0,
            listed: 0,
            dropped: 0,
        };
        for first in side.generator.firsts() {
            let [least, rank] = side.bounds(bound, &first.images, 0);
            if least <= at_most {
                side.add(Reached::new(side.generator.key(&first), 0, rank), |_| ());
            }
        }
        (0..SHARDS).for_each(|part| side.settle_part(part, |_| ()));
        side
    }

    /// A lower bound on the moves of a line through a position that is `moves` moves from this end, and the position's
    /// rank at this end.
    pub fn bounds(&self, bound: &Bound, images: &Images, moves: usize) -> [usize; 2] {
        let [to_finish, from_start] = bound.moves(images);
        let (rest, done) = if self.generator.is_back { (from_start, to_finish) } else { (to_finish, from_start) };
        [moves + rest, 2 * moves + rest - done]
    }

    /// The entry that this end has stored for a position.
    pub fn get(&self, position: Position) -> Option<&Reached> {
        Some(self.seen.get(part_of(position, SHARDS), Reached::new(position, 0, 0))).filter(|found| !found.is_unused())
    }

    /// Adds a position, immediately or when its part is settled. The position is passed to `report` if it is new or is
    /// reached in fewer moves than before.
    pub fn add(&mut self, reached: Reached, report: impl FnMut(Reached)) {
        let mut list = list(&mut self.waiting, &mut self.listed, report);
        self.seen.add(part_of(reached.position, SHARDS), reached, &mut list);
    }

    /// Adds the waiting positions of a part.
    pub fn settle_part(&mut self, part: usize, report: impl FnMut(Reached)) {
        self.seen.settle_part(part, &mut list(&mut self.waiting, &mut self.listed, report));
    }

    /// The next position in the current list to expand.
    pub fn next_to_expand(&mut self) -> Option<Position> {
        loop {
            let number = self.expanded;
            let list = self.current()?;
            let position = (number < list.len()).then(|| list.get(number))?;
            self.expanded += 1;
            // The position may have been reached in fewer moves since it was listed.
            if self.get(position).is_some_and(|reached| usize::from(reached.moves) == self.moves) {
                return Some(position);
            }
        }
    }

    /// Proceeds to the positions with the next number of moves, or to the next rank.
    pub fn proceed(&mut self) {
        self.expanded = 0;
        if let Some(current) = self.current() {
            self.dropped += std::mem::replace(current, List::new()).len();
            self.moves += 1;
        } else {
            (self.rank, self.moves) = (self.rank + 1, 0);
        }
    }

    /// The current list; `None` if no listed position of the current rank has at least the current number of moves.
    pub fn current(&mut self) -> Option<&mut List<Position>> {
        self.waiting.get_mut(self.rank)?.get_mut(self.moves)
    }

    /// The number of listed positions with the current rank.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn waiting(&self) -> usize {
        self.waiting.get(self.rank).map_or(0, |lists| lists.iter().map(List::len).sum())
    }

    pub fn bytes(&self) -> usize {
        self.seen.bytes + (self.listed - self.dropped) * size_of::<Position>()
    }
}

/// Returns a closure that adds positions to the lists, then passes them to `report`.
fn list(
    waiting: &mut Vec<Vec<List<Position>>>,
    listed: &mut usize,
    mut report: impl FnMut(Reached),
) -> impl FnMut(Reached) {
    move |reached| {
        let [rank, moves] = [reached.rank, reached.moves].map(usize::from);
        waiting.resize_with(waiting.len().max(rank + 1), Vec::new);
        let lists = &mut waiting[rank];
        lists.resize_with(lists.len().max(moves + 1), List::new);
        lists[moves].push(reached.position);
        *listed += 1;
        report(reached);
    }
}
