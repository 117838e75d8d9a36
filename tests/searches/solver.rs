//! Compares the solver with plain backtracking, on small random boards and on positions from the middle of games on
//! real boards, and tests that searches take the same steps natively and in WebAssembly.

use std::collections::HashSet;

use crate::common::naive::Grid;
use crate::common::{
    any_board, any_finish, any_position, board, cases_with_gaps, data, fewest_pegs, grid, in_slices, naive_solvable,
    nth_hole, number, numbers, played, search_for_fewest_pegs, text,
};
use peg_solitaire::solve::{Count, FewestMoves, FewestPegs, Memorable, Outcome, Search, Settings, Solver};
use peg_solitaire::{Board, Finish, Position, Problem};
use proptest::prelude::*;
use serde_json::Value;

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
    }
    Ok(())
}

fn solve(problem: &Problem) -> Outcome {
    Solver::new(problem.clone(), Settings::default()).finish()
}

/// The smallest number of pegs that can be left, found by following every line of play.
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
    fn the_fewest_pegs_agree_with_the_oracle((board, start) in any_position(4)) {
        prop_assume!(start.count() <= 9);
        let whole = search_for_fewest_pegs(&board, start).finish();
        for slice in [1, 7] {
            prop_assert_eq!(&in_slices(search_for_fewest_pegs(&board, start), slice), &whole);
        }
        let end = whole.jumps.iter().try_fold(start, |position, jump| jump.play(position)).unwrap();
        let fewest = u32::try_from(fewest_of_all_lines(&mut grid(&board, start))).unwrap();
        prop_assert!(whole.is_proven);
        prop_assert_eq!(end.count(), fewest);
    }

    #[test]
    fn a_false_claim_does_not_change_the_fewest_pegs(
        (board, start) in any_position(4), more in 1..100_u32
    ) {
        prop_assume!(start.count() <= 9);
        let fewest = u32::try_from(fewest_of_all_lines(&mut grid(&board, start))).unwrap();
        for claim in [start.count() + more, fewest] {
            let search = search_for_fewest_pegs(&board, start).at_least(claim);
            prop_assert_eq!(fewest_pegs(search), (fewest, true));
        }
    }

    /// A call continues the search exactly where the previous call left off.
    #[test]
    fn slices_change_neither_outcome_nor_positions(
        (board, start) in any_position(5), choice in any::<u64>(), slice in 1..40_u64
    ) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        check_slices(|| search_for_fewest_pegs(&board, start), slice)?;
        check_slices(|| Solver::new(problem.clone(), Settings::default()), slice)?;
        check_slices(|| FewestMoves::new(problem.clone(), Settings::default()), slice)?;
        check_slices(|| Memorable::new(problem.clone(), Settings::default()), slice)?;
        check_slices(|| Count::new(problem.clone(), Settings::default()), slice)?;
    }
}

/// If a stage of the search ends within a slice, the next stage begins in the same slice.
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

/// Checks that a search gives the same result in slices as in one piece. Most searches on small boards end within
/// 100,000 positions.
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

/// Tests positions from the middle of the English central game: some can be won, and the lost ones cover every kind of
/// proof.
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
    assert_eq!(solver.run(100), None);
    assert_eq!(solver.progress().positions, 100);
    assert!(matches!(solver.finish(), Outcome::Solved(_)));
}

#[test]
fn a_start_that_is_a_finish_needs_no_jump() {
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

const BOARDS: [&str; 10] =
    ["english33", "french37", "diamond25", "diamond41", "sq5", "sq6", "tri6", "hex19", "hex37", "english33d"];

/// The number of lost positions that the oracle remembers before it gives up.
const MEMORY: usize = 100_000;

/// Backtracking that remembers lost positions, without symmetry or invariants.
struct Oracle<'a> {
    board: &'a Board,
    finish: Finish,
    lost: HashSet<Position>,
}

impl Oracle<'_> {
    /// Returns `None` if the memory is full.
    fn is_solvable(&mut self, position: Position) -> Option<bool> {
        if self.finish.is_met_by(position) {
            return Some(true);
        }
        if position.count() <= self.finish.peg_count() || self.lost.contains(&position) {
            return Some(false);
        }
        if self.lost.len() == MEMORY {
            return None;
        }
        for jump in self.board.legal_jumps(position) {
            match self.is_solvable(jump.play_unchecked(position)) {
                Some(false) => {}
                settled => return settled,
            }
        }
        self.lost.insert(position);
        Some(false)
    }
}

fn any_named_board() -> impl Strategy<Value = Board> {
    prop::sample::select(BOARDS.to_vec()).prop_map(board)
}

fn choices(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(any::<usize>(), count)
}

/// A position from random play with at most 14 pegs left.
fn any_endgame() -> impl Strategy<Value = (Board, Position)> {
    let game = (any_named_board(), any::<usize>(), choices(50..51), 3..=14u32);
    game.prop_filter_map("a game that ends early", |(board, vacancy, choices, pegs)| {
        let start = board.vacancy(nth_hole(&board, vacancy));
        let jumps = start.count().saturating_sub(pegs) as usize;
        let position = played(&board, start, &choices[..jumps.min(choices.len())]);
        (position.count() == pegs).then_some((board, position))
    })
}

/// Runs a search in slices and returns its outcome.
fn run(problem: &Problem, slice: u64) -> Outcome {
    in_slices(Solver::new(problem.clone(), Settings::default()), slice)
}

proptest! {
    #![proptest_config(cases_with_gaps(400, 30))]

    #[test]
    fn the_verdict_agrees_with_the_oracle((board, start) in any_endgame(), choice in any::<u64>()) {
        let finish = any_finish(&board, choice);
        let mut oracle = Oracle { board: &board, finish, lost: HashSet::new() };
        let Some(expected) = oracle.is_solvable(start) else { return Err(TestCaseError::reject("the oracle is full")) };
        let outcome = Solver::new(Problem::new(board, start, finish).unwrap(), Settings::default()).finish();
        prop_assert_eq!(matches!(outcome, Outcome::Solved(_)), expected);
    }
}

/// Fails if the solver refutes the problem. The solver may give up if the search takes too long.
fn must_be_solved(problem: &Problem) -> Result<(), TestCaseError> {
    match Solver::new(problem.clone(), Settings::default()).run(400_000) {
        Some(Outcome::Solved(_)) => Ok(()),
        Some(Outcome::Impossible(reason)) => {
            Err(TestCaseError::fail(format!("what was played is refuted by {reason:?}")))
        }
        None => Err(TestCaseError::reject("the search is long")),
    }
}

proptest! {
    #![proptest_config(cases_with_gaps(40, 30))]

    #[test]
    fn a_pattern_that_was_played_is_found(
        board in any_named_board(),
        vacancy in any::<usize>(),
        choices in choices(1..40),
    ) {
        let start = board.vacancy(nth_hole(&board, vacancy));
        let finish = Finish::Pattern(played(&board, start, &choices));
        must_be_solved(&Problem::new(board, start, finish).unwrap())?;
    }

    /// Playing a jump is the same as undoing it in the complement, so play from this start can end with a single peg.
    #[test]
    fn positions_taken_back_from_one_peg_are_solved(
        board in any_named_board(),
        vacancy in any::<usize>(),
        choices in choices(8..30),
    ) {
        let start = board.complement(played(&board, board.vacancy(nth_hole(&board, vacancy)), &choices));
        must_be_solved(&Problem::new(board, start, Finish::ANY_PEG).unwrap())?;
    }

    #[test]
    fn slices_do_not_change_the_steps_of_a_long_search((board, start) in any_endgame(), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let whole = run(&problem, u64::MAX);
        for slice in [1, 7, 5000] {
            prop_assert_eq!(&run(&problem, slice), &whole);
        }
    }
}

#[test]
fn a_pattern_that_is_hard_to_find() {
    is_found_in_slices("english33", "f4", "..oox../..ooo../ooxoooo/oooxooo/xoxooox/..ooo../..xoo..");
}

#[test]
#[ignore = "takes some seconds"]
fn a_pattern_of_a_larger_board_that_is_hard_to_find() {
    is_found_in_slices("french37", "a5", "..xox../.ooxox./xoooxox/oxoxooo/xoooxoo/.ooxox./..xoo..");
}

/// Narrow beams miss these patterns.
fn is_found_in_slices(name: &str, vacancy: &str, finish: &str) {
    let board = board(name);
    let start = board.vacancy(board.parse_hole(vacancy).unwrap());
    let finish = Finish::parse(finish, &board).unwrap();
    let problem = Problem::new(board, start, finish).unwrap();
    let whole = Solver::new(problem.clone(), Settings::default()).finish();
    assert!(matches!(whole, Outcome::Solved(_)));
    assert_eq!(run(&problem, 1000), whole);
}

/// Narrow beams do not find these patterns, either. A pagoda function prunes well only if it is aimed at the lightest
/// finish.
#[test]
fn pruning_keeps_every_finish_in_sight() {
    for (name, start) in [
        ("diamond25", "...o.../..oxx../.xxoxx./xxoxoxx/.oxxxx./..xxo../...o..."),
        ("sq7", "oooooox/ooxxxxo/xxoooxo/xoxxoxo/ooxoxxo/ooooooo/oooooox"),
        ("diamond41", "....o..../...oox.../..oxxxo../.xooxoxx./oxxoxxooo/.xxoxoxo./..xooox../...oxo.../....o...."),
    ] {
        let board = board(name);
        let start = board.parse_position(start).unwrap();
        let outcome = run(&Problem::new(board, start, Finish::ANY_PEG).unwrap(), u64::MAX);
        assert!(matches!(outcome, Outcome::Solved(_)), "{name}");
    }
}

/// The number of bytes that a search may use per megabyte of the limit that is set in JavaScript.
const USED: usize = (1 << 20) / 8 * 7;

/// Some of the searches have little memory, so their steps depend on the size of a position.
#[cfg_attr(feature = "wide", ignore = "positions take more memory")]
/// `tests/unit/engine/kept.test.mjs` runs the same searches in WebAssembly.
#[test]
fn positions_after_each_slice_are_as_recorded() {
    for row in data("courses") {
        let board: Board = text(&row, "board").parse().unwrap();
        let (start, finish) = (board.parse_start(text(&row, "vacancy")), Finish::parse(text(&row, "finish"), &board));
        let problem = Problem::new(board, start.unwrap(), finish.unwrap()).unwrap();
        let settings = Settings::default().with_memory(number(&row, "megabytes") * USED);
        match text(&row, "search") {
            "Solver" => follows(&row, Solver::new(problem, settings)),
            "FewestMoves" => follows(&row, FewestMoves::new(problem, settings)),
            "FewestPegs" => {
                follows(&row, FewestPegs::new(problem.board().clone(), problem.start(), settings).unwrap());
            }
            _ => follows(&row, Count::new(problem, settings)),
        }
    }
}

fn follows(row: &Value, mut search: impl Search) {
    let expected = numbers(row, "positions");
    let run = |_: &usize| {
        search.run(number(row, "slice") as u64);
        usize::try_from(search.progress().positions).unwrap()
    };
    assert_eq!(expected.iter().map(run).collect::<Vec<_>>(), expected, "{row}");
}
