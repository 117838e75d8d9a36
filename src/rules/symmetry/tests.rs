//! Tests that images updated jump by jump, or built peg by peg, equal the images of the whole position.

use proptest::prelude::*;

use super::*;
use crate::rules::Board;

/// Boards on each lattice: some with the largest number of symmetries, some with fewer.
const BOARDS: [(&str, usize); 9] = [
    ("english", 8),
    ("8x8-diagonal", 8),
    ("hexagon-37", 12),
    ("triangle", 6),
    ("ooooo/ooooo/ooooo", 4),
    (".ooo/oooo/oooo/ooo", 4),
    ("oooo/ooo./oo../o...", 2),
    ("ooooo", 2),
    ("o", 1),
];

proptest! {
    #[test]
    fn images_of_any_kind_agree_with_the_position(
        (board, count) in prop::sample::select(BOARDS.to_vec()), position: u128, change: u128
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let [position, change] = [position, change].map(|bits| Position::from_bits(bits) & board.holes());
        let symmetries = board.symmetries();
        prop_assert_eq!(symmetries.count(), count);
        let [images, changes] = [position, change].map(|position| symmetries.images_of(position));
        prop_assert_eq!(images, symmetries.images_of_few(position));
        let moved = symmetries.permutations().map(|map| image(map, position));
        prop_assert!(symmetries.images(position).eq(moved));
        let least = symmetries.images(position ^ change).min();
        prop_assert_eq!(Some(symmetries.least_after(&images, &changes)), least);
        let mut changed = images;
        toggle(&mut changed, &changes);
        prop_assert_eq!(changed, symmetries.images_of(position ^ change));
        prop_assert_eq!(Some(symmetries.least(&changed)), least);
        prop_assert_eq!(Some(symmetries.canonical(position ^ change)), least);
    }
}
