//! Fuzzes counts, lists of all solutions, the fewest moves and the fewest pegs, compared with plain counting.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::solve::{Count, FewestMoves, FewestPegs, CountError, Outcome, Search, Solutions, UpTo};
use peg_solitaire_fuzz::{Oracle, Small, target};

target!(|small: Small| {
    let Some(oracle) = Oracle::new(&small.problem, small.problem.start()) else { return };
    count(&small, &oracle);
    solutions(&small, &oracle);
    fewest_moves(&small, &oracle);
    fewest_pegs(&small, &oracle);
});

fn run<S: Search>(small: &Small, search: &mut S) -> S::Outcome {
    while search.run(small.slice).is_none() {}
    search.finish()
}

fn count(small: &Small, oracle: &Oracle) {
    match run(small, &mut Count::new(small.problem.clone(), small.settings)) {
        Ok(counts) => {
            assert_eq!((counts.solutions, counts.games), (oracle.solutions, oracle.games));
            assert_eq!(counts.levels.last().map(|level| level.pegs), Some(oracle.fewest_pegs));
        }
        Err(CountError) => assert!(!small.has_memory()),
    }
    match run(small, &mut Count::solutions(small.problem.clone(), small.settings)) {
        Ok(counts) => assert_eq!(counts.solutions, oracle.solutions),
        Err(CountError) => assert!(!small.has_memory()),
    }
}

fn solutions(small: &Small, oracle: &Oracle) {
    let mut search = Solutions::new(small.problem.clone(), small.settings);
    match run(small, &mut search) {
        Ok(count) => assert_eq!(count, oracle.solutions),
        Err(CountError) => return assert!(!small.has_memory()),
    }
    assert_eq!(search.count(), Some(oracle.solutions));
    let last = oracle.solutions.checked_sub(1);
    for number in [Some(0), last].into_iter().flatten().filter(|&number| number < oracle.solutions) {
        let line = search.get(number).expect("a solution with this number");
        assert!(small.problem.is_solved_by(&line.jumps));
    }
    assert_eq!(search.get(oracle.solutions), None);
    let listing = search.list(UpTo::default()).expect("all solutions are known");
    assert_eq!(listing.count() as u128, oracle.solutions);
}

fn fewest_moves(small: &Small, oracle: &Oracle) {
    match run(small, &mut FewestMoves::new(small.problem.clone(), small.settings)) {
        Outcome::Solved(line) => {
            assert!(small.problem.is_solved_by(&line.jumps));
            let fewest = oracle.fewest_moves.expect("a solution");
            assert!(line.move_count() >= fewest && (!line.is_proven || line.move_count() == fewest), "{line:?}");
            assert!(line.is_proven || !small.has_memory());
        }
        Outcome::Impossible(_) => assert_eq!(oracle.fewest_moves, None),
    }
}

fn fewest_pegs(small: &Small, oracle: &Oracle) {
    let (board, start) = (small.problem.board().clone(), small.problem.start());
    let mut search = FewestPegs::new(board, start, small.settings).expect("pegs on the board");
    let line = run(small, &mut search);
    let left = small.problem.start().count() - line.jumps.len() as u32;
    assert!(left >= oracle.fewest_pegs && (!line.is_proven || left == oracle.fewest_pegs), "{line:?}");
    assert!(line.is_proven || !small.has_memory());
}
