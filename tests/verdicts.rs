//! The solver against published results. Sources stand in `tests/data`.

mod common;

use std::collections::BTreeSet;

use common::{board, data, feasible_pairs, hole, number, numbers, pegs, search_for_fewest_pegs, start, text, texts};
use peg_solitaire::{Board, Finish, Hole, Outcome, Position, Problem, Search, Settings, Solver, Symmetries};
use serde_json::Value;

/// Enough for all that is not marked as long.
const QUICK: u64 = 5_000_000;

fn is_solvable(board: &Board, start: Position, finish: Position) -> bool {
    is_solvable_within(QUICK, board, start, finish)
}

fn is_solvable_within(positions: u64, board: &Board, start: Position, finish: Position) -> bool {
    let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
    match Solver::new(problem, Settings::default()).solve(positions) {
        Outcome::Solved(_) => true,
        Outcome::Impossible(_) => false,
        _ => panic!("not settled within {positions} positions:\n{}", board.draw(start)),
    }
}

fn is_long(row: &Value) -> bool {
    row["long"] == true
}

#[test]
fn problems_that_can_be_solved_and_that_cannot() {
    for row in data("solvable").iter().filter(|row| !is_long(row)) {
        let (board, start) = start(row);
        let finish = Position::of(hole(&board, row, "finish"));
        assert_eq!(row["solvable"], is_solvable(&board, start, finish), "{row}");
    }
}

/// No proof of these is known that is much shorter than trying everything, which takes hours. One that is settled here
/// is long no more, and belongs to the others.
#[test]
fn problems_of_which_the_proof_is_long() {
    for row in data("solvable").iter().filter(|row| is_long(row)) {
        let (board, start) = start(row);
        let finish = Finish::Pattern(Position::of(hole(&board, row, "finish")));
        let outcome = Solver::new(Problem::new(board, start, finish).unwrap(), Settings::default()).solve(QUICK);
        assert_eq!((&row["solvable"], outcome), (&false.into(), Outcome::Unknown), "{row}");
    }
}

#[test]
fn positions_that_are_not_a_vacancy() {
    for row in data("positions") {
        let board = board(text(&row, "board"));
        let start = pegs(&board, &texts(&row, "pegs"));
        assert!(is_solvable(&board, start, Position::of(hole(&board, &row, "finish"))), "{row}");
    }
}

#[test]
fn solutions_that_others_found() {
    for row in data("solutions") {
        let (board, start) = start(&row);
        let jumps = board.parse_jumps(text(&row, "jumps")).unwrap();
        let end = jumps.iter().try_fold(start, |position, jump| jump.play(position));
        assert_eq!(end, Ok(Position::of(hole(&board, &row, "finish"))), "{row}");
    }
}

/// One pair of each set that symmetries exchange.
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
        let pairs = distinct(&board, feasible_pairs(&board));
        assert_eq!(pairs.len(), number(&row, "feasible"), "{row}");
        let solvable = pairs
            .iter()
            .filter(|&&(vacancy, finish)| is_solvable(&board, board.vacancy(vacancy), Position::of(finish)));
        assert_eq!(solvable.count(), number(&row, "solvable"), "{row}");
    }
}

/// All positions with this many pegs.
fn positions(board: &Board, pegs: u32) -> Vec<Position> {
    let add = |position: &Position| {
        let after = position.holes().last().map_or(0, |hole| hole.index() + 1);
        (after..board.hole_count()).map(|index| position.with(Hole::new(index))).collect::<Vec<_>>()
    };
    (0..pegs).fold(vec![Position::EMPTY], |positions, _| positions.iter().flat_map(add).collect())
}

#[test]
fn the_last_pegs_on_the_way_to_the_centre() {
    for row in data("class_sizes") {
        let board = board(text(&row, "board"));
        let finish = Position::of(hole(&board, &row, "finish"));
        let classes = board.classes();
        for (count, (&size, &winnable)) in (1..).zip(numbers(&row, "by_pegs").iter().zip(&numbers(&row, "solvable"))) {
            let mut class = positions(&board, count);
            class.retain(|&position| classes.class(position) == classes.class(finish));
            assert_eq!(class.len(), size, "{count} pegs");
            assert_eq!(class.iter().filter(|&&start| is_solvable(&board, start, finish)).count(), winnable);
        }
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
        let ends: BTreeSet<Position> = positions(&board, number(&row, "pegs") as u32)
            .into_iter()
            .map(|end| symmetries.canonical(end))
            .filter(|&end| is_solvable(&board, start, end))
            .collect();
        assert_eq!(ends, published.collect(), "{row}");
    }
}

/// Of the positions after so many jumps, how many can still be won.
fn check_winning_positions(depths: std::ops::Range<usize>) {
    for row in data("winning_positions") {
        let (board, start) = start(&row);
        let finish = Position::of(hole(&board, &row, "finish"));
        let symmetries = board.symmetries().preserving(&[finish]);
        let mut level = BTreeSet::from([symmetries.canonical(start)]);
        for (depth, size) in numbers(&row, "sizes").into_iter().enumerate().take(depths.end) {
            let is_won = |position: &Position| is_solvable_within(u64::MAX, &board, *position, finish);
            assert!(depth < depths.start || level.iter().filter(|position| is_won(position)).count() == size);
            level = level.iter().flat_map(|&position| after(&board, position, &symmetries)).collect();
        }
    }
}

fn after(board: &Board, position: Position, symmetries: &Symmetries) -> Vec<Position> {
    board.legal_jumps(position).map(|jump| symmetries.canonical(jump.play_unchecked(position))).collect()
}

#[test]
fn positions_that_can_still_be_won() {
    check_winning_positions(0..5);
}

#[test]
#[ignore = "long proof: a minute, for 91 lost positions without a short refutation"]
fn positions_that_can_still_be_won_further_down() {
    check_winning_positions(5..7);
}

#[test]
fn fewest_pegs() {
    for row in data("fewest_pegs") {
        let (board, start) = start(&row);
        let (pegs, is_proven) = common::fewest_pegs(search_for_fewest_pegs(&board, start));
        assert_eq!((pegs as usize, is_proven), (number(&row, "pegs"), true), "{row}");
    }
}
