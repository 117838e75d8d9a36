//! Prints a game in standard form, with its named positions.

use serde::Serialize;

use super::Answer;
use super::answer::names_of;
use super::peg::Board;
use super::peg::game::{GameTree, Node};
use crate::ending::Ending;

#[derive(Serialize)]
pub struct Game {
    game: String,
    places: Vec<Place>,
}

#[derive(Serialize)]
struct Place {
    jumps: Vec<String>,
    name: String,
    position: String,
}

impl Game {
    pub fn new(board: &Board, tree: &GameTree) -> Self {
        let place = |node: Node, name: &String| Place {
            jumps: names_of(board, &tree.line(node)),
            name: name.clone(),
            position: board.draw(tree.position(node)).replace('\n', "/"),
        };
        let places = tree.nodes().flat_map(|node| tree.names(node).iter().map(move |name| place(node, name)));
        Game { game: board.game_text(tree), places: places.collect() }
    }
}

impl Answer for Game {
    fn ending(&self) -> Ending {
        Ending::Solved
    }

    /// The game, followed by a drawing of each position that has a name.
    fn text(&self) -> String {
        let place = |Place { jumps, name, position }: &Place| {
            format!("{name}, jumps: {}\n{}", jumps.len(), position.replace('/', "\n"))
        };
        let mut parts = vec![self.game.clone()];
        parts.extend(self.places.iter().map(place));
        parts.join("\n\n")
    }
}
