//! A game that was read, in its usual form, with its named positions.

use serde_json::{Value, json};

use super::peg::{Board, GameTree, Node};

/// The game, and below it a drawing of each position that has a name.
pub fn text(board: &Board, game: &GameTree) -> String {
    let mut parts = vec![board.game_text(game)];
    for (node, name) in places(game) {
        parts.push(format!("{name}, jumps: {}\n{}", game.line(node).len(), board.draw(game.position(node))));
    }
    parts.join("\n\n")
}

pub fn json(board: &Board, game: &GameTree) -> Value {
    let place = |(node, name): (Node, String)| {
        json!({
            "name": name,
            "jumps": super::answer::names_of(board, &game.line(node)),
            "position": board.draw(game.position(node)).replace('\n', "/"),
        })
    };
    json!({ "game": board.game_text(game), "places": places(game).map(place).collect::<Vec<_>>() })
}

fn places(game: &GameTree) -> impl Iterator<Item = (Node, String)> {
    game.nodes().flat_map(|node| game.names(node).iter().map(move |name| (node, name.clone())))
}
