//! Tests that grades follow the orders of difficulty that players know. `grades.json` gives the sources.

use peg_solitaire::catalogue::{CatalogueEntry, entries, find};
use peg_solitaire::{Board, Finish, Position, Problem};
use peg_solitaire_puzzles::{Difficulty, Grade, Grading};
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(include_str!("grades.json")).unwrap()
}

/// The grade of a problem on the English board, given by its name or by a vacancy and a survivor.
fn english(name: &str) -> Grade {
    let entry = find("english").unwrap();
    let board = entry.board();
    let (start, finish) = match entry.problems().find(|problem| problem.name == name) {
        Some(problem) => {
            let pegs = problem.pegs.split(' ').map(|hole| board.parse_hole(hole).unwrap());
            (pegs.collect::<Position>(), problem.finish)
        }
        None => name.split_once(' ').map(|(start, finish)| (board.parse_start(start).unwrap(), finish)).unwrap(),
    };
    grade(board, start, finish).unwrap()
}

fn grade(board: &Board, start: Position, finish: &str) -> Option<Grade> {
    let mut grading = Grading::new(Problem::new(board.clone(), start, Finish::parse(finish, board).unwrap()).unwrap());
    while !grading.run(1 << 20) {}
    grading.grade()
}

fn names(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

#[test]
fn grades_keep_the_orders_that_players_know() {
    for order in data()["orders"].as_array().unwrap() {
        for pair in names(&order["problems"]).windows(2) {
            let [easier, harder] = [pair[0], pair[1]].map(english);
            assert!(easier.level() <= harder.level(), "{pair:?}: {easier:?} {harder:?}");
            assert!(order["by"] == "level" || easier <= harder, "{pair:?}: {easier:?} {harder:?}");
        }
    }
}

/// The ladder takes its problems from the catalogue and ends with the usual game.
#[test]
fn the_ladder_is_in_the_order_of_grades() {
    let entry = find("english").unwrap();
    let usual = format!("{} {}", entry.vacancy, entry.finish);
    let ladder = entry.problems().map(|problem| problem.name).chain([usual.as_str()]);
    assert!(ladder.map(english).is_sorted());
}

/// Random play wins the usual game about once in 74 million games.
#[test]
fn the_usual_game_is_among_the_hard_ones() {
    for name in names(&data()["hard"]) {
        assert_eq!(english(name).level(), Difficulty::HARDEST, "{name}");
        assert!(english(name) > english("fireplace"));
    }
}

/// The app offers the known problems in this order.
#[test]
fn known_problems_are_in_the_order_of_their_grades() {
    for entry in entries() {
        let board = entry.board();
        let points = |entry: &CatalogueEntry| -> Vec<u32> {
            let known = entry.known().map(|known| {
                let grade = grade(board, board.parse_start(known.vacancy).unwrap(), known.survivor);
                assert_eq!(grade.is_some(), known.is_solvable, "{} {}", known.vacancy, known.survivor);
                grade.map_or(u32::MAX, Grade::points)
            });
            known.collect()
        };
        assert!(points(entry).is_sorted(), "{}", entry.name);
    }
}
