//! Tests the rules, notation and symmetries against the array oracle on random boards, and the theorems and proofs
//! about position classes and pagoda functions against plain code.

use std::collections::BTreeSet;

use crate::common::{any_board, any_position, grid, played};
use microlp::{ComparisonOp, OptimizationDirection, Problem as Programme, SolveOutcome};
use peg_solitaire::proof::{Pagoda, PagodaError};
use peg_solitaire::{Board, Coordinate, Directions, Finish, Hole, Jump, Position, Problem, Status, moves};
use proptest::prelude::*;

type Places = [(usize, usize); 3];

fn places(board: &Board, jump: Jump) -> Places {
    [jump.from, jump.over, jump.to].map(|hole| (board.coordinate(hole).row, board.coordinate(hole).column))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn legal_jumps_agree_with_the_oracle((board, position) in any_position(8)) {
        let ours: BTreeSet<Places> = board.legal_jumps(position).map(|jump| places(&board, jump)).collect();
        let theirs: BTreeSet<Places> = grid(&board, position).jumps().into_iter().collect();
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn playing_agrees_with_the_oracle_and_undo_is_its_inverse((board, position) in any_position(8)) {
        for jump in board.legal_jumps(position) {
            let after = jump.play(position).unwrap();
            let mut oracle = grid(&board, position);
            oracle.play(places(&board, jump));
            prop_assert_eq!(board.draw(after), oracle.draw());
            prop_assert_eq!(jump.undo(after), Ok(position));
            prop_assert_eq!(after.count(), position.count() - 1);
        }
    }

    #[test]
    fn an_illegal_jump_is_reported((board, position) in any_position(8)) {
        for &jump in board.jumps().iter().filter(|jump| !jump.is_legal_in(position)) {
            let error = jump.play(position).unwrap_err();
            prop_assert_eq!((error.jump, error.position), (jump, position));
            let is_wrong = |&(hole, needs_peg): &(Hole, bool)| position.contains(hole) != needs_peg;
            let wrong = [(jump.from, true), (jump.over, true), (jump.to, false)].into_iter().find(is_wrong);
            prop_assert_eq!(Some((error.hole, error.needs_peg())), wrong);
        }
    }

    #[test]
    fn a_jump_that_cannot_be_taken_back_is_reported((board, position) in any_position(8)) {
        let is_result = |jump: &Jump| position & jump.mask() == Position::of(jump.to);
        for &jump in board.jumps().iter().filter(|jump| !is_result(jump)) {
            let error = jump.undo(position).unwrap_err();
            prop_assert_eq!((error.jump, error.position), (jump, position));
            let is_wrong = |&(hole, needs_peg): &(Hole, bool)| position.contains(hole) != needs_peg;
            let wrong = [(jump.from, false), (jump.over, false), (jump.to, true)].into_iter().find(is_wrong);
            prop_assert_eq!(Some((error.hole, error.needs_peg())), wrong);
        }
    }

    #[test]
    fn a_jump_is_the_same_jump_taken_back_in_the_complement((board, position) in any_position(8)) {
        for jump in board.legal_jumps(position) {
            let after = jump.play(position).unwrap();
            prop_assert_eq!(jump.play(board.complement(after)), Ok(board.complement(position)));
        }
    }

    #[test]
    fn a_drawing_reads_back((board, position) in any_position(8)) {
        let drawing = board.draw(position);
        prop_assert_eq!(board.parse_position(&drawing), Ok(position));
        for (peg, empty, none, end) in [("*", "0", "-", "/"), ("1", "O", "-", "\r\n"), ("X", "O", ".", "\n")] {
            let other = drawing.replace('x', peg).replace('o', empty).replace('.', none).replace('\n', end);
            prop_assert_eq!(board.parse_position(&other), Ok(position), "{}", other);
        }
    }

    #[test]
    fn a_finish_is_read_like_a_position((board, position) in any_position(8)) {
        let drawing = board.draw(position);
        // A blank row at the top or the bottom would be ignored.
        if position.is_empty() || !drawing.lines().all(|row| row.contains(['x', 'o'])) {
            return Ok(());
        }
        for drawing in [drawing.replace('.', " "), drawing.replace('\n', "/"), format!("\n{drawing}\n")] {
            prop_assert_eq!(board.parse_position(&drawing), Ok(position));
            prop_assert_eq!(Finish::parse(&drawing, &board), Ok(Finish::Pattern(position)));
        }
    }

    #[test]
    fn a_matrix_reads_back((board, position) in any_position(8)) {
        let entry = |cell| match cell { 'x' => " 1", 'o' => "0 ", _ => "-1" };
        let row = |row: &str| format!("[{}]", row.chars().map(entry).collect::<Vec<_>>().join(", "));
        let matrix = board.draw(position).lines().map(row).collect::<Vec<_>>().join(",\n ");
        prop_assert_eq!(board.parse_position(&format!("[{matrix}]")), Ok(position));
    }

    #[test]
    fn jumps_read_back_as_moves(
        (board, _) in any_position(8), choices in prop::collection::vec(any::<usize>(), 0..12)
    ) {
        prop_assume!(!board.jumps().is_empty());
        let jumps: Vec<Jump> = choices.iter().map(|choice| board.jumps()[choice % board.jumps().len()]).collect();
        prop_assert_eq!(board.parse_jumps(&board.moves_text(&jumps)), Ok(jumps.clone()));
        prop_assert_eq!(moves(&jumps).map(<[_]>::len).sum::<usize>(), jumps.len());
    }

    /// Where possible, about half of the jumps continue with the peg that jumped last, because random jumps hardly ever
    /// do.
    #[test]
    fn moves_are_the_longest_runs_of_one_peg(
        (board, _) in any_position(5), choices in prop::collection::vec(any::<usize>(), 1..12)
    ) {
        prop_assume!(!board.jumps().is_empty());
        let mut jumps: Vec<Jump> = Vec::new();
        for choice in choices {
            let goes_on = |jump: &&Jump| choice % 2 == 0 && jumps.last().is_some_and(|last| last.to == jump.from);
            let mut next: Vec<Jump> = board.jumps().iter().filter(goes_on).copied().collect();
            if next.is_empty() {
                next = board.jumps().to_vec();
            }
            jumps.push(next[choice / 2 % next.len()]);
        }
        let grouped: Vec<&[Jump]> = moves(&jumps).collect();
        prop_assert_eq!(grouped.concat(), jumps.clone());
        prop_assert!(grouped.iter().all(|jumps| jumps.windows(2).all(|pair| pair[0].to == pair[1].from)));
        prop_assert!(grouped.windows(2).all(|pair| pair[0].last().unwrap().to != pair[1][0].from));
        let backwards: Vec<&[Jump]> = moves(&jumps).rev().collect();
        prop_assert_eq!(backwards.into_iter().rev().collect::<Vec<_>>(), grouped);
    }

    #[test]
    fn every_hole_has_a_name_that_reads_back((board, _) in any_position(8)) {
        for hole in board.holes().holes() {
            prop_assert_eq!(board.parse_hole(&board.hole_name(hole)), Ok(hole));
        }
    }

    #[test]
    fn holes_are_placed_as_drawn_with_neighbours_one_apart((board, _) in any_position(8)) {
        let is_square = board.directions() != Directions::Six;
        for hole in board.holes().holes().filter(|_| is_square) {
            let Coordinate { row, column } = board.coordinate(hole);
            let [x, y] = [column, row].map(|place| f64::from(u32::try_from(place).unwrap()));
            prop_assert_eq!(board.place(hole), (x, y));
        }
        for jump in board.jumps().iter().filter(|_| !is_square) {
            let [from, over, to] = [jump.from, jump.over, jump.to].map(|hole| board.place(hole));
            prop_assert!(((over.0 - from.0).hypot(over.1 - from.1) - 1.0).abs() < 1e-9);
            prop_assert!((to.0 - from.0 - 2.0 * (over.0 - from.0)).abs() < 1e-9);
            let is_down = board.coordinate(jump.to).row.cmp(&board.coordinate(jump.from).row);
            prop_assert_eq!(is_down, to.1.total_cmp(&from.1));
        }
    }

    #[test]
    fn the_status_agrees_with_the_oracle((board, position) in any_position(5)) {
        let oracle = grid(&board, position);
        let expected = match (oracle.pegs(), oracle.jumps().len()) {
            (1, _) => Status::Won,
            (_, 0) => Status::Stuck,
            _ => Status::Open,
        };
        let problem = |finish| Problem::new(board.clone(), position, finish).unwrap();
        prop_assert_eq!(problem(Finish::ANY_PEG).status(position), expected);
        let otherwise = if oracle.jumps().is_empty() { Status::Stuck } else { Status::Open };
        for (pattern, expected) in [(position, Status::Won), (board.complement(position), otherwise)] {
            // A finish without a peg is rejected.
            if !pattern.is_empty() {
                prop_assert_eq!(problem(Finish::Pattern(pattern)).status(position), expected);
            }
        }
    }

    #[test]
    fn a_line_solves_the_problem_whose_finish_it_reaches(
        (board, start) in any_position(6), choices in prop::collection::vec(any::<usize>(), 0..9)
    ) {
        let (mut end, mut jumps) = (start, Vec::new());
        for choice in choices {
            let legal: Vec<Jump> = board.legal_jumps(end).collect();
            let Some(&jump) = legal.get(choice % legal.len().max(1)) else { break };
            end = jump.play(end).unwrap();
            jumps.push(jump);
        }
        prop_assume!(!end.is_empty());
        let problem = |finish| Problem::new(board.clone(), start, finish).unwrap();
        let reached = problem(Finish::Pattern(end));
        prop_assert_eq!(reached.start(), start);
        prop_assert!(reached.is_solved_by(&jumps));
        prop_assert_eq!(problem(Finish::ANY_PEG).is_solved_by(&jumps), end.count() == 1);
        if let Some((&last, before)) = jumps.split_last() {
            prop_assert!(!reached.is_solved_by(before));
            prop_assert!(!reached.is_solved_by(&[&jumps[..], &[last]].concat()));
        }
    }

    /// The start has only the pegs that a jump needs. The jump is altered to land in hole `to`, and the finish is one
    /// peg in that hole.
    #[test]
    fn a_jump_that_the_board_does_not_have_solves_nothing(board in any_board(5)) {
        let others = |jump: Jump| board.holes().holes().filter(move |&to| to != jump.from && to != jump.over);
        let ends = |jump: Jump| others(jump).map(move |to| (jump, to));
        for (jump, to) in board.jumps().iter().copied().flat_map(ends) {
            let problem = Problem::new(board.clone(), jump.need(), Finish::Pattern(Position::of(to))).unwrap();
            prop_assert_eq!(problem.is_solved_by(&[Jump { to, ..jump }]), to == jump.to);
        }
    }

    #[test]
    fn symmetries_are_a_group_that_permutes_the_jumps(board in any_board(8)) {
        let maps: BTreeSet<Vec<Hole>> = board.symmetries().permutations().map(<[_]>::to_vec).collect();
        let jumps: BTreeSet<Jump> = board.jumps().iter().copied().collect();
        for map in &maps {
            let image = |hole: Hole| map[hole.index()];
            let moved = |jump: &Jump| Jump { from: image(jump.from), over: image(jump.over), to: image(jump.to) };
            prop_assert_eq!(&jumps.iter().map(moved).collect::<BTreeSet<_>>(), &jumps);
            let composed = |other: &Vec<Hole>| other.iter().map(|&hole| image(hole)).collect::<Vec<_>>();
            prop_assert!(maps.iter().all(|other| maps.contains(&composed(other))));
        }
    }

    #[test]
    fn symmetries_map_positions_to_equivalent_ones((board, position) in any_position(8)) {
        let symmetries = board.symmetries();
        let images: BTreeSet<Position> = symmetries.images(position).collect();
        prop_assert_eq!(symmetries.images(position).next(), Some(position));
        for image in &images {
            prop_assert_eq!(board.legal_jumps(*image).count(), board.legal_jumps(position).count());
            prop_assert_eq!(symmetries.canonical(*image), symmetries.canonical(position));
            prop_assert_eq!(symmetries.images(*image).collect::<BTreeSet<_>>(), images.clone());
        }
    }

    /// All images of a problem have the same canonical form, which is one of them.
    #[test]
    fn every_image_has_the_same_canonical_problem(
        (board, start) in any_position(5), pattern: u64, at_most in 1..4_u32
    ) {
        let pattern = Position::from_bits(pattern.into()) & board.holes();
        prop_assume!(!pattern.is_empty());
        let problem = |start, finish| Problem::new(board.clone(), start, finish).unwrap();
        let symmetries = board.symmetries();
        let to_pattern = problem(start, Finish::Pattern(pattern)).canonical();
        let to_few = problem(start, Finish::AtMost(at_most)).canonical();
        let images: Vec<_> = symmetries.images(start).zip(symmetries.images(pattern)).collect();
        for &(start, pattern) in &images {
            prop_assert_eq!(problem(start, Finish::Pattern(pattern)).canonical(), to_pattern.clone());
            prop_assert_eq!(problem(start, Finish::AtMost(at_most)).canonical(), to_few.clone());
        }
        let is_image = |&(start, pattern)| problem(start, Finish::Pattern(pattern)) == to_pattern;
        prop_assert!(images.iter().any(is_image));
        prop_assert!(images.iter().any(|&(start, _)| problem(start, Finish::AtMost(at_most)) == to_few));
    }

    #[test]
    fn symmetries_that_preserve_a_position_preserve_it((board, position) in any_position(5)) {
        let kept = board.symmetries().preserving(&[position]);
        prop_assert!(kept.count() >= 1);
        prop_assert!(kept.images(position).all(|image| image == position));
    }

    #[test]
    fn symmetries_that_preserve_a_set_of_positions_permute_it(
        board in any_board(5), bits in prop::collection::vec(any::<u64>(), 1..4), of_orbit: bool
    ) {
        let symmetries = board.symmetries();
        let drawn = bits.iter().map(|&bits| Position::from_bits(bits.into()) & board.holes());
        let few: Vec<Position> = drawn.collect();
        let set = if of_orbit { symmetries.images(few[0]).collect() } else { few };
        let image = |map: &[Hole], position: Position| position.holes().map(|hole| map[hole.index()]).collect();
        let exchanges = |map: &&[Hole]| set.iter().all(|&position| set.contains(&image(map, position)));
        let expected: Vec<&[Hole]> = symmetries.permutations().filter(exchanges).collect();
        let kept = symmetries.preserving(&set);
        prop_assert_eq!(kept.permutations().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn boards_with_the_same_drawing_are_equal() {
    let board = |text: &str| text.parse::<Board>().unwrap();
    let [wide, narrow, other] = ["oo./ooo", "oo/ooo", "o.o/ooo"].map(board);
    assert_eq!(wide, board("# directions: 4\noo.\nooo"));
    for different in [narrow, other, board("# directions: 6\noo.\nooo"), board("oo./ooo/oo.")] {
        assert_ne!(wide, different);
    }
}

#[test]
fn invalid_problems_are_refused() {
    let board: Board = "ooo".parse().unwrap();
    let error = |start, finish| Problem::new(board.clone(), start, finish).unwrap_err().to_string();
    assert_eq!(error(Position::from_bits(8), Finish::ANY_PEG), "holes {3} do not belong to the board");
    assert_eq!(
        error(Position::from_bits(1), Finish::Pattern(Position::from_bits(16))),
        "holes {4} do not belong to the board"
    );
    let most = Position::from_bits(u128::MAX).count();
    for (finish, pegs) in
        [(Finish::AtMost(0), 0), (Finish::AtMost(most + 1), most + 1), (Finish::Pattern(Position::EMPTY), 0)]
    {
        assert_eq!(error(Position::from_bits(1), finish), format!("a finish leaves 1 to {most} pegs, not {pegs}"));
    }
}

#[test]
fn an_illegal_jump_says_which_hole_is_wrong() {
    let board: Board = "ooo".parse().unwrap();
    let jump = board.jumps()[0];
    let said = |pegs: &str| jump.play(board.parse_position(pegs).unwrap()).unwrap_err().to_string();
    assert_eq!(said("xoo"), "illegal jump from hole 0 over 1 to 2: hole 1 is empty");
    assert_eq!(said("xxx"), "illegal jump from hole 0 over 1 to 2: hole 2 holds a peg");
}

fn is_invariant(board: &Board, set: Position) -> bool {
    board.jumps().iter().all(|jump| (jump.mask() & set).count().is_multiple_of(2))
}

/// The largest margin by which a finish can outweigh the start, with weights from -1 to 1, computed by another
/// linear-program solver. The margin is positive if some pagoda function refutes the finish.
fn greatest_margin(board: &Board, start: Position, finishes: &[Position]) -> f64 {
    let mut programme = Programme::new(OptimizationDirection::Maximize);
    let weight = |hole| if start.contains(hole) { -1.0 } else { 0.0 };
    let weights: Vec<_> = board.holes().holes().map(|hole| programme.add_var(weight(hole), (-1.0, 1.0))).collect();
    let floor = programme.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
    for jump in board.jumps() {
        let terms =
            [(weights[jump.from.index()], 1.0), (weights[jump.over.index()], 1.0), (weights[jump.to.index()], -1.0)];
        programme.add_constraint(terms, ComparisonOp::Ge, 0.0);
    }
    for finish in finishes {
        let terms = finish.holes().map(|hole| (weights[hole.index()], 1.0)).chain([(floor, -1.0)]);
        programme.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Ge, 0.0);
    }
    match programme.solve() {
        Ok(SolveOutcome::Solution(solution)) => solution.objective(),
        other => panic!("the programme always has a solution: {other:?}"),
    }
}

/// The fewest pegs, but at least 1, in any position of the same class, found by trying every set of holes.
fn plain_fewest_pegs(board: &Board, position: Position) -> u32 {
    let class = board.classes().class(position);
    let sets = (1..=board.holes().to_bits()).map(Position::from_bits);
    sets.filter(|&set| board.classes().class(set) == class).map(Position::count).min().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn the_fewest_pegs_of_a_class_agree_with_trying_every_set((board, position) in any_position(4)) {
        prop_assume!(!position.is_empty() && board.hole_count() <= 12);
        prop_assert_eq!(board.classes().fewest_pegs(position), plain_fewest_pegs(&board, position));
    }

    #[test]
    fn no_jump_changes_the_class((board, position) in any_position(8)) {
        let classes = board.classes();
        prop_assert!(classes.invariants().iter().all(|&set| is_invariant(&board, set)));
        for jump in board.legal_jumps(position) {
            prop_assert_eq!(classes.class(jump.play_unchecked(position)), classes.class(position));
        }
    }

    #[test]
    fn a_proof_by_class_is_found_where_classes_differ_and_holds_when_checked_by_hand(
        (board, start) in any_position(8), other in any::<u64>()
    ) {
        let finishes = [Position::from_bits(other.into()) & board.holes(), board.holes()];
        let classes = board.classes();
        let proof = classes.refuting(start, &finishes);
        prop_assert_eq!(proof.is_some(), finishes.iter().all(|&finish| classes.class(finish) != classes.class(start)));
        if let Some(sets) = proof {
            prop_assert!(sets.iter().all(|&set| is_invariant(&board, set)));
            prop_assert!(finishes.iter().all(|&finish| sets.iter().any(|set| set.odd_overlap(start ^ finish))));
        }
    }

    #[test]
    fn a_proof_by_class_against_one_finish_is_the_smallest_set(
        (board, start) in any_position(5), other in any::<u64>()
    ) {
        let invariants = board.classes().invariants();
        prop_assume!(invariants.len() <= 8);
        let finish = Position::from_bits(other.into()) & board.holes();
        let chosen = |choice: u32| invariants.iter().enumerate().filter(move |(index, _)| choice & (1 << index) != 0);
        let sum = |choice| chosen(choice).fold(Position::EMPTY, |sum, (_, &set)| sum ^ set);
        let sums = (1..1 << invariants.len()).map(sum);
        let least = sums.filter(|sum| sum.odd_overlap(start ^ finish)).map(Position::count).min();
        let proof = board.classes().refuting(start, &[finish]);
        let sizes = proof.map(|sets| sets.iter().map(|set| set.count()).collect::<Vec<_>>());
        prop_assert_eq!(sizes, least.map(|least| vec![least]));
    }

    #[test]
    fn reachable_finishes_are_never_refuted(
        (board, start) in any_position(5),
        choices in prop::collection::vec(any::<usize>(), 0..12),
    ) {
        let reached = played(&board, start, &choices);
        prop_assert_eq!(board.classes().refuting(start, &[reached]), None);
        prop_assert_eq!(Pagoda::refuting(&board, start, &[reached]), None);
        prop_assert!(start.is_empty() || board.classes().fewest_pegs(start) <= reached.count());
    }

    #[test]
    fn a_pagoda_function_is_found_where_another_solver_finds_one(
        (board, start) in any_position(5), other in any::<u64>()
    ) {
        let finish = Position::from_bits(other.into()) & board.holes();
        prop_assume!(!finish.is_empty());
        let finishes = [finish, Position::of(board.holes().holes().next().unwrap())];
        for finishes in [&finishes[..1], &finishes[..]] {
            let margin = greatest_margin(&board, start, finishes);
            match Pagoda::refuting(&board, start, finishes) {
                Some(pagoda) => {
                    prop_assert!(board.jumps().iter().all(|&jump| pagoda.cost(jump) >= 0));
                    prop_assert!(finishes.iter().all(|&finish| pagoda.total(finish) > pagoda.total(start)));
                    prop_assert!(margin > 1e-6);
                }
                None => prop_assert!(margin < 1e-6, "missed a margin of {}", margin),
            }
        }
    }
}

#[test]
fn a_full_row_of_a_small_square_has_the_class_of_no_two_pegs() {
    let board: Board = "ooo/ooo/ooo".parse().unwrap();
    let row = board.parse_position("xxx/ooo/ooo").unwrap();
    let classes = board.classes();
    assert_eq!((classes.class(row), classes.fewest_pegs(row)), (classes.class(Position::EMPTY), 3));
}

#[test]
fn weights_are_checked() {
    let board: Board = "ooo".parse().unwrap();
    let error = Pagoda::new(&board, vec![0, 0, 1]).unwrap_err();
    assert_eq!(error, PagodaError::Raised { by: board.parse_jumps("a1-c1").unwrap()[0] });
    let holes = board.hole_count();
    assert_eq!(Pagoda::new(&board, vec![1]), Err(PagodaError::WeightCount { expected: holes, found: 1 }));
}

/// On these boards, no hole has a neighbour, so each hole is an invariant of its own.
#[test]
fn pegs_are_not_counted_by_class_if_there_are_too_many_classes() {
    for (holes, fewest) in [(16, 16), (17, 1)] {
        let board: Board = vec!["o"; holes].join("\n.\n").parse().unwrap();
        assert_eq!(board.classes().invariants().len(), holes);
        assert_eq!(board.classes().fewest_pegs(board.holes()), fewest);
    }
}
