//! Searches for the solution that is easiest to remember.

mod description;

use std::iter;

use crate::proof::Proof;
use crate::rules::{CATALYST, Hole, Jump, Package, Position, Problem, Random, blocks, packages};

use super::any::Solver;
use super::judge::Knowledge;
use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, Outcome, PositionSet, Score, Settings, Verdict};

pub use description::{Chunk, ChunkKind, Description, Likeness};
use description::{IMAGE, PURGE, of_sweep};

/// The number of chunks that a complete pass may try, with and without a complete set.
const COMPLETE: [usize; 2] = [1 << 22, 1 << 19];
/// The widths of the narrowest and the widest beam, in positions per level, and the number of candidates to collect for
/// each position that is kept.
const NARROWEST: usize = 32;
const WIDEST: usize = 4096;
const CANDIDATES: usize = 4;
/// A wider beam follows only if a beam has tried at most this number of chunks.
const BEAM: usize = 1 << 20;
/// The weight of the chunks' cost in a position's score.
const CHUNK: i32 = 15;
/// Added to scores to make them positive.
const OFFSET: i32 = 1 << 20;
/// The number of blocks after which the search for purges stops, and the work per block, in positions.
const BLOCKS: usize = 1000;
const BLOCK: u64 = 500;
/// The largest number of jumps in a purge, and the memory for the jumps of such a purge, in bytes.
const LARGEST: usize = 6;
const JUMPS: usize = LARGEST * size_of::<Jump>();

search! {
    /// A search for the solution that is easiest to remember: the one with the shortest [`Description`].
    ///
    /// The search looks for descriptions with a cost of 2, then 3, and so on, chunk by chunk. If a
    /// [`CompleteSet`](crate::complete_set::CompleteSet) fits into the memory, only positions that can still be won are
    /// examined. If there are too many positions, wider and wider beams keep the most promising ones; the description
    /// is then not proven to be the shortest. From the first solution on, [`Memorable::best`] returns the shortest
    /// description found so far.
    ///
    /// ```
    /// use peg_solitaire::solve::{Memorable, Settings};
    /// use peg_solitaire::{Board, Finish, Problem};
    ///
    /// let board: Board = "english".parse()?;
    /// let problem = Problem::new(board.clone(), board.parse_start("d4")?, Finish::parse("d4", &board)?)?;
    /// let description = Memorable::new(problem, Settings::default()).finish().map_err(|_| "no solution")?;
    /// assert_eq!((description.chunks.len(), description.cost, description.is_proven), (6, 11, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Memorable(Recall) -> Result<Description, Proof>
}

/// The algorithm behind [`Memorable`].
struct Recall {
    knowledge: Knowledge,
    score: Score,
    /// The blocks whose purges have not been found yet, in reverse order.
    blocks: Vec<Position>,
    /// The purges by block, each with its class.
    purges: Vec<Vec<(Package, u64)>>,
    best: Description,
    /// The width of the beam; `None` until a complete pass turns out to be too large. Once a beam has been used,
    /// nothing can be proven.
    width: Option<usize>,
}

enum MemorableStage {
    /// The search for any solution.
    Solve(Box<Solver>),
    Learn,
    Purges,
    Pass(Pass),
}

/// A search for a description that costs at most `most`. It begins with the positions that have the most pegs.
struct Pass {
    most: u32,
    /// The positions that have been expanded.
    nodes: Vec<Node>,
    /// The positions that remain to be expanded, by number of pegs.
    levels: Vec<Level>,
    /// The number of chunks tried.
    tried: usize,
}

/// Nodes with the same number of pegs, and a set of keys. Each key stands for a combination of a position, a set of
/// classes and a cost that has already been seen. Different combinations have different keys, unless two random 64-bit
/// numbers happen to be equal.
type Level = (Vec<Node>, PositionSet);

/// A position after some chunks.
#[derive(Clone)]
struct Node {
    position: Position,
    /// The canonical image of the position.
    key: Position,
    /// The index of the node before the last chunk, and the jumps and the class of the last chunk.
    before: usize,
    jumps: Vec<Jump>,
    class: u64,
    /// The exclusive or of the distinct classes of all chunks so far.
    classes: u64,
    cost: u32,
    /// The number of jumps in the longest chunk.
    longest: usize,
}

/// A callback that visits a chunk. The arguments are the position after the chunk, the chunk's jumps, its class, and
/// its cost if the class is new.
type Visit<'a> = dyn FnMut(Position, &[Jump], u64, u32) + 'a;

impl Memorable {
    /// Prepares a search. This takes as long as [`Judge::new`](crate::solve::Judge::new).
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let memory = settings.memory / 8 * 7;
        let knowledge = Knowledge::new(&problem, settings.set_memory.min(memory));
        let recall = Recall {
            score: Score::new(problem.board(), knowledge.target.aims()[0], settings.seed),
            knowledge,
            blocks: blocks(problem.board()),
            purges: Vec::new(),
            best: Description::default(),
            width: None,
        };
        let solver = Solver::new(problem.clone(), settings.with_memory(memory));
        Memorable { shell: Shell::new(problem, settings, recall, Ok(MemorableStage::Solve(Box::new(solver)))) }
    }

    /// The shortest description so far.
    pub fn best(&self) -> Option<&Description> {
        Some(&self.shell.algorithm.best).filter(|best| best.cost > 0)
    }
}

impl Algorithm for Recall {
    type Stage = MemorableStage;
    type Outcome = Result<Description, Proof>;

    fn step(&mut self, stage: &mut MemorableStage, task: &mut Task) -> Option<Next<MemorableStage, Self::Outcome>> {
        match stage {
            MemorableStage::Solve(solver) => match solver.shell.run_within(&mut task.meter)? {
                Outcome::Solved(line) => {
                    self.best = Description::of_line(task.problem.board(), &line.jumps, CATALYST);
                    Some(Ok(MemorableStage::Learn))
                }
                Outcome::Impossible(proof) => Some(Err(Err(proof.clone()))),
            },
            MemorableStage::Learn => self.knowledge.learn(&mut task.meter).then_some(Ok(MemorableStage::Purges)),
            MemorableStage::Purges => {
                task.meter.count_work(BLOCK);
                let is_large = self.purges.len() >= BLOCKS || self.bytes(None) > task.settings.memory / 16 * 15;
                match self.blocks.pop().filter(|_| !is_large) {
                    Some(block) => self.find_purges(&task.problem, block),
                    None => return Some(self.pass(1, is_large, task)),
                }
                None
            }
            MemorableStage::Pass(pass) => {
                let complete = COMPLETE[usize::from(self.knowledge.set_bytes() == 0)];
                let room = task.settings.memory.saturating_sub(self.bytes(None)) / 2;
                let is_large = pass.bytes() > room || pass.tried > self.width.map_or(complete, |_| usize::MAX);
                if is_large || !pass.next(self.width, &self.score) {
                    let is_last = self.width.is_some() && pass.tried > BEAM;
                    return Some(self.pass(pass.most + 1, is_large || is_last, task));
                }
                let tried = pass.tried;
                let end = self.expand(pass, &task.problem);
                task.meter.count_position();
                task.meter.count_landings(pass.tried - tried);
                let mut parts: Vec<_> = pass.way(&end?).map(|node| node.jumps.clone()).collect();
                parts.reverse();
                self.best = Description::new(task.problem.board(), parts, CATALYST);
                pass.most = self.best.cost - 1;
                self.width.is_none().then(|| self.pass(self.best.cost, false, task))
            }
        }
    }

    fn activity(&self, stage: &MemorableStage) -> Activity {
        match stage {
            MemorableStage::Solve(solver) => solver.shell.activity(),
            _ => self.width.map_or(Activity::Exhaustive, |width| Activity::Beam { width }),
        }
    }

    fn bytes(&self, stage: Option<&MemorableStage>) -> usize {
        let stage = match stage {
            Some(MemorableStage::Solve(solver)) => solver.memory(),
            Some(MemorableStage::Pass(pass)) => pass.bytes(),
            _ => 0,
        };
        let purges = self.purges.iter().map(Vec::capacity).sum::<usize>();
        stage + self.knowledge.set_bytes() + purges * (size_of::<(Package, u64)>() + JUMPS)
    }
}

impl Recall {
    /// Finds the purges of a block and of its images.
    fn find_purges(&mut self, problem: &Problem, block: Position) {
        let first = self.purges.len();
        let maps = problem.board().symmetries().permutations();
        for package in packages(problem.board(), block) {
            let none = vec![0; problem.board().symmetries().count()];
            let class = class(&package.jumps.iter().fold(none, |images, &jump| images_after(problem, &images, jump)));
            for image in maps.clone().map(|map| package.image(map)) {
                let mut known = self.purges[first..].iter_mut();
                match known.find(|purges| purges[0].0.clears == image.clears) {
                    None => self.purges.push(vec![(image, class)]),
                    Some(purges) if purges.iter().any(|(purge, _)| purge.is_like(&image)) => {}
                    Some(purges) => purges.push((image, class)),
                }
            }
        }
    }

    /// Begins a complete pass for a cost of at most `most`. If there are too many chunks to try, begins a beam for any
    /// cost below the best instead.
    fn pass(&mut self, most: u32, is_large: bool, task: &Task) -> Next<MemorableStage, Result<Description, Proof>> {
        let is_proven = self.width.is_none() && !is_large && most >= self.best.cost;
        if is_proven || self.width.is_some_and(|width| is_large || width == WIDEST) {
            return Err(Ok(Description { is_proven, ..self.best.clone() }));
        }
        self.width = self.width.map(|width| 2 * width).or_else(|| is_large.then_some(NARROWEST));
        let most = self.width.map_or(most, |_| self.best.cost - 1);
        let position = task.problem.start();
        let mut levels: Vec<Level> = (0..position.count()).map(|_| (Vec::new(), PositionSet::new())).collect();
        let key = self.knowledge.target.symmetries.canonical(position);
        let start = Node { position, key, before: 0, jumps: Vec::new(), class: 0, classes: 0, cost: 0, longest: 0 };
        levels.push((vec![start], PositionSet::new()));
        Ok(MemorableStage::Pass(Pass { most, nodes: Vec::new(), levels, tried: 0 }))
    }

    /// Adds the position after each chunk that can be played from the last node. Returns a node whose position is a
    /// finish, if one is reached.
    fn expand(&self, pass: &mut Pass, problem: &Problem) -> Option<Node> {
        let before = pass.nodes.len() - 1;
        let Node { position: start, classes, cost: spent, longest, .. } = pass.nodes[before];
        let learned: Vec<u64> = pass.way(&pass.nodes[before]).map(|node| node.class).collect();
        let (mut most, mut end) = (pass.most, None);
        // Longer sweeps cost too much, unless they are images of earlier chunks. Beams do not try sweeps that have more
        // jumps than the largest purge.
        let longest_sweep = longest.max(most.saturating_sub(spent + of_sweep(0)) as usize);
        let longest_sweep = longest_sweep.min(self.width.map_or(usize::MAX, |_| LARGEST));
        let mut visit = |position: Position, jumps: &[Jump], class, new_cost| {
            pass.tried += 1;
            let (cost, new) = if learned.contains(&class) { (IMAGE, 0) } else { (new_cost, class) };
            let (cost, classes, longest) = (spent + cost, classes ^ new, longest.max(jumps.len()));
            let rest = position.count().saturating_sub(problem.finish().peg_count());
            if cost + least(rest as usize, longest) > most {
                return;
            }
            let key = self.knowledge.target.symmetries.canonical(position);
            let next = || Node { position, key, before, jumps: jumps.to_vec(), class, classes, cost, longest };
            if problem.finish().is_met_by(position) {
                (end, most) = (Some(next()), cost - 1);
                return;
            }
            let level = &mut pass.levels[position.count() as usize];
            if level.1.insert(key ^ Position::from_bits(classes.wrapping_add(cost.into()).into()))
                && self.knowledge.verdict(position) != Verdict::Lost
            {
                level.0.push(next());
            }
            if let Some(width) = self.width.filter(|width| level.0.len() >= width * CANDIDATES) {
                cut(level, &self.score, width);
            }
        };
        for purges in self.purges.iter().filter(|purges| purges[0].0.clears.is_subset_of(start)) {
            let legal = purges.iter().filter(|(purge, _)| start & purge.holes == purge.pegs);
            let best = legal.clone().find(|(_, class)| learned.contains(class)).or_else(|| legal.clone().next());
            let is_tried = |(_, class): &&(_, u64)| self.width.is_none() || best.is_some_and(|(_, best)| best == class);
            for (purge, class) in legal.filter(is_tried) {
                visit(start - purge.clears, &purge.jumps, *class, PURGE);
            }
        }
        let images = vec![0; problem.board().symmetries().count()];
        sweeps(problem, start, longest_sweep, (&mut Vec::new(), &images), &mut visit);
        end
    }
}

impl Pass {
    /// The nodes from `node` back to the start, excluding the start itself.
    fn way<'a>(&'a self, node: &'a Node) -> impl Iterator<Item = &'a Node> {
        let before = |node: &&Node| Some(&self.nodes[node.before]);
        iter::successors(Some(node), before).take_while(|node| node.cost > 0)
    }

    /// Takes the next node; returns `false` if there is none. If there is a width, only the best nodes of each level
    /// are kept.
    fn next(&mut self, width: Option<usize>, score: &Score) -> bool {
        while let Some(level) = self.levels.last_mut() {
            if let Some(node) = level.0.pop() {
                self.nodes.push(node);
                return true;
            }
            self.levels.pop();
            self.levels.last_mut().zip(width).into_iter().for_each(|(level, width)| cut(level, score, width));
        }
        false
    }

    fn bytes(&self) -> usize {
        let bytes = |nodes: &Vec<Node>| nodes.capacity() * size_of::<Node>() + nodes.len() * JUMPS;
        bytes(&self.nodes) + self.levels.iter().map(|(open, seen)| bytes(open) + seen.bytes()).sum::<usize>()
    }
}

/// Keeps the best nodes, one for each position up to symmetry.
fn cut((open, seen): &mut Level, score: &Score, width: usize) {
    let key = |(place, node): (u64, &Node)| {
        let score = score.sum(node.position) + score.loneliness(node.position) + CHUNK * node.cost.cast_signed();
        u64::from((score + OFFSET).cast_unsigned()) << u32::BITS | place
    };
    let mut keys: Vec<u64> = (0..).zip(&*open).map(key).collect();
    keys.sort_unstable();
    let mut positions = PositionSet::new();
    #[allow(clippy::cast_possible_truncation, reason = "the place is in the lower half")]
    let nodes = keys.iter().map(|&key| &open[key as u32 as usize]);
    *open = nodes.filter(|node| positions.insert(node.key)).take(width).cloned().collect();
    *seen = PositionSet::new();
}

/// Visits every longer sequence of jumps by one peg that begins with `jumps`. `images` contains a hash for each image
/// of the jumps.
fn sweeps(
    problem: &Problem,
    position: Position,
    longest: usize,
    (jumps, images): (&mut Vec<Jump>, &[u64]),
    visit: &mut Visit,
) {
    let peg = jumps.last().map(|jump| jump.to);
    let continues = |jump: &Jump| jumps.len() < longest && peg.is_none_or(|peg| jump.from == peg);
    for jump in problem.board().legal_jumps(position).filter(continues).collect::<Vec<_>>() {
        let after = jump.play_unchecked(position);
        let images = images_after(problem, images, jump);
        jumps.push(jump);
        visit(after, jumps, class(&images), of_sweep(jumps.len()));
        sweeps(problem, after, longest, (jumps, &images), visit);
        jumps.pop();
    }
}

/// The hashes of all images of a sequence of jumps, extended by one more jump.
fn images_after(problem: &Problem, images: &[u64], jump: Jump) -> Vec<u64> {
    let of_image = |(number, map): (&u64, &[Hole])| {
        let Jump { from, to, .. } = jump.image(map);
        Random::new(number ^ ((from.index() << 8) + to.index()) as u64).bits()
    };
    images.iter().zip(problem.board().symmetries().permutations()).map(of_image).collect()
}

/// The class of a chunk, given the hashes of its images. All images of a chunk have the same class. Other chunks have
/// other classes, unless two random 64-bit numbers happen to be equal.
fn class(images: &[u64]) -> u64 {
    images.iter().copied().min().unwrap_or_default()
}

/// A lower bound on the cost of `jumps` more jumps, if no chunk so far has more than `longest` jumps. On boards of up
/// to 128 holes, a new sweep that is longer than a purge saves nothing, even if it is repeated.
fn least(jumps: usize, longest: usize) -> u32 {
    #[allow(clippy::cast_possible_truncation, reason = "a line has at most 127 jumps")]
    let images = |longest| jumps.div_ceil(longest) as u32 * IMAGE;
    let new = (PURGE - IMAGE + images(LARGEST)).min(of_sweep(jumps));
    match (jumps, longest) {
        (0, _) => 0,
        (_, 0) => new,
        _ => new.min(images(longest)),
    }
}
