//! Compares boards, invariants and counts with published results. `tests/data` gives the sources.

use std::collections::BTreeSet;

use crate::common::{agree, board, data, feasible_pairs, number, numbers, start, text};
use peg_solitaire::proof::Pagoda;
use peg_solitaire::solve::{Count, Settings};
use peg_solitaire::{Finish, Position, Problem, catalogue, level_sizes, perft};
use serde_json::{Value, json};

#[test]
fn boards_have_their_holes() {
    for row in data("boards") {
        assert_eq!(board(text(&row, "name")).hole_count(), number(&row, "holes"), "{row}");
    }
}

#[test]
fn boards_have_the_titles_of_the_library() {
    for entry in catalogue::entries() {
        let is_same = |row: &&Value| board(text(row, "name")) == *entry.board();
        if let Some(row) = data("boards").iter().find(is_same) {
            assert_eq!(text(row, "title"), entry.title);
        }
    }
}

/// An object with only these keys of the row.
fn some_of(row: &Value, keys: &[&str]) -> Value {
    keys.iter().map(|&key| (key.to_owned(), row[key].clone())).collect()
}

#[test]
fn position_classes() {
    for row in data("position_classes") {
        let board = board(text(&row, "board"));
        let keys = ["jumps", "classes", "null_class", "feasible_start_vacancies", "feasible_ordered_pairs"];
        agree("position_classes", &row, &some_of(&row, &keys), || {
            let (classes, pairs) = (board.classes(), feasible_pairs(&board));
            let vacancies: BTreeSet<_> = pairs.iter().map(|(vacancy, _)| vacancy).collect();
            json!({
                "jumps": board.jumps().len(),
                "classes": 1 << classes.invariants().len(),
                "null_class": classes.class(board.holes()) == classes.class(Position::EMPTY),
                "feasible_start_vacancies": vacancies.len(),
                "feasible_ordered_pairs": pairs.len(),
            })
        });
    }
}

#[test]
fn pagoda_functions() {
    for row in data("pagodas") {
        let (board, start) = start(&row);
        let finish = Position::of(crate::common::hole(&board, &row, "finish"));
        let weight = |hole| row["weights"][board.hole_name(hole)].as_i64().unwrap_or(0).try_into().unwrap();
        agree("pagodas", &row, &some_of(&row, &["start_value", "finish_value"]), || {
            let pagoda = Pagoda::new(&board, board.holes().holes().map(weight).collect()).unwrap();
            json!({ "start_value": pagoda.total(start), "finish_value": pagoda.total(finish) })
        });
    }
}

#[test]
fn lines_of_play() {
    for row in data("perft") {
        let (board, start) = start(&row);
        let depths = (1..).take(numbers(&row, "lines").len());
        agree("perft", &row, &row["lines"], || depths.map(|depth| perft(&board, start, depth)).collect());
    }
}

#[test]
fn positions_by_level() {
    const DEPTH: u32 = 9;
    for row in data("level_sizes") {
        let (board, start) = start(&row);
        let is_symmetric = row["symmetric"].as_bool().unwrap();
        let symmetries = if is_symmetric { board.symmetries().clone() } else { board.symmetries().identity() };
        let sizes = numbers(&row, "sizes");
        assert_eq!(level_sizes(&board, start, DEPTH, &symmetries), sizes[..=DEPTH as usize], "{row}");
    }
}

#[test]
#[ignore = "long proof: 23 million positions, two minutes"]
fn positions_by_level_to_the_end() {
    let row = &data("level_sizes")[0];
    let (board, start) = start(row);
    agree("level_sizes", row, &row["sizes"], || level_sizes(&board, start, start.count(), board.symmetries()).into());
}

/// Computes the level sizes with a complete count of positions, because plain search would take too long.
#[test]
#[ignore = "long proof: 560 million positions, many minutes and some gigabytes"]
fn positions_by_level_to_the_end_by_counting() {
    for row in &data("level_sizes")[1..] {
        let (board, start) = start(row);
        agree("level_sizes", row, &row["sizes"], || {
            let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
            let outcome = Count::new(problem, Settings::default().with_memory(8 << 30)).finish();
            let levels = &outcome.expect("memory suffices").levels;
            let is_symmetric = row["symmetric"] == true;
            levels.iter().map(|level| if is_symmetric { level.up_to_symmetry } else { level.positions }).collect()
        });
    }
}
