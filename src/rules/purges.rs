//! Purges: runs of jumps that remove a block of pegs and leave every other hole as it was.

use super::{Board, Hole, Jump, Position, image};

/// Splits a line of play, from its beginning, into purges and the jumps between them.
///
/// A purge is a run of jumps that removes a block of pegs and leaves every other hole as it was. The other holes that
/// the jumps change and then restore are its catalyst. The block is a line of three, or two such lines that touch: two
/// by three holes, or an L. Two purges that together form a larger purge count as one.
///
/// The second part and every second part after it are purges. The parts in between may be empty. The result is
/// meaningless if there is no position from which the jumps can be played.
///
/// ```
/// use peg_solitaire::{Board, purges};
///
/// let board: Board = "english".parse()?;
/// let jumps = board.parse_jumps("d2-d4 f3-d3 e1-e3 d3-f3 b3-d3")?;
/// assert_eq!(purges(&board, &jumps), [&jumps[..1], &jumps[1..4], &jumps[4..]]);
/// # Ok::<(), peg_solitaire::text::TextError>(())
/// ```
pub fn purges<'a>(board: &Board, jumps: &'a [Jump]) -> Vec<&'a [Jump]> {
    let mut parts = Vec::new();
    let (mut begin, mut place) = (0, 0);
    while place < jumps.len() {
        let size = [6, 3].into_iter().find(|size| is_purge(board, jumps.get(place..place + size)));
        if let Some(size) = size {
            parts.push(&jumps[begin..place]);
            parts.push(&jumps[place..place + size]);
            begin = place + size;
        }
        place += size.unwrap_or(1);
    }
    parts.push(&jumps[begin..]);
    parts
}

/// Returns `true` if the net effect of the jumps is confined to a block. In that case, they empty the block, because
/// there is one jump for each of its holes.
#[cfg_attr(target_arch = "wasm32", inline(never))] // Copies for both sizes would make the wasm larger.
pub(crate) fn is_purge(board: &Board, jumps: Option<&[Jump]>) -> bool {
    let jumps = jumps.unwrap_or_default();
    let block = jumps.iter().fold(Position::EMPTY, |all, jump| all ^ jump.mask());
    let is_block = |a: &Jump, b: &Jump| a.mask() | b.mask() == block && touch(board, a.mask(), b.mask());
    block.count() as usize == jumps.len() && board.jumps().iter().any(|a| board.jumps().iter().any(|b| is_block(a, b)))
}

/// Returns `true` if a hole of `one` is a neighbour of a hole of `other`.
fn touch(board: &Board, one: Position, other: Position) -> bool {
    let near = |hole| {
        let steps = board.directions().steps().iter();
        steps.filter_map(move |&step| board.hole_at(board.coordinate(hole).step(step)?))
    };
    one.holes().any(|hole| near(hole).any(|hole| other.contains(hole)))
}

/// The largest number of holes in a catalyst. The catalysts of the well-known purges have two or three.
pub(crate) const CATALYST: u32 = 3;

/// A purge, described independently of the position in which it is played.
#[derive(Clone, Debug)]
pub(crate) struct Package {
    /// The block.
    pub clears: Position,
    /// The block and the catalyst.
    pub holes: Position,
    /// The pegs in `holes` before the purge.
    pub pegs: Position,
    pub jumps: Vec<Jump>,
}

impl Package {
    /// Returns `true` if both purges can be played in the same positions, with the same results.
    pub fn is_like(&self, other: &Package) -> bool {
        (self.clears, self.holes, self.pegs) == (other.clears, other.holes, other.pegs)
    }

    /// The image of the purge under a symmetry.
    pub fn image(&self, map: &[Hole]) -> Self {
        let [clears, holes, pegs] = [self.clears, self.holes, self.pegs].map(|set| image(map, set));
        Package { clears, holes, pegs, jumps: self.jumps.iter().map(|jump| jump.image(map)).collect() }
    }
}

/// The blocks of a board, up to symmetry, with the small blocks last.
pub(crate) fn blocks(board: &Board) -> Vec<Position> {
    let (mut threes, mut sixes) = (Vec::new(), Vec::new());
    for a in board.jumps().iter().map(|jump| jump.mask()) {
        threes.push(board.symmetries().canonical(a));
        for b in board.jumps().iter().map(|jump| jump.mask()) {
            if a.is_disjoint_from(b) && touch(board, a, b) {
                sixes.push(board.symmetries().canonical(a | b));
            }
        }
    }
    let mut blocks = distinct(sixes);
    blocks.extend(distinct(threes));
    blocks
}

/// The positions in order, without duplicates.
fn distinct(mut positions: Vec<Position>) -> Vec<Position> {
    Position::sort(&mut positions);
    positions.dedup();
    positions
}

/// All purges that remove a block and use a catalyst of at most three holes, each with a run of jumps.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(crate) fn packages(board: &Board, block: Position) -> Vec<Package> {
    let mut packages = Vec::new();
    let lines = || board.jumps().iter().map(|jump| jump.mask());
    let mut extend = |jumps: Vec<Jump>| extend(block, &jumps, [block; 3], &mut Vec::new(), &mut packages);
    // Either every jump of the run changes a hole of the block, or one of the jumps changes exactly the holes of the
    // catalyst.
    extend(board.jumps().iter().filter(|jump| !jump.mask().is_disjoint_from(block)).copied().collect());
    for catalyst in lines().filter(|line| line.is_disjoint_from(block)) {
        extend(board.jumps().iter().filter(|jump| jump.mask().is_subset_of(block | catalyst)).copied().collect());
    }
    packages
}

/// Continues a run of jumps, given the holes that the run changes, the pegs in these holes before the run, and the pegs
/// in them now. For a hole outside the block, the state before the run is chosen when a jump first changes the hole.
fn extend(
    block: Position,
    jumps: &[Jump],
    [holes, pegs, now]: [Position; 3],
    run: &mut Vec<Jump>,
    packages: &mut Vec<Package>,
) {
    let rest = block.count() as usize - run.len();
    let wrong = now ^ (pegs - block);
    if (holes - block).count() > CATALYST || wrong.count() as usize > 3 * rest {
        return;
    }
    if rest == 0 {
        let package = Package { clears: block, holes, pegs, jumps: run.clone() };
        packages.extend((!packages.iter().any(|other| other.is_like(&package))).then_some(package));
        return;
    }
    for &jump in jumps {
        let chosen = jump.need() - holes;
        if jump.is_legal_in(now | chosen) {
            run.push(jump);
            let next = [holes | jump.mask(), pegs | chosen, jump.play_unchecked(now | chosen)];
            extend(block, jumps, next, run, packages);
            run.pop();
        }
    }
}
