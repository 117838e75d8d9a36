//! The solution that is easiest to remember.

mod description;

use crate::proof::Proof;
use crate::rules::{Hole, Jump, Package, Position, Problem, Random, blocks, moves, packages, purges};

use super::any::Solver;
use super::judge::Knowledge;
use super::search::{Algorithm, Next, Shell, Task, search};
use super::{Activity, Outcome, Score, Settings, Table, Valued, Verdict};

pub use description::{Chunk, ChunkKind, Description, Likeness};
use description::{IMAGE, PURGE, of_sweep};

/// The number of positions of a pass after which it is too large to be complete.
const COMPLETE: u64 = 60_000;
/// The number of positions that later passes keep for each number of pegs.
const WIDTH: usize = 400;
/// The number of packages after which no more are looked for.
const PACKAGES: usize = 30_000;
/// The work of finding the packages of a block, in positions.
const BLOCK: u64 = 500;
/// The largest number of jumps of a purge.
const LARGEST: u32 = 6;

search! {
    /// A search for the solution that is easiest to remember: the one with the shortest [`Description`].
    ///
    /// It looks for solutions that cost 2, 3 and so on, chunk by chunk, and passes only through positions that can still
    /// be won, if they fit into a [`CompleteSet`](crate::complete_set::CompleteSet). If that takes too many positions,
    /// it keeps the most promising ones; the description is then not proven to be the shortest.
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

/// The search of [`Memorable`].
struct Recall {
    knowledge: Knowledge,
    score: Score,
    /// The blocks whose packages have not been found yet, the last one first.
    blocks: Vec<Position>,
    purges: Vec<Purges>,
    packages: usize,
    best: Description,
    /// `true` if no pass has left anything out.
    is_complete: bool,
}

/// The purges of one block.
struct Purges {
    clears: Position,
    /// Each with its class: images of a package have the same.
    packages: Vec<(Package, u64)>,
}

enum MemorableStage {
    /// The search for any solution.
    Solve(Box<Solver>),
    Learn,
    Packages,
    Pass(Box<Pass>),
}

/// A search for a solution of a certain cost: the positions with most pegs first.
struct Pass {
    /// The cost.
    most: u32,
    /// The number of positions to keep for each number of pegs.
    width: usize,
    nodes: Vec<Node>,
    /// The node of each pair of a position and a set of classes, by the symmetric difference of both.
    seen: Table<Valued<u32>>,
    /// The nodes by their number of pegs.
    levels: Vec<Vec<u32>>,
    /// The number of pegs of the current level, and the number of its nodes that have been expanded.
    pegs: usize,
    expanded: usize,
    positions: u64,
    is_cut: bool,
}

/// A position after some chunks.
#[derive(Clone, Copy)]
struct Node {
    position: Position,
    /// The node before the last chunk, and the class of that chunk.
    before: u32,
    class: u64,
    /// The symmetric difference of the classes of all chunks.
    classes: u64,
    cost: u32,
    /// The most jumps of a chunk.
    longest: u32,
}

impl Memorable {
    /// Prepares a search, which takes as long as [`Judge::new`](crate::solve::Judge::new).
    pub fn new(problem: Problem, settings: Settings) -> Self {
        let memory = settings.memory / 8 * 7;
        let knowledge = Knowledge::new(&problem, settings.set_memory.min(memory));
        let recall = Recall {
            score: Score::new(problem.board(), knowledge.target.aims()[0], settings.seed),
            knowledge,
            blocks: blocks(problem.board()),
            purges: Vec::new(),
            packages: 0,
            best: Description::default(),
            is_complete: true,
        };
        let solver = Solver::new(problem.clone(), settings.with_memory(memory));
        Memorable { shell: Shell::new(problem, settings, recall, Ok(MemorableStage::Solve(Box::new(solver)))) }
    }
}

impl Algorithm for Recall {
    type Stage = MemorableStage;
    type Outcome = Result<Description, Proof>;

    fn step(&mut self, stage: &mut MemorableStage, task: &mut Task) -> Option<Next<MemorableStage, Self::Outcome>> {
        match stage {
            MemorableStage::Solve(solver) => {
                let outcome = solver.shell.run_within(&mut task.meter)?.clone();
                Some(self.after_solving(outcome, task))
            }
            MemorableStage::Learn => self.knowledge.learn(&mut task.meter).then_some(Ok(MemorableStage::Packages)),
            MemorableStage::Packages => {
                task.meter.count_work(BLOCK);
                self.find_packages(&task.problem);
                self.blocks.is_empty().then(|| self.pass(1, usize::MAX, task))
            }
            MemorableStage::Pass(pass) => {
                while !task.meter.is_spent() {
                    let Some(node) = pass.next(&self.score) else { return Some(self.after(pass, task)) };
                    task.meter.count_position();
                    pass.positions += 1;
                    let is_large = pass.positions > COMPLETE || pass.bytes() > task.settings.memory / 8;
                    if is_large && pass.width > WIDTH {
                        return Some(self.pass(pass.most, WIDTH, task));
                    }
                    if let Some(end) = self.expand(pass, node, &task.problem) {
                        let parts = self.parts(pass, end, &task.problem);
                        self.best = Description::new(task.problem.board(), parts);
                        self.best.is_proven = self.is_complete && pass.width > WIDTH;
                        return Some(Err(Ok(self.best.clone())));
                    }
                }
                None
            }
        }
    }

    fn activity(&self, stage: &MemorableStage) -> Activity {
        match stage {
            MemorableStage::Solve(solver) => solver.shell.activity(),
            MemorableStage::Learn | MemorableStage::Packages => Activity::Weights,
            MemorableStage::Pass(pass) if pass.width == WIDTH => Activity::Beam { width: WIDTH },
            MemorableStage::Pass(_) => Activity::Exhaustive,
        }
    }

    fn bytes(&self, stage: Option<&MemorableStage>) -> usize {
        let stage = match stage {
            Some(MemorableStage::Solve(solver)) => solver.memory(),
            Some(MemorableStage::Pass(pass)) => pass.bytes(),
            _ => 0,
        };
        let package = size_of::<(Package, u64)>() + LARGEST as usize * size_of::<Jump>();
        stage + self.knowledge.set_bytes() + self.packages * package
    }
}

impl Recall {
    /// The first description is that of any solution.
    fn after_solving(&mut self, outcome: Outcome, task: &Task) -> Next<MemorableStage, Result<Description, Proof>> {
        let line = match outcome {
            Outcome::Solved(line) => line.jumps,
            Outcome::Impossible(proof) => return Err(Err(proof)),
        };
        let parts = purges(task.problem.board(), &line).into_iter().enumerate();
        let parts = parts.flat_map(|(number, part)| match number % 2 {
            0 => moves(part).map(<[_]>::to_vec).collect(),
            _ => vec![part.to_vec()],
        });
        self.best = Description::new(task.problem.board(), parts);
        Ok(MemorableStage::Learn)
    }

    /// Finds the packages of a block, and their images.
    fn find_packages(&mut self, problem: &Problem) {
        let Some(block) = self.blocks.pop().filter(|_| self.packages < PACKAGES) else {
            self.is_complete &= self.blocks.is_empty();
            return self.blocks.clear();
        };
        let board = problem.board();
        let first = self.purges.len();
        for package in packages(board, block) {
            let class = class(problem, &package.jumps);
            for map in board.symmetries().permutations() {
                let image = package.image(map);
                let place = self.purges[first..].iter().position(|purges| purges.clears == image.clears);
                let place = place.map_or(self.purges.len(), |place| first + place);
                if place == self.purges.len() {
                    self.purges.push(Purges { clears: image.clears, packages: Vec::new() });
                }
                let all = &mut self.purges[place].packages;
                if !all.iter().any(|(other, _)| (other.holes, other.pegs) == (image.holes, image.pegs)) {
                    all.push((image, class));
                    self.packages += 1;
                }
            }
        }
    }

    /// A pass for a certain cost, unless the best description costs no more.
    fn pass(&self, most: u32, width: usize, task: &Task) -> Next<MemorableStage, Result<Description, Proof>> {
        if most >= self.best.cost {
            return Err(Ok(Description { is_proven: self.is_complete, ..self.best.clone() }));
        }
        let start = task.problem.start();
        let pegs = start.count() as usize;
        let mut levels = vec![Vec::new(); pegs + 1];
        levels[pegs].push(0);
        let node = Node { position: start, before: 0, class: 0, classes: 0, cost: 0, longest: 0 };
        let (nodes, seen) = (vec![node], Table::with(()));
        let pass = Pass { most, width, nodes, seen, levels, pegs, expanded: 0, positions: 0, is_cut: false };
        Ok(MemorableStage::Pass(Box::new(pass)))
    }

    fn after(&mut self, pass: &Pass, task: &Task) -> Next<MemorableStage, Result<Description, Proof>> {
        self.is_complete &= !pass.is_cut;
        self.pass(pass.most + 1, pass.width, task)
    }

    /// Adds the positions after each chunk; returns the node of a finish, if there is one.
    fn expand(&self, pass: &mut Pass, number: u32, problem: &Problem) -> Option<u32> {
        let node = pass.nodes[number as usize];
        let learned: Vec<u64> = pass.way(number).map(|node| node.class).collect();
        let mut end = None;
        self.chunks(&node, pass.most, problem, &mut |position, jumps, class, cost| {
            let is_new = !learned.contains(&class);
            let (cost, classes) = if is_new { (cost, class) } else { (IMAGE, 0) };
            #[allow(clippy::cast_possible_truncation, reason = "a line has at most 127 jumps")]
            let longest = node.longest.max(jumps.len() as u32);
            let (cost, classes) = (node.cost + cost, node.classes ^ classes);
            let is_end = problem.finish().is_met_by(position);
            let rest = position.count().saturating_sub(problem.finish().peg_count());
            if end.is_some() || cost + least(rest, longest) > pass.most {
                return;
            }
            let next = Node { position, before: number, class, classes, cost, longest };
            if is_end {
                end = Some(pass.push(next));
                return;
            }
            let key = self.knowledge.target.symmetries.canonical(position) ^ Position::from_bits(classes.into());
            let seen = pass.seen.of(key);
            if !seen.position.is_empty() {
                let other = &mut pass.nodes[seen.value as usize];
                if other.cost > cost {
                    *other = next;
                }
            } else if self.knowledge.verdict(position) != Verdict::Lost {
                let value = pass.push(next);
                pass.seen.add(Valued { position: key, value });
                pass.levels[position.count() as usize].push(value);
            }
        });
        end
    }

    /// Visits all chunks that can follow a node: the position after each, its jumps, its class, and its cost if it is
    /// not the image of an earlier one.
    fn chunks(&self, node: &Node, most: u32, problem: &Problem, visit: &mut Visit) {
        let position = node.position;
        for purges in self.purges.iter().filter(|purges| purges.clears.is_subset_of(position)) {
            for (package, class) in
                purges.packages.iter().filter(|(package, _)| position & package.holes == package.pegs)
            {
                visit(position - purges.clears, &package.jumps, *class, PURGE);
            }
        }
        // Longer sweeps cost too much, unless they are images.
        let longest = node.longest.max((most - node.cost).saturating_sub(of_sweep(0)));
        self.sweeps(position, None, longest, &mut Vec::new(), problem, visit);
    }

    fn sweeps(
        &self,
        position: Position,
        peg: Option<Hole>,
        longest: u32,
        jumps: &mut Vec<Jump>,
        problem: &Problem,
        visit: &mut Visit,
    ) {
        if jumps.len() as u32 >= longest {
            return;
        }
        for jump in problem.board().legal_jumps(position).filter(|jump| peg.is_none_or(|peg| jump.from == peg)) {
            let after = jump.play_unchecked(position);
            jumps.push(jump);
            visit(after, jumps, class(problem, jumps), of_sweep(jumps.len() as u32));
            self.sweeps(after, Some(jump.to), longest, jumps, problem, visit);
            jumps.pop();
        }
    }

    /// The chunks on the way to a node.
    fn parts(&self, pass: &Pass, number: u32, problem: &Problem) -> Vec<Vec<Jump>> {
        let mut parts: Vec<Vec<Jump>> = Vec::new();
        for node in pass.way(number) {
            let mut part = Vec::new();
            self.chunks(&pass.nodes[node.before as usize], pass.most, problem, &mut |position, jumps, class, _| {
                if (position, class) == (node.position, node.class) {
                    part = jumps.to_vec();
                }
            });
            parts.push(part);
        }
        parts.reverse();
        parts
    }
}

/// What visits a chunk.
type Visit<'a> = dyn FnMut(Position, &[Jump], u64, u32) + 'a;

impl Pass {
    fn push(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        (self.nodes.len() - 1) as u32
    }

    /// The nodes from this one back to the start, without the start itself.
    fn way(&self, number: u32) -> impl Iterator<Item = &Node> {
        let mut next = number;
        std::iter::from_fn(move || {
            let node = &self.nodes[next as usize];
            (std::mem::replace(&mut next, node.before) > 0).then_some(node)
        })
    }

    /// The next node to expand.
    fn next(&mut self, score: &Score) -> Option<u32> {
        while self.expanded == self.levels[self.pegs].len() {
            self.levels[self.pegs] = Vec::new();
            self.pegs = self.pegs.checked_sub(1)?;
            self.expanded = 0;
            if self.levels[self.pegs].len() > self.width {
                self.cut(score);
            }
        }
        self.expanded += 1;
        Some(self.levels[self.pegs][self.expanded - 1])
    }

    /// Keeps the nodes of a level that cost least, and among those the ones with the best score.
    fn cut(&mut self, score: &Score) {
        let level = &mut self.levels[self.pegs];
        let key = |&number: &u32| {
            let node = &self.nodes[number as usize];
            let score = score.sum(node.position) + score.loneliness(node.position);
            u64::from(node.cost) << 56 | u64::from((score + (1 << 20)).cast_unsigned()) << 32 | u64::from(number)
        };
        let mut keys: Vec<u64> = level.iter().map(key).collect();
        keys.sort_unstable();
        *level = keys[..self.width].iter().map(|&key| key as u32).collect();
        self.is_cut = true;
    }

    fn bytes(&self) -> usize {
        (self.nodes.capacity() + self.nodes.len() / 8) * size_of::<Node>() + self.seen.bytes()
    }
}

/// A number that is the same for all images of a chunk, and differs for any others.
fn class(problem: &Problem, jumps: &[Jump]) -> u64 {
    let of_image = |map: &[Hole]| {
        jumps.iter().fold(0, |class, jump| {
            let Jump { from, to, .. } = jump.image(map);
            Random::new(class ^ ((from.index() << 8) + to.index()) as u64).bits()
        })
    };
    problem.board().symmetries().permutations().map(of_image).min().unwrap_or_default()
}

/// The least cost of this many jumps, after chunks of up to `longest` jumps. A new sweep that is longer than a purge costs
/// at least as much as purges would, and so do its images, for up to 127 jumps.
fn least(jumps: u32, longest: u32) -> u32 {
    let new = (PURGE - IMAGE + jumps.div_ceil(LARGEST) * IMAGE).min(of_sweep(jumps));
    match jumps {
        0 => 0,
        _ if longest == 0 => new,
        _ => new.min(jumps.div_ceil(longest) * IMAGE),
    }
}
