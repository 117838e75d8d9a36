//! Peg solitaire as most people write it first: an array of cells and plain backtracking.
//!
//! This implementation shares no code with the crate. The property tests and the fuzzer compare every clever algorithm
//! with it, and the benchmarks and the article use it as the baseline.
#![allow(dead_code, reason = "each program uses only some of the functions")]

/// A cell: 1 is a peg, 0 an empty hole, -1 no hole.
type Cell = i8;
/// A row and a column.
type Place = (usize, usize);
/// A jump as the rows and columns of `from`, `over` and `to`, from 0 at the top left.
pub type NaiveJump = [Place; 3];

/// The result of plain backtracking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The jumps that lead to a finish; empty if the start is already a finish.
    Solved(Vec<NaiveJump>),
    /// Every line was tried.
    Impossible,
    /// The search reached its limit on positions without an answer.
    Unknown,
}

/// A position as an array of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    rows: Vec<Vec<Cell>>,
    steps: Vec<(isize, isize)>,
}

impl Grid {
    /// Parses rows of `x` and `o`; any other character means that there is no hole. `directions` is 4, 6 or 8.
    ///
    /// # Panics
    /// Panics if `directions` is more than 8.
    pub fn parse(text: &str, directions: usize) -> Self {
        let cell = |character| match character {
            'x' => 1,
            'o' => 0,
            _ => -1,
        };
        let steps = [(-1, 0), (0, 1), (1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
        Grid {
            rows: text.lines().map(|row| row.chars().map(cell).collect()).collect(),
            steps: steps[..directions].to_vec(),
        }
    }

    /// The number of pegs.
    pub fn pegs(&self) -> usize {
        self.rows.iter().flatten().filter(|&&cell| cell == 1).count()
    }

    /// All legal jumps, row by row.
    pub fn jumps(&self) -> Vec<NaiveJump> {
        let mut jumps = Vec::new();
        for row in 0..self.rows.len() {
            for column in 0..self.rows[row].len() {
                for &step in &self.steps {
                    let over = moved((row, column), step);
                    let to = moved(over, step);
                    if self.cell((row, column)) == 1 && self.cell(over) == 1 && self.cell(to) == 0 {
                        jumps.push([(row, column), over, to]);
                    }
                }
            }
        }
        jumps
    }

    /// The content of a cell; -1 outside the array.
    fn cell(&self, (row, column): Place) -> Cell {
        self.rows.get(row).and_then(|row| row.get(column)).copied().unwrap_or(-1)
    }

    /// Plays a jump, without checking that it is legal.
    ///
    /// # Panics
    /// Panics if the jump leaves the array.
    pub fn play(&mut self, jump: NaiveJump) {
        self.set(jump, [0, 0, 1]);
    }

    /// Undoes a jump, without checking that it was played.
    ///
    /// # Panics
    /// Panics if the jump leaves the array.
    pub fn undo(&mut self, jump: NaiveJump) {
        self.set(jump, [1, 1, 0]);
    }

    fn set(&mut self, jump: NaiveJump, cells: [Cell; 3]) {
        for ((row, column), cell) in jump.into_iter().zip(cells) {
            self.rows[row][column] = cell;
        }
    }

    /// The position as rows of `x`, `o` and `.`.
    pub fn draw(&self) -> String {
        let draw = |cell: &Cell| match cell {
            1 => 'x',
            0 => 'o',
            _ => '.',
        };
        self.rows.iter().map(|row| row.iter().map(draw).collect()).collect::<Vec<String>>().join("\n")
    }

    /// Searches by plain backtracking: plays the first legal jump, then the next one if the first leads nowhere. Adds
    /// the number of visited positions to `positions`, and gives up when `positions` reaches `limit`.
    pub fn solve(&mut self, is_finish: &dyn Fn(&Grid) -> bool, limit: u64, positions: &mut u64) -> Verdict {
        *positions += 1;
        if is_finish(self) {
            return Verdict::Solved(Vec::new());
        }
        for jump in self.jumps() {
            if *positions >= limit {
                return Verdict::Unknown;
            }
            self.play(jump);
            let verdict = self.solve(is_finish, limit, positions);
            self.undo(jump);
            match verdict {
                Verdict::Impossible => {}
                Verdict::Unknown => return Verdict::Unknown,
                Verdict::Solved(mut jumps) => {
                    jumps.insert(0, jump);
                    return Verdict::Solved(jumps);
                }
            }
        }
        Verdict::Impossible
    }

    /// The number of lines of exactly `depth` jumps.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        for jump in self.jumps() {
            self.play(jump);
            lines += self.perft(depth - 1);
            self.undo(jump);
        }
        lines
    }
}

fn moved((row, column): Place, (rows, columns): (isize, isize)) -> Place {
    // A row or column below zero wraps around to a number outside the array.
    (row.wrapping_add_signed(rows), column.wrapping_add_signed(columns))
}
