//! Tests of purges: a published solution, and a plain search for blocks on an array.

use std::collections::BTreeSet;

use crate::common::naive::Grid;
use crate::common::{any_position, data, grid, number, pegs, start, text, texts};
use peg_solitaire::solve::{Outcome, Settings, Solver};
use peg_solitaire::{Board, Jump, Position, catalogue, purges};
use proptest::prelude::*;

type Cells = BTreeSet<(isize, isize)>;

/// The start, and the position after each jump.
fn positions(start: Position, jumps: &[Jump]) -> Vec<Position> {
    let mut all = vec![start];
    all.extend(jumps.iter().scan(start, |position, jump| {
        *position = jump.play(*position).unwrap();
        Some(*position)
    }));
    all
}

/// The cells that hold a peg in `before` but not in `after`; `None` if some cell holds a peg only in `after`.
fn removed(before: &Grid, after: &Grid) -> Option<Cells> {
    let [before, after] = [before, after].map(Grid::draw);
    let mut cells = Cells::new();
    for (row, (before, after)) in before.lines().zip(after.lines()).enumerate() {
        for (column, pair) in before.chars().zip(after.chars()).enumerate() {
            match pair {
                ('x', 'o') => drop(cells.insert((row.cast_signed(), column.cast_signed()))),
                ('o', 'x') => return None,
                _ => {}
            }
        }
    }
    Some(cells)
}

/// For each line of three cells among these cells, the remaining cells and the line.
fn without_a_line<'a>(cells: &'a Cells, steps: &'a [(isize, isize)]) -> impl Iterator<Item = (Cells, Cells)> + 'a {
    let lines = cells.iter().flat_map(move |&(row, column)| {
        steps
            .iter()
            .map(move |(down, right)| Cells::from([0, 1, 2].map(|way| (row + way * down, column + way * right))))
    });
    lines.filter(|line| line.is_subset(cells)).map(move |line| (cells - &line, line))
}

/// Returns `true` if the cells form a line of three, or two such lines that touch.
fn is_block(cells: &Cells, steps: &[(isize, isize)]) -> bool {
    let touch = |one: &Cells, other: &Cells| {
        let are_near = |(a, b): (isize, isize), (c, d): (isize, isize)| steps.contains(&(c - a, d - b));
        one.iter().any(|&cell| other.iter().any(|&next| are_near(cell, next)))
    };
    without_a_line(cells, steps).any(|(rest, line)| {
        rest.is_empty() || without_a_line(&rest, steps).any(|(left, other)| left.is_empty() && touch(&line, &other))
    })
}

/// The number of jumps in each part of a line, found by comparing positions.
fn plain_parts(board: &Board, start: Position, jumps: &[Jump]) -> Vec<usize> {
    let grids: Vec<Grid> = positions(start, jumps).into_iter().map(|position| grid(board, position)).collect();
    let (mut parts, mut before, mut place) = (Vec::new(), 0, 0);
    while place < jumps.len() {
        let is_purge = |&size: &usize| {
            let after = grids.get(place + size)?;
            let cells = removed(&grids[place], after)?;
            Some(cells.len() == size && is_block(&cells, board.directions().steps()))
        };
        if let Some(size) = [6, 3].into_iter().find(|size| is_purge(size) == Some(true)) {
            parts.extend([before, size]);
            before = 0;
            place += size;
        } else {
            before += 1;
            place += 1;
        }
    }
    parts.push(before);
    parts
}

fn parts(board: &Board, jumps: &[Jump]) -> Vec<usize> {
    let parts = purges(board, jumps);
    assert_eq!(parts.concat(), jumps);
    parts.into_iter().map(<[_]>::len).collect()
}

#[test]
fn the_published_solution_is_told_in_its_blocks() {
    for row in data("purges") {
        let (board, start) = start(&row);
        let jumps = board.parse_jumps(text(&row, "jumps")).unwrap();
        let positions = positions(start, &jumps);
        assert_eq!(positions.last(), Some(&Position::of(crate::common::hole(&board, &row, "finish"))));
        let mut place = 0;
        let mut blocks = Vec::new();
        for (index, part) in purges(&board, &jumps).into_iter().enumerate() {
            let others = if index == 0 { number(&row, "first") } else { 0 };
            assert!(index % 2 == 1 || part.len() == others, "{part:?}");
            if index % 2 == 1 {
                blocks.push(positions[place] - positions[place + part.len()]);
            }
            place += part.len();
        }
        let named = |names: &&str| pegs(&board, &names.split(' ').collect::<Vec<_>>());
        assert_eq!(blocks, texts(&row, "blocks").iter().map(named).collect::<Vec<_>>());
    }
}

#[test]
fn lines_touch_in_neighbours_over_which_no_jump_goes() {
    let board: Board = "# directions: 6\nxxx\nx.x.x\n.xxxx\nxxx".parse().unwrap();
    let jumps = board.parse_jumps("c1-c3 c4-c2 a2-c4 a1-c1 c1-c3 c4-c2").unwrap();
    assert_eq!(parts(&board, &jumps), [0, 6, 0]);
}

#[test]
fn solutions_of_the_solver_are_told_as_by_a_plain_search() {
    let mut told = 0;
    for entry in catalogue::entries() {
        let board = entry.board();
        let problem = entry.problem();
        let start = problem.start();
        if let Outcome::Solved(line) = Solver::new(problem, Settings::default()).finish() {
            let parts = parts(board, &line.jumps);
            assert_eq!(parts, plain_parts(board, start, &line.jumps), "{}", entry.name);
            told += usize::from(parts.len() > 1);
        }
    }
    assert!(told > 20, "{told}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_line_is_told_as_by_a_plain_search((board, start) in any_position(6), choices in prop::collection::vec(0..60_usize, 40)) {
        let mut jumps = Vec::new();
        let mut position = start;
        for choice in choices {
            let legal: Vec<_> = board.legal_jumps(position).collect();
            if let Some(&jump) = legal.get(choice % legal.len().max(1)) {
                jumps.push(jump);
                position = jump.play_unchecked(position);
            }
        }
        prop_assert_eq!(parts(&board, &jumps), plain_parts(&board, start, &jumps));
    }
}
