//! The jumps that occur in every solution from a position.

use crate::rules::{Jump, Position};
use crate::solve::{PositionSet, Verdict};

use super::Judge;

/// The jumps that occur in every solution from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SharedJumps {
    /// The jumps, in the order of one solution.
    pub jumps: Vec<Jump>,
    /// `true` if the list is complete; `false` if some jumps may be missing.
    pub is_complete: bool,
}

impl Judge {
    /// The jumps that occur in every solution from a position; `None` if no solution is found. At most `budget`
    /// positions are examined per jump, so some jumps may be missing.
    ///
    /// A jump occurs in every solution if there is no solution without it. Each solution found rules out the jumps that
    /// it does not contain, so only a few jumps have to be tried. Calling [`prepare`](Judge::prepare) first reduces the
    /// number of positions to examine.
    ///
    /// ```
    /// use peg_solitaire::solve::{Judge, Settings};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "ooooo".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_position("xxoxo")?, Finish::ANY_PEG)?;
    /// let judge = Judge::new(problem, Settings::default());
    /// let shared = judge.shared_jumps(judge.position(), 1000).ok_or("no solution")?;
    /// assert_eq!((board.moves_text(&shared.jumps).as_str(), shared.is_complete), ("a1-c1", true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shared_jumps(&self, position: Position, budget: usize) -> Option<SharedJumps> {
        let mut line = Vec::new();
        let solution = |without, line: &mut Vec<Jump>| {
            line.clear();
            self.find_solution(position, without, line, &mut PositionSet::new(), &mut { budget })
        };
        if solution(None, &mut line) != Some(true) {
            return None;
        }
        let (mut open, mut shared) = (line.clone(), SharedJumps { jumps: Vec::new(), is_complete: true });
        while let Some(&jump) = open.first() {
            match solution(Some(jump), &mut line) {
                Some(true) => open.retain(|jump| line.contains(jump)),
                Some(false) => shared.jumps.push(jump),
                None => shared.is_complete = false,
            }
            open.retain(|&other| other != jump);
        }
        Some(shared)
    }

    /// Tries to continue a line to a finish, avoiding a certain jump and all positions already seen. Returns `true` if
    /// this is possible, and `None` if the budget runs out.
    fn find_solution(
        &self,
        position: Position,
        without: Option<Jump>,
        line: &mut Vec<Jump>,
        seen: &mut PositionSet,
        budget: &mut usize,
    ) -> Option<bool> {
        if self.problem().finish().is_met_by(position) {
            return Some(true);
        }
        *budget = budget.checked_sub(1)?;
        for jump in self.problem().board().legal_jumps(position).filter(|&jump| Some(jump) != without) {
            let after = jump.play_unchecked(position);
            if seen.insert(after) && self.known(after) != Verdict::Lost {
                line.push(jump);
                if self.find_solution(after, without, line, seen, budget)? {
                    return Some(true);
                }
                line.pop();
            }
        }
        Some(false)
    }
}
