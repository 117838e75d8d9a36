//! Compares crossing tests with plain sets of positions.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use peg_solitaire::proof::SetLevel;
use peg_solitaire::{Board, Hole};

const MEMORY: usize = 1 << 28;

fn problem_of(board: &Board, start: Position) -> Problem {
    Problem::new(board.clone(), start, Finish::Pattern(board.complement(start))).unwrap()
}

fn problem(name: &str, vacancy: &str) -> Problem {
    let board: Board = name.parse().unwrap();
    problem_of(&board, board.parse_start(vacancy).unwrap())
}

fn finished(problem: &Problem, pagodas: Vec<Pagoda>, slice: u64) -> Crossing {
    let mut crossing = Crossing::new(problem, pagodas, MEMORY).unwrap();
    while !crossing.run(slice).unwrap() {}
    crossing
}

fn add(level: &mut CrossingLevel, position: Position) {
    level.positions += 1;
    level.digest = level.digest.wrapping_add(SetLevel::number(position));
}

/// All positions that can reach a finish and have at most `most` outer pegs, found one by one and grouped into levels.
fn plain(problem: &Problem, most: u32) -> Vec<CrossingLevel> {
    let board = problem.board();
    let outer = SetPlan::outer(board);
    let finish = board.complement(problem.start());
    let (mut seen, mut open) = (HashSet::from([finish]), vec![finish]);
    while let Some(position) = open.pop() {
        let complement = board.complement(position);
        let before = board.legal_jumps(complement).map(|jump| position ^ jump.mask());
        let new = before.filter(|&before| (before & outer).count() <= most && seen.insert(before));
        open.extend(new.collect::<Vec<_>>());
    }
    let mut levels: Vec<CrossingLevel> = (0..=most).map(|pegs| CrossingLevel::new(pegs, 0, 0)).collect();
    seen.into_iter().for_each(|position| add(&mut levels[(position & outer).count() as usize], position));
    levels
}

/// Compares a test with the whole set: the verdict, and each level in which no position is excluded.
fn check(problem: &Problem, seed: u64, slice: u64) {
    let board = problem.board();
    let mut set = CompleteSet::winning(problem, MEMORY).unwrap();
    while set.run(1 << 20).is_none() {}
    let is_solvable = set.contains(problem.start());
    let crossing = finished(problem, Vec::new(), slice);
    assert_eq!(crossing.is_solvable(), is_solvable);
    let outer = SetPlan::outer(board);
    let mut expected: Vec<CrossingLevel> = (0..=outer.count()).map(|pegs| CrossingLevel::new(pegs, 0, 0)).collect();
    set.positions().for_each(|position| add(&mut expected[(position & outer).count() as usize], position));
    let half = crossing.frame.half + 1;
    assert!(crossing.levels().iter().take(half).zip(&expected).all(|(level, expected)| level == expected));
    let bounded = finished(problem, Crossing::pagodas(problem, 6, seed), slice);
    assert_eq!(bounded.is_solvable(), is_solvable);
    for (less, more) in bounded.levels().iter().zip(crossing.levels()) {
        assert!(less.positions <= more.positions);
    }
    for found in [crossing.found(), bounded.found()] {
        assert_eq!(found.is_some(), is_solvable == Some(true));
        if let Some(found) = found {
            assert_eq!(set.contains(found), Some(true));
            assert_eq!(set.contains(board.complement(found)), Some(true));
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    let cells = prop::collection::vec(prop::sample::select(vec!['o', 'o', 'o', 'o', '.']), 25);
    (cells, 2..=5_usize, 3..=5_usize, prop::sample::select(vec![4, 6, 8])).prop_filter_map(
        "a board with jumps",
        |(cells, rows, columns, directions)| {
            let rows: Vec<String> = cells.chunks(5).take(rows).map(|row| row[..columns].iter().collect()).collect();
            let board: Board = format!("# directions: {directions}\n{}", rows.join("\n")).parse().ok()?;
            Some(board)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_crossing_test_agrees_with_the_complete_set(board in any_board(), hole: usize, pegs: u64, few: bool, seed: u64, slice in 1..1000u64) {
        let start = if few {
            board.complement(Position::from_bits((pegs & pegs >> 20 & pegs >> 40).into()) & board.holes())
        } else {
            board.vacancy(Hole::new(hole % board.hole_count()))
        };
        prop_assume!(start != board.holes() && !start.is_empty());
        check(&problem_of(&board, start), seed, slice);
    }
}

#[test]
fn named_boards_agree_with_their_complete_sets() {
    for (name, vacancy) in [("triangle", "b3"), ("triangle-21", "a1"), ("5x5", "c3"), ("hexagon-19", "c3")] {
        check(&problem(name, vacancy), 7, 1 << 20);
    }
}

/// Every solution on this board enters the stored layers through the last one, in which all heavy holes are full.
#[test]
fn the_last_layer_of_the_half_is_read() {
    let problem = problem("# directions: 8\nooooo\noooo.\n.oooo", "b3");
    check(&problem, 7, 1 << 20);
    let mut crossing = Crossing::new(&problem, Vec::new(), MEMORY).unwrap();
    let last = (crossing.frame.half + 1) * crossing.layers_of_level() - 1;
    while crossing.layers() <= last {
        assert!(!crossing.run(1).unwrap());
    }
    assert!(crossing.layer(last).is_some());
}

#[test]
#[ignore = "takes a minute"]
fn the_english_board_agrees_with_its_complete_set() {
    ["d4", "c1"].into_iter().for_each(|vacancy| check(&problem("english", vacancy), 7, 1 << 20));
}

/// Wiegleb has 33 outer holes, one more than half the bits in a word.
#[test]
fn the_first_levels_of_large_boards_agree_with_plain_sets() {
    for (name, vacancy, most) in [("wiegleb", "e1", 6), ("semi-wiegleb", "e1", 6), ("english", "d4", 8)] {
        let problem = problem(name, vacancy);
        let Ok(mut crossing) = Crossing::new(&problem, Vec::new(), 1 << 30) else { panic!("{name} is too large") };
        while crossing.levels().len() <= most {
            assert!(!crossing.run_shared(2, |_| {}).unwrap());
        }
        assert_eq!(crossing.levels(), plain(&problem, u32::try_from(most).unwrap()), "{name}");
    }
}

/// Five squares of three lines each. In every line, one peg jumps over another, in either direction; together, these
/// jumps turn the start into its complement.
#[test]
fn lines_that_fill_a_board_of_45_holes_are_a_solution() {
    let board: Board = "wiegleb".parse().unwrap();
    let name = |column: usize, row: usize| format!("{}{}", ('a'..).nth(column).unwrap(), row + 1);
    let choice = 0b10_1100_0111_0010;
    let mut start = board.holes();
    for (square, (left, top)) in [(3, 0), (0, 3), (3, 3), (6, 3), (3, 6)].into_iter().enumerate() {
        for line in 0..3 {
            let end = if choice >> (square * 3 + line) & 1 == 1 { 2 } else { 0 };
            let [column, row] = if square == 2 { [left + line, top + end] } else { [left + end, top + line] };
            start = start.without(board.parse_hole(&name(column, row)).unwrap());
        }
    }
    let problem = problem_of(&board, start);
    let crossing = finished(&problem, Crossing::pagodas(&problem, 24, 0), 1 << 20);
    let found = crossing.found().unwrap();
    assert!(found.count() < start.count() && crossing.is_solvable() == Some(true));
}

#[test]
fn only_a_start_that_is_the_complement_of_the_finish_is_tested() {
    let board: Board = "english".parse().unwrap();
    let start = board.parse_start("d4").unwrap();
    for finish in [Finish::ANY_PEG, Finish::parse("d1", &board).unwrap()] {
        let problem = Problem::new(board.clone(), start, finish).unwrap();
        assert_eq!(Crossing::new(&problem, Vec::new(), MEMORY).unwrap_err(), NoCrossing::NotSelfDual);
    }
}

/// Only outer holes have weights, and their totals exceed 32 bits.
#[test]
fn weights_of_any_size_leave_the_verdict_as_it_is() {
    for (name, vacancy) in [("5x5", "c3"), ("triangle-21", "a1"), ("triangle", "b3"), ("hexagon-19", "c3")] {
        let problem = problem(name, vacancy);
        let (board, plain) = (problem.board(), finished(&problem, Vec::new(), 1 << 20));
        for weight in [1, 1 << 28, 1 << 30, i32::MAX] {
            let of_hole = |hole| if plain.outer().contains(hole) { weight } else { 0 };
            let pagoda = Pagoda::new(board, board.holes().holes().map(of_hole).collect()).unwrap();
            let bounded = finished(&problem, vec![pagoda], 1 << 20);
            assert_eq!(bounded.is_solvable(), plain.is_solvable(), "{name} with weights of {weight}");
            assert_eq!(bounded.bounds().count(), 1);
        }
    }
}

#[test]
fn functions_of_other_boards_are_refused() {
    let problem = problem("5x5", "c3");
    for (other, vacancy) in [("diamond-25", "d4"), ("english", "d4"), ("triangle", "b3")] {
        let pagodas = Crossing::pagodas(&self::problem(other, vacancy), 24, 0).into_iter();
        let mut pagodas = pagodas.filter_map(|pagoda| {
            let why = Pagoda::new(problem.board(), pagoda.weights().to_vec()).err()?;
            Some((pagoda, why))
        });
        let (pagoda, why) = pagodas.next().unwrap();
        let refused = Crossing::new(&problem, vec![pagoda], MEMORY);
        assert_eq!(refused.unwrap_err(), NoCrossing::Pagoda(why));
    }
}

#[test]
fn a_test_ends_with_an_error_before_it_exceeds_its_memory() {
    let problem = problem("english", "d4");
    let mut refused = [false; 2];
    for memory in (1..30).step_by(2).map(|megabytes| megabytes << 20) {
        let Ok(mut crossing) = Crossing::new(&problem, Vec::new(), memory) else {
            refused[0] = true;
            continue;
        };
        loop {
            let is_shared = memory >> 20 & 2 == 0;
            let result = if is_shared { crossing.run_shared(2, |_| {}) } else { crossing.run(1 << 20) };
            assert!(crossing.memory() <= memory);
            match result {
                Ok(false) => {}
                Ok(true) => return assert_eq!((refused, crossing.is_solvable()), ([true; 2], Some(true))),
                Err(error) => {
                    assert!(matches!(error, NoCrossing::TooLarge { needed } if needed > memory as u64));
                    refused[1] = true;
                    break;
                }
            }
        }
    }
    panic!("30 MB are not enough");
}

type Layer = (CrossingLevel, Vec<Box<[u8]>>);

/// The layers that a test stores for later layers, each with its rows.
fn saved(problem: &Problem) -> (Vec<Layer>, Crossing) {
    let (mut layers, mut crossing) = (Vec::new(), Crossing::new(problem, Vec::new(), MEMORY).unwrap());
    loop {
        let layer = crossing.layers();
        let is_over = crossing.run_shared(3, |_| {}).unwrap();
        if let Some((level, rows)) = crossing.layer(layer).filter(|_| crossing.layers() > layer) {
            layers.push((level, rows.map(Box::from).collect()));
        }
        if is_over {
            return (layers, crossing);
        }
    }
}

#[test]
fn a_test_continues_after_any_saved_layer() {
    for problem in [problem("triangle-21", "a1"), problem("triangle", "b3"), problem("5x5", "c3")] {
        let (layers, whole) = saved(&problem);
        for count in 0..=layers.len() {
            let mut crossing = Crossing::new(&problem, Vec::new(), MEMORY).unwrap();
            layers[..count].iter().for_each(|(level, rows)| crossing.restore(*level, rows.clone()).unwrap());
            while !crossing.run(1 << 20).unwrap() {}
            assert_eq!(crossing.levels(), whole.levels());
            assert_eq!((crossing.found(), crossing.is_solvable()), (whole.found(), whole.is_solvable()));
        }
    }
}

#[test]
fn no_other_bytes_are_accepted_as_a_layer() {
    let problem = problem("triangle", "b3");
    let (layers, _) = saved(&problem);
    let restored = |changed: usize, level: CrossingLevel, rows: Vec<Box<[u8]>>| {
        let mut crossing = Crossing::new(&problem, Vec::new(), MEMORY).unwrap();
        layers[..changed].iter().for_each(|(level, rows)| crossing.restore(*level, rows.clone()).unwrap());
        crossing.restore(level, rows)
    };
    for (index, (level, rows)) in layers.iter().enumerate() {
        assert_eq!(restored(index, *level, rows.clone()), Ok(()));
        let other = CrossingLevel { pegs: level.pegs + 1, ..*level };
        assert_eq!(restored(index, other, rows.clone()), Err(NoCrossing::Damaged));
        for (row, byte) in
            rows.iter().enumerate().flat_map(|(row, bytes)| (0..bytes.len()).map(move |byte| (row, byte)))
        {
            for change in [1, 8, 0x80, 0xFF] {
                let mut other = rows.clone();
                other[row][byte] ^= change;
                assert_eq!(restored(index, *level, other), Err(NoCrossing::Damaged));
            }
            let mut shorter = rows.clone();
            shorter[row] = rows[row][..byte].into();
            assert_eq!(restored(index, *level, shorter), Err(NoCrossing::Damaged));
        }
        let more = [rows.clone(), vec![Box::from([])]].concat();
        assert_eq!(restored(index, *level, more), Err(NoCrossing::Damaged));
        if level.positions > 0 {
            assert_eq!(restored(index, *level, Vec::new()), Err(NoCrossing::Damaged));
        }
    }
}
