//! The result of a search, as text and as JSON.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::Answer;
use super::peg::proof::Proof;
use super::peg::solve::{Chunk, Counts, Description, Level};
use super::peg::{Board, Jump, Position, Problem, moves};
use super::search::Outcome;
use crate::ending::Ending;
use crate::number_of;

/// The result of a search.
#[derive(Serialize)]
pub struct Report {
    /// The chunks of a memorable solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    chunks: Option<Vec<Value>>,
    /// The cost of the chunks.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<CountsJson>,
    jumps: Vec<String>,
    moves: usize,
    pub ms: f64,
    outcome: &'static str,
    /// The number of pegs left, if the best line was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pegs: Option<usize>,
    pub positions: u64,
    /// `true` if it is proven that no line is better; `None` unless the best line was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<bool>,
    pub reason: Option<Reason>,
    #[serde(skip)]
    pub problem: Problem,
    #[serde(skip)]
    pub result: Outcome,
}

/// Line counts are written as strings, because JSON numbers beyond 2^53 would lose digits.
#[derive(Serialize)]
struct CountsJson {
    #[serde(serialize_with = "as_text")]
    games: u128,
    levels: Vec<LevelJson>,
    #[serde(serialize_with = "as_text")]
    solutions: u128,
}

#[derive(Serialize)]
struct LevelJson {
    #[serde(serialize_with = "as_text")]
    games: u128,
    pegs: u32,
    positions: u64,
    up_to_symmetry: u64,
}

#[derive(Clone, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    PositionClass { sets: Vec<Vec<String>> },
    Pagoda { weights: BTreeMap<String, i32> },
    Exhausted { positions: u64 },
}

pub fn as_text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

impl Answer for Report {
    fn ending(&self) -> Ending {
        match &self.result {
            Outcome::Solved(_) | Outcome::Described(_) => Ending::Solved,
            Outcome::Counted(counts) if counts.solutions > 0 => Ending::Solved,
            Outcome::Counted(_) | Outcome::Impossible(_) => Ending::Impossible,
            _ => Ending::Unknown,
        }
    }

    fn text(&self) -> String {
        match &self.result {
            Outcome::Solved(line) => format!("{}\n\n{}", self.diagrams(&line.jumps), self.summary()),
            Outcome::Described(Description { chunks, .. }) => {
                let board = self.problem.board();
                let lines =
                    (1..).zip(chunks).map(|(number, chunk)| format!("{number}. {}\n", chunk_text(board, chunk)));
                format!("{}\n{}", lines.collect::<String>(), self.summary())
            }
            Outcome::Counted(counts) => format!("{}\n({})", counts_text(counts), self.effort()),
            _ => self.summary(),
        }
    }
}

impl Report {
    /// `has_best` is set if the best line was requested.
    pub fn new(problem: Problem, result: Outcome, has_best: bool, positions: u64, ms: f64) -> Self {
        let line = if let Outcome::Solved(line) = &result { Some(line) } else { None };
        let description = if let Outcome::Described(description) = &result { Some(description) } else { None };
        let jumps = description.map_or_else(|| line.map_or(Vec::new(), |line| line.jumps.clone()), Description::jumps);
        let best = line.filter(|_| has_best);
        let (outcome, counts, reason) = match &result {
            Outcome::Solved(_) | Outcome::Described(_) => ("solved", None, None),
            Outcome::Impossible(proof) => ("impossible", None, Some(Reason::new(problem.board(), proof))),
            Outcome::Counted(counts) => ("counted", Some(CountsJson::new(counts)), None),
            _ => ("unknown", None, None),
        };
        let chunk = |chunk| chunk_json(problem.board(), chunk);
        Report {
            chunks: description.map(|description| description.chunks.iter().map(chunk).collect()),
            cost: description.map(|description| description.cost),
            counts,
            jumps: names_of(problem.board(), &jumps),
            moves: moves(&jumps).count(),
            ms,
            outcome,
            pegs: best.map(|line| pegs_after(&problem, &line.jumps)),
            positions,
            proven: best.map(|line| line.is_proven).or(description.map(|description| description.is_proven)),
            reason,
            problem,
            result,
        }
    }

    /// The jumps of the line; empty if there is no line.
    pub fn jumps(&self) -> &[Jump] {
        if let Outcome::Solved(line) = &self.result { &line.jumps } else { &[] }
    }

    /// The result as a sentence.
    pub fn summary(&self) -> String {
        let effort = self.effort();
        match &self.result {
            Outcome::Solved(line) => {
                let best = match self.proven {
                    None => "",
                    Some(true) => ", proven to be the best",
                    Some(false) => ", the best known",
                };
                let pegs = number_of(pegs_after(&self.problem, &line.jumps), "peg");
                format!("Solved: {}, {pegs} left{best} ({effort}).", length(&line.jumps))
            }
            Outcome::Described(Description { chunks, cost, is_proven, .. }) => {
                let best = if *is_proven { "proven to be the best" } else { "the best found" };
                format!("Solved: {} to remember, cost {cost}, {best} ({effort}).", number_of(chunks.len(), "chunk"))
            }
            Outcome::Impossible(reason) => {
                format!("Impossible: {} ({effort}).", in_words(self.problem.board(), reason))
            }
            Outcome::OutOfMemory => format!("Unknown: the search ran out of memory ({effort})."),
            _ => format!("Unknown: a limit was reached first ({effort})."),
        }
    }

    fn effort(&self) -> String {
        format!("{}, {:.2} ms", number_of(self.positions, "position"), self.ms)
    }

    /// Draws the board at the start and after each move.
    pub fn diagrams(&self, jumps: &[Jump]) -> String {
        let board = self.problem.board();
        let mut position = self.problem.start();
        let mut frames = vec![board.draw(position)];
        for jumps in moves(jumps) {
            position = jumps.iter().fold(position, |position, jump| jump.play_unchecked(position));
            frames.push(format!("{}\n{}", board.move_name(jumps), board.draw(position)));
        }
        frames.join("\n\n")
    }
}

fn pegs_after(problem: &Problem, jumps: &[Jump]) -> usize {
    problem.start().count() as usize - jumps.len()
}

/// The jump count and the move count of a line.
pub fn length(jumps: &[Jump]) -> String {
    format!("{} in {}", number_of(jumps.len(), "jump"), number_of(moves(jumps).count(), "move"))
}

pub fn names_of(board: &Board, jumps: &[Jump]) -> Vec<String> {
    jumps.iter().map(|&jump| board.jump_name(jump)).collect()
}

impl Reason {
    fn new(board: &Board, proof: &Proof) -> Self {
        let names = |holes: &Position| holes.holes().map(|hole| board.hole_name(hole)).collect();
        match proof {
            Proof::PositionClass(sets) => Reason::PositionClass { sets: sets.iter().map(names).collect() },
            Proof::Pagoda { weights, .. } => {
                let names = board.holes().holes().map(|hole| board.hole_name(hole));
                Reason::Pagoda { weights: names.zip(weights.iter().copied()).collect() }
            }
            Proof::Exhausted { positions } => Reason::Exhausted { positions: *positions },
            Proof::Enumerated(levels) => {
                Reason::Exhausted { positions: levels.iter().map(|level| level.positions).sum() }
            }
        }
    }
}

impl CountsJson {
    fn new(counts: &Counts) -> Self {
        let level = |level: &Level| LevelJson {
            games: level.games,
            pegs: level.pegs,
            positions: level.positions,
            up_to_symmetry: level.up_to_symmetry,
        };
        CountsJson {
            games: counts.games,
            levels: counts.levels.iter().map(level).collect(),
            solutions: counts.solutions,
        }
    }
}

fn chunk_json(board: &Board, chunk: &Chunk) -> Value {
    let names = |holes: Position| holes.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>();
    json!({
        "clears": names(chunk.clears), "jumps": names_of(board, &chunk.jumps), "kind": chunk.kind.key(),
        "like": chunk.like.map(|like| json!({ "chunk": like.chunk, "mirrored": like.is_mirrored, "turn": like.turn })),
        "name": chunk.name(board), "needs": names(chunk.needs),
    })
}

/// A chunk, such as `jump: d2-d4`, or `purge (six): ..., as 3 reflected and turned by 270 degrees`.
fn chunk_text(board: &Board, chunk: &Chunk) -> String {
    let name = chunk.name(board).map_or(String::new(), |name| format!(" ({name})"));
    let like = chunk.like.map_or(String::new(), |like| {
        let mirrored = if like.is_mirrored { " reflected and" } else { "" };
        format!(", as {}{mirrored} turned by {} degrees", like.chunk + 1, like.turn)
    });
    format!("{}{name}: {}{like}", chunk.kind.key(), board.moves_text(&chunk.jumps))
}

fn in_words(board: &Board, reason: &Proof) -> String {
    let named = |set: &Position| set.holes().map(|hole| board.hole_name(hole)).collect::<Vec<_>>().join(" ");
    match reason {
        Proof::PositionClass(sets) => {
            let sets = sets.iter().map(named).collect::<Vec<_>>().join("; ");
            format!("no jump changes whether the pegs on these holes are even or odd in number: {sets}")
        }
        Proof::Pagoda { weights, .. } => {
            let weighty = board.holes().holes().zip(weights).filter(|(_, weight)| **weight != 0);
            let listed = weighty.map(|(hole, weight)| format!("{}={weight}", board.hole_name(hole)));
            let listed = listed.collect::<Vec<_>>().join(" ");
            format!("no jump raises the total of these weights, and every finish within reach weighs more: {listed}")
        }
        Proof::Exhausted { positions } => format!("each of {} was refuted", number_of(*positions, "position")),
        Proof::Enumerated(_) => "the certificate says why".into(),
    }
}

fn counts_text(Counts { solutions, games, levels, .. }: &Counts) -> String {
    let mut lines =
        vec![format!("{:>4}  {:>15}  {:>15}  {:>28}", "pegs", "positions", "up to symmetry", "games that end here")];
    lines.extend(levels.iter().map(|level| {
        let Level { pegs, positions, up_to_symmetry, games, .. } = level;
        format!("{pegs:>4}  {positions:>15}  {up_to_symmetry:>15}  {games:>28}")
    }));
    lines.push(format!("\nSolutions: {solutions}\nGames: {games}"));
    lines.join("\n")
}
