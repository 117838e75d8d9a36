//! A beam: the most promising positions of each level.

use std::collections::HashSet;

use peg_solitaire::{Board, Hole, Jump, Position, Problem, Symmetries};

use super::{Counters, Ending, Reached, images, way};

/// The number of positions kept per level.
const WIDTH: usize = 64;

#[derive(Debug)]
pub(super) struct Beam {
    problem: Problem,
    /// The symmetries under which positions count as the same.
    symmetries: Symmetries,
    score: Score,
    levels: Vec<Vec<Reached>>,
    /// The index of the next position in the last level.
    next: usize,
    /// The positions reached so far, each with its score.
    candidates: Vec<(i32, Reached)>,
    /// The set of these positions.
    seen: HashSet<Position>,
    is_complete: bool,
}

impl Beam {
    pub fn new(problem: Problem) -> Self {
        let score = Score::new(problem.board(), problem.finish().pattern().unwrap_or_default());
        let levels = vec![vec![Reached { position: problem.start(), before: 0, jump: None }]];
        let symmetries = images(&problem);
        Beam {
            problem,
            symmetries,
            score,
            levels,
            next: 0,
            candidates: Vec::new(),
            seen: HashSet::new(),
            is_complete: true,
        }
    }

    /// Plays each jump of the next position; after the last one, selects the next level.
    pub fn step(&mut self, counters: &mut Counters) -> Option<Ending> {
        let level = self.levels.last()?;
        let Some(&Reached { position, .. }) = level.get(self.next) else { return self.choose(counters) };
        let jumps: Vec<Jump> = self.problem.board().legal_jumps(position).collect();
        counters.dead_ends += u64::from(jumps.is_empty());
        for jump in jumps {
            let after = position ^ jump.mask();
            counters.positions += 1;
            if self.problem.finish().is_met_by(after) {
                let mut line = way(&self.levels, self.next);
                line.push(jump);
                return Some(Ending::Solved(line));
            }
            if self.seen.insert(self.symmetries.canonical(after)) {
                let score = self.score.of(after);
                self.candidates.push((score, Reached { position: after, before: self.next, jump: Some(jump) }));
            }
        }
        self.next += 1;
        None
    }

    /// Makes the best positions the new level.
    fn choose(&mut self, counters: &mut Counters) -> Option<Ending> {
        if self.candidates.is_empty() {
            return Some(if self.is_complete { Ending::Impossible } else { Ending::Lost });
        }
        self.candidates.sort_by_key(|&(score, _)| score);
        self.is_complete &= self.candidates.len() <= WIDTH;
        self.candidates.truncate(WIDTH);
        self.levels.push(self.candidates.drain(..).map(|(_, node)| node).collect());
        self.seen.clear();
        self.next = 0;
        counters.remembered += self.levels.last().map_or(0, Vec::len);
        None
    }

    /// The jumps to the next position, or to the last position of the level if all of its positions have been examined.
    pub fn path(&self) -> Vec<Jump> {
        way(&self.levels, self.next)
    }
}

/// The cost of a peg per unit of its squared distance to the finish.
const DISTANCE: i32 = 4;
/// The cost of a peg without a neighbour.
const LONELY: i32 = 28;
/// The reduction in the cost of a peg for each jump on the board that goes over its hole.
const JUMP: i32 = 5;

/// Rates how promising a position is. A low score means few isolated pegs, and few pegs that are far away or at the
/// edge.
#[derive(Debug)]
struct Score {
    /// The cost of a peg in each hole.
    pegs: Vec<i32>,
    neighbours: Vec<Position>,
}

impl Score {
    fn new(board: &Board, finish: Position) -> Self {
        let away = |hole| finish.holes().map(|finish| squared_distance(board, hole, finish)).min().unwrap_or(0);
        let mut pegs: Vec<i32> = board.holes().holes().map(|hole| DISTANCE * away(hole)).collect();
        let mut neighbours = vec![Position::EMPTY; pegs.len()];
        for jump in board.jumps() {
            pegs[jump.over.index()] -= JUMP;
            neighbours[jump.from.index()] |= Position::of(jump.over);
            neighbours[jump.over.index()] |= Position::of(jump.from);
        }
        Score { pegs, neighbours }
    }

    fn of(&self, position: Position) -> i32 {
        let is_lonely = |hole: Hole| (self.neighbours[hole.index()] & position).is_empty();
        position.holes().map(|hole| self.pegs[hole.index()] + if is_lonely(hole) { LONELY } else { 0 }).sum()
    }
}

#[allow(clippy::cast_possible_truncation, reason = "a board has at most 64 rows and columns")]
fn squared_distance(board: &Board, hole: Hole, other: Hole) -> i32 {
    let ((x, y), (other_x, other_y)) = (board.place(hole), board.place(other));
    ((x - other_x).powi(2) + (y - other_y).powi(2)).round() as i32
}
