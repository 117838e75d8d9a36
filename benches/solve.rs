//! Times the solver and plain backtracking on the problems of `problems.json`, natively.
//!
//! `npm run bench` runs this, does the same in wasm and prints both. With `--json`, prints one object
//! a line.

use std::time::{Duration, Instant};

use peg_solitaire::naive::{Grid, Verdict};
use peg_solitaire::{Board, Finish, Outcome, Problem, Solver};
use serde_json::{Value, json};

/// Plain backtracking gives up after this many positions of all problems of a row together.
const NAIVE_LIMIT: u64 = 5_000_000;
/// A row is repeated for this long, and at least as often.
const ROW_TIME: Duration = Duration::from_millis(500);
const REPEATS: usize = 3;

fn main() {
    let rows: Vec<Value> = serde_json::from_str(include_str!("problems.json")).expect("problems.json is JSON");
    for row in &rows {
        let problems = problems(row);
        let (positions, milliseconds) = ours(&problems, row["outcome"] == "solved");
        let (naive_positions, naive_milliseconds, is_done) = naive(&problems);
        println!(
            "{}",
            json!({
                "title": row["title"], "ms": milliseconds, "positions": positions,
                "naiveMs": naive_milliseconds, "naivePositions": naive_positions, "naiveDone": is_done,
            })
        );
    }
}

fn problems(row: &Value) -> Vec<Problem> {
    let board: Board = row["board"].as_str().and_then(|name| name.parse().ok()).expect("a board of the catalogue");
    let problem = |pair: &Value| {
        let [vacancy, finish] = [0, 1].map(|index| pair[index].as_str().expect("a vacancy and a finish"));
        let start = board.vacancy(board.parse_hole(vacancy).expect("a hole"));
        let finish = Finish::parse(finish, &board).expect("a finish");
        Problem::new(board.clone(), start, finish).expect("holes of the board")
    };
    row["pairs"].as_array().expect("pairs").iter().map(problem).collect()
}

/// Positions and the median time of solving all problems, everything included.
fn ours(problems: &[Problem], is_solvable: bool) -> (u64, f64) {
    let mut times = Vec::new();
    let mut positions = 0;
    let begin = Instant::now();
    while begin.elapsed() < ROW_TIME || times.len() < REPEATS {
        let copies: Vec<Problem> = problems.to_vec();
        let once = Instant::now();
        let solved: Vec<(Outcome, u64)> = copies.into_iter().map(solve).collect();
        times.push(once.elapsed());
        assert!(solved.iter().all(|(outcome, _)| matches!(outcome, Outcome::Solved(_)) == is_solvable));
        positions = solved.iter().map(|(_, positions)| positions).sum();
    }
    times.sort();
    (positions, milliseconds(times[times.len() / 2]))
}

fn solve(problem: Problem) -> (Outcome, u64) {
    let mut solver = Solver::new(problem);
    let outcome = solver.solve(u64::MAX);
    (outcome, solver.positions())
}

/// Positions and time of plain backtracking, and whether it came to an end.
fn naive(problems: &[Problem]) -> (u64, f64, bool) {
    let begin = Instant::now();
    let mut total = 0;
    for problem in problems {
        let draw = |position| Grid::parse(&problem.board().draw(position), problem.board().directions().count());
        let target = match problem.finish() {
            Finish::AnyPeg => None,
            Finish::Pattern(pattern) => Some(draw(pattern)),
        };
        let is_finish = |grid: &Grid| target.as_ref().map_or(grid.pegs() == 1, |target| grid == target);
        let mut positions = 0;
        let verdict = draw(problem.start()).solve(&is_finish, NAIVE_LIMIT - total, &mut positions);
        total += positions;
        if verdict == Verdict::Unknown {
            return (total, milliseconds(begin.elapsed()), false);
        }
    }
    (total, milliseconds(begin.elapsed()), true)
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
