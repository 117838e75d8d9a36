//! Fuzzes the judge, and the solver starting at each step of its plan, by comparing both with plain counting.
#![cfg_attr(feature = "fuzzer", no_main)]

use peg_solitaire::solve::{Judge, Outcome, Solver, Verdict};
use peg_solitaire_fuzz::{Oracle, Small, target};

target!(|small: Small| {
    let Some(oracle) = Oracle::new(&small.problem, small.problem.start()) else { return };
    let solver = || Solver::new(small.problem.clone(), small.settings);
    for mut solver in (0..).map_while(|step| solver().beginning_at(step)) {
        while solver.run(small.slice).is_none() {}
        match solver.finish() {
            Outcome::Solved(line) => assert!(oracle.is_solvable() && small.problem.is_solved_by(&line.jumps)),
            Outcome::Impossible(_) => assert!(!oracle.is_solvable()),
        }
    }
    judge(&small, &oracle);
});

/// Checks the start and the positions after it, before and after the judge has learned.
fn judge(small: &Small, oracle: &Oracle) {
    let (problem, board) = (&small.problem, small.problem.board());
    let verdict = |is_solvable| if is_solvable { Verdict::Winnable } else { Verdict::Lost };
    let mut judge = Judge::new(problem.clone(), small.settings);
    for _ in 0..2 {
        while judge.run(small.slice).is_none() {}
        let judgement = judge.finish();
        assert_eq!(judgement.verdict, verdict(oracle.is_solvable()));
        assert_eq!(judgement.jumps.len(), board.legal_jumps(problem.start()).count());
        for (jump, judged) in judgement.jumps {
            let after = jump.play(problem.start()).expect("a legal jump");
            let truth = Oracle::new(problem, after).expect("fewer lines than before");
            assert_eq!(judged, verdict(truth.is_solvable()), "{}", board.jump_name(jump));
        }
        while !judge.prepare(small.slice.max(100)) {}
        judge.ask(board.holes()).expect("a position of the board");
        judge.ask(problem.start()).expect("a position of the board");
    }
}
