//! Tests the searches by moves against plain searches and against each other, with and without their bounds.

use std::collections::{BTreeSet, HashMap, hash_map::Entry};
use std::sync::Arc;

use proptest::prelude::*;

use crate::rules::{Board, Finish, Position, Random, moves};
use crate::solve::{Meter, Target};

use super::*;

use bound::Bound;
use find_move::move_between;
use generator::{MOST_LANDINGS, MoveGenerator};
use walk::Walk;

const BOARDS: [&str; 4] = ["triangle", "ooooo/ooooo/ooooo/ooooo", "english", "# directions: 8\noooo\noooo\noooo"];

#[test]
fn no_position_delays_a_search() {
    let board: Board = "8x8-diagonal".parse().unwrap();
    let problem = Problem::new(board.clone(), board.vacancy(crate::Hole::new(0)), Finish::ANY_PEG).unwrap();
    let targets = MoveTargets::new(&problem);
    let generator = MoveGenerator::new(targets.back.unwrap(), true);
    let mut walk = Walk::ended(&generator);
    walk.begin(generator.firsts()[0], &generator);
    let heard = std::iter::from_fn(|| walk.next(&generator).map(|_| ())).count();
    assert_eq!((heard, walk.landings, walk.is_cut()), (MOST_LANDINGS + 1, MOST_LANDINGS + 1, true));
}

/// Uses plain recursion to find every position that can be reached from a given position in one move. With `is_back`,
/// jumps are taken back.
fn plain_ends(board: &Board, from: Position, is_back: bool) -> BTreeSet<Position> {
    fn follow(board: &Board, position: Position, is_back: bool, jumps: &[Jump], ends: &mut BTreeSet<Position>) {
        if !jumps.is_empty() {
            ends.insert(position);
        }
        for &jump in board.jumps() {
            let after = if is_back { jump.undo(position) } else { jump.play(position) };
            let is_next =
                jumps.last().is_none_or(|last| if is_back { jump.to == last.from } else { jump.from == last.to });
            if let (Ok(after), true) = (after, is_next) {
                follow(board, after, is_back, &[jumps, &[jump]].concat(), ends);
            }
        }
    }
    let mut ends = BTreeSet::new();
    follow(board, from, is_back, &[], &mut ends);
    ends
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_walk_lands_where_moves_end(
        board in prop::sample::select(BOARDS.to_vec()), one: u64, other: u64, is_back: bool
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let [some, many] = [one & other, one | other].map(|bits| board.holes() & Position::from_bits(bits.into()));
        for position in [some, many] {
            let start = if is_back { board.holes() } else { position };
            let Ok(problem) = Problem::new(board.clone(), start, Finish::AtMost(1)) else { continue };
            let generator = MoveGenerator::new(Target::new(&problem), is_back);
            let mut walk = Walk::ended(&generator);
            walk.begin(generator.landing(position), &generator);
            let mut ends = BTreeSet::new();
            while let Some(landing) = walk.next(&generator) {
                ends.insert(landing.images[0]);
            }
            prop_assert_eq!(&ends, &plain_ends(&board, position, is_back));
            if !is_back {
                for &end in &ends {
                    let jumps = move_between(&board, position, end).unwrap();
                    prop_assert_eq!(moves(&jumps).count(), 1);
                    prop_assert_eq!(jumps.iter().try_fold(position, |position, jump| jump.play(position)), Ok(end));
                }
            }
        }
    }
}

/// The targets of a problem, with a complete bound but without pagoda functions.
fn targets_of(problem: &Problem) -> MoveTargets {
    let mut targets = MoveTargets::new(problem);
    let mut meter = Meter::default();
    // Learns slice by slice, to check that no work is lost between slices.
    while !Arc::make_mut(&mut targets.bound).learn(&mut meter) {
        meter.allow(1);
    }
    targets
}

/// The lower bounds on the number of moves from a position to a finish, and from the start to the position.
fn moves_of(bound: &Bound, board: &Board, position: Position) -> [usize; 2] {
    bound.moves(&board.symmetries().images_of(position))
}

/// The lengths, in moves, of the lines that a search from both ends finds. Each line is shorter than the one before.
fn lines_of(problem: &Problem, targets: &MoveTargets, at_most: u32) -> Vec<u32> {
    let mut ends = MoveEnds::new(targets, at_most as usize).unwrap();
    let (mut meter, mut lines) = (Meter::unlimited(), Vec::new());
    loop {
        match ends.run(usize::MAX, &mut meter) {
            Some(End::Found(jumps)) => {
                assert!(problem.is_solved_by(&jumps));
                lines.push(moves(&jumps).map(|_| 1).sum());
            }
            Some(End::Empty { complete: true }) => return lines,
            _ => panic!("neither was limited"),
        }
    }
}

/// Maps positions to the positions one move away.
type Steps = HashMap<Position, BTreeSet<Position>>;

/// For each reachable position, the positions one move away, found by a search without any bound.
fn plain_steps(board: &Board, start: Position) -> Steps {
    let (mut steps, mut open) = (Steps::new(), vec![start]);
    while let Some(position) = open.pop() {
        if let Entry::Vacant(entry) = steps.entry(position) {
            open.extend(entry.insert(plain_ends(board, position, false)).iter());
        }
    }
    steps
}

/// The same steps in reverse, from each landing to the positions before it.
fn reversed(steps: &Steps) -> Steps {
    let mut back = Steps::new();
    for (&before, landings) in steps {
        for &landing in landings {
            back.entry(landing).or_default().insert(before);
        }
    }
    back
}

/// The fewest steps from a position to each reachable position, found level by level.
fn distances(steps: &Steps, from: Position) -> HashMap<Position, usize> {
    let mut distances = HashMap::from([(from, 0)]);
    let mut level = vec![from];
    for count in 1.. {
        let next = level.iter().filter_map(|position| steps.get(position)).flatten().copied();
        let is_new = |position: &Position| match distances.entry(*position) {
            Entry::Occupied(_) => false,
            Entry::Vacant(entry) => *entry.insert(count) == count,
        };
        level = next.filter(is_new).collect();
        if level.is_empty() {
            break;
        }
    }
    distances
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_bound_on_the_moves_hides_no_line_within_it(
        board in prop::sample::select(BOARDS.to_vec()), pegs: u64, more: u64, finish in 0..64_usize
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let more = Position::from_bits(more.into()) | Position::first(9);
        let pegs = Position::from_bits(pegs.into()) & board.holes() & more;
        let finish = Finish::from(crate::Hole::new(finish % board.hole_count()));
        for finish in [Finish::ANY_PEG, finish] {
            let problem = Problem::new(board.clone(), pegs, finish).unwrap();
            let targets = targets_of(&problem);
            if targets.back.is_none() || finish.is_met_by(pegs) {
                continue;
            }
            let fewest = lines_of(&problem, &targets, 60).pop();
            for at_most in 1..fewest.map_or(4, |fewest| fewest + 3) {
                let found = lines_of(&problem, &targets, at_most);
                prop_assert!(found.iter().all(|&moves| moves <= at_most) && found.is_sorted_by(|one, next| one > next));
                prop_assert_eq!(found.last().copied(), fewest.filter(|&fewest| fewest <= at_most), "at most {}", at_most);
            }
        }
    }
}

/// The number of moves in the line that a beam finds, and whether this number is proven to be the smallest.
fn beam_of(targets: &MoveTargets, width: usize) -> (Option<u32>, bool) {
    let mut beam = MoveBeam::new(targets.clone(), width);
    let mut meter = Meter::default();
    meter.allow(u64::MAX);
    let End::Found(jumps) = beam.run(usize::MAX, &mut meter).unwrap() else { return (None, false) };
    (Some(moves(&jumps).map(|_| 1).sum()), beam.is_complete)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_complete_beam_of_moves_has_the_shortest_line(
        board in prop::sample::select(BOARDS.to_vec()), pegs: u64, more: u64, at_most in 1..7_u32
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let more = Position::from_bits(more.into()) | Position::first(9);
        let pegs = Position::from_bits(pegs.into()) & board.holes() & more;
        let finish = Finish::AtMost(at_most);
        let problem = Problem::new(board, pegs, finish).unwrap();
        prop_assume!(!finish.is_met_by(pegs));
        let targets = targets_of(&problem);
        let (fewest, is_complete) = beam_of(&targets, usize::MAX);
        prop_assert_eq!(is_complete, fewest.is_some());
        if targets.back.is_some() {
            prop_assert_eq!(fewest, lines_of(&problem, &targets, 60).pop());
        }
        for width in [1, 2, 5, 30] {
            let (count, is_complete) = beam_of(&targets, width);
            prop_assert!(!is_complete || count == fewest, "{:?} moves of {:?} with {} positions", count, fewest, width);
            prop_assert!(count.is_none() || count >= fewest);
        }
    }
}

const SMALL: [&str; 6] = [
    "triangle",
    "ooooo/ooooo/ooooo",
    "# directions: 8\nooo\nooo\nooo\n.o.",
    ".ooo/oooo/ooooo/.oo.",
    "# directions: 6\noooo\noooo\noooo\n.ooo",
    "ooooooooo/.oooo.ooo",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// The search from both ends relies on two properties. The bound never exceeds the number of moves actually needed,
    /// from the start or to a finish. A move lowers the bound to a finish and raises the bound from the start by at
    /// most one.
    #[test]
    fn a_bound_is_at_most_the_moves_that_it_takes_and_a_move_brings_it_nearer_by_one(
        board in prop::sample::select(SMALL.to_vec()), one: u64, other: u64, finish in 0..64_usize
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let start = board.holes() & Position::from_bits((one & other).into());
        prop_assume!(start.count() <= 9);
        let (problem, fewest) = check_bound(&board, start, finish)?;
        if fewest > 0 {
            prop_assert_eq!(lines_of(&problem, &targets_of(&problem), 20).pop(), Some(u32::try_from(fewest).unwrap()));
        }
    }

    /// Only on a board with three parts can a jump start in the first part, pass over a hole of the second, and end in
    /// the third.
    #[test]
    fn a_bound_by_three_parts_is_at_most_the_moves_that_it_takes(
        board in prop::sample::select(LARGE.to_vec()), one: u64, other: u64, first in 0..50_u32, finish in 0..64_usize
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let start = board.holes() & Position::from_bits((((one | other) & 0x3fff) << first).into());
        prop_assume!(start.count() <= 9);
        check_bound(&board, start, finish)?;
    }
}

const LARGE: [&str; 5] = [
    "english",
    "6x6",
    "# directions: 8/.ooo.ooo/oooooooo/ooooo.oo/oooooooo",
    "# directions: 6/oooooo/oooooo/oooooo/oooooo/oooooo/oooooo",
    "# directions: 8/ooooooooo/ooooooooo/ooooooooo/ooooooooo/ooooooooo",
];

/// Compares the bound with a plain search from a start to one of its reachable positions; returns the problem and the
/// fewest moves.
fn check_bound(board: &Board, start: Position, finish: usize) -> Result<(Problem, usize), TestCaseError> {
    let steps = plain_steps(board, start);
    let reached = distances(&steps, start);
    let mut ends: Vec<Position> = reached.keys().copied().collect();
    Position::sort(&mut ends);
    let finish = ends[finish % ends.len()];
    let problem = Problem::new(board.clone(), start, Finish::Pattern(finish));
    let problem = problem.map_err(|_| TestCaseError::reject("a finish without pegs"))?;
    let bound = targets_of(&problem).bound;
    let left = distances(&reversed(&steps), finish);
    for &position in &ends {
        let [to_finish, from_start] = moves_of(&bound, board, position);
        prop_assert!(from_start <= reached[&position]);
        prop_assert!(left.get(&position).is_none_or(|&moves| to_finish <= moves));
        for &after in &steps[&position] {
            let [to_finish_after, from_start_after] = moves_of(&bound, board, after);
            prop_assert!(to_finish <= to_finish_after + 1 && from_start_after <= from_start + 1);
        }
    }
    Ok((problem, reached[&finish]))
}

/// Every corner peg has to move, and so does one peg of every full region at the corners. These moves account for 12 of
/// the 18 moves.
#[test]
fn the_bound_has_the_moves_of_corners_and_of_full_regions() {
    let board: Board = "english".parse().unwrap();
    let centre = board.parse_hole("d4").unwrap();
    let problem = |start, finish| Problem::new(board.clone(), start, Finish::Pattern(finish)).unwrap();
    let bound = targets_of(&problem(board.vacancy(centre), Position::of(centre))).bound;
    assert_eq!(moves_of(&bound, &board, board.vacancy(centre)), [12, 0]);
    assert_eq!(moves_of(&bound, &board, Position::of(centre)), [0, 12]);
}

/// A backward search from two of the possible last pegs finds more moves than it may try.
#[test]
fn a_cut_in_the_middle_of_a_pass_is_not_forgotten() {
    let board: Board = "english-diagonal".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let targets = targets_of(&Problem::new(board, start, Finish::ANY_PEG).unwrap());
    let mut ends = MoveEnds::new(&targets, 20).unwrap();
    let mut meter = Meter::default();
    meter.allow(200_000);
    assert!(matches!(ends.run(usize::MAX, &mut meter), Some(End::Empty { complete: false })));
}

/// A problem that starts with one vacancy and ends with one peg.
fn single_problem(board: &str, vacancy: &str, peg: &str) -> Problem {
    let board: Board = board.parse().unwrap();
    let [vacancy, peg] = [vacancy, peg].map(|hole| board.parse_hole(hole).unwrap());
    Problem::new(board.clone(), board.vacancy(vacancy), Finish::Pattern(Position::of(peg))).unwrap()
}

/// The start and the finish are symmetric, but the chosen regions may not be.
#[test]
fn all_images_of_a_position_have_the_same_bound() {
    for (name, hole) in [("5x5-diagonal", "c3"), ("hexagon-37", "d4"), ("triangle-28", "c5")] {
        let problem = single_problem(name, hole, hole);
        let (board, targets) = (problem.board(), targets_of(&problem));
        let mut random = Random::new(7);
        for _ in 0..2000 {
            let pegs = board.holes().holes().filter(|_| random.below(4) > 0).map(Position::of);
            let position = pegs.fold(Position::EMPTY, |all, peg| all | peg);
            let moves = moves_of(&targets.bound, board, position);
            assert!(
                targets.ahead.symmetries.images(position).all(|image| moves_of(&targets.bound, board, image) == moves),
                "{name}"
            );
        }
    }
}

/// If a finish has too many pegs to be listed, it may leave every region full.
#[test]
fn finishes_that_are_not_listed_require_no_moves() {
    let board: Board = "6x6-diagonal".parse().unwrap();
    let start = board.vacancy(board.parse_hole("b1").unwrap());
    let problem = Problem::new(board, start, Finish::AtMost(20)).unwrap();
    assert_eq!(moves_of(&targets_of(&problem).bound, problem.board(), start), [0, 0]);
    let outcome = FewestMoves::new(problem, Settings::default()).finish();
    assert_eq!(outcome.line().map(|line| (line.move_count(), line.is_proven)), Some((6, true)));
}

/// With so little memory, a wide beam ends before it finds a line.
#[test]
fn a_narrow_beam_replaces_a_wide_one_that_runs_out_of_memory() {
    let problem = single_problem("hexagon-37", "b2", "f3");
    let outcome = FewestMoves::new(problem, Settings::default().with_memory(6 << 20)).finish();
    assert!(outcome.line().is_some_and(|line| line.move_count() <= 16), "{outcome:?}");
}

/// Without the regions and the initial wide beam, neither line is proven to be the shortest within 384 MB. With
/// two-word positions, the first line is not proven to be the shortest even with the regions and the wide beam.
#[test]
#[cfg(not(feature = "wide"))]
fn many_jumps_take_little_memory() {
    for (name, start, finish, fewest) in [("6x6-diagonal", "b1", "a2", 12), ("hexagon-37", "b2", "f3", 15)] {
        let problem = single_problem(name, start, finish);
        let outcome = FewestMoves::new(problem, Settings::default().with_memory(24 << 20)).finish();
        assert_eq!(outcome.line().map(|line| (line.move_count(), line.is_proven)), Some((fewest, true)), "{name}");
    }
}
