//! Tests the list of solutions against plain recursion.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::*;
use crate::rules::{Board, Finish};
use crate::solve::Count;

/// The indices of the jumps of a solution.
type Numbers = Vec<usize>;

/// Every solution from a position, found by trying every jump.
fn all(problem: &Problem, position: Position) -> Vec<Numbers> {
    if problem.finish().is_met_by(position) {
        return vec![Vec::new()];
    }
    let jumps = problem.board().jumps().iter().enumerate().filter(|(_, jump)| jump.is_legal_in(position));
    let begin = |(number, jump): (usize, &Jump)| {
        let rest = all(problem, jump.play_unchecked(position));
        rest.into_iter().map(move |rest| [vec![number], rest].concat())
    };
    jumps.flat_map(begin).collect()
}

/// The probability that random play wins, computed by trying every jump.
fn chance(problem: &Problem, position: Position) -> f64 {
    if problem.finish().is_met_by(position) {
        return 1.0;
    }
    let legal: Vec<Jump> = problem.board().legal_jumps(position).collect();
    let jumps = f64::from(u32::try_from(legal.len()).unwrap());
    legal.iter().map(|jump| chance(problem, jump.play_unchecked(position)) / jumps).sum()
}

/// The solutions that differ from `solution` by a single change and count as the same solution.
fn neighbours(problem: &Problem, up_to: UpTo, solution: &Numbers) -> Vec<Numbers> {
    let jumps = problem.board().jumps();
    let mut same = Vec::new();
    for swapped in (1..solution.len()).filter(|_| up_to.order) {
        let [one, other] = [solution[swapped - 1], solution[swapped]].map(|number| jumps[number].mask());
        if one.is_disjoint_from(other) {
            let mut neighbour = solution.clone();
            neighbour.swap(swapped - 1, swapped);
            same.push(neighbour);
        }
    }
    let finishes = |position: Position| problem.finish().is_met_by(position);
    for map in problem.board().symmetries().permutations().filter(|_| up_to.symmetry) {
        let image = |position: Position| position.holes().map(|hole| map[hole.index()]).collect::<Position>();
        let keeps_finish = match problem.finish() {
            Finish::Pattern(pattern) => finishes(image(pattern)),
            Finish::AtMost(_) => true,
        };
        if keeps_finish && image(problem.start()) == problem.start() {
            let number = |&number: &usize| {
                let [from, over, to] =
                    [jumps[number].from, jumps[number].over, jumps[number].to].map(|hole| map[hole.index()]);
                jumps.iter().position(|&jump| jump == Jump { from, over, to }).unwrap()
            };
            same.push(solution.iter().map(number).collect());
        }
    }
    same
}

/// The first solution in each class of solutions that count as the same.
fn first_of_each(problem: &Problem, up_to: UpTo, all: &[Numbers]) -> Vec<Numbers> {
    let mut left: BTreeSet<Numbers> = all.iter().cloned().collect();
    let mut firsts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut open = vec![first.clone()];
        while let Some(solution) = open.pop() {
            open.extend(neighbours(problem, up_to, &solution).into_iter().filter(|same| left.remove(same)));
        }
        firsts.push(first);
    }
    firsts
}

fn numbers(problem: &Problem, line: &Line) -> Numbers {
    let number = |jump: &Jump| problem.board().jumps().iter().position(|other| other == jump).unwrap();
    line.jumps.iter().map(number).collect()
}

const WAYS_TO_COUNT: [UpTo; 4] = [
    UpTo { symmetry: false, order: false },
    UpTo { symmetry: true, order: false },
    UpTo { symmetry: false, order: true },
    UpTo { symmetry: true, order: true },
];

/// Compares everything with the results of plain recursion.
fn compare(problem: &Problem) {
    let expected = all(problem, problem.start());
    let mut solutions = Solutions::new(problem.clone(), Settings::default());
    let outcome = solutions.finish();
    let without_a_set = Solutions::new(problem.clone(), Settings::default().with_set_memory(0)).finish();
    assert_eq!(outcome, without_a_set);
    assert_eq!(outcome, Ok(expected.len() as u128));
    for up_to in WAYS_TO_COUNT {
        let listed: Vec<Numbers> = solutions.list(up_to).unwrap().map(|line| numbers(problem, &line)).collect();
        assert_eq!(listed, first_of_each(problem, up_to, &expected), "{up_to:?}");
        let half = listed.len() / 2;
        let rest = solutions.list(up_to).unwrap().starting_at(half as u128);
        assert!(rest.map(|line| numbers(problem, &line)).eq(listed[half..].iter().cloned()), "{up_to:?}");
    }
    for (number, solution) in expected.iter().enumerate() {
        assert_eq!(solutions.get(number as u128).map(|line| numbers(problem, &line)).as_ref(), Some(solution));
    }
    assert_eq!(solutions.get(expected.len() as u128), None);
    for position in expected.iter().take(3).flat_map(|solution| positions(problem, solution)) {
        assert_eq!(solutions.count_from(position), Some(all(problem, position).len() as u128));
        let (found, exact) = (solutions.chance_from(position).unwrap(), chance(problem, position));
        assert!((found - exact).abs() <= 1e-5 * exact, "{found} for {exact}");
    }
}

/// The positions along a solution.
fn positions(problem: &Problem, solution: &Numbers) -> Vec<Position> {
    let mut positions = vec![problem.start()];
    for &number in solution {
        positions.push(problem.board().jumps()[number].play_unchecked(positions[positions.len() - 1]));
    }
    positions
}

fn board(name: &str) -> Board {
    name.parse().unwrap()
}

const BOARDS: [&str; 5] =
    ["ooo/ooo/ooo", "# directions: 6\no/oo/ooo/oooo", "# directions: 8\nooo/ooo/ooo", "ooooooo", "oooo/oooo/ooo."];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn every_solution_is_counted_and_listed(
        name in prop::sample::select(BOARDS.as_slice()), pegs: u16, end: u16, most in 0..4_u32
    ) {
        let board = board(name);
        let holes = |bits: u16| Position::from_bits(bits.into()) & board.holes();
        let finish = match most {
            0 if !holes(end & pegs.rotate_left(3)).is_empty() => Finish::Pattern(holes(end & pegs.rotate_left(3))),
            most => Finish::AtMost(most.max(1)),
        };
        let problem = Problem::new(board.clone(), holes(pegs), finish).unwrap();
        compare(&problem);
    }
}

/// Both the start and the finish are symmetric, and solutions run along an axis.
#[test]
fn symmetric_problems_have_solutions_that_count_as_the_same() {
    for (name, start, finish) in [
        ("ooo/ooo/ooo", "oxo/xox/oxo", Finish::AtMost(3)),
        ("ooo/ooo/ooo", "xxo/xxx/xxo", Finish::AtMost(2)),
        ("ooooooo", "xxoxoxx", Finish::AtMost(3)),
        ("ooooooo", "oxxoooo", Finish::AtMost(1)),
        (".ooo./ooooo/.ooo.", ".xxx./xxoxx/.xxx.", Finish::AtMost(2)),
        (".oo./oooo/oooo/.oo.", ".xx./xxxx/xooo/.oo.", Finish::AtMost(2)),
    ] {
        let board = board(name);
        let start = board.parse_position(start).unwrap();
        compare(&Problem::new(board, start, finish).unwrap());
    }
}

/// Checks every vacancy of the triangle against a count.
#[test]
fn the_triangle_has_the_number_of_solutions_that_is_counted() {
    let board = board("triangle");
    for start in board.holes().holes().map(|hole| board.vacancy(hole)) {
        let problem = Problem::new(board.clone(), start, Finish::ANY_PEG).unwrap();
        let counts = Count::solutions(problem.clone(), Settings::default()).finish().unwrap();
        let mut solutions = Solutions::new(problem.clone(), Settings::default());
        assert_eq!(solutions.finish(), Ok(counts.solutions));
        let mut listing = solutions.list(UpTo::default()).unwrap();
        assert!(listing.by_ref().all(|line| problem.is_solved_by(&line.jumps)));
        assert_eq!(Some(listing.passed()), solutions.count());
    }
}

/// In some of the problems, the backward search is an image of the forward search.
#[test]
fn single_vacancies_of_larger_boards_have_the_number_of_solutions_that_is_counted() {
    for (name, vacancy, finish) in
        [("4x4", "b1", "b1"), ("4x4", "b1", "any"), ("5x5", "c1", "c3"), ("triangle", "a3", "e5")]
    {
        let board = board(name);
        let finish = Finish::parse(finish, &board).unwrap();
        let problem = Problem::new(board.clone(), board.parse_start(vacancy).unwrap(), finish).unwrap();
        let counts = Count::solutions(problem.clone(), Settings::default()).finish().unwrap();
        for set_memory in [0, 1 << 20] {
            let settings = Settings::default().with_set_memory(set_memory);
            let outcome = Solutions::new(problem.clone(), settings).finish();
            assert_eq!(outcome, Ok(counts.solutions), "{name} {vacancy} {finish:?}, {set_memory}");
        }
    }
}

#[test]
fn draws_are_even() {
    let board = board("ooooooo");
    let problem = Problem::new(board.clone(), board.parse_position("xxoxoxx").unwrap(), Finish::AtMost(3)).unwrap();
    let mut solutions = Solutions::new(problem, Settings::default());
    let count = solutions.finish().unwrap();
    let mut drawn = BTreeMap::new();
    let seeds = 600 * u64::try_from(count).unwrap();
    (0..seeds).for_each(|seed| *drawn.entry(solutions.draw(seed).unwrap().jumps).or_insert(0) += 1);
    assert_eq!(drawn.len() as u128, count);
    assert!(drawn.values().all(|&times| (400..800).contains(&times)), "{drawn:?}");
}

#[test]
fn running_out_of_memory_is_reported() {
    let board = board("english");
    let problem = Problem::new(board.clone(), board.parse_start("d4").unwrap(), Finish::ANY_PEG).unwrap();
    let mut solutions = Solutions::new(problem, Settings::default().with_memory(1 << 20));
    assert_eq!(solutions.finish(), Err(CountError));
    assert_eq!((solutions.count(), solutions.draw(1), solutions.get(0)), (None, None, None));
    assert!(solutions.list(UpTo::default()).is_none());
}

#[test]
fn the_steps_do_not_depend_on_the_budget() {
    let board = board("triangle");
    let problem = Problem::new(board.clone(), board.parse_start("a3").unwrap(), Finish::ANY_PEG).unwrap();
    let whole = Solutions::new(problem.clone(), Settings::default()).finish();
    let mut steps = Solutions::new(problem, Settings::default());
    while steps.run(1).is_none() {}
    assert_eq!(steps.outcome(), Some(&whole));
}
