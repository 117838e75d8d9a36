//! Times the solver and plain backtracking on the problems in `problems.json`, natively.
//!
//! Prints one JSON object per row. `npm run bench` runs this benchmark and its wasm counterpart, and prints the results
//! of both.

#[path = "../tests/common/naive.rs"]
mod naive;

use std::hint::black_box;
use std::time::{Duration, Instant};

use naive::{Grid, Verdict};
use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::solve::{Count, Counts, FewestMoves, FewestPegs, Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Position, Problem, perft};
use serde_json::{Value, json};

/// A number of jumps, moves or lines, in digits; `none` if there is no solution; or [`OPEN`].
type Answer = String;

/// Stands for a missing answer.
const OPEN: &str = "unknown";

/// A question about some problems.
struct Row {
    question: Question,
    problems: Vec<Problem>,
    /// The expected answer for each of the problems.
    answers: Vec<Answer>,
    /// The largest number of positions to examine for one problem.
    limit: u64,
    /// The percentile that is reported instead of the total time of all problems.
    percentile: Option<usize>,
}

#[derive(Clone, Copy)]
enum Question {
    Solve,
    /// `true` if there is a solution.
    Verdict,
    FewestMoves,
    FewestPegs,
    /// The number of lines of play with the given number of jumps.
    Perft(u32),
    Solutions,
    Games,
    /// The number of positions that can be reached from the start, computed as a complete set.
    Positions,
}

/// The results for all problems in one row.
#[derive(Default)]
struct Effort {
    answers: Vec<Answer>,
    /// The number of positions examined or lines counted.
    positions: u64,
    /// `true` if the limit was reached before every problem had an answer.
    is_cut: bool,
    times: Vec<Duration>,
}

fn main() {
    let data: Value = serde_json::from_str(include_str!("problems.json")).expect("problems.json is JSON");
    let time = Duration::from_millis(data["rowMilliseconds"].as_u64().expect("a time"));
    let limit = data["naiveLimit"].as_u64().expect("a limit");
    for value in data["rows"].as_array().expect("rows") {
        let row = Row::parse(value);
        let (ours, ms) = median(time, || row.solve());
        let (naive, naive_ms) = median(time, || row.solve_naively(limit));
        row.check(&ours);
        row.check(&naive);
        println!(
            "{}",
            json!({
                "title": value["title"], "ms": row.percentile.map_or(ms, |part| percentile(&ours.times, part)),
                "positions": ours.positions, "naiveMs": naive_ms, "naivePositions": naive.positions,
                "naiveDone": !naive.is_cut, "open": ours.open(),
            })
        );
    }
}

/// Calls `run` repeatedly until `time` has passed. Returns the result, and the median duration of a call in
/// milliseconds.
fn median<T>(time: Duration, mut run: impl FnMut() -> T) -> (T, f64) {
    let mut times = Vec::new();
    let begin = Instant::now();
    loop {
        let once = Instant::now();
        let result = run();
        times.push(once.elapsed());
        if begin.elapsed() >= time {
            return (result, percentile(&times, 50));
        }
    }
}

/// Returns a percentile of the times, in milliseconds: the 95th if `part` is 95.
fn percentile(times: &[Duration], part: usize) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort();
    sorted[sorted.len() * part / 100].as_secs_f64() * 1000.0
}

impl Effort {
    /// The number of problems without an answer.
    fn open(&self) -> usize {
        self.answers.iter().filter(|&answer| answer == OPEN).count()
    }
}

impl Row {
    fn parse(row: &Value) -> Self {
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let problem = |pair: &Value| {
            let board: Board = text(pair.get(3).unwrap_or(&row["board"])).parse().expect("a board");
            let start = text(&pair[0]);
            let start =
                board.parse_hole(&start).map(|hole| board.vacancy(hole)).or_else(|_| board.parse_position(&start));
            let finish = Finish::parse(&text(&pair[1]), &board).expect("a finish");
            Problem::new(board, start.expect("a start"), finish).expect("holes of the board")
        };
        let question = match text(&row["ask"]).as_str() {
            "solve" => Question::Solve,
            "verdict" => Question::Verdict,
            "fewest-moves" => Question::FewestMoves,
            "fewest-pegs" => Question::FewestPegs,
            "perft" => Question::Perft(row["depth"].as_u64().and_then(|depth| depth.try_into().ok()).expect("a depth")),
            "solutions" => Question::Solutions,
            "games" => Question::Games,
            "positions" => Question::Positions,
            other => panic!("'{other}' is not a question"),
        };
        let pairs = pairs(&row["pairs"]);
        let problems: Vec<_> = pairs.as_array().expect("pairs").iter().map(problem).collect();
        let answers: Vec<_> = pairs.as_array().expect("pairs").iter().map(|pair| text(&pair[2])).collect();
        let percentile = row["percentile"].as_u64().and_then(|part| part.try_into().ok());
        Row { question, problems, answers, limit: row["limit"].as_u64().unwrap_or(u64::MAX), percentile }
    }

    /// Checks the answers. If the limit was reached, the remaining problems have no answers.
    fn check(&self, effort: &Effort) {
        assert!(effort.is_cut || effort.answers.len() == self.problems.len(), "a problem without an answer");
        for (answer, right) in effort.answers.iter().zip(&self.answers) {
            assert!(answer == right || answer == OPEN || right == OPEN, "{answer}, but it is {right}");
        }
    }

    fn solve(&self) -> Effort {
        let mut effort = Effort::default();
        for problem in &self.problems {
            let begin = Instant::now();
            let (answer, positions) = solve(black_box(problem), self.question, self.limit);
            effort.times.push(begin.elapsed());
            effort.answers.push(answer);
            effort.positions += positions;
        }
        effort
    }

    /// Examines no more than `limit` positions for all problems together.
    fn solve_naively(&self, limit: u64) -> Effort {
        let mut effort = Effort::default();
        for (problem, answer) in self.problems.iter().zip(&self.answers) {
            let (answer, positions) = self.solve_one_naively(problem, answer, limit - effort.positions);
            effort.positions += positions;
            let Some(answer) = answer else { return Effort { is_cut: true, ..effort } };
            effort.answers.push(answer);
        }
        effort
    }

    /// The answer, if it was found within the limit, and the number of positions examined.
    fn solve_one_naively(&self, problem: &Problem, right: &str, limit: u64) -> (Option<Answer>, u64) {
        let mut start = grid(problem.board(), problem.start());
        match self.question {
            Question::Solve => backtrack(&mut start, finish_test(problem).as_ref(), limit),
            Question::Verdict => {
                let (answer, positions) = backtrack(&mut start, finish_test(problem).as_ref(), limit);
                (answer.map(|answer| verdict(answer != "none")), positions)
            }
            // Backtracking cannot prove that no line leaves fewer pegs, so it is given the right number in advance.
            Question::FewestPegs => {
                let fewest = start.pegs() - right.parse::<usize>().unwrap_or(0);
                backtrack(&mut start, &|grid| grid.pegs() == fewest, limit)
            }
            Question::Perft(depth) => {
                let lines = start.perft(depth);
                (Some(lines.to_string()), lines)
            }
            // To answer one of these questions, backtracking would have to follow every line to its end.
            Question::FewestMoves | Question::Solutions | Question::Games | Question::Positions => {
                (None, backtrack(&mut start, &|_| false, limit).1)
            }
        }
    }
}

/// The problems in a row or, if the row names a list in `pairs.json`, the problems in that list. Each problem has a
/// start, a finish, an answer and, if it is not on the row's board, a board.
fn pairs(value: &Value) -> Value {
    let Some(name) = value.as_str() else { return value.clone() };
    let lists: Value = serde_json::from_str(include_str!("pairs.json")).expect("pairs.json is JSON");
    lists[name].clone()
}

fn verdict(is_solvable: bool) -> Answer {
    if is_solvable { "solved" } else { "impossible" }.into()
}

/// The answer, and the number of positions examined or lines counted.
fn solve(problem: &Problem, question: Question, limit: u64) -> (Answer, u64) {
    match question {
        Question::Solve | Question::Verdict => {
            let mut solver = Solver::new(problem.clone(), Settings::default());
            let answer = match (solver.run(limit), question) {
                (None, _) => OPEN.into(),
                (Some(Outcome::Solved(line)), Question::Solve) => line.jumps.len().to_string(),
                (_, Question::Solve) => "none".into(),
                (outcome, _) => verdict(matches!(outcome, Some(Outcome::Solved(_)))),
            };
            (answer, solver.progress().positions)
        }
        Question::FewestMoves => {
            let mut search = FewestMoves::new(problem.clone(), Settings::default());
            let Outcome::Solved(line) = search.finish() else { panic!("no solution") };
            assert!(line.is_proven, "fewer moves might do");
            (line.move_count().to_string(), search.progress().positions)
        }
        Question::FewestPegs => {
            let mut search = FewestPegs::new(problem.board().clone(), problem.start(), Settings::default())
                .expect("pegs on the board");
            let best = search.finish();
            assert!(best.is_proven, "fewer pegs might be left");
            (best.jumps.len().to_string(), search.progress().positions)
        }
        Question::Perft(depth) => {
            let lines = perft(problem.board(), problem.start(), depth);
            (lines.to_string(), lines)
        }
        Question::Solutions => count(Count::solutions(problem.clone(), Settings::default()), |counts| counts.solutions),
        Question::Games => count(Count::new(problem.clone(), Settings::default()), |counts| counts.games),
        Question::Positions => count_positions(problem),
    }
}

fn count(mut count: Count, lines: impl Fn(&Counts) -> u128) -> (Answer, u64) {
    let outcome = count.finish();
    (lines(&outcome.expect("memory suffices")).to_string(), count.progress().positions)
}

/// Returns no answer if the positions need more than `SET_MEMORY` bytes.
fn count_positions(problem: &Problem) -> (Answer, u64) {
    let memory = std::env::var("SET_MEMORY").ok().and_then(|bytes| bytes.parse().ok()).unwrap_or(1 << 31);
    let Ok(set) = CompleteSet::reachable(problem.board(), problem.start(), memory) else { return (OPEN.into(), 0) };
    let positions: u64 = set.finish().counts().iter().sum();
    (positions.to_string(), positions)
}

fn grid(board: &Board, position: Position) -> Grid {
    Grid::parse(&board.draw(position), board.directions().count())
}

fn finish_test(problem: &Problem) -> Box<dyn Fn(&Grid) -> bool> {
    match problem.finish() {
        Finish::AtMost(pegs) => Box::new(move |grid| grid.pegs() <= pegs as usize),
        Finish::Pattern(pattern) => {
            let pattern = grid(problem.board(), pattern);
            Box::new(move |grid| *grid == pattern)
        }
    }
}

fn backtrack(start: &mut Grid, is_finish: &dyn Fn(&Grid) -> bool, limit: u64) -> (Option<Answer>, u64) {
    let mut positions = 0;
    let answer = match start.solve(is_finish, limit, &mut positions) {
        Verdict::Solved(jumps) => Some(jumps.len().to_string()),
        Verdict::Impossible => Some("none".into()),
        Verdict::Unknown => None,
    };
    (answer, positions)
}
