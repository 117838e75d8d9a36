//! A proof that a problem cannot be solved, as text, and its check.
//!
//! The check trusts nothing but the jumps of the board: not the solver, nor the modules that find proofs.

use std::error::Error;
use std::fmt;

use crate::board::Board;
use crate::jump::Jump;
use crate::position::{Hole, Position};
use crate::problem::{Finish, Problem};
use crate::solve::Impossible;
use crate::text_error::TextError;

/// The check repeats a search through at most this many positions, in about a second.
const MOST_REPEATED: usize = 1_000_000;
/// As many bits as the parities of a position have.
const MOST_SETS: usize = 64;
/// More different parities than any board has that is played on.
const MOST_SUMS: usize = 1 << 10;

/// What a proof consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Sets of holes of which every jump touches an even number; each finish differs from the start on one of them in
    /// whether the number of pegs is odd.
    PositionClass(Vec<Position>),
    /// Weights, one a hole, whose total no jump raises, and such sets; each finish that the sets do not exclude
    /// weighs more than the start.
    Pagoda {
        /// One a hole.
        weights: Vec<i32>,
        /// None where the finish is a pattern.
        sets: Vec<Position>,
    },
    /// Every line of play was followed, through this many positions.
    Exhausted(u64),
}

/// A problem with the proof that it cannot be solved.
///
/// ```
/// use peg_solitaire::{Board, Certificate, Finish, Outcome, Problem, Solver};
///
/// let board: Board = "ooooo".parse()?;
/// let problem = Problem::new(board.clone(), board.parse_position("xxooo")?, Finish::parse("e1", &board)?)?;
/// let Outcome::Impossible(reason) = Solver::new(problem.clone()).solve(1000) else { panic!() };
///
/// let text = Certificate::new(problem, &reason).to_string();
/// assert!(text.starts_with("certificate: position class\n"));
/// let certificate: Certificate = text.parse()?;
/// assert_eq!(certificate.check(), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    problem: Problem,
    proof: Proof,
}

impl Certificate {
    /// The certificate of what a solver found out.
    pub fn new(problem: Problem, reason: &Impossible) -> Self {
        let proof = match reason {
            Impossible::PositionClass(sets) => Proof::PositionClass(sets.clone()),
            Impossible::Pagoda(pagoda) => {
                let is_pattern = matches!(problem.finish(), Finish::Pattern(_));
                let invariants = problem.board().classes().invariants();
                let sets = if is_pattern { Vec::new() } else { invariants.to_vec() };
                Proof::Pagoda { weights: pagoda.weights().to_vec(), sets }
            }
            Impossible::Exhausted { positions } => Proof::Exhausted(*positions),
        };
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

    /// Checks the proof, by adding numbers up; an exhaustive search is repeated without any pruning.
    ///
    /// # Errors
    /// The first [`Flaw`] of the proof.
    pub fn check(&self) -> Result<(), Flaw> {
        match &self.proof {
            Proof::PositionClass(sets) => self.check_sums(&vec![0; self.problem.board().hole_count()], sets),
            Proof::Pagoda { weights, sets } => self.check_sums(weights, sets),
            Proof::Exhausted(_) => self.repeat(),
        }
    }

    fn check_sums(&self, weights: &[i32], sets: &[Position]) -> Result<(), Flaw> {
        let board = self.problem.board();
        if weights.len() != board.hole_count() || sets.len() > MOST_SETS {
            return Err(Flaw::Count);
        }
        let weight = |hole: Hole| i64::from(weights[hole.index()]);
        let raises = |jump: &Jump| weight(jump.from) + weight(jump.over) < weight(jump.to);
        let changes = |jump: &Jump| parities(sets, jump.mask()) != 0;
        if let Some(&jump) = board.jumps().iter().find(|jump| raises(jump) || changes(jump)) {
            return Err(Flaw::Jump(jump));
        }
        match self.totals(weights, sets) {
            (_, Err(flaw)) => Err(flaw),
            (start, Ok(Some(finish))) if finish <= start => Err(Flaw::Finish),
            _ => Ok(()),
        }
    }

    /// What the start weighs, and the lightest finish that the sets do not exclude, if there is one.
    fn totals(&self, weights: &[i32], sets: &[Position]) -> (i64, Result<Option<i64>, Flaw>) {
        let total = |pegs: Position| pegs.holes().map(|hole| i64::from(weights[hole.index()])).sum();
        let start = self.problem.start();
        let finish = match self.problem.finish() {
            Finish::Pattern(pattern) => Ok((parities(sets, pattern) == parities(sets, start)).then(|| total(pattern))),
            Finish::AtMost(_) if start.is_empty() => Ok(None),
            // Play that leaves fewer pegs leaves exactly so many on its way.
            Finish::AtMost(pegs) => {
                let board = self.problem.board();
                let lightest = lightest(board, weights, sets, pegs.min(start.count()));
                let same = |&(parity, _): &(u64, i64)| parity == parities(sets, start);
                lightest.map(|totals| totals.into_iter().find(same).map(|(_, total)| total))
            }
        };
        (total(start), finish)
    }

    fn repeat(&self) -> Result<(), Flaw> {
        let board = self.problem.board();
        let mut level = vec![self.problem.start().0];
        let mut reached = 0;
        while !level.is_empty() {
            if level.iter().any(|&position| self.problem.finish().is_met_by(Position(position))) {
                return Err(Flaw::Finish);
            }
            reached += level.len();
            if reached > MOST_REPEATED {
                return Err(Flaw::TooLong);
            }
            let after = |&position: &u64| {
                let position = Position(position);
                board.legal_jumps(position).map(move |jump| jump.play_unchecked(position).0)
            };
            level = level.iter().flat_map(after).collect();
            level.sort_unstable();
            level.dedup();
        }
        Ok(())
    }
}

/// Bit `n` tells whether the number of pegs on set `n` is odd.
fn parities(sets: &[Position], pegs: Position) -> u64 {
    sets.iter().enumerate().map(|(number, &set)| u64::from((set & pegs).count() % 2) << number).sum()
}

/// For all choices of just so many holes, each parity that they have and the least that they weigh then.
fn lightest(board: &Board, weights: &[i32], sets: &[Position], count: u32) -> Result<Vec<(u64, i64)>, Flaw> {
    let mut least: Vec<Vec<(u64, i64)>> = vec![Vec::new(); count as usize + 1];
    least[0].push((0, 0));
    for hole in board.holes().holes() {
        let (parity, weight) = (parities(sets, Position::of(hole)), i64::from(weights[hole.index()]));
        for longer in (1..least.len()).rev() {
            let (shorter, longer) = least.split_at_mut(longer);
            for &(sum, total) in &shorter[shorter.len() - 1] {
                note(&mut longer[0], sum ^ parity, total + weight);
            }
            if longer[0].len() > MOST_SUMS {
                return Err(Flaw::TooLong);
            }
        }
    }
    Ok(least.swap_remove(count as usize))
}

fn note(least: &mut Vec<(u64, i64)>, parity: u64, total: i64) {
    match least.iter_mut().find(|entry| entry.0 == parity) {
        Some(entry) => entry.1 = total.min(entry.1),
        None => least.push((parity, total)),
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.problem.board();
        let drawn = |position| board.draw(position).replace('\n', "/");
        let names = |set: &Position| set.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>().join(" ");
        let kind = match &self.proof {
            Proof::PositionClass(_) => "position class",
            Proof::Pagoda { .. } => "pagoda",
            Proof::Exhausted(_) => "exhausted",
        };
        writeln!(f, "certificate: {kind}")?;
        writeln!(f, "directions: {}", board.directions().count())?;
        writeln!(f, "start: {}", drawn(self.problem.start()))?;
        match self.problem.finish() {
            Finish::AtMost(pegs) => writeln!(f, "finish: at most {pegs}")?,
            Finish::Pattern(pattern) => writeln!(f, "finish: {}", drawn(pattern))?,
        }
        let mut write_sets = |sets: &[Position]| sets.iter().try_for_each(|set| writeln!(f, "set: {}", names(set)));
        match &self.proof {
            Proof::PositionClass(sets) => write_sets(sets),
            Proof::Pagoda { weights, sets } => {
                write_sets(sets)?;
                let (start, finish) = self.totals(weights, sets);
                let weights = weights.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let finish = finish.ok().flatten().map_or("none".into(), |total| total.to_string());
                writeln!(f, "weights: {weights}\ntotals: start {start}, lightest finish {finish}")
            }
            Proof::Exhausted(positions) => writeln!(f, "positions: {positions}"),
        }
    }
}

impl std::str::FromStr for Certificate {
    type Err = TextError;

    /// Reads what [`Certificate`] prints. The totals are worked out anew.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields = Fields::new(text);
        let (kind_line, kind) = fields.one("certificate")?;
        let (_, directions) = fields.one("directions")?;
        let (start_line, start) = fields.one("start")?;
        let rows = start.replace('/', "\n");
        let board: Board = format!("# directions: {directions}\n{rows}").parse().map_err(at_line(start_line))?;
        let position = board.parse_position(&rows).map_err(at_line(start_line))?;
        let (finish_line, finish) = fields.one("finish")?;
        let finish = Finish::parse(finish, &board).map_err(at_line(finish_line))?;
        let proof = match kind {
            "position class" => Proof::PositionClass(fields.sets(&board)?),
            "pagoda" => Proof::Pagoda { weights: fields.numbers("weights")?, sets: fields.sets(&board)? },
            "exhausted" => Proof::Exhausted(fields.numbers("positions")?.first().copied().unwrap_or_default()),
            _ => return Err(TextError::new(kind_line, 14, "position class, pagoda or exhausted").found(kind)),
        };
        let problem = Problem::new(board, position, finish);
        let problem = problem.map_err(|_| TextError::new(finish_line, 1, "a finish on the board"))?;
        Ok(Certificate { problem, proof })
    }
}

/// An error within the value of a line.
fn at_line(line: usize) -> impl Fn(TextError) -> TextError {
    move |error| error.at_line(line)
}

/// The lines `name: value`, with their numbers.
struct Fields<'a>(Vec<(usize, &'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Self {
        let lines = text.lines().enumerate().filter_map(|(line, text)| {
            let (name, value) = text.split_once(':')?;
            Some((line + 1, name.trim(), value.trim()))
        });
        Fields(lines.collect())
    }

    fn all(&self, name: &str) -> impl Iterator<Item = (usize, &'a str)> {
        self.0.iter().filter(move |field| field.1 == name).map(|&(line, _, value)| (line, value))
    }

    fn one(&self, name: &str) -> Result<(usize, &'a str), TextError> {
        let missing = || TextError::new(1, 1, format!("a line {name}: ...")).found_place("none");
        self.all(name).next().ok_or_else(missing)
    }

    fn numbers<T: std::str::FromStr>(&self, name: &str) -> Result<Vec<T>, TextError> {
        let (line, value) = self.one(name)?;
        let number = |word: &str| {
            word.parse().map_err(|_| TextError::new(line, 1, "whole numbers").found(word.escape_default()))
        };
        value.split_whitespace().map(number).collect()
    }

    fn sets(&self, board: &Board) -> Result<Vec<Position>, TextError> {
        let set = |(line, value): (usize, &str)| {
            let holes = value.split_whitespace().map(|name| board.parse_hole(name).map_err(at_line(line)));
            holes.collect::<Result<Position, _>>()
        };
        self.all("set").map(set).collect()
    }
}

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are not as many weights as holes, or too many sets.
    Count,
    /// This jump raises the total of the weights, or changes what no jump should change.
    Jump(Jump),
    /// A finish is not excluded.
    Finish,
    /// To check it would take too long.
    TooLong,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Count => write!(f, "there must be one weight for each hole, and at most {MOST_SETS} sets"),
            Flaw::Jump(Jump { from, over, to }) => {
                let (from, over, to) = (from.index(), over.index(), to.index());
                write!(f, "the jump from hole {from} over {over} to {to} breaks the rule of the proof")
            }
            Flaw::Finish => write!(f, "the proof does not exclude every finish"),
            Flaw::TooLong => write!(f, "there is too much to repeat here"),
        }
    }
}

impl Error for Flaw {}
