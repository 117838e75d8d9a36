//! Composed problems fit their level and can be solved; days follow each other.

use proptest::prelude::*;

use std::collections::HashMap;

use super::*;
use crate::solve::{Outcome, Settings, Solver};

fn levels() -> impl Iterator<Item = Difficulty> {
    (1..=7).filter_map(Difficulty::new)
}

/// The chance that random play wins, by trying every line.
fn chance(problem: &Problem, position: Position) -> f64 {
    if problem.finish().is_met_by(position) {
        return 1.0;
    }
    let after: Vec<f64> =
        problem.board().legal_jumps(position).map(|jump| chance(problem, jump.play_unchecked(position))).collect();
    after.iter().sum::<f64>() / after.len().max(1) as f64
}

#[test]
fn problems_fit_their_level_and_can_be_solved() {
    for level in levels() {
        let aim = &AIMS[usize::from(level.number()) - 1];
        let composed: Vec<Composition> = (0..50).map(|seed| compose(level, seed)).collect();
        let fitting = composed.iter().filter(|composition| aim.distance(composition.one_in) == 0).count();
        assert!(fitting >= 45, "{fitting} of 50 problems fit {level:?}");
        for Composition { problem, .. } in composed {
            let outcome = Solver::new(problem, Settings::default()).solve(10_000_000);
            assert!(matches!(outcome, Outcome::Solved(_)));
        }
    }
}

#[test]
fn a_problem_that_fits_its_level_is_graded_to_it() {
    for level in levels() {
        for seed in 0..20 {
            let Composition { problem, one_in, .. } = compose(level, seed);
            let fits = AIMS[usize::from(level.number()) - 1].distance(one_in) == 0;
            assert_eq!(Difficulty::of_problem(&problem) == Some(level), fits, "{level:?} {seed}");
        }
    }
    let lost: Board = "english".parse().unwrap();
    let start = Position::of(Hole::new(0)) | Position::of(Hole::new(32));
    assert_eq!(Difficulty::of_problem(&Problem::new(lost, start, Finish::ANY_PEG).unwrap()), None);
    let large: Board = "english".parse().unwrap();
    let central = large.vacancy(large.parse_hole("d4").unwrap());
    assert_eq!(Difficulty::of_problem(&Problem::new(large, central, Finish::ANY_PEG).unwrap()), None);
}

#[test]
fn seeds_make_different_problems() {
    for level in levels() {
        let mut composed: Vec<_> = (0..40).map(|seed| compose(level, seed).problem.start()).collect();
        composed.sort_unstable();
        composed.dedup();
        assert!(composed.len() >= 39, "{level:?}");
    }
}

/// A week from Monday on: each with its board, start, survivor and odds.
const WEEK: [(&str, &str, &str, &str, u64); 7] = [
    ("2026-11-23", "triangle-21", "x/xo/ooo/ooxo/oxoxo/oxooox", "b4", 2),
    ("2026-11-24", "4x5", "oxxo/oxxo/oooo/oxoo/ooxx", "c3", 4),
    ("2026-11-25", "5x5", "ooooo/xoooo/oxoxo/oxoxx/oooox", "e1", 24),
    ("2026-11-26", "5x5", "xxoxo/oxxxo/oxooo/oxxxo/ooooo", "e2", 39),
    ("2026-11-27", "cross-21", ".xoo./ooxxo/xxoxx/oxxxo/.xxx.", "b3", 118),
    ("2026-11-28", "5x5", "oooxo/oxxox/oxoxx/oxxxo/ooooo", "b2", 381),
    ("2026-11-29", "diamond-25", "...o.../..oxo../.oxxoo./xxxoxxx/.xxoox./..oxo../...o...", "f4", 16222),
];

/// A problem of the past never changes. A better way to make problems applies from a later day on.
#[test]
fn the_problems_of_a_week_stay_as_they_are() {
    for (day, board, pegs, survivor, one_in) in WEEK {
        let composition = problem_of(day.parse().unwrap());
        let board_of = composition.problem.board();
        assert_eq!((composition.board, composition.one_in), (board, one_in), "{day}");
        assert_eq!(board_of.draw(composition.problem.start()).replace('\n', "/"), pegs, "{day}");
        let finish = Finish::Pattern(Position::of(board_of.parse_hole(survivor).unwrap()));
        assert_eq!(composition.problem.finish(), finish, "{day}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn grades_are_those_of_all_lines(level in 1..=3_u8, seed: u64) {
        let composition = compose(Difficulty::new(level).unwrap(), seed);
        let exact = 1.0 / chance(&composition.problem, composition.problem.start());
        let graded = composition.one_in as f64;
        prop_assert!(graded <= exact * 1.000_001 && exact < graded + 1.001, "{} for {}", graded, exact);
    }
}

/// The verdicts of positions by trying every line.
fn is_winnable(problem: &Problem, position: Position, known: &mut HashMap<Position, bool>) -> bool {
    if problem.finish().is_met_by(position) {
        return true;
    }
    if let Some(&verdict) = known.get(&position) {
        return verdict;
    }
    let jumps: Vec<_> = problem.board().legal_jumps(position).collect();
    let verdict = jumps.into_iter().any(|jump| is_winnable(problem, jump.play_unchecked(position), known));
    known.insert(position, verdict);
    verdict
}

/// The choices along the solution with seed 0, by trying every line of each position.
fn naive_choices(problem: &Problem) -> Option<[u32; 4]> {
    let outcome = Solver::new(problem.clone(), Settings::default()).solve(1_000_000);
    let mut position = problem.start();
    let mut known = HashMap::new();
    let [mut positions, mut forks, mut jumps, mut keeping] = [0; 4];
    for jump in &outcome.line()?.jumps {
        let after: Vec<Position> =
            problem.board().legal_jumps(position).map(|jump| jump.play_unchecked(position)).collect();
        let winnable = after.iter().filter(|&&after| is_winnable(problem, after, &mut known)).count() as u32;
        positions += 1;
        jumps += after.len() as u32;
        keeping += winnable;
        forks += u32::from(winnable < after.len() as u32);
        position = jump.play_unchecked(position);
    }
    Some([positions, forks, jumps, keeping])
}

/// The choices along the way of a problem, in slices of this size.
fn choices(problem: &Problem, slice: u64) -> Option<[u32; 4]> {
    let mut way = Way::new(problem.clone());
    while !way.run(slice) {
        assert_eq!(way.choices(), None);
    }
    way.choices().map(|Choices { positions, forks, jumps, keeping }| [positions, forks, jumps, keeping])
}

fn problem(board: &str, start: &str, finish: &str) -> Problem {
    let board: Board = board.parse().unwrap();
    let (start, finish) = (board.parse_start(start).unwrap(), Finish::parse(finish, &board).unwrap());
    Problem::new(board, start, finish).unwrap()
}

#[test]
fn choices_are_those_of_all_lines_in_slices_of_any_size() {
    let ends = ["any", "c3", "at most 2 pegs"].map(|finish| problem("triangle", "a1", finish));
    let small = ["4x4", "4x5", "cross-21"].map(|board| problem(board, "b2", "any"));
    let composed = levels().take(4).map(|level| compose(level, 31).problem);
    for problem in ends.into_iter().chain(small).chain(composed) {
        let expected = naive_choices(&problem);
        for slice in [1, 100, u64::MAX] {
            assert_eq!(choices(&problem, slice), expected, "{problem:?} {slice}");
        }
    }
}

#[test]
fn no_choices_are_told_of_what_is_lost_won_or_too_large() {
    let board: Board = "english".parse().unwrap();
    let lost = Problem::new(board.clone(), Position::of(Hole::new(0)) | Position::of(Hole::new(32)), Finish::ANY_PEG);
    assert_eq!(choices(&lost.unwrap(), 1000), None);
    let won = Problem::new(board, Position::of(Hole::new(0)), Finish::ANY_PEG);
    assert_eq!(choices(&won.unwrap(), 1000), Some([0; 4]));
    let large = problem("wiegleb", "e5", "e5");
    assert_eq!([1000, u64::MAX].map(|slice| choices(&large, slice)), [None; 2]);
}

#[test]
fn the_usual_game_has_its_choices() {
    let central = problem("english", "d4", "d4");
    let found = [4096, u64::MAX].map(|slice| choices(&central, slice));
    assert_eq!(found[0], found[1]);
    let [positions, forks, jumps, keeping] = found[0].unwrap();
    assert_eq!(positions, 31);
    assert!(forks < positions && keeping < jumps && keeping >= positions, "{found:?}");
}

#[test]
fn a_composition_has_the_choices_of_its_problem() {
    for level in levels() {
        let composition = compose(level, 5);
        let along = choices(&composition.problem, 1000);
        let Choices { positions, forks, jumps, keeping } = composition.choices;
        assert_eq!(Some([positions, forks, jumps, keeping]), along, "{level:?}");
        assert_eq!(positions + 1, composition.problem.start().count());
    }
}

/// Every day that can be written, in the order of their texts.
#[test]
fn days_are_numbered_in_their_order() {
    let mut number = 0;
    for year in 1..=2800 {
        for (month, day) in (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day))) {
            if let Ok(day) = format!("{year:04}-{month:02}-{day:02}").parse::<Day>() {
                assert_eq!(day.number(), number, "{day}");
                number += 1;
            }
        }
    }
    // Seven times 400 years.
    assert_eq!(number, 7 * 146_097);
    for wrong in
        ["", "2026-1-1", "2026-13-01", "2026-04-31", "2100-02-29", "0000-01-01", "2026-11-22-1", "+026-11-22", "today"]
    {
        assert!(wrong.parse::<Day>().is_err(), "{wrong}");
    }
    let weekdays =
        ["1970-01-01", "2000-02-29", "2026-11-22", "2026-11-23"].map(|day| day.parse::<Day>().unwrap().weekday());
    assert_eq!(weekdays, [3, 1, 6, 0]);
}
