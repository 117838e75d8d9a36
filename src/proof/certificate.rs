//! Certificates: proofs that a problem cannot be solved, with an independent check.
//!
//! The check relies only on the jumps of the board, not on the solver or on the modules that find proofs.

use crate::error::error;
use crate::rules::{Hole, Jump, Position, Problem, Word};

use super::{Proof, SetLevel};

/// The largest search, in positions, that the check repeats. Repeating it takes about a second.
const MOST_REPEATED: usize = 1_000_000;
/// The largest number of sets in a proof: no board has more independent invariants than holes.
pub(crate) const MOST_SETS: usize = Position::CAPACITY;
/// The largest number of sets that are checked if a finish leaves three pegs or more. Each further set doubles the
/// table of weights.
const MOST_SUMMED: usize = 16;

/// A problem and a proof that it cannot be solved, which can be checked without the solver.
///
/// The text of a certificate consists of lines of the form `name: value`. The lines include the board, so the text can
/// be checked on its own.
///
/// ```
/// use peg_solitaire::proof::Certificate;
/// use peg_solitaire::solve::{Settings, Solver};
/// use peg_solitaire::{Board, Finish, Problem};
///
/// let board: Board = "ooooo".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_position("xxooo")?, Finish::parse("e1", &board)?)?;
/// let outcome = Solver::new(problem.clone(), Settings::default()).finish();
/// let proof = outcome.proof().ok_or("it can be solved")?;
///
/// let text = Certificate::new(problem, proof.clone()).to_string();
/// assert!(text.starts_with("certificate: position class\n"));
/// let certificate: Certificate = text.parse()?;
/// assert_eq!(certificate.check(), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    pub(crate) problem: Problem,
    pub(crate) proof: Proof,
}

impl Certificate {
    /// Combines a problem with the proof that a search has found. Nothing is checked.
    pub fn new(problem: Problem, proof: Proof) -> Self {
        Certificate { problem, proof }
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The proof.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Checks the proof, either by adding up its weights and sets or by repeating an exhaustive search without pruning.
    /// The check gives up after a million positions, which takes about a second and less than 64 MB of memory (128 MB
    /// with the feature `wide`).
    ///
    /// # Errors
    /// The first [`CertificateError`] in the proof, or [`CertificateError::TooLong`] if the check gave up.
    pub fn check(&self) -> Result<(), CertificateError> {
        match &self.proof {
            Proof::PositionClass(sets) => self.check_sums(&vec![0; self.problem.board().hole_count()], sets),
            Proof::Pagoda { weights, sets } => self.check_sums(weights, sets),
            Proof::Exhausted { .. } => self.levels().map(|_| ()),
            Proof::Enumerated(claim) => compare(&self.levels()?, claim),
        }
    }

    fn check_sums(&self, weights: &[i32], sets: &[Position]) -> Result<(), CertificateError> {
        let board = self.problem.board();
        if weights.len() != board.hole_count() {
            return Err(CertificateError::WeightCount { expected: board.hole_count(), found: weights.len() });
        }
        if sets.len() > MOST_SETS {
            return Err(CertificateError::SetCount { most: MOST_SETS, found: sets.len() });
        }
        let weight = |hole: Hole| weight(weights, hole);
        let raises = |jump: &Jump| weight(jump.from) + weight(jump.over) < weight(jump.to);
        let changes = |jump: &Jump| jump.mask().odd_overlaps(sets) != 0;
        if let Some(&jump) = board.jumps().iter().find(|jump| raises(jump) || changes(jump)) {
            return Err(CertificateError::Jump(jump));
        }
        match self.totals(weights, sets) {
            (_, Err(flaw)) => Err(flaw),
            (start, Ok(Some(finish))) if finish <= start => Err(CertificateError::Finish),
            _ => Ok(()),
        }
    }

    /// Returns the weight of the start, and the weight of the lightest finish that the sets do not exclude. The latter
    /// is `None` if the sets exclude every finish.
    pub(crate) fn totals(&self, weights: &[i32], sets: &[Position]) -> (i64, Result<Option<i64>, CertificateError>) {
        let total = |pegs: Position| pegs.holes().map(|hole| weight(weights, hole)).sum();
        let start = self.problem.start();
        let (board, parity) = (self.problem.board(), start.odd_overlaps(sets));
        let finish = match self.problem.finish().last_positions(board, start, 2) {
            Some(finishes) => {
                let same = finishes.into_iter().filter(|finish| finish.odd_overlaps(sets) == parity);
                Ok(same.map(total).min())
            }
            None if start.is_empty() => Ok(None),
            // Every jump removes one peg, so a line of play that ends with fewer pegs passes through a position with
            // exactly this number of pegs.
            None => self.lightest(weights, sets, self.problem.finish().peg_count().min(start.count()), parity),
        };
        (total(start), finish)
    }

    /// The least total weight of any `count` pegs whose parities in the sets are `parity`; `None` if no choice of
    /// `count` pegs has these parities.
    fn lightest(
        &self,
        weights: &[i32],
        sets: &[Position],
        count: u32,
        parity: Word,
    ) -> Result<Option<i64>, CertificateError> {
        const NONE: i64 = i64::MAX;
        if sets.len() > MOST_SUMMED {
            return Err(CertificateError::TooLong);
        }
        #[allow(clippy::cast_possible_truncation, reason = "there is a bit for each of at most 16 sets")]
        let index = |parity: Word| parity as usize;
        // The least weight for each number of pegs and each combination of parities, using only the holes processed so
        // far. `NONE` exceeds any weight.
        let mut least = vec![vec![NONE; 1 << sets.len()]; count as usize + 1];
        least[0][0] = 0;
        for hole in self.problem.board().holes().holes() {
            let (change, weight) = (index(Position::of(hole).odd_overlaps(sets)), weight(weights, hole));
            for pegs in (1..least.len()).rev() {
                let (fewer, more) = least.split_at_mut(pegs);
                for (without, entry) in more[0].iter_mut().enumerate() {
                    let before = fewer[pegs - 1][without ^ change];
                    *entry = if before == NONE { *entry } else { (before + weight).min(*entry) };
                }
            }
        }
        Ok(Some(least[count as usize][index(parity)]).filter(|&total| total != NONE))
    }

    /// Returns the levels of all reachable positions, or an error if one of these positions is a finish.
    fn levels(&self) -> Result<Vec<SetLevel>, CertificateError> {
        let board = self.problem.board();
        let mut level = vec![self.problem.start()];
        let mut reached = 1;
        let mut levels = Vec::new();
        while let Some(pegs) = level.first().map(|position| position.count()) {
            levels.push(SetLevel::of(pegs, &level));
            if level.iter().any(|&position| self.problem.finish().is_met_by(position)) {
                return Err(CertificateError::Finish);
            }
            let mut next = Vec::new();
            for position in level {
                next.extend(board.legal_jumps(position).map(|jump| jump.play_unchecked(position)));
                if next.len() > 2 * MOST_REPEATED {
                    keep_different(&mut next, MOST_REPEATED)?;
                }
            }
            keep_different(&mut next, MOST_REPEATED - reached)?;
            reached += next.len();
            level = next;
        }
        Ok(levels)
    }
}

/// Returns an error if a level is wrong, missing or superfluous.
fn compare(levels: &[SetLevel], claim: &[SetLevel]) -> Result<(), CertificateError> {
    let other = levels.iter().zip(claim).find(|(level, claim)| level != claim).map(|(level, _)| level);
    let last = levels.get(claim.len()).or(claim.get(levels.len()));
    other.or(last).map_or(Ok(()), |level| Err(CertificateError::Level { pegs: level.pegs }))
}

/// Removes duplicates; returns an error if more than `most` positions are left.
fn keep_different(positions: &mut Vec<Position>, most: usize) -> Result<(), CertificateError> {
    Position::sort(positions);
    positions.dedup();
    if positions.len() > most { Err(CertificateError::TooLong) } else { Ok(()) }
}

/// The weight of a hole, or zero if it is missing. A proof with missing weights can still be printed; the check reports
/// the flaw.
fn weight(weights: &[i32], hole: Hole) -> i64 {
    weights.get(hole.index()).map_or(0, |&weight| i64::from(weight))
}

/// The reason why a certificate proves nothing. [`Certificate::describe`] explains it in words and uses the names of
/// holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CertificateError {
    /// The number of weights differs from the number of holes.
    WeightCount {
        /// The number of holes on the board.
        expected: usize,
        /// The number of weights.
        found: usize,
    },
    /// There are too many sets.
    SetCount {
        /// The largest number of sets that a certificate may have: [`Position::CAPACITY`].
        most: usize,
        /// The number of sets.
        found: usize,
    },
    /// This jump raises the total weight, or changes an odd number of holes in a set.
    Jump(Jump),
    /// The proof does not exclude every finish.
    Finish,
    /// The number or the digest of the positions with `pegs` pegs is wrong.
    Level {
        /// The number of pegs.
        pegs: u32,
    },
    /// The check gave up without finding a flaw: there are more than a million positions to examine, or more than 16
    /// sets and a finish that leaves three pegs or more.
    TooLong,
}

impl CertificateError {
    /// A name such as `too-long`, which is stable across versions and can be used to look up translations.
    pub fn key(&self) -> &'static str {
        match self {
            CertificateError::WeightCount { .. } => "weight-count",
            CertificateError::SetCount { .. } => "set-count",
            CertificateError::Jump(_) => "jump",
            CertificateError::Finish => "finish",
            CertificateError::Level { .. } => "level",
            CertificateError::TooLong => "too-long",
        }
    }
}

error!(CertificateError {
    CertificateError::WeightCount { expected, found } => "there must be {expected} weights, one for each hole, not {found}";
    CertificateError::SetCount { most, found } => "there may be at most {most} sets, not {found}";
    CertificateError::Jump(Jump { from, over, to }) =>
        "the jump from hole {} over {} to {} breaks the rule of the proof", from.index(), over.index(), to.index();
    CertificateError::Finish => "the proof does not exclude every finish";
    CertificateError::Level { pegs } => "the number or digest of the positions with {pegs} pegs is wrong";
    CertificateError::TooLong => "no error was found, but the proof is too long to check in full";
});
