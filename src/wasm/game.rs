//! Games with variations and annotations for JavaScript.

use wasm_bindgen::prelude::*;

use super::board::Board;
use super::thrown::Thrown;
use super::value::Value;
use crate::{GameTree, Hole, Node, moves};

#[wasm_bindgen]
impl Board {
    /// Reads a game: jumps such as `d2-d4 d5-d3 b4-d4-d2`, with annotations, and with variations in round brackets
    /// after the jumps that they replace. The jumps of the result come in order: each after the one before it, and the
    /// main line before its variations. Throws if the text cannot be read or a jump is not legal.
    #[wasm_bindgen(js_name = readGame, unchecked_return_type = "GameRead")]
    pub fn read_game(&self, start: &str, text: &str) -> Result<JsValue, Thrown> {
        let game = self.0.parse_game(self.position(start)?, text)?;
        let nodes: Vec<Node> = game.nodes().collect();
        let mut places = vec![0; nodes.len()];
        nodes.iter().enumerate().for_each(|(place, node)| places[node.index()] = place);
        let jump = |index: usize| self.game_jump(&game, nodes[index + 1], &places);
        let mut fields = vec![("jumps", list(nodes.len() - 1, &jump))];
        fields.extend(self.notes(&game, game.root()));
        Value::Object(fields).to_js()
    }

    /// A game in its usual form, by moves. Throws if it cannot be read or a jump is not legal.
    #[wasm_bindgen(js_name = gameText)]
    pub fn game_text(&self, start: &str, text: &str) -> Result<String, Thrown> {
        Ok(self.0.game_text(&self.0.parse_game(self.position(start)?, text)?))
    }

    /// A game up to the first place that cannot be read or is not legal, in its usual form.
    #[wasm_bindgen(js_name = playableGame)]
    pub fn playable_game(&self, start: &str, text: &str) -> Result<String, Thrown> {
        Ok(self.0.game_text(&self.0.playable_game(self.position(start)?, text)))
    }
}

impl Board {
    /// A jump, and the place of the one before it in the list.
    fn game_jump(&self, game: &GameTree, node: Node, places: &[usize]) -> Value {
        let line = game.line(node);
        let (number, last) = (moves(&line).count(), moves(&line).next_back().unwrap_or_default());
        let mut fields = vec![("number", number.into()), ("move", self.0.move_name(last).into())];
        if let Some((before, jump)) = game.last(node) {
            fields.push(("jump", self.0.jump_name(jump).into()));
            fields.extend(places[before.index()].checked_sub(1).map(|before| ("before", before.into())));
        }
        fields.extend(self.notes(game, node));
        Value::Object(fields)
    }

    /// The annotations of the position at a node, if it has any.
    pub(super) fn notes(&self, game: &GameTree, node: Node) -> Option<(&'static str, Value)> {
        let mut text = String::new();
        self.0.write_annotations(game, node, &mut text);
        if text.is_empty() {
            return None;
        }
        let annotations = game.annotations(node);
        let (names, arrows, labels) = (game.names(node), annotations.arrows(), annotations.labels());
        let number = |hole: Hole| Value::from(hole.index());
        let marks: Vec<Hole> = annotations.marks().holes().collect();
        let arrow = |index: usize| Value::object([("from", number(arrows[index].0)), ("to", number(arrows[index].1))]);
        let label = |index: usize| {
            let (hole, text) = &labels[index];
            Value::object([("hole", number(*hole)), ("text", text.as_str().into())])
        };
        let notes = Value::object([
            ("text", text.trim_start().into()),
            ("comment", annotations.comment().into()),
            ("names", list(names.len(), &|index| names[index].as_str().into())),
            ("arrows", list(arrows.len(), &arrow)),
            ("marks", list(marks.len(), &|index| number(marks[index]))),
            ("labels", list(labels.len(), &label)),
        ]);
        Some(("notes", notes))
    }
}

/// One function for all lists: a copy for each would make the download larger.
fn list(length: usize, item: &dyn Fn(usize) -> Value) -> Value {
    Value::List((0..length).map(item).collect())
}
