//! Tests the hash tables against the standard library with keys that collide, the pruner against each of its pagoda
//! functions, and the selection of the best candidates against a sort.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use crate::proof::Pagoda;
use crate::rules::{Board, Finish, Position, Problem, Random, Word};

use super::count::lines::{DigitLayout, Lines};
use super::table::SMALLEST;
use super::target::{LANES, Pruner, is_possible};
use super::{
    Best, Count, FewestMoves, Judge, Meter, PositionSet, Refuted, SHARDS, Settings, Shards, Solutions, Solver, part_of,
};

/// Lists of nonzero keys: small numbers with many duplicates, powers of two, and numbers of any size. The keys are
/// generated from a seed, because drawing long lists key by key is slow.
fn any_keys() -> impl Strategy<Value = Vec<Position>> {
    (any::<u64>(), 0..3000_usize).prop_map(|(seed, count)| {
        let mut random = Random::new(seed);
        let mut key = || match random.below(3) {
            0 => 1 + random.below(200),
            1 => 1 << random.below(usize::BITS as usize),
            _ => 1 + random.below(usize::MAX),
        };
        (0..count).map(|_| Position::from_bits(key() as u128)).collect()
    })
}

/// Does the next slice of the work; returns `true` when nothing is left.
fn settles_in_a_slice(set: &mut PositionSet) -> bool {
    let mut meter = Meter::default();
    meter.allow(1);
    set.settle(&mut meter)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_position_set_is_a_set(keys in any_keys(), others in any_keys()) {
        let (mut ours, mut theirs) = (PositionSet::new(), HashSet::new());
        for round in 0..2 {
            for &key in &keys {
                prop_assert_eq!(ours.insert(key), theirs.insert(key), "round {}", round);
            }
            for key in keys.iter().chain(&others) {
                prop_assert_eq!(ours.contains(*key), theirs.contains(key));
            }
            ours.clear();
            theirs.clear();
            while !settles_in_a_slice(&mut ours) {}
        }
    }

    /// Settles the set after every `few` keys, and checks that its table is then as large as one that grows in a single
    /// step.
    #[test]
    fn a_set_that_is_settled_in_slices_is_a_set(seed: u64, count in 1..40_000_usize, few in 1..500_usize) {
        let (mut ours, mut plain, mut random) = (PositionSet::new(), PositionSet::new(), Random::new(seed));
        for number in 0..count {
            let key = Position::from_bits(1 + random.below(2 * count) as u128);
            prop_assert_eq!(ours.note(key), plain.insert(key));
            if random.below(count) == 0 {
                while !settles_in_a_slice(&mut ours) {}
                ours.clear();
                plain.clear();
                while !settles_in_a_slice(&mut plain) {}
                prop_assert!(ours.len() == SMALLEST || !ours.settle(&mut Meter::default()));
            } else if number % few > 0 {
                continue;
            }
            while !settles_in_a_slice(&mut ours) {}
            prop_assert_eq!(ours.bytes(), plain.bytes());
        }
        for key in (1..=2 * count as u128).map(Position::from_bits) {
            prop_assert_eq!(ours.contains(key), plain.contains(key));
        }
        let mut room = PositionSet::with_room(ours.count, ());
        while !settles_in_a_slice(&mut room) {}
        prop_assert!(room.bytes() <= plain.bytes());
    }

    #[test]
    fn shards_are_a_set_once_they_are_settled(keys in any_keys(), others in any_keys()) {
        let part = |key| part_of(key, SHARDS);
        let mut ours = Shards::with(());
        let mut new = Vec::new();
        keys.iter().for_each(|&key| ours.add(part(key), key, &mut |key| new.push(key)));
        (0..SHARDS).for_each(|part| ours.settle_part(part, &mut |key| new.push(key)));
        let theirs: HashSet<Position> = keys.iter().copied().collect();
        prop_assert_eq!(new.len(), theirs.len());
        prop_assert_eq!(&new.into_iter().collect::<HashSet<_>>(), &theirs);
        for &key in &others {
            let expected = if theirs.contains(&key) { key } else { Position::EMPTY };
            prop_assert_eq!(*ours.get(part(key), key), expected);
        }
    }

    #[test]
    fn a_table_adds_up_the_lines_to_a_position(keys in any_keys(), others in any_keys(), holes in Word::BITS - 48..=Word::BITS) {
        let layout = DigitLayout::new(holes);
        let first = |key: Position| key & Position::first(holes as usize);
        let (mut ours, mut theirs, mut carried) = (Shards::with(layout), HashMap::new(), HashMap::new());
        let mut carry = |part, entry| *carried.entry(layout.key(part, entry)).or_insert(0) += 1_u64 << layout.bits();
        for (&key, &other) in keys.iter().zip(others.iter().cycle()) {
            let lines = 1 + (other.folded() & ((1 << layout.bits()) - 1));
            let (part, entry) = layout.entry(key, lines);
            ours.add(part, entry, &mut |entry| carry(part, entry));
            *theirs.entry(first(key)).or_insert(0) += lines;
        }
        (0..SHARDS).for_each(|part| ours.settle_part(part, &mut |entry| carry(part, entry)));
        let mut told = carried;
        for &key in keys.iter().chain(&others) {
            let (part, entry) = layout.entry(key, 1);
            let known = layout.count(*ours.get(part, entry)) + told.get(&first(key)).copied().unwrap_or(0);
            prop_assert_eq!(known, theirs.get(&first(key)).copied().unwrap_or(0));
        }
        for part in 0..SHARDS {
            for entry in ours.take(part, &mut |_| unreachable!()) {
                *told.entry(layout.key(part, entry)).or_insert(0) += layout.count(entry);
            }
        }
        prop_assert_eq!(told, theirs);
        prop_assert_eq!(ours.bytes, Shards::<Lines>::with(layout).bytes);
    }

    #[test]
    fn refuted_positions_are_a_set_that_may_forget_when_it_is_full(keys in any_keys(), size in 6..10_u32) {
        let (mut small, mut large) = (Refuted::new(1 << size), Refuted::new(1 << 16));
        let (mut theirs, mut meter) = (HashSet::new(), Meter::default());
        for &key in &keys {
            small.insert(key);
            large.insert(key);
            theirs.insert(key);
            prop_assert!(small.contains(key) && large.contains(key));
            while !large.settle(&mut meter) {
                meter.allow(1);
            }
        }
        let kept = |table: &Refuted| theirs.iter().filter(|&&key| table.contains(key)).count();
        prop_assert!(kept(&small) <= 1 << size);
        // The large table must grow before many of its slots are full.
        prop_assert!(kept(&large) * 4 >= theirs.len() * 3);
        let is_right = |key| theirs.contains(&key) || !small.contains(key) && !large.contains(key);
        prop_assert!((200..400).map(Position::from_bits).all(is_right));
    }
}

/// Pagoda functions for a few problems, and the images of these functions.
fn pagodas(board: &Board) -> Vec<Pagoda> {
    let survivor = |hole: &str| Position::of(board.parse_hole(hole).unwrap());
    let starts = [
        "..ooo../..oxo../ooxxxoo/ooxoxoo/ooooooo/..ooo../..ooo..",
        "..ooo../..ooo../xooooox/xooooox/xooooox/..ooo../..ooo..",
    ];
    let start = |text: &&str| board.parse_position(text).unwrap();
    let found: Vec<Pagoda> = starts
        .iter()
        .flat_map(|text| ["d1", "a4", "d7", "c3", "d4", "f5"].map(|hole| (start(text), survivor(hole))))
        .filter_map(|(start, finish)| Pagoda::refuting(board, start, &[finish]))
        .collect();
    let images = found.iter().flat_map(|pagoda| board.symmetries().permutations().map(|map| pagoda.permuted(map)));
    images.collect()
}

/// Random positions, half of them with few pegs.
fn positions(board: &Board, seed: u64, count: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut any = || Position::from_bits(random.below(usize::MAX) as u128) & board.holes();
    (0..count).map(|number| if number % 2 == 0 { any() & any() } else { any() }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn the_chosen_functions_refute_what_few_others_refute(seed: u64, finish in 0..33_usize, size in 0..65_usize) {
        let board: Board = "english".parse().unwrap();
        let finish = Position::of(crate::Hole::new(finish));
        let refutes = |pagoda: &Pagoda, position: Position| pagoda.total(position) < pagoda.total(finish);
        let (pagodas, sample) = (pagodas(&board), positions(&board, seed, size));
        let mut pruner = Pruner::new(board.jumps().len());
        pagodas.iter().for_each(|pagoda| pruner.add(pagoda.clone(), board.jumps(), &[finish]));
        pruner.choose(&sample, board.jumps());
        let count = |refuted: &dyn Fn(Position) -> bool| sample.iter().filter(|&&position| refuted(position)).count();
        let chosen = count(&|position| !is_possible(&pruner.slack(position)));
        for pagoda in &pagodas {
            prop_assert!(count(&|position| refutes(pagoda, position)) <= chosen);
        }
        // The greedy choice refutes at least 1 - 1/e times as many positions in the sample as any other choice of the
        // same number of functions.
        let mut random = Random::new(seed);
        for _ in 0..20 {
            let others: Vec<&Pagoda> = (0..LANES).map(|_| &pagodas[random.below(pagodas.len())]).collect();
            let refuted = count(&|position| others.iter().any(|pagoda| refutes(pagoda, position)));
            prop_assert!(chosen * 100 >= refuted * 63, "{} are refuted, {} by others", chosen, refuted);
        }
        for position in positions(&board, !seed, 100) {
            let is_refuted = pagodas.iter().any(|pagoda| refutes(pagoda, position));
            prop_assert_eq!(pruner.refutes(position), is_refuted);
            prop_assert!(is_refuted || is_possible(&pruner.slack(position)));
        }
    }
}

thread_local! {
    static TOUCHED: Cell<usize> = const { Cell::new(0) };
}

/// Counts table slots that are read or written.
pub(super) fn touch(places: usize) {
    TOUCHED.set(TOUCHED.get() + places);
}

/// The largest number of table slots that a call of `run(1)` may touch.
const MOST_TOUCHED: usize = 1 << 16;

/// Makes up to `calls` calls, until the search ends, and returns the largest number of table slots that one call
/// touches.
fn most_touched(calls: usize, mut call: impl FnMut() -> bool) -> usize {
    let touched = || {
        TOUCHED.set(0);
        let is_over = call();
        (!is_over).then(|| TOUCHED.get())
    };
    std::iter::repeat_with(touched).take(calls).map_while(|touched| touched).max().unwrap_or_default()
}

/// Counts the table slots touched while tables grow, are cleared and are filled again. Some of the searches run out of
/// memory. The memory limits are given in megabytes.
#[test]
fn every_call_does_a_bounded_amount_of_work() {
    let problem = |board: &str, vacancy, finish| {
        let board: Board = board.parse().unwrap();
        let (start, finish) = (board.parse_start(vacancy).unwrap(), Finish::parse(finish, &board).unwrap());
        Problem::new(board, start, finish).unwrap()
    };
    let settings = |megabytes: usize| Settings::default().with_memory(megabytes << 20).with_set_memory(0);
    let check = |name, most| assert!(most <= MOST_TOUCHED, "{name}: {most} places at once");
    let mut search = Solver::new(problem("diamond", "e1", "e9"), settings(12));
    check("both ends and the last step", most_touched(1_500_000, || search.run(1).is_some()));
    let mut search = FewestMoves::new(problem("8x8-diagonal", "a1", "at most 9"), settings(16));
    check("a wide beam of moves", most_touched(300_000, || search.run(1).is_some()));
    let mut search = FewestMoves::new(problem("english", "d4", "d4"), settings(32));
    check("moves from both ends", most_touched(700_000, || search.run(1).is_some()));
    let mut search = Count::new(problem("star-37", "d4", "any"), settings(8));
    check("games", most_touched(300_000, || search.run(1).is_some()));
    let mut search = Count::solutions(problem("european", "c1", "e7"), settings(8));
    check("a count of solutions", most_touched(300_000, || search.run(1).is_some()));
    let mut search = Solutions::new(problem("4x6", "b2", "b2"), settings(384));
    check("all solutions", most_touched(1_000_000, || search.run(1).is_some()));
    let mut search = Solutions::new(problem("4x6", "b2", "b2"), Settings::default());
    check("all solutions, with a set", most_touched(1_000_000, || search.run(1).is_some()));
    let mut judge = Judge::new(problem("6x6", "a1", "a1"), settings(48));
    check("endgames", most_touched(1_000_000, || judge.prepare(1)));
}

proptest! {
    /// The same `Best` is used for one list after another, as for the levels of a beam.
    #[test]
    fn the_best_agree_with_a_full_sort(
        width in 1..9_usize, levels in prop::collection::vec(prop::collection::vec(0..50_i32, 0..99), 1..4)
    ) {
        let mut best = Best::new(width);
        for mut scores in levels {
            let mut places = vec![0; 2 * width];
            for &score in &scores {
                prop_assert!(!(best.rules_out(score) && best.admits(score)));
                if best.admits(score) {
                    places[best.add(score)] = score;
                }
            }
            let kept: Vec<i32> = best.sorted().map(|place| places[place]).collect();
            prop_assert_eq!(best.is_cut(), scores.len() > width);
            scores.sort_unstable();
            scores.truncate(width);
            prop_assert_eq!(kept, scores);
            best.clear();
        }
    }
}
