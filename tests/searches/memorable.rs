//! Compares the solution that is easiest to remember with all solutions, split into chunks in every possible way.

use crate::common::{any_finish, any_position, cases, in_slices, naive_solvable};
use peg_solitaire::solve::{ChunkKind, Description, Memorable, Settings};
use peg_solitaire::{Board, Finish, Jump, Position, Problem, catalogue};
use proptest::prelude::*;

/// Plain search gives up after trying `LIMIT` runs of jumps.
const LIMIT: u32 = 40_000;

/// A plain search for the least cost.
struct Plain<'a> {
    problem: &'a Problem,
    chunks: Vec<Vec<Jump>>,
    least: u32,
    runs: u32,
}

impl Plain<'_> {
    /// Tries every run of jumps as the next chunk.
    fn search(&mut self, position: Position, cost: u32) {
        if self.problem.finish().is_met_by(position) {
            self.least = self.least.min(cost);
        }
        self.extend(position, position, &mut Vec::new(), cost);
    }

    fn extend(&mut self, start: Position, position: Position, run: &mut Vec<Jump>, cost: u32) {
        self.runs += 1;
        if self.runs > LIMIT || cost + 1 >= self.least {
            return;
        }
        for jump in self.problem.board().legal_jumps(position).collect::<Vec<_>>() {
            run.push(jump);
            let after = jump.play(position).unwrap();
            if let Some(more) = self.cost(start, after, run) {
                self.chunks.push(run.clone());
                self.search(after, cost + more);
                self.chunks.pop();
            }
            if run.len() < 6 || is_of_one_peg(run) {
                self.extend(start, after, run, cost);
            }
            run.pop();
        }
    }

    /// The cost of a run of jumps, if it is a chunk.
    fn cost(&self, start: Position, end: Position, run: &[Jump]) -> Option<u32> {
        let board = self.problem.board();
        let is_image = |earlier: &Vec<Jump>| {
            board.symmetries().permutations().any(|map| {
                let ends = |jump: &Jump| (map[jump.from.index()], map[jump.to.index()]);
                earlier.len() == run.len() && earlier.iter().zip(run).all(|(a, b)| ends(a) == (b.from, b.to))
            })
        };
        let plain = if is_purge(board, start, end, run) {
            2
        } else if is_of_one_peg(run) {
            1 + u32::try_from(run.len()).unwrap()
        } else {
            return None;
        };
        Some(if self.chunks.iter().any(is_image) { 1 } else { plain })
    }
}

fn is_of_one_peg(run: &[Jump]) -> bool {
    run.windows(2).all(|pair| pair[0].to == pair[1].from)
}

/// Returns `true` if a run removes three pegs in a line, or two such lines that touch, and uses at most three other
/// holes.
fn is_purge(board: &Board, start: Position, end: Position, run: &[Jump]) -> bool {
    let removed = start - end;
    let lines = || board.jumps().iter().map(|jump| jump.mask());
    let are_near = |one: Position, other: Position| {
        let places = |holes: Position| holes.holes().map(|hole| board.place(hole));
        let far = if board.directions().count() == 8 { 1.5 } else { 1.1 };
        places(one).any(|(x, y)| places(other).any(|(to_x, to_y)| (to_x - x).hypot(to_y - y) < far))
    };
    let is_block = match run.len() {
        3 => lines().any(|line| line == removed),
        6 => lines().any(|line| {
            line.is_subset_of(removed) && {
                lines().any(|other| line | other == removed && line.is_disjoint_from(other) && are_near(line, other))
            }
        }),
        _ => false,
    };
    let changed = run.iter().fold(Position::EMPTY, |all, jump| all | jump.mask());
    is_block && end.is_subset_of(start) && removed.count() as usize == run.len() && (changed - removed).count() <= 3
}

/// The least cost; `None` if there are too many runs of jumps.
fn plain_cost(problem: &Problem) -> Option<u32> {
    let mut plain = Plain { problem, chunks: Vec::new(), least: u32::MAX, runs: 0 };
    plain.search(problem.start(), 0);
    (plain.runs <= LIMIT).then_some(plain.least)
}

fn search(problem: &Problem) -> Memorable {
    Memorable::new(problem.clone(), Settings::default().with_memory(1 << 24))
}

/// Checks that the chunks of a description form a solution, and that they are described correctly.
fn check(problem: &Problem, description: &Description) -> Result<(), TestCaseError> {
    let board = problem.board();
    prop_assert!(problem.is_solved_by(&description.jumps()));
    let (mut position, mut cost) = (problem.start(), 0);
    for (index, chunk) in description.chunks.iter().enumerate() {
        let start = position;
        position = chunk.jumps.iter().fold(start, |position, jump| jump.play(position).unwrap());
        let changed = chunk.jumps.iter().fold(Position::EMPTY, |all, jump| all | jump.mask());
        prop_assert_eq!(chunk.needs, changed - (start ^ position));
        prop_assert_eq!(chunk.clears.count() as usize, chunk.jumps.len());
        let is_purge = is_purge(board, start, position, &chunk.jumps);
        prop_assert_eq!(chunk.kind == ChunkKind::Purge, is_purge);
        prop_assert_eq!(chunk.kind == ChunkKind::Jump, chunk.jumps.len() == 1);
        prop_assert!(is_purge || is_of_one_peg(&chunk.jumps));
        if is_purge {
            prop_assert_eq!(chunk.clears, start - position);
        }
        cost += match chunk.like {
            Some(_) => 1,
            None if is_purge => 2,
            None => 1 + u32::try_from(chunk.jumps.len()).unwrap(),
        };
        if let Some(like) = chunk.like {
            prop_assert!(like.chunk < index);
            let earlier = &description.chunks[like.chunk].jumps;
            let steps = |jumps: &[Jump]| -> Vec<(f64, f64)> {
                let first = board.place(jumps[0].from);
                let places = jumps.iter().flat_map(|jump| [jump.from, jump.to]).map(|hole| board.place(hole));
                places.map(|(x, y)| (x - first.0, y - first.1)).collect()
            };
            let (sin, cos) = f64::from(like.turn).to_radians().sin_cos();
            for ((x, y), (to_x, to_y)) in steps(earlier).into_iter().zip(steps(&chunk.jumps)) {
                let x = if like.is_mirrored { -x } else { x };
                prop_assert!((x * cos - y * sin - to_x).abs() + (x * sin + y * cos - to_y).abs() < 0.01);
            }
        }
    }
    prop_assert_eq!(cost, description.cost);
    Ok(())
}

fn compare(problem: &Problem) -> Result<(), TestCaseError> {
    let least = plain_cost(problem);
    prop_assume!(least.is_some());
    if let Ok(description) = search(problem).finish() {
        check(problem, &description)?;
        prop_assert!(description.is_proven);
        prop_assert_eq!(Some(description.cost), least);
    } else {
        prop_assert_eq!(naive_solvable(problem), Some(false));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 100_000, ..cases(1000) })]

    #[test]
    fn no_description_of_any_solution_costs_less((board, start) in any_position(5), choice in any::<u64>()) {
        compare(&Problem::new(board.clone(), start, any_finish(&board, choice)).unwrap())?;
    }

    /// The solutions of these problems have purges: each start has a line of three pegs, which a purge can remove, and
    /// a few more pegs, which can be its catalyst.
    #[test]
    fn no_description_with_purges_costs_less(
        board in prop::sample::select(vec!["4x4", "5x5", "triangle", "hexagon-19", "cross-21", "4x4-diagonal"]),
        pegs in any::<u64>(),
        from in any::<usize>(),
    ) {
        let board: Board = board.parse().unwrap();
        let line = board.jumps()[from % board.jumps().len()].mask();
        let start = line | (Position::from_bits((pegs & pegs >> 32 & pegs >> 16).into()) & board.holes());
        let problem = Problem::new(board, start, Finish::AtMost(start.count().saturating_sub(6).max(1))).unwrap();
        prop_assume!(start.count() <= 9);
        compare(&problem)?;
    }
}

#[test]
fn descriptions_of_named_problems_are_true() {
    for entry in catalogue::entries().iter().filter(|entry| entry.board().hole_count() <= 25) {
        let board = entry.board();
        for named in entry.problems() {
            let start = named.pegs.split(' ').map(|hole| board.parse_hole(hole).unwrap()).collect();
            let problem = Problem::new(board.clone(), start, Finish::parse(named.finish, board).unwrap()).unwrap();
            check(&problem, &search(&problem).finish().unwrap()).unwrap();
        }
    }
}

#[test]
fn the_best_description_so_far_only_gets_better() {
    let mut search = search(&catalogue::find("4x4-diagonal").unwrap().problem());
    let mut costs = Vec::new();
    while search.run(1).is_none() {
        costs.extend(search.best().map(|best| best.cost));
    }
    let description = search.finish().unwrap();
    check(search.problem(), &description).unwrap();
    assert!(costs.is_sorted_by(|one, next| next <= one) && costs[0] > description.cost, "{costs:?}");
    assert_eq!(search.best().map(|best| best.cost), Some(description.cost));
}

#[test]
fn every_problem_with_a_solution_has_an_answer() {
    for entry in catalogue::entries().iter().filter(|entry| entry.board().hole_count() > 40) {
        let problem = entry.problem();
        let memorable = Memorable::new(problem.clone(), Settings::default().with_memory(1 << 20)).finish();
        check(&problem, &memorable.unwrap()).unwrap();
    }
}

/// With little memory, only the most promising positions are kept.
#[test]
fn a_description_that_is_not_proven_is_one_of_a_solution() {
    let board: Board = "english".parse().unwrap();
    let problem = Problem::new(board.clone(), board.parse_start("d4").unwrap(), Finish::parse("d4", &board).unwrap());
    let problem = problem.unwrap();
    let narrow = || Memorable::new(problem.clone(), Settings::default().with_memory(1 << 20));
    let description = narrow().finish().unwrap();
    check(&problem, &description).unwrap();
    assert!(!description.is_proven && description.chunks.len() < 10, "{description:?}");
    assert_eq!(in_slices(narrow(), 1000), Ok(description));
}
