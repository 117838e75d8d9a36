//! Compares the counts of lines and positions with plain counts and with published results.

use std::collections::HashSet;

use crate::common::{agree, any_board, any_finish, any_position, data, in_slices, nth_hole, played, start, text};
use peg_solitaire::solve::{Count, CountError, Counts, Outcome, Settings, Solver};
use peg_solitaire::{Board, Finish, Position, Problem};
use proptest::prelude::*;
use serde_json::Value;

/// The numbers of solutions and games, found by following every line.
fn plain(board: &Board, position: Position, finish: Finish) -> (u128, u128) {
    let here = u128::from(finish.is_met_by(position));
    let after: Vec<_> = board.legal_jumps(position).map(|jump| jump.play_unchecked(position)).collect();
    let lines = after.iter().map(|&after| plain(board, after, finish));
    let (solutions, games) = lines.fold((0, 0), |(all, games), (more, further)| (all + more, games + further));
    (if here > 0 { here } else { solutions }, if after.is_empty() { 1 } else { games })
}

fn counted(count: Count) -> Counts {
    let mut count = count;
    count.finish().expect("memory suffices")
}

fn counted_in_slices(count: Count) -> Counts {
    in_slices(count, 3).expect("memory suffices")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn to_the_complement_of_the_start_both_ways_are_the_same(board in any_board(4), vacancy in any::<usize>()) {
        prop_assume!(board.hole_count() <= 13);
        let hole = nth_hole(&board, vacancy);
        let (start, finish) = (board.vacancy(hole), Finish::Pattern(Position::of(hole)));
        let problem = Problem::new(board.clone(), start, finish).unwrap();
        let expected = plain(&board, start, finish).0;
        prop_assert_eq!(counted(Count::solutions(problem.clone(), Settings::default())).solutions, expected);
        prop_assert_eq!(counted_in_slices(Count::solutions(problem.clone(), Settings::default())).solutions, expected);
    }

    /// Playing a jump is the same as undoing it in the complement.
    #[test]
    fn the_number_of_lines_is_the_same_backwards_in_the_complement(
        (board, start) in any_position(5), choices in prop::collection::vec(any::<usize>(), 0..9)
    ) {
        let finish = played(&board, start, &choices);
        prop_assume!(!finish.is_empty() && start != board.holes());
        let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
        let back_finish = Finish::Pattern(board.complement(start));
        let back = Problem::new(board.clone(), board.complement(finish), back_finish).unwrap();
        let solutions = |problem: &Problem| counted(Count::solutions(problem.clone(), Settings::default())).solutions;
        let [lines, back_lines] = [&problem, &back].map(solutions);
        prop_assert!(lines > 0);
        prop_assert_eq!(lines, back_lines);
        let solve = |problem: Problem| Solver::new(problem, Settings::default()).finish();
        let is_solved = |problem: Problem| matches!(solve(problem), Outcome::Solved(_));
        prop_assert!(is_solved(problem) && is_solved(back));
    }

    #[test]
    fn solvability_is_the_same_backwards_in_the_complement(
        (board, start) in any_position(4), pattern: u64
    ) {
        let finish = Position::from_bits(pattern.into()) & board.holes() & start;
        prop_assume!(!finish.is_empty() && start != board.holes());
        let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
        let back_finish = Finish::Pattern(board.complement(start));
        let back = Problem::new(board.clone(), board.complement(finish), back_finish).unwrap();
        let solve = |problem: Problem| Solver::new(problem, Settings::default()).finish();
        let is_solved = |problem: Problem| matches!(solve(problem), Outcome::Solved(_));
        prop_assert_eq!(is_solved(problem), is_solved(back));
    }

    #[test]
    fn counts_agree_with_plain_counting((board, start) in any_position(4), choice in any::<u64>()) {
        prop_assume!(start.count() <= 10);
        let finish = any_finish(&board, choice);
        let problem = Problem::new(board.clone(), start, finish).unwrap();
        let (solutions, games) = plain(&board, start, finish);
        let all = counted(Count::new(problem.clone(), Settings::default()));
        prop_assert_eq!((all.solutions, all.games), (solutions, games));
        prop_assert_eq!(counted(Count::solutions(problem.clone(), Settings::default())).solutions, solutions);
        prop_assert_eq!(all.levels.iter().map(|level| level.games).sum::<u128>(), games);
        prop_assert_eq!(counted_in_slices(Count::new(problem.clone(), Settings::default())), all);
        let solved = counted_in_slices(Count::solutions(problem, Settings::default()));
        prop_assert_eq!(solved.solutions, solutions);
    }

    #[test]
    fn levels_agree_with_plain_search((board, start) in any_position(4), choice in any::<u64>()) {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let symmetries = board.symmetries().preserving(&[start]);
        let kept = match problem.finish() {
            Finish::AtMost(_) => symmetries,
            Finish::Pattern(pattern) => symmetries.preserving(&[pattern]),
        };
        let mut level = HashSet::from([start]);
        for counted in counted(Count::new(problem.clone(), Settings::default())).levels {
            prop_assert_eq!(counted.positions, level.len() as u64);
            let orbits: HashSet<_> = level.iter().map(|&position| kept.canonical(position)).collect();
            prop_assert_eq!(counted.up_to_symmetry, orbits.len() as u64);
            level = level.iter().flat_map(|&p| board.legal_jumps(p).map(move |jump| jump.play_unchecked(p))).collect();
        }
        prop_assert!(level.is_empty());
    }
}

/// The search must end without examining any positions: there are far too many games to count.
#[test]
fn a_start_that_is_the_finish_has_one_solution() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    for finish in [Finish::Pattern(start), Finish::AtMost(32)] {
        let problem = Problem::new(board.clone(), start, finish).unwrap();
        let mut count = Count::solutions(problem, Settings::default());
        assert_eq!(count.run(0).unwrap().as_ref().unwrap().solutions, 1);
    }
}

fn published(row: &Value) {
    let (board, start) = start(row);
    let finish = Finish::parse(row["finish"].as_str().unwrap_or("any"), &board).unwrap();
    let problem = Problem::new(board, start, finish).unwrap();
    agree("counts", row, &row["value"], || ours(&problem, text(row, "count")));
}

/// Our result, with numbers as text. The data stores numbers as text, too, because some are too long for JSON numbers.
fn ours(problem: &Problem, count: &str) -> Value {
    let solutions = || Count::solutions(problem.clone(), Settings::default());
    let games = || counted(Count::new(problem.clone(), Settings::default()));
    let ending = || games().levels.into_iter().filter(|level| level.games > 0);
    match count {
        "solutions" => counted(solutions()).solutions.to_string().into(),
        "games" => games().games.to_string().into(),
        "shortest_game" => {
            games().levels.iter().position(|level| level.games > 0).map(|jumps| jumps.to_string()).into()
        }
        _ => ending().map(|level| (level.pegs.to_string(), Value::from(level.games.to_string()))).collect(),
    }
}

#[test]
fn published_counts() {
    data("counts").iter().filter(|row| row["long"] != true).for_each(published);
}

#[test]
#[ignore = "takes a minute and 300 MB"]
fn published_counts_of_large_boards() {
    data("counts").iter().filter(|row| row["long"] == true).for_each(published);
}

#[test]
fn without_memory_there_is_no_verdict() {
    let board: Board = "english".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let problem = Problem::new(board, start, Finish::ANY_PEG).unwrap();
    let settings = Settings::default().with_memory(1 << 20);
    assert_eq!(Count::new(problem.clone(), settings).finish(), Err(CountError));
    assert_eq!(Count::solutions(problem, settings).finish(), Err(CountError));
}
