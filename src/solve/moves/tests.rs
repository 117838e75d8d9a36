//! Tests of the searches by moves against each other, with and without their bounds.

use std::collections::BTreeSet;

use proptest::prelude::*;

use crate::rules::{Board, Finish, Position, Random, moves};
use crate::solve::{Meter, Target};

use super::*;

use find_move::move_between;
use generator::MOST_LANDINGS;
use regions::Regions;
use walk::Walk;

const BOARDS: [&str; 4] = ["triangle", "ooooo/ooooo/ooooo/ooooo", "english", "# directions: 8\noooo\noooo\noooo"];

#[test]
fn no_position_holds_a_search_up() {
    let board: Board = "8x8-diagonal".parse().unwrap();
    let problem = Problem::new(board.clone(), board.vacancy(crate::Hole::new(0)), Finish::ANY_PEG).unwrap();
    let targets = MoveTargets::new(&problem);
    let generator = MoveGenerator::new(targets.back.unwrap(), true, targets.regions.clone());
    let mut walk = Walk::ended(&generator);
    walk.begin(generator.firsts()[0], u32::MAX, 1, &generator);
    let heard = std::iter::from_fn(|| walk.next(&generator).map(|_| ())).count();
    assert_eq!((heard, walk.landings, walk.is_cut()), (MOST_LANDINGS + 1, MOST_LANDINGS + 1, true));
}

/// The landings of the moves of a position, by plain recursion, after `least` jumps or more. On the way back, jumps are
/// taken back.
fn plain_ends(board: &Board, from: Position, is_back: bool, least: usize) -> BTreeSet<Position> {
    fn follow(
        board: &Board,
        position: Position,
        is_back: bool,
        jumps: &[Jump],
        least: usize,
        ends: &mut BTreeSet<Position>,
    ) {
        if !jumps.is_empty() && jumps.len() >= least {
            ends.insert(position);
        }
        for &jump in board.jumps() {
            let after = if is_back { jump.undo(position) } else { jump.play(position) };
            let is_next =
                jumps.last().is_none_or(|last| if is_back { jump.to == last.from } else { jump.from == last.to });
            if let (Ok(after), true) = (after, is_next) {
                follow(board, after, is_back, &[jumps, &[jump]].concat(), least, ends);
            }
        }
    }
    let mut ends = BTreeSet::new();
    follow(board, from, is_back, &[], least, &mut ends);
    ends
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_walk_lands_where_moves_end(
        board in prop::sample::select(BOARDS.to_vec()), one: u64, other: u64, is_back: bool, least in 1..4_u32
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let [some, many] = [one & other, one | other].map(|bits| board.holes() & Position::from_bits(bits.into()));
        for position in [some, many] {
            let start = if is_back { board.holes() } else { position };
            let Ok(problem) = Problem::new(board.clone(), start, Finish::AtMost(1)) else { continue };
            let generator = MoveGenerator::new(Target::new(&problem), is_back, Regions::new(&board, Position::EMPTY, &[]));
            let mut walk = Walk::ended(&generator);
            walk.begin(generator.landing(position), u32::MAX, least, &generator);
            let mut ends = BTreeSet::new();
            while let Some(landing) = walk.next(&generator) {
                ends.insert(generator.position(landing));
            }
            prop_assert_eq!(&ends, &plain_ends(&board, position, is_back, least as usize));
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

/// The line that a search by moves from both ends finds, if any.
fn line_of(targets: &MoveTargets, at_most: u32) -> Option<Vec<Jump>> {
    let mut ends = MoveEnds::new(targets, at_most).unwrap();
    let mut meter = Meter::default();
    meter.allow(u64::MAX);
    match ends.run(usize::MAX, &mut meter) {
        Some(End::Found(jumps)) => Some(jumps),
        Some(End::Empty { complete: true }) => None,
        _ => panic!("neither was limited"),
    }
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
        let finish = Finish::Pattern(Position::of(crate::Hole::new(finish % board.hole_count())));
        for finish in [Finish::ANY_PEG, finish] {
            let problem = Problem::new(board.clone(), pegs, finish).unwrap();
            let targets = MoveTargets::new(&problem);
            if targets.back.is_none() || finish.is_met_by(pegs) {
                continue;
            }
            let fewest = line_of(&targets, 60).map(|jumps| moves(&jumps).count() as u32);
            for at_most in 1..fewest.map_or(4, |fewest| fewest + 3) {
                let found = line_of(&targets, at_most).map(|jumps| moves(&jumps).count() as u32);
                prop_assert_eq!(found, fewest.filter(|&fewest| fewest <= at_most), "at most {}", at_most);
            }
        }
    }
}

/// The number of moves that a beam by moves finds, with `true` if it is proven to be the least.
fn beam_of(targets: &MoveTargets, width: usize) -> (Option<u32>, bool) {
    let generator = MoveGenerator::new(targets.ahead.clone(), false, targets.regions.clone());
    let mut beam = MoveBeam::new(&generator, targets.ahead.aims()[0], width);
    let mut meter = Meter::default();
    meter.allow(u64::MAX);
    let End::Found(jumps) = beam.run(&generator, usize::MAX, &mut meter).unwrap() else { return (None, false) };
    (Some(moves(&jumps).count() as u32), beam.is_complete)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_beam_of_moves_that_leaves_nothing_out_has_the_shortest_line(
        board in prop::sample::select(BOARDS.to_vec()), pegs: u64, more: u64, at_most in 1..7_u32
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let more = Position::from_bits(more.into()) | Position::first(9);
        let pegs = Position::from_bits(pegs.into()) & board.holes() & more;
        let finish = Finish::AtMost(at_most);
        let problem = Problem::new(board, pegs, finish).unwrap();
        prop_assume!(!finish.is_met_by(pegs));
        let targets = MoveTargets::new(&problem);
        let (fewest, is_complete) = beam_of(&targets, usize::MAX);
        prop_assert_eq!(is_complete, fewest.is_some());
        if targets.back.is_some() {
            let line = line_of(&targets, 60);
            prop_assert_eq!(fewest, line.map(|jumps| moves(&jumps).count() as u32));
        }
        for width in [1, 2, 5, 30] {
            let (count, is_complete) = beam_of(&targets, width);
            prop_assert!(!is_complete || count == fewest, "{:?} moves of {:?} with {} positions", count, fewest, width);
            prop_assert!(count.is_none() || count >= fewest);
        }
    }
}

const SMALL: [&str; 4] =
    ["triangle", "ooooo/ooooo/ooooo", "# directions: 8\nooo\nooo\nooo\n.o.", ".ooo/oooo/ooooo/.oo."];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn regions_never_ask_for_more_moves_than_it_takes(
        board in prop::sample::select(SMALL.to_vec()), one: u64, other: u64, seed: u64, jumps in 1..7_usize
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let start = board.holes() & Position::from_bits((one | other).into());
        // Few moves lead to a position after few jumps, so the bound has little room.
        let mut random = Random::new(seed);
        let near = (0..jumps).fold(start, |position, _| {
            let legal: Vec<Jump> = board.legal_jumps(position).collect();
            if legal.is_empty() { position } else { legal[random.below(legal.len())].play_unchecked(position) }
        });
        for finish in [Finish::Pattern(near), Finish::AtMost(near.count().max(1))] {
            let Ok(problem) = Problem::new(board.clone(), start, finish) else { continue };
            let targets = MoveTargets::new(&problem);
            if finish.is_met_by(start) {
                continue;
            }
            // The beam has no bound; it uses the regions only for its order.
            let (fewest, _) = beam_of(&targets, usize::MAX);
            let bound = targets.regions.moves(targets.regions.full_in(start));
            prop_assert!(fewest.is_none_or(|fewest| bound <= fewest), "{} where {:?} do", bound, fewest);
        }
    }
}

/// Back from two of its last pegs, this board has more moves than are tried.
#[test]
fn a_cut_in_the_middle_of_a_pass_is_not_forgotten() {
    let board: Board = "english-diagonal".parse().unwrap();
    let start = board.vacancy(board.parse_hole("d4").unwrap());
    let targets = MoveTargets::new(&Problem::new(board, start, Finish::ANY_PEG).unwrap());
    let mut ends = MoveEnds::new(&targets, 6).unwrap();
    let mut meter = Meter::default();
    meter.allow(200_000);
    assert!(matches!(ends.run(usize::MAX, &mut meter), Some(End::Empty { complete: false })));
}
