//! Tests of the solver against plain backtracking, on random small boards.

mod common;

use common::{
    any_board, any_finish, any_position, cases_with_gaps, fewest_pegs, grid, in_slices, naive_solvable, nth_hole,
    played, search_for_fewest_pegs,
};
use peg_solitaire::naive::Grid;
use peg_solitaire::{Board, Count, FewestMoves, Finish, Outcome, Position, Problem, Search, Settings, Solver};
use proptest::prelude::*;

fn check(problem: &Problem, outcome: &Outcome) -> Result<(), TestCaseError> {
    let is_solvable = naive_solvable(problem);
    let is_solvable = is_solvable.ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
    match outcome {
        Outcome::Solved(line) => {
            let end = line.jumps.iter().try_fold(problem.start(), |position, jump| jump.play(position));
            prop_assert!(end.is_ok_and(|end| problem.finish().is_met_by(end)));
            prop_assert!(is_solvable);
        }
        Outcome::Impossible(_) => prop_assert!(!is_solvable),
        _ => prop_assert!(false, "the budget was without bound"),
    }
    Ok(())
}

fn solve(problem: &Problem) -> Outcome {
    Solver::new(problem.clone(), Settings::default()).solve(u64::MAX)
}

/// The fewest pegs that any line of play leaves.
fn fewest_of_all_lines(grid: &mut Grid) -> usize {
    let after = |grid: &mut Grid, jump| {
        grid.play(jump);
        let fewest = fewest_of_all_lines(grid);
        grid.undo(jump);
        fewest
    };
    let pegs = grid.pegs();
    grid.jumps().into_iter().map(|jump| after(grid, jump)).min().unwrap_or(pegs)
}

proptest! {
    #![proptest_config(cases_with_gaps(1500, 30))]

    #[test]
    fn one_peg_anywhere((board, start) in any_position(5)) {
        let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
        check(&problem, &solve(&problem))?;
    }

    #[test]
    fn one_peg_in_a_hole((board, start) in any_position(5), choice in any::<usize>()) {
        let hole = nth_hole(&board, choice);
        let problem = Problem::new(board, start, Finish::Pattern(Position::of(hole))).unwrap();
        check(&problem, &solve(&problem))?;
    }

    #[test]
    fn a_few_pegs((board, start) in any_position(4), pegs in 2..5_u32) {
        let problem = Problem::new(board, start, Finish::AtMost(pegs)).unwrap();
        check(&problem, &solve(&problem))?;
    }

    #[test]
    fn a_pattern_at_random((board, start) in any_position(4), pattern in any::<u64>()) {
        let pattern = Position::from_bits(pattern.into()) & board.holes();
        let pattern = if pattern.is_empty() { board.holes() } else { pattern };
        let problem = Problem::new(board, start, Finish::Pattern(pattern)).unwrap();
        check(&problem, &solve(&problem))?;
    }

    #[test]
    fn one_vacancy(board in any_board(4), choice in any::<usize>()) {
        let hole = nth_hole(&board, choice);
        let start = board.vacancy(hole);
        let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
        check(&problem, &solve(&problem))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_pattern_that_can_be_reached(
        (board, start) in any_position(5), choices in prop::collection::vec(any::<usize>(), 0..9)
    ) {
        let pattern = played(&board, start, &choices);
        prop_assume!(!pattern.is_empty());
        let problem = Problem::new(board, start, Finish::Pattern(pattern)).unwrap();
        prop_assert!(matches!(solve(&problem), Outcome::Solved(_)));
    }

    #[test]
    fn fewest_pegs_are_those_of_the_oracle((board, start) in any_position(4)) {
        prop_assume!(start.count() <= 9);
        let whole = search_for_fewest_pegs(&board, start).solve(u64::MAX);
        for slice in [1, 7] {
            prop_assert_eq!(&in_slices(search_for_fewest_pegs(&board, start), slice), &whole);
        }
        let best = whole.line().unwrap();
        let end = best.jumps.iter().try_fold(start, |position, jump| jump.play(position)).unwrap();
        let fewest = fewest_of_all_lines(&mut grid(&board, start)) as u32;
        prop_assert!(best.is_proven);
        prop_assert_eq!(end.count(), fewest);
    }

    #[test]
    fn no_claim_of_the_caller_makes_more_pegs_than_can_be_left_the_fewest(
        (board, start) in any_position(4), more in 1..100_u32
    ) {
        prop_assume!(start.count() <= 9);
        let fewest = fewest_of_all_lines(&mut grid(&board, start)) as u32;
        for claim in [start.count() + more, fewest] {
            let search = search_for_fewest_pegs(&board, start).at_least(claim);
            prop_assert_eq!(fewest_pegs(search), (fewest, true));
        }
    }

    /// A call takes up the search just as the call before has left it.
    #[test]
    fn slices_change_neither_outcome_nor_positions(
        (board, start) in any_position(5), choice in any::<u64>(), slice in 1..40_u64
    ) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        check_slices(|| search_for_fewest_pegs(&board, start), slice)?;
        check_slices(|| Solver::new(problem.clone(), Settings::default()), slice)?;
        check_slices(|| FewestMoves::new(problem.clone(), Settings::default()), slice)?;
        check_slices(|| Count::new(problem.clone(), Settings::default()), slice)?;
    }
}

/// One stage of a search ends within a slice, and the next begins in it.
#[test]
fn stages_share_the_slice_in_which_they_meet() {
    let board: Board = "english".parse().unwrap();
    let start = board.parse_position("..xxx../..xoo../xxxxoox/xooxxxx/xxxooxx/..xox../..xxx..").unwrap();
    let problem = Problem::new(board.clone(), start, Finish::AtMost(2)).unwrap();
    for slice in [5000, 6000, 7000] {
        check_slices(|| search_for_fewest_pegs(&board, start), slice).unwrap();
        check_slices(|| FewestMoves::new(problem.clone(), Settings::default()), slice).unwrap();
    }
}

/// Runs a search in slices, and in one piece. Most searches of small boards end within so many positions.
fn check_slices<S: Search>(search: impl Fn() -> S, slice: u64) -> Result<(), TestCaseError> {
    let [mut sliced, mut whole] = [search(), search()];
    let outcome = whole.run(100_000).cloned();
    for _ in 0..100_000 {
        let before = sliced.progress().positions;
        let is_over = sliced.run(slice).is_some();
        let positions = sliced.progress().positions;
        prop_assert!((before..=before + slice).contains(&positions), "{} positions after {}", positions, before);
        if is_over {
            break;
        }
    }
    if outcome.is_some() {
        prop_assert_eq!(sliced.outcome(), outcome.as_ref());
        prop_assert_eq!(sliced.progress(), whole.progress());
    }
    Ok(())
}

/// Positions in the middle of the English central game, won and lost by every kind of proof.
#[test]
fn the_middle_of_a_game() {
    let board: Board = "english".parse().unwrap();
    for (start, expected) in [
        ("..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..", "pagoda"),
        ("..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..", "exhausted"),
        ("..xxx../..xoo../xxxxoox/xooxxxx/xxxooxx/..xox../..xxx..", "exhausted"),
        ("..xox../..oox../ooxxxxx/xooxxxx/xxooxoo/..xox../..xoo..", "solved"),
        ("..xxx../..oxx../xxxxoox/xxxooox/xxxxoxx/..xxx../..xxx..", "solved"),
        ("..oxx../..xxx../xxxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..", "position-class"),
    ] {
        let finish = Finish::parse("d4", &board).unwrap();
        let problem = Problem::new(board.clone(), board.parse_position(start).unwrap(), finish).unwrap();
        let outcome = solve(&problem);
        let kind = match &outcome {
            Outcome::Solved(_) => "solved",
            Outcome::Impossible(proof) => proof.key(),
            _ => "none of these",
        };
        assert_eq!(kind, expected, "{start}");
    }
}

#[test]
fn a_budget_is_kept_and_can_be_continued() {
    let board: Board = "wiegleb".parse().unwrap();
    let start = board.vacancy(board.parse_hole("e5").unwrap());
    let mut solver = Solver::new(
        Problem::new(board.clone(), start, Finish::parse("e5", &board).unwrap()).unwrap(),
        Settings::default(),
    );
    assert_eq!(solver.solve(100), Outcome::OutOfBudget);
    assert_eq!(solver.progress().positions, 100);
    assert!(matches!(solver.solve(u64::MAX), Outcome::Solved(_)));
}

#[test]
fn what_is_finished_already_needs_no_jump() {
    let board: Board = "english".parse().unwrap();
    let start = Position::of(board.parse_hole("d4").unwrap());
    for finish in ["any", "d4"] {
        let problem = Problem::new(board.clone(), start, Finish::parse(finish, &board).unwrap()).unwrap();
        assert_eq!(solve(&problem).line().unwrap().jumps, []);
    }
    let problem = Problem::new(board.clone(), start, Finish::parse("d1", &board).unwrap()).unwrap();
    assert!(matches!(solve(&problem), Outcome::Impossible(_)));
    let empty = Problem::new(board, Position::EMPTY, Finish::ANY_PEG).unwrap();
    assert!(matches!(solve(&empty), Outcome::Impossible(_)));
}
