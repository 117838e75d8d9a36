//! Fuzzes complete sets by comparing them with all positions found by plain play. The sets are computed forwards and
//! backwards, and keep all levels or only the last ones. Crossing tests are fuzzed with pagoda functions of this board
//! and of others, with weights of any size.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::proof::Pagoda;
use peg_solitaire::{Board, Coordinate, Directions, Finish, Position, Problem};
use peg_solitaire_fuzz::{Oracle, Small, reachable, target};
use peg_solitaire_sets::{Crossing, NoCrossing};

/// Enough memory for the complete set of any board with sixteen holes.
const MEMORY: usize = 1 << 26;

target!(|small: Small| {
    let Some(oracle) = Oracle::new(&small.problem, small.problem.start()) else { return };
    forwards(&small, &oracle);
    backwards(&small, &oracle);
    crossing(&small);
});

/// Computes a set in slices or in parts.
fn made(mut set: CompleteSet, small: &Small) -> CompleteSet {
    while set.run(small.slice).is_none() && set.run_shared(small.slice as usize % 4, |_| {}).is_none() {}
    set
}

fn forwards(small: &Small, oracle: &Oracle) {
    let Some(reachable) = reachable(&small.problem) else { return };
    let (board, start) = (small.problem.board(), small.problem.start());
    let set = |memory| CompleteSet::reachable(board, start, memory).expect("enough memory");
    let whole = made(set(MEMORY).with_digests(), small);
    let mut positions: Vec<Position> = whole.positions().collect();
    positions.sort_unstable();
    assert!(positions.into_iter().eq(reachable.iter().copied()));
    assert_eq!(whole.proof(&small.problem).is_none(), oracle.is_solvable());
    let passing = made(set(CompleteSet::size(board).passing as usize), small);
    assert_eq!(passing.counts(), whole.counts());
    assert_eq!(
        whole.levels().expect("digests").iter().map(|level| level.positions).sum::<u64>(),
        reachable.len() as u64
    );
}

/// Checks the start and the positions after it.
fn backwards(small: &Small, oracle: &Oracle) {
    let (board, start) = (small.problem.board(), small.problem.start());
    let set = made(CompleteSet::winning(&small.problem, MEMORY).expect("enough memory"), small);
    assert_eq!(set.contains(start), Some(oracle.is_solvable()));
    for jump in board.legal_jumps(start) {
        let after = jump.play(start).expect("a legal jump");
        let truth = Oracle::new(&small.problem, after).expect("fewer lines than before");
        assert_eq!(set.contains(after), Some(truth.is_solvable()), "{}", board.jump_name(jump));
    }
}

/// Tests play from the start to its complement, with pagoda functions for this board, and for a board with the same
/// holes but different jumps.
fn crossing(small: &Small) {
    let (board, start) = (small.problem.board(), small.problem.start());
    let finish = Finish::Pattern(board.complement(start));
    let Ok(problem) = Problem::new(board.clone(), start, finish) else { return };
    let Some(oracle) = Oracle::new(&problem, start) else { return };
    let coordinates: Vec<Coordinate> = board.holes().holes().map(|hole| board.coordinate(hole)).collect();
    for directions in [Directions::Four, Directions::Six, Directions::Eight] {
        let other = Board::from_coordinates(directions, coordinates.iter().copied()).expect("the same holes");
        let found = Pagoda::refuting(&other, start, &[board.complement(start)]);
        let weights = found.map_or(vec![0; board.hole_count()], |pagoda| pagoda.weights().to_vec());
        for factor in [1, 1 << 20, i32::MAX / 1000] {
            let scaled = weights.iter().map(|weight| weight.saturating_mul(factor)).collect();
            let Ok(pagoda) = Pagoda::new(&other, scaled) else { continue };
            let is_own = Pagoda::new(board, pagoda.weights().to_vec());
            match (Crossing::new(&problem, vec![pagoda], MEMORY), is_own) {
                (Err(NoCrossing::Pagoda(why)), Err(expected)) => assert_eq!(why, expected),
                (Ok(mut crossing), Ok(_)) => {
                    while !crossing.run(small.slice).expect("enough memory") {}
                    assert_eq!(crossing.is_solvable(), Some(oracle.is_solvable()));
                }
                (Err(NoCrossing::TooLarge { .. }), _) => {}
                (crossing, is_own) => panic!("{crossing:?} with {is_own:?}"),
            }
        }
    }
}
