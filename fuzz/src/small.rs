//! Small problems, generated from bytes.

use arbitrary::{Arbitrary, Result, Unstructured};
use peg_solitaire::solve::Settings;
use peg_solitaire::{Board, Finish, Hole, Position, Problem};

const SIDE: usize = 5;
const MOST_HOLES: usize = 16;

/// A problem on a board of any shape, with at most sixteen holes, and the settings of its search.
#[derive(Debug)]
pub struct Small {
    pub problem: Problem,
    pub settings: Settings,
    /// The amount of work that a search does at a time.
    pub slice: u64,
}

impl<'a> Arbitrary<'a> for Small {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let board = board(bytes)?;
        let start = pegs(&board, bytes)?;
        let finish = finish(&board, bytes)?;
        let problem = Problem::new(board, start, finish).map_err(|_| arbitrary::Error::IncorrectFormat)?;
        // A search with little memory takes different code paths from a search with plenty.
        let memory = *bytes.choose(&[0, 1 << 12, 1 << 16, 1 << 20, 64 << 20])?;
        let settings = Settings::default().with_seed(bytes.int_in_range(0..=3)?).with_memory(memory);
        Ok(Small { problem, settings, slice: *bytes.choose(&[u64::MAX, 1, 7, 100])? })
    }
}

impl Small {
    /// Returns `true` if there is enough memory for every search of a small board.
    pub fn has_memory(&self) -> bool {
        self.settings.memory >= 64 << 20
    }
}

fn board(bytes: &mut Unstructured) -> Result<Board> {
    let directions = bytes.choose(&[4, 6, 8])?;
    let shape: u32 = bytes.arbitrary()?;
    let mut holes = 0;
    let mut drawing = format!("# directions: {directions}\n");
    for cell in 0..SIDE * SIDE {
        let is_hole = shape >> cell & 1 == 1 && holes < MOST_HOLES;
        holes += usize::from(is_hole);
        drawing.push(if is_hole { 'o' } else { '.' });
        if (cell + 1) % SIDE == 0 {
            drawing.push('\n');
        }
    }
    drawing.parse().map_err(|_| arbitrary::Error::IncorrectFormat)
}

/// A random position: a random set of pegs or, half of the time, the union of two such sets.
fn pegs(board: &Board, bytes: &mut Unstructured) -> Result<Position> {
    let some = Position::from_bits(bytes.arbitrary::<u16>()?.into());
    let others = Position::from_bits(bytes.arbitrary::<u16>()?.into());
    Ok(board.holes() & if bytes.arbitrary()? { some | others } else { some })
}

fn finish(board: &Board, bytes: &mut Unstructured) -> Result<Finish> {
    let pattern = board.holes() & Position::from_bits(bytes.arbitrary::<u16>()?.into());
    let single = Position::of(Hole::new(usize::from(bytes.arbitrary::<u8>()?) % board.hole_count()));
    Ok(match bytes.int_in_range(0..=3)? {
        0 => Finish::AtMost(bytes.int_in_range(1..=4)?),
        1 if !pattern.is_empty() => Finish::Pattern(pattern),
        2 => Finish::ANY_PEG,
        _ => Finish::Pattern(single),
    })
}
