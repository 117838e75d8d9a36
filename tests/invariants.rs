//! Tests of position classes and pagoda functions: the theorems, and the proofs checked by hand.

mod common;

use common::{any_position, played};
use microlp::{ComparisonOp, OptimizationDirection, Problem as Programme, SolveOutcome};
use peg_solitaire::{Board, NotAPagoda, Pagoda, Position};
use proptest::prelude::*;

fn is_invariant(board: &Board, set: Position) -> bool {
    board.jumps().iter().all(|jump| (jump.mask() & set).count().is_multiple_of(2))
}

/// The most by which a finish can outweigh the start, with weights of -1 to 1. It is positive if some pagoda function
/// refutes. Another solver computes it.
fn greatest_margin(board: &Board, start: Position, finishes: &[Position]) -> f64 {
    let mut programme = Programme::new(OptimizationDirection::Maximize);
    let weight = |hole| if start.contains(hole) { -1.0 } else { 0.0 };
    let weights: Vec<_> = board.holes().holes().map(|hole| programme.add_var(weight(hole), (-1.0, 1.0))).collect();
    let floor = programme.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
    for jump in board.jumps() {
        let terms =
            [(weights[jump.from.index()], 1.0), (weights[jump.over.index()], 1.0), (weights[jump.to.index()], -1.0)];
        programme.add_constraint(terms, ComparisonOp::Ge, 0.0);
    }
    for finish in finishes {
        let terms = finish.holes().map(|hole| (weights[hole.index()], 1.0)).chain([(floor, -1.0)]);
        programme.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Ge, 0.0);
    }
    match programme.solve() {
        Ok(SolveOutcome::Solution(solution)) => solution.objective(),
        other => panic!("the programme always has a solution: {other:?}"),
    }
}

/// The fewest pegs, at least 1, of a position with the class of this one, by trying every set of holes.
fn plain_fewest_pegs(board: &Board, position: Position) -> u32 {
    let class = board.classes().class(position);
    let sets = (1..=board.holes().to_bits()).map(Position::from_bits);
    sets.filter(|&set| board.classes().class(set) == class).map(Position::count).min().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn the_fewest_pegs_of_a_class_are_those_of_trying_every_set((board, position) in any_position(4)) {
        prop_assume!(!position.is_empty() && board.hole_count() <= 12);
        prop_assert_eq!(board.classes().fewest_pegs(position), plain_fewest_pegs(&board, position));
    }

    #[test]
    fn no_jump_changes_the_class((board, position) in any_position(8)) {
        let classes = board.classes();
        prop_assert!(classes.invariants().iter().all(|&set| is_invariant(&board, set)));
        for jump in board.legal_jumps(position) {
            prop_assert_eq!(classes.class(jump.play_unchecked(position)), classes.class(position));
        }
    }

    #[test]
    fn a_proof_by_class_is_found_where_classes_differ_and_holds_when_checked_by_hand(
        (board, start) in any_position(8), other in any::<u64>()
    ) {
        let finishes = [Position::from_bits(other.into()) & board.holes(), board.holes()];
        let classes = board.classes();
        let proof = classes.refuting(start, &finishes);
        prop_assert_eq!(proof.is_some(), finishes.iter().all(|&finish| classes.class(finish) != classes.class(start)));
        if let Some(sets) = proof {
            prop_assert!(sets.iter().all(|&set| is_invariant(&board, set)));
            prop_assert!(finishes.iter().all(|&finish| sets.iter().any(|set| set.odd_overlap(start ^ finish))));
        }
    }

    #[test]
    fn a_proof_by_class_against_one_finish_is_the_smallest_set(
        (board, start) in any_position(5), other in any::<u64>()
    ) {
        let invariants = board.classes().invariants();
        prop_assume!(invariants.len() <= 8);
        let finish = Position::from_bits(other.into()) & board.holes();
        let chosen = |choice: u32| invariants.iter().enumerate().filter(move |(index, _)| choice & (1 << index) != 0);
        let sum = |choice| chosen(choice).fold(Position::EMPTY, |sum, (_, &set)| sum ^ set);
        let sums = (1..1 << invariants.len()).map(sum);
        let least = sums.filter(|sum| sum.odd_overlap(start ^ finish)).map(Position::count).min();
        let proof = board.classes().refuting(start, &[finish]);
        let sizes = proof.map(|sets| sets.iter().map(|set| set.count()).collect::<Vec<_>>());
        prop_assert_eq!(sizes, least.map(|least| vec![least]));
    }

    #[test]
    fn what_can_be_reached_is_never_refuted(
        (board, start) in any_position(5),
        choices in prop::collection::vec(any::<usize>(), 0..12),
    ) {
        let reached = played(&board, start, &choices);
        prop_assert_eq!(board.classes().refuting(start, &[reached]), None);
        prop_assert_eq!(Pagoda::refuting(&board, start, &[reached]), None);
        prop_assert!(start.is_empty() || board.classes().fewest_pegs(start) <= reached.count());
    }

    #[test]
    fn a_pagoda_function_is_found_where_another_solver_finds_one(
        (board, start) in any_position(5), other in any::<u64>()
    ) {
        let finish = Position::from_bits(other.into()) & board.holes();
        prop_assume!(!finish.is_empty());
        let finishes = [finish, Position::of(board.holes().holes().next().unwrap())];
        for finishes in [&finishes[..1], &finishes[..]] {
            let margin = greatest_margin(&board, start, finishes);
            match Pagoda::refuting(&board, start, finishes) {
                Some(pagoda) => {
                    prop_assert!(board.jumps().iter().all(|&jump| pagoda.cost(jump) >= 0));
                    prop_assert!(finishes.iter().all(|&finish| pagoda.total(finish) > pagoda.total(start)));
                    prop_assert!(margin > 1e-6);
                }
                None => prop_assert!(margin < 1e-6, "missed a margin of {}", margin),
            }
        }
    }
}

#[test]
fn a_full_row_of_a_small_square_has_the_class_of_no_two_pegs() {
    let board: Board = "ooo/ooo/ooo".parse().unwrap();
    let row = board.parse_position("xxx/ooo/ooo").unwrap();
    let classes = board.classes();
    assert_eq!((classes.class(row), classes.fewest_pegs(row)), (classes.class(Position::EMPTY), 3));
}

#[test]
fn weights_are_checked() {
    let board: Board = "ooo".parse().unwrap();
    let error = Pagoda::new(&board, vec![0, 0, 1]).unwrap_err();
    assert_eq!(error, NotAPagoda::Raised { by: board.parse_jumps("a1-c1").unwrap()[0] });
    let holes = board.hole_count();
    assert_eq!(Pagoda::new(&board, vec![1]), Err(NotAPagoda::WeightCount { expected: holes, found: 1 }));
}

/// Each hole without a neighbour is a parity of its own.
#[test]
fn pegs_are_not_counted_class_by_class_where_there_are_too_many_classes() {
    for (holes, fewest) in [(16, 16), (17, 1)] {
        let board: Board = vec!["o"; holes].join("\n.\n").parse().unwrap();
        assert_eq!(board.classes().invariants().len(), holes);
        assert_eq!(board.classes().fewest_pegs(board.holes()), fewest);
    }
}
