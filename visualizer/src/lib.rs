//! Searches that can be watched one position at a time, to show how they work.
//!
//! They show the ideas behind [`Solver`](peg_solitaire::solve::Solver) one by one, without the techniques that make it
//! fast.

mod beam;
mod both_ends;
mod depth_first;
#[cfg(test)]
mod tests;

use peg_solitaire::{Jump, Position, Problem, Symmetries};

use beam::Beam;
use both_ends::BothEnds;
use depth_first::DepthFirst;

/// A search method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Plays the first legal jump, and the next one if that leads nowhere.
    Backtracking,
    /// Like [`Backtracking`](Method::Backtracking), but turns back at positions that led nowhere before.
    Remembering,
    /// Like [`Remembering`](Method::Remembering), but treats a position and its images under the symmetries of the
    /// board as one.
    Symmetry,
    /// Keeps the most promising positions of each level and forgets the others.
    Beam,
    /// Searches from the start and from the finish, always on the side with fewer positions, until the two sides meet.
    BothEnds,
}

impl Method {
    /// All methods with their names.
    pub const NAMED: [(&'static str, Method); 5] = [
        ("backtracking", Method::Backtracking),
        ("remembering", Method::Remembering),
        ("symmetry", Method::Symmetry),
        ("beam", Method::Beam),
        ("both-ends", Method::BothEnds),
    ];
}

/// How a search ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Jumps from the start to a finish.
    Solved(Vec<Jump>),
    /// Every line was tried, or could be skipped without missing a solution.
    Impossible,
    /// The search dropped some positions and found nothing in the others.
    Lost,
    /// The search reached its limit on the number of positions to remember.
    OutOfMemory,
}

/// Statistics of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// The number of positions examined, including repetitions.
    pub positions: u64,
    /// The number of examined positions that had no legal jump and were not a finish.
    pub dead_ends: u64,
    /// The number of positions that the search remembers.
    pub remembered: usize,
}

/// A search that can be watched.
///
/// ```
/// use peg_solitaire::{Board, Finish, Problem};
/// use peg_solitaire_visualizer::{Ending, Method, Watch};
///
/// let board: Board = "triangle".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_start("a1")?, Finish::ANY_PEG)?;
/// let mut watch = Watch::new(problem, Method::Backtracking, 1 << 20);
/// while watch.ending().is_none() {
///     watch.run(1);
///     println!("{}", board.moves_text(&watch.path()));
/// }
/// let Some(Ending::Solved(jumps)) = watch.ending() else { unreachable!() };
/// assert_eq!(jumps.len(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Watch {
    search: Kind,
    ending: Option<Ending>,
    counters: Counters,
}

#[derive(Debug)]
enum Kind {
    DepthFirst(DepthFirst),
    Beam(Beam),
    BothEnds(BothEnds),
}

impl Watch {
    /// Prepares a search that remembers at most `most` positions, at about 50 bytes each.
    pub fn new(problem: Problem, method: Method, most: usize) -> Self {
        let ending = problem.finish().is_met_by(problem.start()).then(|| Ending::Solved(Vec::new()));
        let search = match method {
            Method::Backtracking | Method::Remembering | Method::Symmetry => {
                Kind::DepthFirst(DepthFirst::new(problem, method, most))
            }
            Method::Beam => Kind::Beam(Beam::new(problem)),
            Method::BothEnds => Kind::BothEnds(BothEnds::new(problem, most)),
        };
        Watch { search, ending, counters: Counters { positions: 1, ..Counters::default() } }
    }

    /// Takes `steps` steps, or fewer if the search ends. A step examines either one position or all positions that are
    /// one jump away from it.
    pub fn run(&mut self, steps: u64) {
        for _ in 0..steps {
            if self.ending.is_some() {
                return;
            }
            self.ending = match &mut self.search {
                Kind::DepthFirst(search) => search.step(&mut self.counters),
                Kind::Beam(search) => search.step(&mut self.counters),
                Kind::BothEnds(search) => search.step(&mut self.counters),
            };
        }
    }

    /// The outcome of the search, once it is over.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The jumps from the start to the current position.
    pub fn path(&self) -> Vec<Jump> {
        match (&self.ending, &self.search) {
            (Some(Ending::Solved(jumps)), _) => jumps.clone(),
            (_, Kind::DepthFirst(search)) => search.path(),
            (_, Kind::Beam(search)) => search.path(),
            (_, Kind::BothEnds(search)) => search.path(),
        }
    }

    /// The statistics of the search.
    pub fn counters(&self) -> Counters {
        self.counters
    }
}

/// A position and how it was reached: the index of the previous position, and the jump from it.
#[derive(Clone, Copy, Debug)]
struct Reached {
    position: Position,
    before: usize,
    jump: Option<Jump>,
}

/// The jumps from the first level to the position at index `place` of the last level, or to its last position if
/// `place` is too large.
fn way(levels: &[Vec<Reached>], place: usize) -> Vec<Jump> {
    let mut place = place.min(levels.last().map_or(0, Vec::len) - 1);
    let mut jumps: Vec<Jump> = Vec::new();
    for level in levels.iter().rev() {
        let Reached { before, jump, .. } = level[place];
        jumps.extend(jump);
        place = before;
    }
    jumps.reverse();
    jumps
}

/// The symmetries under which a position can be won if and only if its image can.
fn images(problem: &Problem) -> Symmetries {
    let symmetries = problem.board().symmetries();
    problem.finish().pattern().map_or_else(|| symmetries.clone(), |pattern| symmetries.preserving(&[pattern]))
}
