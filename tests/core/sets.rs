//! Compares sets of holes with the standard library's sets, and tests iterators from both ends and boards made from
//! coordinates.

use std::collections::{BTreeSet, VecDeque};
use std::fmt::Debug;

use crate::common::{any_board, any_position};
use peg_solitaire::solve::Solver;
use peg_solitaire::{Board, BoardError, Coordinate, Directions, Hole, Jump, Position, moves, position};
use proptest::prelude::*;

type Set = BTreeSet<Hole>;

fn any_set() -> impl Strategy<Value = Set> {
    prop::collection::btree_set((0..Position::CAPACITY).prop_map(Hole::new), 0..Position::CAPACITY)
}

fn position_of(set: &Set) -> Position {
    set.iter().copied().collect()
}

/// Takes an item from each of the given ends in turn, and checks these items and then the rest.
fn check_ends<I>(mut items: I, ends: &[bool]) -> Result<(), TestCaseError>
where
    I: DoubleEndedIterator<Item: PartialEq + Debug> + Clone,
{
    let mut expected: VecDeque<_> = items.clone().collect();
    for &is_front in ends {
        let (item, other) =
            if is_front { (items.next(), expected.pop_front()) } else { (items.next_back(), expected.pop_back()) };
        prop_assert_eq!(item, other);
        let (least, most) = items.size_hint();
        prop_assert!(least <= expected.len() && most.is_some_and(|most| expected.len() <= most));
        prop_assert_eq!(items.clone().count(), expected.len());
        prop_assert!(items.clone().last().as_ref() == expected.back());
    }
    Ok(())
}

fn ends() -> impl Strategy<Value = Vec<bool>> {
    prop::collection::vec(any::<bool>(), 0..80)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn operators_agree_with_sets(one in any_set(), other in any_set()) {
        let (a, b) = (position_of(&one), position_of(&other));
        prop_assert_eq!(a & b, position_of(&(&one & &other)));
        prop_assert_eq!(a | b, position_of(&(&one | &other)));
        prop_assert_eq!(a ^ b, position_of(&(&one ^ &other)));
        prop_assert_eq!(a - b, position_of(&(&one - &other)));
        let assigned = |assign: fn(&mut Position, Position)| { let mut set = a; assign(&mut set, b); set };
        prop_assert_eq!(assigned(|set, other| *set &= other), a & b);
        prop_assert_eq!(assigned(|set, other| *set |= other), a | b);
        prop_assert_eq!(assigned(|set, other| *set ^= other), a ^ b);
        prop_assert_eq!(assigned(|set, other| *set -= other), a - b);
        prop_assert_eq!(assigned(Extend::extend), a | b);
    }

    #[test]
    fn comparisons_agree_with_sets(one in any_set(), other in any_set()) {
        // Random sets are hardly ever subsets of each other.
        for other in [&other, &(&one & &other), &(&one | &other), &(&other - &one)] {
            let (a, b) = (position_of(&one), position_of(other));
            prop_assert_eq!(a.is_subset_of(b), one.is_subset(other));
            prop_assert_eq!(a.is_superset_of(b), one.is_superset(other));
            prop_assert_eq!(a.is_disjoint_from(b), one.is_disjoint(other));
            prop_assert_eq!(a.odd_overlap(b), one.intersection(other).count() % 2 == 1);
        }
    }

    #[test]
    fn iterated_holes_agree_with_the_set(set in any_set(), ends in ends()) {
        let position = position_of(&set);
        prop_assert!(position.into_iter().eq(set.iter().copied()));
        prop_assert_eq!(position.holes().len(), set.len());
        prop_assert_eq!((position.first_hole(), position.last_hole()), (set.first().copied(), set.last().copied()));
        let mut rest = position.holes();
        rest.next();
        prop_assert_eq!(position.holes().skip(1).collect::<Position>(), rest.rest());
        check_ends(position.holes(), &ends)?;
    }

    #[test]
    fn iterators_agree_from_both_ends((board, position) in any_position(8), ends in ends()) {
        check_ends(board.legal_jumps(position), &ends)?;
        check_ends(board.symmetries().images(position), &ends)?;
        check_ends(board.symmetries().permutations(), &ends)?;
        let jumps: Vec<Jump> = board.legal_jumps(position).collect();
        check_ends(moves(&jumps), &ends)?;
        prop_assert_eq!(moves(&jumps).size_hint().0, jumps.len().min(1));
    }

    #[test]
    fn a_board_is_made_from_its_coordinates(board in any_board(8), down in 0..5_usize, right in 0..5_usize) {
        let mut coordinates: Vec<Coordinate> = board.holes().holes().map(|hole| board.coordinate(hole)).collect();
        coordinates.reverse();
        let twice = coordinates.iter().copied().chain(coordinates.clone());
        let again = Board::from_coordinates(board.directions(), twice).unwrap();
        prop_assert_eq!(again.jumps(), board.jumps());
        prop_assert!(again.holes().holes().all(|hole| again.coordinate(hole) == board.coordinate(hole)));
        // However far the coordinates are moved, the board's drawing can be parsed.
        let moved = |place: &Coordinate| Coordinate { row: place.row + down, column: place.column + right };
        let moved = Board::from_coordinates(board.directions(), coordinates.iter().map(moved)).unwrap();
        let drawing = format!("# directions: {}\n{}", moved.directions().count(), moved.draw(Position::EMPTY));
        prop_assert_eq!(drawing.parse::<Board>(), Ok(moved));
    }
}

#[test]
fn the_first_holes_are_those_with_small_numbers() {
    for count in 0..Position::CAPACITY + 6 {
        let numbers = 0..count.min(Position::CAPACITY);
        assert_eq!(Position::first(count), numbers.map(Hole::new).collect());
    }
}

#[test]
fn coordinates_that_do_not_make_a_board_are_refused() {
    let square =
        |side: usize| (0..side * side).map(move |place| Coordinate { row: place / side, column: place % side });
    let board = |side| Board::from_coordinates(Directions::Eight, square(side)).map(|board| board.hole_count());
    assert_eq!(board(0), Err(BoardError::NoHoles));
    let side = Position::CAPACITY.isqrt();
    assert_eq!(board(side), Ok(side * side));
    assert_eq!(board(side + 1), Err(BoardError::TooManyHoles { count: (side + 1) * (side + 1) }));
    let coordinate = Coordinate { row: 2, column: 64 };
    assert_eq!(
        Board::from_coordinates(Directions::Six, [coordinate, Coordinate { row: usize::MAX, column: 0 }]),
        Err(BoardError::TooFar { coordinate })
    );
}

#[test]
fn a_literal_is_what_it_looks_like() {
    let board: Board = "english".parse().unwrap();
    let start = position! {
        . . x x x . .
        . . x x x . .
        x x x x x x x
        x x x o x x x
        x x x x x x x
        . . x x x . .
        . . x x x . .
    };
    assert_eq!(start, board.vacancy(board.parse_hole("d4").unwrap()));
    assert_eq!(position! {}, Position::EMPTY);
    assert_eq!(position! { ..xo. oox }, Position::from([0, 4].map(Hole::new)));
}

#[test]
fn types_can_be_shared_between_threads() {
    fn check<T: Send + Sync>() {}
    check::<Board>();
    check::<Position>();
    check::<peg_solitaire::Problem>();
    check::<peg_solitaire::proof::Certificate>();
    check::<peg_solitaire::solve::Outcome>();
    check::<Solver>();
}

#[test]
fn coordinates_that_do_not_make_a_board_are_refused_in_a_sentence() {
    let error = |holes: Vec<(usize, usize)>| {
        let holes = holes.into_iter().map(|(row, column)| Coordinate { row, column });
        Board::from_coordinates(Directions::Four, holes).unwrap_err().to_string()
    };
    assert_eq!(error(vec![]), "a board has at least one hole");
    let most = Position::CAPACITY;
    let holes = (0..=most).map(|hole| (hole / 9, hole % 9)).collect();
    assert_eq!(error(holes), format!("a board has at most {most} holes, not {}", most + 1));
    assert_eq!(error(vec![(0, 0), (0, 256)]), "a board has at most 64 rows and columns, no hole in row 0, column 256");
}
