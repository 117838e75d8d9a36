//! Boards, invariants and counts against published results. Sources stand in `tests/data`.

mod common;

use std::collections::BTreeSet;

use common::{board, data, feasible_pairs, number, numbers, start, text};
use peg_solitaire::{Pagoda, Position, level_sizes, perft};

#[test]
fn boards_have_their_holes() {
    for row in data("boards") {
        assert_eq!(board(text(&row, "name")).hole_count(), number(&row, "holes"), "{row}");
    }
}

#[test]
fn position_classes() {
    for row in data("position_classes") {
        let board = board(text(&row, "board"));
        let (classes, pairs) = (board.classes(), feasible_pairs(&board));
        let vacancies: BTreeSet<_> = pairs.iter().map(|(vacancy, _)| vacancy).collect();
        assert_eq!(board.jumps().len(), number(&row, "jumps"), "{row}");
        assert_eq!(1 << classes.invariants().len(), number(&row, "classes"), "{row}");
        assert_eq!(row["null_class"], classes.class(board.holes()) == classes.class(Position::EMPTY), "{row}");
        assert_eq!(vacancies.len(), number(&row, "feasible_start_vacancies"), "{row}");
        assert_eq!(pairs.len(), number(&row, "feasible_ordered_pairs"), "{row}");
    }
}

#[test]
fn pagoda_functions() {
    for row in data("pagodas") {
        let (board, start) = start(&row);
        let finish = Position::of(common::hole(&board, &row, "finish"));
        let weight = |hole| row["weights"][board.hole_name(hole)].as_i64().unwrap_or(0) as i32;
        let pagoda = Pagoda::new(&board, board.holes().holes().map(weight).collect()).unwrap();
        assert_eq!(row["start_value"], pagoda.total(start), "{row}");
        assert_eq!(row["finish_value"], pagoda.total(finish), "{row}");
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

fn check_levels(depth: u32) {
    for row in data("level_sizes") {
        let (board, start) = start(&row);
        let is_symmetric = row["symmetric"].as_bool().unwrap();
        let symmetries = if is_symmetric { board.symmetries().clone() } else { board.symmetries().identity() };
        let sizes = numbers(&row, "sizes");
        let depth = depth.min(sizes.len() as u32 - 1);
        assert_eq!(level_sizes(&board, start, depth, &symmetries), sizes[..=depth as usize], "{row}");
    }
}

#[test]
fn positions_by_level() {
    check_levels(9);
}

#[test]
#[ignore = "long proof: 23 million positions, two minutes"]
fn positions_by_level_to_the_end() {
    let row = &data("level_sizes")[0];
    let (board, start) = start(row);
    let sizes = numbers(row, "sizes");
    assert_eq!(level_sizes(&board, start, sizes.len() as u32 - 1, board.symmetries()), sizes);
}
