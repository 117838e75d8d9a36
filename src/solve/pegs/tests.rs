//! Tests of the end of a search for the fewest pegs.

use super::*;

#[test]
fn an_end_without_an_answer_proves_nothing_about_fewer_pegs() {
    let board: Board = "ooooo".parse().unwrap();
    let start = board.parse_position("xxoxx").unwrap();
    let mut search = FewestPegs::new(board, start, Settings::default()).unwrap();
    let Shell { task, algorithm, .. } = &mut search.shell;
    assert!(algorithm.after_search(Outcome::OutOfMemory, task).is_err());
    assert!(!search.best().unwrap().is_proven);
}
