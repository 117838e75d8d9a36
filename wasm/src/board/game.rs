//! Games with variations and annotations for JavaScript.

use wasm_bindgen::prelude::*;

use crate::{fields, object, record};
use peg_solitaire::game::{GameTree, Node};
use peg_solitaire::{Hole, moves};

use super::{Board, Thrown, list};

#[wasm_bindgen]
impl Board {
    /// The number of directions: 4, 6 or 8.
    #[wasm_bindgen(getter)]
    pub fn directions(&self) -> usize {
        self.0.directions().count()
    }

    /// Parses a game: jumps such as `d2-d4 d5-d3 b4-d4-d2`, with annotations, and with variations in round brackets
    /// after the jumps that they replace. In the result, every jump comes after the jump that precedes it in the game,
    /// and the main line comes before its variations. Throws if the text cannot be parsed or a jump is not legal.
    #[wasm_bindgen(js_name = readGame, unchecked_return_type = "GameRead")]
    pub fn read_game(&self, start: &str, text: &str) -> Result<JsValue, Thrown> {
        let game = self.0.parse_game(self.position(start)?, text)?;
        let nodes: Vec<Node> = game.nodes().collect();
        let mut places = vec![0; nodes.len()];
        nodes.iter().enumerate().for_each(|(place, node)| places[node.index()] = place);
        let jumps = list(nodes.iter().skip(1).map(|&node| self.game_jump(&game, node, &places)));
        let mut fields = fields! { jumps: jumps };
        fields.extend(self.notes(&game, game.root()));
        Ok(record(fields))
    }

    /// A game in standard form, as moves. Throws if the text cannot be parsed or a jump is not legal.
    #[wasm_bindgen(js_name = gameText, unchecked_return_type = "string")]
    pub fn game_text(&self, start: &str, text: &str) -> Result<JsValue, Thrown> {
        Ok(self.0.game_text(&self.0.parse_game(self.position(start)?, text)?).into())
    }

    /// A game in standard form, up to the first jump that cannot be parsed or is not legal.
    #[wasm_bindgen(js_name = playableGame, unchecked_return_type = "string")]
    pub fn playable_game(&self, start: &str, text: &str) -> Result<JsValue, Thrown> {
        Ok(self.0.game_text(&self.0.playable_game(self.position(start)?, text)).into())
    }
}

impl Board {
    /// A jump, with the list index of the preceding jump.
    fn game_jump(&self, game: &GameTree, node: Node, places: &[usize]) -> JsValue {
        let line = game.line(node);
        let (number, last) = (moves(&line).count(), moves(&line).next_back().unwrap_or_default());
        let mut fields = fields! { number: number, move: self.0.move_name(last) };
        if let Some((before, jump)) = game.last(node) {
            fields.push(("jump", self.0.jump_name(jump).into()));
            fields.extend(places[before.index()].checked_sub(1).map(|before| ("before", before.into())));
        }
        fields.extend(self.notes(game, node));
        record(fields)
    }

    /// The annotations of the position at a node, if it has any.
    pub(super) fn notes(&self, game: &GameTree, node: Node) -> Option<(&'static str, JsValue)> {
        let mut text = String::new();
        self.0.write_annotations(game, node, &mut text);
        if text.is_empty() {
            return None;
        }
        let annotations = game.annotations(node);
        let number = |hole: Hole| JsValue::from(hole.index());
        let arrow = |&(from, to): &(Hole, Hole)| object! { from: number(from), to: number(to) };
        let label = |(hole, text): &(Hole, String)| object! { hole: number(*hole), text: text };
        let drawn = annotations.arrows().iter().copied().chain(annotations.marks().holes().map(|hole| (hole, hole)));
        let notes = object! {
            text: text.trim_start(), comment: annotations.comment(), names: list(game.names(node)),
            arrows: list(annotations.arrows().iter().map(arrow)), marks: list(annotations.marks().holes().map(number)),
            labels: list(annotations.labels().iter().map(label)),
            colours: list(drawn.map(|(from, to)| annotations.colour(from, to).word())),
        };
        Some(("notes", notes))
    }
}
