//! Every position with few pegs from which a finish can be reached.

use crate::position::Position;
use crate::solve::meter::Meter;
use crate::solve::table::PositionSet;
use crate::solve::target::Target;

/// Levels that have nothing to do with a start: what they hold is winnable, and nothing else with as many pegs is.
pub(super) struct Endgames {
    /// Plays in the complement.
    back: Target,
    /// From that of the finishes on, one position of the complement for all its images, in order.
    levels: Vec<Vec<Position>>,
    /// The next level, as far as it is known.
    growing: PositionSet,
    /// How many positions of the last level have been expanded.
    expanded: usize,
    stored: usize,
}

impl Endgames {
    /// Those of the finishes alone. `None` where finishes are not listed.
    pub fn new(target: &Target) -> Option<Self> {
        let back = target.way_back()?;
        let mut first: Vec<Position> = back.starts().iter().map(|&start| back.symmetries().canonical(start)).collect();
        first.sort_unstable();
        first.dedup();
        Some(Endgames { stored: first.len(), levels: vec![first], growing: PositionSet::new(), expanded: 0, back })
    }

    /// With at most so many pegs it is known of every position whether it is winnable.
    pub fn pegs(&self) -> u32 {
        if self.last_level().is_empty() { u32::MAX } else { self.finish_pegs() + self.levels.len() as u32 - 1 }
    }

    pub fn bytes(&self) -> usize {
        self.stored * size_of::<Position>() + self.growing.bytes()
    }

    /// Whether a position with at most [`Endgames::pegs`] pegs is winnable; it is no finish with less pegs than others have.
    pub fn contain(&self, position: Position) -> bool {
        let level = position.count().checked_sub(self.finish_pegs());
        let level = level.and_then(|level| self.levels.get(level as usize));
        let key = || self.back.symmetries().canonical(self.back.board().complement(position));
        level.is_some_and(|level| level.binary_search(&key()).is_ok())
    }

    /// Finds more, as long as they take at most about so many bytes; true when there are no more, or no room for them.
    pub fn grow(&mut self, bytes: usize, meter: &mut Meter) -> bool {
        while !meter.is_spent() {
            let level = self.last_level();
            if let Some(&position) = level.get(self.expanded) {
                if self.expanded == 0 && self.bytes_then() > bytes {
                    return true;
                }
                self.expand(position);
                meter.count_position();
            } else if level.is_empty() {
                return true;
            } else {
                self.complete();
            }
        }
        false
    }

    fn expand(&mut self, position: Position) {
        self.expanded += 1;
        let images = self.back.symmetries().images_of(position);
        for jump in self.back.legal_jumps(position) {
            self.growing.insert(self.back.key_after(&images, jump));
        }
    }

    /// Completes a level.
    fn complete(&mut self) {
        let mut level = self.growing.take();
        level.sort_unstable();
        self.stored += level.len();
        self.expanded = 0;
        self.levels.push(level);
    }

    /// How many bytes they take once the next level is there, if it grows like the last one.
    fn bytes_then(&self) -> usize {
        let [.., before, last] = &self.levels[..] else { return 0 };
        (self.stored + last.len() * last.len() / before.len()) * size_of::<Position>()
    }

    fn last_level(&self) -> &[Position] {
        &self.levels[self.levels.len() - 1]
    }

    fn finish_pegs(&self) -> u32 {
        self.back.board().hole_count() as u32 - self.back.starts()[0].count()
    }
}
