//! Searches that can be watched, a position at a time, for people who want to see how they work.
//!
//! They are the ideas of [`Solver`](peg_solitaire::solve::Solver) one by one, without what makes that fast.

mod beam;
mod both_ends;
mod depth_first;
#[cfg(test)]
mod tests;

use peg_solitaire::{Jump, Position, Problem, Symmetries};

use beam::Beam;
use both_ends::BothEnds;
use depth_first::DepthFirst;

/// An idea of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Plays the first legal jump, and the next one if that leads nowhere.
    Backtracking,
    /// Does the same, and turns round at positions that led nowhere before.
    Remembering,
    /// Does the same, and takes a position and its images under the symmetries of the board for one.
    Symmetry,
    /// Keeps the most promising positions of each level, and forgets the others.
    Beam,
    /// Looks from the start and from the finish, on the side that has fewer positions, until they meet.
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

/// The end of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Jumps from the start to a finish.
    Solved(Vec<Jump>),
    /// Every way was tried, or shown to be needless.
    Impossible,
    /// The search has forgotten positions, and found nothing in the others.
    Lost,
    /// It remembers as many positions as it may.
    OutOfMemory,
}

/// Numbers that tell how a search goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// The number of positions that it has looked at, each as often as it came.
    pub positions: u64,
    /// The number of positions without a legal jump among them, the finish aside.
    pub dead_ends: u64,
    /// The number of positions that it remembers.
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
    /// Prepares a search, which remembers `most` positions at most, some 50 bytes each.
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

    /// Takes so many steps, or fewer to the end. A step looks at one position, or at those after one.
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

    /// The end of the search, once it is over.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The jumps from the start to the position that it looks at.
    pub fn path(&self) -> Vec<Jump> {
        match (&self.ending, &self.search) {
            (Some(Ending::Solved(jumps)), _) => jumps.clone(),
            (_, Kind::DepthFirst(search)) => search.path(),
            (_, Kind::Beam(search)) => search.path(),
            (_, Kind::BothEnds(search)) => search.path(),
        }
    }

    /// How the search goes.
    pub fn counters(&self) -> Counters {
        self.counters
    }
}

/// A position with the way to it: the place of the position before, and the jump between them.
#[derive(Clone, Copy, Debug)]
struct Reached {
    position: Position,
    before: usize,
    jump: Option<Jump>,
}

/// The jumps to a position of the last level, or to its last one, from the first level on.
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

/// The symmetries under which a position can be won if its image can.
fn images(problem: &Problem) -> Symmetries {
    let symmetries = problem.board().symmetries();
    problem.finish().pattern().map_or_else(|| symmetries.clone(), |pattern| symmetries.preserving(&[pattern]))
}
