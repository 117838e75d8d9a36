//! Numbers with many digits against numbers with one; keys against the positions that they stand for.

use proptest::prelude::*;

use super::digit::weigh;
use super::keys::Keys;
use super::*;
use crate::board::Board;
use crate::position::{Hole, Key, Position, ShortKey};
use crate::problem::Finish;
use crate::solve::random::Random;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn short_digits_and_long_keys_count_the_same(board in prop::sample::select(vec!["triangle", "4x4"]), hole: usize) {
        let board: Board = board.parse().unwrap();
        let hole = Hole::new(hole % board.hole_count());
        let start = Position::first(12).without(hole);
        for finish in [Finish::ANY_PEG, Finish::AtMost(4)] {
            let problem = Problem::new(board.clone(), start, finish).unwrap();
            let is_refuted = Target::new(&problem).is_refuted();
            for is_all in [true, false].into_iter().filter(|is_all| *is_all || !is_refuted) {
                let count = if is_all { Count::new } else { Count::solutions };
                let outcome = count(problem.clone(), Settings::default()).solve(u64::MAX);
                let others = [
                    counted::<Short<4>>(&problem, is_all),
                    counted::<Short<11>>(&problem, is_all),
                    counted::<Long<5>>(&problem, is_all),
                    counted::<LongLines>(&problem, is_all),
                ];
                for other in others {
                    prop_assert_eq!(&outcome, &other);
                }
            }
        }
    }

    #[test]
    fn a_short_key_stands_for_one_position(
        rows in 2..7_usize, columns in 2..7_usize, cells: u64, more: u64, directions in prop::sample::select(vec![4, 6, 8]), seed: u64
    ) {
        let cells = cells | more;
        let drawn = |row: usize| (0..columns).map(|column| if cells >> (row * 8 + column) & 1 == 1 { 'o' } else { '.' }).collect::<String>();
        let text = format!("# directions: {directions}\n{}", (0..rows).map(drawn).collect::<Vec<_>>().join("\n"));
        if let Ok(board) = text.parse::<Board>() {
            keys_stand_for_positions::<ShortKey>(&board, seed);
            keys_stand_for_positions::<Position>(&board, seed);
        }
    }
}

#[test]
fn the_boards_of_the_catalogue_have_keys() {
    for entry in crate::catalogue::entries() {
        let board: Board = entry.drawing.parse().unwrap();
        keys_stand_for_positions::<ShortKey>(&board, 7);
        keys_stand_for_positions::<Position>(&board, 7);
    }
    let is_short = |name: &str| {
        let board: Board = name.parse().unwrap();
        fits::<ShortKey>(&Target::endless(&board, board.holes()))
    };
    assert_eq!(["english", "6x6", "european", "7x7"].map(is_short), [true, true, false, false]);
}

/// What the count of games or solutions tells with such lines.
fn counted<L: Lines>(problem: &Problem, is_all: bool) -> Outcome {
    let target = Target::new(problem);
    let mut work = match target.both_ways().filter(|_| !is_all) {
        Some((ahead, back)) => Work::<L>::new(ahead, Some(back)),
        None => Work::new(target.preserving_starts(), None),
    };
    let (mut counts, mut meter) = (Counts::default(), Meter::default());
    loop {
        meter.allow(1000);
        if let Some(is_complete) = work.run(usize::MAX, &mut counts, &mut meter) {
            assert!(is_complete);
            return Outcome::Counted(counts);
        }
    }
}

/// Follows play at random from any position, where keys of this kind fit: the keys against positions and their images.
fn keys_stand_for_positions<K: Key + std::fmt::Debug>(board: &Board, seed: u64) {
    let mut random = Random::new(seed);
    let mut any = || Position::from_bits(random.below(usize::MAX) as u128);
    let start = (any() | any()) & board.holes();
    let target = Target::endless(board, start);
    if !fits::<K>(&target) {
        return;
    }
    let (keys, symmetries) = (Keys::<K>::new(&target.preserving_starts()), board.symmetries().preserving(&[start]));
    let mut position = start;
    loop {
        let key = keys.canonical(position);
        let orbit = keys.orbit(key);
        assert!(symmetries.images(position).any(|image| image == orbit.position), "the key stands for an image");
        assert!(symmetries.images(position).all(|image| keys.canonical(image) == key), "all images have the same key");
        let images: std::collections::HashSet<Position> = symmetries.images(position).collect();
        assert_eq!(keys.image_count(&orbit.images), images.len());
        let jumps: Vec<_> =
            board.jumps().iter().enumerate().filter(|(_, jump)| jump.is_legal_in(orbit.position)).collect();
        for &(number, jump) in &jumps {
            assert_eq!(keys.after(&orbit.images, number), keys.canonical(jump.play_unchecked(orbit.position)));
        }
        let Some((_, jump)) = jumps.get(random.below(jumps.len().max(1))) else { return };
        position = jump.play_unchecked(orbit.position);
    }
}

#[test]
fn what_does_not_fit_is_the_largest_number() {
    assert_eq!(weigh(5, 0), 5);
    assert_eq!(weigh(5, 125), 5 << 125);
    assert_eq!([weigh(5, 126), weigh(1, 128)], [u128::MAX; 2]);
    assert_eq!(weigh(0, 200), 0);
}
