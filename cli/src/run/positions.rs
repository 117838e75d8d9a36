//! Counts all positions that a start can reach, or that can reach a finish, by number of pegs; the answer is text or
//! JSON.

use serde::Serialize;

use super::Answer;
use super::on_threads;
use super::peg::complete_set::{CompleteSet, Share};
use super::peg::proof::Proof;
use super::peg::{Finish, Hole, Position, Problem};
use crate::arguments;
use crate::ending::{Ending, Failure};
use crate::progress::Progress;

/// The number of positions in a slice of work, which takes about a tenth of a second.
const SLICE: u64 = 200_000;

#[derive(Serialize)]
#[allow(clippy::struct_field_names, reason = "the JSON has these names")]
pub struct Positions {
    /// The levels, from the most pegs to the fewest.
    levels: Vec<Level>,
    ms: f64,
    outcome: &'static str,
    positions: u64,
    /// `true` if the start can reach the finish; `None` if no finish was given.
    solvable: Option<bool>,
    /// The single pegs that can be left, if the set was computed from a start.
    #[serde(skip_serializing_if = "Option::is_none")]
    survivors: Option<Vec<String>>,
    /// The vacancies from which the finish can be reached, if the set was computed from a finish.
    #[serde(skip_serializing_if = "Option::is_none")]
    vacancies: Option<Vec<String>>,
    #[serde(skip)]
    pub problem: Problem,
    #[serde(skip)]
    pub proof: Option<Proof>,
}

#[derive(Serialize)]
struct Level {
    /// The digest, if requested. The digest is a string, because a JSON number would lose digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    pegs: usize,
    positions: u64,
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
        let ends = || {
            let end = |&hole: &Hole| if is_forward { Position::of(hole) } else { board.vacancy(hole) };
            let ends = board.holes().holes().filter(|hole| set.contains(end(hole)) == Some(true));
            ends.map(|hole| board.hole_name(hole)).collect()
        };
        let solvable = if is_forward { reaches(&set, &problem) } else { set.contains(problem.start()) };
        let digests = set.levels().unwrap_or_default();
        let digest = |pegs| digests.iter().find(|level| level.pegs as usize == pegs).map(|level| level.digest);
        let counts = set.counts();
        let positions = counts.iter().sum();
        let levels = counts.into_iter().enumerate().rev().filter(|&(_, positions)| positions > 0);
        Ok(Positions {
            levels: levels
                .map(|(pegs, positions)| Level {
                    digest: digest(pegs).map(|digest| digest.to_string()),
                    pegs,
                    positions,
                })
                .collect(),
            ms: progress.milliseconds(),
            outcome: "enumerated",
            positions,
            solvable: solvable.filter(|_| has_finish),
            survivors: is_forward.then(ends),
            vacancies: (!is_forward).then(ends),
            proof: set.proof(&problem),
            problem,
        })
    }
}

impl Answer for Positions {
    fn ending(&self) -> Ending {
        if self.solvable == Some(false) { Ending::Impossible } else { Ending::Solved }
    }

    fn text(&self) -> String {
        let title = if self.levels.iter().any(|level| level.digest.is_some()) { "  digest" } else { "" };
        let mut lines = vec![format!("pegs        positions{title}")];
        lines.extend(self.levels.iter().map(|Level { digest, pegs, positions }| {
            format!("{pegs:>4}  {positions:>15}  {}", digest.as_deref().unwrap_or_default()).trim_end().into()
        }));
        lines.push(format!("\nPositions: {}", self.positions));
        lines.extend(
            self.solvable.map(|can| format!("The start {} reach the finish.", if can { "can" } else { "cannot" })),
        );
        let (title, names) = match &self.survivors {
            Some(names) => ("Single pegs that can be left", names.as_slice()),
            None => ("Vacancies that can reach the finish", self.vacancies.as_deref().unwrap_or_default()),
        };
        let names = if names.is_empty() { "none".into() } else { names.join(" ") };
        lines.push(format!("{title}: {names}\n({:.2} ms)", self.ms));
        lines.join("\n")
    }
}

/// Prepares the set, and prints how much memory it takes.
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

/// Computes the whole set.
fn run(set: &mut CompleteSet, arguments: &arguments::Positions, progress: &mut Progress) -> Result<(), Failure> {
    let threads = arguments.threads.count();
    while if threads > 1 { set.run_shared(threads, |parts| on_threads(parts, Share::run)) } else { set.run(SLICE) }
        .is_none()
    {
        if arguments.limits.seconds.is_some_and(|limit| progress.elapsed() >= limit) {
            return Err(Failure::unknown("--seconds: a limit was reached first"));
        }
        progress.show(|| format!("{:.0}%", set.progress() * 100.0));
    }
    Ok(())
}

/// Returns whether the set contains a finish of the problem, or `None` if the level of the finish has been dropped.
fn reaches(set: &CompleteSet, problem: &Problem) -> Option<bool> {
    match problem.finish() {
        Finish::Pattern(pattern) => set.contains(pattern),
        Finish::AtMost(pegs) => Some(set.counts().iter().skip(1).take(pegs as usize).any(|&positions| positions > 0)),
    }
}
