//! Times a judge, and the counting of winning lines, on positions from random play; prints one JSON object per line.
//! `npm run bench` runs this benchmark and its wasm counterpart.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use peg_solitaire::solve::{Judge, Settings, Solutions};
use peg_solitaire::{Board, Finish, Position, Problem};
use serde_json::{Value, json};

/// The number of positions between two checks of the clock.
const SLICE: u64 = 1000;
/// The time after which a question is abandoned.
const PATIENCE: Duration = Duration::from_secs(2);

/// The measurements for all problems in one row.
#[derive(Default)]
struct Times {
    warm_up: Duration,
    memory: usize,
    questions: Vec<Duration>,
    open: usize,
}

fn main() {
    let rows: Value = serde_json::from_str(include_str!("judge.json")).expect("judge.json is JSON");
    for row in rows.as_array().expect("rows") {
        let mut times = Times::default();
        for problem in row["problems"].as_array().expect("problems") {
            let time = if row["objective"] == "count" { time_count } else { time_judge };
            time(
                &read(row, problem),
                usize::try_from(row["count"].as_u64().expect("a count")).expect("a small count"),
                &mut times,
            );
        }
        times.questions.sort();
        let within = |part: usize| ms(times.questions[times.questions.len() * part / 100]);
        println!(
            "{}",
            json!({
                "title": row["title"], "asked": times.questions.len(), "warmUp": ms(times.warm_up),
                "half": within(50), "most": within(99), "worst": times.questions.last().copied().map(ms),
                "open": times.open, "megabytes": times.memory >> 20,
            })
        );
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn read(row: &Value, problem: &Value) -> Problem {
    let board: Board = text(&row["board"]).replace('/', "\n").parse().expect("a board");
    let start = board.parse_start(text(&problem[0])).expect("a start");
    let finish = Finish::parse(text(&problem[1]), &board).expect("a finish");
    Problem::new(board, start, finish).expect("holes of the board")
}

/// Asks about `count` positions from random play, after a warm-up. The longest warm-up is recorded.
fn time_judge(problem: &Problem, count: usize, times: &mut Times) {
    let mut judge = Judge::new(problem.clone(), Settings::default());
    let begin = Instant::now();
    while !judge.prepare(SLICE) {}
    times.warm_up = times.warm_up.max(begin.elapsed());
    for position in positions(problem, count) {
        let begin = Instant::now();
        judge.ask(position).expect("holes of the board");
        while judge.run(SLICE).is_none() && begin.elapsed() < PATIENCE {}
        times.open += usize::from(!judge.judgement().is_complete());
        times.questions.push(begin.elapsed());
    }
    times.memory = times.memory.max(judge.memory());
}

/// Asks for the number of winning lines from each of `count` positions from random play, once all solutions are known.
fn time_count(problem: &Problem, count: usize, times: &mut Times) {
    let mut solutions = Solutions::new(problem.clone(), Settings::default());
    let begin = Instant::now();
    solutions.finish().expect("memory suffices");
    times.warm_up = times.warm_up.max(begin.elapsed());
    for position in positions(problem, count) {
        let begin = Instant::now();
        times.open += usize::from(solutions.count_from(position).is_none());
        times.questions.push(begin.elapsed());
    }
    times.memory = times.memory.max(solutions.memory());
}

/// Distinct positions, each from a separate game of random play.
fn positions(problem: &Problem, count: usize) -> Vec<Position> {
    let mut random = Random(1);
    let (mut seen, mut positions) = (HashSet::new(), Vec::new());
    for _ in 0..20 * count {
        let game = game(problem, &mut random);
        let position = game[random.below(game.len())];
        if positions.len() < count && seen.insert(position) {
            positions.push(position);
        }
    }
    positions
}

/// The positions of a random game: the start, and the position after each jump, until no jump is legal.
fn game(problem: &Problem, random: &mut Random) -> Vec<Position> {
    let mut game = vec![problem.start()];
    loop {
        let position = game[game.len() - 1];
        let jumps: Vec<_> = problem.board().legal_jumps(position).collect();
        if jumps.is_empty() {
            return game;
        }
        game.push(jumps[random.below(jumps.len())].play_unchecked(position));
    }
}

/// A pseudorandom number generator that produces the same numbers in Rust and in JavaScript.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0 * 16_807 % 0x7fff_ffff;
        (self.0 >> 8) as usize % end
    }
}
