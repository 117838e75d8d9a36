//! Compares each search with an enumeration of all lines of play on a plain array, for random problems of every kind.

use crate::common::oracle::{Oracle, reachable};
use crate::common::{any_finish, any_position, cases, fewest_pegs, search_for_fewest_pegs};
use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::proof::Certificate;
use peg_solitaire::solve::{Count, FewestMoves, Judge, Outcome, Settings, Solutions, Solver, Verdict};
use peg_solitaire::{Position, Problem};
use proptest::prelude::*;

const SET_MEMORY: usize = 1 << 26;

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..cases(5000) })]

    /// If the environment variable `LONG` is set, this tests 20,000 problems.
    #[test]
    fn every_search_agrees_with_all_lines_of_play((board, start) in any_position(4), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let oracle = Oracle::new(&problem, start);
        prop_assume!(oracle.is_some());
        let oracle = oracle.unwrap();
        solutions(&problem, &oracle)?;
        best_lines(&problem, &oracle)?;
        counts(&problem, &oracle)?;
        positions(&problem)?;
        verdicts(&problem, &oracle)?;
    }
}

fn solutions(problem: &Problem, oracle: &Oracle) -> Result<(), TestCaseError> {
    match Solver::new(problem.clone(), Settings::default()).finish() {
        Outcome::Solved(line) => prop_assert!(oracle.is_solvable() && problem.is_solved_by(&line.jumps)),
        Outcome::Impossible(proof) => {
            prop_assert!(!oracle.is_solvable());
            prop_assert_eq!(Certificate::new(problem.clone(), proof).check(), Ok(()));
        }
    }
    Ok(())
}

fn best_lines(problem: &Problem, oracle: &Oracle) -> Result<(), TestCaseError> {
    let outcome = FewestMoves::new(problem.clone(), Settings::default()).finish();
    let fewest = outcome.line().map(|line| (line.move_count(), line.is_proven));
    prop_assert_eq!(fewest, oracle.fewest_moves.map(|moves| (moves, true)));
    let search = search_for_fewest_pegs(problem.board(), problem.start());
    prop_assert_eq!(fewest_pegs(search), (oracle.fewest_pegs, true));
    Ok(())
}

fn counts(problem: &Problem, oracle: &Oracle) -> Result<(), TestCaseError> {
    let all = Count::new(problem.clone(), Settings::default()).finish().unwrap();
    prop_assert_eq!((all.solutions, all.games), (oracle.solutions, oracle.games));
    let counted = Count::solutions(problem.clone(), Settings::default()).finish().unwrap();
    prop_assert_eq!(counted.solutions, oracle.solutions);
    prop_assert_eq!(Solutions::new(problem.clone(), Settings::default()).finish(), Ok(oracle.solutions));
    Ok(())
}

fn positions(problem: &Problem) -> Result<(), TestCaseError> {
    let set = CompleteSet::reachable(problem.board(), problem.start(), SET_MEMORY).unwrap().finish();
    let mut positions: Vec<Position> = set.positions().collect();
    positions.sort_unstable();
    let reachable = reachable(problem).expect("fewer positions than lines");
    prop_assert!(positions.into_iter().eq(reachable));
    Ok(())
}

/// Checks the verdicts on the start and on each of its jumps.
fn verdicts(problem: &Problem, oracle: &Oracle) -> Result<(), TestCaseError> {
    let verdict = |is_solvable| if is_solvable { Verdict::Winnable } else { Verdict::Lost };
    let set = CompleteSet::winning(problem, SET_MEMORY).unwrap().finish();
    prop_assert_eq!(set.contains(problem.start()), Some(oracle.is_solvable()));
    for set_memory in [0, SET_MEMORY] {
        let settings = Settings::default().with_set_memory(set_memory);
        let judgement = Judge::new(problem.clone(), settings).finish();
        prop_assert_eq!(judgement.verdict, verdict(oracle.is_solvable()));
        for (jump, judged) in judgement.jumps {
            let after = jump.play(problem.start()).unwrap();
            let is_solvable = Oracle::new(problem, after).expect("fewer lines than before").is_solvable();
            prop_assert_eq!((judged, set.contains(after)), (verdict(is_solvable), Some(is_solvable)));
        }
    }
    Ok(())
}
