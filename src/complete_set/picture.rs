//! Pictures of the levels of a set.

use super::CompleteSet;
use crate::rules::{Hole, Position};

impl CompleteSet {
    /// The largest number of holes that [`CompleteSet::pictures`] shows: a picture has at most 2^18 points.
    pub const MOST_PICTURED: usize = 18;

    /// Pictures of the set, one for each number of pegs. A point's column represents a combination of pegs in `across`
    /// outer holes, and its row a combination in `down` other outer holes. Combinations with few pegs come first.
    /// `pictures[pegs][row << across | column]` is the number of positions with these pegs. Creating the pictures takes
    /// about as long as computing the set. If `across` and `down` add up to more than the number of outer holes or
    /// [`CompleteSet::MOST_PICTURED`], they are reduced, `down` first.
    ///
    /// The pictures show the positions from which a finish can be reached, even if the set was computed from a start.
    ///
    /// ```
    /// use peg_solitaire::complete_set::CompleteSet;
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "triangle".parse()?;
    /// let mut set = CompleteSet::reachable(&board, board.parse_start("a1")?, 1 << 20)?;
    /// while set.run(100_000).is_none() {}
    /// let pictures = set.pictures(3, 2);
    /// assert_eq!(pictures[1].len(), 32);
    /// let shown: u64 = pictures.iter().flatten().sum();
    /// assert_eq!(shown, set.counts().iter().sum());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pictures(&self, across: usize, down: usize) -> Vec<Vec<u64>> {
        let holes: Vec<Hole> = self.sweep.work.plan.indexing.parts.outer().holes().collect();
        let most = holes.len().min(Self::MOST_PICTURED);
        let across = across.min(most);
        let down = down.min(most - across);
        let columns = Ranks::new(&holes[..across]);
        let rows = Ranks::new(&holes[holes.len() - down..]);
        let mut pictures = vec![vec![0; 1 << (across + down)]; self.board.hole_count() + 1];
        self.sweep.visit_blocks(|outer, counts| {
            let point = rows.of(outer) << across | columns.of(outer);
            for (pegs, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
                pictures[outer.count() as usize + pegs][point] += u64::from(count);
            }
        });
        pictures
    }
}

/// The rank of each combination of pegs in some of the holes. Combinations with few pegs come first.
struct Ranks {
    holes: Vec<Hole>,
    ranks: Vec<usize>,
}

impl Ranks {
    fn new(holes: &[Hole]) -> Self {
        let mut choices: Vec<usize> = (0..1 << holes.len()).collect();
        choices.sort_by_key(|choice| choice.count_ones());
        let mut ranks = vec![0; choices.len()];
        choices.into_iter().enumerate().for_each(|(rank, choice)| ranks[choice] = rank);
        Ranks { holes: holes.to_vec(), ranks }
    }

    fn of(&self, position: Position) -> usize {
        let bits = self.holes.iter().enumerate().map(|(bit, &hole)| usize::from(position.contains(hole)) << bit);
        self.ranks[bits.sum::<usize>()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;
    use crate::complete_set::SetPlan;

    #[test]
    fn each_position_is_a_point_of_the_picture_of_its_level() {
        let board: Board = "triangle-21".parse().unwrap();
        let finish = Position::of(board.parse_hole("a1").unwrap());
        let mut set = CompleteSet::reaching(&board, &[finish], 1 << 24).unwrap();
        while set.run(1 << 16).is_none() {}
        let pictures = set.pictures(3, 2);
        let sums: Vec<u64> = pictures.iter().map(|points| points.iter().sum()).collect();
        assert_eq!(sums, set.counts());
        let holes: Vec<Hole> = SetPlan::outer(&board).holes().collect();
        let columns = Ranks::new(&holes[..3]);
        let rows = Ranks::new(&holes[holes.len() - 2..]);
        let mut expected = vec![vec![0; 1 << 5]; board.hole_count() + 1];
        set.positions().for_each(|position| {
            expected[position.count() as usize][rows.of(position) << 3 | columns.of(position)] += 1;
        });
        assert_eq!(pictures, expected);
    }

    #[test]
    fn holes_that_the_board_lacks_are_not_pictured() {
        let board: Board = "triangle".parse().unwrap();
        let mut set = CompleteSet::reachable(&board, board.parse_start("a1").unwrap(), 1 << 20).unwrap();
        while set.run(1 << 16).is_none() {}
        let outer = SetPlan::outer(&board).count() as usize;
        let points = |across, down| set.pictures(across, down)[0].len();
        assert_eq!([points(0, 0), points(40, 30), points(1, usize::MAX)], [1, 1 << outer, 1 << outer]);
        let whole: Vec<u64> = set.pictures(0, 0).into_iter().flatten().collect();
        let counts = set.counts().into_iter().rev().collect::<Vec<_>>();
        assert_eq!(whole, counts);
    }
}
