//! Tests of the solver on positions in the middle of play on whole boards, on which plain backtracking is too slow.

mod common;

use std::collections::HashSet;

use common::{any_finish, board, cases_with_gaps, in_slices, nth_hole, played};
use peg_solitaire::{Board, Finish, Outcome, Position, Problem, Settings, Solver};
use proptest::prelude::*;

const BOARDS: [&str; 10] =
    ["english33", "french37", "diamond25", "diamond41", "sq5", "sq6", "tri6", "hex19", "hex37", "english33d"];

/// The number of lost positions that the oracle remembers before it gives up.
const MEMORY: usize = 100_000;

/// Backtracking that remembers lost positions, and knows neither symmetry nor invariants.
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

/// A position of random play with at most 14 pegs left.
fn any_endgame() -> impl Strategy<Value = (Board, Position)> {
    let game = (any_named_board(), any::<usize>(), choices(50..51), 3..=14u32);
    game.prop_filter_map("a game that ends early", |(board, vacancy, choices, pegs)| {
        let start = board.vacancy(nth_hole(&board, vacancy));
        let jumps = start.count().saturating_sub(pegs) as usize;
        let position = played(&board, start, &choices[..jumps.min(choices.len())]);
        (position.count() == pegs).then_some((board, position))
    })
}

/// The outcome of a search in slices.
fn run(problem: &Problem, slice: u64) -> Outcome {
    in_slices(Solver::new(problem.clone(), Settings::default()), slice)
}

proptest! {
    #![proptest_config(cases_with_gaps(400, 30))]

    #[test]
    fn the_verdict_is_that_of_the_oracle((board, start) in any_endgame(), choice in any::<u64>()) {
        let finish = any_finish(&board, choice);
        let mut oracle = Oracle { board: &board, finish, lost: HashSet::new() };
        let Some(expected) = oracle.is_solvable(start) else { return Err(TestCaseError::reject("the oracle is full")) };
        let outcome = Solver::new(Problem::new(board, start, finish).unwrap(), Settings::default()).solve(u64::MAX);
        prop_assert_eq!(matches!(outcome, Outcome::Solved(_)), expected);
        prop_assert_ne!(outcome, Outcome::OutOfBudget);
    }
}

/// Fails if the solver refutes the problem. The solver may give up if the search takes long.
fn must_be_solved(problem: &Problem) -> Result<(), TestCaseError> {
    match Solver::new(problem.clone(), Settings::default()).solve(400_000) {
        Outcome::Solved(_) => Ok(()),
        Outcome::Impossible(reason) => Err(TestCaseError::fail(format!("what was played is refuted by {reason:?}"))),
        _ => Err(TestCaseError::reject("the search is long")),
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

    /// A jump played is the same jump taken back in the complement, so such a start leads to its vacancy.
    #[test]
    fn what_was_taken_back_from_one_peg_is_solved(
        board in any_named_board(),
        vacancy in any::<usize>(),
        choices in choices(8..30),
    ) {
        let start = board.complement(played(&board, board.vacancy(nth_hole(&board, vacancy)), &choices));
        must_be_solved(&Problem::new(board, start, Finish::ANY_PEG).unwrap())?;
    }

    #[test]
    fn slices_do_not_change_the_course_of_a_long_search((board, start) in any_endgame(), choice in any::<u64>()) {
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

/// Narrow beams lose the way to these patterns.
fn is_found_in_slices(name: &str, vacancy: &str, finish: &str) {
    let board = board(name);
    let start = board.vacancy(board.parse_hole(vacancy).unwrap());
    let finish = Finish::parse(finish, &board).unwrap();
    let problem = Problem::new(board, start, finish).unwrap();
    let whole = Solver::new(problem.clone(), Settings::default()).solve(u64::MAX);
    assert!(matches!(whole, Outcome::Solved(_)));
    assert_eq!(run(&problem, 1000), whole);
}

/// Narrow beams miss these. A pagoda function prunes well only if it counts the lightest finish.
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
