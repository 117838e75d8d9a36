//! Tests that generated problems fit their level and can be solved, and that days are consecutive.

use super::*;
use peg_solitaire::solve::{Outcome, Settings, Solver};

fn levels() -> impl Iterator<Item = Difficulty> {
    (1..=7).filter_map(Difficulty::new)
}

#[test]
fn problems_fit_their_level_and_can_be_solved() {
    for level in levels() {
        let aim = &AIMS[usize::from(level.number()) - 1];
        let composed: Vec<Composition> = (0..50).map(|seed| compose(level, seed)).collect();
        let fitting = composed.iter().filter(|composition| aim.distance(composition.one_in) == 0).count();
        assert!(fitting >= 45, "{fitting} of 50 problems fit {level:?}");
        for Composition { problem, .. } in composed {
            let outcome = Solver::new(problem, Settings::default()).finish();
            assert!(matches!(outcome, Outcome::Solved(_)));
        }
    }
}

#[test]
fn seeds_give_different_problems() {
    for level in levels() {
        let mut composed: Vec<_> = (0..40).map(|seed| compose(level, seed).problem.start()).collect();
        composed.sort_unstable();
        composed.dedup();
        assert!(composed.len() >= 39, "{level:?}");
    }
}

/// A week beginning on a Monday: the board, start, survivor and odds of each day.
const WEEK: [(&str, &str, &str, &str, u64); 7] = [
    ("2026-11-23", "triangle-21", "x/xo/ooo/ooxo/oxoxo/oxooox", "b4", 2),
    ("2026-11-24", "4x5", "oxxo/oxxo/oooo/oxoo/ooxx", "c3", 4),
    ("2026-11-25", "5x5", "ooooo/xoooo/oxoxo/oxoxx/oooox", "e1", 24),
    ("2026-11-26", "5x5", "xxoxo/oxxxo/oxooo/oxxxo/ooooo", "e2", 39),
    ("2026-11-27", "cross-21", ".xoo./ooxxo/xxoxx/oxxxo/.xxx.", "b3", 118),
    ("2026-11-28", "5x5", "oooxo/oxxox/oxoxx/oxxxo/ooooo", "b2", 381),
    ("2026-11-29", "diamond-25", "...o.../..oxo../.oxxoo./xxxoxxx/.xxoox./..oxo../...o...", "f4", 16222),
];

/// Past problems never change. A better generator may be used only from a later day on.
#[test]
fn the_problems_of_a_week_stay_as_they_are() {
    for (day, board, pegs, survivor, one_in) in WEEK {
        let composition = problem_of(day.parse().unwrap());
        let board_of = composition.problem.board();
        assert_eq!((composition.board, composition.one_in), (board, one_in), "{day}");
        assert_eq!(board_of.draw(composition.problem.start()).replace('\n', "/"), pegs, "{day}");
        let finish = Finish::from(board_of.parse_hole(survivor).unwrap());
        assert_eq!(composition.problem.finish(), finish, "{day}");
    }
}

/// From the day on which grades were introduced, the grade of a problem matches the level of the day, if such a problem
/// was found.
#[test]
fn a_composition_has_the_facts_and_the_level_of_its_problem() {
    for level in levels() {
        let composed: Vec<Composition> = (0..20).map(|seed| compose(level, seed)).collect();
        for Composition { problem, facts, .. } in &composed {
            assert_eq!(facts_of(problem).as_ref(), Some(facts), "{level:?}");
            assert_eq!(facts.length + 1, problem.start().count());
        }
        let graded = composed.iter().filter(|composition| Grade::of(composition.facts).level() == level).count();
        assert!(graded >= 16, "{graded} of 20 problems have {level:?}");
    }
    assert_eq!("2026-12-07".parse::<Day>().unwrap().number(), FIRST_GRADED);
    let highest = compose(Difficulty::HARDEST, 5);
    assert_eq!(highest, compose(Difficulty::HARDEST_MADE, 5));
}

/// Checks every valid day, in the order in which days are written.
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
    assert!("é".repeat(1 << 20).parse::<Day>().unwrap_err().to_string().chars().count() < 200);
    let weekdays =
        ["1970-01-01", "2000-02-29", "2026-11-22", "2026-11-23"].map(|day| day.parse::<Day>().unwrap().weekday());
    assert_eq!(weekdays, [3, 1, 6, 0]);
}
