//! How hard a problem is for a person.
//!
//! A search tells nothing about that: it finds the usual game in a moment, which hardly anybody wins by trying. A grade
//! comes from what a person meets: the [`Facts`] about a way to the win. [`Grade::of`] is the one function that all
//! lists, days and sheets are sorted by, and [`Grade::level`] the one that names a level.

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
    /// The highest level of problems that are made: that of Sundays. Those of the levels above, such as a whole board,
    /// are too large to be made and graded in a moment.
    pub const HARDEST_MADE: Difficulty = Difficulty(7);
    /// The hardest level.
    pub const HARDEST: Difficulty = Difficulty(9);

    /// The level with this number, from 1, the easiest, to 9; `None` for other numbers.
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

/// The facts about the way to a win, as a person meets it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Facts {
    /// The number of jumps.
    pub length: u32,
    /// The forks: the positions on the way in which a legal jump loses the win.
    pub forks: u32,
    /// The share of the legal jumps on the way that keep the win, in percent: 100 for all of them, otherwise 1 to 99.
    pub share: u32,
    /// Blind luck: the number of games in which random play wins once, as tenths of its logarithm to the base of 2.
    pub luck: u32,
}

impl Facts {
    /// The number of games in which random play wins once, with two digits that count.
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

/// Tenths of the logarithm of a number of games to the base of 2, rounded. It multiplies and compares alone, so it is
/// the same on every machine.
fn tenths(games: f64) -> u32 {
    let (mut rest, mut tenths) = (games, 0);
    while rest >= 2.0 {
        rest /= 2.0;
        tenths += 10;
    }
    // Half a tenth more rounds.
    rest *= TENTH.sqrt();
    while rest >= TENTH {
        rest /= TENTH;
        tenths += 1;
    }
    tenths
}

/// How hard a problem is: a number by which problems are sorted.
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
    /// The grade of a problem with these facts, from 0 to some 200. It never falls if a problem is longer, has more
    /// forks, a smaller share of jumps that keep the win, or if luck helps less.
    ///
    /// - **Luck** counts most, a point for each doubling of the games: it is all that can be lost, multiplied.
    /// - **Length**, a point and a quarter for each jump: who looks ahead has to see as far. Two problems with the same
    ///   luck are not alike if one is over after five jumps. Without it, Fireplace, in which nearly every jump is
    ///   forced, would be harder than Pyramid or Diamond.
    /// - **Forks**, half a point each: there a person has to think at all.
    /// - **The share** of the jumps that lose, up to two points: it tells apart what is as long and as lucky.
    ///
    /// The weights were chosen so that the problems with a name on the English board come in the order in which they
    /// have been sold; `tests/grades.json` has it.
    pub fn of(facts: Facts) -> Self {
        let Facts { length, forks, share, luck } = facts;
        Grade((20 * luck + 250 * length + 100 * forks + 4 * (100 - share.min(100))) / 200)
    }

    /// The grade as a number of points.
    pub fn points(self) -> u32 {
        self.0
    }

    /// The level in which the grade is.
    pub fn level(self) -> Difficulty {
        Difficulty(1 + LEVELS.iter().map(|&from| u8::from(self.0 >= from)).sum::<u8>())
    }
}

/// The least points of each level above the easiest.
const LEVELS: [u32; 8] = [10, 15, 20, 24, 27, 31, 45, 70];

/// Finds the [`Facts`] about a problem.
///
/// It is called like a search. Neither a clock nor the size of the slices has any influence, so every machine finds the
/// same. The facts about the problems of the [catalogue](peg_solitaire::catalogue) are kept, and known at once. Others
/// take up to a few seconds; there are none if no solution is found.
#[derive(Debug)]
pub struct Grading {
    stage: Stage,
    facts: Option<Facts>,
}

#[derive(Debug)]
enum Stage {
    /// Looks for a solution, and for the choices along it.
    Way(Box<Way>),
    /// Looks for the luck, with the choices if they are known.
    Luck(Box<Luck>, Option<Choices>),
    Over,
}

impl Grading {
    /// Prepares the search; takes some milliseconds.
    #[cfg_attr(target_arch = "wasm32", inline(never))] // Copies in every caller make the wasm larger and no faster.
    pub fn new(problem: Problem) -> Self {
        match kept::find(&problem) {
            Some(facts) => Grading { stage: Stage::Over, facts },
            None => Self::anew(problem),
        }
    }

    /// Finds the facts even if they are kept.
    fn anew(problem: Problem) -> Self {
        Grading { stage: Stage::Way(Box::new(Way::new(problem))), facts: None }
    }

    /// Works about as long as it takes to look at `positions` positions. Returns `true` at the end.
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

    /// The facts, at the end; `None` before it, or if no solution is found.
    pub fn facts(&self) -> Option<Facts> {
        self.facts
    }

    /// The grade, at the end; `None` before it, or if no solution is found.
    pub fn grade(&self) -> Option<Grade> {
        self.facts.map(Grade::of)
    }
}

/// The facts about a problem, in one go.
pub(crate) fn facts_of(problem: &Problem) -> Option<Facts> {
    let mut grading = Grading::new(problem.clone());
    while !grading.run(u64::MAX) {}
    grading.facts
}
