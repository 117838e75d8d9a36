//! The core against published results. Sources stand in `tests/data`.

mod common;

use std::collections::BTreeSet;

use common::{board, data, number, numbers, text};
use peg_solitaire::catalogue::CATALOGUE;
use peg_solitaire::{
    Board, Classes, Fewest, Finish, Hole, Outcome, Position, Problem, Solver, Symmetries, level_sizes, perft,
};
use serde_json::Value;

/// What a test may look at; the open problems of the Diamond take very much longer.
const QUICK: u64 = 3_000_000;

/// Whether the last peg can be left in the hole, if that is found out quickly.
fn is_solvable(board: &Board, vacancy: Hole, finish: Hole) -> Option<bool> {
    let finish = Finish::Pattern(Position::of(finish));
    let problem = Problem::new(board.clone(), board.vacancy(vacancy), finish).unwrap();
    match Solver::new(problem).solve(QUICK) {
        Outcome::Solved(_) => Some(true),
        Outcome::Impossible(_) => Some(false),
        Outcome::Unknown => None,
    }
}

/// The pairs of vacancy and finish that the position class allows.
fn feasible_pairs(board: &Board) -> Vec<(Hole, Hole)> {
    let classes = Classes::of(board);
    let holes = || board.holes().holes();
    let pairs = holes().flat_map(|vacancy| holes().map(move |finish| (vacancy, finish)));
    pairs.filter(|&(vacancy, finish)| classes.class(board.vacancy(vacancy)) == classes.class_of_hole(finish)).collect()
}

/// One pair of each set that symmetries exchange.
fn distinct(board: &Board, pairs: Vec<(Hole, Hole)>) -> Vec<(Hole, Hole)> {
    let symmetries = Symmetries::of(board);
    let least = |(vacancy, finish): (Hole, Hole)| {
        symmetries.permutations().map(|map| (map[vacancy.index()], map[finish.index()])).min().unwrap()
    };
    pairs.into_iter().map(least).collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn boards_have_their_holes() {
    for row in data("boards") {
        assert_eq!(board(text(&row, "name")).hole_count(), number(&row, "holes"), "{row}");
    }
}

#[test]
fn the_catalogue_has_the_boards_it_names() {
    for (name, published) in [
        ("english", "english33"),
        ("european", "french37"),
        ("diamond", "diamond41"),
        ("wiegleb", "wiegleb45"),
        ("triangle", "tri5"),
    ] {
        assert_eq!(name.parse(), Ok(board(published)));
    }
    for entry in CATALOGUE {
        let board: Board = entry.name.parse().unwrap();
        assert!(Finish::parse(entry.finish, &board).is_ok() && board.parse_hole(entry.vacancy).is_ok());
        assert!(entry.aliases.iter().all(|alias| alias.parse() == Ok(board.clone())));
    }
}

#[test]
fn position_classes() {
    for row in data("position_classes") {
        let board = board(text(&row, "board"));
        let pairs = feasible_pairs(&board);
        let vacancies: BTreeSet<_> = pairs.iter().map(|(vacancy, _)| vacancy).collect();
        assert_eq!(board.jumps().len(), number(&row, "jumps"), "{row}");
        assert_eq!(1 << Classes::of(&board).invariants().len(), number(&row, "classes"), "{row}");
        assert_eq!(vacancies.len(), number(&row, "feasible_start_vacancies"), "{row}");
        assert_eq!(pairs.len(), number(&row, "feasible_ordered_pairs"), "{row}");
    }
}

#[test]
fn lines_of_play() {
    for row in data("perft") {
        let (board, start) = start(&row);
        for (depth, &lines) in (1..).zip(&numbers(&row, "lines")[..8]) {
            assert_eq!(perft(&board, start, depth), lines as u64, "depth {depth}");
        }
    }
}

fn start(row: &Value) -> (Board, Position) {
    let board = board(text(row, "board"));
    let start = board.vacancy(board.parse_hole(text(row, "vacancy")).unwrap());
    (board, start)
}

fn check_levels(depth: u32) {
    for row in data("level_sizes") {
        let (board, start) = start(&row);
        let is_symmetric = row["symmetric"].as_bool().unwrap();
        let symmetries = if is_symmetric { Symmetries::of(&board) } else { Symmetries::identity(&board) };
        let sizes = numbers(&row, "sizes");
        let depth = depth.min(sizes.len() as u32 - 1);
        assert_eq!(level_sizes(&board, start, depth, &symmetries), sizes[..=depth as usize], "{row}");
    }
}

#[test]
fn positions_by_level() {
    check_levels(8);
}

#[test]
#[ignore = "long proof: some minutes and several gigabytes"]
fn positions_by_level_to_the_end() {
    let row = &data("level_sizes")[0];
    let (board, start) = start(row);
    let sizes = numbers(row, "sizes");
    assert_eq!(level_sizes(&board, start, sizes.len() as u32 - 1, &Symmetries::of(&board)), sizes);
}

#[test]
fn problems_that_can_be_solved_and_that_cannot() {
    let mut open = Vec::new();
    for row in data("solvable") {
        let board = board(text(&row, "board"));
        let hole = |key| board.parse_hole(text(&row, key)).unwrap();
        match is_solvable(&board, hole("vacancy"), hole("finish")) {
            Some(is_solvable) => assert_eq!(row["solvable"], is_solvable, "{row}"),
            None => open.push(format!("{} {}-{}", text(&row, "board"), text(&row, "vacancy"), text(&row, "finish"))),
        }
    }
    // No proof of these is known that is much shorter than trying everything.
    let hard = ["wiegleb45 e1-e1", "diamond41 d2-i5", "diamond41 e4-e9"];
    assert!(open.iter().all(|problem| hard.contains(&problem.as_str())), "{open:?}");
}

#[test]
fn every_pair_of_vacancy_and_finish() {
    for row in data("pairs") {
        let board = board(text(&row, "board"));
        let pairs = distinct(&board, feasible_pairs(&board));
        assert_eq!(pairs.len(), number(&row, "feasible"), "{row}");
        let solvable = pairs.iter().filter(|&&(vacancy, finish)| is_solvable(&board, vacancy, finish).unwrap());
        assert_eq!(solvable.count(), number(&row, "solvable"), "{row}");
    }
}

#[test]
fn fewest_pegs() {
    for row in data("fewest_pegs") {
        let (board, start) = start(&row);
        let best = Fewest::new(&board, start, 1).solve();
        assert_eq!((best.pegs as usize, best.is_proven), (number(&row, "pegs"), true), "{row}");
    }
}
