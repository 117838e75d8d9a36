//! How hard a problem is for people.
//!
//! The amount of work that a search does says nothing about difficulty: the usual game, which hardly anyone wins by
//! trial and error, is solved in an instant. A grade is based on what a player experiences: the [`Facts`] about one
//! solution. Lists, days and sheets are sorted only by [`Grade::of`], and only [`Grade::level`] assigns levels.

mod chance;
mod kept;
mod luck;
#[cfg(test)]
mod tests;
mod way;

use peg_solitaire::Problem;

pub(crate) use chance::Grader;
use luck::Luck;
use way::{Choices, Way};

/// The level of a problem, from [`EASIEST`](Difficulty::EASIEST) to [`HARDEST`](Difficulty::HARDEST).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The easiest level.
    pub const EASIEST: Difficulty = Difficulty(1);
    /// The highest level of generated problems, used on Sundays. Problems of higher levels, such as those that start
    /// with a single vacancy, are too large to be generated and graded quickly.
    pub const HARDEST_MADE: Difficulty = Difficulty(7);
    /// The hardest level.
    pub const HARDEST: Difficulty = Difficulty(9);

    /// The level with this number, from 1 (easiest) to 9; `None` for other numbers.
    pub fn new(number: u8) -> Option<Self> {
        (Difficulty::EASIEST.0..=Difficulty::HARDEST.0).contains(&number).then_some(Difficulty(number))
    }

    /// The number of the level, from 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level of a problem; `None` if no solution is found. Large problems take seconds; [`Grading`] works in
    /// slices.
    ///
    /// ```
    /// use peg_solitaire_puzzles::{Difficulty, compose};
    ///
    /// let level = Difficulty::new(4).unwrap();
    /// assert_eq!(Difficulty::of_problem(&compose(level, 2026).problem), Some(level));
    /// ```
    pub fn of_problem(problem: &Problem) -> Option<Self> {
        facts_of(problem).map(|facts| Grade::of(facts).level())
    }
}

/// The facts about a solution, as a player experiences it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Facts {
    /// The number of jumps.
    pub length: u32,
    /// The number of forks: positions along the solution in which some legal jump throws the win away.
    pub forks: u32,
    /// The percentage of the legal jumps along the solution that keep the win: 100 if all of them do, otherwise 1 to
    /// 99.
    pub share: u32,
    /// Blind luck: ten times the binary logarithm of the number of games in which random play wins once.
    pub luck: u32,
}

impl Facts {
    /// The number of games in which random play wins once, to two significant digits.
    ///
    /// ```
    /// use peg_solitaire_puzzles::{Day, problem_of};
    ///
    /// let sunday = problem_of("2026-11-29".parse::<Day>()?);
    /// assert_eq!((sunday.one_in, sunday.facts.games()), (16222, 16000.0));
    /// # Ok::<(), peg_solitaire_puzzles::DayError>(())
    /// ```
    pub fn games(&self) -> f64 {
        let mut games = 1.0;
        for _ in 0..self.luck / 10 {
            games *= 2.0;
        }
        for _ in 0..self.luck % 10 {
            games *= TENTH;
        }
        let mut unit = 1.0;
        while games / unit >= 99.5 {
            unit *= 10.0;
        }
        (games / unit).round() * unit
    }
}

/// The tenth root of 2.
const TENTH: f64 = 1.071_773_462_536_293_2;

/// Ten times the binary logarithm of a number of games, rounded. It uses only basic arithmetic and comparisons, so the
/// result is the same on every machine.
fn tenths(games: f64) -> u32 {
    let (mut rest, mut tenths) = (games, 0);
    while rest >= 2.0 {
        rest /= 2.0;
        tenths += 10;
    }
    // Adds half a tenth, for rounding.
    rest *= TENTH.sqrt();
    while rest >= TENTH {
        rest /= TENTH;
        tenths += 1;
    }
    tenths
}

/// How hard a problem is, as a number for sorting.
///
/// ```
/// use peg_solitaire::{Board, Finish, Problem, catalogue};
/// use peg_solitaire_puzzles::Grading;
///
/// let entry = catalogue::find("english").unwrap();
/// let board = entry.board();
/// let of = |start, finish| {
///     let finish = Finish::parse(finish, &board).unwrap();
///     let mut grading = Grading::new(Problem::new(board.clone(), start, finish).unwrap());
///     while !grading.run(1000) {}
///     grading.grade()
/// };
/// let fireplace = entry.problems().find(|problem| problem.name == "fireplace").unwrap();
/// let pegs = fireplace.pegs.split(' ').map(|hole| board.parse_hole(hole)).collect::<Result<_, _>>()?;
/// assert!(of(pegs, fireplace.finish) < of(board.parse_start("d4")?, "d4"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u32);

impl Grade {
    /// The grade of a problem with these facts, from 0 to about 200. It never decreases if a problem becomes longer,
    /// has more forks, has a smaller percentage of jumps that keep the win, or can be won by luck less often.
    ///
    /// - **Luck** counts most, with a point for each doubling of the number of games, because it combines all chances
    ///   to lose.
    /// - **Length** adds a point and a quarter for each jump, because players have to look that far ahead. Two problems
    ///   with the same luck are not equally hard if one is over after five jumps. Without length, Fireplace, in which
    ///   nearly every jump is forced, would count as harder than Pyramid or Diamond.
    /// - **Forks** add half a point each: they are the positions where a player has to think.
    /// - **The percentage** of jumps that lose adds up to two points: it separates problems of the same length and
    ///   luck.
    ///
    /// The weights were chosen to put the named problems on the English board in the order in which they have been
    /// sold; see `tests/grades.json`.
    pub fn of(facts: Facts) -> Self {
        let Facts { length, forks, share, luck } = facts;
        Grade((20 * luck + 250 * length + 100 * forks + 4 * (100 - share.min(100))) / 200)
    }

    /// The grade in points.
    pub fn points(self) -> u32 {
        self.0
    }

    /// The level of the grade.
    pub fn level(self) -> Difficulty {
        Difficulty(1 + LEVELS.iter().map(|&from| u8::from(self.0 >= from)).sum::<u8>())
    }
}

/// The number of points at which each level above the easiest begins.
const LEVELS: [u32; 8] = [10, 15, 20, 24, 27, 31, 45, 70];

/// Finds the [`Facts`] about a problem.
///
/// It runs like a search. The result depends neither on a clock nor on the size of the slices, so it is the same on
/// every machine. The facts about problems of the [catalogue](peg_solitaire::catalogue) are stored, and therefore
/// available immediately. Other problems take up to a few seconds; there are no facts if no solution is found.
#[derive(Debug)]
pub struct Grading {
    stage: Stage,
    facts: Option<Facts>,
}

#[derive(Debug)]
enum Stage {
    /// Searches for a solution and the choices along it.
    Way(Box<Way>),
    /// Estimates the luck. Keeps the choices along the solution, if they are known.
    Luck(Box<Luck>, Option<Choices>),
    Over,
}

impl Grading {
    /// Prepares the search, which takes a few milliseconds.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn new(problem: Problem) -> Self {
        match kept::find(&problem) {
            Some(facts) => Grading { stage: Stage::Over, facts },
            None => Self::computed(problem),
        }
    }

    /// Finds the facts even if they are stored.
    fn computed(problem: Problem) -> Self {
        Grading { stage: Stage::Way(Box::new(Way::new(problem))), facts: None }
    }

    /// Does roughly the work of examining `positions` positions. Returns `true` once the search is over.
    pub fn run(&mut self, positions: u64) -> bool {
        match &mut self.stage {
            Stage::Way(way) => {
                if way.run(positions) {
                    let luck = |line| Stage::Luck(Box::new(Luck::new(way.problem().clone(), line)), way.choices());
                    self.stage = way.line().map_or(Stage::Over, luck);
                }
            }
            Stage::Luck(luck, choices) => {
                if luck.run(positions) {
                    self.facts = Some(luck.facts(*choices));
                    self.stage = Stage::Over;
                }
            }
            Stage::Over => {}
        }
        matches!(self.stage, Stage::Over)
    }

    /// The facts; `None` until the search is over, or if no solution is found.
    pub fn facts(&self) -> Option<Facts> {
        self.facts
    }

    /// The grade; `None` until the search is over, or if no solution is found.
    pub fn grade(&self) -> Option<Grade> {
        self.facts.map(Grade::of)
    }
}

/// Finds the facts about a problem in one call.
pub(crate) fn facts_of(problem: &Problem) -> Option<Facts> {
    let mut grading = Grading::new(problem.clone());
    while !grading.run(u64::MAX) {}
    grading.facts
}
