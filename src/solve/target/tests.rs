//! Tests the tables of parts against plain searches.

use std::collections::HashMap;
use std::sync::Arc;

use proptest::prelude::*;

use super::making::Making;
use super::*;
use crate::rules::{Board, Finish, Hole, Problem, Random};
use crate::solve::Meter;

const BOARDS: [&str; 6] = [
    "oooo/oooo/oooo",
    ".oo/oooo/oooo/oo",
    "triangle",
    "# directions: 6/ooo/oooo/ooooo",
    "# directions: 8/oooo/oooo/oooo",
    "diamond-13",
];

/// A problem on a board with up to 15 holes, and a set of at least six of its holes.
fn any_part() -> impl Strategy<Value = (Problem, Position)> {
    (prop::sample::select(BOARDS.to_vec()), any::<u64>(), 1..4_u32).prop_map(|(board, seed, kind)| {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let mut random = Random::new(seed);
        let mut any = |least: u32| loop {
            let set = Position::from_bits(random.below(1 << board.hole_count()) as u128);
            if set.count() >= least {
                return set;
            }
        };
        let (start, holes) = (any(3), any(6));
        // The pattern is in the same position class as the start.
        let pattern = start ^ board.jumps()[random.below(board.jumps().len())].mask();
        let finish =
            if kind == 3 && !pattern.is_empty() { Finish::Pattern(pattern) } else { Finish::AtMost(kind.min(2)) };
        (Problem::new(board, start, finish).unwrap(), holes)
    })
}

fn made(target: &Target, holes: Position, budget: u64) -> Part {
    let mut making = Making::of(&target.board, holes, target.finishes(), &target.symmetries);
    let mut meter = Meter::default();
    loop {
        meter.allow(budget);
        if let Some(part) = making.run(&mut meter) {
            return part;
        }
    }
}

/// A part with random holes and its table, for tests of searches. `None` if no finishes are listed, or if the board has
/// more than 34 holes, because the table would take too long.
pub(in crate::solve) fn any_part_of(target: &Target, seed: u64) -> Option<Arc<Part>> {
    let (mut random, count) = (Random::new(seed), target.board.hole_count());
    let mut holes = target.board.holes();
    for _ in 0..13.min(count - 6) {
        holes = holes.without(Hole::new(random.below(count)));
    }
    (count <= 34 && !target.finishes().is_empty()).then(|| Arc::new(made(target, holes, u64::MAX)))
}

/// The fewest jumps from each configuration of the holes to the configuration of a finish, if the other holes allow
/// every jump.
fn distances(target: &Target, holes: Position) -> HashMap<Position, u32> {
    let mut last: Vec<Position> = target.finishes().iter().map(|&finish| finish & holes).collect();
    let mut distances: HashMap<Position, u32> = last.iter().map(|&setting| (setting, 0)).collect();
    for distance in 1.. {
        let mut next = Vec::new();
        for setting in last {
            for jump in target.board.jumps() {
                let before = setting ^ jump.mask() & holes;
                let is_possible = before & jump.mask() == jump.need() & holes;
                if is_possible && !distances.contains_key(&before) {
                    distances.insert(before, distance);
                    next.push(before);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        last = next;
    }
    distances
}

/// `true` for each position of the board that can be won, indexed by its bits.
fn winnable(problem: &Problem) -> Vec<bool> {
    let mut winnable = Vec::new();
    for bits in 0..1_u32 << problem.board().hole_count() {
        winnable.push(problem.finish().is_met_by(Position::from_bits(bits.into())));
    }
    let mut positions: Vec<usize> = (0..winnable.len()).collect();
    positions.sort_by_key(|position| position.count_ones());
    for bits in positions {
        let position = Position::from_bits(bits as u128);
        let mut jumps = problem.board().legal_jumps(position);
        winnable[bits] |= jumps.any(|jump| winnable[jump.play_unchecked(position).to_bits() as usize]);
    }
    winnable
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The table refutes the same positions as a plain search among configurations, and never a position that can be
    /// won.
    #[test]
    fn a_part_refutes_what_is_too_far_from_the_finishes(
        (problem, holes) in any_part(), budget in prop::sample::select(vec![1, 7, u64::MAX])
    ) {
        let target = Target::new(&problem);
        let Some(finish_pegs) = target.finishes().first().map(|finish| finish.count()) else { return Ok(()) };
        let part = made(&target, holes, budget);
        let (distances, winnable) = (distances(&target, holes), winnable(&problem));
        let classes = problem.board().classes();
        for (bits, &is_winnable) in winnable.iter().enumerate() {
            let position = Position::from_bits(bits as u128);
            let jumps_left = position.count().checked_sub(finish_pegs);
            let is_near = |image| distances.get(&(image & holes)).is_some_and(|&distance| Some(distance) <= jumps_left);
            let is_refuted = !target.symmetries.images(position).all(is_near);
            prop_assert_eq!(part.refutes(position), is_refuted, "{}", problem.board().draw(position));
            let is_in_class = classes.class(position) == classes.class(problem.start());
            if is_in_class && jumps_left.is_some() {
                prop_assert!(!(is_refuted && is_winnable), "{}", problem.board().draw(position));
            }
        }
    }
}

#[test]
fn the_part_excludes_holes_that_are_jumped_over_only_from_outside() {
    let part = |board: &str| {
        let board: Board = board.parse().unwrap();
        let problem = Problem::new(board.clone(), board.parse_start("c4").unwrap(), Finish::ANY_PEG).unwrap();
        let target = Target::new(&problem);
        let making =
            |memory| Making::new(&board, target.finishes(), &target.symmetries, memory).map(|making| making.bytes());
        // The judge of the web page may use 48 MB, of which the engine itself needs an eighth. The table may take two
        // thirds of the rest.
        [16 << 20, 48 * ((1 << 20) / 8 * 7) / 3 * 2].map(making)
    };
    assert_eq!(part("6x6"), [None, Some(28 << 20)]);
    assert_eq!(part("hexagon-37"), [Some(14 << 20), Some(14 << 20)]);
    assert_eq!(part("wiegleb"), [None, None]);
}
