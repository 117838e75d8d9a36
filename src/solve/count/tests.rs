//! Tests that counts with many digits equal counts with one digit, and tests the entries that store a digit.

use proptest::prelude::*;

use super::digit::weigh;
use super::lines::{DigitLayout, SHORTEST};
use super::*;
use crate::rules::{Board, Finish, Position, Random, Word};
use crate::solve::{Entry, SHARDS};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn short_digits_count_the_same(
        board in prop::sample::select(vec!["triangle", "4x4"]), hole: usize, holes in Word::BITS - 14..=Word::BITS
    ) {
        let board: Board = board.parse().unwrap();
        let hole = crate::rules::Hole::new(hole % board.hole_count());
        let start = Position::first(12).without(hole);
        for finish in [Finish::ANY_PEG, Finish::AtMost(4)] {
            let problem = Problem::new(board.clone(), start, finish).unwrap();
            for count in [Count::new, Count::solutions] {
                let whole = count(problem.clone(), Settings::default()).finish();
                let digits = with_holes(count(problem.clone(), Settings::default()), holes).finish();
                prop_assert_eq!(whole, digits);
            }
        }
    }
}

/// Each problem leads from a vacancy to one of its images, so the backward search is an image of the forward search.
/// The problems cover each symmetry in turn.
#[test]
fn one_way_that_is_both_counts_the_solutions_among_all_games() {
    for board in ["triangle", "4x4"] {
        let board: Board = board.parse().unwrap();
        for start in board.holes().holes().map(|hole| board.vacancy(hole)) {
            for image in board.symmetries().images(start) {
                let finish = Finish::Pattern(board.complement(image));
                let problem = Problem::new(board.clone(), start, finish).unwrap();
                let solutions = |mut count: Count| count.finish().unwrap().solutions;
                let expected = solutions(Count::new(problem.clone(), Settings::default()));
                assert_eq!(solutions(Count::solutions(problem.clone(), Settings::default())), expected);
            }
        }
    }
}

/// Once the backward search is complete, each of its positions is given more lines than fit into a digit.
#[test]
fn a_count_that_loses_lines_has_too_many() {
    let board: Board = "4x4".parse().unwrap();
    let start = board.parse_start("b1").unwrap();
    let problem = Problem::new(board.clone(), start, Finish::parse("c1", &board).unwrap()).unwrap();
    let (ahead, back) = Target::new(&problem).both_ways().unwrap();
    let (mut meeting, mut counts, mut meter) = (MeetInTheMiddle::new(ahead, back), Counts::default(), Meter::default());
    let mut end = None;
    while end.is_none() && meeting.turned_pegs.is_none() {
        meter.allow(1);
        end = meeting.run(usize::MAX, &mut counts, &mut meter);
    }
    let layout = DigitLayout::new(u32::try_from(board.classes().open_holes()).unwrap());
    for part in 0..SHARDS {
        for entry in meeting.turned[0].take(part, &mut |_| {}) {
            let (part, full) = layout.entry(layout.key(part, entry), 1 << layout.bits());
            (0..2).for_each(|_| meeting.turned[0].add(part, full, &mut |_| {}));
        }
    }
    while end.is_none() {
        meter.allow(100);
        end = meeting.run(usize::MAX, &mut counts, &mut meter);
    }
    assert_eq!((end, counts.solutions), (Some(true), u128::MAX));
}

/// Restarts a count with shorter digits: those of the layout for keys of `holes` holes.
fn with_holes(count: Count, holes: u32) -> Count {
    let again = |lines: &CountingFrontier, is_pruned| {
        CountingFrontier::with(DigitLayout::new(holes), lines.target.clone(), is_pruned)
    };
    let stage = count.shell.stage.map(|work| match work {
        CountStage::Games(lines) => CountStage::Games(Box::new(again(&lines, false))),
        CountStage::Solutions(mut meeting) => {
            meeting.ahead = again(&meeting.ahead, true);
            meeting.back = meeting.back.as_ref().map(|back| again(back, true));
            CountStage::Solutions(meeting)
        }
    });
    Count { shell: Shell { stage, ..count.shell } }
}

/// Plays at random from each vacancy of the catalogue's boards. In each position, the pegs in the first holes determine
/// the pegs in the others.
#[test]
fn the_open_holes_and_the_class_determine_a_position() {
    let mut random = Random::new(7);
    for entry in crate::catalogue::entries() {
        let board = entry.board().clone();
        let first = Position::first(board.classes().open_holes());
        for start in board.holes().holes().map(|hole| board.vacancy(hole)) {
            let mut position = start;
            loop {
                assert_eq!(board.classes().completed(position & first, start), position);
                let jumps: Vec<_> = board.jumps().iter().filter(|jump| jump.is_legal_in(position)).collect();
                let Some(jump) = jumps.get(random.below(jumps.len().max(1))) else { break };
                position = jump.play_unchecked(position);
            }
        }
    }
}

#[test]
fn numbers_that_do_not_fit_become_the_largest() {
    assert_eq!(weigh(5, 0), 5);
    assert_eq!(weigh(5, 125), 5 << 125);
    assert_eq!([weigh(5, 126), weigh(1, 128)], [u128::MAX; 2]);
    assert_eq!(weigh(0, 200), 0);
}

proptest! {
    #[test]
    fn a_part_and_its_entry_determine_key_and_count(holes in 0..=Word::BITS, bits: Word, other: u64) {
        let (layout, key) = (DigitLayout::new(holes), Position::from_bits(bits.into()));
        let count = 1 + (other & ((1 << layout.bits()) - 1));
        let (part, entry) = layout.entry(key, count);
        prop_assert!(part < SHARDS && !entry.is_unused());
        let first = key & Position::first(holes.max(SHORTEST) as usize);
        prop_assert_eq!((layout.key(part, entry), layout.count(entry)), (first, count));
    }

    #[test]
    fn the_sum_and_the_carry_add_up(holes in 0..=Word::BITS, bits: Word, one: u64, other: u64) {
        let (layout, key) = (DigitLayout::new(holes), Position::from_bits(bits.into()));
        let digit = |number: u64| 1 + (number & ((1 << layout.bits()) - 1));
        let (_, mut entry) = layout.entry(key, digit(one));
        let rest = layout.rest(entry);
        let carry = entry.absorb(&layout.entry(key, digit(other)).1, layout);
        prop_assert!((1..=1 << layout.bits()).contains(&layout.count(entry)) && layout.rest(entry) == rest);
        prop_assert!(carry.is_none_or(|carry| layout.rest(carry) == rest && layout.count(carry) == 1));
        let carried = u64::from(carry.is_some()) << layout.bits();
        prop_assert_eq!(layout.count(entry) + carried, digit(one) + digit(other));
    }
}
