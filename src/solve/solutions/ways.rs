//! Counts the solutions from every position through which a solution passes.

use crate::rules::Position;
use crate::solve::{Meter, Table, Target, Valued};

/// The number of solutions that continue from a position, in 96 bits, and the probability that random play finds one.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospects {
    low: u64,
    high: u32,
    /// The probability times [`SCALE`].
    chance: f32,
}

/// The smallest number that does not fit into 96 bits.
const TOO_LARGE: u128 = 1 << 96;
/// The largest power of two that fits into an `f32`. Scaling by such a large number leaves room for very small
/// probabilities.
const SCALE: f32 = 1.701_411_8e38;

impl Prospects {
    /// The prospects at a finish.
    const END: Self = Prospects { low: 1, high: 0, chance: SCALE };

    pub fn count(self) -> u128 {
        u128::from(self.high) << u64::BITS | u128::from(self.low)
    }

    pub fn chance(self) -> f64 {
        f64::from(self.chance) / f64::from(SCALE)
    }
}

/// The ways from all positions of a problem to a finish, counted from the finish upwards.
pub(super) struct Ways {
    pub target: Target,
    /// The levels, beginning with the positions that have the same number of pegs as the finish.
    levels: Vec<Table<Valued<Prospects>>>,
    /// The memory used by all levels except the last, in bytes.
    kept: usize,
}

impl Ways {
    /// Prepares to count the ways to the finishes of a target.
    pub fn new(target: Target) -> Self {
        Ways { target, levels: Vec::new(), kept: 0 }
    }

    pub fn bytes(&self) -> usize {
        self.kept + self.levels.last().map_or(0, Table::bytes)
    }

    /// The memory needed to count the ways from one more position, in bytes.
    pub fn bytes_to_count(&self) -> usize {
        self.kept + self.levels.last().map_or(0, |level| level.bytes_to_add(1))
    }

    /// The number of pegs in the positions of the last level.
    #[allow(clippy::cast_possible_truncation, reason = "a line has at most 127 jumps")]
    pub fn pegs(&self) -> u32 {
        self.target.finish_pegs + self.levels.len() as u32 - 1
    }

    pub fn begin(&mut self) {
        self.kept = self.bytes();
        self.levels.push(Table::with(()));
    }

    /// Makes room for the next position within the meter's budget; returns `true` when there is enough room.
    pub fn settle(&mut self, meter: &mut Meter) -> bool {
        self.levels.last_mut().is_none_or(|level| level.settle(meter))
    }

    /// Counts the ways from a position of the last level. The position represents all its images. Returns `false` if
    /// there are too many ways.
    pub fn count(&mut self, key: Position) -> bool {
        let way = if self.levels.len() > 1 {
            self.way_after_jumps(key)
        } else {
            Some(if self.target.is_finish(key) { Prospects::END } else { Prospects::default() })
        };
        if let (Some(way), Some(level)) = (way.filter(|way| way.count() > 0), self.levels.last_mut()) {
            level.put(Valued { position: key, value: way });
        }
        way.is_some()
    }

    fn way_after_jumps(&self, key: Position) -> Option<Prospects> {
        let images = self.target.symmetries.images_of(key);
        let below = &self.levels[self.levels.len() - 2];
        let (mut count, mut chance) = (0, 0.0);
        for jump in self.target.hopeful_jumps(key) {
            let after = below.of(self.target.key_after(&images, jump)).value;
            count += after.count();
            chance += after.chance();
        }
        let jumps = self.target.legal_jumps(key).count().max(1);
        #[allow(clippy::cast_precision_loss, reason = "a position has few jumps")]
        let scaled = chance / jumps as f64 * f64::from(SCALE);
        #[allow(clippy::cast_possible_truncation, reason = "too large a count is dropped, and six digits are enough")]
        let way = Prospects { low: count as u64, high: (count >> u64::BITS) as u32, chance: scaled as f32 };
        (count < TOO_LARGE).then_some(way)
    }

    /// The prospects of a position; zero if no solution passes through it.
    pub fn way(&self, position: Position) -> Prospects {
        let key = self.target.symmetries.canonical(position);
        let level = position.count().checked_sub(self.target.finish_pegs);
        let level = level.and_then(|number| self.levels.get(number as usize));
        level.map_or(Prospects::default(), |level| level.of(key).value)
    }
}
