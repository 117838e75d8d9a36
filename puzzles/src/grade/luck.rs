//! The number of games in which random play wins once, computed exactly for small problems and estimated from a sample
//! of winning play for larger ones.

use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::solve::{Line, Settings, Solver};
use peg_solitaire::{Jump, Position, Problem};

use super::{Choices, Facts, Grader, tenths};
use crate::random::Random;

/// The limits of exact results: the largest number of positions in a problem, and the largest number of games, beyond
/// which the integers are too coarse.
const EXACT: (usize, u64) = (100_000, 1 << 32);
/// The memory for the complete set that decides which positions can be won: enough for the English board.
const SET_MEMORY: usize = 72 << 20;
/// The numbers of players in a sample: the first if a set judges their positions, the second if a search does.
const PLAYERS: (usize, usize) = (2048, 24);
/// The number of positions after which a search gives up. The position then counts as lost.
const MOST: u64 = 3000;

/// Estimates the luck.
///
/// Several players begin at the start, and each plays a random jump. Players whose jump throws the win away leave, and
/// continue in the next round from the positions of those who stay. The product of the proportions of players who stay
/// is an estimate of the probability that random play wins, even if not one game in a million would be won.
#[derive(Debug)]
pub(super) struct Luck {
    problem: Problem,
    /// The positions of a solution, in case all players have lost.
    pub(super) line: Vec<Position>,
    judge: Judge,
    random: Random,
    /// The players' positions.
    players: Vec<Position>,
    /// The positions of players who have jumped and stayed.
    stayed: Vec<Position>,
    /// The number of players who have jumped.
    tried: usize,
    /// The number of jumps that each player has played.
    jumps: u32,
    /// The number of jumps at which at least one player left.
    forks: u32,
    /// The sum of the proportions of players who stayed.
    shares: f64,
    games: f64,
    is_over: bool,
}

/// Judges positions.
#[derive(Debug)]
enum Judge {
    Set(Box<CompleteSet>),
    /// The verdicts of searches so far. There are few enough for a linear search.
    Search(Vec<(Position, bool)>),
}

impl Luck {
    pub fn new(problem: Problem, line: &Line) -> Self {
        let after = |position: &mut Position, jump: &Jump| {
            *position = jump.play_unchecked(*position);
            Some(*position)
        };
        let positions = line.jumps.iter().scan(problem.start(), after).collect();
        let exact = Grader::new(0, EXACT.0).one_in(&problem).filter(|&games| games <= EXACT.1);
        Self::begin(problem, positions, exact)
    }

    /// Begins a sample, unless the exact number of games is known.
    pub fn begin(problem: Problem, line: Vec<Position>, exact: Option<u64>) -> Self {
        let start = problem.start();
        let set = if exact.is_none() { CompleteSet::winning(&problem, SET_MEMORY).ok() } else { None };
        let set = set.filter(CompleteSet::is_whole);
        let count = if set.is_some() { PLAYERS.0 } else { PLAYERS.1 };
        #[allow(clippy::cast_precision_loss, reason = "a grade needs only its first digits")]
        let games = exact.unwrap_or(1) as f64;
        Luck {
            line,
            judge: set.map_or_else(|| Judge::Search(Vec::new()), |set| Judge::Set(Box::new(set))),
            random: Random::new(0),
            players: vec![start; count],
            stayed: Vec::new(),
            tried: 0,
            jumps: 0,
            forks: 0,
            shares: 0.0,
            games,
            is_over: exact.is_some(),
            problem,
        }
    }

    /// Does roughly the work of examining `positions` positions. Returns `true` once the estimate is complete.
    pub fn run(&mut self, positions: u64) -> bool {
        if let Judge::Set(set) = &mut self.judge
            && set.run(positions).is_none()
        {
            return self.is_over;
        }
        let mut rest = positions;
        while !self.is_over && rest > 0 {
            rest = rest.saturating_sub(self.step());
        }
        self.is_over
    }

    /// The facts, with the choices along the solution if they are known, otherwise with those in the sample.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "lines are short, and a share is a percentage"
    )]
    pub fn facts(&self, choices: Option<Choices>) -> Facts {
        let length = self.line.len() as u32;
        let sampled = (100.0 * self.shares / f64::from(self.jumps.max(1))) as u32;
        let (forks, share) = choices.map_or((self.forks, sampled), |choices| (choices.forks, choices.share()));
        Facts { length, forks, share, luck: tenths(self.games) }
    }

    /// Lets a player jump; returns the number of positions examined.
    fn step(&mut self) -> u64 {
        let Some(&position) = self.players.get(self.tried) else {
            self.share();
            return 1;
        };
        self.tried += 1;
        if self.problem.finish().is_met_by(position) {
            self.stayed.push(position);
            return 1;
        }
        let after: Vec<Position> =
            self.problem.board().legal_jumps(position).map(|jump| jump.play_unchecked(position)).collect();
        let Some(&after) = after.get(self.random.below(after.len().max(1))) else { return 1 };
        let (is_won, work) = self.judge.ask(&self.problem, after);
        self.stayed.extend(is_won.then_some(after));
        work
    }

    /// Ends a round: distributes all players over the positions of those who have stayed.
    #[allow(clippy::cast_precision_loss, reason = "there are few players")]
    fn share(&mut self) {
        let (all, stayed) = (self.players.len(), self.stayed.len());
        self.forks += u32::from(stayed < all);
        self.shares += stayed as f64 / all as f64;
        self.games *= all as f64 / stayed.max(1) as f64;
        let last = self.line.get(self.jumps as usize).or(self.line.last());
        self.stayed.extend(last.filter(|_| stayed == 0));
        let stayed = self.stayed.len();
        self.players = (0..all).filter_map(|index| self.stayed.get(index * stayed / all).copied()).collect();
        self.stayed.clear();
        self.tried = 0;
        self.jumps += 1;
        self.is_over = self.players.iter().all(|&position| self.problem.finish().is_met_by(position));
    }
}

impl Judge {
    /// Returns whether a position can be won, and the number of positions examined.
    fn ask(&mut self, problem: &Problem, position: Position) -> (bool, u64) {
        if problem.finish().is_met_by(position) {
            return (true, 1);
        }
        let verdicts = match self {
            Judge::Set(set) => return (set.contains(position) == Some(true), 1),
            Judge::Search(verdicts) => verdicts,
        };
        if let Some(&(_, is_won)) = verdicts.iter().find(|&&(judged, _)| judged == position) {
            return (is_won, 1);
        }
        let Ok(problem) = Problem::new(problem.board().clone(), position, problem.finish()) else { return (false, 1) };
        let mut solver = Solver::new(problem, Settings::default().with_set_memory(0));
        let is_won = solver.run(MOST).is_some_and(|outcome| outcome.line().is_some());
        verdicts.push((position, is_won));
        (is_won, 1 + solver.progress().positions)
    }
}
