//! A game with its variations.

mod annotations;

pub(crate) use annotations::is_name;
pub use annotations::{AnnotationError, Annotations, Colour};

use crate::error::error;
use crate::rules::{Board, Jump, JumpError, Position};

/// A game as a tree: its start, and every position that was reached from the start.
///
/// If several jumps follow a position, the first one belongs to the main line, and each of the others begins a
/// variation. [`Board::parse_game`](crate::Board::parse_game) and [`Board::game_text`](crate::Board::game_text) read
/// and write such games. Each position may have [`Annotations`], and names by which an author refers to it.
///
/// Two games are equal if they have the same board, start, main lines, variations, annotations and names, regardless of
/// the order in which they were added.
///
/// ```
/// use peg_solitaire::game::GameTree;
/// use peg_solitaire::Board;
///
/// let board: Board = "english".parse()?;
/// let jumps = board.parse_jumps("d2-d4, b3-d3, f3-d3")?;
/// let mut game = GameTree::new(&board, board.vacancy(board.parse_hole("d4")?));
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
    board: Board,
    /// The start, followed by the other positions. Every position comes after its parent.
    entries: Vec<Entry>,
}

/// A position in a [`GameTree`], with the jumps that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node(usize);

impl Node {
    /// The number of nodes that were added before this one; 0 for the root.
    pub fn index(self) -> usize {
        self.0
    }
}

#[derive(Clone, Debug, Default)]
struct Entry {
    position: Position,
    /// The jump that led to this position, and the node from which it was played.
    last: Option<(Node, Jump)>,
    next: Vec<Node>,
    annotations: Annotations,
    /// The names, sorted.
    names: Vec<String>,
}

impl GameTree {
    /// A game without jumps. Pegs outside the board are removed from `start`.
    pub fn new(board: &Board, start: Position) -> Self {
        let start = start & board.holes();
        GameTree { board: board.clone(), entries: vec![Entry { position: start, ..Entry::default() }] }
    }

    /// The start.
    pub fn root(&self) -> Node {
        Node(0)
    }

    /// Plays a jump at a node and returns the resulting node. A new node is added after its siblings.
    ///
    /// # Errors
    /// [`PlayError`] if the board does not have the jump, or if the jump is not legal in the position at the node.
    ///
    /// # Panics
    /// Like every method that takes a node, panics if the game has no such node.
    pub fn play(&mut self, node: Node, jump: Jump) -> Result<Node, PlayError> {
        if self.board.jump_between(jump.from, jump.to) != Some(jump) {
            return Err(PlayError::NotOnBoard(jump));
        }
        let position = jump.play(self.position(node)).map_err(PlayError::Illegal)?;
        if let Some(known) = self.next(node).iter().find(|&&next| self.position(next) == position) {
            return Ok(*known);
        }
        let new = Node(self.entries.len());
        self.entries.push(Entry { position, last: Some((node, jump)), ..Entry::default() });
        self.entries[node.0].next.push(new);
        Ok(new)
    }

    /// The position at a node.
    pub fn position(&self, node: Node) -> Position {
        self.entries[node.0].position
    }

    /// A node's parent, and the jump that leads from it to the node; `None` at the root.
    pub fn last(&self, node: Node) -> Option<(Node, Jump)> {
        self.entries[node.0].last
    }

    /// A node's children: the main line first, then the variations.
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

    /// All nodes. Every node comes after its parent, and the main line comes before its variations.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + use<> {
        let (mut nodes, mut open) = (Vec::new(), vec![self.root()]);
        while let Some(node) = open.pop() {
            nodes.push(node);
            open.extend(self.next(node).iter().rev());
        }
        nodes.into_iter()
    }

    /// The annotations of the position at a node.
    pub fn annotations(&self, node: Node) -> &Annotations {
        &self.entries[node.0].annotations
    }

    /// The annotations of the position at a node, for editing.
    ///
    /// ```
    /// use peg_solitaire::game::GameTree;
    /// use peg_solitaire::Board;
    ///
    /// let board: Board = "english".parse()?;
    /// let mut game = GameTree::new(&board, board.vacancy(board.parse_hole("d4")?));
    /// let first = game.play(game.root(), board.parse_jumps("d2-d4")?[0])?;
    /// game.annotate(game.root()).set_comment("All first jumps are alike.");
    /// game.annotate(first).set_marks([board.parse_hole("d3")?].into());
    /// game.set_name(first, "opening")?;
    /// assert_eq!(board.game_text(&game), "{All first jumps are alike.} d2-d4 [id opening] [mark d3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn annotate(&mut self, node: Node) -> &mut Annotations {
        &mut self.entries[node.0].annotations
    }

    /// The names of the position at a node, sorted.
    pub fn names(&self, node: Node) -> &[String] {
        &self.entries[node.0].names
    }

    /// The node with this name.
    pub fn named(&self, name: &str) -> Option<Node> {
        self.nodes().find(|&node| self.names(node).iter().any(|other| other == name))
    }

    /// Adds a name to the position at a node.
    ///
    /// # Errors
    /// [`AnnotationError`] if the name contains characters other than letters, digits, `-` and `_`, if it consists only
    /// of digits, or if another position already has the same name.
    pub fn set_name(&mut self, node: Node, name: &str) -> Result<(), AnnotationError> {
        if !is_name(name) {
            return Err(AnnotationError::Name);
        }
        match self.named(name) {
            Some(other) if other != node => return Err(AnnotationError::NameInUse),
            Some(_) => {}
            None => {
                let names = &mut self.entries[node.0].names;
                names.insert(names.partition_point(|other| other.as_str() < name), name.into());
            }
        }
        Ok(())
    }

    /// Adds a name. It must be valid and unused, and must come after the position's other names in alphabetical order.
    pub(crate) fn push_name(&mut self, node: Node, name: &str) {
        self.entries[node.0].names.push(name.into());
    }

    /// Removes a name from the position that has it, if any.
    pub fn remove_name(&mut self, name: &str) {
        for entry in &mut self.entries {
            entry.names.retain(|other| other != name);
        }
    }

    fn is_alike(&self, node: Node, other: &GameTree, twin: Node) -> bool {
        let (next, twins) = (self.next(node), other.next(twin));
        let main = |game: &GameTree, next: &[Node]| next.first().map(|&node| game.position(node));
        self.position(node) == other.position(twin)
            && self.annotations(node) == other.annotations(twin)
            && self.names(node) == other.names(twin)
            && next.len() == twins.len()
            && main(self, next) == main(other, twins)
            && next.iter().all(|&node| twins.iter().any(|&twin| self.is_alike(node, other, twin)))
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.is_alike(self.root(), other, other.root())
    }
}

impl Eq for GameTree {}

/// The reason why a jump cannot be played in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayError {
    /// The game's board does not have this jump.
    NotOnBoard(Jump),
    /// The jump is not legal in the position in which it was tried.
    Illegal(JumpError),
}

error!(PlayError {
    PlayError::NotOnBoard(Jump { from, over, to }) =>
        "the board has no jump from hole {} over {} to {}", from.index(), over.index(), to.index();
    PlayError::Illegal(illegal) => "{illegal}";
});
