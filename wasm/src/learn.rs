//! Searches, proofs and complete sets for the article.

use js_sys::{Int32Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::{Thrown, board::Board, list, number, object, searches::bytes};
use peg_solitaire::complete_set::CompleteSet;
use peg_solitaire::proof::{Pagoda, PagodaError};
use peg_solitaire::{Finish, Position};
use peg_solitaire_visualizer::{self as visualizer, Ending, Method};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("learn.d.ts");

/// The number of bytes that a search takes for each position that it remembers.
const REMEMBERED: usize = 50;

/// A search that can be watched step by step.
#[wasm_bindgen]
pub struct Watch {
    watch: visualizer::Watch,
    board: peg_solitaire::Board,
}

#[wasm_bindgen]
impl Watch {
    /// Prepares a search: `backtracking`, `remembering`, `symmetry`, `beam` or `both-ends`. `megabytes` limits the
    /// memory for the positions that the search remembers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &Board,
        start: &str,
        finish: &str,
        #[wasm_bindgen(unchecked_param_type = "Method")] method: &str,
        megabytes: u32,
    ) -> Result<Watch, Thrown> {
        let named = Method::NAMED.into_iter().find(|&(name, _)| name == method);
        let (_, method) = named.ok_or_else(|| Thrown::new("method: expected the name of a search"))?;
        let most = bytes(megabytes) / REMEMBERED;
        let watch = visualizer::Watch::new(board.problem(start, finish)?, method, most);
        Ok(Watch { watch, board: board.0.clone() })
    }

    /// Takes `steps` steps, or fewer if the search ends. A step examines either one position or all positions that are
    /// one jump away from it.
    #[wasm_bindgen(unchecked_return_type = "WatchReport")]
    pub fn run(&mut self, steps: u32) -> JsValue {
        self.watch.run(steps.into());
        let state = match self.watch.ending() {
            None => "running",
            Some(Ending::Solved(_)) => "solved",
            Some(Ending::Impossible) => "impossible",
            Some(Ending::Lost | Ending::OutOfMemory) => "unknown",
        };
        let counters = self.watch.counters();
        object! {
            state: state, positions: number(counters.positions), deadEnds: number(counters.dead_ends),
            remembered: counters.remembered, depth: self.watch.path().len(),
        }
    }

    /// The jumps to the current position of the search, or the solution, once there is one.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn path(&self) -> JsValue {
        self.board.moves_text(&self.watch.path()).into()
    }
}

#[wasm_bindgen]
impl Board {
    /// Sets of holes, as positions. No jump changes whether the number of pegs in such a set is even or odd. The
    /// symmetric difference of two of these sets has the same property.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn classes(&self) -> JsValue {
        list(self.0.classes().invariants().iter().map(|&set| self.text(set)))
    }

    /// Computes the total weights of a start and a finish. `broken` is the first jump that would increase the total
    /// weight of a position. The weights are in the order of the holes. Throws if the weights are not an `Int32Array`
    /// with one weight for each hole.
    #[wasm_bindgen(unchecked_return_type = "Weighed")]
    pub fn weigh(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Int32Array")] weights: &JsValue,
        start: &str,
        finish: &str,
    ) -> Result<JsValue, Thrown> {
        let weights = weights.dyn_ref::<Int32Array>();
        let weights = weights.ok_or_else(|| Thrown::new("weights: expected an Int32Array, found something else"))?;
        let (expected, found) = (self.0.hole_count(), weights.length() as usize);
        if found != expected {
            let message = format!("weights: expected {expected}, one for each hole, found {found}");
            return Err(Thrown::new(message));
        }
        let weights = weights.to_vec();
        let (start, finish) = self.ends(start, finish)?;
        let total = |position: Position| -> f64 { position.holes().map(|hole| f64::from(weights[hole.index()])).sum() };
        let (start, finish) = (total(start), total(finish));
        let broken = match Pagoda::new(&self.0, weights) {
            Ok(_) => JsValue::UNDEFINED,
            Err(PagodaError::Raised { by }) => self.0.jump_name(by).into(),
            Err(error) => return Err(Thrown::new(error)),
        };
        let refutes = broken.is_undefined() && finish > start;
        Ok(object! { broken: broken, start: start, finish: finish, refutes: refutes })
    }

    /// Weights that prove that a finish is out of reach; `undefined` if there are none.
    #[wasm_bindgen(js_name = findPagoda, unchecked_return_type = "number[] | undefined")]
    pub fn find_pagoda(&self, start: &str, finish: &str) -> Result<JsValue, Thrown> {
        let (start, finish) = self.ends(start, finish)?;
        let found = Pagoda::refuting(&self.0, start, &[finish]);
        Ok(found.map_or(JsValue::UNDEFINED, |pagoda| list(pagoda.weights().iter().copied())))
    }
}

impl Board {
    /// Parses a start and a finish; the finish is returned as a position.
    fn ends(&self, start: &str, finish: &str) -> Result<(Position, Position), Thrown> {
        let pattern = Finish::parse(finish, &self.0)?.pattern();
        let pattern = pattern.ok_or_else(|| Thrown::new("finish: expected a hole or a pattern"))?;
        Ok((self.position(start)?, pattern))
    }
}

/// The column of a point in a picture is computed from the pegs in this number of holes.
const ACROSS: usize = 9;
/// The row of a point in a picture is computed from the pegs in this number of holes.
const DOWN: usize = 8;

/// All positions from which play can reach a finish.
#[wasm_bindgen]
pub struct PositionSet {
    set: CompleteSet,
    /// The pictures, indexed by number of pegs, with the number of positions at each point. Empty until the first
    /// picture is requested.
    pictures: Vec<Vec<u64>>,
}

#[wasm_bindgen]
impl PositionSet {
    /// Prepares the set. Throws if the set needs more than `megabytes` megabytes, or more memory than is available.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board, finish: &str, megabytes: u32) -> Result<PositionSet, Thrown> {
        let (_, finish) = board.ends(&board.rows(Position::EMPTY), finish)?;
        let set = CompleteSet::reaching(&board.0, &[finish], bytes(megabytes)).map_err(Thrown::new)?;
        Ok(PositionSet { set, pictures: Vec::new() })
    }

    /// Does about the same amount of work as examining `positions` positions. Returns `true` once the set is complete.
    pub fn run(&mut self, positions: u32) -> bool {
        self.set.run(positions.into()).is_some()
    }

    /// The proportion of the work that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.set.progress()
    }

    /// The number of positions with 0, 1, 2, ... pegs.
    pub fn counts(&self) -> Vec<f64> {
        self.set.counts().into_iter().map(number).collect()
    }

    /// The positions with `pegs` pegs, as a picture with 512 columns and 256 rows of points. Each column stands for a
    /// combination of pegs in nine holes, and each row for a combination of pegs in eight others, ordered from few pegs
    /// to many. The brightness of a point, from 0 to 255, shows how many positions of the set match both combinations.
    /// The first picture takes as long to compute as the set itself.
    pub fn picture(&mut self, pegs: usize) -> Uint8Array {
        if self.pictures.is_empty() {
            self.pictures = self.set.pictures(ACROSS, DOWN);
        }
        let points = self.pictures.get(pegs).map_or(&[] as &[u64], Vec::as_slice);
        let most = number(points.iter().copied().max().unwrap_or(0).max(1));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a shade is from 0 to 255")]
        let shade = |&count: &u64| ((number(count) / most).sqrt() * 255.0) as u8;
        let shades: Vec<u8> = points.iter().map(shade).collect();
        Uint8Array::from(shades.as_slice())
    }
}
