//! Every position with few pegs from which a finish can be reached.

use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

use super::shelves::{Place, Shelves};

/// How many sorted positions cost as much as one that is looked at.
const SORTED: usize = 8;

/// Levels that have nothing to do with a start: what they hold is winnable, and nothing else with as many pegs is.
pub(super) struct Endgames {
    /// Plays in the complement.
    back: Target,
    /// From that of the finishes on, one position of the complement for all its images.
    levels: Vec<Shelves>,
    /// The next level, as far as it is known.
    next: Shelves,
    seen: PositionSet,
    /// Which positions of the last level have been expanded.
    expanded: Place,
    /// Whether the next level is all there, but for its order.
    is_full: bool,
    stored: usize,
}

impl Endgames {
    /// Those of the finishes alone. `None` where finishes are not listed.
    pub fn new(target: &Target) -> Option<Self> {
        let back = target.way_back()?;
        let (mut first, mut seen) = (Shelves::new(), PositionSet::new());
        let keys = back.starts().iter().map(|&start| back.symmetries().canonical(start));
        // The complement of a finish on all holes is empty: no jump leads there.
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

    /// With at most so many pegs it is known of every position whether it is winnable.
    pub fn pegs(&self) -> u32 {
        if self.last_level().len() == 0 { u32::MAX } else { self.finish_pegs() + self.levels.len() as u32 - 1 }
    }

    pub fn bytes(&self) -> usize {
        self.stored * size_of::<Position>() + self.next.bytes() + self.seen.bytes()
    }

    /// Whether a position with at most [`Endgames::pegs`] pegs is winnable; it is no finish with less pegs than others have.
    pub fn contain(&self, position: Position) -> bool {
        let level = position.count().checked_sub(self.finish_pegs());
        let level = level.and_then(|level| self.levels.get(level as usize));
        let key = || self.back.symmetries().canonical(self.back.board().complement(position));
        level.is_some_and(|level| level.contains(key()))
    }

    /// Finds more, as long as they take at most about so many bytes, and at most `peak` bytes on the way there; true when there are no
    /// more, or no room for them.
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

    /// Expands the positions of the last level; false where that takes more than so many bytes.
    fn expand(&mut self, peak: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
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
                if self.seen.insert(key) {
                    self.next.push(key);
                }
            }
        }
        true
    }

    /// How many bytes they take while the next position is expanded.
    fn bytes_to_expand(&self) -> usize {
        self.stored * size_of::<Position>() + self.next.bytes() + self.seen.bytes_to_add(self.back.jump_count())
    }

    /// Gives up the next level, which is larger than it was expected to be.
    fn give_up_level(&mut self) {
        (self.next, self.seen) = (Shelves::new(), PositionSet::new());
        self.expanded = Place::default();
    }

    /// Brings the next level in order, which is the last one then.
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

    /// How many bytes they take once the next level is there, if it grows like the last one.
    fn bytes_then(&self) -> usize {
        let [.., before, last] = &self.levels[..] else { return 0 };
        (self.stored + last.len() * last.len() / before.len()) * size_of::<Position>()
    }

    fn last_level(&self) -> &Shelves {
        &self.levels[self.levels.len() - 1]
    }

    fn finish_pegs(&self) -> u32 {
        self.back.board().hole_count() as u32 - self.back.starts()[0].count()
    }
}
