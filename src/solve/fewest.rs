//! The longest line of play that beams find: as few pegs left as possible.

use crate::board::Board;
use crate::class::Classes;
use crate::jump::Jump;
use crate::position::Position;

use super::beam::Beam;
use super::meter::Meter;
use super::target::Target;
use super::{Activity, End, Progress, Run, WIDTHS};

/// A line of play that leaves few pegs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainder {
    /// The line.
    pub jumps: Vec<Jump>,
    /// How many pegs it leaves.
    pub pegs: u32,
    /// Whether it is proven that no line leaves fewer.
    pub is_proven: bool,
}

/// A search for a line of play that leaves as few pegs as possible, wherever they are.
///
/// Quick rather than complete: where neither the position class nor a complete level of the search
/// proves the result, it is the best known. Needs at most about 150 MB.
///
/// ```
/// use peg_solitaire::{Board, Fewest};
///
/// let board: Board = "european".parse()?;
/// let start = board.vacancy(board.parse_hole("d4")?);
/// let best = Fewest::new(&board, start, 1).solve();
/// assert_eq!((best.pegs, best.is_proven), (2, true));
/// # Ok::<(), peg_solitaire::TextError>(())
/// ```
pub struct Fewest {
    start: Position,
    target: Target,
    at_least: u32,
    width: usize,
    beam: Beam,
    best: Option<Remainder>,
    meter: Meter,
}

impl Fewest {
    /// Prepares the search. `at_least` is what the caller knows: 1, or 2 where it has been proven
    /// that no single peg can be left.
    /// Pegs that are not on the board do not count.
    pub fn new(board: &Board, start: Position, at_least: u32) -> Self {
        let start = start & board.holes();
        let at_least = at_least.max(Classes::of(board).fewest_pegs(start));
        let target = Target::none(board);
        Fewest {
            start,
            target,
            at_least,
            width: 0,
            beam: Beam::new(start, WIDTHS[0], 0),
            best: None,
            meter: Meter::default(),
        }
    }

    /// How many positions were looked at so far.
    pub fn positions(&self) -> u64 {
        self.meter.positions()
    }

    /// Looks at up to `budget` positions and comes back.
    pub fn run(&mut self, budget: u64) -> Run<Remainder> {
        self.meter.allow(budget);
        loop {
            if let Some(best) = self.best.as_ref().filter(|best| best.is_proven || self.width == WIDTHS.len()) {
                return Run::Done(best.clone());
            }
            if self.meter.is_spent() {
                let activity = Activity::Beam { width: self.beam.width() };
                return Run::Running(Progress { activity, positions: self.meter.positions() });
            }
            if let Some(beam_end) = self.beam.run(&self.target, &mut self.meter) {
                self.note(matches!(beam_end, End::Empty { complete: true }));
            }
        }
    }

    /// Runs to the end.
    pub fn solve(&mut self) -> Remainder {
        loop {
            if let Run::Done(best) = self.run(u64::MAX) {
                return best;
            }
        }
    }

    /// Keeps the better of the best known and what the beam found, and goes on to a wider one.
    fn note(&mut self, is_complete: bool) {
        let jumps = self.beam.deepest(&self.target);
        let pegs = self.start.count() - jumps.len() as u32;
        let is_proven = is_complete || pegs <= self.at_least;
        let found = Remainder { jumps, pegs, is_proven };
        self.best = match self.best.take() {
            Some(best) if best.pegs < found.pegs => Some(best),
            _ => Some(found),
        };
        self.width += 1;
        if let Some(&width) = WIDTHS.get(self.width) {
            self.beam = Beam::new(self.start, width, 0);
        }
    }
}
