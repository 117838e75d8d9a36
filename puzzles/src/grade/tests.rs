//! Tests that grades are what a player would expect.

use proptest::prelude::*;

use std::collections::HashMap;

use super::*;
use crate::compose;
use peg_solitaire::catalogue::{CatalogueEntry, entries, find};
use peg_solitaire::solve::{Settings, Solver};
use peg_solitaire::{Board, Finish, Hole, Position};

fn levels() -> impl Iterator<Item = Difficulty> {
    (1..=9).filter_map(Difficulty::new)
}

fn problem(board: &str, start: &str, finish: &str) -> Problem {
    let board: Board = board.parse().unwrap();
    let (start, finish) = (board.parse_start(start).unwrap(), Finish::parse(finish, &board).unwrap());
    Problem::new(board, start, finish).unwrap()
}

/// The facts, computed in slices of this size even if they are stored.
fn found(problem: &Problem, slice: u64) -> Option<Facts> {
    let mut grading = Grading::computed(problem.clone());
    while !grading.run(slice) {
        assert_eq!((grading.facts(), grading.grade()), (None, None));
    }
    grading.facts()
}

fn grade(board: &str, start: &str, finish: &str) -> Grade {
    Grade::of(facts_of(&problem(board, start, finish)).unwrap())
}

prop_compose! {
    fn any_facts()(length in 0..70_u32, forks in 0..70_u32, share in 1..=100_u32, luck in 0..700_u32) -> Facts {
        Facts { length, forks, share, luck }
    }
}

proptest! {
    #[test]
    fn no_grade_falls_if_a_problem_is_harder(facts in any_facts(), by in 0..50_u32) {
        let grade = Grade::of(facts);
        let harder = [
            Facts { length: facts.length + by, ..facts },
            Facts { forks: facts.forks + by, ..facts },
            Facts { share: facts.share.saturating_sub(by), ..facts },
            Facts { luck: facts.luck + by, ..facts },
        ];
        for facts in harder {
            prop_assert!(Grade::of(facts) >= grade && Grade::of(facts).level() >= grade.level());
        }
    }

    #[test]
    fn games_follow_from_the_luck(games in 1.0..1e12_f64) {
        let facts = Facts { luck: tenths(games), ..Facts::default() };
        prop_assert!((f64::from(facts.luck) / 10.0 - games.log2()).abs() < 0.0501);
        prop_assert!((facts.games() / games - 1.0).abs() < 0.1, "{} for {games}", facts.games());
    }

    #[test]
    fn the_probability_agrees_with_all_lines(level in 1..=3_u8, seed: u64) {
        let composition = compose(Difficulty::new(level).unwrap(), seed);
        let exact = 1.0 / chance(&composition.problem, composition.problem.start());
        let graded = f64::from(u32::try_from(composition.one_in).unwrap());
        prop_assert!(graded <= exact * 1.000_001 && exact < graded + 1.001, "{} for {}", graded, exact);
    }
}

/// The probability that random play wins, computed by trying every line.
fn chance(problem: &Problem, position: Position) -> f64 {
    if problem.finish().is_met_by(position) {
        return 1.0;
    }
    let after: Vec<f64> =
        problem.board().legal_jumps(position).map(|jump| chance(problem, jump.play_unchecked(position))).collect();
    after.iter().map(|chance| chance / f64::from(u32::try_from(after.len()).unwrap())).sum()
}

#[test]
fn every_level_is_reached() {
    let made = levels().take(7).map(|level| compose(level, 1).problem);
    let mut reached: Vec<Difficulty> = made.filter_map(|problem| Difficulty::of_problem(&problem)).collect();
    reached.extend([grade("cross-27", "c1", "c4"), grade("english", "d4", "d4")].map(Grade::level));
    assert_eq!(reached, levels().collect::<Vec<_>>());
    assert_eq!([0, 10].map(Difficulty::new), [None; 2]);
}

#[test]
fn facts_are_the_same_in_slices_of_any_size() {
    for problem in
        [problem("triangle", "a1", "any"), problem("5x5", "c1", "c2"), compose(Difficulty::EASIEST, 3).problem]
    {
        let facts = found(&problem, u64::MAX);
        assert!(facts.is_some());
        for slice in [1000, 77_777] {
            assert_eq!(found(&problem, slice), facts);
        }
    }
}

/// A problem on a board that is too large for a complete set.
fn large() -> Problem {
    let level = Difficulty::new(4).unwrap();
    let mut composed = (0..).map(|seed| compose(level, seed));
    composed.find(|composition| composition.board == "european").unwrap().problem
}

/// The luck of a problem that can be won.
fn luck_of(problem: &Problem) -> Luck {
    let outcome = Solver::new(problem.clone(), Settings::default()).finish();
    Luck::new(problem.clone(), outcome.line().unwrap())
}

#[test]
fn lost_problems_have_no_grade_and_won_ones_the_lowest() {
    let board: Board = "english".parse().unwrap();
    let lost = Position::of(Hole::new(0)) | Position::of(Hole::new(32));
    let lost = Problem::new(board.clone(), lost, Finish::ANY_PEG).unwrap();
    assert_eq!((found(&lost, 1000), Difficulty::of_problem(&lost)), (None, None));
    let won = Problem::new(board, Position::of(Hole::new(0)), Finish::ANY_PEG).unwrap();
    assert_eq!(found(&won, 1000), Some(Facts { share: 100, ..Facts::default() }));
}

/// The luck, estimated from a sample in slices of this size.
fn sampled(problem: &Problem, slice: u64) -> u32 {
    let mut sample = Luck::begin(problem.clone(), luck_of(problem).line, None);
    while !sample.run(slice) {}
    sample.facts(None).luck
}

#[test]
fn a_sample_approximates_the_probability_in_slices_of_any_size() {
    let entry = find("english").unwrap();
    let mut english = kept::problems_of(entry);
    english.truncate(6);
    for (problem, most) in english.iter().map(|problem| (problem, 6)).chain([(&large(), 15)]) {
        let exact = luck_of(problem).facts(None).luck;
        let samples = [7, 1000, u64::MAX].map(|slice| sampled(problem, slice));
        assert!(samples[0].abs_diff(exact) <= most, "{samples:?} for {exact}");
        assert_eq!([samples[0]; 3], samples);
    }
}

/// The problems of a board with their stored facts.
fn kept_of(entry: &CatalogueEntry) -> Vec<(Problem, Option<Facts>)> {
    let problems = kept::problems_of(entry).into_iter();
    problems.map(|problem| (problem.clone(), kept::find(&problem).expect("facts are kept"))).collect()
}

#[test]
fn the_facts_about_every_problem_of_the_catalogue_are_stored() {
    for (entry, line) in entries().iter().zip(kept::TEXT.lines()) {
        let problems = kept_of(entry).len();
        assert_eq!(line.split(' ').count(), 1 + problems, "{}", entry.name);
    }
    assert_eq!(kept::TEXT.lines().count(), entries().len());
}

/// Checks only small boards; the next test checks the others.
#[test]
fn stored_facts_equal_computed_ones() {
    for name in ["4x4", "triangle", "triangle-10", "star-13", "cross-21", "diamond-13"] {
        for (number, (problem, facts)) in kept_of(find(name).unwrap()).into_iter().enumerate() {
            assert_eq!(found(&problem, u64::MAX), facts, "{name} {number}");
        }
    }
    let english = kept_of(find("english").unwrap());
    for (number, (problem, facts)) in english.iter().take(6).enumerate() {
        assert_eq!(found(problem, u64::MAX), *facts, "{number}");
    }
}

/// If the test fails, it prints the lines that `kept.txt` should contain.
#[test]
#[ignore = "takes half an hour: cargo test --release --package peg-solitaire-puzzles -- --ignored"]
fn all_stored_facts_equal_computed_ones() {
    let mut text = String::new();
    for entry in entries() {
        text += entry.name;
        text += ":";
        for problem in kept::problems_of(entry) {
            let facts = found(&problem, u64::MAX);
            text += &facts.map_or(" -".into(), |facts| format!(" {}/{}/{}", facts.forks, facts.share, facts.luck));
        }
        text += "\n";
    }
    assert!(text == kept::TEXT, "{text}");
}

#[test]
fn an_image_of_a_stored_problem_has_its_facts() {
    let images = [("c1", "c4"), ("g5", "d5")].map(|(from, to)| facts_of(&problem("english", from, to)));
    assert_eq!(images[0], images[1]);
}

/// Tries every line to determine whether a position can be won.
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

/// The choices along the solution with seed 0, found by trying every line from each position.
fn naive_choices(problem: &Problem) -> Option<[u32; 4]> {
    let outcome = Solver::new(problem.clone(), Settings::default()).finish();
    let mut position = problem.start();
    let mut known = HashMap::new();
    let [mut positions, mut forks, mut jumps, mut keeping] = [0; 4];
    for jump in &outcome.line()?.jumps {
        let after: Vec<Position> =
            problem.board().legal_jumps(position).map(|jump| jump.play_unchecked(position)).collect();
        let winnable = after.iter().filter(|&&after| is_winnable(problem, after, &mut known)).count();
        positions += 1;
        jumps += after.len();
        keeping += winnable;
        forks += usize::from(winnable < after.len());
        position = jump.play_unchecked(position);
    }
    Some([positions, forks, jumps, keeping].map(|number| u32::try_from(number).unwrap()))
}

/// The choices along the solution of a problem, found in slices of this size.
fn choices(problem: &Problem, slice: u64) -> Option<[u32; 4]> {
    let mut way = Way::new(problem.clone());
    while !way.run(slice) {
        assert_eq!(way.choices(), None);
    }
    way.choices().map(|Choices { positions, forks, jumps, keeping }| [positions, forks, jumps, keeping])
}

#[test]
fn choices_agree_with_all_lines_in_slices_of_any_size() {
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
fn there_are_no_choices_if_a_problem_is_lost_won_or_too_large() {
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
