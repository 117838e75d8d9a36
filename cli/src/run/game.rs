//! A game that was read, in its usual form, with its named positions.

use serde_json::{Value, json};

use super::Answer;
use super::answer::names_of;
use super::peg::Board;
use super::peg::game::{GameTree, Node};
use crate::ending::Ending;

pub struct Game {
    pub board: Board,
    pub tree: GameTree,
}

impl Answer for Game {
    fn ending(&self) -> Ending {
        Ending::Solved
    }

    fn json(&self) -> Value {
        let Game { board, tree } = self;
        let place = |(node, name): (Node, String)| {
            json!({
                "name": name,
                "jumps": names_of(board, &tree.line(node)),
                "position": board.draw(tree.position(node)).replace('\n', "/"),
            })
        };
        json!({ "game": board.game_text(tree), "places": self.places().map(place).collect::<Vec<_>>() })
    }

    /// The game, and below it a drawing of each position that has a name.
    fn text(&self) -> String {
        let Game { board, tree } = self;
        let place = |(node, name): (Node, String)| {
            format!("{name}, jumps: {}\n{}", tree.line(node).len(), board.draw(tree.position(node)))
        };
        let mut parts = vec![board.game_text(tree)];
        parts.extend(self.places().map(place));
        parts.join("\n\n")
    }
}

impl Game {
    fn places(&self) -> impl Iterator<Item = (Node, String)> {
        self.tree.nodes().flat_map(|node| self.tree.names(node).iter().map(move |name| (node, name.clone())))
    }
}
