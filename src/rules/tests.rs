//! Tests position classes against all positions of small boards, and shifts against individual jumps.

use std::collections::HashSet;

use proptest::prelude::*;

use super::{Board, Jump, Position};

const SMALL: [&str; 5] = [
    "oooo/oooo/oooo",
    "o.oo/.ooo/oo.o/.oo",
    "# directions: 6/o/oo/ooo/oooo",
    "# directions: 8/oooo/oooo/ooo",
    "ooooo/./o.oo/o",
];

fn any_board() -> impl Strategy<Value = Board> {
    prop::sample::select(SMALL.to_vec()).prop_map(|board| board.replace('/', "\n").parse().unwrap())
}

/// Returns `true` if any two positions of the same class that agree in the first `holes` holes agree in all holes.
fn is_determined_by_first(board: &Board, holes: usize) -> bool {
    let mut seen = HashSet::new();
    let mut positions = (0..=board.holes().to_bits()).map(Position::from_bits);
    positions.all(|position| seen.insert((board.classes().class(position), position & Position::first(holes))))
}

#[test]
fn open_holes_are_the_fewest_first_ones_that_distinguish_the_positions_of_a_class() {
    for board in SMALL {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let open = board.classes().open_holes();
        assert!(is_determined_by_first(&board, open) && !is_determined_by_first(&board, open - 1));
    }
}

proptest! {
    #[test]
    fn a_position_is_completed_from_its_first_holes(board in any_board(), pegs: u128, others: u128) {
        let [position, other] = [pegs, others].map(|pegs| Position::from_bits(pegs) & board.holes());
        let classes = board.classes();
        let open = Position::first(classes.open_holes());
        prop_assert_eq!(classes.completed(position & open, position), position);
        let completed = classes.completed(position, other);
        prop_assert_eq!(classes.class(completed), classes.class(other));
        prop_assert_eq!(classes.completed(completed, other), completed);
    }
}

/// The pegs without a neighbouring peg along a line of the board.
fn lonely(board: &Board, pegs: Position) -> Position {
    let pairs = board.jumps().iter().flat_map(|jump| [[jump.from, jump.over], [jump.over, jump.to]]);
    let full = pairs.filter(|pair| pair.iter().all(|&hole| pegs.contains(hole)));
    pegs - full.flatten().collect::<Position>()
}

const BOARDS: [&str; 6] = [
    "english",
    "hexagon-37",
    "wiegleb",
    "oo.oooo/.ooo..o/oooooo/o.o.ooo",
    "# directions: 8/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo",
    "# directions: 6/ooo.o/oooo/.ooooo/oo.ooo",
];

proptest! {
    #[test]
    fn shifts_agree_with_single_jumps(board in prop::sample::select(BOARDS.to_vec()), pegs: u128) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let pegs = Position::from_bits(pegs) & board.holes();
        let mut numbers: Vec<usize> = board.shifts().legal_jumps(pegs).collect();
        numbers.sort_unstable();
        let jumps: Vec<Jump> = numbers.into_iter().map(|number| board.jumps()[number]).collect();
        prop_assert!(board.jumps().iter().copied().filter(|jump| jump.is_legal_in(pegs)).eq(jumps.iter().copied()));
        prop_assert_eq!(&jumps, &board.legal_jumps(pegs).collect::<Vec<_>>());
        prop_assert!(board.legal_jumps(pegs).rev().eq(jumps.iter().copied().rev()));
        let mut both = board.legal_jumps(pegs);
        let middle = (both.next(), both.next_back(), both.len());
        let last = (jumps.len() > 1).then(|| jumps[jumps.len() - 1]);
        prop_assert_eq!(middle, (jumps.first().copied(), last, jumps.len().saturating_sub(2)));
        prop_assert_eq!(board.shifts().lonely(pegs), lonely(&board, pegs));
    }
}
