//! Every position that a start can reach, or that can reach a finish, counted by pegs, as text and as JSON.

use serde_json::{Value, json};

use super::Answer;
use super::on_threads;
use super::peg::complete_set::{CompleteSet, Share};
use super::peg::proof::{Proof, SetLevel};
use super::peg::{Finish, Hole, Position, Problem};
use crate::arguments;
use crate::ending::{Ending, Failure};
use crate::progress::Progress;

/// About a tenth of a second of work.
const SLICE: u64 = 200_000;

pub struct Positions {
    problem: Problem,
    /// `true` if the set has what the start can reach, `false` if it has what can reach the finish.
    is_forward: bool,
    /// Pegs and positions, from most pegs to fewest.
    levels: Vec<(usize, u64)>,
    /// The same with digests, if they were asked for.
    digests: Option<Vec<SetLevel>>,
    /// `true` if the start can reach the finish; `None` if no finish was asked for.
    is_solvable: Option<bool>,
    /// The single pegs that can be left, or the vacancies from which the finish can be reached.
    ends: Vec<Hole>,
    pub proof: Option<Proof>,
    milliseconds: f64,
}

impl Positions {
    /// Counts all positions.
    pub fn enumerate(problem: Problem, arguments: &arguments::Positions, is_json: bool) -> Result<Self, Failure> {
        let mut progress = Progress::new();
        let has_finish = arguments.problem.finish.is_some();
        let is_forward = !has_finish || arguments.certificate.is_some();
        let has_digests = arguments.digests || arguments.certificate.is_some();
        let set = made(&problem, is_forward, arguments.limits.memory(), is_json)?;
        let mut set = if has_digests { set.with_digests() } else { set };
        run(&mut set, arguments, &mut progress)?;
        let board = problem.board();
        let end = |hole: Hole| if is_forward { Position::of(hole) } else { board.vacancy(hole) };
        let ends = board.holes().holes().filter(|&hole| set.contains(end(hole)) == Some(true)).collect();
        let is_solvable = if is_forward { reaches(&set, &problem) } else { set.contains(problem.start()) };
        Ok(Positions {
            levels: set.counts().into_iter().enumerate().filter(|&(_, positions)| positions > 0).rev().collect(),
            digests: set.levels(),
            is_solvable: is_solvable.filter(|_| has_finish),
            proof: set.proof(&problem),
            milliseconds: progress.milliseconds(),
            problem,
            is_forward,
            ends,
        })
    }
}

impl Answer for Positions {
    fn ending(&self) -> Ending {
        if self.is_solvable == Some(false) { Ending::Impossible } else { Ending::Solved }
    }

    fn json(&self) -> Value {
        let level = |(index, &(pegs, positions)): (usize, &(usize, u64))| {
            let mut level = json!({ "pegs": pegs, "positions": positions });
            if let Some(digests) = &self.digests {
                // As a JSON number it would lose digits.
                level["digest"] = digests[index].digest.to_string().into();
            }
            level
        };
        let mut report = json!({
            "outcome": "enumerated",
            "levels": self.levels.iter().enumerate().map(level).collect::<Vec<_>>(),
            "positions": self.total(),
            "solvable": self.is_solvable,
            "ms": self.milliseconds,
        });
        report[if self.is_forward { "survivors" } else { "vacancies" }] = self.names().into();
        report
    }

    fn text(&self) -> String {
        let mut lines = vec![format!("pegs        positions{}", if self.digests.is_some() { "  digest" } else { "" })];
        lines.extend(self.levels.iter().enumerate().map(|(index, (pegs, positions))| {
            let digest = self.digests.as_ref().map_or(String::new(), |levels| levels[index].digest.to_string());
            format!("{pegs:>4}  {positions:>15}  {digest}").trim_end().into()
        }));
        lines.push(format!("\nPositions: {}", self.total()));
        lines.extend(
            self.is_solvable.map(|is_solvable| {
                format!("The start {} reach the finish.", if is_solvable { "can" } else { "cannot" })
            }),
        );
        let ends = if self.ends.is_empty() { "none".into() } else { self.names().join(" ") };
        let title =
            if self.is_forward { "Single pegs that can be left" } else { "Vacancies that can reach the finish" };
        lines.push(format!("{title}: {ends}\n({:.2} ms)", self.milliseconds));
        lines.join("\n")
    }
}

impl Positions {
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    fn total(&self) -> u64 {
        self.levels.iter().map(|(_, positions)| positions).sum()
    }

    fn names(&self) -> Vec<String> {
        self.ends.iter().map(|&hole| self.problem.board().hole_name(hole)).collect()
    }
}

/// The set before any work, and a word on its memory.
fn made(problem: &Problem, is_forward: bool, memory: usize, is_json: bool) -> Result<CompleteSet, Failure> {
    let board = problem.board();
    let set = match problem.finish() {
        _ if is_forward => CompleteSet::reachable(board, problem.start(), memory),
        Finish::Pattern(pattern) => CompleteSet::reaching(board, &[pattern], memory),
        Finish::AtMost(_) => CompleteSet::winning(problem, memory),
    };
    let size = CompleteSet::size(board);
    let [whole, passing, most] = [size.whole, size.passing, memory as u64].map(|bytes| bytes.div_ceil(1 << 20));
    let set = set.map_err(|_| {
        let needed = format!("the positions take {passing} MB, or {whole} MB if all are kept");
        Failure::unknown(format!("--memory: {needed}; {most} MB are allowed, and the machine may have less"))
    })?;
    if !is_json {
        let (kept, taken) = if set.is_whole() { ("all", whole) } else { ("the end", passing) };
        eprintln!("the positions take {taken} MB; {kept} of it is kept");
    }
    Ok(set)
}

/// Runs the set to its end.
fn run(set: &mut CompleteSet, arguments: &arguments::Positions, progress: &mut Progress) -> Result<(), Failure> {
    let threads = arguments.threads.count();
    while !(if threads > 1 { set.run_shared(threads, |parts| on_threads(parts, Share::run)) } else { set.run(SLICE) }) {
        if arguments.limits.seconds.is_some_and(|limit| progress.elapsed() >= limit) {
            return Err(Failure::unknown("--seconds: a limit was reached first"));
        }
        progress.show(|| format!("{:.0} %", set.progress() * 100.0));
    }
    Ok(())
}

/// Returns `true` if the set has a finish of the problem; `None` if that was not kept.
fn reaches(set: &CompleteSet, problem: &Problem) -> Option<bool> {
    match problem.finish() {
        Finish::Pattern(pattern) => set.contains(pattern),
        Finish::AtMost(pegs) => Some(set.counts().iter().skip(1).take(pegs as usize).any(|&positions| positions > 0)),
    }
}
