//! A test of the course of searches: it is the same natively and in WebAssembly, step by step.

mod common;

use common::{data, number, numbers, text};
use peg_solitaire::{Board, Count, FewestMoves, FewestPegs, Finish, Problem, Search, Settings, Solver};

/// The part of its megabytes that a search for JavaScript uses.
const USED: usize = (1 << 20) / 8 * 7;

/// Some of them have little memory, so their course depends on the size of a position.
#[cfg_attr(feature = "wide", ignore = "positions take more memory")]
/// `tests/unit/engine/kept.test.mjs` runs the same searches in WebAssembly.
#[test]
fn positions_are_as_many_after_each_slice_as_in_the_data() {
    for row in data("courses") {
        let board: Board = text(&row, "board").parse().unwrap();
        let (start, finish) = (board.parse_start(text(&row, "vacancy")), Finish::parse(text(&row, "finish"), &board));
        let problem = Problem::new(board, start.unwrap(), finish.unwrap()).unwrap();
        let settings = Settings::default().with_memory(number(&row, "megabytes") * USED);
        let mut search: Box<dyn Search> = match text(&row, "search") {
            "Solver" => Box::new(Solver::new(problem, settings)),
            "FewestMoves" => Box::new(FewestMoves::new(problem, settings)),
            "FewestPegs" => Box::new(FewestPegs::new(problem.board().clone(), problem.start(), settings).unwrap()),
            _ => Box::new(Count::new(problem, settings)),
        };
        let expected = numbers(&row, "positions");
        let run = |_: &usize| {
            search.run(number(&row, "slice") as u64);
            search.progress().positions as usize
        };
        assert_eq!(expected.iter().map(run).collect::<Vec<_>>(), expected, "{row}");
    }
}
