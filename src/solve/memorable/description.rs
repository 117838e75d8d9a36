//! Descriptions of solutions, and their costs.

use crate::rules::{Board, Jump, Position, is_purge, moves, purges};

/// A solution, described in chunks for people who want to remember it.
///
/// Its [`cost`](Description::cost) is the number of things to remember:
///
/// | chunk | cost | to remember |
/// |---|---|---|
/// | purge | 2 | its block, and its catalyst |
/// | single jump | 2 | the holes between which the peg jumps |
/// | sweep: two jumps or more by one peg | 1 + jumps | the hole of the peg, and each hole in which it lands |
/// | the same as an earlier chunk, repeated, rotated or reflected | 1 | which chunk |
///
/// A purge counts as one thing to do, however many jumps it has, because its jumps follow from its block and catalyst.
/// In chapter 23 of *Winning Ways for your Mathematical Plays*, Berlekamp, Conway and Guy clear the English board with
/// five purges. Beasley builds solutions in the same way in *The Ins and Outs of Peg Solitaire*. As in both books, the
/// catalysts of purges here have at most three holes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Description {
    /// The chunks, in the order in which they are played.
    pub chunks: Vec<Chunk>,
    /// The number of things to remember.
    pub cost: u32,
    /// `true` if it is proven that no description of any solution costs less.
    pub is_proven: bool,
}

/// One or more consecutive jumps of a solution that are remembered as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Chunk {
    /// The kind of chunk.
    pub kind: ChunkKind,
    /// The jumps of the chunk.
    pub jumps: Vec<Jump>,
    /// The holes whose pegs the chunk removes: the block of a purge, or the holes that are jumped over.
    pub clears: Position,
    /// The holes that the chunk's jumps change and then restore: the catalyst of a purge.
    pub needs: Position,
    /// The earlier chunk that this chunk repeats, rotates or reflects, if any.
    pub like: Option<Likeness>,
}

/// The kind of a [`Chunk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChunkKind {
    /// Jumps that remove a block of pegs, and leave every other hole as it was.
    Purge,
    /// Several jumps by one peg.
    Sweep,
    /// A single jump.
    Jump,
}

/// How a chunk follows from an earlier chunk: by an optional reflection, and then by an optional rotation. If there is
/// neither, the earlier chunk is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Likeness {
    /// The index of the earlier chunk.
    pub chunk: usize,
    /// `true` if left and right are exchanged.
    pub is_mirrored: bool,
    /// The angle of the rotation in degrees, clockwise on the flat board: a multiple of 60 or 90.
    pub turn: u32,
}

impl ChunkKind {
    /// A name that is stable across versions: `purge`, `sweep` or `jump`.
    pub fn key(self) -> &'static str {
        match self {
            ChunkKind::Purge => "purge",
            ChunkKind::Sweep => "sweep",
            ChunkKind::Jump => "jump",
        }
    }
}

impl Chunk {
    /// Creates a chunk from at least one jump. The chunk does not count as a purge if its catalyst has more than
    /// `catalyst` holes.
    fn new(board: &Board, jumps: Vec<Jump>, catalyst: u32) -> Self {
        let changed = jumps.iter().fold(Position::EMPTY, |all, jump| all ^ jump.mask());
        let needs = jumps.iter().fold(Position::EMPTY, |all, jump| all | jump.mask()) - changed;
        let is_purge = needs.count() <= catalyst && is_purge(board, Some(&jumps));
        let (kind, clears) = match jumps.len() {
            1 => (ChunkKind::Jump, Position::of(jumps[0].over)),
            _ if is_purge => (ChunkKind::Purge, changed),
            _ => (ChunkKind::Sweep, jumps.iter().map(|jump| jump.over).collect()),
        };
        Chunk { kind, jumps, clears, needs, like: None }
    }

    /// The name for the shape of a purge's block, if there is one: `three` for three holes in a line, `six` for two by
    /// three holes, or `l` for six holes in an L.
    pub fn name(&self, board: &Board) -> Option<&'static str> {
        let places = || self.clears.holes().map(|hole| board.coordinate(hole));
        let ends = |side: fn(crate::Coordinate) -> usize| (places().map(side).min(), places().map(side).max());
        let [rows, columns] = [ends(|place| place.row), ends(|place| place.column)];
        let is_end = |(least, most), side| Some(side) == least || Some(side) == most;
        let corners = places().filter(|place| is_end(rows, place.row) && is_end(columns, place.column)).count();
        match (self.kind, self.clears.count(), corners) {
            (ChunkKind::Purge, 3, _) => Some("three"),
            (ChunkKind::Purge, 6, 4) => Some("six"),
            (ChunkKind::Purge, 6, 3) => Some("l"),
            _ => None,
        }
    }

    fn cost(&self) -> u32 {
        match self.kind {
            _ if self.like.is_some() => IMAGE,
            ChunkKind::Purge => PURGE,
            _ => of_sweep(self.jumps.len()),
        }
    }
}

/// The cost of a chunk that follows from an earlier one.
pub(super) const IMAGE: u32 = 1;
/// The cost of a purge.
pub(super) const PURGE: u32 = 2;

/// The cost of a sweep with `jumps` jumps, or of a single jump.
#[allow(clippy::cast_possible_truncation, reason = "a line has at most 127 jumps")]
pub(super) fn of_sweep(jumps: usize) -> u32 {
    jumps as u32 + 1
}

impl Description {
    /// Describes a line by its purges, as [`purges`] finds them, and by the moves between them. Catalysts may have
    /// any number of holes.
    ///
    /// ```
    /// use peg_solitaire::Board;
    /// use peg_solitaire::solve::{ChunkKind, Description};
    ///
    /// let board: Board = "english".parse()?;
    /// let description = Description::of(&board, &board.parse_jumps("d2-d4 f3-d3 e1-e3 d3-f3 b3-d3")?);
    /// let kinds: Vec<_> = description.chunks.iter().map(|chunk| chunk.kind).collect();
    /// assert_eq!(kinds, [ChunkKind::Jump, ChunkKind::Purge, ChunkKind::Jump]);
    /// # Ok::<(), peg_solitaire::text::TextError>(())
    /// ```
    pub fn of(board: &Board, jumps: &[Jump]) -> Self {
        Description::of_line(board, jumps, u32::MAX)
    }

    /// Describes a line by the purges whose catalysts have at most `catalyst` holes, and by the moves between them.
    pub(super) fn of_line(board: &Board, jumps: &[Jump], catalyst: u32) -> Self {
        let is_chunk = |jumps: &[Jump]| Chunk::new(board, jumps.to_vec(), catalyst).kind == ChunkKind::Purge;
        let parts = |(index, jumps): (usize, _)| match index % 2 {
            1 if is_chunk(jumps) => vec![jumps.to_vec()],
            _ => moves(jumps).map(<[_]>::to_vec).collect(),
        };
        Description::new(board, purges(board, jumps).into_iter().enumerate().flat_map(parts), catalyst)
    }

    /// The description with these chunks.
    pub(super) fn new(board: &Board, parts: impl IntoIterator<Item = Vec<Jump>>, catalyst: u32) -> Self {
        let mut description = Description::default();
        for jumps in parts {
            let mut earlier = description.chunks.iter().enumerate();
            let like = earlier.find_map(|(chunk, other)| likeness(board, chunk, &other.jumps, &jumps));
            let chunk = Chunk { like, ..Chunk::new(board, jumps, catalyst) };
            description.cost += chunk.cost();
            description.chunks.push(chunk);
        }
        description
    }

    /// The jumps of all chunks, in order.
    pub fn jumps(&self) -> Vec<Jump> {
        self.chunks.iter().flat_map(|chunk| chunk.jumps.iter().copied()).collect()
    }
}

/// The likeness between an earlier chunk and a chunk with the given jumps. It is based on the first symmetry that maps
/// the earlier jumps to `jumps`; `None` if there is no such symmetry.
fn likeness(board: &Board, chunk: usize, earlier: &[Jump], jumps: &[Jump]) -> Option<Likeness> {
    let mut maps = board.symmetries().permutations();
    let map =
        maps.find(|map| earlier.len() == jumps.len() && (0..jumps.len()).all(|n| earlier[n].image(map) == jumps[n]))?;
    let (is_mirrored, turn) = board.turn(map);
    Some(Likeness { chunk, is_mirrored, turn })
}
