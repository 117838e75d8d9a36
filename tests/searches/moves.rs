//! Compares the fewest moves with a plain search by moves and with published results.

use std::collections::HashSet;

use crate::common::{agree, any_board, any_finish, any_position, board, data, in_slices, nth_hole, pegs, text, texts};
use peg_solitaire::solve::{FewestMoves, Line, Outcome, Settings};
use peg_solitaire::{Board, Finish, Jump, Position, Problem, catalogue};
use proptest::prelude::*;
use serde_json::Value;

/// The fewest moves, found by breadth-first search over moves.
fn plain_fewest(problem: &Problem) -> Option<u32> {
    let mut level = HashSet::from([problem.start()]);
    let mut seen = level.clone();
    for count in 0.. {
        if level.iter().any(|&position| problem.finish().is_met_by(position)) {
            return Some(count);
        }
        let next: HashSet<_> = level.iter().flat_map(|&position| after_move(problem.board(), position, None)).collect();
        level = next.into_iter().filter(|&position| seen.insert(position)).collect();
        if level.is_empty() {
            break;
        }
    }
    None
}

/// The positions after each move, or, if `last` is given, after each continuation of the move that ends with it.
fn after_move(board: &Board, position: Position, last: Option<Jump>) -> Vec<Position> {
    let continues = |jump: &Jump| last.is_none_or(|last| last.to == jump.from);
    let after = |jump: Jump| {
        let after = jump.play_unchecked(position);
        [vec![after], after_move(board, after, Some(jump))].concat()
    };
    board.legal_jumps(position).filter(continues).flat_map(after).collect()
}

fn fewest(problem: &Problem) -> Option<Line> {
    FewestMoves::new(problem.clone(), Settings::default()).finish().line().cloned()
}

fn check(problem: &Problem) -> Result<(), TestCaseError> {
    let line = fewest(problem);
    prop_assert_eq!(line.as_ref().map(Line::move_count), plain_fewest(problem));
    if let Some(line) = line {
        let end = line.jumps.iter().try_fold(problem.start(), |position, jump| jump.play(position));
        prop_assert!(end.is_ok_and(|end| problem.finish().is_met_by(end)));
        prop_assert!(line.is_proven);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_fewest_moves_agree_with_a_plain_search((board, start) in any_position(4), choice in any::<u64>()) {
        prop_assume!(start.count() <= 12);
        let finish = any_finish(&board, choice);
        check(&Problem::new(board, start, finish).unwrap())?;
    }

    #[test]
    fn to_at_most_this_many_pegs((board, start) in any_position(5), pegs in 1..9_u32) {
        prop_assume!(start.count() <= 12);
        check(&Problem::new(board, start, Finish::AtMost(pegs)).unwrap())?;
    }

    #[test]
    fn from_one_vacancy(board in any_board(4), vacancy in any::<usize>(), finish in any::<usize>()) {
        prop_assume!(board.hole_count() <= 12);
        let start = board.vacancy(nth_hole(&board, vacancy));
        let finish = Finish::Pattern(Position::of(nth_hole(&board, finish)));
        check(&Problem::new(board, start, finish).unwrap())?;
    }

    #[test]
    fn slices_do_not_change_the_result((board, start) in any_position(4), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let whole = FewestMoves::new(problem.clone(), Settings::default()).finish();
        prop_assert_eq!(in_slices(FewestMoves::new(problem, Settings::default()), 7), whole);
    }
}

#[test]
fn one_move_is_proven_to_be_the_fewest_whatever_the_finish() {
    let drawing = "xxoxoxo/x.x.x.x/oxoxoxo/x.x.x.x/oxoxoxo/x.x.x.x/oxoxoxo";
    let board: Board = drawing.parse().unwrap();
    let start = board.parse_position(drawing).unwrap();
    let finish = Finish::AtMost(start.count() - 1);
    let line = fewest(&Problem::new(board, start, finish).unwrap()).unwrap();
    assert_eq!((line.move_count(), line.is_proven), (1, true));
}

#[test]
fn the_first_line_to_few_pegs_need_not_be_the_shortest() {
    let board: Board = "# directions: 6\no.ooo\nooooo\n.oooo".parse().unwrap();
    let start = board.parse_position("x.xxx/xxoxo/.xoxo").unwrap();
    let line = fewest(&Problem::new(board, start, Finish::AtMost(4)).unwrap()).unwrap();
    assert_eq!((line.move_count(), line.is_proven), (3, true));
}

/// On these boards, a peg has too many backward moves to try them all or to store them.
#[test]
fn boards_with_very_many_moves_end_with_the_best_line_so_far() {
    for name in ["8x8-diagonal", "star-37"] {
        let board: Board = name.parse().unwrap();
        let vacancy = board.parse_hole(catalogue::find(name).unwrap().vacancy).unwrap();
        let problem = Problem::new(board.clone(), board.vacancy(vacancy), Finish::ANY_PEG).unwrap();
        let outcome = in_slices(FewestMoves::new(problem, Settings::default().with_memory(16 << 20)), 1000);
        assert!(matches!(outcome, Outcome::Solved(line) if !line.is_proven), "{name}");
    }
}

fn published(row: &Value) {
    let board = board(text(row, "board"));
    let start = match row.get("pegs") {
        Some(_) => pegs(&board, &texts(row, "pegs")),
        None => board.vacancy(board.parse_hole(text(row, "vacancy")).unwrap()),
    };
    let finish = Finish::parse(text(row, "finish"), &board).unwrap();
    agree("fewest_moves", row, &row["moves"], || {
        let line = fewest(&Problem::new(board, start, finish).unwrap()).unwrap();
        if line.is_proven { line.move_count().into() } else { Value::Null }
    });
}

#[test]
fn published_minima() {
    data("fewest_moves").iter().filter(|row| row["long"] != true).for_each(published);
}

#[test]
#[ignore = "takes two minutes"]
fn published_minima_of_large_boards() {
    data("fewest_moves").iter().filter(|row| row["long"] == true).for_each(published);
}

#[test]
fn the_english_central_game_takes_18_moves() {
    let rows = data("fewest_moves");
    let central =
        rows.iter().find(|row| row["board"] == "english33" && row["vacancy"] == "d4" && row["finish"] == "d4");
    published(central.unwrap());
}

/// The first solution found has two moves, the beam finds a solution with one move, and no solution can be shorter.
#[test]
fn one_move_is_the_fewest() {
    let board: Board = "# directions: 6\no\noo\noooo".parse().unwrap();
    let start = board.parse_position("x\nox\noxoo").unwrap();
    let line = fewest(&Problem::new(board, start, Finish::ANY_PEG).unwrap()).unwrap();
    assert_eq!((line.move_count(), line.jumps.len(), line.is_proven), (1, 2, true));
}

#[test]
fn without_memory_the_best_line_is_not_proven() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let problem = Problem::new(board.clone(), start, Finish::parse("d4", &board).unwrap()).unwrap();
    let settings = Settings::default().with_memory(1 << 20);
    let Outcome::Solved(line) = FewestMoves::new(problem, settings).finish() else { panic!() };
    assert!(!line.is_proven && line.move_count() >= 18);
}
