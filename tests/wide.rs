//! Tests of boards with more than 64 holes, which require the feature `wide`.

mod common;

use common::{any_board, any_finish, any_position, cases, fewest_pegs, naive_solvable, search_for_fewest_pegs};
use peg_solitaire::proof::Certificate;
use peg_solitaire::solve::{Count, Counts, FewestMoves, Judge, Line, Outcome, Settings, Solutions, Solver, Verdict};
use peg_solitaire::{Board, Coordinate, Finish, Position, Problem, perft};
use proptest::prelude::*;

/// The largest number of holes for which all games are counted.
const FEW: usize = 12;
/// The limit on positions for a search on a large board. The longest search needs a tenth of it.
const ENOUGH: u64 = 500_000;

/// The same problem on a board with `holes` additional holes. They are isolated and empty, and come first in the
/// numbering of the holes.
fn behind(holes: usize, problem: &Problem) -> Problem {
    let board = problem.board();
    let row = |count: usize| "o.".repeat(count) + "\n.\n";
    let before: String = (0..holes).step_by(32).map(|first| row((holes - first).min(32))).collect();
    let (header, shape) = (format!("# directions: {}\n", board.directions().count()), board.draw(Position::EMPTY));
    let large: Board = (header + &before + &shape).parse().unwrap();
    assert_eq!(large.hole_count(), holes + board.hole_count());
    let moved = |position: Position| Position::from_bits(position.to_bits() << holes);
    let finish = match problem.finish() {
        Finish::Pattern(pattern) => Finish::Pattern(moved(pattern)),
        finish @ Finish::AtMost(_) => finish,
    };
    Problem::new(large, moved(problem.start()), finish).unwrap()
}

/// A problem, and the number of holes that [`behind`] adds to its board, so that some or all of the original holes come
/// after the 64th.
fn any_problem(side: usize) -> impl Strategy<Value = (Problem, usize)> {
    (any_position(side), any::<u64>(), 50..=100_usize).prop_filter_map("no peg", |((board, start), choice, holes)| {
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).ok()?;
        (holes + board.hole_count() > 64 && !start.is_empty()).then_some((problem, holes))
    })
}

fn solve(problem: &Problem) -> Outcome {
    Solver::new(problem.clone(), Settings::default()).finish()
}

fn fewest_moves(problem: &Problem) -> Option<u32> {
    FewestMoves::new(problem.clone(), Settings::default()).finish().line().map(Line::move_count)
}

/// Counts all games, and returns those results that do not depend on the board's symmetries.
fn count(problem: &Problem) -> (u128, u128, Vec<u64>) {
    let counted = Count::new(problem.clone(), Settings::default()).finish();
    let Counts { solutions, games, levels, .. } = counted.unwrap();
    (solutions, games, levels.iter().map(|level| level.positions).collect())
}

/// The number of solutions, as counted by two other searches.
fn solutions(problem: &Problem) -> [Option<u128>; 2] {
    let all = Solutions::new(problem.clone(), Settings::default()).finish();
    let counted = Count::solutions(problem.clone(), Settings::default()).finish();
    [all.ok(), counted.map(|counts| counts.solutions).ok()]
}

/// The verdicts on a position and its jumps.
fn verdicts(problem: &Problem) -> (Verdict, Vec<Verdict>) {
    let judgement = Judge::new(problem.clone(), Settings::default()).finish();
    (judgement.verdict, judgement.jumps.iter().map(|&(_, verdict)| verdict).collect())
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_problem_has_the_same_answers_beyond_hole_64((problem, holes) in any_problem(4)) {
        let moved = behind(holes, &problem);
        let outcome = solve(&moved);
        prop_assert_eq!(outcome.line().is_some(), solve(&problem).line().is_some());
        if let Some(expected) = naive_solvable(&problem) {
            prop_assert_eq!(outcome.line().is_some(), expected);
        }
        if let Outcome::Impossible(proof) = outcome {
            let text = Certificate::new(moved.clone(), proof).to_string();
            prop_assert_eq!(text.parse::<Certificate>().unwrap().check(), Ok(()), "{}", text);
        }
        prop_assert_eq!(fewest_moves(&moved), fewest_moves(&problem));
        prop_assert_eq!(verdicts(&moved), verdicts(&problem));
        let pegs = |problem: &Problem| fewest_pegs(search_for_fewest_pegs(problem.board(), problem.start()));
        prop_assert_eq!(pegs(&moved), pegs(&problem));
        prop_assert_eq!(
            perft(moved.board(), moved.start(), 4), perft(problem.board(), problem.start(), 4)
        );
    }

    #[test]
    fn a_problem_has_the_same_number_of_solutions_beyond_hole_64((problem, holes) in any_problem(4)) {
        prop_assume!(problem.start().count() as usize <= FEW);
        let moved = behind(holes, &problem);
        prop_assert_eq!(count(&moved), count(&problem));
        prop_assert_eq!(solutions(&moved), solutions(&problem));
    }

    #[test]
    fn texts_of_a_large_board_come_back(board in any_board(9), pegs: u128) {
        let drawing = format!("o{}\n{}", "o".repeat(63), board.draw(Position::EMPTY));
        let large: Result<Board, _> = drawing.parse();
        prop_assume!(large.is_ok());
        let large = large.unwrap();
        let position = Position::from_bits(pegs) & large.holes();
        prop_assert_eq!(large.parse_position(&large.draw(position)), Ok(position));
        for hole in large.holes().holes() {
            prop_assert_eq!(large.parse_hole(&large.hole_name(hole)), Ok(hole));
        }
        let image = large.symmetries().images(position).next_back().unwrap();
        prop_assert_eq!(large.symmetries().canonical(image), large.symmetries().canonical(position));
    }
}

/// Boards from the literature. Each has a number of vacancies from which play can leave one peg, and a number of
/// vacancies from which it cannot.
#[test]
fn a_large_board_is_solved_from_every_vacancy_or_refuted() {
    let square = |side: usize| ("o".repeat(side) + "\n").repeat(side);
    let triangle = |side: usize| (1..=side).map(|row| "o".repeat(row) + "\n").collect::<String>();
    let hexagon = |side: usize| {
        let row = |row: usize| {
            let (first, end) = (row.saturating_sub(side - 1), (row + side).min(2 * side - 1));
            ".".repeat(first) + &"o".repeat(end - first) + "\n"
        };
        (0..2 * side - 1).map(row).collect::<String>()
    };
    // Two squares of 36 holes that share a corner.
    let squares = ["oooooo\n".repeat(5), "ooooooooooo\n".into(), ".....oooooo\n".repeat(5)].concat();
    for (directions, shape, solved, refuted) in [
        (4, square(9), 81, 0),
        (4, "ooooooooo\n".repeat(8), 72, 0),
        (4, square(11), 48, 73),
        (4, squares, 32, 39),
        (6, triangle(11), 66, 0),
        (6, triangle(12), 78, 0),
        (6, hexagon(6), 60, 31),
    ] {
        let board: Board = format!("# directions: {directions}\n{shape}").parse().unwrap();
        let problem = |hole| Problem::new(board.clone(), board.vacancy(hole), Finish::ANY_PEG).unwrap();
        let (mut found, mut proven) = (0, 0);
        for hole in board.holes().holes() {
            let mut solver = Solver::new(problem(hole), Settings::default());
            let outcome = solver.run(ENOUGH);
            found += usize::from(matches!(outcome, Some(Outcome::Solved(_))));
            proven += usize::from(matches!(outcome, Some(Outcome::Impossible(_))));
        }
        assert_eq!((found, proven), (solved, refuted), "{}", board.draw(Position::EMPTY));
    }
}

/// The position class allows 105 pairs of vacancy and survivor.
#[test]
fn the_square_of_81_holes_is_solved_for_every_pair() {
    let board: Board = ["ooooooooo"; 9].join("/").parse().unwrap();
    let pairs = board.single_problems();
    assert_eq!(pairs.len(), 105);
    for (vacancy, survivor) in pairs {
        let finish = Finish::Pattern(Position::of(survivor));
        let problem = Problem::new(board.clone(), board.vacancy(vacancy), finish).unwrap();
        let mut solver = Solver::new(problem, Settings::default());
        assert_eq!(solver.run(ENOUGH).and_then(Outcome::line).map(|line| line.jumps.len()), Some(79));
    }
}

/// One peg jumps all the way around the board's only corner, past other pegs that could jump but never do.
#[test]
fn a_very_small_probability_is_not_lost() {
    let pairs = ["oxxo"; 4].join(".");
    let across = "x".to_string() + &"xo".repeat(30);
    let down = |row: usize| {
        let beside = if [2, 4, 6].contains(&row) { &pairs } else { "" };
        format!("{beside:.<60}{}", if row % 2 == 1 { 'x' } else { 'o' })
    };
    let rows: Vec<String> = std::iter::once(across).chain((1..=18).map(down)).collect();
    let drawing = rows.join("\n");
    let board: Board = drawing.parse().unwrap();
    let start = board.parse_position(&drawing).unwrap();
    let last = board.holes().last_hole().unwrap();
    let passed = start.holes().filter(|&hole| {
        let Coordinate { row, column } = board.coordinate(hole);
        row == 0 || column == 60
    });
    let finish = (start - passed.collect::<Position>()).with(last);
    let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
    let mut solutions = Solutions::new(problem, Settings::default());
    assert!(solutions.run(ENOUGH).is_some());
    assert_eq!(solutions.count(), Some(1));
    let line = solutions.get(0).unwrap();
    let (mut position, mut chance) = (start, 1.0);
    for jump in line.jumps {
        chance /= f64::from(u32::try_from(board.legal_jumps(position).count()).unwrap());
        position = jump.play(position).unwrap();
    }
    let found = solutions.chance_from(start).unwrap();
    assert!(chance < 1e-50 && (found / chance - 1.0).abs() < 1e-5, "{found} {chance}");
}
