//! Tests of crossing tests against plain sets of positions.

use std::collections::{BTreeSet, HashSet};

use proptest::prelude::*;

use super::*;
use crate::complete_set::CompleteSet;
use crate::proof::SetLevel;
use crate::rules::{Board, Hole};

const MEMORY: usize = 1 << 28;

fn problem_of(board: &Board, start: Position) -> Problem {
    Problem::new(board.clone(), start, Finish::Pattern(board.complement(start))).unwrap()
}

fn problem(name: &str, vacancy: &str) -> Problem {
    let board: Board = name.parse().unwrap();
    problem_of(&board, board.parse_start(vacancy).unwrap())
}

fn finished(problem: &Problem, pagodas: Vec<Pagoda>, slice: u64) -> Crossing {
    let mut crossing = Crossing::new(problem, pagodas, MEMORY).unwrap();
    while !crossing.run(slice).unwrap() {}
    crossing
}

fn summed(pegs: u32, positions: impl Iterator<Item = Position>) -> CrossingLevel {
    let add = |sums: CrossingLevel, position| CrossingLevel {
        pegs,
        positions: sums.positions + 1,
        digest: sums.digest.wrapping_add(SetLevel::number(position)),
    };
    positions.fold(CrossingLevel { pegs, positions: 0, digest: 0 }, add)
}

/// The levels with at most `most` outer pegs of all positions that can reach a finish, one by one.
fn plain(problem: &Problem, most: u32) -> Vec<CrossingLevel> {
    let board = problem.board();
    let outer = Parts::of(board).outer();
    let finish = board.complement(problem.start());
    let (mut seen, mut open) = (HashSet::from([finish]), vec![finish]);
    while let Some(position) = open.pop() {
        let complement = board.complement(position);
        let before = board.legal_jumps(complement).map(|jump| position ^ jump.mask());
        let new = before.filter(|&before| (before & outer).count() <= most && seen.insert(before));
        open.extend(new.collect::<Vec<_>>());
    }
    let of = |pegs| seen.iter().copied().filter(move |&position| (position & outer).count() == pegs);
    (0..=most).map(|pegs| summed(pegs, of(pegs))).collect()
}

/// Compares a test with the whole set: the verdict, and each level where no position is dropped.
fn check(problem: &Problem, seed: u64, slice: u64) {
    let board = problem.board();
    let mut set = CompleteSet::winning(problem, MEMORY).unwrap();
    while !set.run(1 << 20) {}
    let is_solvable = set.contains(problem.start());
    let crossing = finished(problem, Vec::new(), slice);
    assert_eq!(crossing.is_solvable(), is_solvable);
    let outer = Parts::of(board).outer();
    for level in crossing.levels().into_iter().take(crossing.frame.half + 1) {
        let members = set.positions().filter(|&position| (position & outer).count() == level.pegs);
        assert_eq!(level, summed(level.pegs, members));
    }
    let bounded = finished(problem, Crossing::pagodas(problem, 6, seed), slice);
    assert_eq!(bounded.is_solvable(), is_solvable);
    for (less, more) in bounded.levels().iter().zip(crossing.levels()) {
        assert!(less.positions <= more.positions);
    }
    for found in [crossing.found(), bounded.found()] {
        assert_eq!(found.is_some(), is_solvable == Some(true));
        if let Some(found) = found {
            assert_eq!(set.contains(found), Some(true));
            assert_eq!(set.contains(board.complement(found)), Some(true));
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    let cells = prop::collection::vec(prop::sample::select(vec!['o', 'o', 'o', 'o', '.']), 25);
    (cells, 2..=5_usize, 3..=5_usize, prop::sample::select(vec![4, 6, 8])).prop_filter_map(
        "a board with jumps",
        |(cells, rows, columns, directions)| {
            let rows: Vec<String> = cells.chunks(5).take(rows).map(|row| row[..columns].iter().collect()).collect();
            let board: Board = format!("# directions: {directions}\n{}", rows.join("\n")).parse().ok()?;
            Some(board)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_crossing_test_agrees_with_the_complete_set(board in any_board(), hole: usize, pegs: u64, few: bool, seed: u64, slice in 1..1000u64) {
        let start = if few {
            board.complement(Position::from_bits((pegs & pegs >> 20 & pegs >> 40).into()) & board.holes())
        } else {
            board.vacancy(Hole::new(hole % board.hole_count()))
        };
        prop_assume!(start != board.holes() && !start.is_empty());
        check(&problem_of(&board, start), seed, slice);
    }
}

#[test]
fn named_boards_agree_with_their_complete_sets() {
    for (name, vacancy) in
        [("english", "d4"), ("english", "c1"), ("triangle-21", "a1"), ("5x5", "c3"), ("hexagon-19", "c3")]
    {
        check(&problem(name, vacancy), 7, 1 << 20);
    }
}
