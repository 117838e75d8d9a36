//! Judges of positions, for JavaScript.

use wasm_bindgen::prelude::*;

use super::{Board, Thrown, bytes, settings};
use crate::{list, number, object};
use peg_solitaire::Jump;
#[cfg(feature = "engine")]
use peg_solitaire::solve::SharedJumps;
use peg_solitaire::solve::{Judge as CoreJudge, Judgement};

/// The default memory limit of a complete set: enough for the English board.
const SET_MEGABYTES: u32 = 72;

/// Judges the positions of a game, one at a time and in slices, and remembers what it has learned.
#[wasm_bindgen]
pub struct Judge(CoreJudge);

#[wasm_bindgen]
impl Judge {
    /// Prepares a judge and asks about the start. `megabytes` limits the memory; the default is 192. `setMegabytes`
    /// limits the memory of a complete set, which makes every question a table lookup; the default is 72.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        megabytes: Option<u32>,
        #[wasm_bindgen(js_name = setMegabytes)] set_megabytes: Option<u32>,
    ) -> Result<Judge, Thrown> {
        let set_memory = bytes(set_megabytes.unwrap_or(SET_MEGABYTES));
        let settings = settings(None, megabytes).with_set_memory(set_memory);
        Ok(Judge(CoreJudge::new(board.problem(start, finish)?, settings)))
    }

    /// Asks about a position and abandons the previous question.
    pub fn ask(&mut self, position: &str) -> Result<(), Thrown> {
        let position = self.0.problem().board().parse_position(position)?;
        self.0.ask(position).map_err(Thrown::new)
    }

    /// Examines about `positions` positions and returns the judgement so far. Call this method until the state is
    /// `judged`.
    #[wasm_bindgen(unchecked_return_type = "Judgement")]
    pub fn run(&mut self, positions: u32) -> JsValue {
        let is_judged = self.0.run(positions.into()).is_some();
        let Judgement { verdict, jumps, .. } = self.0.judgement();
        let name = |jump: Jump| self.0.problem().board().jump_name(jump);
        let jumps = jumps.iter().map(|&(jump, verdict)| object! { jump: name(jump), verdict: verdict.key() });
        object! {
            state: if is_judged { "judged" } else { "running" }, verdict: verdict.key(), jumps: list(jumps),
            positions: number(self.0.progress().positions),
        }
    }

    /// Examines about `positions` positions to learn for later questions. Returns `true` when there is nothing left to
    /// learn.
    pub fn prepare(&mut self, positions: u32) -> bool {
        self.0.prepare(positions.into())
    }

    /// The memory that the judge uses, in bytes.
    #[wasm_bindgen(getter)]
    pub fn memory(&self) -> f64 {
        number(self.0.memory() as u64)
    }
}

#[cfg(feature = "engine")]
#[wasm_bindgen]
impl Judge {
    /// The jumps that occur in every solution from a position; `undefined` if no solution is found. The result may be
    /// incomplete, because at most `positions` positions are examined for each jump.
    #[wasm_bindgen(unchecked_return_type = "SharedJumps | undefined")]
    pub fn shared(&self, position: &str, positions: usize) -> Result<JsValue, Thrown> {
        let board = self.0.problem().board();
        let value = |SharedJumps { jumps, is_complete, .. }: SharedJumps| {
            object! { jumps: list(jumps.iter().map(|&jump| board.jump_name(jump))), isComplete: is_complete }
        };
        let shared = self.0.shared_jumps(board.parse_position(position)?, positions);
        Ok(shared.map_or(JsValue::UNDEFINED, value))
    }
}
