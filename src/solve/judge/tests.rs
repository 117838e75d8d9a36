//! Verdicts against plain exhaustive search.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::board::Board;
use crate::jump::Jump;
use crate::position::Hole;
use crate::solve::random::Random;

/// Tries every line, and knows neither symmetry nor invariants. `None` where that takes long.
struct Oracle {
    board: Board,
    finish: Finish,
    known: HashMap<Position, bool>,
}

impl Oracle {
    fn new(problem: &Problem) -> Self {
        Oracle { board: problem.board().clone(), finish: problem.finish(), known: HashMap::new() }
    }

    fn is_winnable(&mut self, position: Position) -> Option<bool> {
        if self.finish.is_met_by(position) {
            return Some(true);
        }
        if let Some(&known) = self.known.get(&position) {
            return Some(known);
        }
        let mut is_winnable = false;
        for jump in self.board.clone().legal_jumps(position) {
            is_winnable = self.is_winnable(jump.play_unchecked(position))?;
            if is_winnable {
                break;
            }
        }
        self.known.insert(position, is_winnable);
        (self.known.len() < 100_000).then_some(is_winnable)
    }

    fn verdict(&mut self, position: Position) -> Option<Verdict> {
        let is_winnable = self.is_winnable(position)?;
        Some(if is_winnable { Verdict::Winnable } else { Verdict::Lost })
    }

    /// The whole judgement of a position.
    fn judgement(&mut self, position: Position) -> Option<Judgement> {
        let verdict = self.verdict(position)?;
        let jumps: Vec<_> = self.board.legal_jumps(position).collect();
        let judged = |jump: Jump| Some((jump, self.verdict(jump.play_unchecked(position))?));
        Some(Judgement { verdict, jumps: jumps.into_iter().map(judged).collect::<Option<_>>()? })
    }
}

fn judged(judge: &mut Judge, position: Position, budget: u64) -> Judgement {
    judge.ask(position).unwrap();
    loop {
        if let Some(judgement) = judge.run(budget) {
            return judgement.clone();
        }
    }
}

/// The positions of a game played at random.
fn random_game(board: &Board, start: Position, random: &mut Random) -> Vec<Position> {
    let mut game = vec![start];
    loop {
        let position = game[game.len() - 1];
        let jumps: Vec<Jump> = board.legal_jumps(position).collect();
        if jumps.is_empty() {
            return game;
        }
        game.push(jumps[random.below(jumps.len())].play_unchecked(position));
    }
}

const BOARDS: [&str; 10] = [
    "english",
    "european",
    "wiegleb",
    "diamond",
    "hexagon-37",
    "6x6",
    "english-diagonal",
    "triangle",
    "ooooo/ooooo/ooooo/ooooo",
    "# directions: 8/oooo/oooo/oooo",
];

/// A board with a start and a finish, and a seed.
fn any_problem() -> impl Strategy<Value = (Problem, u64)> {
    (prop::sample::select(BOARDS.to_vec()), any::<u64>(), 1..5_u32).prop_map(|(board, seed, at_most)| {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let mut random = Random::new(seed);
        let start = board.vacancy(Hole::new(random.below(board.hole_count())));
        let end = random_game(&board, start, &mut random).pop().unwrap();
        let survivor = Position::of(Hole::new(random.below(board.hole_count())));
        let finish = match at_most {
            1 | 2 => Finish::AtMost(at_most),
            3 => Finish::Pattern(end),
            _ => Finish::Pattern(survivor),
        };
        (Problem::new(board, start, finish).unwrap(), seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Positions of several games with at most so many pegs, in any order, some of them twice.
    #[test]
    fn judgements_are_those_of_exhaustive_search(
        (problem, seed) in any_problem(), budget in prop::sample::select(vec![1, 100, u64::MAX]), learning in 0..3000_u64
    ) {
        let mut oracle = Oracle::new(&problem);
        let mut judge = Judge::new(problem.clone(), Settings::default().with_memory(8 << 20));
        let mut random = Random::new(seed);
        let mut positions = Vec::new();
        for _ in 0..4 {
            let start = if random.below(4) == 0 { problem.board().holes() } else { problem.start() };
            let first = problem.board().vacancy(Hole::new(random.below(problem.board().hole_count())));
            let start = if random.below(4) == 0 { first } else { start };
            positions.extend(random_game(problem.board(), start, &mut random));
        }
        positions.retain(|position| position.count() <= 14);
        for _ in 0..positions.len() {
            let position = positions[random.below(positions.len())];
            if let Some(expected) = oracle.judgement(position) {
                prop_assert_eq!(judged(&mut judge, position, budget), expected, "{}", problem.board().draw(position));
            }
            judge.prepare(learning);
        }
    }
}

#[test]
fn a_finish_is_winnable_whatever_its_jumps_lead_to() {
    let board: Board = "ooooo".parse().unwrap();
    let finish = board.parse_position("xxooo").unwrap();
    let problem = Problem::new(board.clone(), finish, Finish::Pattern(finish)).unwrap();
    let mut judge = Judge::new(problem, Settings::default());
    let judgement = judge.run(u64::MAX).unwrap();
    assert_eq!(judgement.verdict, Verdict::Winnable);
    assert_eq!(judgement.jumps, [(board.parse_jumps("a1-c1").unwrap()[0], Verdict::Lost)]);
    let judgement = judged(&mut judge, Position::EMPTY, 1);
    assert_eq!((judgement.verdict, judgement.jumps.len()), (Verdict::Lost, 0));
}

#[test]
fn pegs_outside_the_board_are_refused() {
    let board: Board = "ooooo".parse().unwrap();
    let problem = Problem::new(board, Position::EMPTY, Finish::ANY_PEG).unwrap();
    let mut judge = Judge::new(problem, Settings::default());
    let outside = Position::of(Hole::new(5));
    assert_eq!(judge.ask(outside), Err(InvalidProblem::OffBoard { outside }));
    assert_eq!(judge.position(), Position::EMPTY);
}
#[test]
#[ignore]
fn exp() {
    use std::time::{Duration, Instant};
    let which = std::env::var("EXP").unwrap_or("english".into());
    let count: usize = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    for file in which.split(',') {
        let text = std::fs::read_to_string(format!("benches/random/{file}.json")).unwrap();
        let rows: serde_json::Value = serde_json::from_str(&text).unwrap();
        let rows = rows.as_array().unwrap();
        let b: Board = rows[0][3].as_str().unwrap().parse().unwrap();
        let finish = rows[0][1].as_str().unwrap();
        let start = match file {
            "english" => "d4",
            "european" => "c1",
            "hexagon-37" => "b1",
            "diamond" => "d2",
            "wiegleb" => "e5",
            "6x6" => "c4",
            _ => "a1",
        };
        let start = std::env::var("START").unwrap_or(start.into());
        let finish = std::env::var("FINISH").unwrap_or(finish.into());
        let problem =
            Problem::new(b.clone(), b.parse_start(&start).unwrap(), Finish::parse(&finish, &b).unwrap()).unwrap();
        let mut judge = Judge::new(problem, Settings::default());
        let clock = Instant::now();
        while !judge.prepare(10_000) {}
        println!(
            "{file}: prepared in {:?}, {} positions, {} bytes, endgames {:?}",
            clock.elapsed(),
            judge.progress().positions,
            judge.memory(),
            judge.knowledge.endgames_of(judge.problem.start()).map(|e| e.pegs())
        );
        let mut times = Vec::new();
        let mut open = 0;
        let mut random = Random::new(7);
        for row in rows.iter().cycle().take(count) {
            let mut p = b.parse_position(row[0].as_str().unwrap()).unwrap();
            if which == file && std::env::var("START").is_ok() {
                let game = random_game(&b, judge.problem.start(), &mut random);
                p = game[random.below(game.len())];
            }
            let clock = Instant::now();
            judge.ask(p).unwrap();
            let before = judge.meter.positions();
            while judge.run(1000).is_none() {
                if clock.elapsed() > Duration::from_secs(10) {
                    open += 1;
                    break;
                }
            }
            if std::env::var("START").is_err()
                && finish == rows[0][1].as_str().unwrap()
                && judge.judgement().verdict != Verdict::Unknown
            {
                assert_eq!(judge.judgement().verdict == Verdict::Winnable, row[2] == "solved", "{row}");
            }
            times.push((clock.elapsed(), judge.meter.positions() - before, p.count()));
        }
        times.sort();
        let n = times.len();
        println!(
            "p50 {:?} p90 {:?} p99 {:?} worst {:?} open {open}, memory {}",
            times[n / 2],
            times[n * 9 / 10],
            times[n * 99 / 100],
            times[n - 1],
            judge.memory()
        );
    }
}
