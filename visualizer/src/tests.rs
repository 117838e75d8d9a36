//! Compares each method with plain backtracking, and with itself step by step.

#[path = "../../tests/common/naive.rs"]
mod naive;

use super::{Counters, Ending, Method, Watch};
use naive::{Grid, Verdict};
use peg_solitaire::{Board, Finish, Position, Problem};
use proptest::prelude::*;

const MOST: usize = 1 << 16;

/// A random board of up to four rows, a position on it, and a finish.
fn problem() -> impl Strategy<Value = (String, Problem)> {
    let cells = proptest::collection::vec("[xxo.]{4}", 3..5);
    let directions = prop_oneof![Just(4usize), Just(6), Just(8)];
    (cells, directions, 0u32..3).prop_filter_map("no board", |(rows, directions, pegs)| {
        let text = rows.join("\n");
        let drawing = format!("# directions: {directions}\n{}", text.replace('x', "o"));
        let board: Board = drawing.parse().ok()?;
        let start = board.parse_position(&text).ok()?;
        let finish =
            if pegs == 0 { Finish::Pattern(Position::of(board.holes().first_hole()?)) } else { Finish::AtMost(pegs) };
        Some((text, Problem::new(board, start, finish).ok()?))
    })
}

fn ending_of(problem: &Problem, method: Method) -> (Ending, Counters) {
    let mut watch = Watch::new(problem.clone(), method, MOST);
    // A method that tries jumps in another order may find a solution much later.
    watch.run(1 << 24);
    (watch.ending().cloned().expect("a small problem"), watch.counters())
}

proptest! {
    #[test]
    fn each_method_agrees_with_plain_backtracking((text, problem) in problem()) {
        let mut grid = Grid::parse(&text, problem.board().directions().count());
        let holes = problem.board().holes().holes().count();
        prop_assume!(holes == text.matches(['x', 'o']).count());
        let mut positions = 0;
        let finish = |grid: &Grid| match problem.finish() {
            Finish::AtMost(pegs) => (1..=pegs as usize).contains(&grid.pegs()),
            Finish::Pattern(pattern) => problem.board().parse_position(&grid.draw()) == Ok(pattern),
        };
        let naive = grid.solve(&finish, 1 << 20, &mut positions);
        prop_assume!(naive != Verdict::Unknown);
        for (name, method) in Method::NAMED {
            let (ending, counters) = ending_of(&problem, method);
            match &ending {
                Ending::Solved(jumps) => prop_assert!(problem.is_solved_by(jumps), "{name}"),
                Ending::Impossible => prop_assert_eq!(&naive, &Verdict::Impossible, "{}", name),
                Ending::Lost => prop_assert_eq!(method, Method::Beam),
                Ending::OutOfMemory => prop_assert!(false, "{name}"),
            }
            prop_assert!(counters.dead_ends <= counters.positions);
            // If there is no solution, the method and plain backtracking examine the same positions, in some order.
            if method == Method::Backtracking && ending == Ending::Impossible {
                prop_assert_eq!(counters.positions, positions);
            }
        }
    }

    #[test]
    fn single_steps_are_the_same_search((_, problem) in problem(), index in 0usize..5) {
        let (_, method) = Method::NAMED[index];
        let mut watch = Watch::new(problem.clone(), method, MOST);
        for _ in 0..1000 {
            if watch.ending().is_some() {
                break;
            }
            watch.run(1);
            let played = watch.path().into_iter().try_fold(problem.start(), |position, jump| jump.play(position));
            prop_assert!(played.is_ok());
        }
        let mut whole = Watch::new(problem, method, MOST);
        whole.run(1000);
        prop_assert_eq!((watch.ending(), watch.counters()), (whole.ending(), whole.counters()));
    }
}

#[test]
fn running_out_of_memory_is_reported() {
    let board: Board = "english".parse().unwrap();
    let problem = Problem::new(board.clone(), board.parse_start("d4").unwrap(), Finish::ANY_PEG).unwrap();
    for (name, method) in Method::NAMED {
        let mut watch = Watch::new(problem.clone(), method, 100);
        watch.run(10_000);
        let is_full = watch.ending() == Some(&Ending::OutOfMemory);
        assert_eq!(is_full, !matches!(method, Method::Backtracking | Method::Beam), "{name}");
    }
}
