//! Times the solver and plain backtracking on the problems of `problems.json`, natively.
//!
//! Prints one JSON object a row. `npm run bench` runs this, does the same in wasm and prints both.

use std::hint::black_box;
use std::time::{Duration, Instant};

use peg_solitaire::naive::{Grid, Verdict};
use peg_solitaire::{Board, FewestPegs, Finish, Outcome, Position, Problem, Solver, perft};
use serde_json::{Value, json};

/// How many jumps, or how many lines; `None` where there is no solution.
type Answer = Option<u64>;

/// The same question about some problems.
struct Row {
    question: Question,
    problems: Vec<Problem>,
    /// The right answer to each of them.
    answer: Answer,
}

#[derive(Clone, Copy)]
enum Question {
    Solve,
    Fewest,
    /// How many lines of so many jumps there are.
    Count(u32),
}

/// What was made of all problems of a row.
#[derive(Default)]
struct Effort {
    answers: Vec<Answer>,
    /// How many positions were looked at, or how many lines were counted.
    positions: u64,
    /// The limit came before the end.
    is_cut: bool,
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
                "title": value["title"], "ms": ms, "positions": ours.positions,
                "naiveMs": naive_ms, "naivePositions": naive.positions, "naiveDone": !naive.is_cut,
            })
        );
    }
}

/// The result, and the median time in milliseconds of as many runs as begin within `time`.
fn median<T>(time: Duration, mut run: impl FnMut() -> T) -> (T, f64) {
    let mut times = Vec::new();
    let begin = Instant::now();
    loop {
        let once = Instant::now();
        let result = run();
        times.push(once.elapsed());
        if begin.elapsed() >= time {
            times.sort();
            return (result, times[times.len() / 2].as_secs_f64() * 1000.0);
        }
    }
}

impl Row {
    fn parse(row: &Value) -> Self {
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let board: Board = text(&row["board"]).parse().expect("a board");
        let problem = |pair: &Value| {
            let start = board.vacancy(board.parse_hole(&text(&pair[0])).expect("a hole"));
            let finish = Finish::parse(&text(&pair[1]), &board).expect("a finish");
            Problem::new(board.clone(), start, finish).expect("holes of the board")
        };
        let question = match text(&row["ask"]).as_str() {
            "solve" => Question::Solve,
            "fewest" => Question::Fewest,
            "count" => Question::Count(row["depth"].as_u64().expect("a depth") as u32),
            other => panic!("'{other}' is no question"),
        };
        let problems = row["pairs"].as_array().expect("pairs").iter().map(problem).collect();
        Row { question, problems, answer: row["answer"].as_u64() }
    }

    /// Where a limit came first, the problems before it have the right answer.
    fn check(&self, effort: &Effort) {
        assert!(effort.is_cut || effort.answers.len() == self.problems.len(), "a problem without an answer");
        assert!(effort.answers.iter().all(|&answer| answer == self.answer), "a wrong answer");
    }

    fn solve(&self) -> Effort {
        let mut effort = Effort::default();
        for problem in &self.problems {
            let (answer, positions) = solve(black_box(problem), self.question);
            effort.answers.push(answer);
            effort.positions += positions;
        }
        effort
    }

    /// Looks at no more than `limit` positions of all problems together.
    fn solve_naively(&self, limit: u64) -> Effort {
        let mut effort = Effort::default();
        for problem in &self.problems {
            let (answer, positions) = self.solve_one_naively(problem, limit - effort.positions);
            effort.positions += positions;
            let Some(answer) = answer else { return Effort { is_cut: true, ..effort } };
            effort.answers.push(answer);
        }
        effort
    }

    /// The answer, unless the limit comes first, and the positions.
    fn solve_one_naively(&self, problem: &Problem, limit: u64) -> (Option<Answer>, u64) {
        let mut start = grid(problem.board(), problem.start());
        match self.question {
            Question::Solve => backtrack(&mut start, finish_test(problem).as_ref(), limit),
            // Backtracking does not know when it has the fewest, so it is told.
            Question::Fewest => {
                let fewest = start.pegs() - self.answer.unwrap_or(0) as usize;
                backtrack(&mut start, &|grid| grid.pegs() == fewest, limit)
            }
            Question::Count(depth) => {
                let lines = start.perft(depth);
                (Some(Some(lines)), lines)
            }
        }
    }
}

/// The answer and the positions.
fn solve(problem: &Problem, question: Question) -> (Answer, u64) {
    match question {
        Question::Solve => {
            let mut solver = Solver::new(problem.clone());
            match solver.solve(u64::MAX) {
                Outcome::Solved(jumps) => (Some(jumps.len() as u64), solver.positions()),
                Outcome::Impossible(_) => (None, solver.positions()),
                Outcome::Unknown => panic!("a search without a limit gave up"),
            }
        }
        Question::Fewest => {
            let mut search = FewestPegs::new(problem.board(), problem.start(), 1);
            let best = search.solve();
            assert!(best.is_proven, "fewer pegs might be left");
            (Some(best.jumps.len() as u64), search.positions())
        }
        Question::Count(depth) => {
            let lines = perft(problem.board(), problem.start(), depth);
            (Some(lines), lines)
        }
    }
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
        Verdict::Solved(jumps) => Some(Some(jumps.len() as u64)),
        Verdict::Impossible => Some(None),
        Verdict::Unknown => None,
    };
    (answer, positions)
}
