//! Tests of the named boards and their problems.

use std::collections::BTreeSet;
use std::ops::RangeBounds;

use crate::common::{any_board, board};
use peg_solitaire::catalogue::{CatalogueEntry, entries, find};
use peg_solitaire::solve::{Count, FewestMoves, Outcome, Settings, Solver};
use peg_solitaire::text::Reading;
use peg_solitaire::{Board, Finish, Hole, Position, Problem};
use proptest::prelude::*;

/// A limit on positions that suffices to solve every problem in the catalogue. It takes less than a second to reach.
const ENOUGH: u64 = 2_000_000;

fn pegs(board: &Board, names: &str) -> Position {
    names.split(' ').map(|name| board.parse_hole(name).unwrap()).collect()
}

fn single(board: &Board, vacancy: &str, survivor: &str) -> Problem {
    let [vacancy, survivor] = [vacancy, survivor].map(|name| board.parse_hole(name).unwrap());
    Problem::new(board.clone(), board.vacancy(vacancy), Finish::Pattern(Position::of(survivor))).unwrap()
}

fn is_solvable(problem: Problem) -> bool {
    match Solver::new(problem, Settings::default()).run(ENOUGH) {
        Some(Outcome::Solved(_)) => true,
        Some(Outcome::Impossible(_)) => false,
        None => panic!("not enough"),
    }
}

#[test]
fn the_boards_are_those_of_the_literature() {
    for (name, published) in [
        ("english", "english33"),
        ("european", "french37"),
        ("wiegleb", "wiegleb45"),
        ("diamond", "diamond41"),
        ("diamond-25", "diamond25"),
        ("diamond-13", "diamond13"),
        ("asymmetric", "asym39"),
        ("semi-wiegleb", "semiwiegleb39_straight"),
        ("4x4", "sq4"),
        ("5x5", "sq5"),
        ("6x6", "sq6"),
        ("7x7", "sq7"),
        ("8x8", "sq8"),
        ("triangle-10", "tri4"),
        ("triangle", "tri5"),
        ("triangle-21", "tri6"),
        ("triangle-28", "tri7"),
        ("triangle-36", "tri8"),
        ("hexagon-19", "hex19"),
        ("hexagon-37", "hex37"),
        ("english-diagonal", "english33d"),
    ] {
        assert_eq!(name.parse(), Ok(board(published)), "{name}");
    }
}

#[test]
fn a_board_is_found_by_its_title() {
    for entry in entries() {
        let plain = entry.title.replace(" × ", "x").to_uppercase();
        for title in [entry.title, &entry.title.replace('×', "x"), &plain, &format!("  {} ", entry.title)] {
            assert_eq!(find(title), Some(entry), "{title}");
            assert_eq!(title.parse(), Ok(entry.board().clone()), "{title}");
        }
    }
    assert_eq!(find("8x8square").map(|entry| entry.name), Some("8x8"));
    assert_eq!(find("triangle of"), None);
    assert_eq!(find(""), None);
}

#[test]
fn no_two_boards_share_a_name() {
    for (index, entry) in entries().iter().enumerate() {
        for name in entry.aliases.iter().chain([&entry.name, &entry.title]) {
            assert_eq!(entries().iter().position(|other| Some(other) == find(name)), Some(index), "{name}");
        }
    }
}

#[test]
fn boards_have_the_holes_and_symmetries_of_their_names() {
    for (name, holes, symmetries) in [
        ("cross-27", 27, 4),
        ("cross-21", 21, 8),
        ("4x5", 20, 4),
        ("4x6", 24, 4),
        ("4x7", 28, 4),
        ("5x6", 30, 4),
        ("5x7", 35, 4),
        ("6x7", 42, 4),
        ("star-13", 13, 12),
        ("star-37", 37, 12),
        ("4x4-diagonal", 16, 8),
        ("5x5-diagonal", 25, 8),
        ("6x6-diagonal", 36, 8),
        ("8x8-diagonal", 64, 8),
    ] {
        let board: Board = name.parse().unwrap();
        assert_eq!((board.hole_count(), board.symmetries().count()), (holes, symmetries), "{name}");
    }
}

#[test]
fn names_are_unique_and_every_field_is_filled() {
    let names: Vec<_> = entries().iter().flat_map(|entry| [&[entry.name], &entry.aliases[..]].concat()).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let text = include_str!("../../src/catalogue/catalogue.txt");
    for (key, _) in text.lines().filter_map(|line| line.split_once(':')) {
        assert!(["name", "title", "start", "finish", "# directions"].contains(&key), "{key}: no field");
    }
    let drawn = text.lines().filter(|line| line.starts_with("name: ")).count();
    assert_eq!(entries().iter().map(CatalogueEntry::board).count(), drawn);
    for entry in entries() {
        assert!(!entry.title.is_empty(), "{}: a title", entry.name);
        assert!(entry.about().ends_with('.'), "{}: a sentence after `about:` in facts.txt", entry.name);
        assert!(names.iter().all(|name| find(name).is_some_and(|entry| !entry.drawing.is_empty())));
    }
}

#[test]
fn the_usual_problem_of_each_board_can_be_solved() {
    for entry in entries() {
        assert!(is_solvable(entry.problem()), "{}", entry.name);
    }
}

#[test]
fn the_named_problems_can_be_solved() {
    for entry in entries() {
        let board = entry.board();
        let problems = || entry.problems();
        assert_eq!(problems().map(|problem| problem.name).collect::<BTreeSet<_>>().len(), problems().count());
        for problem in problems() {
            let finish = Finish::parse(problem.finish, board).unwrap();
            let start = pegs(board, problem.pegs);
            assert!(is_solvable(Problem::new(board.clone(), start, finish).unwrap()), "{}", problem.title);
        }
    }
}

#[test]
fn known_facts_are_about_existing_problems() {
    for entry in entries() {
        let board = entry.board();
        let problems = board.single_problems();
        for known in entry.known() {
            let pair = [known.vacancy, known.survivor].map(|name| board.parse_hole(name).unwrap());
            assert!(problems.contains(&board.first_image(pair.into())), "{} {known:?}", entry.name);
            assert_eq!(is_solvable(single(board, known.vacancy, known.survivor)), known.is_solvable, "{known:?}");
        }
    }
}

#[test]
fn known_facts_about_small_boards_agree_with_searches() {
    for entry in entries().iter().filter(|entry| entry.board().hole_count() <= 15) {
        for known in entry.known().filter(|known| known.is_solvable) {
            assert!(known.solutions.is_some(), "{known:?}");
            let problem = single(entry.board(), known.vacancy, known.survivor);
            let Outcome::Solved(line) = FewestMoves::new(problem, Settings::default()).finish() else { panic!() };
            assert_eq!((Some(line.move_count()), line.is_proven), (known.moves, true), "{known:?}");
        }
    }
}

/// Recounts the solutions of every problem whose number of solutions is known. Only boards whose number of holes is in
/// `holes` are included. Returns the number of recounts.
fn count_again(holes: impl RangeBounds<usize>) -> usize {
    let boards = entries().iter().map(|entry| (entry, entry.board()));
    let known = boards.filter(|(_, board)| holes.contains(&board.hole_count())).flat_map(|(entry, board)| {
        let known = entry.known().filter(|known| known.solutions.is_some());
        known.map(move |known| (single(board, known.vacancy, known.survivor), known))
    });
    let again = known.map(|(problem, known)| {
        let counted = Count::solutions(problem, Settings::default()).finish();
        assert_eq!(counted.ok().map(|counts| counts.solutions), known.solutions, "{known:?}");
    });
    again.count()
}

#[test]
fn known_numbers_of_solutions_agree_with_counts() {
    assert_eq!(count_again(..=25), 81);
}

#[test]
#[ignore = "takes a minute and 400 MB: cargo test --release --test library -- --ignored"]
fn known_numbers_of_solutions_of_large_boards_agree_with_counts() {
    assert_eq!(count_again(26..), 31);
}

/// The pairs that the position class allows, found by testing each pair of holes on its own, and grouped into sets of
/// images.
fn pairs_one_by_one(board: &Board) -> BTreeSet<BTreeSet<(Hole, Hole)>> {
    let images = |(one, other): (Hole, Hole)| {
        board.symmetries().permutations().map(|map| (map[one.index()], map[other.index()])).collect()
    };
    crate::common::feasible_pairs(board).into_iter().map(images).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_board_is_read_again_from_its_text(board in any_board(5)) {
        prop_assert_eq!(board.to_string().parse(), Ok(board));
    }

    #[test]
    fn each_problem_with_one_survivor_represents_its_images(board in any_board(5)) {
        let problems = board.single_problems();
        let orbits = pairs_one_by_one(&board);
        prop_assert_eq!(problems.len(), orbits.len());
        for problem in problems {
            let orbit = orbits.iter().find(|orbit| orbit.contains(&problem)).unwrap();
            prop_assert_eq!(Some(&problem), orbit.iter().next());
        }
    }

    #[test]
    fn a_drawn_position_is_read_on_its_board_and_off_it(board in any_board(5), pegs: u64) {
        let position = board.holes() & Position::from_bits(pegs.into());
        let text = board.draw(position);
        prop_assert_eq!(board.read(&text), Ok(Reading::Position(position)));
        let other: Board = "english".parse().unwrap();
        let header = format!("# directions: {}\n", board.directions().count());
        let is_mixed = !position.is_empty() && position != board.holes();
        let drawn = is_mixed.then_some(position);
        prop_assert_eq!(Board::parse_with_start(&(header.clone() + &text)), Ok((board.clone(), drawn)));
        prop_assert_eq!(other.read(&(header + &text)), Ok(Reading::Board(board, drawn)));
    }
}
