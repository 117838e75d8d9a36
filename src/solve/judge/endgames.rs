//! Every position with few pegs from which a finish can be reached.

use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::shelves::{Place, Shelves};

/// The number of sorted positions that cost as much as looking at one.
const SORTED: usize = 8;

/// Levels that depend on no start: the positions that they hold are winnable, and no others with as many pegs are.
pub(super) struct Endgames {
    /// The problem in the complement, where play goes back from the finishes.
    back: Target,
    /// The levels from that of the finishes on, with one position of the complement for all its images.
    levels: Vec<Shelves>,
    /// The next level, as far as it is known.
    next: Shelves,
    seen: PositionSet,
    /// The place behind the positions of the last level that have been expanded.
    expanded: Place,
    /// `true` if the next level is complete, but not yet in order.
    is_full: bool,
    stored: usize,
}

impl Endgames {
    /// The endgames with the finishes alone. `None` if the finishes are not listed.
    pub fn new(target: &Target) -> Option<Self> {
        let back = target.way_back()?;
        let (mut first, mut seen) = (Shelves::new(), PositionSet::new());
        let keys = back.starts().iter().map(|&start| back.symmetries().canonical(start));
        // Leaves out an empty complement, that of a finish on all holes: no jump leads there.
        keys.filter(|&key| seen.insert(key) && !key.is_empty()).for_each(|key| first.push(key));
        while first.sort_next().is_some() {}
        Some(Endgames {
            stored: first.len(),
            levels: vec![first],
            next: Shelves::new(),
            seen: PositionSet::new(),
            expanded: Place::default(),
            is_full: false,
            back,
        })
    }

    /// The largest number of pegs with which every position is known to be winnable or not.
    pub fn pegs(&self) -> u32 {
        if self.last_level().len() == 0 { u32::MAX } else { self.finish_pegs() + self.levels.len() as u32 - 1 }
    }

    pub fn bytes(&self) -> usize {
        self.stored * size_of::<Position>() + self.next.bytes() + self.seen.bytes()
    }

    /// Returns `true` if a position with at most [`Endgames::pegs`] pegs is winnable. It must not be a finish with
    /// fewer pegs than other finishes.
    pub fn contain(&self, position: Position) -> bool {
        let level = position.count().checked_sub(self.finish_pegs());
        let level = level.and_then(|level| self.levels.get(level as usize));
        let key = || self.back.symmetries().canonical(self.back.board().complement(position));
        level.is_some_and(|level| level.contains(key()))
    }

    /// Finds more levels, in about `bytes` bytes at the end and `peak` bytes on the way there. Returns `true` when
    /// there are no more, or no room for them.
    pub fn grow(&mut self, bytes: usize, peak: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            if self.is_full {
                self.complete(meter);
            } else if self.last_level().len() == 0 || self.next.len() == 0 && self.bytes_then() > bytes {
                return true;
            } else if !self.expand(peak, meter) {
                self.give_up_level();
                return true;
            }
        }
        false
    }

    /// Expands the positions of the last level; returns `false` if that takes more than `peak` bytes.
    fn expand(&mut self, peak: usize, meter: &mut Meter) -> bool {
        while self.seen.settle(meter) && !meter.is_spent() {
            if self.bytes_to_expand() > peak {
                return false;
            }
            let Some(position) = self.levels[self.levels.len() - 1].next(&mut self.expanded) else {
                self.seen = PositionSet::new();
                self.is_full = true;
                return true;
            };
            meter.count_position();
            let images = self.back.symmetries().images_of(position);
            for jump in self.back.legal_jumps(position) {
                let key = self.back.key_after(&images, jump);
                if self.seen.note(key) {
                    self.next.push(key);
                }
            }
        }
        true
    }

    /// The memory that is needed to expand the next position, in bytes.
    fn bytes_to_expand(&self) -> usize {
        self.stored * size_of::<Position>() + self.next.bytes() + self.seen.bytes_to_add(self.back.jump_count())
    }

    /// Drops the next level, which is larger than expected.
    fn give_up_level(&mut self) {
        (self.next, self.seen) = (Shelves::new(), PositionSet::new());
        self.expanded = Place::default();
    }

    /// Sorts the next level, and makes it the last one.
    fn complete(&mut self, meter: &mut Meter) {
        if let Some(sorted) = self.next.sort_next() {
            meter.count_work((sorted / SORTED) as u64);
            return;
        }
        self.stored += self.next.len();
        self.levels.push(std::mem::replace(&mut self.next, Shelves::new()));
        self.expanded = Place::default();
        self.is_full = false;
    }

    /// The memory with the next level, in bytes, if it grows like the last one.
    fn bytes_then(&self) -> usize {
        let [.., before, last] = &self.levels[..] else { return 0 };
        // The square does not fit into the 32 bits of wasm.
        let next = last.len() as u64 * last.len() as u64 / before.len() as u64;
        (self.stored + next as usize) * size_of::<Position>()
    }

    fn last_level(&self) -> &Shelves {
        &self.levels[self.levels.len() - 1]
    }

    fn finish_pegs(&self) -> u32 {
        self.back.board().hole_count() as u32 - self.back.starts()[0].count()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::solve::judge::tests::problem;

    /// Small boards, each with a vacancy and a finish.
    const PROBLEMS: [(&str, &str, &str); 5] = [
        ("triangle", "a1", "any"),
        ("triangle", "a1", "a1"),
        ("ooooo/ooooo/ooooo", "c2", "c2"),
        ("# directions: 8/oooo/oooo/oooo", "a1", "a1"),
        ("oooooooo", "b1", "any"),
    ];

    fn endgames((board, vacancy, finish): (&str, &str, &str)) -> Endgames {
        Endgames::new(&Target::new(&problem(board, vacancy, finish))).unwrap()
    }

    /// The winnable positions of the board, level by level from the finishes on. Tries every position.
    fn levels(endgames: &Endgames) -> Vec<HashSet<Position>> {
        let board = endgames.back.board();
        let finishes = endgames.back.starts().iter().map(|&start| board.complement(start));
        let mut levels: Vec<HashSet<Position>> = vec![finishes.collect()];
        while let Some(last) = levels.last().filter(|last| !last.is_empty()) {
            let leads_there = |&position: &Position| {
                let mut jumps = board.legal_jumps(position);
                jumps.any(|jump| last.contains(&jump.play_unchecked(position)))
            };
            let all = (0..1_u128 << board.hole_count()).map(Position::from_bits);
            let next = all.filter(leads_there).collect();
            levels.push(next);
        }
        levels
    }

    /// The number of positions of each level; images count once.
    fn sizes(endgames: &Endgames) -> Vec<usize> {
        let (board, symmetries) = (endgames.back.board(), endgames.back.symmetries());
        let keys = |level: HashSet<Position>| -> HashSet<Position> {
            level.into_iter().map(|position| symmetries.canonical(board.complement(position))).collect()
        };
        levels(endgames).into_iter().map(|level| keys(level).len()).collect()
    }

    /// The memory that levels of these sizes take, in bytes.
    fn bytes_of(sizes: &[usize]) -> usize {
        sizes.iter().sum::<usize>() * size_of::<Position>() + PositionSet::new().bytes()
    }

    fn grow(endgames: &mut Endgames, bytes: usize, peak: usize) {
        let mut meter = Meter::default();
        meter.allow(u64::MAX);
        assert!(endgames.grow(bytes, peak, &mut meter));
    }

    #[test]
    fn levels_are_those_of_plain_search() {
        for problem in PROBLEMS {
            let mut endgames = endgames(problem);
            grow(&mut endgames, usize::MAX, usize::MAX);
            assert_eq!(endgames.pegs(), u32::MAX);
            let levels = levels(&endgames);
            let sizes = sizes(&endgames);
            assert_eq!(endgames.levels.iter().map(Shelves::len).collect::<Vec<_>>(), sizes, "{problem:?}");
            assert_eq!(endgames.bytes(), bytes_of(&sizes));
            // The next position may need a larger table.
            let more = endgames.seen.bytes_to_add(endgames.back.jump_count()) - endgames.seen.bytes();
            assert_eq!(endgames.bytes_to_expand(), bytes_of(&sizes) + more);
            for position in (0..1_u128 << endgames.back.board().hole_count()).map(Position::from_bits) {
                let level = position.count().checked_sub(endgames.finish_pegs());
                let level = level.and_then(|level| levels.get(level as usize));
                assert_eq!(endgames.contain(position), level.is_some_and(|level| level.contains(&position)));
            }
        }
    }

    #[test]
    fn a_level_is_found_if_it_has_room_as_the_last_ones_grow() {
        for problem in PROBLEMS {
            let sizes = sizes(&endgames(problem));
            // The memory that this many levels and the next one need.
            let need = |count: usize| match sizes[..count] {
                [.., 0] => usize::MAX,
                [.., before, last] => {
                    (sizes[..count].iter().sum::<usize>() + last * last / before) * size_of::<Position>()
                }
                _ => 0,
            };
            let bounds = (1..sizes.len()).map(need).flat_map(|bytes| [bytes.saturating_sub(1), bytes]);
            for bytes in bounds {
                let mut endgames = endgames(problem);
                grow(&mut endgames, bytes, usize::MAX);
                let expected = (1..=sizes.len()).find(|&count| need(count) > bytes).unwrap();
                assert_eq!(endgames.levels.len(), expected, "{problem:?}, {bytes} bytes");
            }
        }
    }

    /// A level that takes more than the peak is given up, and nothing of it is kept.
    #[test]
    fn no_step_takes_more_than_the_peak() {
        for problem in PROBLEMS {
            let all = sizes(&endgames(problem));
            for peak in (0..14).map(|power| 100 << power) {
                let mut endgames = endgames(problem);
                let (mut meter, mut before) = (Meter::default(), endgames.bytes());
                // The shelf of a new position may take some more.
                let most = before.max(peak) + 4 * size_of::<Position>() * endgames.back.jump_count();
                loop {
                    meter.allow(1);
                    if endgames.grow(usize::MAX, peak, &mut meter) {
                        break;
                    }
                    before = endgames.bytes();
                    assert!(before <= most, "{problem:?}, {before} of {peak} bytes");
                }
                let count = endgames.levels.len();
                assert_eq!(endgames.bytes(), bytes_of(&all[..count]));
                // A table has two copies while it grows.
                assert!(count == all.len() || 3 * before >= peak, "{problem:?}, {before} of {peak} bytes");
                grow(&mut endgames, usize::MAX, usize::MAX);
                assert_eq!(endgames.bytes(), bytes_of(&all));
            }
        }
    }
}
