//! Tests of a judge through whole games.

mod common;

use std::collections::HashSet;

use common::{agree, data, hole, numbers, start};
use peg_solitaire::{Board, Finish, Judge, Judgement, Position, Problem, Settings, Verdict};
use serde_json::Value;

fn judged(judge: &mut Judge, position: Position) -> Judgement {
    judge.ask(position).unwrap();
    loop {
        if let Some(judgement) = judge.run(10_000) {
            return judgement.clone();
        }
    }
}

/// The number of winnable positions after each number of jumps, up to symmetry, by the verdicts on jumps from the start
/// on.
fn winnable_levels(judge: &mut Judge, most: usize) -> Vec<usize> {
    let symmetries = judge.problem().board().symmetries().clone();
    let mut level = HashSet::from([symmetries.canonical(judge.problem().start())]);
    let mut sizes = Vec::new();
    while !level.is_empty() && sizes.len() < most {
        sizes.push(level.len());
        let mut next = HashSet::new();
        for position in level {
            let Judgement { verdict, jumps, .. } = judged(judge, position);
            assert_eq!(verdict, Verdict::Winnable);
            let keeping = jumps.iter().filter(|(_, verdict)| *verdict == Verdict::Winnable);
            next.extend(keeping.map(|(jump, _)| symmetries.canonical(jump.play(position).unwrap())));
        }
        level = next;
    }
    sizes
}

/// The central game of the English board. Its number of winnable positions is published.
fn central_game() -> (Judge, Value) {
    let row = data("winning_positions").swap_remove(0);
    let (board, start) = start(&row);
    let finish = Finish::Pattern(Position::of(hole(&board, &row, "finish")));
    let problem = Problem::new(board, start, finish).unwrap();
    (Judge::new(problem, Settings::default()), row)
}

#[test]
fn winnable_positions_without_a_warm_up() {
    let (mut judge, row) = central_game();
    assert_eq!(winnable_levels(&mut judge, 4), numbers(&row, "sizes")[..4]);
}

#[test]
#[ignore = "long proof: some minutes, for every winnable position of the English central game"]
fn every_winnable_position_of_the_english_central_game() {
    let (mut judge, row) = central_game();
    let mut levels = Vec::new();
    agree("winning_positions", &row, &row["sizes"], || {
        while !judge.prepare(100_000) {}
        levels = winnable_levels(&mut judge, usize::MAX);
        levels[..numbers(&row, "sizes").len()].into()
    });
    assert!(levels.iter().eq(levels.iter().rev()), "the second half mirrors the first");
    assert_eq!(levels.iter().sum::<usize>(), 1_679_072);
}

#[test]
fn a_judge_keeps_to_its_memory() {
    for (name, vacancy, finish) in [("english", "d4", "d4"), ("european", "c1", "any"), ("8x8", "a1", "any")] {
        let board: Board = name.parse().unwrap();
        let start = board.parse_start(vacancy).unwrap();
        let problem = Problem::new(board.clone(), start, Finish::parse(finish, &board).unwrap()).unwrap();
        let mut judge = Judge::new(problem, Settings::default().with_memory(8 << 20).with_set_memory(0));
        for _ in 0..300 {
            judge.prepare(1000);
            judge.run(1000);
            assert!(judge.memory() <= 9 << 20, "{name}: {} bytes", judge.memory());
        }
    }
}
