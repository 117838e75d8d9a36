//! Tests single steps of the plan against the whole plan. The public interface cannot run steps separately.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use crate::rules::{Board, Finish, Random};
use crate::solve::target::tests::any_part_of;
use crate::solve::{Meter, Reversal};

/// Solves a problem, starting at the given step of the plan.
fn solve_from(problem: &Problem, step: usize) -> Outcome {
    let mut solver = Solver::new(problem.clone(), Settings::default());
    solver.shell.algorithm.step = step;
    solver.finish()
}

fn is_solved(outcome: &Outcome) -> bool {
    assert!(outcome.line().is_some() || outcome.proof().is_some(), "{outcome:?}");
    outcome.line().is_some()
}

const BOARDS: [&str; 4] = ["triangle", "ooooo/ooooo/ooooo/ooooo", "english", "# directions: 8\noooo\noooo\noooo"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_step_of_the_plan_gives_the_same_verdict(
        board in prop::sample::select(BOARDS.to_vec()), pegs: u64, more: u64, finish in 0..64_usize, at_most in 1..3_u32
    ) {
        let board: Board = board.replace('/', "\n").parse().unwrap();
        let more = Position::from_bits(more.into()) | Position::first(18);
        let pegs = Position::from_bits(pegs.into()) & board.holes() & more;
        let single = Position::of(crate::Hole::new(finish % board.hole_count()));
        for finish in [Finish::AtMost(at_most), Finish::Pattern(single)] {
            let problem = Problem::new(board.clone(), pegs, finish).unwrap();
            let expected = is_solved(&Solver::new(problem.clone(), Settings::default()).finish());
            for step in 1..PLAN.len() {
                prop_assert_eq!(is_solved(&solve_from(&problem, step)), expected, "from step {}", step);
            }
        }
    }
}

/// These boards have large levels.
#[test]
fn a_beam_takes_no_more_memory_than_it_reports() {
    for (board, start, finish) in [("diamond", "d2", "any"), ("hexagon-37", "b1", "at most 2"), ("6x6", "a1", "a1")] {
        let board: Board = board.parse().unwrap();
        let start = board.parse_start(start).unwrap();
        let problem = Problem::new(board.clone(), start, Finish::parse(finish, &board).unwrap()).unwrap();
        let target = Target::new(&problem);
        for width in [16, 300, 3000] {
            let mut beam = Beam::new(&target, Position::EMPTY, width, 0);
            let mut meter = Meter::default();
            let mut end = None;
            while end.is_none() {
                meter.allow(100);
                end = beam.run(&target, &mut meter);
                let (bytes, most) = (beam.bytes(), Beam::most_bytes(&target, width));
                assert!(bytes <= most, "{bytes} of {most} bytes with {width} positions a level");
            }
        }
    }
}

#[test]
fn a_search_pauses_between_the_pivots_of_a_linear_program() {
    let board: Board = "diamond".parse().unwrap();
    let start = board.vacancy(board.parse_hole("e4").unwrap());
    let problem = Problem::new(board.clone(), start, Finish::parse("e6", &board).unwrap()).unwrap();
    let mut solver = Solver::new(problem, Settings::default());
    let mut runs = 1;
    while solver.run(1).is_none() {
        runs += 1;
    }
    assert!(matches!(solver.outcome(), Some(Outcome::Impossible(Proof::Pagoda { .. }))));
    assert!(runs > 5, "{runs} runs for all pivots");
}

#[test]
fn the_last_step_continues_if_the_ends_are_full() {
    continues_if_the_ends_are_full(&[0, 10_001]);
}

#[test]
#[ignore = "takes some seconds"]
fn the_last_step_continues_if_any_level_of_the_ends_is_full() {
    continues_if_the_ends_are_full(&[1 << 11, 1 << 12, 8_000, 10_000]);
}

/// Tests that a solver continues after both ends together have reached a memory limit, for each of the given limits in
/// bytes.
fn continues_if_the_ends_are_full(most: &[usize]) {
    let board: Board = "english".parse().unwrap();
    for (start, is_solvable) in [
        ("..xxx../..xxx../xxxxoxx/xoxooxx/xxoooxx/..oox../..xxx..", false),
        ("..xox../..oox../ooxxxxx/xooxxxx/xxooxoo/..xox../..xoo..", true),
    ] {
        let start = board.parse_position(start).unwrap();
        let problem = Problem::new(board.clone(), start, Finish::parse("d4", &board).unwrap()).unwrap();
        for &most in most {
            let mut solver = Solver::new(problem.clone(), Settings::default());
            let (any, meter) = (&mut solver.shell.algorithm, &mut solver.shell.task.meter);
            let mut ends = BothEnds::new(&any.target).unwrap();
            meter.allow(u64::MAX);
            assert!(matches!(ends.run(usize::MAX, most, meter), Some(End::Empty { complete: false })), "{most}");
            assert!(
                ends.ways.stored() * size_of::<Position>() <= most + 100,
                "{} positions in {most} bytes",
                ends.ways.stored()
            );
            let search = Exhaustive::new(&any.target, Some(ends.into_back(usize::MAX)), 1 << 20);
            solver.shell.stage = Ok(SolverStage::Exhaustive(Box::new(search)));
            assert_eq!(is_solved(&solver.finish()), is_solvable);
        }
    }
}

/// Solves a problem by backtracking that remembers lost positions but uses neither symmetry nor invariants. Returns
/// `None` if the search takes too long.
fn plain(problem: &Problem, position: Position, lost: &mut HashSet<Position>) -> Option<bool> {
    if problem.finish().is_met_by(position) {
        return Some(true);
    }
    if position.count() <= problem.finish().peg_count() || lost.contains(&position) {
        return Some(false);
    }
    for jump in problem.board().legal_jumps(position) {
        let verdict = plain(problem, jump.play_unchecked(position), lost);
        if verdict != Some(false) {
            return verdict;
        }
    }
    lost.insert(position);
    (lost.len() < 30_000).then_some(false)
}

/// A problem whose start is reached by random play on a large board.
fn any_endgame() -> impl Strategy<Value = Problem> {
    let boards = ["english", "european", "wiegleb", "diamond", "hexagon-37", "6x6", "english-diagonal"];
    (prop::sample::select(boards.to_vec()), any::<u64>(), 5..15_u32).prop_map(|(board, seed, pegs)| {
        let board: Board = board.parse().unwrap();
        let mut random = Random::new(seed);
        let mut hole = || crate::Hole::new(random.below(board.hole_count()));
        let (vacancy, survivor) = (hole(), hole());
        let mut position = board.vacancy(vacancy);
        while position.count() > pegs {
            let legal: Vec<Jump> = board.legal_jumps(position).collect();
            if legal.is_empty() {
                break;
            }
            position = legal[random.below(legal.len())].play_unchecked(position);
        }
        let single = board.classes().class_of_hole(survivor) == board.classes().class(position);
        let finish =
            if single { Finish::Pattern(Position::of(survivor)) } else { Finish::AtMost(1 + u32::from(seed % 2 == 1)) };
        Problem::new(board, position, finish).unwrap()
    })
}

/// A seed for choosing a part of the board. Building the table of a part takes longer than the search, so three
/// quarters of all cases use no part.
fn any_seed() -> impl Strategy<Value = Option<u64>> {
    prop::option::weighted(0.25, any::<u64>())
}

/// Returns `true` if a search has found a solution. Panics if the search was not complete.
fn is_found(end: &End) -> bool {
    match end {
        End::Found(_) => true,
        End::Empty { complete } => {
            assert!(complete, "nothing was left out");
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 600, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn both_ends_alone_agree_with_plain_search(problem in any_endgame(), part in any_seed()) {
        let mut target = Target::new(&problem);
        prop_assume!(!target.is_refuted() && !problem.finish().is_met_by(problem.start()));
        let expected = plain(&problem, problem.start(), &mut HashSet::new());
        let expected = expected.ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
        target.part = part.and_then(|seed| any_part_of(&target, seed));
        let (end, _) = run_to_end(BothEnds::new(&target).unwrap());
        prop_assert_eq!(is_found(&end), expected);
        if let End::Found(jumps) = end {
            prop_assert!(problem.is_solved_by(&jumps));
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 1500, ..ProptestConfig::with_cases(60) })]

    /// The smallest table is full after a few dozen positions and overwrites entries from then on.
    #[test]
    fn the_last_step_with_a_full_table_agrees_with_plain_search(problem in any_endgame(), part in any_seed()) {
        let mut target = Target::new(&problem);
        prop_assume!(!target.is_refuted() && !problem.finish().is_met_by(problem.start()));
        let mut lost = HashSet::new();
        let expected = plain(&problem, problem.start(), &mut lost);
        let expected = expected.filter(|_| lost.len() > 100);
        let expected = expected.ok_or_else(|| TestCaseError::reject("too long or too short"))?;
        target.part = part.and_then(|seed| any_part_of(&target, seed));
        let mut meter = Meter::default();
        meter.allow(20_000_000);
        let end = Exhaustive::new(&target, None, 1).run(&target, &mut meter);
        let end = end.ok_or_else(|| TestCaseError::reject("too long if so much is forgotten"))?;
        prop_assert_eq!(is_found(&end), expected);
    }
}

/// A problem whose backward search is an image of its forward search, under any of the board's symmetries. Some of the
/// boards have an even number of holes, others an odd number.
fn any_self_dual() -> impl Strategy<Value = Problem> {
    let boards = ["triangle", "4x4", "hexagon-19", "4x5", "5x5", "english", "6x6", "hexagon-37"];
    let some = (prop::sample::select(boards.to_vec()), any::<usize>(), any::<u64>(), any::<bool>());
    some.prop_filter_map("no such problem", |(board, symmetry, seed, is_played)| {
        let board: Board = board.parse().unwrap();
        let symmetry = symmetry % board.symmetries().count();
        let image = |position: Position| board.symmetries().images(position).nth(symmetry).unwrap();
        let mut random = Random::new(seed);
        let start = if is_played { played(&board, &mut random) } else { closed(&board, image, &mut random) };
        let finish = board.complement(image(start));
        let is_self_dual = image(image(start)) == start && start.count() > finish.count();
        let problem = Problem::new(board.clone(), start, Finish::Pattern(finish)).ok()?;
        (is_self_dual && !Target::new(&problem).is_refuted()).then_some(problem)
    })
}

/// A position reached by random play from a single vacancy.
fn played(board: &Board, random: &mut Random) -> Position {
    let mut position = board.vacancy(crate::Hole::new(random.below(board.hole_count())));
    let pegs = board.hole_count() / 2 + 1 + random.below(6);
    while position.count() as usize > pegs {
        let legal: Vec<Jump> = board.legal_jumps(position).collect();
        if legal.is_empty() {
            break;
        }
        position = legal[random.below(legal.len())].play_unchecked(position);
    }
    position
}

/// A random position that is preserved when `image` is applied twice.
fn closed(board: &Board, image: impl Fn(Position) -> Position, random: &mut Random) -> Position {
    let some: Position = board.holes().holes().filter(|_| random.below(5) < 2).collect();
    (0..3).fold(some, |position, _| position | image(image(position)))
}

/// A search from both ends that runs the backward search even if it is an image of the forward search.
fn of_two_ways(target: &Target) -> Option<BothEnds> {
    let reversal = |ahead: &Target| {
        let mut reversal = Reversal::new(ahead);
        reversal.exchange = None;
        reversal
    };
    BothEnds::with(target, reversal)
}

/// The result of a search from both ends, and the number of positions that it stores.
fn run_to_end(mut ends: BothEnds) -> (End, usize) {
    let mut meter = Meter::default();
    meter.allow(u64::MAX);
    let end = ends.run(usize::MAX, usize::MAX, &mut meter).expect("it is not limited");
    (end, ends.ways.stored())
}

proptest! {
    #![proptest_config(ProptestConfig { max_local_rejects: 100_000, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn one_way_that_is_both_agrees_with_two_and_with_plain_search(
        problem in any_self_dual(), part in any_seed(), most in 0..10_000_usize, bytes in 0..10_000_usize
    ) {
        let expected = plain(&problem, problem.start(), &mut HashSet::new());
        let expected = expected.ok_or_else(|| TestCaseError::reject("too long for the oracle"))?;
        let mut target = Target::new(&problem);
        target.part = part.and_then(|seed| any_part_of(&target, seed));
        let mut meter = Meter::default();
        meter.allow(1_000_000);
        for ends in [BothEnds::new, of_two_ways] {
            let end = ends(&target).unwrap().run(usize::MAX, 1 << 20, &mut meter);
            let end = end.filter(|end| !matches!(end, End::Empty { complete: false }));
            let end = end.ok_or_else(|| TestCaseError::reject("too many positions"))?;
            prop_assert_eq!(is_found(&end), expected);
            if let End::Found(jumps) = end {
                prop_assert!(problem.is_solved_by(&jumps));
            }
        }
        let mut ends = BothEnds::new(&target).unwrap();
        if matches!(ends.run(usize::MAX, most, &mut meter), Some(End::Empty { complete: false })) {
            let end = Exhaustive::new(&target, Some(ends.into_back(bytes)), 1 << 16).run(&target, &mut meter);
            let end = end.ok_or_else(|| TestCaseError::reject("too long without memory"))?;
            prop_assert_eq!(is_found(&end), expected);
            if let End::Found(jumps) = end {
                prop_assert!(problem.is_solved_by(&jumps));
            }
        }
    }
}

/// The first two boards have an odd number of holes, so the searches are one jump apart when they meet. The third board
/// has an even number of holes, so the middle level is stored completely.
#[test]
fn one_way_that_is_both_takes_half_of_the_positions() {
    for (board, start, finish) in [
        ("english", "oxxxxxxooxxxxxoxxxoxxxxxooxxxxxxo", "ooooxxooooxoxoooooooxoxooooxxoooo"),
        ("5x5", "xxxxxoxxxxxxxxxxxxxoxxxxx", "oooxoooooooooooooooooxooo"),
        ("6x6", "xxoxoxxxxoxxxxoxoxxoxoxxxxoxxxxoxoxx", "ooooooxoxooooxoxoxxoxoxooooxoxoooooo"),
    ] {
        let pegs = |text: &str| {
            text.chars().enumerate().filter(|hole| hole.1 == 'x').map(|hole| crate::Hole::new(hole.0)).collect()
        };
        let problem = Problem::new(board.parse().unwrap(), pegs(start), Finish::Pattern(pegs(finish))).unwrap();
        let mut target = Target::new(&problem);
        let mut meter = Meter::default();
        meter.allow(u64::MAX);
        assert!(Learner::new().run(&mut target, &mut meter));
        let (_, one) = run_to_end(BothEnds::new(&target).unwrap());
        let (_, two) = run_to_end(of_two_ways(&target).unwrap());
        assert!(3 * one < 2 * two, "{one} positions instead of {two}");
    }
}

#[test]
fn ends_that_have_met_need_no_more_memory() {
    let board: Board = "english".parse().unwrap();
    let problem = Problem::new(board.clone(), board.parse_start("d4").unwrap(), Finish::parse("d4", &board).unwrap());
    let target = Target::new(&problem.unwrap());
    let mut ends = of_two_ways(&target).unwrap();
    let mut meter = Meter::default();
    while ends.ways.ahead.pegs > ends.ways.back_pegs() + 1
        || !ends.ways.ahead.is_level()
        || !ends.ways.back().is_level()
    {
        meter.allow(1);
        assert!(ends.run(usize::MAX, usize::MAX, &mut meter).is_none());
    }
    meter.allow(u64::MAX);
    assert!(matches!(ends.run(usize::MAX, 0, &mut meter), Some(End::Found(_))));
}
