//! Problems made to a level of difficulty, and one for each day.
//!
//! A problem is made from its finish: jumps are taken back at random, so it has a solution. Its grade is the chance
//! that random play wins, computed exactly, in integers, from all positions that can be reached. So everyone gets the
//! same problem for the same day.

mod date;
mod grading;
#[cfg(test)]
mod tests;
mod way;

use crate::catalogue;
use crate::rules::{Board, Finish, Hole, Position, Problem, Random};

pub use date::{Day, InvalidDay};
use grading::Grader;
pub use way::{Choices, Way};

/// The difficulty of a composed problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The easiest level.
    pub const EASIEST: Difficulty = Difficulty(1);
    /// The hardest level.
    pub const HARDEST: Difficulty = Difficulty(7);

    /// The level with this number, from 1, the easiest, to 7; `None` for other numbers.
    pub fn new(number: u8) -> Option<Self> {
        (Difficulty::EASIEST.0..=Difficulty::HARDEST.0).contains(&number).then_some(Difficulty(number))
    }

    /// The number of the level, from 1 to 7.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level of the problem of a day: the easiest on Monday, the hardest on Sunday.
    pub fn of_day(day: Day) -> Self {
        Difficulty(day.weekday() + 1)
    }

    /// The level that fits a problem, by the chance that random play wins it. `None` if it has no solution, or if more
    /// than some thousands of positions can be reached.
    ///
    /// ```
    /// use peg_solitaire::{Difficulty, compose};
    ///
    /// let level = Difficulty::new(4).unwrap();
    /// assert_eq!(Difficulty::of_problem(&compose(level, 2026).problem), Some(level));
    /// ```
    pub fn of_problem(problem: &Problem) -> Option<Self> {
        grade(problem).map(|(level, _)| level)
    }
}

/// The level that fits a problem, and the number of games in which random play wins once.
pub(crate) fn grade(problem: &Problem) -> Option<(Difficulty, u64)> {
    let one_in = Grader::new(BUDGET).one_in(problem)?;
    let harder = AIMS.iter().take_while(|aim| one_in >= aim.one_in.1).count();
    Some((Difficulty::new((harder + 1).min(AIMS.len()) as u8)?, one_in))
}

/// A problem that was made to a level.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Composition {
    /// The name of its board in the catalogue.
    pub board: &'static str,
    /// The problem. Its finish is one peg in a certain hole.
    pub problem: Problem,
    /// The level for which it was made.
    pub level: Difficulty,
    /// Random play wins once in about this many games.
    pub one_in: u64,
    /// The choices along its solution.
    pub choices: Choices,
}

/// The bounds of a level: the number of pegs, both included, and the number of games in which random play wins once,
/// the upper bound excluded.
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

/// Boards that fit a phone and have more than a handful of problems. A board that stands here twice is chosen twice as
/// often.
const BOARDS: [&str; 10] =
    ["english", "english", "european", "triangle", "triangle-21", "hexagon-19", "5x5", "4x5", "diamond-25", "cross-21"];

/// The number of positions that are looked at in all. That takes some 20 milliseconds.
const BUDGET: u64 = 150_000;

/// Makes a problem of a level. The same seed gives the same problem, on every machine.
///
/// ```
/// use peg_solitaire::{Difficulty, Outcome, Settings, Solver, compose};
///
/// let composition = compose(Difficulty::new(3).unwrap(), 2026);
/// assert_eq!(composition, compose(Difficulty::new(3).unwrap(), 2026));
/// let outcome = Solver::new(composition.problem, Settings::default()).solve(1_000_000);
/// assert!(matches!(outcome, Outcome::Solved(_)));
/// ```
#[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
pub fn compose(level: Difficulty, seed: u64) -> Composition {
    let aim = &AIMS[usize::from(level.0) - 1];
    let mut random = Random::new(seed);
    let mut grader = Grader::new(BUDGET);
    let mut best: Option<Composition> = None;
    loop {
        let distance = best.as_ref().map_or(u64::MAX, |best| aim.distance(best.one_in));
        match best {
            Some(best) if distance == 0 || grader.is_spent() => return with_choices(best),
            _ => {}
        }
        let (board, problem) = candidate(aim, &mut random);
        let one_in = grader.one_in(&problem);
        if let Some(one_in) = one_in.filter(|&one_in| aim.distance(one_in) < distance) {
            best = Some(Composition { board, problem, level, one_in, choices: Choices::default() });
        }
    }
}

/// A composed problem has a solution, and is small: its choices are always found.
fn with_choices(composition: Composition) -> Composition {
    let mut way = Way::new(composition.problem.clone());
    while !way.run(u64::MAX) {}
    Composition { choices: way.choices().unwrap_or_default(), ..composition }
}

/// The problem of a day: easy on Monday, hardest on Sunday. It stays the same for ever.
///
/// ```
/// use peg_solitaire::{Day, problem_of};
///
/// let day: Day = "2026-11-22".parse()?;
/// assert_eq!(problem_of(day).level.number(), 7);
/// # Ok::<(), peg_solitaire::InvalidDay>(())
/// ```
pub fn problem_of(day: Day) -> Composition {
    compose(Difficulty::of_day(day), day.number())
}

impl Aim {
    /// The factor between a problem and the aim; 0 if it fits.
    fn distance(&self, one_in: u64) -> u64 {
        let (from, below) = self.one_in;
        if one_in < from { from / one_in.max(1) } else { one_in / below }
    }
}

/// A problem with a solution, which is not graded yet.
fn candidate(aim: &Aim, random: &mut Random) -> (&'static str, Problem) {
    loop {
        let name = BOARDS[random.below(BOARDS.len())];
        let (least, most) = aim.pegs;
        let pegs = least + random.below(most - least + 1);
        let board = catalogue::find(name).and_then(|entry| entry.drawing.parse::<Board>().ok());
        if let Some(problem) = board.and_then(|board| taken_back(board, pegs, random)) {
            return (name, problem);
        }
    }
}

/// The problem that results from taking jumps back at random, from one peg in any hole until there are `pegs` pegs.
/// `None` if no more jumps can be taken back.
fn taken_back(board: Board, pegs: usize, random: &mut Random) -> Option<Problem> {
    let finish = Position::of(Hole::new(random.below(board.hole_count())));
    let mut position = finish;
    for _ in 1..pegs {
        let before: Vec<Position> = board.jumps().iter().filter_map(|jump| jump.undo(position).ok()).collect();
        position = *before.get(random.below(before.len().max(1)))?;
    }
    Problem::new(board, position, Finish::Pattern(finish)).ok()
}
