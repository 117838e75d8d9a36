//! Generates problems of a chosen difficulty, and one for each day.
//!
//! A problem is generated from its finish by taking jumps back at random, so it has a solution. It is selected by its
//! grade and by the probability that random play wins, which is computed exactly, in integers, from all positions that
//! can be reached. Everyone therefore gets the same problem for the same day.

mod date;
mod grade;
mod random;
#[cfg(test)]
mod tests;

use peg_solitaire::{Board, Finish, Hole, Position, Problem, catalogue};

use random::Random;

pub use date::{Day, DayError};
pub use grade::{Difficulty, Facts, Grade, Grading};
use grade::{Grader, facts_of};

impl Difficulty {
    /// The level of the problem for a day: the easiest on Monday, the hardest generated level on Sunday.
    pub fn of_day(day: Day) -> Self {
        Difficulty::new(day.weekday() + 1).unwrap_or(Difficulty::EASIEST)
    }
}

/// A problem that was generated for a level.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Composition {
    /// The name of its board in the catalogue.
    pub board: &'static str,
    /// The problem. Its finish is one peg in a certain hole.
    pub problem: Problem,
    /// The level for which it was generated.
    pub level: Difficulty,
    /// Random play wins once in about this many games.
    pub one_in: u64,
    /// The facts about its solution.
    pub facts: Facts,
}

/// The limits of a level: a range for the number of pegs, with both ends included, and a range for the number of games
/// in which random play wins once, with the upper end excluded.
struct Aim {
    pegs: (usize, usize),
    one_in: (u64, u64),
}

/// The levels from the easiest to the hardest.
const AIMS: [Aim; 7] = [
    Aim { pegs: (4, 7), one_in: (1, 3) },
    Aim { pegs: (5, 9), one_in: (3, 8) },
    Aim { pegs: (6, 11), one_in: (8, 25) },
    Aim { pegs: (8, 13), one_in: (25, 80) },
    Aim { pegs: (9, 15), one_in: (80, 300) },
    Aim { pegs: (10, 17), one_in: (300, 1200) },
    Aim { pegs: (11, 18), one_in: (1200, 20_000) },
];

/// Boards that fit on a phone and have more than a handful of problems. A board that is listed twice is chosen twice as
/// often.
const BOARDS: [&str; 10] =
    ["english", "english", "european", "triangle", "triangle-21", "hexagon-19", "5x5", "4x5", "diamond-25", "cross-21"];

/// The number of positions to examine in total, for graded problems and for older ones. This takes about 50
/// milliseconds.
const BUDGETS: (u64, u64) = (450_000, 150_000);
/// The largest number of positions to examine in one problem.
const MOST: usize = 3000;

/// The number of the first day with a graded problem, 2026-12-07. Earlier problems were selected only by the
/// probability that random play wins, and stay as they are because they have been played.
const FIRST_GRADED: u64 = 739_956;

/// Generates a problem of this level, or of the hardest level that can be generated if that is lower. The same seed
/// gives the same problem on every machine.
///
/// ```
/// use peg_solitaire::solve::{Outcome, Settings, Solver};
/// use peg_solitaire_puzzles::{Difficulty, compose};
///
/// let composition = compose(Difficulty::new(3).unwrap(), 2026);
/// assert_eq!(composition, compose(Difficulty::new(3).unwrap(), 2026));
/// let outcome = Solver::new(composition.problem, Settings::default()).finish();
/// assert!(matches!(outcome, Outcome::Solved(_)));
/// ```
pub fn compose(level: Difficulty, seed: u64) -> Composition {
    make(level, seed, true)
}

#[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
fn make(level: Difficulty, seed: u64, is_graded: bool) -> Composition {
    let level = level.min(Difficulty::HARDEST_MADE);
    let aim = &AIMS[usize::from(level.number()) - 1];
    let mut random = Random::new(seed);
    let mut grader = Grader::new(if is_graded { BUDGETS.0 } else { BUDGETS.1 }, MOST);
    let mut best: Option<Composition> = None;
    let mut least = u64::MAX;
    loop {
        match best {
            Some(best) if least == 0 || grader.is_spent() => return with_facts(best),
            _ => {}
        }
        let (board, problem) = candidate(aim, &mut random);
        let Some(one_in) = grader.one_in(&problem) else { continue };
        let mut distance = aim.distance(one_in);
        if is_graded && distance == 0 && Difficulty::of_problem(&problem) != Some(level) {
            distance = 1;
        }
        if distance < least {
            least = distance;
            best = Some(Composition { board, problem, level, one_in, facts: Facts::default() });
        }
    }
}

/// Adds the facts. A generated problem is small and has a solution, so they are always found.
fn with_facts(composition: Composition) -> Composition {
    Composition { facts: facts_of(&composition.problem).unwrap_or_default(), ..composition }
}

/// The problem for a day, from the easiest on Monday to the hardest on Sunday. It never changes.
///
/// ```
/// use peg_solitaire_puzzles::{Day, problem_of};
///
/// let day: Day = "2026-11-22".parse()?;
/// assert_eq!(problem_of(day).level.number(), 7);
/// # Ok::<(), peg_solitaire_puzzles::DayError>(())
/// ```
pub fn problem_of(day: Day) -> Composition {
    make(Difficulty::of_day(day), day.number(), day.number() >= FIRST_GRADED)
}

impl Aim {
    /// The factor by which a problem misses the limits of the level; 0 if it is within them.
    fn distance(&self, one_in: u64) -> u64 {
        let (from, below) = self.one_in;
        if one_in < from { from / one_in.max(1) } else { one_in / below }
    }
}

/// A problem with a solution, not graded yet.
fn candidate(aim: &Aim, random: &mut Random) -> (&'static str, Problem) {
    loop {
        let name = BOARDS[random.below(BOARDS.len())];
        let (least, most) = aim.pegs;
        let pegs = least + random.below(most - least + 1);
        let board = catalogue::find(name).map(|entry| entry.board().clone());
        if let Some(problem) = board.and_then(|board| taken_back(board, pegs, random)) {
            return (name, problem);
        }
    }
}

/// The problem that results from taking jumps back at random, starting with one peg in any hole, until there are `pegs`
/// pegs. `None` if no more jumps can be taken back.
fn taken_back(board: Board, pegs: usize, random: &mut Random) -> Option<Problem> {
    let finish = Position::of(Hole::new(random.below(board.hole_count())));
    let mut position = finish;
    for _ in 1..pegs {
        let before: Vec<Position> = board.jumps().iter().filter_map(|jump| jump.undo(position).ok()).collect();
        position = *before.get(random.below(before.len().max(1)))?;
    }
    Problem::new(board, position, Finish::Pattern(finish)).ok()
}
