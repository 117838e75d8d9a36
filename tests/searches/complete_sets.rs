//! Compares complete sets with all positions of small boards, one by one, and with published counts.

use std::collections::{BTreeSet, HashMap};

use crate::common::{
    agree, any_board, any_finish, board, cases, data, feasible_pairs, hole, number, numbers, split_mix, start, text,
};
use peg_solitaire::complete_set::{CompleteSet, SetPlan, Share};
use peg_solitaire::proof::{Certificate, SetLevel};
use peg_solitaire::{Board, Hole, Position, Problem, level_sizes};
use proptest::prelude::*;
use serde_json::Value;

/// A memory limit that is enough for the complete set of any board in these tests, in bytes.
const MEMORY: usize = 1 << 28;

/// A board with at most 20 holes.
fn small_board(side: usize) -> impl Strategy<Value = Board> {
    any_board(side).prop_filter("a small board", |board| board.hole_count() <= 20)
}

fn all(board: &Board) -> impl Iterator<Item = Position> {
    (0..=board.holes().to_bits()).map(Position::from_bits)
}

/// For each position on a small board, indexed by its bits, whether play can reach a finish. Positions with fewer pegs
/// are evaluated first, because jumps lead to them.
fn reaching(board: &Board, is_finish: impl Fn(Position) -> bool) -> Vec<bool> {
    let mut reaching = vec![false; 1 << board.hole_count()];
    let mut positions: Vec<Position> = all(board).collect();
    positions.sort_by_key(|position| position.count());
    for position in positions {
        let mut after = board.legal_jumps(position).map(|jump| jump.play(position).unwrap().to_bits() as usize);
        reaching[position.to_bits() as usize] = is_finish(position) || after.any(|after| reaching[after]);
    }
    reaching
}

/// Computes the set in slices, and compares it with the expected answer for each position of the class.
fn check(mut set: CompleteSet, board: &Board, member: Position, slice: u64, expected: impl Fn(Position) -> bool) {
    while set.run(slice).is_none() {}
    let class = |position| board.classes().class(position);
    let mut counts = vec![0; board.hole_count() + 1];
    let mut members = Vec::new();
    for position in all(board) {
        let is_in = class(position) == class(member) && expected(position);
        assert_eq!(set.contains(position), Some(is_in), "{}", board.draw(position));
        if is_in {
            counts[position.count() as usize] += 1;
            members.push(position);
        }
    }
    assert_eq!(set.counts(), counts);
    let mut positions: Vec<Position> = set.positions().collect();
    positions.sort_unstable();
    assert_eq!(positions, members);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_winning_set_has_all_positions_that_can_be_won(board in small_board(4), pegs: u64, choice: u64, slice in 1..1000u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let reaching = reaching(&board, |position| problem.finish().is_met_by(position));
        let set = CompleteSet::winning(&problem, MEMORY).unwrap();
        check(set, &board, start, slice, |position| reaching[position.to_bits() as usize]);
    }

    #[test]
    fn several_finishes_are_reached_together(board in small_board(4), pegs in prop::collection::vec(any::<u64>(), 1..5)) {
        let finishes: Vec<Position> = pegs.iter().map(|&pegs| Position::from_bits(pegs.into()) & board.holes()).collect();
        let class = |position| board.classes().class(position);
        let reaching = reaching(&board, |position| class(position) == class(finishes[0]) && finishes.contains(&position));
        let set = CompleteSet::reaching(&board, &finishes, MEMORY).unwrap();
        check(set, &board, finishes[0], 100, |position| reaching[position.to_bits() as usize]);
    }

    #[test]
    fn a_set_has_all_positions_that_a_start_can_reach(board in small_board(4), pegs: u64, slice in 1..1000u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let mut reached = vec![false; 1 << board.hole_count()];
        let mut open = vec![start];
        while let Some(position) = open.pop() {
            if !std::mem::replace(&mut reached[position.to_bits() as usize], true) {
                open.extend(board.legal_jumps(position).map(|jump| jump.play(position).unwrap()));
            }
        }
        let set = CompleteSet::reachable(&board, start, MEMORY).unwrap();
        check(set, &board, start, slice, |position| reached[position.to_bits() as usize]);
    }

    #[test]
    fn digests_add_up_all_positions(board in small_board(4), pegs: u64, slice in 1..1000u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let make = || CompleteSet::reachable(&board, start, MEMORY).unwrap();
        let finish = Position::from_bits((pegs >> 20).into()) & board.holes();
        let winning = CompleteSet::reaching(&board, &[finish], MEMORY).unwrap();
        for mut set in [make().with_digests(), winning.with_digests()] {
            while set.run(slice).is_none() {}
            let mut levels = vec![(0, 0); board.hole_count() + 1];
            for position in set.positions() {
                let bits = u64::try_from(position.to_bits()).unwrap();
                let (positions, digest) = &mut levels[position.count() as usize];
                (*positions, *digest) = (*positions + 1, split_mix(bits).wrapping_add(*digest));
            }
            let found = set.levels().unwrap();
            prop_assert!(found.windows(2).all(|pair| pair[0].pegs > pair[1].pegs));
            prop_assert_eq!(found.iter().map(|level| level.positions).sum::<u64>(), set.counts().iter().sum::<u64>());
            for SetLevel { pegs, positions, digest } in found {
                prop_assert_eq!((positions, digest), levels[pegs as usize]);
            }
        }
        let mut plain = make();
        while plain.run(slice).is_none() {}
        prop_assert_eq!(plain.levels(), None);
    }

    #[test]
    fn positions_that_are_not_reached_have_a_proof(board in small_board(4), pegs: u64, choice: u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let mut set = CompleteSet::reachable(&board, start, MEMORY).unwrap().with_digests();
        prop_assert_eq!(set.proof(&problem), None);
        while set.run(1000).is_none() {}
        let is_won = set.positions().any(|position| problem.finish().is_met_by(position));
        let proof = set.proof(&problem);
        prop_assert_eq!(proof.is_none(), is_won);
        if let Some(proof) = proof {
            let certificate = Certificate::new(problem.clone(), proof);
            prop_assert_eq!(certificate.check(), Ok(()));
            prop_assert_eq!(certificate.to_string().parse::<Certificate>().unwrap(), certificate);
        }
    }

    /// Playing a jump is the same as undoing it in the complement.
    #[test]
    fn the_complement_of_what_can_reach_is_reached_from_the_complement(board in any_board(4), pegs: u64) {
        let finish = Position::from_bits(pegs.into()) & board.holes();
        let mut reaching = CompleteSet::reaching(&board, &[finish], MEMORY).unwrap();
        let mut reachable = CompleteSet::reachable(&board, board.complement(finish), MEMORY).unwrap();
        while reaching.run(1000).is_none() | reachable.run(1000).is_none() {}
        prop_assert!(reaching.counts().iter().eq(reachable.counts().iter().rev()));
        let complements = reaching.positions().map(|position| board.complement(position));
        prop_assert!(complements.eq(reachable.positions()));
    }
}

proptest! {
    #![proptest_config(cases(50))]

    #[test]
    fn a_set_that_keeps_only_its_end_counts_the_same(board in any_board(5), pegs: u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let size = CompleteSet::size(&board);
        prop_assume!(size.whole < MEMORY as u64);
        let sets = [size.whole, size.passing].map(|memory| {
            let mut set = CompleteSet::reachable(&board, start, memory.try_into().unwrap()).unwrap();
            while set.run(1000).is_none() {
                assert!(set.memory() as u64 <= memory);
            }
            set
        });
        let [whole, passing] = &sets;
        prop_assert_eq!(whole.counts(), passing.counts());
        for hole in board.holes() {
            let position = Position::of(hole);
            prop_assert_eq!(passing.contains(position), whole.contains(position));
        }
    }

    #[test]
    fn work_in_parts_on_threads_gives_the_same_result(board in any_board(5), pegs: u64, parts in 0..5usize, budget in 0..50u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let size = CompleteSet::size(&board);
        prop_assume!(size.whole < MEMORY as u64);
        let make = |memory: u64| CompleteSet::reachable(&board, start, memory.try_into().unwrap()).unwrap();
        let (mut alone, mut shared, mut left) = (make(size.whole), make(size.whole), make(size.passing));
        while alone.run(1000).is_none() {}
        // Alternates between work without threads and work on threads.
        while shared.run(budget).is_none() && shared.run_shared(parts, on_threads).is_none() {}
        while left.run(budget).is_none() && left.run_shared(parts, |_| {}).is_none() {}
        prop_assert_eq!(alone.counts(), shared.counts());
        prop_assert_eq!(alone.counts(), left.counts());
        prop_assert!(alone.positions().eq(shared.positions()));
        prop_assert!(shared.progress() > 0.999);
    }
}

fn on_threads(parts: &mut [Share]) {
    std::thread::scope(|scope| parts.iter_mut().for_each(|part| drop(scope.spawn(|| part.run()))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn larger_boards_are_enumerated_too(board in small_board(6), pegs: u64, choice: u64) {
        let start = Position::from_bits(pegs.into()) & board.holes();
        let problem = Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap();
        let reaching = reaching(&board, |position| problem.finish().is_met_by(position));
        let set = CompleteSet::winning(&problem, MEMORY).unwrap();
        check(set, &board, start, 1000, |position| reaching[position.to_bits() as usize]);
    }
}

#[test]
fn no_position_is_seen_before_it_is_found() {
    sees_only_what_is_found(61);
}

#[test]
#[ignore = "takes a minute"]
fn no_position_is_seen_before_it_is_found_by_any_call() {
    sees_only_what_is_found(1);
}

/// Checks all positions after every `calls`-th call. New levels reuse the memory of dropped levels, whose contents must
/// not be visible.
fn sees_only_what_is_found(calls: u64) {
    let board: Board = "5x6".parse().unwrap();
    let start = board.parse_position("xxxxx/xoxox/xxxxx/xoxxx/ooooo/ooooo").unwrap();
    let size = CompleteSet::size(&board);
    let make = |memory: u64| CompleteSet::reachable(&board, start, memory.try_into().unwrap()).unwrap();
    let [mut whole, mut passing] = [size.whole, size.passing].map(make);
    while whole.run(1000).is_none() {}
    for call in 0.. {
        if passing.run(1).is_some() {
            break;
        }
        let is_looked_at = call % calls == 0;
        assert!(!is_looked_at || passing.positions().all(|position| whole.contains(position) == Some(true)));
    }
}

#[test]
fn no_set_exceeds_its_memory() {
    for name in ["english", "triangle", "diamond", "8x8"] {
        let board: Board = name.parse().unwrap();
        let size = CompleteSet::size(&board);
        let too_large = CompleteSet::reachable(&board, board.vacancy(Hole::new(0)), 1000).unwrap_err();
        assert_eq!(too_large.size, size);
        assert!(size.passing <= size.whole);
    }
}

#[test]
fn a_set_takes_one_bit_for_each_position_of_the_class() {
    for (name, positions) in [("english", 1 << 29), ("5x5-diagonal", 1 << 25), ("triangle-36", 1_u64 << 34)] {
        let whole = CompleteSet::size(&name.parse().unwrap()).whole;
        assert!((0..16 << 20).contains(&(whole - positions / 8)), "{name} takes {whole} bytes");
    }
}

#[test]
fn a_set_whose_rows_have_no_numbers_is_too_large() {
    let rows = ["ooooooo\n".repeat(6), "oooo\n.\n".into(), "o.o.o.o.o.o\n.\n".repeat(3)].concat();
    let board: Board = rows.parse().unwrap();
    let size = CompleteSet::size(&board);
    assert_eq!((size.whole, size.passing), (u64::MAX, u64::MAX));
    assert!(SetPlan::new(&board, Position::EMPTY, usize::MAX).is_err());
}

/// Each hole that takes part in no jump is an invariant, and each hole outside the blocks needs tables.
#[test]
fn holes_without_jumps_do_not_make_a_set_too_large() {
    let many = ["o.o.o.o.o.o"; 10].join("/.........../");
    for rows in ["o.o.o.o.o/........./o.o.o.o.o/......ooo", &many] {
        let board: Board = rows.replace('/', "\n").parse().unwrap();
        let start = board.vacancy(Hole::new(0));
        if let Ok(mut set) = CompleteSet::reachable(&board, start, MEMORY) {
            while set.run(1000).is_none() {}
            assert_eq!(set.contains(start), Some(true));
        }
    }
}

/// Compares the number of positions after each number of jumps with a published list.
fn check_level_sizes(row: &Value) {
    let (board, start) = start(row);
    agree("level_sizes", row, &row["sizes"], || {
        if row["jumps"].is_u64() {
            return level_sizes_in_parts(&board, start, number(row, "jumps")).into();
        }
        let mut set = CompleteSet::reachable(&board, start, 1 << 30).unwrap();
        while set.run(1_000_000).is_none() {}
        let is_symmetric = row["symmetric"] == true;
        let counts = if is_symmetric { up_to_symmetry(&set, &board) } else { set.counts() };
        let sizes: Vec<u64> = counts.into_iter().rev().skip(1).filter(|&count| count > 0).collect();
        sizes.into()
    });
}

/// Counts the same positions up to symmetry as [`level_sizes`], but counts the last level in parts, because it does not
/// fit into memory. All holes in an orbit have the same weight, so all images of a position are in the same part. The
/// part to which a jump leads can be computed from the three holes of the jump.
fn level_sizes_in_parts(board: &Board, start: Position, depth: usize) -> Vec<usize> {
    const PARTS: u64 = 16;
    let symmetries = board.symmetries();
    let orbit = |hole| symmetries.images(Position::of(hole)).fold(Position::EMPTY, |orbit, image| orbit | image);
    let orbits: BTreeSet<Position> = board.holes().holes().map(orbit).collect();
    let weighed: Vec<(Position, u64)> =
        orbits.into_iter().map(|orbit| (orbit, split_mix(orbit.to_bits().try_into().unwrap()) % PARTS)).collect();
    let part_of = |position: Position| {
        weighed.iter().map(|&(orbit, weight)| weight * u64::from((position & orbit).count())).sum::<u64>() % PARTS
    };
    let mut jumps_by = vec![Vec::new(); usize::try_from(PARTS).unwrap()];
    for &jump in board.jumps() {
        let [from, over, to] = [jump.from, jump.over, jump.to].map(|hole| part_of(Position::of(hole)));
        jumps_by[((to + 2 * PARTS - from - over) % PARTS) as usize].push(jump);
    }
    let after = |level: &[Position], part: u64| {
        let children = level.iter().flat_map(|&position| {
            let jumps = &jumps_by[((part + PARTS - part_of(position)) % PARTS) as usize];
            jumps.iter().filter(move |jump| jump.is_legal_in(position)).map(move |jump| position ^ jump.mask())
        });
        let mut next: Vec<Position> = children.map(|position| symmetries.canonical(position)).collect();
        next.sort_unstable();
        next.dedup();
        next.shrink_to_fit();
        next
    };
    let mut level = vec![symmetries.canonical(start)];
    let mut sizes = vec![1];
    while sizes.len() < depth {
        level = (0..PARTS).flat_map(|part| after(&level, part)).collect();
        sizes.push(level.len());
    }
    sizes.push((0..PARTS).map(|part| after(&level, part).len()).sum());
    sizes
}

/// The number of positions with each number of pegs, up to the symmetries that preserve the set. By Burnside's lemma,
/// this is the average number of positions that a symmetry fixes.
fn up_to_symmetry(set: &CompleteSet, board: &Board) -> Vec<u64> {
    let mut kept = set.counts();
    for map in board.symmetries().permutations().skip(1) {
        let cycle = |hole: Hole| {
            std::iter::successors(Some(map[hole.index()]), move |&at| (at != hole).then(|| map[at.index()]))
        };
        let cycles: BTreeSet<Position> = board.holes().holes().map(|hole| cycle(hole).collect()).collect();
        let cycles: Vec<Position> = cycles.into_iter().collect();
        let mut position = Position::EMPTY;
        // In each step, only the holes of a single cycle change.
        for number in 1..1usize << cycles.len() {
            position ^= cycles[number.trailing_zeros() as usize];
            kept[position.count() as usize] += u64::from(set.contains(position) == Some(true));
        }
    }
    kept.iter().map(|count| count / board.symmetries().count() as u64).collect()
}

#[test]
fn published_numbers_of_positions() {
    let rows = data("level_sizes").into_iter().filter(|row| row["board"] == "english33");
    rows.for_each(|row| check_level_sizes(&row));
}

#[test]
fn published_numbers_of_the_first_positions_of_a_board_of_49_holes() {
    let row = data("level_sizes").into_iter().find(|row| row["board"] == "senku49").unwrap();
    let (board, start) = start(&row);
    let published = &numbers(&row, "sizes")[..10];
    assert_eq!(level_sizes(&board, start, 9, board.symmetries()), published);
    assert_eq!(level_sizes_in_parts(&board, start, 9), published);
}

#[test]
#[ignore = "long proof: three thousand million positions and a gigabyte"]
fn published_numbers_of_positions_of_larger_boards() {
    let rows = data("level_sizes").into_iter().filter(|row| row["board"] != "english33");
    rows.for_each(|row| check_level_sizes(&row));
}

#[test]
#[ignore = "long proof: up to twenty thousand million positions and eight gigabytes, minutes"]
fn every_position_of_larger_boards() {
    const DEPTH: u32 = 8;
    for row in data("set_sizes") {
        let (board, start) = start(&row);
        agree("set_sizes", &row, &row["positions"], || {
            let mut set = CompleteSet::reachable(&board, start, 8 << 30).unwrap();
            while set.run(1_000_000).is_none() {}
            let first: Vec<u64> = set.counts().into_iter().rev().skip(1).take(DEPTH as usize + 1).collect();
            let plain = level_sizes(&board, start, DEPTH, &board.symmetries().identity());
            assert!(plain.into_iter().map(|size| size as u64).eq(first));
            set.counts().iter().sum::<u64>().into()
        });
    }
}

/// A board, a vacancy, and the holes in which play from this vacancy can leave a single peg, up to symmetry. The data
/// are from docs/results.md.
const SURVIVORS: [(&str, &str, &str); 7] = [
    ("french37", "c1", "e1 b4 e4 e7"),
    ("french37", "d2", "a3 d3 g3 d6"),
    ("french37", "d3", "d2 a5 d5 g5"),
    ("diamond41", "d2", "f2 c5"),
    ("diamond41", "e1", ""),
    ("diamond41", "e3", "b4 h4 e7"),
    ("diamond41", "e4", ""),
];

#[test]
#[ignore = "long proof: a hundred thousand million positions and eight gigabytes, half an hour"]
fn every_problem_of_european_37_and_diamond_41() {
    for (name, vacancy, survivors) in SURVIVORS {
        let board = board(name);
        let mut set = CompleteSet::reachable(&board, board.parse_start(vacancy).unwrap(), 8 << 30).unwrap();
        while set.run(1_000_000).is_none() {}
        let can_be_left = |hole: &Hole| set.contains(Position::of(*hole)).unwrap();
        let left: Vec<String> = board.holes().holes().filter(can_be_left).map(|hole| board.hole_name(hole)).collect();
        assert_eq!(left.join(" "), survivors, "{name}, {vacancy}");
        for row in data("solvable").iter().filter(|row| row["board"] == name && row["vacancy"] == vacancy) {
            agree("solvable", row, &row["solvable"], || can_be_left(&hole(&board, row, "finish")).into());
        }
    }
}

/// From all vacancies on these boards that are not images of those in [`SURVIVORS`], no single peg can be left, because
/// their position classes contain no position with a single peg.
#[test]
fn every_vacancy_of_european_37_and_diamond_41() {
    for name in ["french37", "diamond41"] {
        let board = board(name);
        let least = |hole: Hole| board.symmetries().canonical(Position::of(hole));
        let listed = SURVIVORS.iter().filter(|(of, ..)| *of == name);
        let listed: BTreeSet<Position> =
            listed.map(|(_, vacancy, _)| least(board.parse_hole(vacancy).unwrap())).collect();
        assert!(feasible_pairs(&board).into_iter().all(|(vacancy, _)| listed.contains(&least(vacancy))), "{name}");
    }
}

#[test]
fn published_numbers_of_positions_that_can_be_solved() {
    for row in data("class_sizes") {
        let board = board(text(&row, "board"));
        let finish = Position::of(hole(&board, &row, "finish"));
        agree("class_sizes", &row, &row["solvable"], || {
            let mut set = CompleteSet::reaching(&board, &[finish], MEMORY).unwrap();
            while set.run(1_000_000).is_none() {}
            assert_eq!(set.counts().iter().sum::<u64>(), 187_636_299);
            set.counts()[1..=numbers(&row, "solvable").len()].into()
        });
    }
}

/// The counts and digests of a set that stores only non-empty rows. Each row is pushed into the rows from which jumps
/// lead to it, and is then dropped.
fn pushed(plan: &SetPlan, seed: Position, turned: Position) -> Vec<u64> {
    let (mut sums, mut kept) = (plan.sums(Some(turned)), HashMap::new());
    let (first, word, bit) = plan.place(seed).unwrap();
    kept.entry(first).or_insert_with(|| vec![0; plan.words(first)])[word] |= bit;
    for level in 0..plan.levels() {
        for row in plan.rows(level) {
            assert_eq!(plan.row(level, row.number), Some(row));
            let Some(mut words) = kept.remove(&row) else { continue };
            plan.close(row, &mut words, Some(&mut sums));
            for (jump, before) in plan.before(row) {
                assert!(before.level > level && plan.oldest(before.level) <= level);
                let into = kept.entry(before).or_insert_with(|| vec![0; plan.words(before)]);
                plan.pull(jump, before, into, &words, |_| true);
            }
        }
        sums.end_level(plan.outer_pegs(level));
    }
    assert!(kept.is_empty());
    [sums.counts(), sums.digests().unwrap()].concat()
}

#[test]
fn rows_stored_separately_make_the_same_set() {
    for (name, of_hole) in [("triangle-21", "a1"), ("hexagon-19", "c3"), ("english", "d4")] {
        let board: Board = name.parse().unwrap();
        let hole = board.parse_hole(of_hole).unwrap();
        let (start, finish) = (board.vacancy(hole), Position::of(hole));
        let sides = [
            (CompleteSet::reachable(&board, start, MEMORY), board.complement(start), board.holes()),
            (CompleteSet::reaching(&board, &[finish], MEMORY), finish, Position::EMPTY),
        ];
        for (set, seed, turned) in sides {
            let mut set = set.unwrap().with_digests();
            while set.run(1 << 20).is_none() {}
            let sums = pushed(&SetPlan::new(&board, seed, MEMORY).unwrap(), seed, turned);
            let (counts, digests) = sums.split_at(board.hole_count() + 1);
            let levels = counts.iter().zip(digests).zip(0..).filter(|((positions, _), _)| **positions > 0);
            let pegs = |counted: u32| if turned.is_empty() { counted } else { board.holes().count() - counted };
            let level = |((&positions, &digest), counted)| SetLevel { pegs: pegs(counted), positions, digest };
            let mut levels: Vec<SetLevel> = levels.map(level).collect();
            levels.sort_by_key(|level| std::cmp::Reverse(level.pegs));
            assert_eq!(Some(levels), set.levels(), "{name}");
        }
    }
}
