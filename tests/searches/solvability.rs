//! Compares the solver with published results. `tests/data` gives the sources.

use std::collections::BTreeSet;

use crate::common::{
    agree, board, data, feasible_pairs, hole, number, numbers, pegs, search_for_fewest_pegs, start, text, texts,
};
use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Hole, Position, Problem, Symmetries};
use serde_json::{Value, json};

/// A limit on positions that suffices for every row that is not marked as long.
const QUICK: u64 = 5_000_000;

fn is_solvable(board: &Board, start: Position, finish: Position) -> bool {
    is_solvable_within(QUICK, board, start, finish)
}

fn is_solvable_within(positions: u64, board: &Board, start: Position, finish: Position) -> bool {
    let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
    match Solver::new(problem, Settings::default()).run(positions) {
        Some(Outcome::Solved(_)) => true,
        Some(Outcome::Impossible(_)) => false,
        None => panic!("not settled within {positions} positions:\n{}", board.draw(start)),
    }
}

/// Returns `true` for problems that can be proven impossible only by trying everything, which takes hours.
fn is_long(row: &Value) -> bool {
    row["long"] == true
}

#[test]
fn problems_that_can_be_solved_and_that_cannot() {
    for row in data("solvable").iter().filter(|row| !is_long(row)) {
        let (board, start) = start(row);
        let finish = Position::of(hole(&board, row, "finish"));
        agree("solvable", row, &row["solvable"], || is_solvable(&board, start, finish).into());
    }
}

#[test]
#[ignore = "long proof: 252 million positions, many minutes and 6.5 GB"]
fn problems_with_long_proofs_to_the_end() {
    for row in data("solvable").iter().filter(|row| is_long(row)) {
        let (board, start) = start(row);
        let finish = Finish::Pattern(Position::of(hole(&board, row, "finish")));
        agree("solvable", row, &row["solvable"], || {
            let problem = Problem::new(board, start, finish).unwrap();
            let mut solver = Solver::new(problem, Settings::default().with_memory(8_000 << 20));
            solver.finish().line().is_some().into()
        });
    }
}

#[test]
fn positions_that_are_not_a_vacancy() {
    for row in data("positions") {
        let board = board(text(&row, "board"));
        let start = pegs(&board, &texts(&row, "pegs"));
        let finish = Position::of(hole(&board, &row, "finish"));
        agree("positions", &row, &true.into(), || is_solvable(&board, start, finish).into());
    }
}

#[test]
fn solutions_that_others_found() {
    for row in data("solutions") {
        let (board, start) = start(&row);
        agree("solutions", &row, &true.into(), || {
            let jumps = board.parse_jumps(text(&row, "jumps")).unwrap();
            let end = jumps.iter().try_fold(start, |position, jump| jump.play(position));
            (end == Ok(Position::of(hole(&board, &row, "finish")))).into()
        });
    }
}

/// One pair from each set of pairs that are images of each other.
fn distinct(board: &Board, pairs: Vec<(Hole, Hole)>) -> Vec<(Hole, Hole)> {
    let symmetries = board.symmetries();
    let least = |(vacancy, finish): (Hole, Hole)| {
        symmetries.permutations().map(|map| (map[vacancy.index()], map[finish.index()])).min().unwrap()
    };
    pairs.into_iter().map(least).collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn every_pair_of_vacancy_and_finish() {
    for row in data("pairs") {
        let board = board(text(&row, "board"));
        let published = json!({ "feasible": row["feasible"], "solvable": row["solvable"] });
        agree("pairs", &row, &published, || {
            let pairs = distinct(&board, feasible_pairs(&board));
            let is_solvable =
                |&&(vacancy, finish): &&(Hole, Hole)| is_solvable(&board, board.vacancy(vacancy), Position::of(finish));
            json!({ "feasible": pairs.len(), "solvable": pairs.iter().filter(is_solvable).count() })
        });
    }
}

/// All positions with `pegs` pegs.
fn positions(board: &Board, pegs: u32) -> Vec<Position> {
    let add = |position: &Position| {
        let after = position.holes().last().map_or(0, |hole| hole.index() + 1);
        (after..board.hole_count()).map(|index| position.with(Hole::new(index))).collect::<Vec<_>>()
    };
    (0..pegs).fold(vec![Position::EMPTY], |positions, _| positions.iter().flat_map(add).collect())
}

#[test]
fn the_last_pegs_before_the_centre() {
    for row in data("class_sizes") {
        let board = board(text(&row, "board"));
        let finish = Position::of(hole(&board, &row, "finish"));
        let classes = board.classes();
        let class_with = |pegs: u32| {
            let mut class = positions(&board, pegs);
            class.retain(|&position| classes.class(position) == classes.class(finish));
            class
        };
        let published = json!({ "by_pegs": row["by_pegs"], "solvable": row["solvable"] });
        agree("class_sizes", &row, &published, || {
            let all: Vec<_> = (1..).take(numbers(&row, "by_pegs").len()).map(class_with).collect();
            let is_solvable = |start: &&Position| is_solvable(&board, **start, finish);
            let solvable: Vec<_> = all.iter().map(|class| class.iter().filter(is_solvable).count()).collect();
            json!({ "by_pegs": all.iter().map(Vec::len).collect::<Vec<_>>(), "solvable": solvable })
        });
    }
}

#[test]
fn every_end_with_two_pegs() {
    for row in data("final_positions") {
        let (board, start) = start(&row);
        let symmetries = board.symmetries();
        let published = row["positions"].as_array().unwrap().iter().map(|names| {
            let names: Vec<&str> = names.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
            symmetries.canonical(pegs(&board, &names))
        });
        let drawn = |ends: BTreeSet<Position>| ends.into_iter().map(|end| board.draw(end)).collect::<Value>();
        agree("final_positions", &row, &drawn(published.collect()), || {
            let ends = positions(&board, number(&row, "pegs").try_into().unwrap())
                .into_iter()
                .map(|end| symmetries.canonical(end));
            drawn(ends.filter(|&end| is_solvable(&board, start, end)).collect())
        });
    }
}

/// The numbers of positions that can still be won after 0, 1, ... jumps.
fn winnable(row: &Value, levels: usize) -> Vec<usize> {
    let (board, start) = start(row);
    let finish = Position::of(hole(&board, row, "finish"));
    let symmetries = board.symmetries().preserving(&[finish]);
    let mut level = BTreeSet::from([symmetries.canonical(start)]);
    let mut count = || {
        let is_won = |position: &&Position| is_solvable_within(u64::MAX, &board, **position, finish);
        let winnable = level.iter().filter(is_won).count();
        level = level.iter().flat_map(|&position| after(&board, position, &symmetries)).collect();
        winnable
    };
    (0..levels).map(|_| count()).collect()
}

fn after(board: &Board, position: Position, symmetries: &Symmetries) -> Vec<Position> {
    board.legal_jumps(position).map(|jump| symmetries.canonical(jump.play_unchecked(position))).collect()
}

#[test]
fn positions_that_can_still_be_won() {
    for row in data("winning_positions") {
        assert_eq!(winnable(&row, 5), numbers(&row, "sizes")[..5]);
    }
}

#[test]
#[ignore = "long proof: a minute, for 91 lost positions without a short refutation"]
fn positions_that_can_still_be_won_further_down() {
    for row in data("winning_positions") {
        agree("winning_positions", &row, &row["sizes"], || winnable(&row, numbers(&row, "sizes").len()).into());
    }
}

#[test]
fn fewest_pegs() {
    for row in data("fewest_pegs") {
        let (board, start) = start(&row);
        agree("fewest_pegs", &row, &row["pegs"], || {
            let (pegs, is_proven) = crate::common::fewest_pegs(search_for_fewest_pegs(&board, start));
            if is_proven { pegs.into() } else { Value::Null }
        });
    }
}
