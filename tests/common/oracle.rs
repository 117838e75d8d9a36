//! Plain enumeration of all lines of play, on the array in `naive`. Used by the fuzzer and by a test with random
//! problems.
#![allow(dead_code, reason = "each program uses only some of the functions")]

use std::collections::BTreeSet;

use super::naive::{Grid, NaiveJump};
use peg_solitaire::{Board, Finish, Hole, Position, Problem};

/// The largest number of positions to visit; visiting more would take too long.
const LIMIT: u64 = 4_000;

/// The results of all lines of play from a position.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Oracle {
    pub solutions: u128,
    pub games: u128,
    /// The fewest moves of a solution; `None` if there is no solution.
    pub fewest_moves: Option<u32>,
    pub fewest_pegs: u32,
}

impl Oracle {
    /// The results of all lines from a position; `None` if there are too many lines.
    pub fn new(problem: &Problem, position: Position) -> Option<Self> {
        let grid = grid(problem.board(), position);
        let pattern = match problem.finish() {
            Finish::AtMost(_) => None,
            Finish::Pattern(pattern) => Some(self::grid(problem.board(), pattern)),
        };
        let answer = Oracle { fewest_pegs: pegs_in(&grid), ..Oracle::default() };
        let mut walk = Walk { grid, most: problem.finish().peg_count() as usize, pattern, visited: 0, answer };
        walk.visit(None, 0, false)?;
        Some(walk.answer)
    }

    pub fn is_solvable(&self) -> bool {
        self.solutions > 0
    }
}

/// Every position that play can reach; `None` if there are too many lines.
pub fn reachable(problem: &Problem) -> Option<BTreeSet<Position>> {
    let drawing = problem.board().draw(problem.start());
    let cells = drawing
        .lines()
        .enumerate()
        .flat_map(|(row, line)| line.chars().enumerate().map(move |(column, cell)| (row, column, cell)));
    let places: Vec<(usize, usize)> =
        cells.filter(|&(.., cell)| cell != '.').map(|(row, column, _)| (row, column)).collect();
    let mut reached = BTreeSet::new();
    let mut open = vec![(grid(problem.board(), problem.start()), problem.start())];
    while let Some((grid, position)) = open.pop() {
        if !reached.insert(position) {
            continue;
        }
        for jump in grid.jumps() {
            let mut after = grid.clone();
            after.play(jump);
            let holes = jump.iter().filter_map(|place| places.binary_search(place).ok()).map(Hole::new);
            open.push((after, position ^ holes.collect::<Position>()));
        }
        if reached.len() as u64 > LIMIT {
            return None;
        }
    }
    Some(reached)
}

fn grid(board: &Board, position: Position) -> Grid {
    Grid::parse(&board.draw(position), board.directions().count())
}

struct Walk {
    grid: Grid,
    most: usize,
    pattern: Option<Grid>,
    visited: u64,
    answer: Oracle,
}

impl Walk {
    /// Follows every line from the current position. `moves` is the number of moves made so far, and `has_finished` is
    /// set if a finish has already been reached.
    fn visit(&mut self, last: Option<NaiveJump>, moves: u32, has_finished: bool) -> Option<()> {
        self.visited += 1;
        if self.visited > LIMIT {
            return None;
        }
        let is_first = !has_finished && self.is_finish();
        if is_first {
            self.answer.solutions += 1;
            self.answer.fewest_moves = Some(self.answer.fewest_moves.map_or(moves, |fewest| fewest.min(moves)));
        }
        self.answer.fewest_pegs = self.answer.fewest_pegs.min(pegs_in(&self.grid));
        let jumps = self.grid.jumps();
        self.answer.games += u128::from(jumps.is_empty());
        for jump in jumps {
            let goes_on = last.is_some_and(|last| last[2] == jump[0]);
            self.grid.play(jump);
            self.visit(Some(jump), moves + u32::from(!goes_on), has_finished || is_first)?;
            self.grid.undo(jump);
        }
        Some(())
    }

    fn is_finish(&self) -> bool {
        match &self.pattern {
            Some(pattern) => self.grid == *pattern,
            None => (1..=self.most).contains(&self.grid.pegs()),
        }
    }
}

fn pegs_in(grid: &Grid) -> u32 {
    u32::try_from(grid.pegs()).expect("fewer pegs than holes of a board")
}
