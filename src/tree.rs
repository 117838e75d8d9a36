//! A game with its variations.

use crate::jump::{IllegalJump, Jump};
use crate::position::Position;

/// The positions of a game: its start, and what was played from there.
///
/// Where several jumps follow a position, the first one belongs to the main line, and each of the others begins a variation.
/// [`Board::parse_game`](crate::Board::parse_game) and [`Board::game_text`](crate::Board::game_text) read and write such games.
///
/// Two games are equal when they have the same start, jumps and variations, in whatever order those were played.
///
/// ```
/// use peg_solitaire::{Board, GameTree};
///
/// let board: Board = "english".parse()?;
/// let jumps = board.parse_jumps("d2-d4, b3-d3, f3-d3")?;
/// let mut game = GameTree::new(board.vacancy(board.parse_hole("d4")?));
/// let first = game.play(game.root(), jumps[0])?;
/// let second = game.play(first, jumps[1])?;
/// let variation = game.play(first, jumps[2])?;
/// assert_eq!(game.next(first), [second, variation]);
/// assert_eq!(game.line(variation), [jumps[0], jumps[2]]);
/// assert_eq!(game.play(first, jumps[1])?, second);
/// assert_eq!(board.game_text(&game), "d2-d4 b3-d3 (f3-d3)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The start, and each position after those that lead to it.
    entries: Vec<Entry>,
}

/// A position of a [`GameTree`], and the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node(usize);

impl Node {
    /// Its number among [`GameTree::nodes`]; the root has 0.
    pub fn index(self) -> usize {
        self.0
    }
}

#[derive(Clone, Debug)]
struct Entry {
    position: Position,
    /// The jump that led here, and from where.
    last: Option<(Node, Jump)>,
    next: Vec<Node>,
}

impl GameTree {
    /// A game in which nothing is played yet.
    pub fn new(start: Position) -> Self {
        GameTree { entries: vec![Entry { position: start, last: None, next: Vec::new() }] }
    }

    /// The start.
    pub fn root(&self) -> Node {
        Node(0)
    }

    /// Plays a jump at a node: goes to where the game has it already, or adds it after the others.
    ///
    /// # Errors
    /// [`IllegalJump`] when the jump is not legal there.
    ///
    /// # Panics
    /// When the game has no such node, as in all calls.
    pub fn play(&mut self, node: Node, jump: Jump) -> Result<Node, IllegalJump> {
        let position = jump.play(self.position(node))?;
        if let Some(known) = self.next(node).iter().find(|&&next| self.position(next) == position) {
            return Ok(*known);
        }
        let new = Node(self.entries.len());
        self.entries.push(Entry { position, last: Some((node, jump)), next: Vec::new() });
        self.entries[node.0].next.push(new);
        Ok(new)
    }

    /// The position at a node.
    pub fn position(&self, node: Node) -> Position {
        self.entries[node.0].position
    }

    /// The jump that led to a node, and the node before it; none at the root.
    pub fn last(&self, node: Node) -> Option<(Node, Jump)> {
        self.entries[node.0].last
    }

    /// The nodes after a node: the main line first, then the variations.
    pub fn next(&self, node: Node) -> &[Node] {
        &self.entries[node.0].next
    }

    /// The jumps from the start to a node.
    pub fn line(&self, node: Node) -> Vec<Jump> {
        let back = std::iter::successors(self.last(node), |&(before, _)| self.last(before));
        let mut jumps: Vec<Jump> = back.map(|(_, jump)| jump).collect();
        jumps.reverse();
        jumps
    }

    /// All nodes: each after the one that leads to it, and the main line before its variations.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + use<> {
        (0..self.entries.len()).map(Node)
    }

    fn is_alike(&self, node: Node, other: &GameTree, twin: Node) -> bool {
        let (next, twins) = (self.next(node), other.next(twin));
        self.position(node) == other.position(twin)
            && next.len() == twins.len()
            && next.iter().zip(twins).all(|(&node, &twin)| self.is_alike(node, other, twin))
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.is_alike(self.root(), other, other.root())
    }
}

impl Eq for GameTree {}
