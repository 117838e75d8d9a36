//! What searches tell JavaScript, as objects.

use serde::Serialize;

use crate::{
    Activity, Board, Certificate, Counts, Hole, Impossible, Jump, MovesOutcome, Outcome, Position, Problem, Progress,
    Remainder, ShortLine, moves,
};

/// One type for all searches: each type that crosses costs kilobytes of code.
#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub(super) enum Report {
    Running {
        activity: &'static str,
        positions: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        best: Option<u32>,
    },
    Solved {
        jumps: String,
        length: usize,
        moves: usize,
        proven: bool,
        positions: u64,
    },
    Impossible {
        reason: Reason,
        certificate: String,
        positions: u64,
    },
    Counted {
        solutions: String,
        games: String,
        levels: Vec<LevelObject>,
        positions: u64,
    },
    Unknown {
        positions: u64,
    },
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Reason {
    PositionClass { sets: Vec<Vec<usize>> },
    Pagoda { weights: Vec<i32> },
    Exhausted { positions: u64 },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LevelObject {
    pegs: u32,
    positions: u64,
    up_to_symmetry: u64,
    games: String,
}

impl Report {
    /// `best` is what was reached so far: moves, or pegs.
    pub fn running(Progress { activity, positions }: Progress, best: Option<u32>) -> Self {
        Report::Running { activity: name(activity), positions, best }
    }

    pub fn outcome(problem: &Problem, outcome: &Outcome, positions: u64) -> Self {
        match outcome {
            Outcome::Solved(jumps) => Report::solved(problem.board(), jumps, true, positions),
            Outcome::Impossible(reason) => Report::impossible(problem, reason, positions),
            Outcome::Unknown => Report::Unknown { positions },
        }
    }

    pub fn fewest_moves(problem: &Problem, outcome: &MovesOutcome, positions: u64) -> Self {
        match outcome {
            MovesOutcome::Solved(line) => Report::short_line(problem, line, positions),
            MovesOutcome::Impossible(reason) => Report::impossible(problem, reason, positions),
            MovesOutcome::Unknown => Report::Unknown { positions },
        }
    }

    pub fn short_line(problem: &Problem, line: &ShortLine, positions: u64) -> Self {
        Report::solved(problem.board(), &line.jumps, line.is_proven, positions)
    }

    pub fn fewest_pegs(board: &Board, best: &Remainder, positions: u64) -> Self {
        Report::solved(board, &best.jumps, best.is_proven, positions)
    }

    pub fn counted(counts: Option<Counts>, positions: u64) -> Self {
        let Some(Counts { solutions, games, levels }) = counts else { return Report::Unknown { positions } };
        let levels = levels.into_iter().map(|level| LevelObject {
            pegs: level.pegs,
            positions: level.positions,
            up_to_symmetry: level.up_to_symmetry,
            games: level.games.to_string(),
        });
        let (solutions, games) = (solutions.to_string(), games.to_string());
        Report::Counted { solutions, games, levels: levels.collect(), positions }
    }

    fn solved(board: &Board, jumps: &[Jump], proven: bool, positions: u64) -> Self {
        let names: Vec<String> = moves(jumps).map(|jumps| board.move_name(jumps)).collect();
        Report::Solved { moves: names.len(), jumps: names.join(" "), length: jumps.len(), proven, positions }
    }

    fn impossible(problem: &Problem, reason: &Impossible, positions: u64) -> Self {
        let certificate = Certificate::new(problem.clone(), reason).to_string();
        Report::Impossible { reason: reason.into(), certificate, positions }
    }
}

impl From<&Impossible> for Reason {
    fn from(reason: &Impossible) -> Self {
        let numbers = |set: &Position| set.holes().map(Hole::index).collect();
        match reason {
            Impossible::PositionClass(sets) => Reason::PositionClass { sets: sets.iter().map(numbers).collect() },
            Impossible::Pagoda(pagoda) => Reason::Pagoda { weights: pagoda.weights().to_vec() },
            Impossible::Exhausted { positions } => Reason::Exhausted { positions: *positions },
        }
    }
}

fn name(activity: Activity) -> &'static str {
    match activity {
        Activity::Beam { .. } => "beam",
        Activity::Weights => "weights",
        Activity::BothEnds { .. } => "both-ends",
        Activity::Exhaustive => "exhaustive",
        Activity::Count { .. } => "count",
    }
}
